"""How much of something somebody may ask for, counted for all processes together where there are several."""

import time

from sqlalchemy import Executable, Float, bindparam, func
from sqlalchemy.dialects.postgresql import insert

from scholars.server.addresses import Caller
from scholars.server.buckets import Buckets
from scholars.server.refusals import refused
from scholars.server.settings import Rate
from scholars.server.storage import schema
from scholars.server.storage.database import Database

Bucket = tuple[str, str, Rate]  # its sort, whose it is, and how it fills up


class SharedAllowances:
    """Buckets for each guest, and larger ones for all who come from one address: many guests gain nothing.

    Without a `household` there is one for each address alone.
    """

    def __init__(self, database: Database, sort: str, rate: Rate, household: float | None = None) -> None:
        self.database = database
        self.sort = sort
        self.rate = rate
        self.together = rate if household is None else Rate(rate.burst * household, rate.per_second * household)
        self.alone = household is not None
        self._here: dict[str, Buckets] = {}

    async def demand(self, who: Caller) -> None:
        """Take one, or refuse."""
        each = [(f"{self.sort}-each", who.name, self.rate)] if self.alone else []
        for bucket in (*each, (self.sort, who.address, self.together)):
            if not await self._take(bucket):
                raise refused("refused-too-fast", 429)

    async def _take(self, bucket: Bucket) -> bool:
        sort, who, rate = bucket
        if not self.database.shared:
            return self._here.setdefault(sort, Buckets(rate)).take(who)
        return bool(await self.database.read(_taking(sort, who, rate)))


def _taking(sort: str, who: str, rate: Rate) -> Executable:
    """What takes one from a bucket of the database, and answers with a row if there was one left."""
    buckets, now = schema.buckets, time.time()
    burst = bindparam("burst", rate.burst, Float)
    gained = (now - buckets.c.at) * rate.per_second
    filled = func.least(burst, buckets.c.left + gained)
    first = insert(buckets).values(sort=sort, who=who, left=rate.burst - 1, at=now)
    again = first.on_conflict_do_update(
        index_elements=["sort", "who"], set_={"left": filled - 1, "at": now}, where=filled >= 1
    )
    return again.returning(buckets.c.left)
