"""Bots, hints and reviews in a pocket: thought about where the tables are, one after the other."""

import asyncio
import traceback
from collections.abc import Awaitable, Callable
from functools import cache
from math import inf
from time import monotonic
from typing import Any

from scholars import Game
from scholars.bots import SEARCHING, Bot, Random, bot, forecast, hint
from scholars.bots.levels import AT_A_GLANCE
from scholars.server.addresses import Caller
from scholars.server.bots.process import plain, plain_suggestion
from scholars.server.bots.review_process import judged_step_by_step
from scholars.server.bots.reviews import Job, key_of
from scholars.server.secrets import new_number

A_TURN = 0.9  # seconds in which one that searches tries options out, in all decisions of a turn together
TOO_SHORT = 0.05  # seconds for a decision, for each rival who plays in it, from which on it is taken at a glance
QUICK = [*AT_A_GLANCE][-1]  # the best of those that take no time
BEGIN = ("choose_turn", "choose_pair")  # the decisions with which time begins
REVIEW_TRIES = 12  # for a decision of a game that is reviewed, where what was played seems worse than something else
A_PAUSE = 0.4  # seconds without anything at the tables, after which a review goes on
MOST_REVIEWS = 16  # that are kept

Breathe = Callable[[], Awaitable[object]]


class Haste:
    """Whether somebody at a table waits, or has just done something: then a review gives way."""

    def __init__(self) -> None:
        self._last = -inf

    def note(self) -> None:
        """Something happens now."""
        self._last = monotonic()

    async def over(self) -> None:
        """Wait until nothing has happened for a while."""
        while (left := self._last + A_PAUSE - monotonic()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(left)  # nobody tells when nothing happens


class Thinkers:
    """Answers as the processes of a server do."""

    def __init__(self, breathe: Breathe, haste: Haste | None = None) -> None:
        self.late = 0
        self._haste = haste or Haste()
        self._breathe = breathe
        self._turn_ends = 0.0

    async def choose(self, game: Game, seat: int, name: str, _whose: object = ()) -> str:
        """What a bot chooses for a seat, from a copy in which everything hidden from it was dealt anew."""
        await self._begin()
        seen = game.determinise(seat, new_number())
        try:
            return str(self._player(game, name).choose(seen))
        except Exception:  # noqa: BLE001 - nobody else would wake it again, and the table would wait for ever
            traceback.print_exc()
            return str(Random(new_number()).choose(seen))
        finally:
            self._haste.note()

    async def _begin(self) -> None:
        """What has been told goes out first; and somebody waits."""
        self._haste.note()
        await self._breathe()

    def _player(self, game: Game, name: str) -> Bot:
        """Who chooses now: one that searches has half of what is left of its turn for each decision."""
        if name not in SEARCHING:
            return player(name)
        asked, now = game.decision, monotonic()
        if asked is not None and asked.kind in BEGIN:
            self._turn_ends = now + A_TURN
        seconds = (self._turn_ends - now) / 2
        too_short = TOO_SHORT * (len(game.names) - 1)
        return player(QUICK) if seconds < too_short else bot(name, new_number(), seconds)

    async def forecast(self, game: Game, seat: int, _whose: object = ()) -> list[dict[str, Any]]:
        """What each way to take a turn could come to for a seat, as JSON values."""
        await self._begin()
        return [plain(way) for way in forecast(game.determinise(seat, new_number()), seat)]

    async def hint(self, game: Game, seat: int, _whose: object = ()) -> list[dict[str, Any]]:
        """What a strong player would do for a seat, as JSON values."""
        await self._begin()
        return [plain_suggestion(one) for one in hint(game.determinise(seat, new_number()), seat)]

    async def close(self) -> None:
        """There is nothing to end."""


@cache
def player(name: str) -> Bot:
    """A bot that takes no time, made once."""
    return bot(name, new_number())


class Reviews:
    """Reviews that are asked for, decision by decision, while everything else goes on."""

    def __init__(self, breathe: Breathe, haste: Haste) -> None:
        self._breathe = breathe
        self._haste = haste
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()

    def find(self, record: dict[str, Any]) -> Job | None:
        """The review of a game, if it was asked for."""
        return self._jobs.get(key_of(record))

    def ask(self, record: dict[str, Any], owner: str) -> Job:
        """Have a game reviewed, unless it is already."""
        found = self.find(record)
        if found is not None and found.state != "failed":
            return found
        job = self._jobs[key_of(record)] = Job(record, Caller(owner, "page"))
        for key in [key for key, one in self._jobs.items() if not one.going][: len(self._jobs) - MOST_REVIEWS]:
            del self._jobs[key]
        task = asyncio.ensure_future(self._judge(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    async def _judge(self, job: Job) -> None:
        async with self._one_at_a_time:
            job.state = "judging"
            try:
                asked = {"record": job.record, "catalogue": None, "tries": REVIEW_TRIES}
                for told in judged_step_by_step(asked, quick=True):
                    job.take(told)
                    await self._breathe()
                    await self._haste.over()
            finally:
                if job.review is None:
                    job.state, job.turns = "failed", []
