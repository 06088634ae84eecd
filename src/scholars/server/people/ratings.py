"""Ratings for games among people, by OpenSkill's Plackett-Luce: who is likely to do better than whom.

A game counts if its table was set for it, with the cards everybody has here, nobody but different people sat down, and
all of them have a rating. Whoever leaves it is counted as last, so that nobody leaves to lose nothing. A guest can hide
the own rating, which freezes it.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Row, insert, select, update

from scholars.server.failing import again
from scholars.server.storage import schema
from scholars.server.storage.database import Part
from scholars.server.storage.lost import Lost
from scholars.server.storage.rows import SeatRow
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.results import Result, results
from scholars.server.wire import protocol

MODEL = PlackettLuce()
MIDDLE = 1500  # of what is shown
POINTS = 40  # that are shown for one of the model's
TRIES = 5  # should two games of somebody end at the same moment


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of somebody's strength."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    hidden: bool = False

    @property
    def points(self) -> int:
        """As it is shown."""
        return round(MIDDLE + POINTS * (self.mu - MODEL.mu))

    def told(self) -> protocol.RatingTold | None:
        """As it is sent; nobody is told of a hidden one, and before the first game there is none."""
        return None if self.hidden or not self.games else protocol.RatingTold(points=self.points, games=self.games)


class Ratings:
    """The ratings of a server; all are in memory, since they stand beside every name."""

    def __init__(self, tables: OpenTables) -> None:
        self.tables = tables
        self.database = tables.database
        self._known: dict[str, Rating] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._lock = asyncio.Lock()
        tables.listeners.append(self.look)
        tables.rating = lambda identity: self.of(identity).told()

    # What they are

    async def read(self) -> None:
        """Read all of them: other processes may have changed some."""
        rows = await self.database.read(select(schema.ratings))
        self._known = {row.identity: Rating(row.mu, row.sigma, row.games, row.hidden) for row in rows}

    def of(self, identity: str | None) -> Rating:
        """That of somebody; before their first game, what is assumed of everybody."""
        return self._known.get(identity or "", Rating())

    async def hide(self, identity: str, hidden: bool) -> None:
        """Hide a rating from everybody and let no game change it, or show it again."""
        async with self._lock:
            await self._write(identity, replace(await self._stored(identity), hidden=hidden))

    async def _stored(self, identity: str) -> Rating:
        ratings = schema.ratings.c
        found = await self.database.read(select(schema.ratings).where(ratings.identity == identity))
        return Rating(found[0].mu, found[0].sigma, found[0].games, found[0].hidden) if found else Rating()

    async def _write(self, identity: str, rating: Rating, *more: Part) -> None:
        await self.database.write(await self._change(identity, rating), *more)
        self._known[identity] = rating

    async def _change(self, identity: str, rating: Rating) -> Part:
        ratings = schema.ratings
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "hidden": rating.hidden}
        found = await self.database.read(select(ratings.c.games).where(ratings.c.identity == identity))
        if not found:
            return insert(ratings).values(identity=identity, **values)
        seen = (ratings.c.identity == identity, ratings.c.games == found[0].games)  # another process may be faster
        return update(ratings).where(*seen).values(**values)

    # Games that count

    def look(self, live: OpenTable) -> None:
        """Note who sat down for a game that counts, and count it when it is over or only one of them is left."""
        if not counts(live) or live.row.status == "waiting":
            return
        over = live.row.status == "finished" or sum(seat.kind == "person" for seat in live.seats) == 1
        if over or live.row.version == 0:
            self._begin(self._count(live.row.id) if over else self._note(live.row.id, list(live.seats)))

    def _begin(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(self._safely(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _safely(self, work: Any) -> None:
        try:
            await work
        except Exception as fault:  # noqa: BLE001 - a game that was not counted is found by the next round
            again("rating_failed", fault)

    @property
    def busy(self) -> bool:
        """Whether a game is being noted or counted."""
        return bool(self._tasks)

    async def close(self) -> None:
        """Finish what is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _note(self, table: str, seats: Sequence[SeatRow]) -> None:
        people = [seat.identity for seat in seats if seat.identity is not None]
        if len(set(people)) < len(seats) or any(self.of(identity).hidden for identity in people):
            return
        rows = [
            insert(schema.rated_seats).values(table=table, seat=seat.seat, identity=seat.identity) for seat in seats
        ]
        with suppress(Lost):  # it was noted before
            await self.database.write(*rows)

    async def look_round(self) -> None:
        """Count finished games that a server that died has not counted, and see what other processes have."""
        await self.read()
        tables, rated = schema.tables.c, schema.rated_seats.c
        asked = select(tables.id).join(schema.rated_seats, rated.table == tables.id)
        for row in await self.database.read(
            asked.where(tables.status == "finished", rated.after.is_(None)).distinct().limit(50)
        ):
            await self._count(row.id)

    async def _count(self, table: str) -> None:
        """Let a game change the ratings of those who played it, once."""
        for _ in range(TRIES):
            with suppress(Lost):  # another game of theirs ended, or another process counted this one
                async with self._lock:
                    await self._count_once(table)
                return

    async def _count_once(self, table: str) -> None:
        rated, seats, tables = schema.rated_seats.c, schema.seats.c, schema.tables.c
        rows = await self.database.read(select(schema.rated_seats).where(rated.table == table, rated.after.is_(None)))
        if len(rows) < 2:
            return  # it was counted, or nobody is left who could be
        placed = await self.database.read(select(schema.seats).where(seats.table == table).order_by(seats.seat))
        (row,) = await self.database.read(select(tables.status).where(tables.id == table))
        ended = (await results(self.tables, [table], 1)).get(table) if row.status == "finished" else None
        if row.status == "finished" and (ended is None or not ended.scores):
            return  # it can no longer be played to its end
        ranks = ranked(rows, placed, ended)
        before = {one.identity: await self._stored(one.identity) for one in rows}
        await self._change_all(rows, before, ranks)

    async def _change_all(self, rows: Sequence[Row[Any]], before: dict[str, Rating], ranks: list[int]) -> None:
        old = [before[one.identity] for one in rows]
        teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in old]
        after: dict[str, Rating] = {}
        for one, rating, (new,) in zip(
            rows, old, MODEL.rate(teams, ranks=[float(rank) for rank in ranks]), strict=True
        ):
            changed = replace(rating, mu=new.mu, sigma=new.sigma, games=rating.games + 1)
            after[one.identity] = rating if rating.hidden else changed
        rated = schema.rated_seats
        noted = [
            update(rated)
            .where(rated.c.table == one.table, rated.c.seat == one.seat, rated.c.after.is_(None))
            .values(before=before[one.identity].points, after=after[one.identity].points)
            for one in rows
        ]
        changes = [await self._change(identity, rating) for identity, rating in after.items()]
        await self.database.write(*noted, *changes)
        self._known |= after


def counts(live: OpenTable) -> bool:
    """Whether a table was set for a game that counts."""
    row = live.row
    usual = row.lesson is None and row.solo is None and row.pack is None
    return live.options.rated and usual and not row.continues


def ranked(rows: Sequence[Row[Any]], placed: Sequence[Row[Any]], ended: Result | None) -> list[int]:
    """The places of those who sat down: who left is last, whoever is left before the end is first."""

    def strength(row: Row[Any]) -> tuple[int, int, int]:
        if placed[row.seat].identity != row.identity:
            return 0, 0, 0
        if ended is None:
            return 1, 0, 0
        return 1, int(row.seat in ended.winners), ended.scores[row.seat]

    order = sorted({strength(row) for row in rows}, reverse=True)
    return [order.index(strength(row)) for row in rows]
