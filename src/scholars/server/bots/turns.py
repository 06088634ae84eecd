"""Bots at the tables: whenever one is asked it thinks elsewhere, and its choice is stored like anybody's."""

import asyncio

from scholars import IllegalChoice
from scholars.server.bots.pool import Thinkers
from scholars.server.failing import again
from scholars.server.logs import log
from scholars.server.refusals import Refused
from scholars.server.storage.lost import Lost
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.teaching import answer


class Bots:
    """One task for each table at which a bot is asked."""

    def __init__(self, tables: OpenTables, thinkers: Thinkers) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        tables.listeners.append(self.look)

    async def open(self) -> None:
        """Begin to play."""

    def look(self, live: OpenTable) -> None:
        """Begin to play at a table if a bot is asked there."""
        seat = live.asked_seat()
        if seat is not None and seat.bot is not None:
            self.wake(live.row.id)

    def poke(self) -> None:
        """Whoever is asked was woken already."""

    def wake(self, table: str) -> None:
        """Play at a table for as long as a bot is asked."""
        if table not in self._tasks:
            task = asyncio.create_task(self._play(table))
            self._tasks[table] = task
            task.add_done_callback(lambda done: self._tasks.pop(table) if self._tasks.get(table) is done else None)

    async def wake_all(self) -> None:
        """Play wherever a bot is asked, for when the server has just been started."""
        for table in await self.tables.waiting_for_bots():
            self.wake(table)

    async def _play(self, table: str) -> None:
        try:
            while await self._one_choice(table):
                self.tables.metrics.late.set(self.thinkers.late)
        except Refused:
            return  # the table is gone
        except Exception as fault:  # noqa: BLE001 - the bot is woken again by and by
            again("bot_failed", fault, table=table)
            await self._failed(table)

    async def _failed(self, table: str) -> None:
        """Something went wrong while a bot was asked."""

    async def _one_choice(self, table: str) -> bool:
        """Whether a bot was asked, and so perhaps another is."""
        async with self.tables.at(table, newest=True) as live:
            seat, game, version = live.asked_seat(), live.game, live.row.version
            if seat is None or seat.bot is None or game is None or (self.tables.draining and game.turn_begins):
                self._tasks.pop(table, None)  # whoever comes now starts another
                return False
            name, seen, told = seat.bot, game.clone(), await answer(self.tables, live)
            host = live.owner
        choice = told or await self.thinkers.choose(seen, seat.seat, name, (self.tables.where(host), host, table))
        try:
            async with self.tables.change(table) as live:
                now = live.asked_seat()
                if live.row.version == version and now is not None and now.bot is not None:
                    await self.tables.enter(live, now.seat, "bot", choice)
        except (Lost, IllegalChoice):
            log.info("bot_too_late", table=table, version=version)
        return True

    async def close(self) -> None:
        """Let every task go; the next start takes them up again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
