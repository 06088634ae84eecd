"""Webhooks: whoever is asked and away is told that it is their turn, in the form of Discord."""

import asyncio
import time
from collections.abc import Callable

import httpx2
from sqlalchemy import insert, update

from scholars.locales import message, say
from scholars.server.logs import log
from scholars.server.people.identities import Identities, allowed
from scholars.server.storage import schema
from scholars.server.storage.lost import Lost
from scholars.server.tables.open_table import OpenTable

SECONDS = 10.0
FRESH = 60.0  # seconds for which a question is new, should the server have been started again


class Webhooks:
    """Tells people that they are asked; what does not arrive is let go."""

    def __init__(self, identities: Identities, present: Callable[[str, str], bool]) -> None:
        self.identities = identities
        self.present = present
        self._told: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._client = httpx2.AsyncClient(timeout=SECONDS, follow_redirects=False)

    def look(self, live: OpenTable) -> None:
        """Tell whoever is asked, if they were not asked before and are not at the table."""
        row, seat = live.row, live.asked_seat()
        if row.status == "finished":
            self._told.pop(row.id, None)
        if seat is None or seat.identity is None or seat.bot is not None or row.asked_at is None:
            return
        if row.lesson is not None:
            return  # nobody waits for whoever learns
        new = row.asked_at > time.time() - FRESH and self._told.get(row.id) != row.asked_at
        if new and not self.present(row.id, seat.identity):
            self._told[row.id] = row.asked_at
            task = asyncio.create_task(self._tell(seat.identity, seat.name or "", row.id, row.asked_at))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _first(self, table: str, asked_at: float) -> bool:
        """Whether nobody was called to this question before, by this process or another."""
        told, database = schema.told, self.identities.database
        try:
            await database.write(insert(told).values(table=table, asked_at=asked_at))
        except Lost:
            earlier = told.c.table == table, told.c.asked_at != asked_at
            try:
                await database.write(update(told).where(*earlier).values(asked_at=asked_at))
            except Lost:
                return False
        return True

    async def _tell(self, identity: str, name: str, table: str, asked_at: float) -> None:
        guest = await self.identities.find(identity)
        if guest is None or guest.webhook is None or not allowed(guest.webhook, self.identities.settings):
            return
        if not await self._first(table, asked_at):
            return
        address = f"{self.identities.settings.base_url or ''}/table/{table}"
        text = say(message("webhook-your-turn", player=name, address=address), guest.language)
        # A name is a stranger's text: it mentions nobody.
        body = {"content": text, "allowed_mentions": {"parse": []}}
        try:
            answer = await self._client.post(guest.webhook, json=body)
            log.info("webhook", status=answer.status_code)
        except (httpx2.HTTPError, httpx2.InvalidURL) as fault:
            log.info("webhook_failed", fault=type(fault).__name__)

    async def finish(self) -> None:
        """Wait for what is under way, but not for ever."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=SECONDS)

    async def close(self) -> None:
        """Wait a little for what is under way, and stop."""
        await self.finish()
        await self._client.aclose()
