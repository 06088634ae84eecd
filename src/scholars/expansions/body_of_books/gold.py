"""Placing up to so much Gold, one by one, on any Translators."""

from scholars.engine import verbs
from scholars.engine.native import i64
from scholars.engine.state import State, Step
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.rules import goals
from scholars.rules.gold import place_gold, why_not_place_gold


def can_place_gold(state: State, seat: i64) -> bool:
    """Whether Gold can be placed anywhere."""
    for room in range(state.tables.rooms):
        if why_not_place_gold(state, seat, room) == 0:
            return True
    return False


class PlaceGold(Step):
    """1 Gold on a Translator, the same one or another each time; or enough."""

    __slots__ = ("amount",)

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def ask(self, state: State) -> None:
        for room in range(state.tables.rooms):
            if why_not_place_gold(state, self.seat, room) == 0:
                state.offer(verbs.PLACE_GOLD, room)
        if len(state.options) > 0:
            state.offer(verbs.ENOUGH, 0)

    def choose(self, state: State, choice: i64) -> None:
        if choice >> SHIFT == verbs.ENOUGH:
            return
        room = choice & OPERAND
        if self.amount > 1:
            state.then(PlaceGold(self.seat, self.amount - 1))
        place_gold(state, self.seat, room)
        goals.interact(state, self.seat, state.tables.translator_deck[state.room_card[room]])

    def kind(self) -> str:
        return "choose_gold_to_place"

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.amount)
