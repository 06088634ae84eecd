"""Everything one server consists of, opened and closed together."""

import asyncio
import time
from contextlib import suppress

from scholars.server.bots.jobs import Jobs
from scholars.server.bots.pool import Thinkers
from scholars.server.bots.reviews import Reviews
from scholars.server.bots.turns import Bots
from scholars.server.buckets import Buckets
from scholars.server.health import Health
from scholars.server.hosting.hosting import Hosting
from scholars.server.metrics import Metrics
from scholars.server.people.calling import Calling
from scholars.server.people.identities import Identities
from scholars.server.people.pushes import Pushes
from scholars.server.people.ratings import Ratings
from scholars.server.people.webhooks import Webhooks
from scholars.server.processes.allowances import SharedAllowances
from scholars.server.processes.lease import BEATS, Lease
from scholars.server.processes.listening import Listening
from scholars.server.processes.reviews import SharedReviews
from scholars.server.processes.shares import Shares
from scholars.server.settings import Settings
from scholars.server.sharing.pictures import Pictures
from scholars.server.storage.opening import database_of
from scholars.server.tables.housekeeping import Housekeeping
from scholars.server.tables.matching import Matching
from scholars.server.tables.open_tables import OpenTables
from scholars.server.wire.broadcast import Broadcast
from scholars.server.wire.heartbeat import send_heartbeats
from scholars.server.wire.returning import Returning
from scholars.server.wire.sockets import Sockets


class Services:
    """The parts of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = database_of(settings)
        self.metrics.process.labels(self.database.name).set(1)
        self.identities = Identities(settings, self.database)
        self.tables = OpenTables(settings, self.database, self.metrics)
        self.tables.where, self.tables.household = self.identities.where, self.identities.household
        self.lease = Lease(self.database, settings.lease_seconds)
        self.broadcast = Broadcast(self.tables)
        self.thinkers = Thinkers(settings)
        self.reviews = SharedReviews(Reviews(settings), self.database)
        self.sockets = Sockets(self.tables, self.broadcast, self.identities, self.thinkers)
        self.sockets.returning = Returning(self.tables)
        self.pushes = Pushes(self.identities)
        self.calling = Calling(self.identities, self.broadcast.present, (Webhooks(self.identities), self.pushes))
        self.tables.listeners.append(self.calling.look)
        self.ratings = Ratings(self.tables)
        self.matching = Matching(self.tables, self.identities, lambda identity: self.ratings.of(identity).points)
        self.hosting = Hosting(self.tables, self.broadcast, self.identities, self.ratings.settle)
        self.hosting.seldom.append(self.ratings.look_round)
        self.bans, self.visits = self.hosting.bans, self.hosting.visits
        self.sockets.demand_person, self.sockets.news = self.bans.demand_person, self.hosting.news
        self.pictures = Pictures()
        limits = settings.limits
        self.guests = SharedAllowances(self.database, "guests", limits.guests)
        self.uploads = SharedAllowances(self.database, "uploads", limits.uploads, limits.household)
        self.new_tables = SharedAllowances(self.database, "tables", limits.new_tables, limits.household)
        self.requests, self.tries = Buckets(limits.requests), Buckets(limits.passwords)
        self.shares = self._shared_limits()
        self.health = Health(self.database)
        self.bots = (Jobs if self.database.shared else Bots)(self.tables, self.thinkers)
        self.listening = Listening(
            self.database, self.lease, self.broadcast, self.identities, self.sockets.hints, self.bots, self.shares
        )
        self._attending: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None

    def _shared_limits(self) -> Shares:
        """Those that every process counts in its memory; the others are counted in the database."""
        shares, sockets = Shares(self.database, self.settings.lease_seconds / BEATS), self.sockets
        for sort, limit in (("requests", self.requests), ("passwords", self.tries)):
            shares.share(sort, limit)
        for sort, allowed in (("messages", sockets.messages), ("views", sockets.whole_views), ("chat", sockets.said)):
            shares.share(sort, allowed)
        places = self.reviews.reviews.places
        for sort, held in (("sockets", sockets.places), ("thoughts", sockets.thoughts), ("reviews", places)):
            shares.share(sort, held)
        return shares

    async def open(self, serving: bool = True) -> None:
        """Open the database, wake the bots, and look after clocks and absences; whoever only thinks does not."""
        await self.database.open()
        await self.identities.open()
        await self.pushes.open()
        await self.tables.boxes.open()
        self.tables.started = self.tables.up_since = time.time()
        if self.database.shared:
            self.tables.up_since = await self.lease.open()
            self.shares.open()
        await self.bots.open()
        if serving:
            await self.ratings.look_round()
            await self.hosting.open()
            self._attending = asyncio.create_task(Housekeeping(self.tables, self.bots).attend())
            self._beating = asyncio.create_task(send_heartbeats(self.broadcast))

    async def close(self) -> None:
        """Say goodbye to everybody, and stop with everything stored."""
        await self.sockets.close()
        await self.hosting.close()
        await self.ratings.close()
        for task in (self._beating, self._attending):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self.reviews.close()
        await self.bots.close()
        await self.calling.close()
        await self.shares.close()
        await self.listening.close()
        await self.lease.close()
        await self.database.close()
