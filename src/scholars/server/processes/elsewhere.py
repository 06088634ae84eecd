"""Who is at which table in other processes, and what they are told of those who are here.

Every process has all of it in memory, so that nobody waits for the database to know who is there; what is stored is for
those that are started later.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable

from sqlalchemy import delete, insert, select

from scholars.server.logs import log
from scholars.server.storage import schema
from scholars.server.storage.database import Database, Lost, Part

MOST = 20  # told at once: a notification has less than 8,000 bytes
Here = Callable[[], dict[tuple[str, str], int]]


class Elsewhere:
    """The presence of others. `left` notes when somebody was last seen to go."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.left: Callable[[str, str], None] = lambda _table, _identity: None
        self.here: Here = dict  # the sockets of this process, by table and identity
        self._there: dict[str, dict[tuple[str, str], int]] = defaultdict(dict)
        self._to_tell: set[tuple[str, str]] = set()
        self._telling: asyncio.Task[None] | None = None

    def sockets(self, table: str) -> dict[str, int]:
        """How many sockets everybody has at a table in other processes."""
        found: dict[str, int] = defaultdict(int)
        for (_, identity), number in self._there.get(table, {}).items():
            found[identity] += number
        return found

    # What is heard

    def heard(self, process: str, told: Iterable[tuple[str, str, int]]) -> set[str]:
        """Another process tells who has come or gone; the tables that are about it."""
        changed = set()
        for table, identity, number in told:
            self._note(process, table, identity, number)
            changed.add(table)
        return changed

    def _note(self, process: str, table: str, identity: str, number: int) -> None:
        here = self._there[table]
        if number:
            here[process, identity] = number
        elif here.pop((process, identity), None) is not None and identity not in self.sockets(table):
            self.left(table, identity)
        if not here:
            del self._there[table]

    def gone(self, process: str) -> set[str]:
        """Another process has ended, and so everybody has left who was there; the tables that are about it."""
        lost = [(table, key[1]) for table, here in self._there.items() for key in here if key[0] == process]
        return self.heard(process, [(table, identity, 0) for table, identity in lost])

    async def read(self) -> set[str]:
        """Learn it all anew; the tables at which something is different."""
        there = schema.presence.c
        found = await self.database.read(select(schema.presence).where(there.process != self.database.name))
        now = {(row.process, row.table, row.identity): row.sockets for row in found}
        before = {(process, table, who) for table, here in self._there.items() for process, who in here}
        changed = set()
        for process, table, identity in before | now.keys():
            changed |= self.heard(process, [(table, identity, now.get((process, table, identity), 0))])
        return changed

    # What is told

    def tell(self, table: str, identity: str | None) -> None:
        """Somebody has come or gone here: the others are told as soon as can be."""
        if self.database.shared:
            self._to_tell.add((table, identity or ""))
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
            now = [(table, identity, here.get((table, identity), 0)) for table, identity in told]
            try:
                await self.database.write(*self._changes(now))
            except Lost:
                log.info("presence_not_told")  # this process was taken for dead, and will tell everything
            except Exception:  # noqa: BLE001 - who comes or goes next has it told
                log.exception("presence_not_told")
                self._to_tell.update(told)
                await asyncio.sleep(1)

    def _changes(self, now: list[tuple[str, str, int]]) -> list[Part]:
        there, changes = schema.presence, list[Part]()
        for table, identity, number in now:
            key = {"process": self.database.name, "table": table, "identity": identity}
            changes.append(delete(there).where(*(there.c[name] == value for name, value in key.items())))
            if number:
                changes.append(insert(there).values(**key, sockets=number))
        return [*changes, *self.database.telling("presence", here=now)]

    async def close(self) -> None:
        """Tell no more."""
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
