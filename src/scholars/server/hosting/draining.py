"""Before an upgrade: no new tables, turns are finished but none is begun, and then the server stops."""

import time

from scholars.server.hosting.house import House
from scholars.server.logs import log
from scholars.server.tables.open_tables import OpenTables
from scholars.server.wire.broadcast import Broadcast


class Draining:
    """Sees to it that the server stops."""

    def __init__(self, tables: OpenTables, broadcast: Broadcast, house: House) -> None:
        self.tables = tables
        self.broadcast = broadcast
        self.house = house
        self.stop = _nothing  # the process says how

    def begin(self, until: float) -> None:
        """Begin no turn any more, and stop when all are finished; at this moment in any case."""
        log.info("draining")
        self.tables.draining = True
        self.house.stop_at(until)

    async def look(self) -> None:
        """Stop if nobody is in the middle of a turn, or if it has lasted too long."""
        if self.house.stops_at is None:
            return
        if time.time() >= self.house.stops_at or not await self._turns_under_way():
            self.stop()

    async def _turns_under_way(self) -> bool:
        """Whether somebody who is there has begun a turn and not finished it."""
        for table in self.broadcast.places():
            async with self.tables.at(table) as live:
                game = live.game
                if live.row.status == "running" and game is not None and not game.turn_begins:
                    return True
        return False


def _nothing() -> None:
    """A server inside a test stops by itself."""
