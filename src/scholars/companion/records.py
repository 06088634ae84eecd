"""The record of a table: its seed, what is known of its boards and what was answered. From it everything follows.

An answer about something printed has its name before it (`focus-5.gold=2`), so that it is understood whatever the
catalogue knows by then. In records of the first format nothing printed was asked for.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scholars.engine.checked import CheckedValue, UnreadablePosition, quoted, read_seed
from scholars.errors import SEED_RULE, ScholarsError
from scholars.expansions import names
from scholars.positions.files import write_whole

FORMAT = 2
FIRST_FORMAT = 1
FIELDS = ("companion", "seed", "own_cards", "expansions", "answers")
LATER_FIELDS = ("printed", "unasked")
TOLD = "="


class UnreadableTable(ScholarsError, ValueError):
    """What was kept is no table of the companion; says where and why."""


@dataclass(frozen=True, slots=True)
class Record:
    """A table: who shuffles the Scheme Cards, what it is played with and on, and what was answered."""

    seed: int
    own_cards: bool = False
    answers: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    printed: tuple[tuple[str, str], ...] = ()  # names and values that need not be asked for
    unasked: int = 0  # so many answers, the first ones, are from before anything printed was asked for

    def plain(self) -> dict[str, Any]:
        """As JSON values; the seed as a text, since it may be larger than a browser can count."""
        return {
            "companion": FORMAT,
            "seed": str(self.seed),
            "own_cards": self.own_cards,
            **({"expansions": list(self.expansions)} if self.expansions else {}),
            "printed": dict(self.printed),
            **({"unasked": self.unasked} if self.unasked else {}),
            "answers": list(self.answers),
        }

    def told(self) -> set[str]:
        """The names of what was told of the boards at this table."""
        return {answer.partition(TOLD)[0] for answer in self.answers if TOLD in answer}


def read_record(plain: object) -> Record:
    """The record that was kept, by this version or an earlier one, or UnreadableTable."""
    try:
        told = _fields(plain)
        seed = read_seed(told["seed"].value)
        if seed is None:
            told["seed"].refuse(f"this must be {SEED_RULE}, not {quoted(told['seed'].value)}.")
        own_cards = told["own_cards"].value
        if not isinstance(own_cards, bool):
            told["own_cards"].refuse("this must be true or false.")
        expansions = tuple(names()[name.one_of(names())] for name in told["expansions"].each())
        answers = tuple(_read_text(answer) for answer in told["answers"].each())
        if told["companion"].value == FIRST_FORMAT:
            return Record(seed, own_cards, answers, expansions, unasked=len(answers))
        unasked = told["unasked"].number(0, len(answers))
        return Record(seed, own_cards, answers, expansions, _read_printed(told["printed"]), unasked)
    except UnreadablePosition as fault:
        raise UnreadableTable(str(fault)) from None


def _fields(plain: object) -> dict[str, CheckedValue]:
    """The fields of a format that is known; those that may be left out are there."""
    if not isinstance(plain, dict) or plain.get("companion") == FIRST_FORMAT:
        fields: tuple[str, ...] = FIELDS
        given = CheckedValue({"expansions": [], **plain} if isinstance(plain, dict) else plain)
    else:
        fields = (*FIELDS, *LATER_FIELDS)
        given = CheckedValue({"expansions": [], "unasked": 0, **plain})
    told = given.whole(fields)
    told["companion"].number(FIRST_FORMAT, FORMAT)
    return told


def _read_printed(told: CheckedValue) -> tuple[tuple[str, str], ...]:
    """Names and values; whether there are such names and values the catalogue tells."""
    if not isinstance(told.value, dict):
        told.refuse("this must be a table.")
    return tuple((str(name), _read_text(told.inside(value, name))) for name, value in told.value.items())


def _read_text(told: CheckedValue) -> str:
    if not isinstance(told.value, str):
        told.refuse("this must be an answer.")
    return told.value


def keep(path: Path, record: Record) -> None:
    """Write a record, or OSError and the file is as it was."""
    write_whole(path, json.dumps(record.plain(), ensure_ascii=False, indent=1))
