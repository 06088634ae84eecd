"""Placing up to so much Gold, one by one, on any Translators."""

from typing import ClassVar

from scholars.engine import verbs
from scholars.engine.domains import AMOUNT
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.rules import goals
from scholars.rules.gold import place_gold, why_not_place_gold


def can_place_gold(state: State, seat: i64) -> bool:
    """Whether Gold can be placed anywhere."""
    for room in range(state.tables.rooms):
        if why_not_place_gold(state, seat, room) == 0:
            return True
    return False


class PlaceGold(Question):
    """1 Gold on a Translator, the same one or another each time; or enough."""

    KIND: ClassVar = "choose_gold_to_place"
    VERBS: ClassVar = (verbs.PLACE_GOLD, verbs.ENOUGH)
    FIELDS: ClassVar = {"amount": AMOUNT}

    __slots__ = ("amount",)

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def why_not(self, state: State, verb: i64, room: i64) -> i64:
        return why_not_place_gold(state, self.seat, room)

    def choose(self, state: State, verb: i64, room: i64) -> None:
        if verb == verbs.ENOUGH:
            return
        if self.amount > 1:
            state.then(PlaceGold(self.seat, self.amount - 1))
        place_gold(state, self.seat, room)
        goals.interact(state, self.seat, state.tables.translator_deck[state.room_card[room]])
