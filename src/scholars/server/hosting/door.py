"""The door: addresses that are banned stay outside, and a private server asks for its password before anything else."""

import hmac
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from urllib.parse import parse_qs

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from scholars.locales import LANGUAGES, message, say
from scholars.server.addresses import address
from scholars.server.buckets import Buckets
from scholars.server.hosting.hosting import Hosting
from scholars.server.people.identities import YEAR
from scholars.server.refusals import refused

COOKIE = "scholars-door"
PAGE = Path(__file__).parent / "door.html"
OPEN = ("/healthz",)
FORM = "application/x-www-form-urlencoded"
LONGEST = 1_000  # letters of a password and what is around it


class Door:
    """Looks at every request before the app does."""

    def __init__(self, app: ASGIApp, hosting: Hosting, tries: Buckets) -> None:
        self.app = app
        self.hosting = hosting
        self.settings = hosting.settings
        self.tries = tries

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        banned = self.hosting.bans.has_address(connection.client.host if connection.client else "")
        if not banned and (scope["path"] in OPEN or self._knows(connection)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            answer = _refusal("refused-banned", 403) if banned else await self._ask(Request(scope, receive))
            await answer(scope, receive, send)

    # Who knows the password

    def _token(self) -> str:
        """What a browser keeps that has said it; with another password it is another."""
        told = f"door {self.settings.password}".encode()
        return hmac.new(self.hosting.door_secret.encode(), told, sha256).hexdigest()

    def _knows(self, connection: HTTPConnection) -> bool:
        if self.settings.password is None:
            return True
        if hmac.compare_digest(connection.cookies.get(COOKIE, "").encode(), self._token().encode()):
            return True
        kind, _, told = connection.headers.get("authorization", "").partition(" ")
        return kind.lower() == "bearer" and self._is_right(told, connection)

    def _is_right(self, told: str, connection: HTTPConnection) -> bool:
        """Whether somebody has said the password; nobody may be wrong for ever."""
        password, where = self.settings.password or "", address(connection.scope)
        if self.tries.left(where) < 1:  # or whoever goes on would be told when it is right
            return False
        if hmac.compare_digest(told.encode(), password.encode()):
            return True
        self.tries.take(where)
        return False

    async def _ask(self, request: Request) -> Response:
        """The page that asks for the password, or the answer to it."""
        wants_page = "text/html" in request.headers.get("accept", "")
        if not wants_page:
            return _refusal("refused-password", 401)
        if request.method != "POST" or not request.headers.get("content-type", "").startswith(FORM):
            return self._page(request, None, 401)
        body = (await request.body())[:LONGEST].decode(errors="replace")
        (told,) = parse_qs(body).get("password", [""])[:1]
        if not self._is_right(told, request):
            return self._page(request, "door-wrong", 403)
        secure = (self.settings.base_url or str(request.url)).startswith("https:")
        # to the same address; what stood after # comes along by itself
        answer = RedirectResponse(_path_here(request.scope["path"]), 303)
        answer.set_cookie(COOKIE, self._token(), max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)
        return answer

    def _page(self, request: Request, fault: str | None, status: int) -> Response:
        language = _language(request.headers.get("accept-language", ""))
        page = _words(language).replace("{fault}", escape(say(message(fault), language)) if fault else "")
        page = page.replace("{invalid}", 'aria-invalid="true" aria-describedby="fault"' if fault else "")
        return HTMLResponse(page, status_code=status, headers={"Cache-Control": "no-store"})


def _path_here(path: str) -> str:
    """A path of this server: a browser takes what begins with two slashes or backslashes for another host."""
    return "/" + path.lstrip("/\\")


def _refusal(key: str, status: int) -> Response:
    refusal = refused(key, status)
    return JSONResponse({"refusal": refusal.reason.plain()}, status_code=status)


@cache
def _words(language: str) -> str:
    """The page in a language."""
    page = PAGE.read_text(encoding="utf-8").replace("{language}", language)
    for key in ("door-title", "door-lead", "door-password", "door-enter"):
        page = page.replace(f"{{{key}}}", escape(say(message(key), language)))
    return page


def _language(wanted: str) -> str:
    """The first language of a browser that we speak."""
    for part in wanted.lower().split(","):
        code = part.strip()[:2]
        if code in LANGUAGES:
            return code
    return "en"
