"""Rows of the database as they are worked with: a table, its seats, the entries of its game."""

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

from sqlalchemy import Executable, Row, Update, bindparam, insert, select, update

from scholars.server.storage.database import Database, Part
from scholars.server.storage.schema import entries, seats, tables


@dataclass(slots=True)
class SeatRow:
    """A seat: whose it is, or which bot plays it, or how one gets it."""

    table: str
    seat: int
    kind: str  # "person", "bot", "open" or "opponent"
    identity: str | None = None
    name: str | None = None
    level: str | None = None
    stand_in: str | None = None
    stand_in_why: str | None = None  # "absent", "wish" or "clock"
    secret: str | None = None

    @property
    def bot(self) -> str | None:
        """The bot that plays the seat now, if one does."""
        return self.level if self.kind == "bot" else self.stand_in


@dataclass(slots=True)
class TableRow:
    """A table, but for its seats."""

    id: str
    mode: str
    expansions: list[str]
    solo: str | None
    options: dict[str, Any]
    host: str | None
    seed: str
    created: float
    changed: float
    status: str = "waiting"
    revision: int = 0
    version: int = 0
    start: dict[str, Any] | None = None
    start_version: int = 0
    continues: bool = False
    position: dict[str, Any] | None = None
    position_version: int = 0
    asked: int | None = None
    asked_at: float | None = None
    clocks: dict[str, Any] = field(default_factory=dict)
    due: float | None = None
    proposals: list[dict[str, Any]] = field(default_factory=list)
    note: dict[str, Any] | None = None
    rematch: str | None = None
    replay: str | None = None
    lesson: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened to a game: a choice, or that choices were taken back."""

    table: str
    version: int
    seat: int
    by: str
    choice: str | None
    back_to: int | None
    at: float


@dataclass(slots=True)
class Stored:
    """A table and its seats, and how they were when they were last read or written."""

    row: TableRow
    seats: list[SeatRow]
    before: dict[str, Any] = field(default_factory=dict)
    seats_before: list[dict[str, Any]] = field(default_factory=list)

    def remember(self) -> None:
        """What stands here now is what is stored. Lists and tables in it are replaced, never changed."""
        self.before = _values(self.row)
        self.seats_before = [_values(seat) for seat in self.seats]

    def touched(self) -> bool:
        """Whether anything is otherwise than it is stored."""
        return _values(self.row) != self.before or [_values(seat) for seat in self.seats] != self.seats_before

    def changes(self) -> list[Part]:
        """The statements that store what is different; they find nothing if somebody else was faster."""
        row = self.row
        row.revision += 1
        different = {name: value for name, value in _values(row).items() if value != self.before[name]}
        seen = {"seen_id": row.id, "seen_revision": row.revision - 1}
        made: list[Part] = [(_table_update(frozenset(different)), different | seen)]
        for seat, before in zip(self.seats, self.seats_before, strict=True):
            if _values(seat) != before:
                place = (seats.c.table == seat.table, seats.c.seat == seat.seat)
                made.append(update(seats).where(*place).values(**_values(seat)))
        return made

    def insertions(self) -> list[Executable]:
        """The statements that store a table for the first time."""
        return [
            insert(tables).values(**_values(self.row)),
            *(insert(seats).values(**_values(seat)) for seat in self.seats),
        ]


@cache
def _table_update(columns: frozenset[str]) -> Update:
    """The statement that changes some columns of a table; made once, since making one takes longer than the change."""
    seen = (tables.c.id == bindparam("seen_id"), tables.c.revision == bindparam("seen_revision"))
    return update(tables).where(*seen).values({column: bindparam(column) for column in columns})


def entry_change(entry: Entry) -> Part:
    """What stores an entry."""
    return _ENTRY, {name: getattr(entry, name) for name in Entry.__slots__}


_ENTRY = insert(entries)


def _values(row: TableRow | SeatRow) -> dict[str, Any]:
    return {part.name: getattr(row, part.name) for part in fields(row)}


async def read_table(database: Database, table: str) -> Stored | None:
    """A table with its seats; None if there is none."""
    found = await read_whole(database, table, since=None)
    return None if found is None else found[0]


async def read_whole(database: Database, table: str, since: int | None = 0) -> tuple[Stored, list[Entry]] | None:
    """A table with its seats and what happened there after a version, all from one moment; None if there is none."""
    asked: list[Executable] = [
        select(tables).where(tables.c.id == table),
        select(seats).where(seats.c.table == table).order_by(seats.c.seat),
    ]
    if since is not None:
        happened = select(entries).where(entries.c.table == table, entries.c.version > since)
        asked.append(happened.order_by(entries.c.version))
    found, placed, *happenings = await database.read_together(*asked)
    if not found:
        return None
    stored = Stored(TableRow(**named(found[0])), [SeatRow(**named(seat)) for seat in placed])
    stored.remember()
    return stored, [Entry(**named(row)) for rows in happenings for row in rows]


async def read_entries(database: Database, table: str) -> list[Entry]:
    """Everything that happened at a table, in order."""
    found = await database.read(select(entries).where(entries.c.table == table).order_by(entries.c.version))
    return [Entry(**named(row)) for row in found]


def named(row: Row[Any]) -> dict[str, Any]:
    """What stands in a row, by its columns."""
    return {str(column): value for column, value in row._mapping.items()}  # noqa: SLF001 - public, in spite of its name
