"""Records of earlier rules: what was chosen then, as it is chosen now.

By rules 1 the members of a set were chosen one after another in their order, the last ones by themselves when nothing
else was left; so was a turn with only one way to go, and an upgrade. Where a rule has changed more than that, a choice
can no longer be taken, and the record is told up to there.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Protocol

from scholars.engine import choices
from scholars.engine.state import State
from scholars.engine.steps import Step
from scholars.engine.verbs import DECLINE, ENOUGH, PUT_BACK, SHIFT
from scholars.positions.records import Record
from scholars.rules.sets import ChooseSet

FREE_SETS = 2  # the rules since when a set is one choice
_NOT_ASKED = ("choose_turn", "choose_upgrade", "choose_to_refill")  # with one way to go
_DIE_IN_USE = "return-die card-in-use"  # as it was called when both Dice of a card went by one name


class Replayed(Protocol):
    """A game that is being replayed: its state is another one after each choice."""

    @property
    def state(self) -> State:
        """The state now."""


def told_choices(game: Replayed, record: Record) -> Iterator[tuple[int, str]]:
    """The choices of a record as they are made today, each with its number in the record."""
    if record.rules >= FREE_SETS:
        yield from enumerate(record.choices, start=1)
        return
    left = deque(record.choices)
    while left:
        number = len(record.choices) - len(left) + 1
        choice = _next(game.state, left)
        if choice is None:
            return
        yield number, choice


def _next(state: State, left: deque[str]) -> str | None:
    """What is chosen now, taken from what is left of the record; None if the record ends in the middle of a set."""
    if state.over():
        return left.popleft()
    step = state.question()
    if isinstance(step, ChooseSet):
        return _set(state, step, left)
    by_itself = _by_itself(state, step)
    if by_itself is not None and left[0] != by_itself:
        return by_itself
    return left.popleft()


def _by_itself(state: State, step: Step) -> str | None:
    """What was not asked then: one way to go, even if it could be declined today."""
    if step.kind() in _NOT_ASKED:
        open_then = [int(option) for option in state.options if option >> SHIFT not in (DECLINE, ENOUGH)]
        return choices.write(open_then[0]) if len(open_then) == 1 else None
    return None


def _set(state: State, step: ChooseSet, left: deque[str]) -> str | None:
    """A set, or one of its members where it is picked one by one."""
    verb = choices.parts(int(step.verb()) << SHIFT)[0]
    if step.amount > step.most_at_once():
        return left.popleft() if left[0].startswith(f"{verb} ") else _enough(left)
    picked = _picked(state, step, verb, left)
    if picked is None:
        return None
    names = [_name(step, member) for member in sorted(picked)]
    return " ".join((verb, *names)) if names else _enough(left)


def _enough(left: deque[str]) -> str:
    """The end of a set, which was told only if it might have gone on."""
    if left and left[0] == "enough":
        left.popleft()
    return "enough"


def _picked(state: State, step: ChooseSet, verb: str, left: deque[str]) -> list[int] | None:
    """The members that were picked one after another, each no earlier than the one before."""
    members = step.members(state)
    needed = min(int(step.amount), len(members))
    names = {f"{verb} {_name(step, member)}": member for member in members}
    in_use = [member for member in members if "die-" in _name(step, member)]
    if in_use:
        names[_DIE_IN_USE] = in_use[0]
    picked: list[int] = []
    while len(picked) < needed:
        open_then = _open_then(members, picked, needed)
        if len(open_then) == 1 and not step.optional:
            picked += open_then
        elif not left:
            return None
        elif left[0] in names:
            picked.append(names[left.popleft()])
        else:
            if left[0] == "enough":
                left.popleft()
            break
    return picked


def _open_then(members: Sequence[int], picked: list[int], needed: int) -> list[int]:
    """What could be picked next when members were picked in their order, and enough had to follow."""
    rest = list(members)
    for member in picked:
        rest.remove(member)
    rest = [member for member in rest if not picked or member >= picked[-1]]
    return sorted({member for member in rest if sum(other >= member for other in rest) >= needed - len(picked)})


def _name(step: ChooseSet, member: int) -> str:
    """A member as it is written: it has the name by which it is put back."""
    return choices.parts((PUT_BACK << SHIFT) | int(step.put_back() + member))[1][0]
