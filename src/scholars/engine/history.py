"""What was chosen so far, and the way back: a snapshot now and then, and the choices since."""

from typing import Final

from scholars.engine.layout import NONE
from scholars.engine.native import i64
from scholars.engine.state import State

APART: Final = 64  # choices from one snapshot to the next; taking as many again is quick


class History:
    """The choices of a game, who took the last one, and how much had been revealed before it."""

    __slots__ = ("choices", "last_seat", "number", "reveals_before", "snapshots")

    snapshots: list[tuple[int, State]]  # each after how many choices
    choices: list[int]
    number: i64  # how many were taken, those before the game was dealt anew included
    last_seat: i64
    reveals_before: i64

    def __init__(
        self,
        snapshots: list[tuple[int, State]],
        choices: list[int],
        number: i64,
        last_seat: i64 = NONE,
        reveals_before: i64 = 0,
    ) -> None:
        self.snapshots = snapshots
        self.choices = choices
        self.number = number
        self.last_seat = last_seat
        self.reveals_before = reveals_before

    @staticmethod
    def begun(start: State, number: i64 = 0) -> "History":
        """Nothing was chosen since the start, and so much before it."""
        return History([(0, start.clone())], [], number)

    @property
    def start(self) -> State:
        """The state before the first choice."""
        return self.snapshots[0][1]

    def take(self, state: State, choice: i64) -> list[int]:
        """Take one of the options of a state and write it down; what happened, if the state is watched."""
        taken = len(self.choices)
        if taken > 0 and taken % APART == 0:
            self.snapshots.append((taken, state.clone()))
        self.choices.append(choice)
        self.number += 1
        state.log = []  # the one before is in other hands
        self._apply(state, choice)
        return state.log

    def _apply(self, state: State, choice: i64) -> None:
        self.last_seat = state.seat()
        self.reveals_before = state.reveals
        state.apply(choice)

    def can_undo(self, state: State, seat: i64) -> bool:
        """Whether the last choice was this seat's, the same seat is asked now, and nothing was revealed since."""
        return self.last_seat == seat and state.seat() == seat and self.reveals_before == state.reveals

    def back_to(self, number: int) -> State:
        """The state after so many choices; those after it are forgotten."""
        while len(self.snapshots) > 1 and self.snapshots[-1][0] >= number:  # the last choice is taken again, at least
            self.snapshots.pop()
        start, snapshot = self.snapshots[-1]
        state = snapshot.clone()
        self.last_seat = NONE
        self.number += number - len(self.choices)
        del self.choices[number:]
        for choice in self.choices[start:]:
            self._apply(state, choice)
        return state

    def clone(self) -> "History":
        """The same past, to which another future can be added. Snapshots are never changed, so they are shared."""
        return History(self.snapshots[:], self.choices[:], self.number, self.last_seat, self.reveals_before)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle without the snapshots on the way: what they hold follows from the start and the choices."""
        return (History, (self.snapshots[:1], self.choices, self.number, self.last_seat, self.reveals_before))
