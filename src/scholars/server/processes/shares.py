"""Limits that hold for all processes together, though each counts in its memory: what much was taken of is told.

No request waits for the database, and nothing is stored. Twice a second or so each process tells the others who took so
much that it matters, and they take it from what they would still give. So whoever goes to all processes has what one
would give them, but for what they took before it was told.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from typing import TypeAlias

from scholars.server.buckets import Allowances, Buckets, Held, Key
from scholars.server.failing import again
from scholars.server.storage.database import Database

MATTERS = 0.25  # of what somebody may have: four processes that do not mention less give no more than twice as much
MOST = 50  # told at once, the largest parts first: a notification has less than 8,000 bytes

Taken: TypeAlias = tuple[str, str, int]  # the sort of limit, who, and how many
Holding: TypeAlias = tuple[str, str, str, int]  # the sort, whether a guest or an address, which, and how many


class Shares:
    """Tells the others what was taken here, and hears what was taken there."""

    def __init__(self, database: Database, seconds: float) -> None:
        self.database = database
        self.seconds = seconds  # between two times that the others are told
        self._buckets: dict[str, Buckets] = {}
        self._held_here: dict[str, Held] = {}
        self._there: dict[str, dict[tuple[str, Key], int]] = {}  # what is held in each other process
        self._held = False  # whether the others think that something is held here
        self._telling: asyncio.Task[None] | None = None

    def share(self, sort: str, limit: Buckets | Allowances | Held) -> None:
        """Let a limit hold for all; where there is one process it does already."""
        if not self.database.shared:
            return
        if isinstance(limit, Held):
            self._held_here[sort] = limit
            limit.elsewhere = lambda key: sum(there.get((sort, key), 0) for there in self._there.values())
            return
        for name, buckets in limit.parts() if isinstance(limit, Allowances) else [("", limit)]:
            self._buckets[sort + name] = buckets
            buckets.taken = defaultdict(int)

    def open(self) -> None:
        """Begin to tell."""
        self._telling = asyncio.create_task(self._tell_for_ever())

    async def close(self) -> None:
        """Tell no more."""
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    # What was taken here

    async def _tell_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.seconds)
            taken, held = self._taken(), self._all_held()
            if not taken and not held and not self._held:
                continue
            try:
                await self.database.write(*self.database.telling("taken", taken=taken, held=held))
                self._held = bool(held)
            except Exception as fault:  # noqa: BLE001 - what is told next matters more
                again("shares_not_told", fault)

    def _taken(self) -> list[Taken]:
        found = []
        for sort, buckets in self._buckets.items():
            worth = MATTERS * self.seconds * buckets.rate.per_second
            found += [(number / worth, (sort, who, number)) for who, number in buckets.just_taken() if number > worth]
        return [one for _, one in sorted(found, reverse=True)[:MOST]]

    def _all_held(self) -> list[Holding]:
        found = []
        for sort, limit in self._held_here.items():
            found += [(part, (sort, *key, number)) for key, number, part in limit.held() if part >= MATTERS]
        return [one for _, one in sorted(found, reverse=True)[:MOST]]

    # And elsewhere

    def heard(self, process: str, taken: Iterable[Taken], held: Iterable[Holding]) -> None:
        """Another process tells."""
        for sort, who, number in taken:
            if sort in self._buckets:  # else a newer version counts something more
                self._buckets[sort].lose(who, number)
        self._there[process] = {(sort, (kind, who)): number for sort, kind, who, number in held}

    def gone(self, process: str) -> None:
        """Another process has ended, and holds nothing any more."""
        self._there.pop(process, None)
