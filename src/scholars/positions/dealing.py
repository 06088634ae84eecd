"""What nobody can know, dealt anew: a game that looks the same to a seat, with other cards and Dice to come.

Hidden are the order of the face-down part of each pile, and the generator. What lies in a Bag follows from the open
history. What is dealt follows from the seed and from what everybody sees, so two games that look the same are dealt the
same.
"""

from collections.abc import Iterable
from hashlib import sha256

from scholars.engine.chance import Chance
from scholars.engine.layout import DECKS, NONE
from scholars.engine.piles import with_pile
from scholars.engine.state import State
from scholars.positions.expansions import deal_added_anew
from scholars.positions.solo import solo_board


def determinised(state: State, seed: int) -> State:
    """A copy of a state with everything hidden dealt anew from a seed."""
    copy = state.clone()
    copy.seed = _other(seed)
    copy.chance = Chance.seeded(copy.seed)
    _deal_decks(copy)
    _deal_pile(copy)
    board = solo_board(copy)
    if board is not None:
        board.pile = _shuffled(copy, board.pile)
    deal_added_anew(copy)
    return copy


def _other(seed: int) -> int:
    """Another seed, with no way back: not even dealing with a game's own seed tells anything of the game."""
    return int.from_bytes(sha256(f"dealt anew from {seed:x}".encode()).digest())


def _shuffled(state: State, cards: Iterable[int]) -> tuple[int, ...]:
    """Cards in an order that has nothing to do with the one they lie in."""
    return state.chance.shuffled(tuple(sorted(cards)))


def _deal_decks(state: State) -> None:
    """The top card and those seen going under a deck stay; what lies between is shuffled."""
    for deck in range(DECKS):
        cards = state.decks[deck]
        end = len(cards) - int(state.under[deck])
        if end > 2:
            state.decks = with_pile(state.decks, deck, cards[:1] + _shuffled(state, cards[1:end]) + cards[end:])


def _deal_pile(state: State) -> None:
    """Every Scroll not seen yet may lie anywhere; each stack keeps as many Caliph Cards as everybody knows it has."""
    first_caliph = state.tables.first_caliph
    board = solo_board(state)
    unseen = state.draw_pile + state.reserve + (() if board is None else board.scrolls())
    scrolls = list(_shuffled(state, (card for card in unseen if card < first_caliph)))
    caliphs = list(_shuffled(state, (card for card in unseen if card >= first_caliph)))
    pile: tuple[int, ...] = ()
    start = 0
    for size in state.stacks:
        stack = state.draw_pile[start : start + size]
        start += size
        known = sum(1 for card in stack if card >= first_caliph)
        dealt = [caliphs.pop() for _ in range(known)] + [scrolls.pop() for _ in range(size - known)]
        pile += _shuffled(state, dealt)
    state.draw_pile = pile
    if board is not None and board.face_down != NONE:
        board.face_down = scrolls.pop()
    state.reserve = tuple(scrolls)
