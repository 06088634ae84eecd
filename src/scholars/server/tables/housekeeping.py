"""What has to be done by itself: clocks that run out, people who stay away, bots to wake, tables to clear away."""

import asyncio
import time
from contextlib import suppress

from sqlalchemy import ColumnElement, select

from scholars.server.bots.turns import Bots
from scholars.server.failing import again
from scholars.server.logs import log
from scholars.server.refusals import Refused
from scholars.server.storage import schema
from scholars.server.storage.lost import Lost
from scholars.server.tables import clocks
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.proposals import stand_in

SELDOM = 60.0  # seconds between the rounds for what is not urgent
DAY = 86_400


class Housekeeping:
    """Goes round the tables."""

    def __init__(self, tables: OpenTables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots

    async def attend(self) -> None:
        """Go round for ever."""
        last = 0.0
        while True:
            try:
                async with self.tables.database.only_here("housekeeping") as mine:
                    if mine and (time.monotonic() - last > SELDOM or last == 0.0):
                        last = time.monotonic()
                        await self.look_round()
                    for table in await self.tables.overdue(time.time()) if mine else ():
                        await self._overdue(table)
            except Exception as fault:  # noqa: BLE001 - the next round tries again
                again("attending_failed", fault)
            await asyncio.sleep(self.tables.settings.sweep_seconds)

    async def look_round(self) -> None:
        """See to what is not urgent."""
        await self.bots.wake_all()
        self.tables.forget_idle()
        await self.tables.database.forget_buckets(time.time() - DAY)
        tables = schema.tables.c
        settings = self.tables.settings
        await self._clear_away(tables.status == "waiting", settings.waiting_days)
        await self._clear_away(tables.lesson.is_not(None), settings.lesson_days)

    async def _clear_away(self, which: ColumnElement[bool], days: float) -> None:
        """Clear tables away at which nothing has happened for so long."""
        old, tables = time.time() - days * DAY, schema.tables.c
        for row in await self.tables.database.read(select(tables.id).where(which, tables.changed < old)):
            with suppress(Refused):  # it is gone already
                async with self.tables.at(row.id) as live:
                    unbegun = live.row.status == "waiting" or live.row.lesson is not None
                    if unbegun and live.row.changed < old:  # still
                        await self.tables.remove(live)

    async def _overdue(self, table: str) -> None:
        try:
            async with self.tables.change(table, newest=True) as live:
                await self._see_to(live)
        except (Refused, Lost):
            return  # it is gone, or was seen to elsewhere

    async def _see_to(self, live: OpenTable) -> None:
        """Let a bot stand in if time is really up; else note when it will be."""
        now, seat = time.time(), live.asked_seat()
        due = self.tables.due(live)
        if seat is None or due is None or due > now:
            await self.tables.store(live)
            return
        runs_out = clocks.runs_out(live.row.clocks, live.row.asked)
        why = "clock" if runs_out is not None and runs_out <= now else "absent"
        log.info("stand_in", table=live.row.id, seat=seat.seat, why=why)
        await stand_in(self.tables, live, seat.seat, why)
