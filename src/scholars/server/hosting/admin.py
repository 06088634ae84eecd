"""The desk of whoever runs a server: lists from the database, and orders, which a running server carries out."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, func, insert, select

from scholars.locales import message, say
from scholars.server.hosting.bans import network_of
from scholars.server.hosting.orders import DONE
from scholars.server.storage import schema
from scholars.server.storage.database import Database

PATIENCE = 15.0  # seconds in which a running server has seen an order
NOT_YET = "No server has taken this yet; one that is running on this database, or started on it, will."


class Failed(Exception):
    """What was ordered cannot be done; the sentence says why."""


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in a list."""

    id: str
    status: str
    mode: str
    version: int
    changed: float
    players: list[str]


class Desk:
    """What a host can see and order."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tables(self, status: str | None, most: int) -> list[ListedTable]:
        """Tables, the newest first."""
        columns, seats = schema.tables.c, schema.seats.c
        asked = select(columns.id, columns.status, columns.mode, columns.version, columns.changed)
        if status is not None:
            asked = asked.where(columns.status == status)
        rows = await self.database.read(asked.order_by(columns.changed.desc()).limit(most))
        placed = await self.database.read(
            select(seats.table, seats.kind, seats.name)
            .where(seats.table.in_([row.id for row in rows]), seats.kind != "opponent")
            .order_by(seats.seat)
        )
        return [
            ListedTable(
                row.id,
                row.status,
                row.mode,
                row.version,
                row.changed,
                [seat.name or f"({seat.kind})" for seat in placed if seat.table == row.id],
            )
            for row in rows
        ]

    async def guests(self, most: int) -> Sequence[Row[Any]]:
        """Guests, those who came last first."""
        guests, seats = schema.identities.c, schema.seats.c
        tables = select(func.count(seats.table.distinct())).where(seats.identity == guests.id).scalar_subquery()
        seen = func.coalesce(guests.seen, guests.created).label("seen")
        asked = select(guests.person, guests.name, guests.created, seen, tables.label("tables"))
        return await self.database.read(asked.order_by(seen.desc(), guests.created.desc()).limit(most))

    async def bans(self) -> Sequence[Row[Any]]:
        """Who may not come in."""
        return await self.database.read(select(schema.bans).order_by(schema.bans.c.at))

    async def ban(self, subject: str, until: float | None) -> str:
        """Let somebody in no more."""
        about = await self._subject(subject)
        kept = delete(schema.bans).where(schema.bans.c.subject == about)
        await self.database.write(kept, insert(schema.bans).values(subject=about, at=time.time(), until=until))
        return await self.order("ban", about=about)

    async def unban(self, subject: str) -> str:
        """Let somebody in again."""
        about = await self._subject(subject, banned=True)
        await self.database.write(delete(schema.bans).where(schema.bans.c.subject == about))
        return await self.order("unban", about=about)

    async def _subject(self, subject: str, banned: bool = False) -> str:
        """A person, or an address as it is compared."""
        network = network_of(subject)
        if network is not None:
            return str(network)
        column = schema.bans.c.subject if banned else schema.identities.c.person
        if not await self.database.read(select(column).where(column == subject)):
            raise Failed(f"{subject}: nobody is {'banned' if banned else 'known'} by this.")
        return subject

    async def order(self, kind: str, **values: Any) -> str:
        """Order something, and wait until a server has done it."""
        at = time.time()
        await self.database.write(insert(schema.orders).values(kind=kind, at=at, **values))
        orders = schema.orders.c
        mine = select(orders.answer).where(orders.kind == kind, orders.at == at)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            answers = [row.answer for row in await self.database.read(mine) if row.answer is not None]
            if answers and answers[0] != DONE:
                raise Failed(say(message(answers[0])))
            if answers:
                return "Done."
            await asyncio.sleep(0.1)
        return NOT_YET
