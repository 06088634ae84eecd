"""Rows of the database as they are worked with: a table, its seats, the entries of its game."""

from dataclasses import dataclass, field
from typing import Any


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
    household: str | None = None

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
    pack: dict[str, Any] | None = None
    continued: dict[str, Any] | None = None
    dismissed: list[str] | None = None
    household: str | None = None
    unrated: str | None = None
    departures: list[dict[str, Any]] | None = None


@dataclass(frozen=True, slots=True)
class GlimpsedRow:
    """What tells whether anything has changed about a table, and what runs on by itself."""

    id: str
    status: str
    revision: int
    version: int
    options: dict[str, Any]
    asked: int | None
    clocks: dict[str, Any]
    proposals: list[dict[str, Any]]
    due: float | None
    created: float


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A table without its game, and its seats."""

    row: GlimpsedRow
    seats: list[SeatRow]

    def seats_of(self, identity: str | None) -> list[SeatRow]:
        """The seats somebody has."""
        return seats_of(self.seats, identity)

    def may_watch(self, identity: str | None) -> bool:
        """Whether somebody may see the game."""
        return self.row.options.get("spectators", True) or bool(self.seats_of(identity))


def seats_of(seats: list[SeatRow], identity: str | None) -> list[SeatRow]:
    """Those of some seats that are somebody's."""
    return [seat for seat in seats if identity is not None and seat.identity == identity]


def people(seats: list[SeatRow]) -> set[str]:
    """Everybody who has one of some seats."""
    return {seat.identity for seat in seats if seat.kind == "person" and seat.identity is not None}


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


@dataclass(frozen=True, slots=True)
class Room:
    """For how many tables that are not finished there is room: for each guest, and for all of a household."""

    each: int
    together: int


@dataclass(slots=True)
class Stored:
    """A table and its seats, and how they were when they were last read or written."""

    row: TableRow
    seats: list[SeatRow]
    before: dict[str, Any] = field(default_factory=dict)
    seats_before: list[dict[str, Any]] = field(default_factory=list)

    def remember(self) -> None:
        """What stands here now is what is stored. Lists and tables in it are replaced, never changed."""
        self.before = values(self.row)
        self.seats_before = [values(seat) for seat in self.seats]

    def touched(self) -> bool:
        """Whether anything is otherwise than it is stored."""
        return values(self.row) != self.before or [values(seat) for seat in self.seats] != self.seats_before

    def different(self) -> dict[str, Any]:
        """What is different of the table itself, by name."""
        return {name: value for name, value in values(self.row).items() if value != self.before[name]}

    def different_seats(self) -> list[SeatRow]:
        """The seats that are different."""
        pairs = zip(self.seats, self.seats_before, strict=True)
        return [seat for seat, before in pairs if values(seat) != before]


def values(row: TableRow | SeatRow | Entry) -> dict[str, Any]:
    """What stands in a row, by name."""
    return {name: getattr(row, name) for name in row.__slots__}
