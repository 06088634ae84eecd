"""Everything one server consists of, opened and closed together."""

import asyncio
import time
from contextlib import suppress

from scholars.server.attending import Attendant
from scholars.server.audience import Audience
from scholars.server.hall import Hall
from scholars.server.identities import Identities
from scholars.server.limits import Buckets
from scholars.server.metrics import Metrics
from scholars.server.notifying import Notifier
from scholars.server.playing import Bots
from scholars.server.settings import Settings
from scholars.server.sockets import Sockets
from scholars.server.storage.database import Database
from scholars.server.thinking import Thinkers


class House:
    """The parts of a server."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True)
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.database)
        self.identities = Identities(settings, self.database)
        self.hall = Hall(settings, self.database, self.metrics)
        self.audience = Audience(self.hall)
        self.sockets = Sockets(self.hall, self.audience, self.identities)
        self.notifier = Notifier(self.identities, self.audience.present)
        self.hall.listeners.append(self.notifier.look)
        self.guests = Buckets(settings.limits.guests)
        self.uploads = Buckets(settings.limits.uploads)
        self.bots: Bots
        self._attending: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the database, wake the bots, and look after clocks and absences."""
        await self.database.open()
        settings = self.settings
        self.bots = Bots(self.hall, Thinkers(settings.bot_processes, settings.bot_seconds, settings.catalogue))
        self.hall.started = time.time()
        self._attending = asyncio.create_task(Attendant(self.hall, self.bots).attend())

    async def close(self) -> None:
        """Say goodbye to everybody, and stop with everything stored."""
        await self.sockets.close()
        if self._attending is not None:
            self._attending.cancel()
            with suppress(asyncio.CancelledError):
                await self._attending
        await self.bots.close()
        await self.notifier.close()
        await self.database.close()
