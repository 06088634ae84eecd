"""The whole catalogue as one value."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from typing import Any, Protocol

from scholars.catalogue.body_of_books import BodyOfBooks
from scholars.catalogue.cards import (
    ActionCard,
    CaliphCard,
    GoalCard,
    ResourceCard,
    Scroll,
    StartingScroll,
    StartingTranslator,
    Translator,
)
from scholars.catalogue.fidelity import Mark, Marks
from scholars.catalogue.files import EXPANSION, FILES, File, Table
from scholars.catalogue.main_board import MainBoard
from scholars.catalogue.solo import Solo
from scholars.errors import ScholarsError, unknown_name, wrong_type


class Thing(Protocol):
    """Anything printed that has an id: a card, a Room, a Spot, a Track ..."""

    @property
    def id(self) -> str:
        """Its id, unique in the whole catalogue."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A thing and where it stands."""

    file: File
    table: Table
    thing: Any


class UnknownThing(ScholarsError, KeyError):
    """No thing has this id; says which come nearest."""

    def __init__(self, wanted: str, known: Iterable[str], what: str = "card or place") -> None:
        super().__init__(unknown_name(what, wanted, known))

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Catalogue:
    """Everything printed, file by file, and how sure we are of it."""

    files: Mapping[str, Any]
    marks: Mapping[str, Marks]

    @property
    def translators(self) -> tuple[Translator, ...]:
        """The 64 Translators, deck by deck."""
        return self._deck("translators.toml")

    @property
    def starting_translators(self) -> tuple[StartingTranslator, ...]:
        """The 10 Starting Translators."""
        return self._deck("starting_translators.toml")

    @property
    def scrolls(self) -> tuple[Scroll, ...]:
        """The 48 Scrolls."""
        return self._deck("scrolls.toml")

    @property
    def starting_scrolls(self) -> tuple[StartingScroll, ...]:
        """The 6 Starting Scrolls."""
        return self._deck("starting_scrolls.toml")

    @property
    def resource_cards(self) -> tuple[ResourceCard, ...]:
        """The 10 Resource Cards."""
        return self._deck("resource_cards.toml")

    @property
    def goal_cards(self) -> tuple[GoalCard, ...]:
        """The 6 Goal Cards."""
        return self._deck("goal_cards.toml")

    @property
    def caliph_cards(self) -> tuple[CaliphCard, ...]:
        """The 4 Caliph Cards."""
        return self._deck("caliph_cards.toml")

    @property
    def action_cards(self) -> tuple[ActionCard, ...]:
        """The 7 Action Cards each player has."""
        return self._deck("action_cards.toml")

    @property
    def board(self) -> MainBoard:
        """What is printed on the boards."""
        board: MainBoard = self.files["main_board.toml"]
        return board

    @property
    def solo(self) -> Solo:
        """The solo opponent."""
        solo: Solo = self.files["solo.toml"]
        return solo

    @property
    def body_of_books(self) -> BodyOfBooks:
        """What the expansion adds."""
        return BodyOfBooks(
            extension=self.files[f"{EXPANSION}/extension.toml"],
            translators=self._deck(f"{EXPANSION}/translators.toml"),
            starting_translators=self._deck(f"{EXPANSION}/starting_translators.toml"),
            scrolls=self._deck(f"{EXPANSION}/scrolls.toml"),
            action_cards=self._deck(f"{EXPANSION}/action_cards.toml"),
            upgraded_action_cards=self._deck(f"{EXPANSION}/upgraded_action_cards.toml"),
            page_cards=self._deck(f"{EXPANSION}/page_cards.toml"),
            row_bonus_tiles=self._deck(f"{EXPANSION}/row_bonus_tiles.toml"),
        )

    def _deck(self, name: str) -> tuple[Any, ...]:
        (deck,) = (getattr(self.files[name], slot.name) for slot in fields(self.files[name]))
        return tuple(deck)

    def entries(self) -> Iterator[Entry]:
        """Every thing with an id, in the order of the files."""
        for file in FILES:
            for table in file.tables:
                for thing in getattr(self.files[file.name], table.name):
                    yield Entry(file, table, thing)

    def find(self, wanted: str) -> Entry:
        """The thing with an id, or UnknownThing."""
        if not isinstance(wanted, str):
            raise wrong_type("id", "a str", wanted)
        found = self._by_id.get(wanted)
        if found is None:
            raise UnknownThing(wanted, self._by_id)
        return found

    @cached_property
    def _by_id(self) -> dict[str, Entry]:
        return {entry.thing.id: entry for entry in reversed([*self.entries()])}  # of several the first

    def mark(self, entry: Entry, field: str) -> Mark:
        """How sure we are of a field of a thing."""
        marks = self.marks[entry.file.name]
        return marks.get((entry.table.name, entry.thing.id, field)) or marks[entry.table.name, "", field]

    @cached_property
    def fingerprint(self) -> str:
        """The same for two catalogues just when everything printed is the same."""
        text = json.dumps({name: as_plain(root) for name, root in self.files.items()}, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def as_plain(value: object) -> Any:
    """A value of the catalogue as it stands in TOML, effects as texts."""
    if is_dataclass(value) and not isinstance(value, type) and not hasattr(value, "form"):
        return {slot.name: as_plain(getattr(value, slot.name)) for slot in fields(value)}
    if isinstance(value, tuple):
        return [as_plain(item) for item in value]
    return value if value is None or isinstance(value, int) else str(value)
