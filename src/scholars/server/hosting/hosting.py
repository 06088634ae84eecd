"""Everything for those who run the server, looked after together."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from scholars.server.failing import again
from scholars.server.hosting.backups import Backups
from scholars.server.hosting.bans import Bans
from scholars.server.hosting.house import House
from scholars.server.hosting.orders import Orders
from scholars.server.hosting.retention import Retention
from scholars.server.hosting.visits import Visits
from scholars.server.people import deletion
from scholars.server.people.identities import Identities
from scholars.server.tables.open_tables import OpenTables
from scholars.server.wire import protocol
from scholars.server.wire.broadcast import Broadcast

Look: TypeAlias = Callable[[], Awaitable[None]]
SELDOM = 60.0  # seconds between the rounds for what is not urgent


class Hosting:
    """Orders, bans, copies, and what is kept for how long."""

    def __init__(
        self, tables: OpenTables, broadcast: Broadcast, identities: Identities, settle: deletion.Settle
    ) -> None:
        self.settings = tables.settings
        self.database = tables.database
        self.bans = Bans(tables.database)
        self.house = House()
        self.visits = Visits(tables.database)
        self.orders = Orders(tables, broadcast, identities, self.bans, self.house, settle)
        self.retention = Retention(tables, identities, settle)
        self.backups = Backups(self.settings)
        self.seldom: list[Look] = []  # what else is looked after now and then
        self.house.changed.append(lambda: broadcast.tell_all(self.house.told()))
        self.door_secret = ""
        self._attending: asyncio.Task[None] | None = None

    def news(self) -> protocol.HouseTold | None:
        """What whoever comes is told, if there is something."""
        return None if self.house.silent else self.house.told()

    async def open(self) -> None:
        """Begin to look after it."""
        self.door_secret = await self.database.signing_secret()
        await self.orders.start()
        self._attending = asyncio.create_task(self._attend())

    async def close(self) -> None:
        """Look after it no more."""
        if self._attending is not None:
            self._attending.cancel()
            with suppress(asyncio.CancelledError):
                await self._attending

    async def _attend(self) -> None:
        last = -SELDOM
        while True:
            try:
                await self.orders.look()
                await self.orders.draining.look()
                if time.monotonic() - last > SELDOM:
                    last = time.monotonic()
                    await self._look_round()
            except Exception as fault:  # noqa: BLE001 - the next round tries again
                again("hosting_failed", fault)
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _look_round(self) -> None:
        for look in self.seldom:
            await look()
        async with self.database.only_here("hosting") as mine:
            if mine:
                await self.retention.look()
                await self.backups.look()
