"""Travel round the Map. (TRV)"""

from typing import ClassVar, Final

from scholars.engine import events, verbs
from scholars.engine.domains import COLOUR, EFFECT, PARTS_DONE
from scholars.engine.layout import NONE, SPOTS
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.rules import reasons
from scholars.rules import resolve as resolving
from scholars.rules.colours import VALUE
from scholars.rules.deliver import Deliver, can_deliver

PATH: Final[i64] = 0
SPOT: Final[i64] = 1
PARTS: Final[i64] = 2


class Travel(Question):
    """Move the Player Marker 1 to value steps clockwise. (TRV-01, TRV-02)"""

    KIND: ClassVar = "choose_steps"
    VERBS: ClassVar = (verbs.MOVE,)
    FIELDS: ClassVar = {"colour": COLOUR, "value": VALUE}

    __slots__ = ("colour", "value")

    def __init__(self, seat: i64, colour: i64, value: i64) -> None:
        super().__init__(seat)
        self.colour: i64 = colour
        self.value: i64 = value

    def ask(self, state: State) -> None:
        for steps in range(1, self.value + 1):
            state.offer(verbs.MOVE, steps)

    def why_not(self, state: State, verb: i64, steps: i64) -> i64:
        return 0 if steps <= self.value else reasons.short(reasons.VALUE_TOO_LOW, steps, self.value)

    def choose(self, state: State, verb: i64, steps: i64) -> None:
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


def crosses(state: State, start: i64, steps: i64, colour: i64) -> bool:
    """Whether a move makes the step with the path of a colour. (TRV-03)"""
    after = state.tables.path_after[colour]
    return after != NONE and (after - start) % SPOTS < steps


class AfterMove(Question):
    """The path's benefit and the Spot, in either order. (TRV-03 to TRV-05)"""

    KIND: ClassVar = "choose_path_or_spot"
    VERBS: ClassVar = (verbs.PART,)
    FIELDS: ClassVar = {"path": EFFECT, "done": PARTS_DONE}

    __slots__ = ("done", "path")

    def __init__(self, seat: i64, path: i64, done: i64) -> None:
        super().__init__(seat)
        self.path: i64 = path  # the effect, 0 without one
        self.done: i64 = done  # bits

    def operands(self, state: State, verb: i64) -> i64:
        return PARTS

    def why_not(self, state: State, verb: i64, part: i64) -> i64:
        if part >= PARTS:
            return reasons.NO_SUCH_ACTION
        if (self.done >> part) & 1:
            return reasons.ALREADY_USED
        if part == PATH:
            return 0 if resolving.can_do(state, self.seat, self.path) else reasons.NOTHING_TO_DO
        return 0 if self._spot_does_something(state) else reasons.NOTHING_TO_DO

    def _spot_does_something(self, state: State) -> bool:
        spot = state.players[self.seat].spot
        return (
            can_deliver(state, self.seat)
            if spot % 2 == 0
            else resolving.can_do(state, self.seat, state.tables.spot_effect[spot])
        )

    def choose(self, state: State, verb: i64, part: i64) -> None:
        state.then(AfterMove(self.seat, self.path, self.done | (1 << part)))
        if part == PATH:
            resolving.resolve(state, self.seat, self.path)
        else:
            spot = state.players[self.seat].spot
            if spot % 2 == 0:
                state.then(Deliver(self.seat))
            else:
                resolving.resolve(state, self.seat, state.tables.spot_effect[spot])
