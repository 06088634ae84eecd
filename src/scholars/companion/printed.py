"""What is printed on the boards of the real table, where the catalogue may be mistaken.

A value the catalogue does not mark as known is never stated: it is asked for when it is first needed. Which those are
the marks alone decide, so that a catalogue corrected from the owner's box answers beforehand.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from scholars.catalogue import Catalogue, Status
from scholars.catalogue.catalogue import Entry
from scholars.companion.questions import MOST_VP, Question, worded
from scholars.locales import Message, message

GOLD = "gold"
CONSOLATION = "consolation"
VP = "vp"
CONSOLATIONS = ("worker", "silver", "gold")
MOST_GOLD = 5  # below one language: more is a slip of the pen


@dataclass(frozen=True, slots=True)
class Printed:
    """A value: what the catalogue takes it for and whether it knows, how it is asked for and how it is listed."""

    value: str
    known: bool
    question: Question
    label: Message


def _gold(focus: Any) -> tuple[Question, Message]:
    """The Gold below a language of the Solo Board. (SOL-14)"""
    language = str(focus.language)
    asked = message("companion-ask-printed-gold", language=language)
    return Question(asked, least=0, most=MOST_GOLD), message("companion-printed-gold", language=language)


def _consolation(guild: Any) -> tuple[Question, Message]:
    """What a Minaret gives who does not control its Guild. (CAL-05, SOL-23)"""
    name = str(guild.guild)
    asked = message("companion-ask-printed-consolation", guild=name)
    answers = tuple(worded(word) for word in CONSOLATIONS)
    return Question(asked, answers), message("companion-printed-consolation", guild=name)


def _vp(guild: Any) -> tuple[Question, Message]:
    """What the control of a Guild is worth. (SCO-04)"""
    name = str(guild.guild)
    asked = message("companion-ask-printed-vp", guild=name)
    return Question(asked, least=0, most=MOST_VP), message("companion-printed-vp", guild=name)


ASKED: Mapping[tuple[str, str], Callable[[Any], tuple[Question, Message]]] = {  # by table and field of the catalogue
    ("focus", GOLD): _gold,
    ("guild", CONSOLATION): _consolation,
    ("guild", VP): _vp,
}


def printed_values(catalogue: Catalogue) -> dict[str, Printed]:
    """Every value the companion can ask for, by its name: that of the thing and of its field (`focus-5.gold`)."""
    entries = [entry for entry in catalogue.entries() if entry.table.name in {table for table, _ in ASKED}]
    return {
        named(entry.thing, field): _printed(catalogue, entry, field, *asked(entry.thing))
        for (table, field), asked in ASKED.items()
        for entry in entries
        if entry.table.name == table
    }


def _printed(catalogue: Catalogue, entry: Entry, field: str, question: Question, label: Message) -> Printed:
    value = str(getattr(entry.thing, field)).removeprefix("1 ")  # of "1 worker" only the kind is asked for
    known = catalogue.mark(entry, field).status is Status.KNOWN and question.takes(value)
    return Printed(value, known, replace(question, about=named(entry.thing, field)), label)


def named(thing: Any, field: str) -> str:
    """The name of a value."""
    return f"{thing.id}.{field}"


class Boards:
    """What is known of the boards on the real table: what the catalogue knows, and what was told of the rest."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.values = printed_values(catalogue)
        self.told: dict[str, str] = {}
        self.asking = True  # not while answers are replayed that were given before anything was asked

    def value(self, name: str) -> str | None:
        """A value, or None if it must be asked for."""
        printed = self.values[name]
        if not self.asking and name not in self.told and printed.question.takes(printed.value):
            return printed.value
        return self.told.get(name)

    def known(self) -> dict[str, str]:
        """What the catalogue knows."""
        return {name: printed.value for name, printed in self.values.items() if printed.known}
