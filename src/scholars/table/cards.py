"""Cards and Dice as one meets them on the table."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from scholars.catalogue import Catalogue, Entry
from scholars.components import Colour
from scholars.effects import Effect
from scholars.engine.layout import DICE, FACES, NONE
from scholars.errors import wrong_type
from scholars.html import html_table
from scholars.locales import name, rows, say


@dataclass(frozen=True, slots=True, order=True)
class Die:
    """A Die and the face it shows: `Die("red", 4)`, which prints as `red-4`."""

    colour: Colour
    face: int

    def __str__(self) -> str:
        return f"{self.colour}-{self.face}"

    def __repr__(self) -> str:
        return f'Die("{self.colour}", {self.face})'


ALL_DICE = tuple(Die(colour, face) for colour in Colour for face in range(1, FACES + 1))
assert len(ALL_DICE) == DICE


def die_of(number: int) -> Die | None:
    """The Die of a number; there may be none."""
    return None if number == NONE else ALL_DICE[number]


class Card:
    """A printed card: its id, and everything the catalogue knows of it. It equals its id."""

    def __init__(self, card: str, catalogue: Catalogue) -> None:
        self.id = card
        self._catalogue = catalogue

    @cached_property
    def _entry(self) -> Entry:
        if not isinstance(self._catalogue, Catalogue):
            raise wrong_type("catalogue", "a Catalogue", self._catalogue)
        return self._catalogue.find(self.id)

    @property
    def printed(self) -> Any:
        """The catalogue's thing, with its fields as printed."""
        return self._entry.thing

    @property
    def kind(self) -> str:
        """What it is, as `translator`."""
        return self._entry.table.kind_id

    @property
    def vp(self) -> int:
        """The Victory Points printed on it; 0 if there are none."""
        return int(getattr(self.printed, "vp", 0))

    @property
    def effects(self) -> dict[str, Effect]:
        """Its effects by the field they are printed in, as `{"dispatch": ..., "retiree": ...}`."""
        told = {field: getattr(self.printed, field) for field in type(self.printed).__dataclass_fields__}
        return {field: effect for field, effect in told.items() if isinstance(effect, Effect)}

    def name(self, language: str = "en") -> str:
        """What it is called."""
        return say(name(self._entry), language)

    def text(self, language: str = "en") -> str:
        """Its name, and a line for everything printed on it."""
        return "\n".join((self.name(language), *self._lines(language)))

    def _lines(self, language: str) -> Iterator[str]:
        for label, text in self._rows(language):
            yield f"{label}: {text}"

    def _rows(self, language: str) -> Iterator[tuple[str, str]]:
        for row in rows(self._catalogue, self._entry):
            yield say(row.label, language), say(row.text, language)

    def _repr_html_(self) -> str:
        """The card in a notebook."""
        return html_table(self.name(), self._rows("en"))

    def __eq__(self, other: object) -> bool:
        return self.id == (other.id if isinstance(other, Card) else other)

    def __hash__(self) -> int:
        return hash(self.id)

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f'Card("{self.id}")'
