"""What is pending in a position: every step is checked before it is let loose, and the whole is tried."""

from scholars.engine import words
from scholars.engine.given import Given, UnreadablePosition
from scholars.engine.layout import (
    BROWN_SLOTS,
    CALIPHS,
    COLOURS,
    DECKS,
    DICE,
    GUILDS,
    MAP,
    NONE,
    PURPLE,
    SOURCES,
    TRACK_GROUPS,
    WISDOM,
    WORKER_COLOURS,
)
from scholars.engine.state import State
from scholars.engine.steps import Step
from scholars.engine.tables import Tables
from scholars.play.pending import misfit
from scholars.play.steps import LISTS, STEPS, read_step
from scholars.rules.colours import MOST_VALUE
from scholars.rules.faults import faults
from scholars.rules.influence import ON_TRANSLATOR, SCROLLS
from scholars.rules.rest import PLACES

TRIED = 100  # choices
MOST_ACTIONS = 3  # of a Scheme Card
_CANNOT_GO_ON = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
_MISFIT = "What is pending in this position does not fit what is on the table."
_JOINS = {"pay": words.PAY, "one-of": words.OR, "in-any-order": words.AND}
_LAST = ("turn", "next-turn", "scheme-turn", "end-game")  # one of them is pending last, or nothing is pending at all


_OTHERWISE = {  # fields that mean something else in these steps
    ("reveal-caliph", "card"): range(CALIPHS),
    ("caliph-bottom", "card"): range(CALIPHS),
    ("caliph-at-guild", "space"): range(CALIPHS),
    ("choose-caliph-space", "space"): range(CALIPHS),
    ("take-caliph-space", "space"): range(CALIPHS),
    ("fill-map", "space"): range(MAP),
    ("translate", "colour"): range(PURPLE, PURPLE + GUILDS),
    ("influence-guild", "guild"): range(NONE, GUILDS),
    ("let-or-deny", "place"): range(SCROLLS),
    ("scheme-action", "number"): range(MOST_ACTIONS),
    ("gain-workers", "picked"): range(WORKER_COLOURS),
    ("spend-workers", "picked"): range(WORKER_COLOURS),
    ("return-dice", "picked"): range(SOURCES),
}


def read_agenda(told: Given, tables: Tables, seats: int) -> list[Step]:
    """The steps, the next one last."""
    steps = told.each()
    if steps and list(STEPS)[_name(steps[0])] not in _LAST:
        steps[0].refuse("this must be a turn, or the game would end here.")
    return [_step(step, tables, seats) for step in steps]


def _name(told: Given) -> int:
    if not isinstance(told.value, dict):
        told.refuse("a step is a table.")
    return told.inside(told.value.get("step"), "step").one_of(tuple(STEPS))


def _step(told: Given, tables: Tables, seats: int) -> Step:
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
    """The numbers a field of a step may be."""
    if (step, field) in _OTHERWISE:
        return _OTHERWISE[step, field]
    return {
        "seat": range(seats),
        "amount": range(DICE + 1),
        "card": range(len(tables.translator_ids)),
        "character": range(NONE, DECKS),
        "colour": range(COLOURS),
        "cost": range(len(tables.translator_ids)),
        "deck": range(DECKS),
        "denied": range(1 << SCROLLS),
        "dispatches": range(2),
        "done": range(2**10),
        "effect": range(len(tables.effects)),
        "employs": range(2),
        "group": range(TRACK_GROUPS),
        "guild": range(GUILDS),
        "optional": range(2),
        "path": range(len(tables.effects)),
        "picked": range(DICE),
        "among": range(DICE),
        "place": range(PLACES + 1),
        "room": range(tables.rooms),
        "scheme": range(len(tables.solo.scheme_ids)),
        "scroll": range(tables.scrolls),
        "second": range(2),
        "slot": range(BROWN_SLOTS),
        "space": range(WISDOM),
        "target": range(ON_TRANSLATOR + tables.rooms),
        "to_hand": range(2),
        "track": range(tables.tracks),
        "value": range(MOST_VALUE + 1),
        "wisdom": range(2),
    }[field]


def go_on(state: State) -> None:
    """Ask the question that waits; refuse a state in which a law is broken, or soon would be."""
    try:
        if misfit(state):
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
