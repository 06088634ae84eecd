"""When each guest last came, to the day."""

import time
from contextlib import suppress

from sqlalchemy import update

from scholars.server.storage import schema
from scholars.server.storage.database import Database, Lost

DAY = 86_400


class Visits:
    """Notes a visit once a day, so that one who reads costs no writing."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._day = 0
        self._today: set[str] = set()

    async def note(self, identity: str) -> None:
        """Somebody is here."""
        day = int(time.time() // DAY)
        if day != self._day:
            self._day, self._today = day, set()
        if identity in self._today:
            return
        self._today.add(identity)
        guests = schema.identities
        with suppress(Lost):  # they were forgotten meanwhile
            await self.database.write(update(guests).where(guests.c.id == identity).values(seen=float(day * DAY)))
