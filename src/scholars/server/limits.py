"""A guard at the door of every request: how much a stranger may ask for, and what every answer says."""

import asyncio
import time
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from scholars.server.addresses import address
from scholars.server.buckets import Buckets
from scholars.server.hosts import is_ours
from scholars.server.refusals import Refused, refused
from scholars.server.settings import Settings
from scholars.server.wire.protocol import FromClient

BODY_SECONDS = 30.0  # in which the whole of a request has to come
SAFE = ("GET", "HEAD", "OPTIONS")
PAGES = ("/replay/", "/table/")  # pages of the client whose head tells of a game
COSTLY = ("/api/", *PAGES)  # addresses for which a game may have to be read
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
        "style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class RequestBody:
    """The body of a request while it is received: not more of it than its limit, and not for ever."""

    def __init__(self, scope: Scope, receive: Receive, cap: int) -> None:
        self._announced = int(Headers(scope=scope).get("content-length", "0"))
        self._receive = receive
        self._cap = cap
        self._max_bytes = min(FromClient.MAX_BODY_BYTES, cap)
        self._received = 0
        self._complete = False
        self._deadline = time.monotonic() + BODY_SECONDS

    def allow(self, max_bytes: int) -> None:
        """Let it be as long as what is expected may be."""
        self._max_bytes = min(max_bytes, self._cap)

    async def receive(self) -> Message:
        """The next part; HTTPException if it is too large, before anything is received if that was announced."""
        if self._complete:
            return await self._receive()
        self._check(self._announced)
        try:
            message = await asyncio.wait_for(self._receive(), self._deadline - time.monotonic())
        except TimeoutError:
            raise HTTPException(408) from None
        self._received += len(message.get("body", b""))
        self._complete = not message.get("more_body", False)
        self._check(self._received)
        return message

    def _check(self, count: int) -> None:
        if count > self._max_bytes:
            raise HTTPException(413)


def body_of(scope: MutableMapping[str, Any]) -> RequestBody:
    """The body of a request that the guard has let in."""
    body = scope["state"]["body"]
    assert isinstance(body, RequestBody)
    return body


class Guard:
    """Looks at every request before anything else does, and puts the safety headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, page: Path, requests: Buckets) -> None:
        self.app = app
        self.settings = settings
        self.page = page
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] == "websocket" and not (
            self._for_us(scope) and self._same_origin(scope) and self.requests.take(address(scope))
        ):
            await send({"type": "websocket.close", "code": 4403})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        guarded = self._with_headers(scope, send)
        fault = self._fault(scope)
        if fault is not None:
            await self._answer(scope, fault)(scope, receive, guarded)
            return
        body = RequestBody(scope, receive, self.settings.limits.body_bytes)
        scope.setdefault("state", {})["body"] = body
        try:
            await self.app(scope, body.receive, guarded)
        except HTTPException as refusal:  # of a body that was read at the door, before the app's own handlers
            key = "refused-too-large" if refusal.status_code == 413 else "refused-unreadable"
            await self._answer(scope, refused(key, refusal.status_code))(scope, receive, guarded)

    def _fault(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        if not self._for_us(scope):
            return refused("refused-host", 421)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.limits.body_bytes:
            return refused("refused-too-large", 413)
        if scope["path"].startswith(COSTLY) and not self.requests.take(address(scope)):
            return refused("refused-too-fast", 429)
        if scope["method"] not in SAFE and not self._same_origin(scope):
            return refused("refused-origin", 403)
        return None

    def _answer(self, scope: Scope, refusal: Refused) -> Response:
        """A refusal; whoever asks too often for a page has the plain one, if there is a client."""
        if refusal.status == 429 and scope["path"].startswith(PAGES) and self.page.exists():
            return FileResponse(self.page, status_code=429)
        return JSONResponse({"refusal": refusal.reason.plain()}, status_code=refusal.status)

    def _for_us(self, scope: Scope) -> bool:
        """Whether a request is for this server, and not for a name a stranger has given it."""
        return is_ours(Headers(scope=scope).get("host", ""), self.settings.base_url)

    def _same_origin(self, scope: Scope) -> bool:
        """Whether a request comes from our own pages, or from no page at all."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        if self.settings.origin is not None:
            return origin.lower() == self.settings.origin
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return origin.lower() == f"{scheme}://{headers.get('host', '')}".lower()

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                if scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        return guarded
