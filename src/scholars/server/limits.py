"""A guard at the door of every request: how much a stranger may ask for, and what every answer says."""

import asyncio
import time
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from scholars.server.addresses import address
from scholars.server.buckets import Buckets
from scholars.server.hosts import is_ours
from scholars.server.refusals import Refused, refused
from scholars.server.settings import Settings

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
        await self.app(scope, self._counted(receive), guarded)

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

    def _counted(self, receive: Receive) -> Receive:
        """What is received, but not more than the limit, whatever length was announced, and not for ever."""
        received, whole, end = 0, False, time.monotonic() + BODY_SECONDS

        async def counted() -> Message:
            nonlocal received, whole
            try:
                message = await (receive() if whole else asyncio.wait_for(receive(), end - time.monotonic()))
            except TimeoutError:
                raise HTTPException(408) from None
            received += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if received > self.settings.limits.body_bytes:
                raise HTTPException(413)
            return message

        return counted

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
