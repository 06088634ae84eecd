"""How a server is: whether its database can be read and written. It is looked at when somebody asks, not too often."""

import asyncio
import time

from scholars.server.logs import log
from scholars.server.storage.database import Database

FRESH_SECONDS = 2.0  # for which an answer is good for everybody who asks
PATIENCE_SECONDS = 10.0


class Health:
    """The health of one server."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._looked = -FRESH_SECONDS
        self._well = True
        self._looking = asyncio.Lock()

    async def well(self) -> bool:
        """Whether the database answers, and the disk takes what is written."""
        async with self._looking:
            if time.monotonic() - self._looked >= FRESH_SECONDS:
                self._well = await self._look()
                self._looked = time.monotonic()
            return self._well

    async def _look(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.database.look()
        except Exception:  # noqa: BLE001 - whatever it is, the server is not well
            log.exception("not_well")
            return False
        return True
