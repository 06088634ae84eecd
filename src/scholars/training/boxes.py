"""Permuted boxes: the printed values that docs/fidelity.md leaves open, shuffled among things of their kind.

A bot that trains on them does not come to depend on values we only reconstructed. A box follows from its seed:
`permuted_catalogue` gives it as a catalogue, `BoxPermuter` as a copy of the engine's tables, in a millisecond.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from scholars.catalogue import Catalogue, Status, load
from scholars.catalogue.cards import Translator
from scholars.catalogue.loading import assembled
from scholars.catalogue.writing import all_tables
from scholars.components import Language, Subject, Track
from scholars.engine.compiling import tables_for
from scholars.engine.layout import ACTION_CARDS
from scholars.engine.native import FIELD_NAMES, i64, vec
from scholars.engine.numbers import number
from scholars.engine.state import State
from scholars.engine.tables import Tables
from scholars.packs import Piece, pieces
from scholars.positions.beginning import begin
from scholars.positions.expansions import BODY_OF_BOOKS
from scholars.training.setting import Setting

CARDS = ("translator", "starting_translator", "scroll", "page_card")  # the cards whose values the networks read
SPLIT = ("influence", "characters", "retire", "harvest", "immediate")  # lists whose entries move one by one
ALONG_A_TRACK = ("harvest", "immediate")  # growing series: an entry moves to the same space of another Track
SETTLED_HARVESTS = {"track-physics": 2, "track-philosophy": 1, "track-astronomy": 4}  # known spaces, from the left
PERMUTED = "-permuted"  # what follows the name of a setting where its games on permuted boxes are counted
WITHOUT_A_TRACK = (Subject.APPRENTICE, Subject.PATRON)

COLUMNS = {  # what may move, by table and field of the catalogue, and the column of the engine's tables that holds it
    ("translator", "languages"): "translator_languages",
    ("translator", "vp"): "translator_vp",
    ("translator", "dispatch"): "dispatch",
    ("translator", "retiree"): "retiree",
    ("starting_translator", "languages"): "translator_languages",
    ("starting_translator", "retiree"): "retiree",
    ("scroll", "language"): "scroll_language",
    ("scroll", "track"): "scroll_track",
    ("scroll", "vp"): "scroll_vp",
    ("scroll", "bonus"): "scroll_bonus",
    ("scroll", "effect"): "scroll_effect",
    ("goal_card", "guild"): "goal_guild",
    ("goal_card", "track"): "goal_track",
    ("goal_card", "rest"): "goal_rest",
    ("caliph_card", "middle"): "caliph_middle",
    ("caliph_card", "retire"): "caliph_retire",
    ("action_card", "rest"): "action_rest",
    ("upgraded_action_card", "rest"): "action_rest",
    ("upgraded_action_card", "small"): "action_small",
    ("room", "silver"): "room_silver",
    ("room", "gold"): "room_need",
    ("room", "effect"): "room_effect",
    ("spot", "effect"): "spot_effect",
    ("guild", "consolation"): "consolation",
    ("guild", "influence"): "deliver_influence",
    ("track", "harvest"): "harvest",
    ("track", "immediate"): "immediate",
    ("track", "overflow"): "overflow",
    ("caliph_space", "characters"): "caliph_event_characters",
    ("focus", "gold"): "focus_gold",
    ("page_card", "xp"): "page_xp",
    ("page_card", "vp"): "translator_vp",
    ("row_bonus_tile", "vp"): "row_vp",
}
ENTRIES = {"caliph_retire": 2, "caliph_event_characters": 3, "deliver_influence": 3, "harvest": 4, "immediate": 4}
OF_SOLO, OF_BOOKS = ("focus_gold",), ("page_xp", "row_vp")
_VECTOR = type(vec[i64]())

Thing = TypeVar("Thing")
Column: TypeAlias = list[Any]
Place: TypeAlias = tuple[str, int]  # a column of the tables, and a row of it


@dataclass(frozen=True)
class BoxConfig:
    """Domain randomisation: how many games are played on permuted boxes, and how far those stray from ours."""

    randomised_share: float = 0.0  # of all games
    stray: float = 1.0  # the share of the values of each group that may move
    cards: bool = True  # whether Translators, Scrolls and Pages are permuted, or only the boards and small cards

    def __post_init__(self) -> None:
        for name in ("randomised_share", "stray"):
            if not 0 <= getattr(self, name) <= 1:
                raise ValueError(f"{name} must be 0 to 1, got {getattr(self, name)}")


@dataclass(frozen=True)
class Cell:
    """A field of a piece, or one entry of the list it holds."""

    piece: Piece
    field: str
    index: int | None = None

    def get(self, entry: dict[str, Any]) -> Any:
        """Its value in the entry of the piece."""
        return entry[self.field] if self.index is None else entry[self.field][self.index]

    def put(self, entry: dict[str, Any], value: Any) -> None:
        """Replace its value in the entry of the piece."""
        if self.index is None:
            entry[self.field] = value
        else:
            entry[self.field][self.index] = value


Group: TypeAlias = tuple[Cell, ...]  # whose values may change places


# What is open


def open_groups(catalogue: Catalogue) -> tuple[Group, ...]:
    """Every value that is not known, in the groups within which values may be permuted."""
    files = all_tables(catalogue)
    groups: dict[object, list[Cell]] = {}
    for piece in pieces(catalogue):
        entry = piece.held(files[piece.file.name])
        for cell in _open_cells(catalogue, piece, entry):
            groups.setdefault(_kind(catalogue, cell), []).append(cell)
    return tuple(tuple(cells) for cells in groups.values() if len(cells) > 1)


def _open_cells(catalogue: Catalogue, piece: Piece, entry: dict[str, Any]) -> Iterator[Cell]:
    """The open values of a piece."""
    for field in piece.fields:
        movable = (piece.table, field) in COLUMNS and field in entry
        if movable and piece.mark(catalogue, field).status is not Status.KNOWN:
            for index in range(len(entry[field])) if field in SPLIT else (None,):
                if not _is_settled(catalogue, piece, field, index):
                    yield Cell(piece, field, index)


def _is_settled(catalogue: Catalogue, piece: Piece, field: str, index: int | None) -> bool:
    """Whether the source of a mark settles a value that its status leaves open."""
    match piece.table, field:
        case "track", "immediate":
            return index == 0  # the first space of every Track is known
        case "track", "harvest":
            return index is not None and index < SETTLED_HARVESTS.get(piece.id, 0)
        case "scroll", "track":
            return piece.id == _hebrew_physics(catalogue)  # the rulebook shows one
        case "upgraded_action_card", "rest":
            return piece.thing(catalogue).subject not in WITHOUT_A_TRACK  # the others Harvest their own Track
        case _:
            return False


def _hebrew_physics(catalogue: Catalogue) -> str:
    scrolls = (scroll for scroll in catalogue.scrolls if scroll.language is Language.HEBREW)
    return next((scroll.id for scroll in scrolls if scroll.track is Track.PHYSICS), "")


def _kind(catalogue: Catalogue, cell: Cell) -> object:
    """What the values of a group have in common."""
    piece = cell.piece
    kind = (piece.file.name, piece.table, cell.field)
    if cell.field in ALONG_A_TRACK:
        return kind, cell.index
    if cell.field == "languages" and piece.kind is Translator:
        deck = piece.thing(catalogue).deck
        return kind, "mixed" if deck.startswith("mixed") else deck  # the other decks share a language
    if piece.table == "scroll" and cell.field == "effect":
        return kind, type(piece.thing(catalogue).effect)  # what it does is known, what it names is not
    return kind


def _permutations(groups: Sequence[Group], seed: int, config: BoxConfig) -> Iterator[list[int]]:
    """For each cell of each group, the number of the cell whose value it takes.

    Every group draws its permutation, used or not: a seed permutes the boards alike with cards and without.
    """
    chance = random.Random(seed)  # noqa: S311 - games, not secrets
    for group in groups:
        order = list(range(len(group)))
        moving = sorted(chance.sample(order, round(config.stray * len(order))))
        taken = chance.sample(moving, len(moving))
        if config.cards or group[0].piece.table not in CARDS:
            for cell, source in zip(moving, taken, strict=True):
                order[cell] = source
        yield order


# As a catalogue


def permuted_catalogue(seed: int, config: BoxConfig | None = None, catalogue: Catalogue | None = None) -> Catalogue:
    """A permuted box as a catalogue, checked like every other."""
    ours = load(catalogue)
    files = all_tables(ours)
    entries = {piece.id: piece.held(files[piece.file.name]) for piece in pieces(ours)}
    groups = open_groups(ours)
    for group, order in zip(groups, _permutations(groups, seed, config or BoxConfig()), strict=True):
        values = [cell.get(entries[cell.piece.id]) for cell in group]
        for cell, source in zip(group, order, strict=True):
            cell.put(entries[cell.piece.id], values[source])
    return assembled(files, ours)


# As tables of the engine


class BoxPermuter:
    """Permutes the engine's tables; cards and effects keep their numbers, so observations mean what they do on ours."""

    def __init__(self, catalogue: Catalogue, with_books: bool, config: BoxConfig) -> None:
        self.catalogue, self.with_books, self.config = catalogue, with_books, config
        self._ours = tables_for(catalogue, with_books)
        self._groups = open_groups(catalogue)
        self._columns = _columns(self._ours)
        self._places = [
            [_place(self._ours, catalogue, cell) for cell in group]
            if with_books or not group[0].piece.file.expansion
            else []
            for group in self._groups
        ]

    def tables(self, seed: int) -> Tables:
        """The tables of the box of a seed."""
        columns = {name: column[:] for name, column in self._columns.items()}
        for places, order in zip(self._places, _permutations(self._groups, seed, self.config), strict=True):
            for (name, row), source in zip(places, order, strict=bool(places)):
                columns[name][row] = self._columns[name][places[source][1]]
        tables = _with_columns(self._ours, columns)
        tables.fingerprint = f"{self._ours.fingerprint}, permuted by {seed}, {self.config}"
        tables.rebuild = (_rebuilt, (self.catalogue, self.with_books, self.config, seed))
        return tables


_PERMUTERS: dict[tuple[str, bool, BoxConfig], BoxPermuter] = {}


def permuter_for(catalogue: Catalogue, with_books: bool, config: BoxConfig) -> BoxPermuter:
    """The permuter of a catalogue, prepared once."""
    key = (catalogue.fingerprint, with_books, config)
    if key not in _PERMUTERS:
        _PERMUTERS[key] = BoxPermuter(catalogue, with_books, config)
    return _PERMUTERS[key]


def _rebuilt(catalogue: Catalogue, with_books: bool, config: BoxConfig, seed: int) -> Tables:
    """Permuted tables from their pickle."""
    return permuter_for(catalogue, with_books, config).tables(seed)


def _part(tables: Tables, column: str) -> Any:
    """The part of the tables that has a column; None for Body of Books where it is not played."""
    if column in OF_SOLO:
        return tables.solo
    return tables.books if column in OF_BOOKS else tables


def _columns(tables: Tables) -> dict[str, Column]:
    """Every column in which values may move, one value after the other."""
    parts = {name: _part(tables, name) for name in COLUMNS.values()}
    columns = {name: list(getattr(part, name)) for name, part in parts.items() if part is not None}
    spaces = columns["caliph_event_characters"]
    columns["caliph_event_characters"] = [character for space in spaces for character in space or (None,) * 3]
    return columns


def _with_columns(ours: Tables, columns: dict[str, Column]) -> Tables:
    """A copy of the tables with other columns."""
    tables = _shallow_copy(ours)
    tables.solo = _shallow_copy(ours.solo)
    tables.books = None if ours.books is None else _shallow_copy(ours.books)
    characters = columns.pop("caliph_event_characters")
    spaces = [characters[first : first + 3] for first in range(0, len(characters), 3)]
    tables.caliph_event_characters = [() if space[0] is None else tuple(space) for space in spaces]
    for name, column in columns.items():
        part = _part(tables, name)
        setattr(part, name, vec[i64](column) if type(getattr(part, name)) is _VECTOR else column)
    return tables


def _shallow_copy(thing: Thing) -> Thing:
    """Another object with the same fields; both builds have no `copy` of their own."""
    copy = type(thing)()
    for name in FIELD_NAMES[type(thing)]:
        setattr(copy, name, getattr(thing, name))
    return copy


def _place(tables: Tables, catalogue: Catalogue, cell: Cell) -> Place:
    """Where the tables hold a cell."""
    column = COLUMNS[cell.piece.table, cell.field]
    return column, ENTRIES.get(column, 1) * _row(tables, catalogue, cell) + (cell.index or 0)


def _row(tables: Tables, catalogue: Catalogue, cell: Cell) -> int:
    """The number of a piece among those of its column."""
    piece = cell.piece
    match piece.table:
        case "translator" | "starting_translator":
            return tables.translator_ids.index(piece.entry)
        case "page_card":
            page = tables.translator_ids.index(piece.entry)
            return page if cell.field == "vp" else page - tables.pages
        case "scroll":
            return tables.scroll_ids.index(piece.entry)
        case "action_card":
            return number(piece.thing(catalogue).subject)
        case "upgraded_action_card":
            return int(ACTION_CARDS) + number(piece.thing(catalogue).subject)
        case _:  # in the order of the catalogue
            entries = getattr(catalogue.files[piece.file.name], piece.table)
            return [entry.id for entry in entries].index(piece.entry)


# Playing on them


def box_seed(game_seed: int, config: BoxConfig) -> int | None:
    """The seed of the box that the game of a seed is played on; None for our box."""
    chance = random.Random(game_seed)  # noqa: S311 - games, not secrets
    return chance.getrandbits(62) if chance.random() < config.randomised_share else None


def begin_on_boxes(setting: Setting, config: BoxConfig) -> Callable[[int], State]:
    """What begins a game with a seed, on our box or on a permuted one; both follow from that seed."""
    begin_on_ours = setting.begin()
    if config.randomised_share == 0:
        return begin_on_ours
    permuter = permuter_for(load(setting.catalogue), BODY_OF_BOOKS in setting.expansions, config)

    def begin_on_either(seed: int) -> State:
        box = box_seed(seed, config)
        if box is None:
            return begin_on_ours(seed)
        epic = setting.mode == "epic"
        return begin(permuter.tables(box), setting.players, epic, seed, setting.solo, setting.expansions)

    return begin_on_either
