"""Who somebody is, without an account: a guest in a signed cookie no script can read.

A personal link makes another device the same person. `person` is how others know somebody; it opens nothing.
"""

import time
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer, URLSafeSerializer
from sqlalchemy import String, bindparam, delete, func, insert, literal, select, update
from starlette.requests import HTTPConnection
from starlette.responses import Response

from scholars.server.addresses import address
from scholars.server.people.identity import Identity, clean_name
from scholars.server.refusals import refused
from scholars.server.secrets import new_secret, public_name
from scholars.server.settings import Settings
from scholars.server.storage import schema
from scholars.server.storage.database import Database
from scholars.server.storage.kept_glimpses import among, listed
from scholars.server.storage.together import Together
from scholars.server.wire import protocol

COOKIE = "scholars"
YEAR = 365 * 86_400
MOST_REMEMBERED = 20_000  # addresses
_ASKED: Final = bindparam("asked_for", type_=String)
_GUESTS: Final = select(*(schema.identities.c[name] for name in Identity.__slots__)).where(
    among(schema.identities.c.id)
)
_MUTED: Final = select(schema.mutes.c.person).where(schema.mutes.c.identity == _ASKED)


class Identities:
    """All guests of a server."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self._guests = Together(self._find)
        self._where: OrderedDict[str, str] = OrderedDict()
        self._cookies: URLSafeSerializer
        self._links: URLSafeSerializer

    async def open(self) -> None:
        """Learn the secret that signs who somebody is."""
        secret = await self.database.signing_secret()
        self._cookies = URLSafeSerializer(secret, salt="guest")
        self._links = URLSafeSerializer(secret, salt="personal link")
        self._addresses = Signer(secret, salt="household", digest_method=sha256)

    async def of(self, connection: HTTPConnection) -> Identity | None:
        """Who sent a request; None if they have not given a name yet, or were forgotten."""
        found = await self._signed(self._cookies, connection.cookies.get(COOKIE, ""))
        if found is not None:
            self._where[found.id] = address(connection.scope)
            self._where.move_to_end(found.id)
            if len(self._where) > MOST_REMEMBERED:
                self._where.popitem(last=False)
        return found

    def where(self, identity: str) -> str:
        """The address somebody last came from; it is stored nowhere."""
        return self._where.get(identity, identity)

    def household(self, identity: str) -> str | None:
        """What stands for the address somebody last came from: who has not the server's secret learns nothing of it."""
        where = self._where.get(identity)
        return None if where is None else self._addresses.get_signature(where).decode()

    async def _signed(self, signer: URLSafeSerializer, token: str) -> Identity | None:
        try:
            told = signer.loads(token)
        except BadSignature:
            return None
        return await self.find(str(told))

    async def find(self, identity: str) -> Identity | None:
        """A guest by their secret id."""
        return await self._guests.of(identity)

    async def _find(self, identities: Sequence[str]) -> dict[str, Identity]:
        return {row["id"]: Identity(**row) for row in await self.database.rows(_GUESTS, **listed(identities))}

    async def create(self, asked: protocol.Myself) -> Identity:
        """A new guest."""
        secret = new_secret()
        guest = Identity(secret, public_name(secret), clean_name(asked.name), asked.language, None)
        row = {name: getattr(guest, name) for name in Identity.__slots__}
        await self.database.write(insert(schema.identities).values(**row, created=time.time()))
        return guest

    async def rename(self, guest: Identity, asked: protocol.Myself) -> Identity:
        """Another name or language."""
        return await self._change(guest, name=clean_name(asked.name), language=asked.language)

    async def set_webhook(self, guest: Identity, url: str | None) -> Identity:
        """Where "your turn" is told; only on hosts this server allows, so that it cannot be sent to ask others."""
        if url is not None and not allowed(url, self.settings):
            raise refused("refused-webhook", 400, hosts=", ".join(self.settings.webhook_hosts))
        return await self._change(guest, webhook=url)

    async def _change(self, guest: Identity, **values: str | None) -> Identity:
        guests = schema.identities
        await self.database.write(update(guests).where(guests.c.id == guest.id).values(**values))
        changed = await self.find(guest.id)
        assert changed is not None
        return changed

    async def forget(self, guest: Identity) -> None:
        """Delete a guest, with what they said and whom they muted."""
        news = self.database.telling("forgotten", identity=guest.id)
        await self.database.write(delete(schema.identities).where(schema.identities.c.id == guest.id), *news)

    async def link(self, guest: Identity) -> str:
        """The secret of a personal link."""
        number = await self._renewals(guest.id)
        return str(self._links.dumps([guest.id, number] if number else guest.id))

    async def revoke_links(self, guest: Identity) -> None:
        """Let every personal link that was made so far be worth nothing."""
        guests = schema.identities
        counted = update(guests).where(guests.c.id == guest.id)
        await self.database.write(counted.values(links=func.coalesce(guests.c.links, 0) + 1))

    async def carried(self, secret: str) -> Identity:
        """Whom a personal link names, if it was not revoked since."""
        try:
            told = self._links.loads(secret)
        except BadSignature:
            raise refused("refused-personal-link", 404) from None
        identity, number = (str(told[0]), told[1]) if isinstance(told, list) else (str(told), 0)
        guest = await self.find(identity)
        if guest is None or await self._renewals(identity) != number:
            raise refused("refused-personal-link", 404)
        return guest

    async def _renewals(self, identity: str) -> int:
        guests = schema.identities.c
        found = await self.database.read(select(guests.links).where(guests.id == identity))
        return int(found[0].links or 0) if found else 0

    def remember(self, response: Response, guest: Identity, secure: bool) -> None:
        """Let a browser be somebody."""
        response.set_cookie(
            COOKIE,
            str(self._cookies.dumps(guest.id)),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    # Whom one does not want to hear

    async def muted(self, guest: Identity) -> set[str]:
        """The persons a guest has muted."""
        return {row["person"] for row in await self.database.rows(_MUTED, asked_for=guest.id)}

    async def mute(self, guest: Identity, person: str, muted: bool) -> None:
        """Hear no more of somebody, or hear them again. Whoever there is not need not be kept."""
        mutes, news = schema.mutes, self.database.telling("muted", identity=guest.id)
        kept = delete(mutes).where(mutes.c.identity == guest.id, mutes.c.person == person)
        if not muted:
            await self.database.write(kept, *news)
        else:
            known = select(literal(guest.id), schema.identities.c.person).where(schema.identities.c.person == person)
            await self.database.write(kept, insert(mutes).from_select(["identity", "person"], known), *news)


def allowed(url: str, settings: Settings) -> bool:
    """Whether a webhook may be called."""
    return allowed_at(url, settings.webhook_hosts, settings.webhook_scheme)


def allowed_at(url: str, hosts: Sequence[str], scheme: str) -> bool:
    """Whether an address is at one of some hosts; `*.example` is whatever ends so."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return False
    if parts.scheme != scheme or parts.username or parts.password or host is None:
        return False
    named = host.lower() if port is None else f"{host.lower()}:{port}"
    return url.isprintable() and any(
        named == one or (one.startswith("*.") and named.endswith(one[1:])) for one in hosts
    )
