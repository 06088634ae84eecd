"""How finished games ended, and how they went turn by turn: worked out once for each table, and kept."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scholars import Game
from scholars.positions.solo import write_solo
from scholars.server.storage.lost import Lost
from scholars.server.storage.rows import Entry, Stored
from scholars.server.tables import restoring
from scholars.server.tables.open_tables import OpenTables

Curve = list[list[int]]  # everybody's points by seat, as each turn begins, and at the end


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; without scores if it can no longer be played to its end."""

    table: str
    scores: list[int]
    winners: list[int]
    solo: str | None  # whether the solo opponent was beaten
    difficulty: str | None  # of the solo opponent
    curve: Curve
    ended: float


async def results(tables: OpenTables, wanted: Sequence[str], most: int) -> dict[str, Result]:
    """Those of some finished tables; of those that were never asked for the first few are worked out now."""
    known = {kept["table"]: Result(**kept) for kept in await tables.database.results(wanted)}
    for table in [table for table in wanted if table not in known][:most]:
        result = await _worked_out(tables, table)
        if result is not None:
            known[table] = result
    return known


async def _worked_out(tables: OpenTables, table: str) -> Result | None:
    stored, entries = await tables.database.table(table), await tables.database.entries(table)
    if stored is None:
        return None
    result = await asyncio.to_thread(_result, stored, entries, tables.settings.catalogue)
    with suppress(Lost):  # somebody else asked at the same moment
        await tables.database.keep_result(_values(result))
    return result


def _result(stored: Stored, entries: list[Entry], catalogue: Path | None) -> Result:
    row = stored.row
    game = restoring.restore(row, stored.seats, entries, catalogue).game
    ended = entries[-1].at if entries else row.changed
    outcome = game.outcome
    if outcome is None:
        return Result(row.id, [], [], None, row.solo, [], ended)
    scores = [score.total for score in outcome.scores]
    difficulty = (write_solo(game.state) or {}).get("difficulty")
    return Result(row.id, scores, list(outcome.winners), outcome.solo, difficulty, [*course(game), scores], ended)


def course(game: Game) -> Curve:
    """Everybody's points, as each turn begins."""
    walk, found = game.at(0), []
    for choice in game.history:
        if walk.turn_begins:
            found.append([score.total for score in walk.score()])
        walk.play(choice)
    return found


def _values(result: Result) -> dict[str, Any]:
    return {name: getattr(result, name) for name in Result.__slots__}
