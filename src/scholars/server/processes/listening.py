"""What other processes tell, carried out here; and what is done when something may not have been heard."""

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

from scholars.server.bots.hints import Hints
from scholars.server.bots.turns import Bots
from scholars.server.logs import log
from scholars.server.people import chat
from scholars.server.people.identities import Identities
from scholars.server.processes.lease import Lease
from scholars.server.processes.presence import Presence
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
    ) -> None:
        self.elsewhere = broadcast.elsewhere
        self.presence = Presence(database, self.elsewhere, broadcast.sockets)
        self.broadcast = broadcast
        self.tables = broadcast.tables
        self.following = Following(self.tables)
        self.identities = identities
        self.hints = hints
        self.bots = bots
        self._tasks: set[asyncio.Task[None]] = set()
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
                self._do(self._show(self.elsewhere.heard(news.by, here)))
            case "gone", {"process": process}:
                self.gone(process)
            case "job", _:
                self.bots.poke()
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
        self._do(self._show(self.elsewhere.gone(process)))
        self.bots.poke()

    def catch_up(self) -> None:
        """News may have been missed."""
        self._do(self._catch_up())

    async def _catch_up(self) -> None:
        await self._show(await self.presence.read())
        await self.following.look_at_all()
        self.bots.poke()

    async def _show(self, tables: Iterable[str]) -> None:
        """Show tables to whoever is at them here: somebody has come or gone."""
        for table in tables:
            if self.tables.busy(table):
                async with self.tables.at(table) as live:
                    self.tables.show(live)

    async def _say(self, table: str, person: str, at: float) -> None:
        line = await chat.find(self.tables.database, table, person, at) if self.tables.busy(table) else None
        if line is not None:
            self.broadcast.say(table, line)

    async def _mute(self, identity: str) -> None:
        guest = await self.identities.find(identity)
        if guest is not None:
            self.broadcast.mute(identity, await self.identities.muted(guest))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

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
