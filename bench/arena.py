"""What the arena costs beyond playing, and whether it grows: many games of a fast bot on two processes.

The overhead is the processor time that a game takes in the arena (watched, recorded, told to the driver, written down)
beyond that of the same game in a plain loop, in turns in one process, so that a busy machine disturbs both alike. What
it takes to start a process comes to it once. Memory is that of the driver and the fullest worker, after each thousand
games.

    python bench/arena.py            # 10,000 games of random, some minutes
    python bench/arena.py 500 newcomer
"""

import pickle
import resource
import sys
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from scholars.arena import Kind, Match, Results, Tournament, entrant
from scholars.arena.playing import play as arena_play
from scholars.arena.schedule import Job, jobs_of
from scholars.arena.workers import Workers, _note
from scholars.bots import let_choose

WORKERS = 2
TOGETHER = 20  # games that are told of at once
LIMIT = 60.0
COMPARED = 0.05  # so large a part of the games is played both ways


def main() -> None:
    """Play, and print what it took."""
    games = int(sys.argv[1]) if sys.argv[1:] else 10_000
    name = sys.argv[2] if sys.argv[2:] else "random"
    match = Match(Kind(), (entrant(name), entrant(name)))
    tell_overhead(match, max(20, int(games * COMPARED)))
    with TemporaryDirectory() as folder, Results(Path(folder) / "arena.sqlite") as results:
        tournament, memory = Tournament(results, [match], games), list[tuple[int, float, float]]()
        players = Workers(WORKERS, LIMIT)

        def look() -> None:
            if tournament.done // 1000 > (memory[-1][0] // 1000 if memory else -1):
                of_workers = [resident(worker.process.pid) for worker in (*players._free, *players._busy)]  # noqa: SLF001
                memory.append((tournament.done, resident(None), max(of_workers)))

        began = time.monotonic()
        tournament.run(players, look)
        took = time.monotonic() - began
        players.close()
    for done, driver, worker in memory:
        print(f"{done:>7} games: driver {driver:.1f} MB, worker {worker:.1f} MB")
    print(f"{games} games of {name} in {took:.0f} s on {WORKERS} processes")


def tell_overhead(match: Match, games: int) -> None:
    """The same games both ways, in turns."""
    loop = arena = 0.0
    with TemporaryDirectory() as folder, Results(Path(folder) / "arena.sqlite") as results:
        jobs = list(jobs_of([match], games))
        play(jobs[0])  # what is loaded once is no part of it
        for first in range(0, len(jobs), TOGETHER):
            chunk, began = jobs[first : first + TOGETHER], time.process_time()
            for job in chunk:
                play(job)
            between = time.process_time()
            noted = [0.0] * 3
            told = pickle.dumps([arena_play(job, partial(_note, noted)) for job in chunk])
            results.add(zip(chunk, pickle.loads(told), strict=True))  # noqa: S301 - it was written a line above
            arena += time.process_time() - between
            loop += between - began
    print(f"{1000 * loop / games:.2f} ms for a game in a loop, {1000 * arena / games:.2f} ms in the arena:", end=" ")
    print(f"{arena / loop - 1:.1%} more")


def play(job: Job) -> None:
    """A game between the bots of a job."""
    game, number, dealt = job.kind.game(job.seed), 0, job.chance("dealt")
    bots = [one.bot(job.chance(f"seat {seat}")) for seat, one in enumerate(job.seats)]
    while (asked := game.decision) is not None:
        game.play(let_choose(bots[asked.seat], game, dealt + number))
        number += 1
    assert game.outcome is not None  # the score is a part of a game


def resident(pid: int | None) -> float:
    """Megabytes of a process."""
    pages = Path(f"/proc/{pid or 'self'}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * resource.getpagesize() / 1e6


if __name__ == "__main__":
    main()
