"""All chance of a game: Dice thrown and piles shuffled, from one small generator inside the state.

The generator is sfc32, made of four 32-bit words. Its sums and products stay below 2**63, so that `i64` and `int`
agree and the compiled engine deals the same game as the pure one.
"""

from hashlib import sha256
from struct import unpack
from typing import Final, TypeVar

from scholars.engine.native import i64, mypyc_attr

Item = TypeVar("Item")

WORD_BITS: Final = 32
WORD_MASK: Final = 0xFFFF_FFFF
MOST_OUTCOMES: Final = 0x8000_0000
SECRET_BITS: Final = 128  # a longer seed is a secret: the generator's own words could be found out from what they tell


@mypyc_attr(acyclic=True)
class Chance:
    """A generator of random numbers: three mixed words and a counter."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        """Continue from four words as `words` tells them."""
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    @staticmethod
    def seeded(seed: int) -> "Chance":
        """Start from a seed, an integer of any size and sign."""
        digest = sha256(f"{seed:x}".encode()).digest()
        return Chance.from_words(unpack(">4I", digest[:16]))

    @staticmethod
    def of_turn(seed: int, turn: i64) -> "Chance":
        """Start a turn from a secret seed and the number of the turn: what was seen before tells nothing of it."""
        digest = sha256(f"{seed:x} {turn}".encode()).digest()
        return Chance.from_words(unpack(">4I", digest[:16]))

    @staticmethod
    def from_words(words: tuple[int, ...]) -> "Chance":
        """Continue from words that came from outside, and refuse what no generator can hold."""
        if len(words) != 4 or not all(0 <= word <= WORD_MASK for word in words):
            raise ValueError(f"a generator is four words of {WORD_BITS} bits, not {words!r}")
        a, b, c, counter = words
        return Chance(a, b, c, counter)

    def words(self) -> tuple[int, int, int, int]:
        """Everything the generator holds."""
        return (self.a, self.b, self.c, self.counter)

    def next(self) -> i64:
        """The next 32 random bits."""
        drawn = (self.a + self.b + self.counter) & WORD_MASK
        self.counter = (self.counter + 1) & WORD_MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD_MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + drawn) & WORD_MASK
        return drawn

    def below(self, outcomes: i64) -> i64:
        """One of 0, 1, ... up to `outcomes` - 1, each equally likely.

        Lemire's method: a word times `outcomes` has the result in its upper half; the few words whose lower half would
        favour some results are drawn again.
        """
        if not 1 <= outcomes <= MOST_OUTCOMES:
            raise ValueError(f"chance chooses among 1 to {MOST_OUTCOMES} outcomes, not {outcomes}")
        product = self.next() * outcomes
        if product & WORD_MASK < outcomes:
            favoured = (WORD_MASK + 1 - outcomes) % outcomes
            while product & WORD_MASK < favoured:
                product = self.next() * outcomes
        return product >> WORD_BITS

    def shuffled(self, pile: tuple[Item, ...]) -> tuple[Item, ...]:
        """The same items in a new order, each order equally likely."""
        items = list(pile)
        for last in range(i64(len(items)) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return tuple(items)

    def sorted_and_shuffled(self, cards: list[int]) -> tuple[int, ...]:
        """Cards in an order that has nothing to do with the one they lie in."""
        cards.sort()
        return self.shuffled(tuple(cards))

    def clone(self) -> "Chance":
        """A generator that will tell the same numbers, on its own."""
        return Chance(self.a, self.b, self.c, self.counter)

    def __eq__(self, other: object) -> bool:
        """Two generators are equal when they will tell the same numbers."""
        return isinstance(other, Chance) and self.words() == other.words()

    def __reduce__(self) -> tuple[type["Chance"], tuple[int, int, int, int]]:
        """Pickle as the four words."""
        return (Chance, self.words())

    def __repr__(self) -> str:
        """As the four words, from which `Chance` starts again."""
        return f"Chance{self.words()}"
