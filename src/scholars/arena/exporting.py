"""Results as Parquet, for those who study them with other tools."""

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from scholars.arena.results import Played, Results

TOGETHER = 5000  # games that are written at once

GAMES = pa.schema(
    [
        *((name, pa.string()) for name in ("key", "kind", "mode", "solo", "expansions", "rules", "seed", "fault")),
        *((name, pa.int32()) for name in ("players", "rounds", "choices", "fault_seat")),
        ("seconds", pa.float64()),
    ]
)
SEATS = pa.schema(
    [
        *((name, pa.string()) for name in ("key", "bot", "spec", "version")),
        *((name, pa.int32()) for name in ("seat", "rank", "vp", "decisions")),
        *((name, pa.float64()) for name in ("won", "seconds")),
        ("points", pa.map_(pa.string(), pa.int32())),
    ]
)


def export(results: Results, folder: Path) -> int:
    """Write `games.parquet` and `seats.parquet`, which belong together by `key`; how many games they have."""
    folder.mkdir(parents=True, exist_ok=True)
    count, games = 0, list[Played]()
    with (
        pq.ParquetWriter(folder / "games.parquet", GAMES) as of_games,
        pq.ParquetWriter(folder / "seats.parquet", SEATS) as of_seats,
    ):

        def write() -> None:
            of_games.write_table(pa.Table.from_pylist([_game(game) for game in games], GAMES))
            of_seats.write_table(pa.Table.from_pylist([row for game in games for row in _seats(game)], SEATS))
            games.clear()

        for game in results:
            count += 1
            games.append(game)
            if len(games) == TOGETHER:
                write()
        if games:
            write()
    return count


def _game(game: Played) -> dict[str, object]:
    return {name: getattr(game, name) for name in GAMES.names}


def _seats(game: Played) -> list[dict[str, object]]:
    return [
        {
            "key": game.key,
            "seat": number,
            "bot": seat.entrant.label if seat.entrant else "solo opponent",
            "spec": seat.entrant.spec if seat.entrant else None,
            "version": seat.entrant.version if seat.entrant else None,
            "points": None if seat.points is None else list(seat.points.items()),
        }
        | {name: getattr(seat, name) for name in ("rank", "vp", "decisions", "won", "seconds")}
        for number, seat in enumerate(game.seats)
    ]
