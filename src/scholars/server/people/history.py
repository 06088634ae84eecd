"""Somebody's finished games: how each ended, told to nobody else; to be taken along, and to be deleted."""

import csv
import io
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal, cast

from scholars.bots import LEVELS
from scholars.server.people.identity import Identity
from scholars.server.people.records import records, suggestions
from scholars.server.storage.rows import Entry, SeatRow, Stored, TableRow
from scholars.server.tables import restoring
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.results import Result, results
from scholars.server.tables.takebacks import TURN_BEGINS
from scholars.server.wire import protocol

MOST = 500  # games that are told
AT_ONCE = 20  # games of which nobody has asked before, whose result is worked out in one request
COLUMNS = (
    "ended",
    "mode",
    "expansions",
    "solo",
    "level",
    "players",
    "scores",
    "result",
    "score",
    "hints",
    "bot_turns",
    "table",
)


async def history(tables: OpenTables, guest: Identity) -> protocol.History:
    """Everything somebody has played to its end, the newest first, and what follows from it."""
    found = await games(tables, guest)
    return protocol.History(games=found, records=records(found), suggestions=suggestions(found))


async def games(tables: OpenTables, guest: Identity) -> list[protocol.PlayedGame]:
    """The finished games of somebody, the newest first; lessons are none."""
    finished = await tables.database.finished(guest.id, MOST)
    wanted = [stored.row.id for stored in finished]
    ended = await results(tables, wanted, AT_ONCE)
    hints = Counter(await tables.database.hints_counted(wanted))
    bot_turns = await _bot_turns(tables, finished)
    changed = await tables.database.rating_changes(guest.id, wanted)
    rated = {table: protocol.RatingChange(before=before, after=after) for table, (before, after) in changed.items()}
    found = [_game(stored.row, stored.seats, guest, ended.get(stored.row.id), hints, bot_turns) for stored in finished]
    found = [game.model_copy(update={"rating": rated.get(game.table)}) for game in found]
    return sorted(found, key=lambda game: -game.ended)


async def _bot_turns(tables: OpenTables, finished: Sequence[Stored]) -> Counter[tuple[str, int]]:
    """How many turns bots played in the seats of people, by table and seat."""
    played = set(await tables.database.stood_in([stored.row.id for stored in finished]))
    counts: Counter[tuple[str, int]] = Counter()
    for stored in finished:
        if stored.row.id in played:
            entries = await tables.database.entries(stored.row.id, stored.row.start_version)
            begun = [entry for _, entry in restoring.stood_in(stored.seats, entries) if _begins_turn(entry)]
            counts.update((stored.row.id, entry.seat) for entry in begun)
    return counts


def _begins_turn(entry: Entry) -> bool:
    return entry.choice is not None and entry.choice.split()[0] in TURN_BEGINS


def _game(
    row: TableRow,
    seats: list[SeatRow],
    guest: Identity,
    ended: Result | None,
    hints: Counter[tuple[str, int]],
    bot_turns: Counter[tuple[str, int]],
) -> protocol.PlayedGame:
    mine = [seat.seat for seat in seats if seat.identity == guest.id]
    known = ended is not None and len(ended.scores) == len(seats)
    scores: list[int | None] = [*ended.scores] if ended is not None and known else [None] * len(seats)
    return protocol.PlayedGame(
        table=row.id,
        replay=row.replay,
        ended=row.changed if ended is None else ended.ended,
        mode=cast("protocol.Mode", row.mode),
        expansions=row.expansions,
        solo=cast("protocol.Difficulty | None", row.solo if ended is None else ended.difficulty),
        level=_level(seats, mine),
        seats=[
            protocol.PlayedSeat.model_validate(
                {"name": seat.name, "kind": seat.kind, "level": seat.level, "mine": seat.seat in mine, "score": score}
            )
            for seat, score in zip(seats, scores, strict=True)
        ],
        result=None if ended is None or not known else _result(ended, mine),
        score=scores[mine[0]] if len(mine) == 1 else None,
        curve=[] if ended is None else ended.curve,
        hints=sum(hints[row.id, seat] for seat in mine),
        bot_turns=sum(bot_turns[row.id, seat] for seat in mine),
    )


def _level(seats: list[SeatRow], mine: list[int]) -> str | None:
    """The strongest bot somebody met without other people; None among people, and alone."""
    others = [seat for seat in seats if seat.seat not in mine]
    levels = [seat.level for seat in others if seat.kind == "bot" and seat.level in LEVELS]
    return max(levels, key=LEVELS.index) if levels and len(levels) == len(others) and len(mine) == 1 else None


def _result(ended: Result, mine: list[int]) -> Literal["won", "lost"] | None:
    """Whether somebody won; of one who had several seats that cannot be said."""
    if len(mine) != 1:
        return None
    if ended.solo is not None:
        return "won" if ended.solo == "won" else "lost"
    return "won" if mine[0] in ended.winners else "lost"


def as_csv(games: list[protocol.PlayedGame]) -> str:
    """The games as a table for a spreadsheet: a row for each."""
    written = io.StringIO()
    rows = csv.writer(written)
    rows.writerow(COLUMNS)
    for game in games:
        cells: dict[str, Any] = game.model_dump() | {
            "ended": datetime.fromtimestamp(game.ended, UTC).isoformat(timespec="seconds"),
            "expansions": " ".join(game.expansions),
            "players": _cell(", ".join(seat.name or "" for seat in game.seats)),
            "scores": ", ".join("" if seat.score is None else str(seat.score) for seat in game.seats),
        }
        rows.writerow([cells[column] for column in COLUMNS])
    return written.getvalue()


def _cell(names: str) -> str:
    """Names, of which no spreadsheet makes a formula: they are whatever people like."""
    return f"'{names}" if names[:1] in ("=", "+", "-", "@") else names
