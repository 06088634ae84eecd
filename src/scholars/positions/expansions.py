"""What the expansions of a game add to it: their parts, written down, seen and read back."""

from collections.abc import Collection, Sequence
from typing import Any

from scholars.engine.checked import CheckedValue
from scholars.engine.parts import Expansion
from scholars.engine.state import State
from scholars.engine.tables import Tables
from scholars.errors import InvalidArgument, check_name, wrong_type
from scholars.expansions import expansion, names

BODY_OF_BOOKS = "body-of-books"  # the one whose cards are in the catalogue


def check_expansions(asked: Sequence[str]) -> None:
    """Refuse what is no list of expansions there are."""
    if isinstance(asked, str) or not isinstance(asked, Collection):
        raise wrong_type("expansions", "a list of names", asked)
    checked = [check_name("expansion", name, names()) for name in asked]
    if len(set(checked)) < len(checked):
        raise InvalidArgument(f"expansions must be given once each, got {', '.join(checked)}")


def played_with(state: State) -> tuple[str, ...]:
    """The expansions of a game, by name."""
    return tuple(name for name in names() if part_of(state, name) is not None)


def part_of(state: State, name: str) -> Expansion | None:
    """The things of an expansion in a game, if it is played with."""
    return state.expansion if isinstance(state.expansion, expansion(name).Part) else None


def new_expansion(asked: Sequence[str]) -> Expansion:
    """The expansion that is played with, before the setup; there is one so far."""
    for name in asked:
        made: Expansion = expansion(name).NewPart()
        return made
    return Expansion()


def write_added(state: State) -> dict[str, Any]:
    """The expansions' things as plain values, by the name of the expansion."""
    return {name: expansion(name).write(state) for name in played_with(state)}


def read_added(told: dict[str, dict[str, CheckedValue]], tables: Tables, seats: int) -> list[Expansion]:
    """The expansions a position tells of."""
    return [expansion(name).read(entries, tables, seats) for name, entries in told.items()]


def fill_up_added(state: State, told: dict[str, Any]) -> None:
    """Put the pieces of which nothing is told where they begin."""
    for name in played_with(state):
        expansion(name).fill_up(state, told.get("expansions", {}).get(name, {}))
