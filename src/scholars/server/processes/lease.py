"""This process among the others: it lives for as long as it renews its lease.

What it holds ends with it: the presence of those at its sockets, and the bots it thinks for. A lease is counted by the
clock of the database, which is the same for all.
"""

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Float, cast, delete, extract, func, insert, select, update

from scholars.server.logs import log
from scholars.server.storage import schema
from scholars.server.storage.database import Database, Lost

if TYPE_CHECKING:
    from collections.abc import Callable

BEATS = 4.0  # in a lease: three may be missed


class Lease:
    """Holds the lease of this process, and ends those of others that have lapsed."""

    def __init__(self, database: Database, seconds: float) -> None:
        self.database = database
        self.seconds = seconds
        self.gone: Callable[[str], None] = lambda _process: None  # told when another process has ended
        self.renewed: Callable[[], None] = lambda: None  # told when this one was taken for dead, and lives again
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> float:
        """Begin to live; answers since when the server as a whole is up."""
        processes = schema.processes.c
        (first,) = await self.database.read(select(func.min(processes.started)).where(processes.until > now()))
        self.up_since = float(first[0] or time.time())
        await self._begin()
        self._beating = asyncio.create_task(self._beat_for_ever())
        return self.up_since

    async def close(self) -> None:
        """Be gone, and say so."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            with suppress(Exception):  # the lease lapses by itself
                await self._end(self.database.name)

    async def _begin(self) -> None:
        values = {"id": self.database.name, "started": self.up_since}
        await self.database.write(insert(schema.processes).values(**values, until=now() + self.seconds))

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.seconds / BEATS)
            try:
                await self._beat()
            except Exception:  # noqa: BLE001 - the next beat may come through
                log.exception("lease_not_renewed")

    async def _beat(self) -> None:
        processes = schema.processes
        mine = update(processes).where(processes.c.id == self.database.name)
        try:
            await self.database.write(mine.values(until=now() + self.seconds))
        except Lost:
            await self._begin()
            self.renewed()
        async with self.database.only_here("leases") as alone:
            if alone:
                for row in await self.database.read(select(processes.c.id).where(processes.c.until < now())):
                    await self._end(row.id)
                    log.warning("process_gone", process=row.id)
                    self.gone(row.id)

    async def _end(self, process: str) -> None:
        processes, news = schema.processes, self.database.telling("gone", process=process)
        await self.database.write(delete(processes).where(processes.c.id == process), *news)


def now() -> ColumnElement[Any]:
    """The time, by the clock of the database."""
    return cast(extract("epoch", func.clock_timestamp()), Float)
