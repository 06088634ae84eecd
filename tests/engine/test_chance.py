"""The generator of all chance: it is sfc32, it is fair, and it can be copied and continued."""

import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice, permutations
from math import cbrt, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scholars.engine.chance import Chance

WORDS = st.tuples(*[st.integers(0, 2**32 - 1)] * 4)


def reference(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """The numbers of sfc32, written down after its author's C code: every sum and shift modulo 2**32."""
    modulus = 2**32
    while True:
        drawn = (a + b + counter) % modulus
        counter = (counter + 1) % modulus
        a, b, c = b ^ (b // 2**9), c * 9 % modulus, (c * 2**21 % modulus + c // 2**11 + drawn) % modulus
        yield drawn


def surprise(counts: Sequence[int]) -> float:
    """How surprising counts are if all should be alike, in standard deviations.

    A chi-square test, brought to the normal distribution by Wilson and Hilferty.
    """
    expected = sum(counts) / len(counts)
    freedom = len(counts) - 1
    statistic = sum((count - expected) ** 2 / expected for count in counts)
    variance = 2 / (9 * freedom)
    return abs(cbrt(statistic / freedom) - (1 - variance)) / sqrt(variance)


def throws(chance: Chance, outcomes: int, times: int) -> list[int]:
    """How often each outcome came up."""
    counts = Counter(chance.below(outcomes) for _ in range(times))
    return [counts[outcome] for outcome in range(outcomes)]


def shuffles(chance: Chance, times: int) -> list[int]:
    """How often each order of four cards came up."""
    cards = (1, 2, 3, 4)
    counts = Counter(chance.shuffled(cards) for _ in range(times))
    return [counts[order] for order in permutations(cards)]


@given(WORDS)
def test_it_is_sfc32(words: tuple[int, int, int, int]) -> None:
    """From any four words the numbers are those of sfc32."""
    chance = Chance(*words)
    assert [chance.next() for _ in range(50)] == list(islice(reference(*words), 50))


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    """A record of today is dealt the same way tomorrow, by every build."""
    chance = Chance.seeded(7)
    assert [chance.next() for _ in range(4)] == [1587632448, 1688901456, 2180341039, 1540169209]
    assert [chance.below(6) for _ in range(12)] == [3, 1, 1, 4, 4, 0, 4, 2, 4, 0, 0, 1]
    assert chance.shuffled(tuple("scholars")) == tuple("sshorlca")


@pytest.mark.parametrize("seed", [0, 7, -7, 2**64, 2**256 - 1])
def test_a_seed_may_have_any_size(seed: int) -> None:
    """The words are the first of the SHA-256 of the seed in hexadecimal."""
    digest = sha256(format(seed, "x").encode()).hexdigest()
    assert Chance.seeded(seed).words() == tuple(int(digest[start : start + 8], 16) for start in (0, 8, 16, 24))


def test_a_turn_starts_from_the_seed_and_its_number() -> None:
    """For ever in the same way, so that a revealed seed tells every Die; and each turn in its own."""
    digest = sha256(f"{2**255:x} 13".encode()).hexdigest()
    assert Chance.of_turn(2**255, 13).words() == tuple(int(digest[start : start + 8], 16) for start in (0, 8, 16, 24))
    assert Chance.of_turn(2**255, 13) != Chance.of_turn(2**255, 14)
    assert Chance.of_turn(2**255, 13) != Chance.of_turn(2**254, 13)


@given(WORDS, st.integers(1, 2**31))
def test_below_stays_below(words: tuple[int, int, int, int], outcomes: int) -> None:
    """The largest number of outcomes is as safe as the smallest."""
    chance = Chance(*words)
    assert all(0 <= chance.below(outcomes) < outcomes for _ in range(20))


@pytest.mark.parametrize("outcomes", [0, -1, 2**31 + 1])
def test_what_cannot_be_drawn_is_refused(outcomes: int) -> None:
    """There is no choice among nothing, and none among more than a word can tell apart."""
    with pytest.raises(ValueError, match="outcomes"):
        Chance.seeded(1).below(outcomes)


@pytest.mark.parametrize("outcomes", [2, 6, 7, 60, 1000])
def test_every_outcome_is_equally_likely(outcomes: int) -> None:
    """No number below n comes up more often than chance explains."""
    assert surprise(throws(Chance.seeded(outcomes), outcomes, times=200 * outcomes)) < 4


def test_words_that_would_favour_an_outcome_are_drawn_again() -> None:
    """Of 3 * 2**29 outcomes every third has two words of 2**32, the others three; drawing again makes them equal."""
    chance = Chance.seeded(3)
    thirds = Counter(chance.below(3 * 2**29) % 3 for _ in range(9_000))
    assert surprise([thirds[third] for third in range(3)]) < 4


def test_every_order_is_equally_likely() -> None:
    """No order of a pile comes up more often than chance explains."""
    assert surprise(shuffles(Chance.seeded(24), times=4_800)) < 4


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200))
def test_it_is_fair_from_every_seed(seed: int) -> None:
    """Fairness does not depend on the seeds of the tests above."""
    assert surprise(throws(Chance.seeded(seed), 6, times=60_000)) < 5
    assert surprise(shuffles(Chance.seeded(-seed), times=24_000)) < 5


@pytest.mark.parametrize("pile", [(), ("one",), (1, 1, 2), tuple(range(40))])
def test_a_shuffle_loses_nothing(pile: tuple[object, ...]) -> None:
    """The pile itself stays as it was; its items lie in a new tuple."""
    assert Counter(Chance.seeded(5).shuffled(pile)) == Counter(pile)


def test_a_clone_goes_its_own_way() -> None:
    """A clone tells the same numbers, and drawing from one leaves the other alone."""
    chance = Chance.seeded(11)
    clone = chance.clone()
    ahead = [clone.next() for _ in range(5)]
    assert clone != chance
    assert [chance.next() for _ in range(5)] == ahead
    assert clone == chance


def test_it_continues_from_its_words() -> None:
    """Pickled, or written out as words, it goes on where it stood."""
    chance = Chance.seeded(13)
    chance.next()
    for copy in (pickle.loads(pickle.dumps(chance)), Chance.from_words(chance.words()), eval(repr(chance))):  # noqa: S301, S307
        assert copy == chance
        assert copy.next() == chance.clone().next()


@pytest.mark.parametrize("words", [(), (1, 2, 3), (1, 2, 3, 2**32), (1, 2, 3, -1)])
def test_words_no_generator_can_hold_are_refused(words: tuple[int, ...]) -> None:
    """A damaged position is found out at the door."""
    with pytest.raises(ValueError, match="four words"):
        Chance.from_words(words)


def test_a_generator_equals_only_a_generator() -> None:
    """Not even its own words."""
    assert Chance(1, 2, 3, 4) != (1, 2, 3, 4)
