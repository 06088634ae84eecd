"""What the arena costs beyond playing, and whether it grows: many games of a fast bot on two processes.

The overhead is the processor time of all processes (starting them, recording, telling, writing down) beyond that of
the same games in a plain loop, of which there are fewer, so the machine should be quiet. Memory is that of the driver
and the fullest worker, after each thousand games.

    python bench/arena.py            # 10,000 games of random, some minutes
    python bench/arena.py 500 newcomer
"""

import resource
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from scholars.arena import Kind, Match, Results, Tournament, entrant
from scholars.arena.schedule import Job, jobs_of
from scholars.arena.workers import Workers
from scholars.bots import let_choose

WORKERS = 2
LIMIT = 60.0
PLAIN = 0.05  # so large a part of the games is played in a plain loop


def main() -> None:
    """Play, and print what it took."""
    games = int(sys.argv[1]) if sys.argv[1:] else 10_000
    name = sys.argv[2] if sys.argv[2:] else "random"
    match = Match(Kind(), (entrant(name), entrant(name)))
    plain = in_a_loop(match, max(20, int(games * PLAIN)))
    with TemporaryDirectory() as folder, Results(Path(folder) / "arena.sqlite") as results:
        tournament, memory = Tournament(results, [match], games), list[tuple[int, float, float]]()
        players = Workers(WORKERS, LIMIT)

        def look() -> None:
            if tournament.done // 1000 > (memory[-1][0] // 1000 if memory else -1):
                of_workers = [resident(worker.process.pid) for worker in (*players._free, *players._busy)]  # noqa: SLF001
                memory.append((tournament.done, resident(None), max(of_workers)))

        before, began = spent(), time.monotonic()
        tournament.run(players, look)
        took = time.monotonic() - began
        players.close()
        whole = (spent() - before) / games
    for done, driver, worker in memory:
        print(f"{done:>7} games: driver {driver:.1f} MB, worker {worker:.1f} MB")
    print(f"{games} games of {name} in {took:.0f} s on {WORKERS} processes")
    print(f"{1000 * plain:.2f} ms of a processor for a game in a loop, {1000 * whole:.2f} ms in the arena:", end=" ")
    print(f"{whole / plain - 1:.1%} more")


def in_a_loop(match: Match, games: int) -> float:
    """Seconds of a processor for a game, with nothing around it."""
    for job in jobs_of([match], 5):
        play(job)  # what is loaded once is no part of it
    began = time.process_time()
    for job in jobs_of([match], games):
        play(job)
    return (time.process_time() - began) / games


def play(job: Job) -> None:
    """A game between the bots of a job."""
    game, number, dealt = job.kind.game(job.seed), 0, job.chance("dealt")
    bots = [one.bot(job.chance(f"seat {seat}")) for seat, one in enumerate(job.seats)]
    while (asked := game.decision) is not None:
        game.play(let_choose(bots[asked.seat], game, dealt + number))
        number += 1
    assert game.outcome is not None  # the score is a part of a game


def spent() -> float:
    """Seconds of a processor, of this process and of those it has ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def resident(pid: int | None) -> float:
    """Megabytes of a process."""
    pages = Path(f"/proc/{pid or 'self'}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * resource.getpagesize() / 1e6


if __name__ == "__main__":
    main()
