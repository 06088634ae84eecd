"""Reviews where several processes serve: one judges, and stores how far it is for whoever asks another.

With one process nothing is stored: what was judged is in its memory.
"""

import asyncio
import time
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from scholars.server.addresses import Caller
from scholars.server.bots.reviews import Job, Reviews, key_of
from scholars.server.failing import again
from scholars.server.storage import schema
from scholars.server.storage.database import Database

STORED = ("state", "done", "turns", "review")
OFTEN = 1.0  # seconds between two times that it is stored how far a review is
DEAD = 10.0  # seconds after which one that goes on, and of which nothing is heard, was judged by a process that died
KEPT = 86_400.0  # seconds


class SharedReviews:
    """The reviews of all processes."""

    def __init__(self, reviews: Reviews, database: Database) -> None:
        self.reviews = reviews
        self.database = database
        self._storing: set[asyncio.Task[None]] = set()

    async def find(self, record: dict[str, Any]) -> Job | None:
        """The review of a game, if somebody has asked for it here or elsewhere."""
        found = self.reviews.find(record)
        if found is not None or not self.database.shared:
            return found
        stored = schema.reviews.c
        for row in await self.database.read(select(schema.reviews).where(stored.key == key_of(record))):
            job = Job(record, Caller(None, ""), **{name: getattr(row, name) for name in STORED})
            if not job.going or row.at > time.time() - DEAD:
                return job
        return None

    async def ask(self, record: dict[str, Any], owner: Caller) -> Job:
        """Have a game reviewed, unless it is already, here or elsewhere."""
        found = await self.find(record)
        if found is not None and found.state != "failed":
            return found
        job = self.reviews.ask(record, owner)
        if self.database.shared:
            task = asyncio.create_task(self._store_until_done(job))
            self._storing.add(task)
            task.add_done_callback(self._storing.discard)
        return job

    async def _store_until_done(self, job: Job) -> None:
        while True:
            going = job.going
            try:
                await self._store(job)
            except Exception as fault:  # noqa: BLE001 - the next time may do
                again("review_not_stored", fault)
            if not going:
                return
            await asyncio.sleep(OFTEN)

    async def _store(self, job: Job) -> None:
        values = {name: getattr(job, name) for name in STORED} | {"at": time.time()}
        reviews = schema.reviews
        kept = insert(reviews).values(key=key_of(job.record), **values)
        old = delete(reviews).where(reviews.c.at < time.time() - KEPT)
        await self.database.write(old, kept.on_conflict_do_update(index_elements=["key"], set_=values))

    async def close(self) -> None:
        """Judge no more."""
        tasks = list(self._storing)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.reviews.close()
