"""What is kept for how long, where the host has said so; nothing that people made is deleted otherwise."""

import time
from contextlib import suppress

from sqlalchemy import delete, func, select

from scholars.server.hosting.visits import DAY
from scholars.server.logs import log
from scholars.server.people import deletion
from scholars.server.people.identities import Identities
from scholars.server.refusals import Refused
from scholars.server.storage import schema
from scholars.server.tables.open_tables import OpenTables

AT_ONCE = 100  # deleted in one round, so that nobody waits for it
ORDERS = 30 * DAY


class Retention:
    """Deletes what is too old."""

    def __init__(self, tables: OpenTables, identities: Identities, settle: deletion.Settle) -> None:
        self.tables = tables
        self.identities = identities
        self.settle = settle
        self.settings = tables.settings
        self.database = tables.database

    async def look(self) -> None:
        """Go through what has an age."""
        now = time.time()
        if self.settings.chat_days is not None:
            await self.database.write(delete(schema.chat).where(schema.chat.c.at < now - self.settings.chat_days * DAY))
        if self.settings.finished_days is not None:
            await self._finished(now - self.settings.finished_days * DAY)
        if self.settings.guest_days is not None:
            await self._guests(now - self.settings.guest_days * DAY)
        orders = schema.orders.c
        await self.database.write(delete(schema.orders).where(orders.at < now - ORDERS, orders.answer.is_not(None)))

    async def _finished(self, old: float) -> None:
        """Finished games, with their replays."""
        tables = schema.tables.c
        asked = select(tables.id).where(tables.status == "finished", tables.changed < old).limit(AT_ONCE)
        for row in await self.database.read(asked):
            with suppress(Refused):  # it is gone already
                async with self.tables.at(row.id) as live:
                    await deletion.remove(self.tables, live)
                log.info("finished_deleted", table=row.id)

    async def _guests(self, old: float) -> None:
        """Guests who did not come again and sit at no table that is still played."""
        guests, seats, tables = schema.identities.c, schema.seats.c, schema.tables.c
        playing = (
            select(seats.identity)
            .join(schema.tables, tables.id == seats.table)
            .where(seats.identity.is_not(None), tables.status != "finished")
        )
        idle = func.coalesce(guests.seen, guests.created) < old
        asked = select(guests.id).where(idle, guests.id.not_in(playing)).limit(AT_ONCE)
        for row in await self.database.read(asked):
            guest = await self.identities.find(row.id)
            if guest is not None:
                await deletion.forget(self.tables, guest, self.settle)
                await self.identities.forget(guest)
                log.info("idle_guest_deleted")
