"""Find me a game: who looks for one is brought to a table with others who want the same and are about as strong.

Who looks asks again every few seconds; whoever stops asking, for instance since the connection was lost, looks no more.
It is all in the database, so that several processes find people for each other, and nobody is found twice.
"""

import random
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import delete, insert, select, update

from scholars.server.people.identities import Identities
from scholars.server.people.identity import Identity
from scholars.server.refusals import Refused
from scholars.server.storage import schema
from scholars.server.storage.lost import Lost
from scholars.server.storage.rows import SeatRow
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.setting import new_row, place, room_for_one_more
from scholars.server.wire import protocol

FRESH = 12.0  # seconds for which somebody who asked is taken to be there
FORGOTTEN = 120.0  # seconds after which somebody who asks no more is deleted
PATIENT = 15.0  # seconds for which one waits for a larger table, if a smaller one would do too
ALONE = 20.0  # seconds after which a bot is offered
NEAR, WIDER = 250.0, 25.0  # points between players at first, and more for each second of waiting
CLOCKS: dict[str, protocol.Clock] = {
    "quick": protocol.Clock(per="turn", seconds=120),
    "game": protocol.Clock(per="game", seconds=25 * 60, added=30),
    "slow": protocol.Clock(per="turn", seconds=3 * 86_400),
}
Strength: TypeAlias = Callable[[str], int]


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who looks for a game."""

    identity: str
    wish: protocol.Wish
    since: float
    points: int
    household: str | None = None  # a mark for the internet connection


class Matching:
    """Everybody who looks for a game."""

    def __init__(self, tables: OpenTables, identities: Identities, strength: Strength) -> None:
        self.tables = tables
        self.database = tables.database
        self.identities = identities
        self.strength = strength

    async def seek(self, guest: Identity, wish: protocol.Wish) -> protocol.Seeking:
        """Look for a game, or go on looking; the table, as soon as there is one."""
        await room_for_one_more(self.tables, guest)
        since = await self._enter(guest, wish, time.time())
        found = await self._found(guest)
        if found is None:
            await self._match()
            found = await self._found(guest)
        seekers = await self._seekers()
        others = len(seekers) - (found is None)
        waited = time.time() - since
        return protocol.Seeking(
            table=found,
            waited=waited,
            others=max(0, others),
            alone=waited >= ALONE,
            same_connection=found is None and _meets_own_household(guest.id, seekers),
        )

    async def leave(self, guest: Identity) -> None:
        """Look no more."""
        await self.database.write(delete(schema.seekers).where(schema.seekers.c.identity == guest.id))

    async def _enter(self, guest: Identity, wish: protocol.Wish, now: float) -> float:
        """Note that somebody looks; since when they have. Who wants something else begins anew."""
        seekers = schema.seekers
        mine = seekers.c.identity == guest.id
        values, household = wish.model_dump(mode="json"), self.tables.household(guest.id)
        rows = await self.database.read(select(seekers).where(mine))
        if rows and rows[0].wish == values and rows[0].seen > now - FORGOTTEN:
            await self.database.write(update(seekers).where(mine).values(seen=now, household=household))
            return float(rows[0].since)
        row = insert(seekers).values(identity=guest.id, wish=values, since=now, seen=now, household=household)
        old = seekers.c.seen < now - FORGOTTEN
        await self.database.write(delete(seekers).where(mine | old), row)
        return now

    async def _found(self, guest: Identity) -> str | None:
        seekers = schema.seekers.c
        rows = await self.database.read(select(seekers.table).where(seekers.identity == guest.id))
        return rows[0].table if rows else None

    async def _seekers(self) -> list[Seeker]:
        """Everybody who looks now, those who have looked for longest first; who hides the rating wants none changed."""
        seekers = schema.seekers.c
        asked = select(schema.seekers).where(seekers.table.is_(None), seekers.seen > time.time() - FRESH)
        rows = await self.database.read(asked.order_by(seekers.since, seekers.identity))
        self.tables.metrics.seekers.set(len(rows))
        hidden = await self.database.hidden_ratings([row.identity for row in rows])
        return [
            Seeker(
                row.identity,
                protocol.Wish.model_validate(row.wish | ({"rated": False} if row.identity in hidden else {})),
                row.since,
                self.strength(row.identity),
                row.household,
            )
            for row in rows
        ]

    async def _match(self) -> None:
        """Bring together whoever fits."""
        group = fitting(await self._seekers(), time.time())
        if not group:
            return
        try:
            await self._set(group)
        except (Lost, Refused):
            return  # one of them was found by another process, has left, or has no room for a table

    async def _set(self, group: Sequence[Seeker]) -> None:
        """Set a table for a group, in any order, and tell each of them; all of it or nothing."""
        guests = [await self.identities.find(seeker.identity) for seeker in group]
        people = [guest for guest in guests if guest is not None]
        if len(people) < len(group):
            raise Lost("somebody was forgotten")
        mode, books, options = agreed(group)
        row = new_row(None, mode, ["body-of-books"] if books else [], None, options)
        random.Random(secrets.randbits(64)).shuffle(people)  # noqa: S311 - the seed is nobody's to foresee
        households = {seeker.identity: seeker.household for seeker in group} if options.rated else {}
        seats = [
            SeatRow(row.id, seat, "person", guest.id, guest.name, household=households.get(guest.id))
            for seat, guest in enumerate(people)
        ]
        seekers = schema.seekers
        told = [
            update(seekers).where(seekers.c.identity == one.id, seekers.c.table.is_(None)).values(table=row.id)
            for one in people
        ]
        await place(self.tables, row, seats, *told)


def fitting(seekers: Sequence[Seeker], now: float) -> list[Seeker]:
    """A group that can begin: the nearest to whoever has waited for longest; empty if there is none yet."""
    for first in seekers:
        others = sorted(
            (other for other in seekers if other is not first), key=lambda other: abs(other.points - first.points)
        )
        for size in sorted(first.wish.players, reverse=True):
            if size < max(first.wish.players) and now - first.since < PATIENT:
                break  # perhaps there will be more
            group = _grown(first, others, size, now)
            if group:
                return group
    return []


def _grown(first: Seeker, others: Iterable[Seeker], size: int, now: float) -> list[Seeker]:
    group = [first]
    for other in others:
        if size in other.wish.players and all(fits(other, one, now) for one in group):
            group.append(other)
        if len(group) == size:
            return group
    return []


def fits(one: Seeker, other: Seeker, now: float) -> bool:
    """Whether two want the same, may play it, and are near enough to each other for how long they have waited."""
    if _only_unrated(one, other):
        return False
    wishes = ((one.wish.mode, other.wish.mode), (one.wish.books, other.wish.books), (one.wish.pace, other.wish.pace))
    if any(mine is not None and yours is not None and mine != yours for mine, yours in wishes):
        return False
    waited = now - min(one.since, other.since)
    return abs(one.points - other.points) <= NEAR + WIDER * max(0.0, waited)


def _only_unrated(first: Seeker, second: Seeker) -> bool:
    """Whether two want a rated game, but share a household."""
    shared = first.household is not None and first.household == second.household
    return shared and first.wish.rated and second.wish.rated


def _meets_own_household(identity: str, seekers: Sequence[Seeker]) -> bool:
    """Whether only the shared connection keeps a guest from another who looks for a game."""
    guest = next((seeker for seeker in seekers if seeker.identity == identity), None)
    return guest is not None and any(seeker is not guest and _only_unrated(guest, seeker) for seeker in seekers)


def agreed(group: Sequence[Seeker]) -> tuple[str, bool, protocol.TableOptions]:
    """What a group plays: what somebody wants, and else what is usual; it counts if all want that."""
    wishes = [seeker.wish for seeker in group]
    mode = next((wish.mode for wish in wishes if wish.mode is not None), "casual")
    books = next((wish.books for wish in wishes if wish.books is not None), False)
    pace = next((wish.pace for wish in wishes if wish.pace is not None), "quick")
    rated = all(wish.rated for wish in wishes)
    return mode, books, protocol.TableOptions(clock=CLOCKS[pace], rated=rated)
