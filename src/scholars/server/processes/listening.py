"""What other processes tell, carried out here; and what is done when something may not have been heard."""

import asyncio
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any

from scholars.server.bots.hints import Hints
from scholars.server.bots.turns import Bots
from scholars.server.logs import log
from scholars.server.people import chat
from scholars.server.people.identities import Identities
from scholars.server.processes.lease import Lease
from scholars.server.processes.presence import Presence
from scholars.server.processes.shares import Shares
from scholars.server.refusals import Refused
from scholars.server.storage.database import Database, News
from scholars.server.tables.following import Following
from scholars.server.wire.broadcast import Broadcast


class Listening:
    """Hears the news."""

    def __init__(
        self,
        database: Database,
        lease: Lease,
        broadcast: Broadcast,
        identities: Identities,
        hints: Hints,
        bots: Bots,
        shares: Shares,
    ) -> None:
        self.elsewhere = broadcast.elsewhere
        self.presence = Presence(database, self.elsewhere, broadcast.sockets)
        self.broadcast = broadcast
        self.tables = broadcast.tables
        self.following = Following(self.tables)
        self.identities = identities
        self.hints = hints
        self.bots = bots
        self.shares = shares
        self._tasks: set[asyncio.Task[None]] = set()
        self._to_show: dict[str, None] = {}  # tables at which somebody has come or gone, in order
        self._showing: asyncio.Task[None] | None = None
        database.hear, database.catch_up = self.hear, self.catch_up
        lease.gone, lease.renewed = self.gone, self.presence.tell_everything

    def hear(self, news: News) -> None:
        """Carry out what another process tells; what a newer version may tell is passed over."""
        match news.kind, news.values:
            case "table", {"table": table, "revision": revision}:
                self._do(self.following.changed(table, revision))
            case "removed", {"table": table}:
                self.following.removed(table)
            case "presence", {"here": here}:
                self._show(self.elsewhere.heard(news.by, here))
            case "taken", {"taken": taken, "held": held}:
                self.shares.heard(news.by, taken, held)
            case "gone", {"process": process}:
                self.gone(process)
            case "job", _:
                self.bots.poke()
            case _:
                self._hear_of_people(news)

    def _hear_of_people(self, news: News) -> None:
        match news.kind, news.values:
            case "chat", {"table": table, "person": person, "at": at}:
                self._do(self._say(table, person, at))
            case "hint", {"table": table, "version": version}:
                self._do(self.hints.noted_elsewhere(table, version))
            case "muted", {"identity": identity}:
                self._do(self._mute(identity))
            case "forgotten", {"identity": identity}:
                self.broadcast.dismiss(identity)

    def gone(self, process: str) -> None:
        """Another process has ended: whoever was there has left, and its jobs are free."""
        self._show(self.elsewhere.gone(process))
        self.shares.gone(process)
        self.bots.poke()

    def catch_up(self) -> None:
        """News may have been missed."""
        self._do(self._catch_up())

    async def _catch_up(self) -> None:
        self._show(await self.presence.read())
        await self.following.look_at_all()
        self.bots.poke()

    def _show(self, tables: Iterable[str]) -> None:
        """Show tables to whoever is at them here, soon and once: somebody has come or gone."""
        self._to_show.update(dict.fromkeys(tables))
        if self._showing is None or self._showing.done():
            self._showing = self._do(self._show_all())

    async def _show_all(self) -> None:
        """One table after the other; when a process has died there are hundreds, and others have their turn between."""
        while self._to_show:
            table = next(iter(self._to_show))
            del self._to_show[table]
            if self.tables.busy(table):
                with suppress(Refused):  # the table is gone
                    await self.broadcast.attend(table)
            await asyncio.sleep(0)

    async def _say(self, table: str, person: str, at: float) -> None:
        line = await chat.find(self.tables.database, table, person, at) if self.tables.busy(table) else None
        if line is not None:
            self.broadcast.say(table, line)

    async def _mute(self, identity: str) -> None:
        guest = await self.identities.find(identity)
        if guest is not None:
            self.broadcast.mute(identity, await self.identities.muted(guest))

    def _do(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, Refused):  # refused: the table is gone
            log.error("news_lost", exc_info=fault)

    async def close(self) -> None:
        """Hear and tell no more."""
        await self.presence.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
