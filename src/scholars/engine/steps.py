"""The pieces of a game still to be done: tasks, which ask nobody, and questions, which somebody answers."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from scholars.engine.choices import OPERANDS
from scholars.engine.domains import Domain
from scholars.engine.layout import SEATS
from scholars.engine.native import i64, vec
from scholars.engine.verbs import DECLINE, ENOUGH

if TYPE_CHECKING:
    from scholars.engine.state import State


class Step:
    """A piece of work still to be done. Frozen: clones share it.

    When its moment comes, `ask` offers options, or does the work and offers none; `choose` carries an option out. What
    either schedules with `state.then` comes before everything that was pending.
    """

    NAME: ClassVar[str] = ""  # how it is written down, if not by the name of its class
    FIELDS: ClassVar[dict[str, Domain]] = {}  # what it is made of besides its seat, in the order it is made from them

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as what it is made from."""
        return (type(self), tuple([getattr(self, name) for name in ("seat", *self.FIELDS)]))

    def ask(self, state: "State") -> None:
        """Offer options, or do the work."""
        raise NotImplementedError

    def choose(self, state: "State", verb: i64, operand: i64) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def waits(self) -> bool:
        """Whether even a single option is asked, because a person would want to see it."""
        return False

    def kind(self) -> str:
        """What the question is about, as `choose_room`."""
        raise NotImplementedError

    def fits(self, state: "State") -> bool:
        """Whether it can be pending here: what the step before it saw to is there."""
        return True


def each_seat(kind: Callable[[i64], Step]) -> vec[Step]:
    """A step that is made of a seat alone, for each seat: being frozen, these serve every game."""
    return vec[Step]([kind(seat) for seat in range(SEATS)])


class Task(Step):
    """Work that asks nobody."""

    def ask(self, state: "State") -> None:
        self.do(state)

    def do(self, state: "State") -> None:
        """Do the work."""
        raise NotImplementedError


class Question(Step):
    """Something a player is asked.

    `why_not` is what the rules say: every operand of the verbs that it has nothing against is an option. An `ask` of
    its own does first what comes before the question, or finds the same options sooner; a law holds the two together.
    """

    KIND: ClassVar[str]
    VERBS: ClassVar[tuple[int, ...]]  # that answer it

    def ask(self, state: "State") -> None:
        for each in self.VERBS:
            verb: i64 = each
            if verb == DECLINE or verb == ENOUGH:
                if state.offered > 0 and self.why_not_stop(state) == 0:
                    state.offer(verb, 0)
                continue
            operands = self.operands(state, verb)
            operand: i64 = 0
            while operand < operands:
                if self.why_not(state, verb, operand) == 0:
                    state.offer(verb, operand)
                operand += 1

    def operands(self, state: "State", verb: i64) -> i64:
        """How many operands of a verb there can be here; those beyond are never open."""
        return OPERANDS[verb]

    def why_not(self, state: "State", verb: i64, operand: i64) -> i64:
        """Why an answer is not open, as one integer (`rules/reasons.py`); 0 if it is."""
        raise NotImplementedError

    def why_not_stop(self, state: "State") -> i64:
        """Why one cannot decline, or have enough, where the question takes that and something else is open."""
        return 0

    def kind(self) -> str:
        return self.KIND
