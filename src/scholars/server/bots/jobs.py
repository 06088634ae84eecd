"""Bots where several processes share the tables: each table at which one is asked is a job that any process may take.

A job is stored with the choice that asks the bot. Who takes one keeps it for as long as bots are asked there; it is
free again when the lease of its taker has lapsed. Of those that wait the ones go first whose owner has the fewest
bots at work.
"""

import asyncio
import time

from sqlalchemy import Update, delete, func, insert, literal, or_, select, update

from scholars.server.bots.pool import Thinkers
from scholars.server.bots.turns import Bots
from scholars.server.failing import again
from scholars.server.processes.lease import now
from scholars.server.storage import schema
from scholars.server.storage.database import Part
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables

LOOK = 1.0  # seconds after which one looks for jobs nobody told of


class Jobs(Bots):
    """Takes as many jobs as there are processes here to think about them."""

    def __init__(self, tables: OpenTables, thinkers: Thinkers) -> None:
        super().__init__(tables, thinkers)
        self.most = tables.settings.bot_processes
        tables.job = self.job
        self._news = asyncio.Event()
        self._taking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to take jobs."""
        self._taking = asyncio.create_task(self._take_for_ever())

    @property
    def me(self) -> str:
        """This process, for the others."""
        return self.tables.database.name

    def job(self, live: OpenTable) -> list[Part]:
        """What stores that a bot is asked at a table, or no longer is."""
        asked, before = live.asked_seat(), live.bot_was_asked()
        is_asked = asked is not None and asked.bot is not None
        table = live.row.id
        parts: list[Part] = [delete(schema.jobs).where(schema.jobs.c.table == table)] if before else []
        if is_asked:
            taker = self.me if table in self._tasks else None
            values = {
                "table": table,
                "owner": self.tables.where(live.owner),
                "created": time.time(),
                "taker": taker,
            }
            parts.append((insert(schema.jobs), values))
            parts += [] if taker else self.tables.database.telling("job")
        return parts

    def look(self, live: OpenTable) -> None:
        """A bot may be asked at a table: then there is a job."""
        seat = live.asked_seat()
        if seat is not None and seat.bot is not None:
            self.poke()

    def poke(self) -> None:
        """There may be a job."""
        self._news.set()

    async def wake_all(self) -> None:
        """Note the jobs of tables that were stored without them, as those of a server of one process are."""
        jobs = schema.jobs
        for table in await self.tables.waiting_for_bots():
            known = select(literal(1)).where(jobs.c.table == table).exists()
            values = select(literal(table), literal(None), literal(time.time()), literal(None)).where(~known)
            await self.tables.database.write(insert(jobs).from_select(["table", "owner", "created", "taker"], values))
        self.poke()

    async def _take_for_ever(self) -> None:
        while True:
            try:
                await self._take()
                await asyncio.wait_for(self._news.wait(), LOOK)
            except TimeoutError:
                pass
            except Exception as fault:  # noqa: BLE001 - the next look may find some
                again("jobs_not_taken", fault)
                await asyncio.sleep(LOOK)
            self._news.clear()

    async def _take(self) -> None:
        """Take jobs while there is somebody free to think about them."""
        jobs = schema.jobs.c
        for row in await self.tables.database.read(select(jobs.table).where(jobs.taker == self.me)):
            self.wake(row.table)  # taken, and then the database was away
        while len(self._tasks) < self.most:
            taken = await self.tables.database.read(_taking(self.me))
            if not taken:
                return
            self.wake(taken[0].table)

    async def _play(self, table: str) -> None:
        """Play, and then see that there is no job left of a table at which no bot is asked."""
        await super()._play(table)
        self.poke()
        if table not in self._tasks:
            jobs = schema.jobs.c
            await self.tables.database.write(delete(schema.jobs).where(jobs.table == table, jobs.taker == self.me))

    async def _failed(self, table: str) -> None:
        """Let go of a job; somebody else may have more luck with it."""
        await asyncio.sleep(LOOK)
        jobs = schema.jobs
        mine = (jobs.c.table == table, jobs.c.taker == self.me)
        await self.tables.database.write(update(jobs).where(*mine).values(taker=None))

    async def close(self) -> None:
        """Take no more."""
        if self._taking is not None:
            self._taking.cancel()
            await asyncio.gather(self._taking, return_exceptions=True)
        await super().close()


def _taking(taker: str) -> Update:
    """What takes the next job, if there is one: two that look at once take two."""
    jobs, processes, others = schema.jobs, schema.processes.c, schema.jobs.alias()
    alive = select(processes.id).where(processes.until > now())
    free = or_(jobs.c.taker.is_(None), jobs.c.taker.not_in(alive))
    at_work = select(func.count()).where(others.c.owner == jobs.c.owner, others.c.taker.is_not(None))
    ordered = select(jobs.c.table).where(free).order_by(at_work.scalar_subquery(), jobs.c.created)
    first = ordered.limit(1).with_for_update(skip_locked=True, of=jobs)
    return update(jobs).where(jobs.c.table == first.scalar_subquery()).values(taker=taker).returning(jobs.c.table)
