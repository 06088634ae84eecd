"""Delivering Scrolls to the House of Wisdom. (DLV)"""

from typing import ClassVar

from scholars.engine import events, verbs
from scholars.engine.layout import GUILDS, NONE, ROWS
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.rules import reasons
from scholars.rules import resolve as resolving
from scholars.rules.influence import InfluenceGuild, take_back
from scholars.rules.pile import FillMap
from scholars.rules.research import Advance
from scholars.rules.supplies import pay_silver, why_not_pay_silver


def open_space(state: State, guild: i64) -> i64:
    """The topmost empty space of a Guild; NONE if it is full. (DLV-02)"""
    for row in range(ROWS):
        if state.wisdom[ROWS * guild + row] == NONE:
            return ROWS * guild + row
    return NONE


def why_not_deliver(state: State, seat: i64, guild: i64) -> i64:
    """Why a player cannot Deliver to a Guild; 0 if they can. (DLV-01, DLV-02, END-05)"""
    beside = state.players[seat].spot // 2
    if state.map[beside] == NONE:
        return reasons.NO_SCROLL
    if open_space(state, guild) == NONE:
        return reasons.GUILD_FULL
    return why_not_pay_silver(state, seat, state.tables.deliver_silver + owed(seat, state.map_mark[beside]))


def owed(seat: i64, mark: i64) -> i64:
    """The Silver owed for Influence on a Scroll: none for one's own. (DLV-01, TRN-06)"""
    return 0 if mark == NONE or mark == seat else 1


def can_deliver(state: State, seat: i64) -> bool:
    """Whether a player can Deliver the Scroll beside their Marker."""
    for guild in range(GUILDS):
        if why_not_deliver(state, seat, guild) == 0:
            return True
    return False


class Deliver(Question):
    """Deliver the Scroll beside the Marker to a Guild, or not. (TRV-05, DLV-02)"""

    KIND: ClassVar = "choose_delivery"
    VERBS: ClassVar = (verbs.DELIVER, verbs.DECLINE)

    def why_not(self, state: State, verb: i64, guild: i64) -> i64:
        return why_not_deliver(state, self.seat, guild)

    def choose(self, state: State, verb: i64, guild: i64) -> None:
        if verb == verbs.DELIVER:
            deliver(state, self.seat, guild)


def deliver(state: State, seat: i64, guild: i64) -> None:
    """The steps of a Delivery, in order. (DLV-01, DLV-03)"""
    beside = state.players[seat].spot // 2
    scroll = state.map[beside]
    mark = state.map_mark[beside]
    space = open_space(state, guild)
    if mark != NONE and mark != seat:
        pay_silver(state, seat, 1, mark)
        take_back(state, beside)
    state.wisdom[space] = scroll
    state.wisdom_mark[space] = state.map_mark[beside]
    state.map[beside] = NONE
    state.map_mark[beside] = NONE
    state.note(events.SCROLL_DELIVERED, seat, scroll, space)
    state.expansion.delivered(state, seat, guild)
    pay_silver(state, seat, state.tables.deliver_silver)
    state.then(
        resolving.Gain(seat, state.tables.deliver_effect[space]),
        Advance(seat, state.tables.scroll_track[scroll]),
        FillMap(seat, beside),
    )
    for _ in range(state.tables.deliver_influence[space]):
        state.then(InfluenceGuild(seat, guild))
