"""The draw pile: turning its top and bottom cards. (DLV-03, DLV-04, REST-02 to REST-05, END-03, END-05)"""

from typing import ClassVar, Final

from scholars.engine import events
from scholars.engine.domains import MAP_SPACE
from scholars.engine.layout import GUILDS, MAP, NONE, ROWS, SPOTS
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Task, each_seat
from scholars.rules import caliph


def pile_is_there(state: State) -> bool:
    """Whether a card can be drawn; the reserve, shuffled, comes in for an empty pile. (END-03, END-05)"""
    if len(state.draw_pile) == 0 and len(state.reserve) > 0:
        state.draw_pile = state.chance.shuffled(state.reserve)
        state.stacks = (len(state.reserve),)
        state.reserve = ()
        state.note(events.RESERVE_CAME_IN)
    return len(state.draw_pile) > 0


def draw_top(state: State) -> i64:
    """Turn the top card of the pile."""
    card: i64 = state.draw_pile[0]
    state.draw_pile = state.draw_pile[1:]
    stack = 0
    while state.stacks[stack] == 0:
        stack += 1
    _one_less(state, stack)
    return card


def draw_bottom(state: State) -> i64:
    """Turn the bottom card of the pile."""
    card: i64 = state.draw_pile[-1]
    state.draw_pile = state.draw_pile[:-1]
    stack = len(state.stacks) - 1
    while state.stacks[stack] == 0:
        stack -= 1
    _one_less(state, stack)
    return card


def _one_less(state: State, stack: int) -> None:
    left = list(state.stacks)
    left[stack] -= 1
    state.stacks = tuple(left)
    state.reveals += 1


class FillMap(Task):
    """Draw from the top until a Scroll fills the Map space; Caliph Cards are resolved first. (DLV-03, DLV-04)"""

    FIELDS: ClassVar = {"space": MAP_SPACE}

    __slots__ = ("space",)

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space

    def fits(self, state: State) -> bool:
        return state.map[self.space] == NONE

    def do(self, state: State) -> None:
        if not pile_is_there(state):
            return
        card = draw_top(state)
        if card >= state.tables.first_caliph:
            state.then(caliph.RevealCaliph(self.seat, card - state.tables.first_caliph), FillMap(self.seat, self.space))
        else:
            put_on_map(state, card, self.space)


def put_on_map(state: State, scroll: i64, space: i64) -> None:
    """A Scroll comes to a Map space."""
    state.map[space] = scroll
    state.note(events.SCROLL_PLACED, scroll, space)


class RevealBottom(Task):
    """At a Rest the bottom card is revealed. (REST-01 to REST-05)"""

    def do(self, state: State) -> None:
        if not pile_is_there(state):
            return
        card = draw_bottom(state)
        if card >= state.tables.first_caliph:
            state.then(caliph.RevealCaliph(self.seat, card - state.tables.first_caliph))
        else:
            scroll_from_below(state, card)


REVEAL_BOTTOM: Final = each_seat(RevealBottom)


def scroll_from_below(state: State, scroll: i64) -> None:
    """The Neutral Marker moves, and a Scroll goes to an empty Guild or leaves the game. (REST-03 to REST-05)"""
    state.note(events.SCROLL_REVEALED, scroll)
    state.neutral_spot = (state.neutral_spot + 2 * state.tables.scroll_vp[scroll]) % SPOTS
    state.note(events.NEUTRAL_MARKER_MOVED, state.neutral_spot)
    space = state.neutral_spot // 2
    leaving = scroll
    if state.map_mark[space] == NONE:
        leaving = state.map[space]
        put_on_map(state, scroll, space)
    if leaving != NONE:
        place_or_discard(state, leaving)


def place_or_discard(state: State, scroll: i64) -> None:
    """A Scroll goes to the leftmost Guild with no Scrolls; if there is none, it leaves the game. (REST-05)"""
    for guild in range(GUILDS):
        if state.wisdom[ROWS * guild] == NONE:
            state.wisdom[ROWS * guild] = scroll
            state.note(events.SCROLL_PLACED, scroll, MAP + ROWS * guild)
            return
    state.discarded = (*state.discarded, int(scroll))
    state.note(events.SCROLL_DISCARDED, scroll)
