"""The files of a catalogue: what each holds and how many, as the rulebooks count. (SET, BOB)"""

from dataclasses import dataclass, make_dataclass
from types import GenericAlias
from typing import Any

from scholars.catalogue.body_of_books import BlackTranslate, Extension, PageCard, RowBonusTile, StartingPage
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
from scholars.catalogue.main_board import (
    CaliphSpace,
    GuildBoard,
    MainBoard,
    Path,
    ResearchOption,
    ResearchTrack,
    Room,
    Slot,
    Spot,
)
from scholars.catalogue.solo import Difficulty, Focus, SchemeCard, Solo

EXPANSION = "body_of_books"


@dataclass(frozen=True, slots=True)
class Table:
    """A list of entries in a file: `[[room]]`."""

    name: str
    kind: type[Any]
    count: int

    @property
    def kind_id(self) -> str:
        """The id of this kind of thing, as in `scholars card --list`."""
        return self.name.replace("_", "-")


@dataclass(frozen=True, slots=True)
class File:
    """A file of the catalogue: a dataclass for the whole of it, and its lists."""

    name: str
    root: type[Any]
    tables: tuple[Table, ...]

    @property
    def expansion(self) -> bool:
        """Whether the file belongs to Body of Books."""
        return self.name.startswith(f"{EXPANSION}/")


def _deck(name: str, table: str, kind: type[Any], count: int) -> File:
    """A file that holds one deck and nothing else."""
    root = make_dataclass(kind.__name__ + "Deck", [(table, GenericAlias(tuple, (kind, ...)))], frozen=True)
    return File(name, root, (Table(table, kind, count),))


FILES = (
    _deck("translators.toml", "translator", Translator, 64),
    _deck("starting_translators.toml", "starting_translator", StartingTranslator, 10),
    _deck("scrolls.toml", "scroll", Scroll, 48),
    _deck("starting_scrolls.toml", "starting_scroll", StartingScroll, 6),
    _deck("resource_cards.toml", "resource_card", ResourceCard, 10),
    _deck("goal_cards.toml", "goal_card", GoalCard, 6),
    _deck("caliph_cards.toml", "caliph_card", CaliphCard, 4),
    _deck("action_cards.toml", "action_card", ActionCard, 7),
    File(
        "main_board.toml",
        MainBoard,
        (
            Table("room", Room, 10),
            Table("spot", Spot, 12),
            Table("path", Path, 6),
            Table("guild", GuildBoard, 3),
            Table("track", ResearchTrack, 6),
            Table("research", ResearchOption, 4),
            Table("caliph_space", CaliphSpace, 4),
            Table("slot", Slot, 6),
        ),
    ),
    File(
        "solo.toml",
        Solo,
        (Table("scheme_card", SchemeCard, 6), Table("focus", Focus, 6), Table("difficulty", Difficulty, 4)),
    ),
    _deck(f"{EXPANSION}/translators.toml", "translator", Translator, 16),
    _deck(f"{EXPANSION}/starting_translators.toml", "starting_translator", StartingTranslator, 1),
    _deck(f"{EXPANSION}/scrolls.toml", "scroll", Scroll, 6),
    _deck(f"{EXPANSION}/action_cards.toml", "action_card", ActionCard, 1),
    _deck(f"{EXPANSION}/upgraded_action_cards.toml", "upgraded_action_card", ActionCard, 8),
    _deck(f"{EXPANSION}/page_cards.toml", "page_card", PageCard, 52),
    _deck(f"{EXPANSION}/row_bonus_tiles.toml", "row_bonus_tile", RowBonusTile, 4),
    File(
        f"{EXPANSION}/extension.toml",
        Extension,
        (
            Table("room", Room, 1),
            Table("track", ResearchTrack, 1),
            Table("black_translate", BlackTranslate, 2),
            Table("starting_page", StartingPage, 1),
        ),
    ),
)
FILE_NAMES = tuple(file.name for file in FILES)
