"""Placing and taking Gold on Translators. (INF-01)"""

from scholars.engine import events, verbs
from scholars.engine.layout import NONE
from scholars.engine.native import i64
from scholars.engine.state import State, Step
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.rules import goals, reasons
from scholars.rules.supplies import pay_silver


def fee(state: State, seat: i64, room: i64) -> i64:
    """The Silver owed for using a Translator: none for one's own. (TRN-05, INF-01)"""
    return 0 if state.room_owner[room] == seat else 1


def why_not_use(state: State, seat: i64, room: i64) -> i64:
    """Why a Translator cannot be paid for; 0 if it can."""
    if state.room_card[room] == NONE:
        return reasons.NOBODY_THERE
    if state.players[seat].silver < fee(state, seat, room):
        return reasons.TOO_LITTLE_SILVER
    return 0


def why_not_place_gold(state: State, seat: i64, room: i64) -> i64:
    """Why a player cannot place Gold on a Translator; 0 if they can."""
    if state.players[seat].gold < 1:
        return reasons.TOO_LITTLE_GOLD
    return why_not_use(state, seat, room)


def why_not_take_gold(state: State, seat: i64, room: i64) -> i64:
    """Why a player cannot take Gold off a Translator; 0 if they can."""
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


class MoveGold(Step):
    """Place or take 1 Gold on a Translator, or leave it. (INF-01)"""

    def ask(self, state: State) -> None:
        for room in range(state.tables.rooms):
            if why_not_place_gold(state, self.seat, room) == 0:
                state.offer(verbs.PLACE_GOLD, room)
        for room in range(state.tables.rooms):
            if why_not_take_gold(state, self.seat, room) == 0:
                state.offer(verbs.TAKE_GOLD, room)
        if len(state.options) > 0:
            state.offer(verbs.DECLINE, 0)

    def choose(self, state: State, choice: i64) -> None:
        verb = choice >> SHIFT
        if verb == verbs.DECLINE:
            return
        room = choice & OPERAND
        if verb == verbs.PLACE_GOLD:
            place_gold(state, self.seat, room)
        else:
            state.room_gold[room] -= 1
            state.players[self.seat].gold += 1
            state.note(events.GOLD_TAKEN, self.seat, room, 1)
            pay_owner(state, self.seat, room)
        goals.interact(state, self.seat, state.tables.translator_deck[state.room_card[room]])

    def kind(self) -> str:
        return "choose_gold"
