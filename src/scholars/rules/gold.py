"""Placing and taking Gold on Translators. (INF-01)"""

from typing import ClassVar

from scholars.engine import events, verbs
from scholars.engine.layout import NONE
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.rules import goals, reasons
from scholars.rules.supplies import pay_silver, why_not_pay_gold, why_not_pay_silver


def fee(state: State, seat: i64, room: i64) -> i64:
    """The Silver owed for using a Translator: none for one's own. (TRN-05, INF-01)"""
    return 0 if state.room_owner[room] == seat else 1


def why_not_use(state: State, seat: i64, room: i64) -> i64:
    """Why a Translator cannot be paid for; 0 if it can."""
    if state.room_card[room] == NONE:
        return reasons.NOBODY_THERE
    return why_not_pay_silver(state, seat, fee(state, seat, room))


def why_not_place_gold(state: State, seat: i64, room: i64) -> i64:
    """Why a player cannot place Gold on a Translator; 0 if they can."""
    if room >= state.tables.rooms:
        return reasons.NO_SUCH_ROOM
    why = why_not_pay_gold(state, seat, 1)
    return why if why != 0 else why_not_use(state, seat, room)


def why_not_take_gold(state: State, seat: i64, room: i64) -> i64:
    """Why a player cannot take Gold off a Translator; 0 if they can."""
    if room >= state.tables.rooms:
        return reasons.NO_SUCH_ROOM
    if state.room_gold[room] < 1:
        return reasons.NO_GOLD_THERE
    return why_not_use(state, seat, room)


def can_move_gold(state: State, seat: i64) -> bool:
    """Whether Gold can be placed or taken anywhere."""
    for room in range(state.tables.rooms):
        if why_not_place_gold(state, seat, room) == 0 or why_not_take_gold(state, seat, room) == 0:
            return True
    return False


def place_gold(state: State, seat: i64, room: i64) -> None:
    """1 Gold from the supply on a Translator, whose owner is paid."""
    state.players[seat].gold -= 1
    state.room_gold[room] += 1
    state.note(events.GOLD_PLACED, seat, room, 1)
    pay_owner(state, seat, room)
    state.expansion.gold_placed(state)


def pay_owner(state: State, seat: i64, room: i64) -> None:
    """1 Silver to the owner of a Translator, to the Main Supply if nobody owns it."""
    owner = state.room_owner[room]
    pay_silver(state, seat, fee(state, seat, room), owner)
    if owner == NONE:
        state.opponent.neutral_paid(state)


class MoveGold(Question):
    """Place or take 1 Gold on a Translator, or leave it. (INF-01)"""

    KIND: ClassVar = "choose_gold"
    VERBS: ClassVar = (verbs.PLACE_GOLD, verbs.TAKE_GOLD, verbs.DECLINE)

    def why_not(self, state: State, verb: i64, room: i64) -> i64:
        if verb == verbs.PLACE_GOLD:
            return why_not_place_gold(state, self.seat, room)
        return why_not_take_gold(state, self.seat, room)

    def choose(self, state: State, verb: i64, room: i64) -> None:
        if verb == verbs.DECLINE:
            return
        if verb == verbs.PLACE_GOLD:
            place_gold(state, self.seat, room)
        else:
            state.room_gold[room] -= 1
            state.players[self.seat].gold += 1
            state.note(events.GOLD_TAKEN, self.seat, room, 1)
            pay_owner(state, self.seat, room)
        goals.interact(state, self.seat, state.tables.translator_deck[state.room_card[room]])
