"""Travel round the Map. (TRV)"""

from typing import Final

from scholars.engine import events, verbs
from scholars.engine.layout import NONE, SPOTS
from scholars.engine.native import i64
from scholars.engine.state import State, Step
from scholars.engine.verbs import OPERAND
from scholars.rules import resolve as resolving
from scholars.rules.deliver import Deliver, can_deliver

PATH: Final = 0
SPOT: Final = 1


class Travel(Step):
    """Move the Player Marker 1 to value steps clockwise. (TRV-01, TRV-02)"""

    __slots__ = ("colour", "value")

    def __init__(self, seat: i64, colour: i64, value: i64) -> None:
        super().__init__(seat)
        self.colour: i64 = colour
        self.value: i64 = value

    def ask(self, state: State) -> None:
        for steps in range(1, self.value + 1):
            state.offer(verbs.MOVE, steps)

    def choose(self, state: State, choice: i64) -> None:
        steps = choice & OPERAND
        player = state.players[self.seat]
        start = player.spot
        player.spot = (start + steps) % SPOTS
        state.note(events.MARKER_MOVED, self.seat, player.spot, steps)
        state.expansion.travelled(state, self.seat, self.colour, start, steps)
        path: i64 = 0
        if crosses(state, start, steps, self.colour):
            state.note(events.PATH_CROSSED, self.seat, self.colour)
            path = state.tables.path_effect[self.colour]
        if path != 0 and state.tables.effects[path].at_once:
            resolving.resolve(state, self.seat, path)  # Silver helps before the Spot and never hurts
            path = 0
        state.then(AfterMove(self.seat, path, 0))

    def kind(self) -> str:
        return "choose_steps"

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.colour, self.value)


def crosses(state: State, start: i64, steps: i64, colour: i64) -> bool:
    """Whether a move makes the step with the path of a colour. (TRV-03)"""
    after = state.tables.path_after[colour]
    return after != NONE and (after - start) % SPOTS < steps


class AfterMove(Step):
    """The path's benefit and the Spot, in either order. (TRV-03 to TRV-05)"""

    __slots__ = ("done", "path")

    def __init__(self, seat: i64, path: i64, done: i64) -> None:
        super().__init__(seat)
        self.path: i64 = path  # the effect, 0 without one
        self.done: i64 = done  # bits

    def ask(self, state: State) -> None:
        if not (self.done >> PATH) & 1 and resolving.can_do(state, self.seat, self.path):
            state.offer(verbs.PART, PATH)
        if not (self.done >> SPOT) & 1 and self._spot_does_something(state):
            state.offer(verbs.PART, SPOT)

    def _spot_does_something(self, state: State) -> bool:
        spot = state.players[self.seat].spot
        return (
            can_deliver(state, self.seat)
            if spot % 2 == 0
            else resolving.can_do(state, self.seat, state.tables.spot_effect[spot])
        )

    def choose(self, state: State, choice: i64) -> None:
        part = choice & OPERAND
        state.then(AfterMove(self.seat, self.path, self.done | (1 << part)))
        if part == PATH:
            resolving.resolve(state, self.seat, self.path)
        else:
            spot = state.players[self.seat].spot
            if spot % 2 == 0:
                state.then(Deliver(self.seat))
            else:
                resolving.resolve(state, self.seat, state.tables.spot_effect[spot])

    def kind(self) -> str:
        return "choose_path_or_spot"

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.path, self.done)
