"""Whoever is asked and away is called to the table, once, in every way they want."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from sqlalchemy import insert, update

from scholars.server.people.identities import Identities
from scholars.server.people.identity import Identity
from scholars.server.storage import schema
from scholars.server.storage.lost import Lost
from scholars.server.tables.open_table import OpenTable

SECONDS = 10.0
FRESH = 60.0  # seconds for which a question is new, should the server have been started again


class Way(Protocol):
    """A way to reach somebody."""

    async def reaches(self, guest: Identity) -> bool:
        """Whether somebody wants to be told so."""

    async def tell(self, guest: Identity, name: str, table: str) -> None:
        """Say that it is somebody's turn; what does not arrive is let go."""

    async def close(self) -> None:
        """Stop."""


class Calling:
    """Calls people to tables that wait for them."""

    def __init__(self, identities: Identities, present: Callable[[str, str], bool], ways: Sequence[Way]) -> None:
        self.identities = identities
        self.present = present
        self.ways = ways
        self._told: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, live: OpenTable) -> None:
        """Call whoever is asked, if they were not asked before and are not at the table."""
        row, seat = live.row, live.asked_seat()
        if row.status == "finished":
            self._told.pop(row.id, None)
        if seat is None or seat.identity is None or seat.bot is not None or row.asked_at is None:
            return
        if row.lesson is not None:
            return  # nobody waits for whoever learns
        new = row.asked_at > time.time() - FRESH and self._told.get(row.id) != row.asked_at
        if new and not self.present(row.id, seat.identity):
            self._told[row.id] = row.asked_at
            task = asyncio.create_task(self._call(seat.identity, seat.name or "", row.id, row.asked_at))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _call(self, identity: str, name: str, table: str, asked_at: float) -> None:
        guest = await self.identities.find(identity)
        ways = [] if guest is None else [way for way in self.ways if await way.reaches(guest)]
        if guest is not None and ways and await self._first(table, asked_at):
            await asyncio.gather(*(way.tell(guest, name, table) for way in ways))

    async def _first(self, table: str, asked_at: float) -> bool:
        """Whether nobody was called to this question before, by this process or another."""
        told, database = schema.told, self.identities.database
        try:
            await database.write(insert(told).values(table=table, asked_at=asked_at))
        except Lost:
            earlier = told.c.table == table, told.c.asked_at != asked_at
            try:
                await database.write(update(told).where(*earlier).values(asked_at=asked_at))
            except Lost:
                return False
        return True

    async def finish(self) -> None:
        """Wait for what is under way, but not for ever."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=SECONDS)

    async def close(self) -> None:
        """Wait a little for what is under way, and stop."""
        await self.finish()
        for way in self.ways:
            await way.close()
