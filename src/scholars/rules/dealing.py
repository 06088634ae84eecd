"""What nobody can know, dealt anew: a game that looks the same to a seat, with other cards and Dice to come.

Hidden are the order of the face-down part of each pile, and the generator. What lies in a Bag follows from the open
history. What is dealt follows from the seed and from what everybody sees, so two games that look the same are dealt the
same.
"""

from hashlib import sha256

from scholars.engine.chance import Chance
from scholars.engine.layout import DECKS
from scholars.engine.piles import with_pile
from scholars.engine.state import State


def determinised(state: State, seed: int) -> State:
    """A copy of a state with everything hidden dealt anew from a seed."""
    copy = state.clone()
    copy.seed = _other(seed)
    copy.chance = Chance.seeded(copy.seed)
    _deal_decks(copy)
    _deal_pile(copy)
    copy.expansion.deal_anew(copy)
    return copy


def _other(seed: int) -> int:
    """Another seed, with no way back: not even dealing with a game's own seed tells anything of the game."""
    return int.from_bytes(sha256(f"dealt anew from {seed:x}".encode()).digest())


def _deal_decks(state: State) -> None:
    """The top card and those seen going under a deck stay; what lies between is shuffled."""
    for deck in range(DECKS):
        cards = state.decks[deck]
        end = len(cards) - int(state.under[deck])
        if end > 2:
            dealt = state.chance.sorted_and_shuffled(list(cards[1:end]))
            state.decks = with_pile(state.decks, deck, cards[:1] + dealt + cards[end:])


def _deal_pile(state: State) -> None:
    """Every Scroll not seen yet may lie anywhere; each stack keeps as many Caliph Cards as everybody knows it has."""
    first_caliph = state.tables.first_caliph
    scrolls: list[int] = []
    caliphs: list[int] = []
    for card in state.draw_pile + state.reserve + state.opponent.scrolls():
        if card < first_caliph:
            scrolls.append(card)
        else:
            caliphs.append(card)
    scrolls = list(state.chance.sorted_and_shuffled(scrolls))
    caliphs = list(state.chance.sorted_and_shuffled(caliphs))
    pile: tuple[int, ...] = ()
    start = 0
    for size in state.stacks:
        dealt: list[int] = []
        for card in state.draw_pile[start : start + size]:
            if card >= first_caliph:
                dealt.append(caliphs.pop())
        start += size
        while len(dealt) < size:
            dealt.append(scrolls.pop())
        pile += state.chance.sorted_and_shuffled(dealt)
    state.draw_pile = pile
    state.opponent.deal_anew(state, scrolls)
    state.reserve = tuple(scrolls)
