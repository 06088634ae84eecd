"""Orders: what `scholars admin` writes into the database, a running server notices and carries out.

Every process does its part of each (it tells its sockets, lets nobody in); what is to be done once is done by the one
that takes the order first, which also writes the answer. What nobody has taken is taken by the next server that starts.
"""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Row, func, insert, or_, select, update

from scholars.server.hosting.bans import Bans
from scholars.server.hosting.draining import Draining
from scholars.server.hosting.house import House
from scholars.server.logs import log
from scholars.server.people import deletion
from scholars.server.people.identities import Identities
from scholars.server.refusals import Refused, refused
from scholars.server.secrets import public_name
from scholars.server.storage import schema
from scholars.server.storage.database import Database, Lost, Unreachable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.wire.broadcast import Broadcast

DONE = "done"
Deed = Callable[[Row[Any]], Awaitable[None]]


async def give(database: Database, kind: str, **values: Any) -> None:
    """Write an order down, for whichever process sees it."""
    await database.write(insert(schema.orders).values(kind=kind, at=time.time(), **values))


class Orders:
    """Carries out what hosts order."""

    def __init__(
        self,
        tables: OpenTables,
        broadcast: Broadcast,
        identities: Identities,
        bans: Bans,
        house: House,
        settle: deletion.Settle,
    ) -> None:
        self.tables = tables
        self.database = tables.database
        self.broadcast = broadcast
        self.identities = identities
        self.bans = bans
        self.house = house
        self.settle = settle
        self.draining = Draining(tables, broadcast, house)
        self._seen = 0
        # what every process does, and what one of them does
        self._here: dict[str, Deed] = {
            "announce": self._announce,
            "drain": self._drain,
            "ban": self._read_bans,
            "unban": self._read_bans,
            "delete-table": self._clear_table,
        }
        self._once: dict[str, Deed] = {"delete-table": self._delete_table, "delete-guest": self._delete_guest}

    async def start(self) -> None:
        """Know the bans and what is announced; what others carried out before this server was started is history."""
        orders = schema.orders.c
        await self.bans.read()
        history = orders.taker.is_not(None) & (orders.at < self.tables.settings.since)
        (row,) = await self.database.read(select(func.max(orders.number)).where(history))
        self._seen = row[0] or 0
        asked = select(schema.orders).where(orders.kind == "announce", orders.until > time.time())
        for announced in await self.database.read(asked.order_by(orders.number)):
            await self._announce(announced)

    async def look(self) -> None:
        """Carry out what was ordered since the last look."""
        orders = schema.orders.c
        new = select(schema.orders).where(orders.number > self._seen).order_by(orders.number)
        for order in await self.database.read(new):
            before, self._seen = self._seen, order.number
            try:
                await self._carry_out(order)
            except Unreachable:  # the next look finds it again
                self._seen = before
                raise

    async def _carry_out(self, order: Row[Any]) -> None:
        orders = schema.orders.c
        number, me = orders.number == order.number, self.database.name
        free = or_(orders.taker.is_(None), orders.taker == me)  # mine already, where the database was away since
        mine = True
        try:
            await self.database.write(update(schema.orders).where(number, free).values(taker=me))
        except Lost:
            mine = False  # another process does it
        answer = DONE
        try:
            if mine and order.kind in self._once:
                await self._once[order.kind](order)
            if order.kind in self._here:
                await self._here[order.kind](order)
        except Refused as refusal:
            answer = refusal.reason.key
        log.info("order", kind=order.kind, answer=answer)
        if mine:
            await self.database.write(update(schema.orders).where(number).values(answer=answer))

    # What each of them is

    async def _announce(self, order: Row[Any]) -> None:
        self.house.announce(order.text, order.until)

    async def _drain(self, order: Row[Any]) -> None:
        self.draining.begin(order.until or 0.0)

    async def _read_bans(self, order: Row[Any]) -> None:
        await self.bans.read()
        if order.kind == "ban":
            self.broadcast.ban(order.about)

    async def _clear_table(self, order: Row[Any]) -> None:
        self.tables.drop(order.about)
        self.broadcast.clear(order.about)

    async def _delete_table(self, order: Row[Any]) -> None:
        async with self.tables.at(order.about) as live:
            await deletion.remove(self.tables, live)

    async def _delete_guest(self, order: Row[Any]) -> None:
        guests = schema.identities.c
        found = await self.database.read(select(guests.id).where(guests.person == order.about))
        guest = await self.identities.find(found[0].id) if found else None
        if guest is None:
            raise refused("refused-no-guest", 404)
        assert public_name(guest.id) == guest.person
        await deletion.forget(self.tables, guest, self.settle)
        await self.identities.forget(guest)
        self.broadcast.dismiss(guest.id)
