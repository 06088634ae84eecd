"""This process among the others: it lives for as long as it renews its lease.

What it holds ends with it: the presence of those at its sockets, and the bots it thinks for. A lease is counted by the
clock of the database, which is the same for all. It is renewed over a connection and in a thread of its own: a process
to which hundreds come at once, since another has died, is busy and not dead.
"""

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Float, cast, delete, extract, func, insert, select, update

from scholars.server.failing import again
from scholars.server.logs import log
from scholars.server.processes.apart import Apart
from scholars.server.storage import schema
from scholars.server.storage.database import Database, Lost

if TYPE_CHECKING:
    from collections.abc import Callable

BEATS = 4.0  # in a lease: three may be missed
STUCK = 10.0  # seconds after which a server whose loop does nothing at all is dead, whatever its threads do


class Lease:
    """Holds the lease of this process, and ends those of others that have lapsed."""

    def __init__(self, database: Database, seconds: float) -> None:
        self.database = database
        self.seconds = seconds
        self.gone: Callable[[str], None] = lambda _process: None  # told when another process has ended
        self.renewed: Callable[[], None] = lambda: None  # told when this one was taken for dead, and lives again
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> float:
        """Begin to live; answers since when the server as a whole is up."""
        processes = schema.processes.c
        (first,) = await self.database.read(select(func.min(processes.started)).where(processes.until > now()))
        self.up_since = float(first[0] or time.time())
        self._here, self._apart, self._own = asyncio.get_running_loop(), Apart("lease"), self.database.beside()
        self._seen = time.monotonic()
        await self._apart.do(self._begin())
        self._tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._apart.do(self._beat_for_ever()))]
        return self.up_since

    async def close(self) -> None:
        """Be gone, and say so."""
        if not self._tasks:
            return
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):  # the lease lapses by itself
            await self._apart.do(self._end(self.database.name))
        await self._apart.do(self._own.close())
        await self._apart.close()

    async def _live(self) -> None:
        """Note that the server's own loop goes on."""
        while True:
            self._seen = time.monotonic()
            await asyncio.sleep(self.seconds / BEATS)

    # In a thread of its own

    async def _begin(self) -> None:
        values = {"id": self.database.name, "started": self.up_since}
        await self._own.write(insert(schema.processes).values(**values, until=now() + self.seconds))

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.seconds / BEATS)
            try:
                if time.monotonic() - self._seen < STUCK:
                    await self._beat()
            except Exception as fault:  # noqa: BLE001 - the next beat may come through
                again("lease_not_renewed", fault)

    async def _beat(self) -> None:
        processes = schema.processes
        mine = update(processes).where(processes.c.id == self.database.name)
        try:
            await self._own.write(mine.values(until=now() + self.seconds))
        except Lost:
            await self._begin()
            self._here.call_soon_threadsafe(self.renewed)
        for row in await self._own.read(select(processes.c.id).where(processes.c.until < now())):
            with suppress(Lost):  # it lives again, or somebody else was faster
                await self._end(row.id, processes.c.until < now())
                log.warning("process_gone", process=row.id)
                self._here.call_soon_threadsafe(self.gone, row.id)

    async def _end(self, process: str, *still: ColumnElement[bool]) -> None:
        """End a lease, if it is still as it was, and tell the others."""
        processes, news = schema.processes, self._own.telling("gone", process=process)
        found = update(processes).where(processes.c.id == process, *still).values(until=0.0)
        await self._own.write(found, delete(processes).where(processes.c.id == process), *news)


def now() -> ColumnElement[Any]:
    """The time, by the clock of the database."""
    return cast(extract("epoch", func.clock_timestamp()), Float)
