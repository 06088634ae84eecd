"""What was chosen so far, and the way back: a snapshot at the start of every turn, and the choices since."""

from scholars.engine.state import State
from scholars.rules.turn import Turn


class History:
    """The choices of a game, with who took each and how much had been revealed before."""

    def __init__(self, start: State) -> None:
        self.choices: list[int] = []
        self.seats: list[int] = []
        self.reveals: list[int] = []
        self.snapshots: list[tuple[int, State]] = [(0, start.clone())]

    @property
    def start(self) -> State:
        """The state before the first choice."""
        return self.snapshots[0][1]

    def add(self, state: State, code: int) -> None:
        """A choice is about to be taken."""
        step = state.agenda[-1]
        if isinstance(step, Turn) and self.choices:
            self.snapshots.append((len(self.choices), state.clone()))
        self.choices.append(code)
        self.seats.append(step.seat)
        self.reveals.append(state.reveals)

    def can_undo(self, state: State, seat: int) -> bool:
        """Whether the last choice was this seat's, the same seat is asked now, and nothing was revealed since."""
        return (
            bool(self.choices) and self.seats[-1] == seat and state.seat() == seat and self.reveals[-1] == state.reveals
        )

    def back_to(self, number: int) -> State:
        """The state after so many choices; those after it are forgotten."""
        while self.snapshots[-1][0] > number:
            self.snapshots.pop()
        start, snapshot = self.snapshots[-1]
        state = snapshot.clone()
        for code in self.choices[start:number]:
            state.apply(code)
        for told in (self.choices, self.seats, self.reveals):
            del told[number:]
        return state

    def clone(self) -> "History":
        """The same past, to which another future can be added. Snapshots are never changed, so they are shared."""
        copy = History.__new__(History)
        copy.choices = self.choices[:]
        copy.seats = self.seats[:]
        copy.reveals = self.reveals[:]
        copy.snapshots = self.snapshots[:]
        return copy
