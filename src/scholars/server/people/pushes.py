"""Your turn, told in the browser of whoever is away and wants that, though no page is open."""

import json
import time
from hashlib import sha256
from urllib.parse import urlsplit

import httpx2
from sqlalchemy import Row, delete, func, insert, select

from scholars.locales import message, say
from scholars.server.logs import log
from scholars.server.people.identities import Identities, allowed_at
from scholars.server.people.identity import Identity
from scholars.server.people.web_push import ServerKey, Unusable, encrypted, new_key, readable
from scholars.server.refusals import refused
from scholars.server.storage import schema
from scholars.server.wire import protocol

SECONDS = 10.0
DAY = 86_400  # seconds for which a push service keeps what it cannot deliver
MOST = 10  # browsers of one guest; the oldest is forgotten for another
GONE = (404, 410)  # the browser no longer wants to hear
ROWS = schema.pushes.c


class Pushes:
    """The browsers of guests that are told of their turn."""

    def __init__(self, identities: Identities) -> None:
        self.settings = identities.settings
        self.database = identities.database
        self._key: ServerKey | None = None
        self._client = httpx2.AsyncClient(timeout=SECONDS, follow_redirects=False)

    async def open(self) -> None:
        """Learn the server's key, which is made at the first start."""
        if self.settings.push_hosts:
            self._key = ServerKey(await self.database.secret("push", new_key))

    @property
    def key(self) -> str | None:
        """What browsers are told to know the server by; None where nobody is told anything."""
        return None if self._key is None else self._key.public

    # Which browsers

    async def add(self, guest: Identity, asked: protocol.PushBrowser) -> None:
        """Tell a browser from now on."""
        try:
            readable(asked.p256dh, asked.auth)
        except Unusable:
            raise refused("refused-push", 400) from None
        if self.key is None or not self._allowed(asked.endpoint):
            raise refused("refused-push", 400)
        kept = await self._of(guest.id)
        old = [row.endpoint for row in kept if row.endpoint != asked.endpoint][MOST - 1 :]
        row = {"identity": guest.id, "created": time.time(), **asked.model_dump()}
        gone = delete(schema.pushes).where(ROWS.endpoint.in_([asked.endpoint, *old]))
        await self.database.write(gone, insert(schema.pushes).values(**row))

    async def remove(self, guest: Identity, endpoint: str | None = None) -> None:
        """Tell a browser nothing any more, or none of somebody's."""
        which = [ROWS.identity == guest.id] + ([] if endpoint is None else [ROWS.endpoint == endpoint])
        await self.database.write(delete(schema.pushes).where(*which))

    async def counted(self, guest: Identity) -> int:
        """How many are told."""
        asked = select(func.count()).where(ROWS.identity == guest.id)
        return int((await self.database.read(asked))[0][0])

    async def _of(self, identity: str) -> list[Row[tuple[object, ...]]]:
        """Those of somebody, the newest first."""
        asked = select(schema.pushes).where(ROWS.identity == identity)
        return list(await self.database.read(asked.order_by(ROWS.created.desc())))

    def _allowed(self, endpoint: str) -> bool:
        return allowed_at(endpoint, self.settings.push_hosts, self.settings.webhook_scheme)

    # Telling them

    async def reaches(self, guest: Identity) -> bool:
        """Whether somebody wants to be told so."""
        return self._key is not None and bool(await self.counted(guest))

    async def tell(self, guest: Identity, name: str, table: str) -> None:
        """Say to each browser of somebody that it is their turn."""
        words = message("push-title"), message("push-body", player=name)
        title, body = (say(one, guest.language) for one in words)
        shown = {"title": title, "body": body, "address": f"/table/{table}"}
        content = json.dumps(shown, ensure_ascii=False).encode()
        topic = sha256(f"push {table}".encode()).hexdigest()[:32]  # a later one takes the place of one not delivered
        for row in await self._of(guest.id):
            if self._allowed(row.endpoint):
                await self._send(row, content, topic)

    async def _send(self, row: Row[tuple[object, ...]], content: bytes, topic: str) -> None:
        assert self._key is not None
        headers = {
            "Authorization": self._key.authorization(row.endpoint, time.time(), self._contact()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": topic,
            "Urgency": "normal",
        }
        body = encrypted(content, row.p256dh, row.auth)
        try:
            answer = await self._client.post(row.endpoint, content=body, headers=headers)
        except (httpx2.HTTPError, httpx2.InvalidURL) as fault:
            log.info("push_failed", fault=type(fault).__name__)
            return
        log.info("push", status=answer.status_code)
        if answer.status_code in GONE:
            await self.database.write(delete(schema.pushes).where(ROWS.endpoint == row.endpoint))

    def _contact(self) -> str | None:
        """Whom a push service may turn to: the server, where it is known to the world."""
        base = self.settings.base_url
        return base if base is not None and urlsplit(base).scheme == "https" else None

    async def close(self) -> None:
        """Stop."""
        await self._client.aclose()
