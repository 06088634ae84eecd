"""Tournaments: every deal from every seat, the same whatever the workers, gone on with after every kill."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from kit.arena import again
from kit.patience import PATIENCE
from kit.weights_files import contrary_weights, shipped_weights
from scholars.arena import Entrant, Kind, Match, Results, Tournament, UnreadableResults, entrant
from scholars.arena.entrants import ChangedWeights
from scholars.arena.playing import Result, play
from scholars.arena.results import Played
from scholars.arena.schedule import Job, against, everybody, jobs_of, ladder
from scholars.arena.workers import Workers

RANDOM = entrant("random")
LIMIT = 10 * PATIENCE  # what only a bot that hangs reaches
DUEL = Match(Kind(), (RANDOM, entrant("first=kit.bad_bots:First")))


def run(path: Path, matches: Sequence[Match], games: int, workers: int = 1, limit: float = LIMIT) -> list[Played]:
    """Play a tournament to its end; all that its file holds then."""
    with Results(path) as results:
        tournament = Tournament(results, matches, games)
        players = Workers(workers, limit)
        try:
            tournament.run(players)
        finally:
            players.close()
        assert (tournament.done, tournament.missing) == (tournament.total, {})
        return [*results]


def told(games: Sequence[Played]) -> dict[str, object]:
    """What came of games, without how long it took."""
    return {
        game.key: (game.seed, [(seat.entrant, seat.won, seat.rank, seat.points) for seat in game.seats], game.fault)
        for game in games
    }


def test_every_deal_is_played_from_every_seat() -> None:
    """Each bot sits everywhere as often; those that cannot be told apart are not seated twice."""
    one, two, three = (Entrant(name, name, "1") for name in "abc")
    seats = [job.seats for job in jobs_of([Match(Kind(3), (one, two, three))], games=4)]
    assert Counter((seat, bot.label) for bots in seats for seat, bot in enumerate(bots)) == Counter(
        {(seat, name): 2 for seat in range(3) for name in "abc"}
    )
    assert len(Match(Kind(3), (one, two, two)).seatings) == 3
    assert len(Match(Kind(4), (one, one, two, two)).seatings) == 4
    assert Match(Kind(2), (one, one)).seatings == ((one, one),)


def test_who_meets_whom() -> None:
    """Everybody everybody, one all others, or each the one before it."""
    one, two, three = (Entrant(name, name, "1") for name in "abc")
    duel, four = Kind(2), Kind(4)
    assert [match.bots for match in everybody([duel], [one, two, three])] == [(one, two), (one, three), (two, three)]
    assert [match.bots for match in everybody([duel], [one, two, one])] == [(one, two), (one, one)]
    assert [match.bots for match in against([four], [one, two], three)] == [(one, *[three] * 3), (two, *[three] * 3)]
    assert [match.bots for match in ladder([duel], [one, two, three])] == [(two, one), (three, two)]


def test_a_game_is_another_with_any_other_thing_it_follows_from() -> None:
    """Seed, seats, versions, rules and cards, and nothing else."""
    one, two = Entrant("a", "a", "1"), Entrant("b", "b", "1")
    job = Job(Match(Kind(), (one, two)), (one, two), 7)
    newer, other = Entrant("a", "a", "2"), Entrant("A", "a", "1")
    assert len({job.key, *(one.key for one in jobs_of([Match(Kind(), (newer, two))], 4))}) == 5
    assert Job(Match(Kind(mode="epic"), (one, two)), (one, two), 7).key != job.key
    assert Job(Match(Kind(), (other, two)), (other, two), 7).key == job.key
    assert Job(Match(Kind(), (newer, two)), (newer, two), 7).chance("dealt") == job.chance("dealt")


def test_the_results_are_the_same_whatever_the_workers(tmp_path: Path) -> None:
    """Game by game, choice by choice; a game played here is the same again."""
    alone = run(tmp_path / "one.sqlite", [DUEL], 6)
    together = run(tmp_path / "two.sqlite", [DUEL], 6, workers=2)
    assert told(alone) == told(together)
    assert len(alone) == 6
    job = next(jobs_of([DUEL], 1))
    with Results(tmp_path / "two.sqlite") as results:
        kept = results.game(job.key)
        assert kept is not None
        assert results.record(kept.id) == again(job).record()


def test_a_tournament_grows_and_plays_nothing_twice(tmp_path: Path) -> None:
    """More games are added to those that are there; what was stopped goes on."""
    path = tmp_path / "arena.sqlite"

    class Stopped(Workers):
        """Somebody presses Ctrl-C after a game."""

        heard = False

        def played(self) -> Iterator[tuple[Job, Result]]:
            if self.heard:
                raise KeyboardInterrupt
            for one in super().played():
                self.heard = True
                yield one

    with Results(path) as results:
        stopped, players = Tournament(results, [DUEL], 4), Stopped(1, LIMIT)
        with pytest.raises(KeyboardInterrupt):
            stopped.run(players)
        players.close()
        first = [*results]
    assert 1 <= len(first) < 4
    assert len(run(path, [DUEL], 4)) == 4
    grown = run(path, [DUEL], 6)
    assert [game.key for game in grown[: len(first)]] == [game.key for game in first]
    assert sorted(told(grown)) == sorted({job.key for job in jobs_of([DUEL], 6)})
    with Results(path) as results:
        again: list[tuple[Job, Result]] = [(job, play(job)) for job in jobs_of([DUEL], 2)]
        assert (results.add(again), len(results)) == (0, 6)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Crashing", "crashed: ZeroDivisionError: I cannot count"),
        ("Nonsense", "answered nonsense: "),
        ("Hanging", "hung: more than 3 s for a decision"),
        ("Dying", "crashed: its process ended"),
        ("Circling", "goes in circles: "),
    ],
)
def test_a_bot_that_fails_loses_and_the_tournament_goes_on(bot: str, reason: str, tmp_path: Path) -> None:
    """With the reason beside the game; the others share the victory."""
    bad = entrant(f"kit.bad_bots:{bot}")
    limit = 3.0 if bot == "Hanging" else LIMIT
    match = Match(Kind(), (bad, entrant("kit.bad_bots:First")))
    games = run(tmp_path / "arena.sqlite", [match], 2, 2 if bot == "Hanging" else 1, limit)  # two hang at once
    assert len(games) == 2
    for game in games:
        assert game.fault is not None
        assert game.fault.startswith(reason)
        assert game.fault_seat is not None
        assert game.seats[game.fault_seat].entrant == bad
        assert [seat.won for seat in game.seats] == [float(seat.entrant != bad) for seat in game.seats]


def test_a_worker_that_is_killed_costs_nobody_a_game(tmp_path: Path) -> None:
    """Its chunk is played again by another: nobody knows who killed it."""
    with Results(tmp_path / "arena.sqlite") as results:
        tournament, players = Tournament(results, [DUEL], 4), Workers(1, LIMIT)
        [worker] = players._free  # noqa: SLF001 - whoever kills it finds it in the list of processes
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGKILL)
        tournament.run(players)
        players.close()
        assert [game.fault for game in results] == [None] * 4


def test_a_driver_that_is_killed_loses_the_running_chunks_at_most(tmp_path: Path) -> None:
    """The same command finishes what is missing, without doubles; no process stays behind."""
    path = tmp_path / "arena.sqlite"
    command = [sys.executable, "-m", "scholars", "arena", "random", "random", "--workers", "2", "--results", str(path)]
    with subprocess.Popen(
        [*command, "--games", "20000"], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    ) as driver:
        kept = wait_for_games(path)
        workers = children(driver.pid)
        driver.kill()
    assert workers
    wait_for_end(workers)
    with Results(path) as results:
        there = {game.key for game in results}
    assert kept <= len(there)
    games = run(path, [Match(Kind(), (RANDOM, RANDOM))], len(there) + 2)
    assert len({game.key for game in games}) == len(games)
    assert there <= {game.key for game in games}


def wait_for_games(path: Path) -> int:
    """Until some games are kept; how many."""
    until = time.monotonic() + 10 * PATIENCE
    while time.monotonic() < until:
        if path.exists():
            with Results(path) as results:
                if len(results) > 2:
                    return len(results)
        time.sleep(0.1)
    pytest.fail("no games were kept")


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


def wait_for_end(pids: Sequence[int]) -> None:
    """Until none of some processes plays any more."""
    until = time.monotonic() + 10 * PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < until
        time.sleep(0.1)


def test_a_file_that_holds_no_results_is_refused(tmp_path: Path) -> None:
    """In one sentence, and it stays as it is."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear arena, " * 100, encoding="utf-8")
    with pytest.raises(UnreadableResults, match="not a database"):
        Results(path)
    with pytest.raises(UnreadableResults, match="there are no results"):
        Results(tmp_path / "nowhere.sqlite", must_exist=True)


@pytest.mark.parametrize("gone", [False, True], ids=["changed", "deleted"])
def test_weights_that_change_while_they_play_stop_the_tournament(tmp_path: Path, gone: bool) -> None:
    """No game is kept for weights that did not play it, and none is lost for it."""
    file = shipped_weights(tmp_path / "my.weights")
    match = Match(Kind(), (entrant(str(file)), RANDOM))
    file.unlink() if gone else contrary_weights(file)
    with pytest.raises(ChangedWeights, match=r"my\.weights"):
        run(tmp_path / "arena.sqlite", [match], 2)
    with Results(tmp_path / "arena.sqlite") as results:
        assert len(results) == 0
    assert multiprocessing.active_children() == []
