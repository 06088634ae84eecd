"""Reviews that are asked for: judged one after the other, in a process that gives way to everything else.

Bots never wait for it. Whoever asks for several is served after those who asked for one; what was judged is kept for a
while, and is the same for everybody who may see the game.
"""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Literal

from scholars.review import Review, read
from scholars.server.addresses import Caller
from scholars.server.bots.pool import ONE_THREAD
from scholars.server.buckets import Places
from scholars.server.logs import log
from scholars.server.refusals import refused
from scholars.server.settings import Settings

PROGRAM = ("-m", "scholars.server.bots.review_process")
SECONDS = 120.0  # in which the next turn has to be judged, on a machine that has much else to do
LONGEST_LINE = 1 << 22
JOB_SECONDS = 600.0  # in which a whole game has to be judged
MOST_KEPT = 64
MOST_GOING = 32  # of all


@dataclass
class Job:
    """A game that is judged, and how far."""

    record: dict[str, Any]
    owner: Caller
    state: Literal["waiting", "judging", "done", "failed"] = "waiting"
    done: float = 0.0
    turns: list[dict[str, Any]] = field(default_factory=list)
    review: dict[str, Any] | None = None  # without its turns

    @property
    def going(self) -> bool:
        """Whether there is more to come."""
        return self.state in ("waiting", "judging")

    def take(self, told: dict[str, Any]) -> None:
        """Note what is told: how far it is, one more turn, or all but the turns."""
        if "review" in told:
            self.review, self.done, self.state = told["review"], 1.0, "done"
            return
        self.done = told["done"]
        if "turn" in told:
            self.turns.append(told["turn"])

    def whole(self) -> Review:
        """The review, when it is done."""
        if self.review is None:
            raise refused("refused-review-not-done")
        return read(self.review | {"turns": self.turns})


class Reviews:
    """The reviews of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self._last = ""  # whose game was judged last
        self.places = Places(settings.limits.reviews, settings.limits.household)

    def find(self, record: dict[str, Any]) -> Job | None:
        """The review of a game, if somebody has asked for it."""
        key = key_of(record)
        if key in self._jobs:
            self._jobs.move_to_end(key)
        return self._jobs.get(key)

    def ask(self, record: dict[str, Any], owner: Caller) -> Job:
        """Have a game reviewed, unless it is already; refused if somebody asks for too many, or all together do."""
        found = self.find(record)
        if found is not None and found.state != "failed":
            return found
        going = [job for job in self._jobs.values() if job.going]
        if len(going) >= MOST_GOING:
            raise refused("refused-too-fast", 429)
        if not self.places.take(owner):
            raise refused("refused-too-many-reviews", 429)
        job = self._jobs[key_of(record)] = Job(record, owner)
        self._forget()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._judge_all())
        return job

    def _forget(self) -> None:
        """Keep not more than so many that are done: those nobody has looked at for longest go."""
        kept = [key for key, job in self._jobs.items() if not job.going]
        for key in kept[: max(0, len(self._jobs) - MOST_KEPT)]:
            del self._jobs[key]

    async def _judge_all(self) -> None:
        while (job := self._next()) is not None:
            self._last, job.state = job.owner.address, "judging"
            try:
                async with asyncio.timeout(JOB_SECONDS):
                    await self._judge(job)
            except Exception:  # noqa: BLE001 - whoever asks again has it tried again
                log.exception("review_failed")
            self.places.give_back(job.owner)
            if job.review is None:
                job.state, job.turns = "failed", []

    def _next(self) -> Job | None:
        """Who has waited for longest; not from the same address twice while others wait."""
        waiting = [job for job in self._jobs.values() if job.state == "waiting"]
        return next((job for job in waiting if job.owner.address != self._last), waiting[0] if waiting else None)

    async def _judge(self, job: Job) -> None:
        catalogue = None if self.settings.catalogue is None else str(self.settings.catalogue)
        asked = {"record": job.record, "catalogue": catalogue, "tries": self.settings.review_tries}
        process = await asyncio.create_subprocess_exec(
            sys.executable, *PROGRAM, stdin=PIPE, stdout=PIPE, env=os.environ | ONE_THREAD, limit=LONGEST_LINE
        )
        try:
            await self._hear(job, process, json.dumps(asked).encode() + b"\n")
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _hear(self, job: Job, process: Process, asked: bytes) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(asked)
        process.stdin.close()
        while line := await asyncio.wait_for(process.stdout.readline(), SECONDS):
            job.take(json.loads(line))
            if job.review is not None:
                return

    async def close(self) -> None:
        """Judge no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def key_of(record: dict[str, Any]) -> str:
    """The same for the same game, played by the same people."""
    return sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()
