"""Ratings for games among people, by OpenSkill's Plackett-Luce: who is likely to do better than whom.

Which games count and who is ranked where is decided in `rating_rules.py`. A guest can hide the own rating: no game that
begins from then on changes it.
"""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Row, func, insert, select, update

from scholars.server.failing import again
from scholars.server.people.rating_rules import Fate, FinalSeat, Ranks, RatedGame, Reason, rank, standing_choices
from scholars.server.refusals import Refused
from scholars.server.storage import schema
from scholars.server.storage.database import Part
from scholars.server.storage.lost import Lost
from scholars.server.storage.rows import Entry, SeatRow, Stored
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.rating_start import is_rated
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
        """Hide a rating from everybody and let no game that begins from now on change it, or show it again."""
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
        """Count a game that is over, or at which only one of its players is left."""
        if is_rated(live) and (live.row.status == "finished" or (live.row.status == "running" and live.alone)):
            task: asyncio.Task[None] = asyncio.create_task(self._safely(live.row.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _safely(self, table: str) -> None:
        try:
            await self._count(table)
        except Exception as fault:  # noqa: BLE001 - a game that was not counted is found by the next round
            again("rating_failed", fault)

    @property
    def busy(self) -> bool:
        """Whether a game is being counted."""
        return bool(self._tasks)

    async def close(self) -> None:
        """Finish what is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look_round(self) -> None:
        """Count games that a server that died has not counted, and see what other processes have."""
        await self.read()
        tables, rated, seats = schema.tables.c, schema.rated_seats.c, schema.seats.c
        people = select(func.count()).where(seats.table == tables.id, seats.kind == "person").scalar_subquery()
        over = (tables.status == "finished") | (people == 1)
        query = select(tables.id).join(schema.rated_seats, rated.table == tables.id)
        query = query.where(over, tables.unrated.is_(None), rated.after.is_(None))
        for row in await self.database.read(query.distinct().limit(50)):
            await self._count(row.id)

    async def _count(self, table: str) -> None:
        """Let a game change the ratings of those who played it, once, and tell everybody at the table."""
        verdict = await self.settle(table)
        if verdict is None:
            return
        with suppress(Refused, Lost):  # the table is gone, or another process stores the same
            async with self.tables.change(table, newest=True) as open_table:
                if isinstance(verdict, Reason):
                    open_table.row.unrated = verdict.value
                    await self.tables.store(open_table)
                else:
                    self.tables.show(open_table)

    async def settle(self, table: str) -> Ranks | Reason | None:
        """Let a game change the ratings if it is over.

        Returns:
            The ranks, or why it does not count; None if it is not over, is not rated, or was counted before.
        """
        for _ in range(TRIES):
            with suppress(Lost):  # another game of theirs ended, or another process counted this one
                async with self._lock:
                    return await self._count_once(table)
        return None

    async def _count_once(self, table: str) -> Ranks | Reason | None:
        rated = schema.rated_seats.c
        rows = await self.database.read(select(schema.rated_seats).where(rated.table == table).order_by(rated.seat))
        stored = await self.database.table(table)
        if stored is None or not rows or any(row.after is not None for row in rows):
            return None
        finished = stored.row.status == "finished"
        if stored.row.unrated is not None or not (finished or sum(seat.kind == "person" for seat in stored.seats) == 1):
            return None
        ended = (await results(self.tables, [table], 1)).get(table) if finished else None
        game = rated_game(stored, {row.seat: row.identity for row in rows}, await self.database.entries(table), ended)
        verdict = rank(game)
        if isinstance(verdict, Reason):
            return verdict
        before = {row.identity: await self._stored(row.identity) for row in rows}
        await self._change_all(rows, before, verdict)
        return verdict

    async def _change_all(self, rows: Sequence[Row[Any]], before: dict[str, Rating], ranks: Ranks) -> None:
        old = [before[row.identity] for row in rows]
        teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in old]
        places = [float(ranks[row.seat] or 0) for row in rows]
        after = {
            row.identity: replace(rating, mu=new.mu, sigma=new.sigma, games=rating.games + 1)
            for row, rating, (new,) in zip(rows, old, MODEL.rate(teams, ranks=places), strict=True)
        }
        rated = schema.rated_seats
        noted = [
            update(rated)
            .where(rated.c.table == row.table, rated.c.seat == row.seat, rated.c.after.is_(None))
            .values(before=before[row.identity].points, after=after[row.identity].points)
            for row in rows
        ]
        changes = [await self._change(identity, rating) for identity, rating in after.items()]
        await self.database.write(*noted, *changes)
        self._known |= after


def rated_game(stored: Stored, players: Mapping[int, str], entries: Sequence[Entry], ended: Result | None) -> RatedGame:
    """Collect what the rating rules look at.

    Args:
        players: By seat, those who began the game; seats of players who deleted their data are missing.
        ended: How a finished game ended.
    """
    row = stored.row
    choices = standing_choices(entry for entry in entries if entry.version <= row.start_version)
    choices += standing_choices(entry for entry in entries if entry.version > row.start_version)
    scored = ended is not None and bool(ended.scores)
    seats = [
        FinalSeat(
            fate=_fate(stored, seat, players.get(seat.seat)),
            choices=choices[seat.seat, "person"],
            bot=seat.stand_in is not None or choices[seat.seat, "bot"] > choices[seat.seat, "person"],
            score=ended.scores[seat.seat] if ended is not None and scored else 0,
            winner=ended is not None and seat.seat in ended.winners,
        )
        for seat in stored.seats
    ]
    return RatedGame(seats, finished=row.status == "finished", result=scored)


def _fate(stored: Stored, seat: SeatRow, player: str | None) -> Fate:
    """What became of the player who began the game in a seat."""
    if player is None:
        return "forgotten"
    if seat.identity == player:
        return "stayed"
    departures = [departure for departure in stored.row.departures or () if departure["seat"] == seat.seat]
    if departures:
        return "removed" if departures[-1]["kind"] == "removed" else "left"
    return "removed" if player in (stored.row.dismissed or ()) else "left"  # of games from before departures were noted
