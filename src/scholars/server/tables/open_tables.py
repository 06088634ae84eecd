"""The tables that are open: every table that is in use, and the one way in which anything about a table changes.

A change is made on the live table under its lock, stored, and only then told. If it cannot be stored the live table is
thrown away and read again, so that memory never knows more than the disk. Where several processes share the tables, a
change that another has made is read up as soon as it is heard of.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from scholars import IllegalChoice, __version__
from scholars.catalogue import load
from scholars.server.boxes.boxes import Boxes
from scholars.server.logs import log
from scholars.server.refusals import Refused, refused
from scholars.server.settings import Settings
from scholars.server.storage.lost import Lost
from scholars.server.storage.rows import Entry, Glimpse, Room, Stored
from scholars.server.tables import clocks, restoring
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.shown import Shown
from scholars.server.work_pool import WorkPool
from scholars.table.choices import choice_of, code_of

if TYPE_CHECKING:  # what serves many people and what serves one bring their own
    from scholars.server.metrics import Metrics
    from scholars.server.storage.database import Database
    from scholars.server.storage.kept import Part
    from scholars.server.wire.protocol import RatingTold

Listener = Callable[[OpenTable], None]
PUT_BACK = "put-back "  # the choices by which one goes back and forth without taking anything back
KEPT = 600.0  # seconds a table stays in memory when nobody is at it


async def _nothing_newer(_table: str) -> None:
    """Where nobody else changes tables, memory has the newest."""


class OpenTables:
    """All tables of a server."""

    def __init__(self, settings: Settings, database: "Database", metrics: "Metrics") -> None:
        self.settings = settings
        self.database = database
        self.metrics = metrics
        self.work = WorkPool()
        self.boxes = Boxes(settings, database, self.work)
        self.started = time.time()
        self.up_since = self.started  # the server, which may have had other processes before this one
        self.listeners: list[Listener] = []  # told after every change made here, while the table is still locked
        self.onlookers: list[Listener] = []  # told after every change, wherever it was made
        self.busy: Callable[[str], bool] = lambda _table: False  # whether somebody looks at a table
        self.attended: Callable[[str], bool] = lambda _table: False  # here, or in another process
        self.left: Callable[[str, str | None], float | None] = lambda _table, _who: self.started  # None: still there
        self.where: Callable[[str], str] = lambda who: who  # the address somebody last came from
        self.household: Callable[[str], str | None] = lambda _who: (
            None
        )  # what stands for that address, and tells nothing
        self.removed: Callable[[str], None] = lambda _table: None
        self.rating: Callable[[str | None], RatingTold | None] = lambda _identity: None
        self.draining = False  # turns are finished, but none is begun
        self.refresh: Callable[[str], Awaitable[None]] = _nothing_newer
        self.job: Callable[[OpenTable], list[Part]] = lambda _live: []  # what has a bot that is asked thought about
        self.missed: Listener = self.show  # a table was read that some may know otherwise
        self.shown = Shown(self.work)
        self.glimpsed: dict[str, Glimpse] = {}  # tables without their games, to which people have come back
        self._live: dict[str, OpenTable] = {}
        self._used: dict[str, float] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    @cached_property
    def edition(self) -> str:
        """The program and what is printed: with another, the same table may look otherwise."""
        return f"{__version__} {load(self.settings.catalogue).fingerprint}"

    # Reading

    @asynccontextmanager
    async def at(self, table: str, newest: bool = False) -> AsyncIterator[OpenTable]:
        """A table, while nobody else here changes it; the newest there is, or one of which no change was heard yet."""
        async with self.lock(table):
            if newest:
                await self.refresh(table)
            live = self._live.get(table) or await self.load(table)
            self._used[table] = time.monotonic()
            yield live

    def lock(self, table: str) -> asyncio.Lock:
        """Whoever has it is alone with what memory has of a table."""
        return self._locks.setdefault(table, asyncio.Lock())

    def known(self, table: str) -> OpenTable | None:
        """What memory has of a table."""
        return self._live.get(table)

    def all_known(self) -> list[str]:
        """Every table in memory."""
        return list(self._live)

    async def load(self, table: str) -> OpenTable:
        """Read a table that is locked, and show it to whoever is at it already."""
        stored = await self.database.table(table)
        if stored is None:
            self._locks.pop(table, None)
            raise refused("refused-no-table", 404)
        live = OpenTable(stored)
        if stored.row.status != "waiting":
            restored = await self._restored(stored)
            live.game = restored.game
            live.keep(restored.happened)
            if restored.changed:
                self.ask_next(live, time.time())
                log.warning("rules_changed", table=table, version=stored.row.version)
        live.row.clocks = self.wound(live.row.clocks)
        self._live[table] = live
        self.glimpsed.pop(table, None)
        self.metrics.tables.set(len(self._live))
        if self.busy(table):  # whoever is there may have missed why it was read again
            self.missed(live)
        return live

    def glimpse(self, seen: Glimpse) -> None:
        """Know a table without its game, until that is wanted."""
        if seen.row.id not in self._live:
            self.glimpsed[seen.row.id] = seen
            self._used[seen.row.id] = time.monotonic()

    async def _restored(self, stored: Stored) -> restoring.Restored:
        """The game of a table, played again from what is stored of it."""
        entries = [one for one in await self.database.entries(stored.row.id) if one.version <= stored.row.version]
        return await asyncio.to_thread(restoring.restore, stored.row, stored.seats, entries, self.settings.catalogue)

    async def happened(self, live: OpenTable, since: int) -> list[restoring.Happened]:
        """What happened at a table after a version; what memory has forgotten is played again."""
        if live.game is None or since >= live.forgotten:
            return live.since(since)
        again = await self._restored(replace(live.stored, row=replace(live.row)))
        return [one for one in again.happened if one.version > since]

    def wound(self, stored: dict[str, Any]) -> dict[str, Any]:
        """Clocks as they are stored: while the server was stopped none ran."""
        since = stored.get("since")
        return stored if since is None or since >= self.up_since else stored | {"since": self.up_since}

    def show(self, live: OpenTable) -> None:
        """Show a table to whoever is at it here."""
        for onlooker in self.onlookers:
            onlooker(live)

    # Changing

    @asynccontextmanager
    async def change(self, table: str, newest: bool = False) -> AsyncIterator[OpenTable]:
        """A table to be changed and stored with `store`; whatever goes wrong, it is afterwards as it is stored."""
        async with self.at(table, newest) as live:
            try:
                yield live
            except Exception as fault:
                if not isinstance(fault, Refused | IllegalChoice) or live.stored.touched():
                    self.drop(table)
                raise

    async def create(self, stored: Stored, *more: "Part") -> None:
        """Store a new table, if its host has room for one more; a lesson needs none."""
        limits, row = self.settings.limits, stored.row
        room = Room(limits.tables, int(limits.tables * limits.household))
        row.household = None if row.host is None or row.lesson else self.household(row.host)
        try:
            await self.database.insert(stored, *self.job(OpenTable(stored)), *more, room=None if row.lesson else room)
        except Lost:
            if row.host is not None and await self.database.unfinished(row.host) >= room.each:
                raise refused("refused-too-many-tables", 429, most=room.each) from None
            if row.household is not None and await self.database.unfinished_of(row.household) >= room.together:
                raise refused("refused-too-many-tables-here", 429, most=room.together) from None
            raise
        stored.remember()

    async def store(self, live: OpenTable, entries: Sequence[Entry] = (), *more: "Part") -> None:
        """Store what was changed about a table, and tell it. Somebody else may have been faster: then Lost."""
        live.row.changed = time.time()
        live.row.due = self.due(live)
        try:
            await self.database.store(live.stored, entries, *more, *self.job(live))
        except Lost:
            self.metrics.lost.inc()
            self.drop(live.row.id)
            raise
        live.stored.remember()
        live.call_by_name()
        self.tell(live)

    def tell(self, live: OpenTable) -> None:
        """Tell everybody here of a change that was made here, and stored."""
        self.show(live)
        for listener in self.listeners:
            listener(live)

    async def enter(self, live: OpenTable, seat: int, by: str, *choices: str, automatic: Collection[int] = ()) -> None:
        """Take choices one after the other, and store them together: all of them stand, or none does.

        `automatic` has the places of those that nobody had to decide.
        """
        game, entered = live.running(), []
        if self.draining and game.turn_begins:
            raise refused("refused-stopping", 503)
        if by == "person" and any(choice.startswith(PUT_BACK) for choice in choices):
            self.demand_way_back(live)
        for place, choice in enumerate(choices):
            events = game.play(choice)
            player = restoring.AUTOMATIC if place in automatic else by
            entered.append(live.note(seat, player, str(choice_of(code_of(choice))), None, events))
        await self._store_entries(live, entered)

    async def enter_back(self, live: OpenTable, seat: int, choices: int) -> None:
        """Go back to how it was after so many choices, as a person wants it, and store that."""
        self.demand_way_back(live)
        live.running().go_to(choices)
        live.row.position = None  # it may be of what was taken back; the one from here is kept instead
        await self._store_entries(live, [live.note(seat, "person", None, choices, ())])

    def demand_way_back(self, live: OpenTable) -> None:
        """Refuse where more was chosen than in many games: one that only goes on comes to its end."""
        if live.row.version >= self.settings.limits.table_entries:
            raise refused("refused-taken-back-enough")

    async def _store_entries(self, live: OpenTable, entered: Sequence[Entry]) -> None:
        row = live.row
        row.proposals = [asked for asked in row.proposals if asked["kind"] != "undo"]
        self.ask_next(live, entered[-1].at)
        await self.store(live, entered)
        self.metrics.choices.labels("bot" if entered[-1].by == "bot" else "person").inc(len(entered))

    def ask_next(self, live: OpenTable, now: float) -> None:
        """Note who is asked now, pass the clocks on, and keep the position if a turn begins."""
        row, game = live.row, live.game
        assert game is not None
        decision, before = game.decision, row.asked
        after = None if decision is None else decision.seat
        row.clocks = clocks.stopped(row.clocks, before, now)
        turn_begins = decision is not None and decision.kind == "choose_turn"
        if after != before or turn_begins:
            row.clocks = clocks.passed_on(row.clocks, live.options.clock, before, after)
            self._hand_back(live, before)
        if after != before:
            row.asked_at = now
        row.asked = after
        row.clocks = clocks.started(row.clocks, None if after is None else live.seats[after], now)
        if decision is None:
            row.status, row.position, row.household = "finished", None, None
            for seat in live.seats:
                seat.household = None
        elif turn_begins or row.position is None:
            row.position, row.position_version = game.position(), row.version

    @staticmethod
    def _hand_back(live: OpenTable, seat: int | None) -> None:
        """A bot that stood in because a turn's clock had run out has finished the turn."""
        clock = live.options.clock
        if seat is not None and clock is not None and clock.per == "turn" and live.seats[seat].stand_in_why == "clock":
            live.seats[seat].stand_in = live.seats[seat].stand_in_why = None

    def due(self, live: OpenTable) -> float | None:
        """When something has to be done by itself: a clock runs out, or somebody has been away for too long.

        While no person is at the table nothing is: bots never play a game on for an empty room.
        """
        seat = live.asked_seat()
        if seat is None or seat.kind != "person" or seat.stand_in is not None or not self.person_present(live):
            return None
        moments = [clocks.runs_out(live.row.clocks, live.row.asked)]
        absence = live.options.absence
        if absence is not None and live.row.asked_at is not None:
            left = self.left(live.row.id, seat.identity)
            moments.append(max(live.row.asked_at, time.time() if left is None else left) + absence)
        return min((moment for moment in moments if moment is not None), default=None)

    def person_present(self, table: OpenTable) -> bool:
        """Whether a person who has a seat is at the table, here or in another process."""
        return any(self.left(table.row.id, guest) is None for guest in table.people())

    async def remove(self, live: OpenTable) -> None:
        """Clear a table away, with everything that happened at it."""
        await self.database.remove(live.row.id)
        self.drop(live.row.id)
        self.removed(live.row.id)

    # Memory

    def drop(self, table: str) -> None:
        """Let go of what memory has of a table."""
        self._live.pop(table, None)
        self.glimpsed.pop(table, None)
        self._used.pop(table, None)
        self.metrics.tables.set(len(self._live))

    def forget_idle(self) -> None:
        """Let go of tables nobody has used for a while; they are read again when they are wanted."""
        before = time.monotonic() - KEPT
        for table in [table for table, used in self._used.items() if used < before]:
            lock = self._locks.get(table)
            if not self.busy(table) and (lock is None or not lock.locked()):
                self.drop(table)
                self._locks.pop(table, None)

    async def overdue(self, now: float) -> list[str]:
        """Tables at which something has to be done by itself."""
        return await self.database.overdue(now)

    async def waiting_for_bots(self) -> list[str]:
        """Running tables at which a bot is asked, for when the server has just been started."""
        return await self.database.waiting_for_bots()
