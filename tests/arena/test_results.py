"""The file of results: what is kept in it is there again, whole, in files of any format there was."""

import json
import sqlite3
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.arena import again
from scholars import Game
from scholars.arena import Entrant, Job, Kind, Match, Results, UnreadableResults, entrant, jobs_of
from scholars.arena.counting import counted
from scholars.arena.playing import Result, given_up, play

RANDOM = entrant("random")
SOLO = Match(Kind(1, "epic", "scribe", ("body-of-books",)), (RANDOM,))
DUEL = Match(Kind(), (RANDOM, entrant("first=kit.bad_bots:First")))


def first_format(path: Path, job: Job) -> None:
    """Make of the one game of a file what this program wrote at first: a record in JSON, compressed, and no texts."""
    record = zlib.compress(json.dumps(again(job).record(), separators=(",", ":")).encode())
    with sqlite3.connect(path) as file:
        file.execute("UPDATE games SET record = ?", (record,))
        file.execute("DROP TABLE texts")
        file.execute("PRAGMA user_version = 1")
    file.close()


def test_records_are_those_of_the_games(tmp_path: Path) -> None:
    """Setup, seed and every choice, of any kind of game; one that was broken off from outside has none."""
    jobs = [*jobs_of([SOLO, DUEL], 2)]
    with Results(tmp_path / "arena.sqlite") as results:
        results.add((job, play(job)) for job in jobs[1:])
        results.add([(jobs[0], given_up(jobs[0], 0, "hung", 60.0))])
    with Results(tmp_path / "arena.sqlite") as results:
        for job in jobs[1:]:
            game = results.game(job.key)
            assert game is not None
            record = results.record(game.id)
            assert record == again(job).record()
            assert (game.choices, Game.load(record).over) == (len(record["choices"]), True)
        broken = results.game(jobs[0].key)
        assert broken is not None
        assert (broken.choices, results.record(broken.id)) == (0, None)


def test_a_file_of_the_first_format_opens_and_grows(tmp_path: Path) -> None:
    """Its records are read and counted beside those that are added; one of a format to come is refused."""
    path, [old, new] = tmp_path / "arena.sqlite", [*jobs_of([DUEL], 2)]
    with Results(path) as results:
        results.add([(old, play(old))])
    first_format(path, old)
    with Results(path) as results:
        results.add([(new, play(new))])
        assert [results.record(game.id) for game in results] == [again(old).record(), again(new).record()]
        assert [told["curve"][-1] for _, told in counted(results)] == [
            [seat.vp for seat in game.seats] for game in results
        ]
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA user_version = 3")
    file.close()
    with pytest.raises(UnreadableResults, match="format 3; this program reads up to 2"):
        Results(path)


def test_what_could_not_be_kept_is_kept_whole_the_next_time(tmp_path: Path) -> None:
    """Who is stopped while writing, and writes again, names nobody and nothing that is not there."""
    [one, two] = [(job, play(job)) for job in jobs_of([DUEL], 2)]

    def stopped() -> Iterator[tuple[Job, Result]]:
        yield one
        raise KeyboardInterrupt

    with Results(tmp_path / "arena.sqlite") as results:
        with pytest.raises(KeyboardInterrupt):
            results.add(stopped())
        assert len(results) == 0
        results.connection.execute("INSERT INTO entrants (label, spec, version) VALUES ('x', 'x', '1')")
        results.connection.execute("INSERT INTO texts (text) VALUES ('x')")  # somebody else was quicker
        assert results.add([one, two]) == 2
    with Results(tmp_path / "arena.sqlite") as results:
        seats: list[list[Entrant | None]] = [[seat.entrant for seat in game.seats] for game in results]
        assert seats == [[*one[0].seats], [*two[0].seats]]
        assert [results.record(game.id) for game in results] == [again(one[0]).record(), again(two[0]).record()]
