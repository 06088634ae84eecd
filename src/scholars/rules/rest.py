"""Rest: the bottom card, income, and everything back. (REST)"""

from typing import ClassVar, Final

from scholars.engine import events
from scholars.engine.domains import Domain
from scholars.engine.layout import GOAL_CARD, GOAL_SLOT, NONE, SEATS, SLOTS
from scholars.engine.native import i64, vec
from scholars.engine.state import State
from scholars.engine.steps import Step, Task, each_seat
from scholars.rules import resolve as resolving
from scholars.rules.dice import return_board_dice
from scholars.rules.goals import goal_complete
from scholars.rules.pile import REVEAL_BOTTOM

PLAYER_AID: Final[i64] = 5  # its place in the row of income: after the five slots, before the sixth (REST-06)
PLACES: Final[i64] = 7
INCOME_PLACE: Final = Domain(count=PLACES + 1)


def rest(state: State, seat: i64) -> None:
    """The steps of a Rest, in order. (REST-01)"""
    state.note(events.RESTED, seat)
    state.then(REVEAL_BOTTOM[seat], income_from(seat, 0), TAKE_BACK[seat])


class Income(Task):
    """Every Rest icon from left to right; what it sets off is resolved before the next. (REST-06, REST-07)"""

    FIELDS: ClassVar = {"place": INCOME_PLACE}

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def do(self, state: State) -> None:
        for place in range(self.place, PLACES):
            effect = income_at(state, self.seat, place)
            if effect != 0:
                state.then(income_from(self.seat, place + 1))
                resolving.resolve(state, self.seat, effect)
                return


INCOME: Final = vec[Step]([Income(seat, place) for seat in range(SEATS) for place in range(PLACES + 1)])


def income_from(seat: i64, place: i64) -> Step:
    """The income from a place on, made once for every game."""
    return INCOME[seat * (PLACES + 1) + place]


def income_at(state: State, seat: i64, place: i64) -> i64:
    """The effect at a place in the row: a slot's card, the Player Aid, or the open sixth slot. (REST-06, GOAL-06)"""
    if place == PLAYER_AID:
        return state.tables.player_aid_rest
    slot = place if place < PLAYER_AID else GOAL_SLOT
    card = state.players[seat].slots[slot]
    if card == GOAL_CARD:
        return state.tables.goal_rest[state.players[seat].goal]
    if card != NONE:
        return state.tables.action_rest[state.expansion.card_face(state, seat, card)]
    return state.tables.goal_slot_rest if slot == GOAL_SLOT and goal_complete(state, seat) else 0


class TakeBack(Task):
    """Dice to the Bag, Workers to the Main Supply, Action Cards to hand. (REST-01, REST-12)"""

    def do(self, state: State) -> None:
        return_board_dice(state, self.seat)
        player = state.players[self.seat]
        for place in range(4 * SLOTS):
            player.workers_placed[place] = NONE
        for slot in range(SLOTS):
            if player.slots[slot] != NONE:
                player.cards |= 1 << player.slots[slot]
                player.slots[slot] = NONE


TAKE_BACK: Final = each_seat(TakeBack)
