"""Processes that play: each has its chunk of games, tells which have ended, and can be killed at any moment."""

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from ctypes import c_double
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any

from scholars.arena.entrants import ChangedWeights
from scholars.arena.playing import JOB, NOBODY, SEAT, Noted, Result, given_up, play
from scholars.arena.schedule import Job
from scholars.errors import ScholarsError

Played = tuple[Job, Result]

OFTEN = 0.2  # seconds between two looks at what it notes, and between two tellings of games that have ended
TRIES = 2  # how often a game may end its process: the first time it may have been anybody


class WorkersEnd(ScholarsError, RuntimeError):
    """Processes that end again and again without a bot that could have done it."""


# In the process


def work(pipe: Connection, shared: Any) -> None:
    """Play chunks until there are no more."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # there are as many processes as shall think at once
    if sys.platform != "win32":
        os.setsid()  # whatever a bot has started ends with this process
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    noted = memoryview(shared).cast("B").cast("d")  # which is quicker to write to
    with suppress(EOFError, OSError):
        while (chunk := pipe.recv()) is not None:
            _play(chunk, pipe, noted)
            pipe.send(None)


def _play(chunk: Sequence[Job], pipe: Connection, noted: Noted) -> None:
    """Play a chunk; now and then tell which games have ended since the last time."""
    told, ended = time.monotonic(), list[Result]()
    for number, job in enumerate(chunk):
        noted[JOB], noted[SEAT] = number, NOBODY
        try:
            ended.append(play(job, noted))
        except ChangedWeights as refusal:
            pipe.send(ended)
            pipe.send(refusal)
            return
        if time.monotonic() - told > OFTEN:
            pipe.send(ended)
            told, ended = time.monotonic(), []
    if ended:
        pipe.send(ended)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        _kill_group(os.getpid())
        os._exit(1)


def _kill_group(pid: int | None) -> None:
    if sys.platform != "win32" and pid is not None:
        with suppress(OSError):
            os.killpg(pid, signal.SIGKILL)


# From outside


class Worker:
    """A process that plays."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.noted = context.RawArray(c_double, 3)
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, self.noted), daemon=True)
        self.process.start()
        theirs.close()
        self.chunk: Sequence[Job] = ()
        self.done = 0
        self._seen, self._since = list[float](), 0.0

    def give(self, chunk: Sequence[Job]) -> None:
        """Games to play."""
        self.chunk, self.done = chunk, 0
        self.noted[JOB], self.noted[SEAT] = 0, NOBODY
        with suppress(OSError):  # one that has ended already is noticed where it is waited for
            self.pipe.send(chunk)

    @property
    def late(self) -> float:
        """Since how many seconds a bot is seen with the same choice; 0 where none chooses."""
        noted = self.noted[:]
        if noted != self._seen:
            self._seen, self._since = noted, time.monotonic()
        return time.monotonic() - self._since if noted[SEAT] != NOBODY else 0.0

    def take(self, results: Sequence[Result]) -> Iterator[Played]:
        """The next games of its chunk, which have ended."""
        for result in results:
            self.done += 1
            yield self.chunk[self.done - 1], result

    def without(self, number: int) -> Sequence[Job]:
        """What is left of its chunk without one game; what has ended and was not told yet is played again."""
        return [*self.chunk[self.done : number], *self.chunk[number + 1 :]]

    def kill(self) -> None:
        """End it, and whatever its bots have started."""
        _kill_group(self.process.pid)
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Workers:
    """Some processes; one that is lost is replaced by another, which goes on with the rest of its chunk."""

    def __init__(self, count: int, limit: float) -> None:
        self.limit = limit
        self._free = [Worker() for _ in range(count)]
        self._busy: list[Worker] = []
        self._ended: dict[str, int] = {}

    @property
    def free(self) -> int:
        """How many have nothing to do."""
        return len(self._free)

    @property
    def busy(self) -> int:
        """How many play."""
        return len(self._busy)

    def give(self, chunk: Sequence[Job]) -> None:
        """Games for one that is free."""
        worker = self._free.pop()
        worker.give(chunk)
        self._busy.append(worker)

    def played(self) -> Iterator[Played]:
        """Games that have ended since, once there are some or a moment has passed."""
        ready = wait([worker.pipe for worker in self._busy], OFTEN)
        for worker in [one for one in self._busy if one.pipe in ready]:
            yield from self._heard(worker)
        for worker in [one for one in self._busy if one.late > self.limit]:
            yield from self._late(worker)

    def _heard(self, worker: Worker) -> Iterator[Played]:
        try:
            while worker.pipe.poll():
                told = worker.pipe.recv()
                if isinstance(told, ChangedWeights):
                    raise told
                if told is None:
                    self._busy.remove(worker)
                    self._free.append(worker)
                    return
                yield from worker.take(told)
        except (EOFError, OSError):
            yield from self._ended_itself(worker)

    def _late(self, worker: Worker) -> Iterator[Played]:
        seat, number, seconds = int(worker.noted[SEAT]), int(worker.noted[JOB]), worker.late
        if seat == NOBODY or seconds <= self.limit or number < worker.done:
            return  # it has just answered
        while worker.pipe.poll():
            yield from worker.take(worker.pipe.recv())
        job = worker.chunk[number]
        yield job, given_up(job, seat, f"hung: more than {self.limit:g} s for a decision", seconds)
        self._replace(worker, worker.without(number))

    def _ended_itself(self, worker: Worker) -> Iterator[Played]:
        """A game is tried again in another process; where that ends too, it was the bot."""
        seat, number = int(worker.noted[SEAT]), int(worker.noted[JOB])
        job = worker.chunk[number]
        ended = self._ended[job.key] = self._ended.get(job.key, 0) + 1
        if ended < TRIES:
            self._replace(worker, worker.chunk[worker.done :])
        elif seat == NOBODY:
            raise WorkersEnd(f"Two processes ended while they played {job.kind.name} with the seed {job.seed}.")
        else:
            yield job, given_up(job, seat, "crashed: its process ended", 0.0)
            self._replace(worker, worker.without(number))

    def _replace(self, worker: Worker, rest: Sequence[Job]) -> None:
        self._busy.remove(worker)
        worker.kill()
        fresh = Worker()
        if rest:
            fresh.give(rest)
            self._busy.append(fresh)
        else:
            self._free.append(fresh)

    def close(self) -> None:
        """End them all; what they are playing is lost, what has ended was told."""
        for worker in (*self._free, *self._busy):
            worker.kill()
        self._free, self._busy = [], []
