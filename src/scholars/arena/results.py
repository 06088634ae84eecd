"""What was played, in one SQLite file: written in transactions, every game once, however often it is asked for."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from scholars.arena.entrants import Entrant
from scholars.arena.playing import Result
from scholars.arena.records import Texts
from scholars.arena.schedule import Job
from scholars.errors import ScholarsError

FORMAT = 2
MARK = 0x5C4013A5  # of the files of this program among all of SQLite's
PATIENCE = 60.0  # seconds to wait for another who writes

SCHEMA = """
CREATE TABLE entrants (
    id INTEGER PRIMARY KEY, label TEXT NOT NULL, spec TEXT NOT NULL, version TEXT NOT NULL, UNIQUE (spec, version)
);
CREATE TABLE games (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, players INTEGER NOT NULL, mode TEXT NOT NULL,
    solo TEXT, expansions TEXT NOT NULL, rules TEXT NOT NULL, catalogue TEXT, seed TEXT NOT NULL,
    rounds INTEGER NOT NULL, choices INTEGER NOT NULL, seconds REAL NOT NULL, fault_seat INTEGER, fault TEXT,
    record BLOB NOT NULL
);
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games, seat INTEGER NOT NULL, entrant INTEGER REFERENCES entrants,
    won REAL NOT NULL, rank INTEGER NOT NULL, vp INTEGER, points TEXT,
    decisions INTEGER NOT NULL, seconds REAL NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE counted (game INTEGER PRIMARY KEY REFERENCES games, version INTEGER NOT NULL, told TEXT NOT NULL);
"""
SINCE_2 = "CREATE TABLE texts (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)"


class UnreadableResults(ScholarsError, ValueError):
    """A file that holds no results, or such that cannot be read here."""


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """A seat of a game that was played; without an entrant it is the solo opponent's."""

    entrant: Entrant | None
    won: float
    rank: int
    vp: int | None
    points: dict[str, int] | None
    decisions: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played."""

    id: int
    key: str
    kind: str
    players: int
    mode: str
    solo: str | None
    expansions: str
    rules: str
    catalogue: str | None
    seed: str
    rounds: int
    choices: int
    seconds: float
    fault_seat: int | None
    fault: str | None
    seats: tuple[PlayedSeat, ...]


_GAME = ", ".join(f"games.{name}" for name in Played.__slots__ if name != "seats")
_ADD = (
    f"INSERT OR IGNORE INTO games ({_GAME.replace('games.', '').removeprefix('id, ')}, record)"  # noqa: S608
    f" VALUES ({', '.join('?' * (len(Played.__slots__) - 1))})"
)
_SEAT = ", ".join(f"seats.{name}" for name in PlayedSeat.__slots__)


class Results:
    """A file of results."""

    def __init__(self, path: Path | str, *, must_exist: bool = False) -> None:
        self.path = Path(path)
        if must_exist and not self.path.is_file():
            raise UnreadableResults(f"{path}: there are no results.")
        try:
            self.connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
            self._open()
        except sqlite3.Error as fault:
            raise UnreadableResults(f"{path}: {fault}.") from None
        self._entrants: dict[Entrant, int] = {}
        self._texts = Texts(self.connection)

    def _open(self) -> None:
        with self.writing():
            [(mark,)], [(form,)], [(tables,)] = (
                self.connection.execute(asked).fetchall()
                for asked in ("PRAGMA application_id", "PRAGMA user_version", "SELECT count(*) FROM sqlite_master")
            )
            if not tables:
                self._make(*SCHEMA.split(";"), f"PRAGMA application_id = {MARK}", SINCE_2)
            elif mark != MARK:
                raise UnreadableResults(f"{self.path}: these are no results of the arena.")
            elif form == 1:
                self._make(SINCE_2)
            elif form != FORMAT:
                raise UnreadableResults(f"{self.path}: results of format {form}; this program reads up to {FORMAT}.")

    def _make(self, *statements: str) -> None:
        for statement in (*statements, f"PRAGMA user_version = {FORMAT}"):
            self.connection.execute(statement)

    def close(self) -> None:
        """Nothing more is written."""
        self.connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def writing(self) -> "_Transaction":
        """All that is written inside is kept together, or nothing of it."""
        return _Transaction(self.connection)

    # Writing

    def add(self, played: Iterable[tuple[Job, Result]]) -> int:
        """Keep what was played, all of it or nothing; how many games were new."""
        seats = list[tuple[Any, ...]]()
        try:
            with self.writing():
                new = sum(self._add(job, result, seats) for job, result in played)
                self.connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", seats)
                return new
        except BaseException:
            self._entrants.clear()  # their numbers were not kept either
            self._texts.forget()
            raise

    def _add(self, job: Job, result: Result, seats: list[tuple[Any, ...]]) -> bool:
        kind, fault, choices = job.kind, result.fault, result.choices
        told = (
            *(job.key, kind.name, kind.players, kind.mode, kind.solo, " ".join(kind.expansions), job.match.rules),
            *(kind.catalogue, str(job.seed), result.rounds, len(choices or ()), round(result.seconds, 4)),
            *(fault or (None, None)),
            self._texts.written(kind, choices),
        )
        added = self.connection.execute(_ADD, told)
        if added.rowcount:
            seats += self._seats(added.lastrowid, job, result)
        return added.rowcount > 0

    def _seats(self, game: int | None, job: Job, result: Result) -> Iterator[tuple[Any, ...]]:
        for seat, told in enumerate(result.seats):
            entrant = self._entrant(job.seats[seat]) if seat < len(job.seats) else None
            points = None if told.points is None else json.dumps(told.points)
            yield game, seat, entrant, told.won, told.rank, told.vp, points, told.decisions, round(told.seconds, 4)

    def _entrant(self, one: Entrant) -> int:
        if one not in self._entrants:
            kept = "INSERT INTO entrants (label, spec, version) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET label = ?"
            self.connection.execute(kept, (one.label, one.spec, one.version, one.label))
            found = "SELECT id FROM entrants WHERE spec = ? AND version = ?"
            [(self._entrants[one],)] = self.connection.execute(found, (one.spec, one.version))
        return self._entrants[one]

    # Reading

    def has(self, key: str) -> bool:
        """Whether a game was played."""
        return self.connection.execute("SELECT 1 FROM games WHERE key = ?", (key,)).fetchone() is not None

    def game(self, key: str) -> Played | None:
        """A game by its key."""
        return next(self._read("WHERE games.key = ?", key), None)

    def __iter__(self) -> Iterator[Played]:
        return self._read("")

    def __len__(self) -> int:
        [(count,)] = self.connection.execute("SELECT count(*) FROM games")
        return int(count)

    def record(self, game: int) -> dict[str, Any] | None:
        """The record of a game, as `Game.record` has it; None where there is none."""
        [(found, seed)] = self.connection.execute("SELECT record, seed FROM games WHERE id = ?", (game,))
        return self._texts.read(found, seed)

    def _read(self, which: str, *values: str) -> Iterator[Played]:
        entrants = {
            number: Entrant(*told)
            for number, *told in self.connection.execute("SELECT id, label, spec, version FROM entrants")
        }
        asked = f"SELECT {_GAME}, {_SEAT} FROM games JOIN seats ON seats.game = games.id {which} ORDER BY game, seat"  # noqa: S608
        names = Played.__slots__[:-1]
        count = len(names)
        game, seats = tuple[Any, ...](), list[PlayedSeat]()
        for row in self.connection.execute(asked, values):
            if row[:count] != game:
                if seats:
                    yield Played(**dict(zip(names, game, strict=True)), seats=tuple(seats))
                game, seats = row[:count], []
            entrant, won, rank, vp, points, decisions, seconds = row[count:]
            told = None if points is None else json.loads(points)
            seats.append(PlayedSeat(entrants.get(entrant), won, rank, vp, told, decisions, seconds))
        if seats:
            yield Played(**dict(zip(names, game, strict=True)), seats=tuple(seats))


class _Transaction:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def __enter__(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        self.connection.execute("COMMIT" if kind is None else "ROLLBACK")
