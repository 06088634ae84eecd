"""Games as they are stored: setup, seed and entries; and the way back to a game from them.

A replay that no longer leads where it led, since a rule or a card has changed, gives way to the position that was
stored at the start of the last turn: nobody's table is lost, and everybody is told.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from inspect import signature
from pathlib import Path
from typing import Any, TypeVar

from scholars import Game, IllegalChoice
from scholars.catalogue import load
from scholars.locales import message
from scholars.positions.records import commitment
from scholars.server.boxes.carried import opened
from scholars.server.storage.rows import Entry, SeatRow, TableRow
from scholars.table import Event

NOBODY = "…"  # the name of somebody who was forgotten
PERSON = "person"  # who plays a seat in a record, if no bot does; as in games the terminal saves
AUTOMATIC = "automatic"  # who took an entry, where a person's client answered for want of anything to decide
EXPANSIONS = ("body-of-books",) if "expansions" in signature(Game.new).parameters else ()


@dataclass(frozen=True, slots=True)
class Happened:
    """What came of an entry."""

    version: int
    seat: int
    by: str
    choice: str | None
    back_to: int | None
    choices: int  # that stand afterwards
    events: Sequence[Event]


@dataclass(slots=True)
class Restored:
    """A game that was read back, and what happened in it."""

    game: Game
    happened: list[Happened] = field(default_factory=list)
    changed: bool = False  # it could not be replayed and goes on from the stored position


def names(seats: Iterable[SeatRow]) -> list[str]:
    """The names of the players; the solo opponent has one of the engine's."""
    return [seat.name or NOBODY for seat in seats if seat.kind != "opponent"]


def begin(row: TableRow, seats: list[SeatRow], catalogue: Path | None) -> Game:
    """The game of a table before its first choice."""
    called = names(seats)
    printed = load(catalogue) if row.pack is None else opened(row.pack)
    if row.start is not None:
        return Game.from_position(row.start, printed, called)
    more: dict[str, Any] = {"expansions": row.expansions} if row.expansions else {}
    return Game.new(len(called), int(row.seed), row.mode, printed, called, row.solo, **more)


def take(game: Game, entry: Entry) -> Happened:
    """Let an entry happen."""
    events: Sequence[Event] = ()
    if entry.choice is not None:
        events = game.play(entry.choice)
    else:
        game.go_to(entry.back_to or 0)
    choices = choices_of(game)
    return Happened(entry.version, entry.seat, entry.by, entry.choice, entry.back_to, choices, events)


def choices_of(game: Game) -> int:
    """How many choices stand."""
    return game.decision.number if game.decision is not None else len(game.history)


def restore(row: TableRow, seats: list[SeatRow], entries: list[Entry], catalogue: Path | None) -> Restored:
    """The game of a table as it was left."""
    since = [entry for entry in entries if entry.version > row.start_version]
    try:
        return _replayed(row, begin(row, seats, catalogue), since)
    except (IllegalChoice, ValueError, _Different):
        if row.status == "finished":
            return _as_far_as_it_goes(row, seats, since, catalogue)
        return _from_position(row, seats, since, catalogue)


class _Different(Exception):
    """A replay leads to another position than the one that was stored."""


def _replayed(row: TableRow, game: Game, entries: list[Entry]) -> Restored:
    restored = Restored(game)
    for entry in entries:
        _compare(row, game, entry.version - 1)
        restored.happened.append(take(game, entry))
    _compare(row, game, row.version)
    return restored


def _compare(row: TableRow, game: Game, version: int) -> None:
    if row.position is not None and row.position_version == version and game.position() != row.position:
        raise _Different


def _as_far_as_it_goes(row: TableRow, seats: list[SeatRow], entries: list[Entry], catalogue: Path | None) -> Restored:
    """A finished game up to the first choice that can no longer be taken; what is stored of it stays as it is."""
    row.note = message("note-record-changed").plain()
    game = begin(row, seats, catalogue)
    return Restored(game, _taken(game, entries))


def _from_position(row: TableRow, seats: list[SeatRow], entries: list[Entry], catalogue: Path | None) -> Restored:
    """From the start of the last turn; what was chosen since is taken again as far as it can be.

    Where that leads is where the game begins from now on: what came before is told, and cannot be taken back.
    """
    game = _last_turn(row, seats, catalogue)
    happened = _taken(game, [entry for entry in entries if entry.version > row.start_version])
    row.start, row.start_version, row.position = game.position(), row.version, None
    row.note = message("note-rules-changed").plain()
    return Restored(begin(row, seats, catalogue), happened, changed=True)


def _last_turn(row: TableRow, seats: list[SeatRow], catalogue: Path | None) -> Game:
    """A game at the start of its last turn; from where it began, if that position can no longer be read."""
    if row.position is not None:
        kept = row.start, row.start_version
        row.start = {name: value for name, value in row.position.items() if name != "catalogue"}
        row.start_version = row.position_version
        try:
            return begin(row, seats, catalogue)
        except ValueError:
            row.start, row.start_version = kept
    return begin(row, seats, catalogue)


def _taken(game: Game, entries: list[Entry]) -> list[Happened]:
    """What came of entries, up to the first that can no longer happen."""
    happened: list[Happened] = []
    with suppress(IllegalChoice):
        for entry in entries:
            happened.append(take(game, entry))  # noqa: PERF401 - those before one that fails are kept
    return happened


Logged = TypeVar("Logged", Entry, Happened)


def standing_entries(entries: Iterable[Logged]) -> list[Logged]:
    """The entries of the choices that were not taken back."""
    choices: list[Logged] = []
    for entry in entries:
        if entry.choice is None:
            del choices[entry.back_to or 0 :]
        else:
            choices.append(entry)
    return choices


def standing(entries: Iterable[Logged]) -> list[str]:
    """The choices that were not taken back."""
    return [entry.choice for entry in standing_entries(entries) if entry.choice is not None]


def stood_in(seats: Sequence[SeatRow], entries: Iterable[Entry]) -> list[tuple[int, Entry]]:
    """The choices that bots took in seats of people, with their numbers."""
    people = {seat.seat for seat in seats if seat.kind == "person"}
    numbered = enumerate(standing_entries(entries), start=1)
    return [(number, entry) for number, entry in numbered if entry.by == "bot" and entry.seat in people]


def record(row: TableRow, seats: list[SeatRow], entries: list[Entry], catalogue: Path | None) -> dict[str, Any]:
    """The record of a table, with the commitment that was told at its start and the bots that played."""
    since = [entry for entry in entries if entry.version > row.start_version]
    begun = begin(row, seats, catalogue).record()
    carried: dict[str, Any] = {} if row.pack is None else {"pack": row.pack}
    if row.continued is not None and row.start_version == 0:
        carried = carried | {"dealt_from": row.continued["dealt_from"]}
    if any(seat.kind == "bot" for seat in seats):
        players = [seat for seat in seats if seat.kind != "opponent"]
        carried = carried | {"seats": [seat.level or PERSON if seat.kind == "bot" else PERSON for seat in players]}
    if by_bots := [number for number, _ in stood_in(seats, since)]:
        carried = carried | {"by_bots": by_bots}
    return begun | {"choices": standing(since), "commitment": commitment(row.seed)} | carried
