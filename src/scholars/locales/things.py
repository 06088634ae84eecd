"""Everything printed as messages: the name of a thing, and a row for each of its fields."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from scholars.catalogue import Catalogue, Entry, Mark
from scholars.catalogue.cards import PrintedDie
from scholars.components import (
    Banner,
    Character,
    Colour,
    Guild,
    Language,
    MainAction,
    SchemeColour,
    Subject,
    Track,
)
from scholars.effects import Word
from scholars.locales.effects import sentence, worded
from scholars.locales.messages import Message, Value, joined, message

MEMBERS: dict[type[StrEnum], str] = {
    Banner: "banner",
    Character: "character",
    Colour: "colour",
    Guild: "guild",
    Language: "language",
    MainAction: "action",
    SchemeColour: "colour",
    Subject: "subject",
    Track: "track",
}
AMOUNTS = {"vp": "amount-vp", "silver": "amount-silver", "gold": "amount-gold", "xp": "amount-xp"}

# Fields whose label depends on what they are printed on.
OWN_LABELS = {
    ("goal-card", "character"),
    ("goal-card", "guild"),
    ("goal-card", "track"),
    ("goal-card", "worker"),
    ("goal-card", "die"),
    ("caliph-card", "middle"),
    ("room", "silver"),
    ("room", "gold"),
    ("guild", "vp"),
    ("guild", "influence"),
    ("page-card", "xp"),
    ("scheme-card", "silver"),
    ("scheme-card", "influence"),
    ("focus", "colour"),
    ("focus", "gold"),
    ("difficulty", "influence"),
    ("difficulty", "scroll"),
    ("research", "gold"),
    ("black-translate", "gold"),
}
LEVELS = {"harvest": (0, 2, 4, 6), "immediate": (1, 3, 5, 7)}
CHOICES = {"retire", "actions"}  # one of the list, not all of it
HIDDEN = {"id", "deck", "number"}  # said by the name


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a card: what it is about, what it says, the printed word if there is one, and how sure we are."""

    label: Message
    text: Message
    word: Word | None
    mark: Mark


def kind_name(entry: Entry) -> Message:
    """What things of this kind are called together."""
    return message(f"kind-{entry.table.kind_id}")


def name(entry: Entry) -> Message:
    """What a thing is called: by its kind, and what tells it from the others."""
    thing = entry.thing
    last = str(thing.id).rpartition("-")[2]
    values: dict[str, Value] = {"last": last.upper()}
    for field in ("deck", "character", "language", "subject", "guild", "track", "colour", "number", "room", "value"):
        if hasattr(thing, field):
            held = getattr(thing, field)
            values[field] = held if isinstance(held, int) else str(held)
    if entry.table.name == "page_card":
        values["slot"] = str(thing.slot or "end")
    if entry.table.name == "difficulty":
        values["difficulty"] = thing.id
    return message(f"name-{entry.table.kind_id}", **values)


def rows(catalogue: Catalogue, entry: Entry) -> Iterator[Row]:
    """Every printed field of a thing, in order."""
    thing, kind = entry.thing, entry.table.kind_id
    for index, slot in enumerate(fields(thing)):
        value = getattr(thing, slot.name)
        if slot.name in HIDDEN or index == 0 or value is None or value == ():
            continue
        mark = catalogue.mark(entry, slot.name)
        label = label_key(kind, slot.name)
        if isinstance(value, tuple) and isinstance(value[0], Word):
            for place, word in enumerate(value):
                yield Row(message(label, **place_in_list(slot.name, place, len(value))), _said(word), word, mark)
        else:
            word = value if isinstance(value, Word) else None
            yield Row(message(label), value_text(catalogue, slot.name, value), word, mark)


def label_key(kind: str, field: str) -> str:
    """The key of what a field is called on a kind of thing."""
    label = f"label-{kind}-{field}" if (kind, field) in OWN_LABELS else f"label-{field}"
    return label.replace("_", "-")


def place_in_list(field: str, place: int, count: int) -> dict[str, Value]:
    """What tells the parts of a list apart: the level on a Track, else a number (0 for the only one)."""
    levels = LEVELS.get(field)
    return {"level": levels[place]} if levels else {"number": place + 1 if count > 1 else 0}


def _said(word: Word) -> Message:
    return worded(word) if isinstance(word, PrintedDie) else sentence(word)


def _number(field: str, value: int) -> Message:
    if isinstance(value, bool):
        return message("yes" if value else "no")
    return message(AMOUNTS.get(field, "number"), amount=value)


def value_text(catalogue: Catalogue, field: str, value: Any) -> Message:
    """A printed value in words."""
    match value:
        case Word():
            return _said(value)
        case tuple():
            link = "list-or" if field in CHOICES else "list-and"
            return joined(tuple(value_text(catalogue, field, item) for item in value), link)
        case int():
            return _number(field, value)
        case StrEnum():
            return message(MEMBERS[type(value)], item=str(value))
        case _ if field == "scroll" and value.startswith("starting-"):
            return name(catalogue.find(value))
        case _:
            return message("map-place", item=str(value))
