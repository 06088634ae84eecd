"""What is pending in a position: every step is checked before it is let loose, and the whole is tried."""

from scholars.engine import words
from scholars.engine.checked import CheckedValue, UnreadablePosition
from scholars.engine.native import vec
from scholars.engine.state import State
from scholars.engine.steps import Step
from scholars.engine.tables import Tables
from scholars.positions.pending import all_fit
from scholars.positions.steps import LISTS, STEPS, read_step
from scholars.rules.faults import faults

TRIED = 100  # choices
_CANNOT_GO_ON = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
_MISFIT = "What is pending in this position does not fit what is on the table."
_JOINS = {"pay": words.PAY, "one-of": words.OR, "in-any-order": words.AND}
_LAST = ("turn", "next-turn", "scheme-turn", "end-game")  # one of them is pending last, or nothing is pending at all


def read_agenda(told: CheckedValue, tables: Tables, seats: int) -> vec[Step]:
    """The steps, the next one last."""
    steps = told.each()
    if steps and list(STEPS)[_name(steps[0])] not in _LAST:
        steps[0].refuse("this must be a turn, or the game would end here.")
    return vec[Step]([_step(step, tables, seats) for step in steps])


def _name(told: CheckedValue) -> int:
    if not isinstance(told.value, dict):
        told.refuse("a step is a table.")
    return told.inside(told.value.get("step"), "step").one_of(tuple(STEPS))


def _step(told: CheckedValue, tables: Tables, seats: int) -> Step:
    name = tuple(STEPS)[_name(told)]
    fields = STEPS[name][1]
    entries = told.whole(("step", *fields))
    for field in fields:
        numbers = domain(name, field, tables, seats)
        for number in entries[field].each() if field in LISTS else (entries[field],):
            number.number(numbers[0], numbers[-1])
    if name in _JOINS and tables.effects[entries["effect"].number(0, len(tables.effects))].word != _JOINS[name]:
        entries["effect"].refuse("this step needs another effect.")
    return read_step({field: entry.value for field, entry in entries.items()})


def domain(step: str, field: str, tables: Tables, seats: int) -> range:
    """The numbers a field of a step may be, or each of a list."""
    if field == "seat":
        return range(seats)
    numbers = STEPS[step][0].FIELDS[field]
    return (numbers.sets_of or numbers).numbers(tables)


def go_on(state: State) -> None:
    """Ask the question that waits; refuse a state in which a law is broken, or soon would be."""
    try:
        if not all_fit(state):
            raise UnreadablePosition(_MISFIT)
        state.advance()
        broken = faults(state) or faults(_played_on(state))
    except _CANNOT_GO_ON:
        raise UnreadablePosition(_MISFIT) from None
    if broken:
        raise UnreadablePosition(f"This cannot be a position of the game: {broken[0]}.")


def _played_on(state: State) -> State:
    """The state some choices later."""
    later = state.clone()
    for _ in range(TRIED):
        if later.over():
            break
        later.apply(later.options[later.chance.below(len(later.options))])
    return later
