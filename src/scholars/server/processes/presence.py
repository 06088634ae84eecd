"""Who is at the tables of this process, told to the others and stored for those that are started later."""

import asyncio
from collections.abc import Callable

from sqlalchemy import delete, insert, select, tuple_

from scholars.server.failing import again
from scholars.server.logs import log
from scholars.server.processes.elsewhere import Elsewhere
from scholars.server.storage import schema
from scholars.server.storage.database import Database, Lost, Part

MOST = 20  # told at once: a notification has less than 8,000 bytes
Here = Callable[[], dict[tuple[str, str], int]]  # the sockets of this process, by table and identity


class Presence:
    """Tells the others who comes and goes, and reads what they have told."""

    def __init__(self, database: Database, elsewhere: Elsewhere, here: Here) -> None:
        self.database = database
        self.elsewhere = elsewhere
        self.here = here
        self._to_tell: set[tuple[str, str]] = set()
        self._telling: asyncio.Task[None] | None = None
        if database.shared:
            elsewhere.tell = self.tell

    async def read(self) -> set[str]:
        """Learn anew who is elsewhere; the tables at which something is different."""
        there = schema.presence.c
        found = await self.database.read(select(schema.presence).where(there.process != self.database.name))
        now = {(row.process, row.table, row.identity): row.sockets for row in found}
        changed = set()
        for process, table, identity in self.elsewhere.everybody() | now.keys():
            told = [(table, identity, now.get((process, table, identity), 0))]
            changed |= self.elsewhere.heard(process, told)
        return changed

    def tell(self, table: str, identity: str) -> None:
        """Somebody has come or gone here: the others are told as soon as can be."""
        self._to_tell.add((table, identity))
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_all())

    def tell_everything(self) -> None:
        """The others have forgotten this process."""
        for table, identity in self.here():
            self.tell(table, identity)

    async def _tell_all(self) -> None:
        while self._to_tell:
            told = [self._to_tell.pop() for _ in range(min(MOST, len(self._to_tell)))]
            here = self.here()
            try:
                await self.database.write(*self._changes([(*who, here.get(who, 0)) for who in told]))
            except Lost:
                log.info("presence_not_told")  # this process was taken for dead, and will tell everything
            except Exception as fault:  # noqa: BLE001 - it is tried again
                again("presence_not_told", fault)
                self._to_tell.update(told)
                await asyncio.sleep(1)

    def _changes(self, now: list[tuple[str, str, int]]) -> list[Part]:
        """One statement for all who went and one for all who are there: when a process dies hundreds come at once."""
        there, mine = schema.presence, self.database.name
        who = tuple_(there.c.table, there.c.identity).in_([(table, identity) for table, identity, _ in now])
        changes: list[Part] = [delete(there).where(there.c.process == mine, who)]
        rows = [
            {"process": mine, "table": table, "identity": identity, "sockets": number}
            for table, identity, number in now
            if number
        ]
        if rows:
            changes.append(insert(there).values(rows))
        return [*changes, *self.database.telling("presence", here=now)]

    async def close(self) -> None:
        """Tell no more."""
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
