"""What the arena costs beyond playing, and whether it grows: many games of a fast bot on two processes.

The overhead is the processor time that a tournament takes (handed out, watched, recorded, told to the driver, written
down, as often as it is with processes) beyond that of the same games in a plain loop: game by game in turns, in one
process, several times, of which the quickest counts: a busy machine makes everything slower, and nothing quicker. What
it takes to start a process comes to it once. Memory is that of the driver and the fullest worker, after each thousand
games.

    python bench/arena.py            # 10,000 games of random, a minute on a quiet machine
    python bench/arena.py 500 newcomer
"""

import pickle
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from ctypes import c_double
from multiprocessing import RawArray
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from scholars.arena import Kind, Match, Results, Tournament, entrant
from scholars.arena.playing import Result
from scholars.arena.schedule import Job
from scholars.arena.workers import Workers, _play
from scholars.bots import let_choose

WORKERS = 2
LIMIT = 60.0
COMPARED = 0.1  # so large a part of the games is played both ways
TRIES = 4  # of each, both ways
TOGETHER = 300  # games of a fast bot that are written down at once: a second of two processes


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
    with TemporaryDirectory() as folder, Results(Path(folder) / "arena.sqlite") as results:
        players = InTurns()
        play(next(match.deal(0)))  # what is loaded once is no part of it
        began = time.process_time()
        Tournament(results, [match], games).run(players)
        driver = time.process_time() - began - players.spent
    loop, played = players.loop, players.played_so
    print(f"{1000 * loop / games:.2f} ms for a game in a loop; in the arena {played / loop - 1:.1%} more", end=" ")
    print(f"to play and {driver / loop:.1%} to hand out, tell and write down: {(played + driver) / loop - 1:.1%}")


class InTurns:
    """Plays each game in a plain loop, and as a process of the arena does."""

    def __init__(self) -> None:
        self.loop = self.played_so = self.spent = 0.0  # seconds: the quickest of each game both ways, and all of them
        self.chunk: list[Job] = []
        self.ended: list[Result] = []
        self.noted: Any = memoryview(RawArray(c_double, 3)).cast("B").cast("d")

    @property
    def free(self) -> int:
        """One chunk after the other."""
        return int(not self.chunk)

    @property
    def busy(self) -> int:
        """A chunk that is not yet played to its end."""
        return int(bool(self.chunk))

    def give(self, chunk: Sequence[Job]) -> None:
        """It would go to another process."""
        self.chunk = pickle.loads(pickle.dumps(chunk))  # noqa: S301 - it was written here

    def played(self) -> Iterator[tuple[Job, Result]]:
        """The next games, and what the driver hears of them."""
        jobs, self.chunk = self.chunk[:TOGETHER], self.chunk[TOGETHER:]
        ended = [self.compared(job) for job in jobs]
        return zip(jobs, pickle.loads(pickle.dumps(ended)), strict=True)  # noqa: S301 - as above

    def compared(self, job: Job) -> Result:
        """A game both ways."""
        began = time.process_time()
        took = [(seconds(play, job), seconds(_play, [job], self, self.noted)) for _ in range(TRIES)]
        loop, arena = map(min, zip(*took, strict=True))
        self.loop += loop
        self.played_so += arena
        self.spent += time.process_time() - began
        return self.ended.pop()

    def send(self, ended: list[Result]) -> None:
        """As a pipe has it."""
        self.ended = ended

    def close(self) -> None:
        """There is nothing to end."""


def seconds(do: Callable[..., object], *given: object) -> float:
    """Of the processor, for something."""
    began = time.process_time()
    do(*given)
    return time.process_time() - began


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
