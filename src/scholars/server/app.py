"""The web application: the client's files, the texts, the catalogue, and the tables."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response

from scholars import __version__
from scholars.catalogue import load
from scholars.locales import LANGUAGES, message, part, source
from scholars.server.api import REFUSALS, api, base, sockets
from scholars.server.boxes.api import packs
from scholars.server.companion.api import companion
from scholars.server.compressed import Compressed, CompressedFiles, file
from scholars.server.hosting.door import Door
from scholars.server.limits import Guard
from scholars.server.logs import log
from scholars.server.refusals import Refused, refused
from scholars.server.services import Services
from scholars.server.settings import Settings
from scholars.server.sharing.finding import of_replay, of_table
from scholars.server.sharing.page import with_preview
from scholars.server.storage.lost import Lost, Unreachable
from scholars.server.tabletop.api import beside
from scholars.server.wire.catalogue import plain_catalogue
from scholars.server.wire.shapes import Catalogue
from scholars.server.wire.texts import LATER, NOT_IN_THE_BROWSER

CLIENT = Path(__file__).parent.parent / "web"
NO_CLIENT = "This is the source of scholars, without the browser client: `make play` builds it.\n"
# addresses of the client's own, beside the first page
SCREENS = (
    "table",
    "replay",
    "review",
    "carry",
    "new",
    "lobby",
    "watch",
    "learn",
    "rules",
    "cards",
    "settings",
    "history",
    "box",
    "companion",
)


def application(settings: Settings) -> FastAPI:
    """The app for one server."""
    services = Services(settings)

    @asynccontextmanager
    async def open_house(_app: FastAPI) -> AsyncIterator[None]:
        await services.open()
        log.info("started", version=__version__)
        yield
        await services.close()
        log.info("stopped")

    app = FastAPI(
        title="Scholars of the South Tigris",
        version=__version__,
        lifespan=open_house,
        openapi_url=None,  # FastAPI's own route would build it while everybody waits, and write it anew each time
        docs_url=None,  # its page would be fetched from strangers
        redoc_url=None,
    )
    app.state.services = services
    app.add_middleware(GZipMiddleware)
    app.add_middleware(Door, hosting=services.hosting, tries=services.tries)
    app.add_middleware(Guard, settings=settings, page=_index(), requests=services.requests)
    app.include_router(sockets)
    app.include_router(api)
    app.include_router(packs)
    app.include_router(companion)
    app.include_router(beside)
    _answer_faults(app, services)
    _serve_schema(app)
    _serve_texts(app, settings)
    _serve_numbers(app, services)
    _serve_client(app, services)
    return app


def _answer_faults(app: FastAPI, services: Services) -> None:
    """Whatever goes wrong is answered in one sentence."""

    def told(refusal: Refused) -> Response:
        services.metrics.refusals.labels(refusal.reason.key).inc()
        return JSONResponse({"refusal": refusal.reason.plain()}, status_code=refusal.status)

    @app.exception_handler(Refused)
    async def refuse(_request: Request, refusal: Refused) -> Response:
        return told(refusal)

    @app.exception_handler(RequestValidationError)
    async def unreadable(_request: Request, _fault: RequestValidationError) -> Response:
        return told(refused("refused-unreadable", 422))

    @app.exception_handler(Lost)
    async def lost(_request: Request, _fault: Lost) -> Response:
        return told(refused("refused-changed-meanwhile", 409))

    @app.exception_handler(Unreachable)
    async def away(_request: Request, _fault: Unreachable) -> Response:
        return told(refused("refused-database-away", 503))

    @app.exception_handler(HTTPException)
    async def other(request: Request, fault: HTTPException) -> Response:
        if fault.status_code == 404 and _wants_a_page(request):
            return FileResponse(_index(), status_code=404)  # the client says so, in the reader's language
        keys = {404: "refused-not-found", 405: "refused-method", 413: "refused-too-large"}
        body = {"refusal": message(keys.get(fault.status_code, "refused-unreadable")).plain()}
        return JSONResponse(body, status_code=fault.status_code, headers=fault.headers)

    @app.exception_handler(Exception)
    async def fault(request: Request, broken: Exception) -> Response:
        log.error("fault", path=request.url.path, exc_info=broken)
        return told(refused("refused-fault", 500))


def _index() -> Path:
    """The page of the client."""
    return CLIENT / "index.html"


def _wants_a_page(request: Request) -> bool:
    """Whether a person in a browser asks, and there is a client to answer."""
    address, wanted = request.url.path, request.headers.get("accept", "")
    return "text/html" in wanted and not address.startswith("/api/") and _index().exists()


def _serve_schema(app: FastAPI) -> None:
    building: asyncio.Task[Compressed] | None = None

    @app.get("/api/openapi.json", include_in_schema=False)
    async def schema(request: Request) -> Response:
        """Every address and message, built once in a thread when it is first wanted."""
        nonlocal building
        if building is None:
            building = asyncio.create_task(asyncio.to_thread(_schema, app))
        return (await asyncio.shield(building)).answer(request)


def _schema(app: FastAPI) -> Compressed:
    return Compressed.of(bytes(JSONResponse(app.openapi()).body), "application/json")


def _serve_texts(app: FastAPI, settings: Settings) -> None:
    printed = Compressed.of(json.dumps(plain_catalogue(load(settings.catalogue))).encode(), "application/json")
    said: dict[tuple[str, str | None], Compressed] = {}

    async def words(request: Request, language: str, name: str | None) -> Response:
        """Texts, read and compressed when they are first asked for."""
        if language not in LANGUAGES or (name is not None and name not in LATER):
            raise refused("refused-language", 404)
        if (language, name) not in said:
            said[language, name] = await run_in_threadpool(_words, language, name)
        return said[language, name].answer(request)

    @app.get("/api/catalogue", responses={200: {"model": Catalogue}, **REFUSALS})
    async def catalogue(request: Request) -> Response:
        """Everything printed."""
        return printed.answer(request)

    @app.get("/locales/{language}.ftl", response_class=PlainTextResponse, responses=REFUSALS)
    async def texts(request: Request, language: str) -> Response:
        """The words of a language."""
        return await words(request, language, None)

    @app.get("/locales/{language}/{name}.ftl", response_class=PlainTextResponse, responses=REFUSALS)
    async def more_texts(request: Request, language: str, name: str) -> Response:
        """The words of a language for something that is not always shown."""
        return await words(request, language, name)


def _words(language: str, name: str | None) -> Compressed:
    text = source(language, NOT_IN_THE_BROWSER | LATER) if name is None else part(language, name)
    return Compressed.of(text.encode(), "text/plain; charset=utf-8")


def _serve_numbers(app: FastAPI, services: Services) -> None:
    @app.get("/healthz", response_class=PlainTextResponse)
    async def healthy() -> Response:
        """Whether the server and its database answer, and the disk takes what is written."""
        well = await services.health.well()
        return PlainTextResponse("ok\n" if well else "the database is not well\n", status_code=200 if well else 503)

    @app.get("/metrics", response_class=PlainTextResponse)
    async def numbers() -> Response:
        """What can be watched, as Prometheus reads it."""
        return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


def _serve_client(app: FastAPI, services: Services) -> None:
    """The built client, the same page for every screen; a source checkout has none and says so."""
    if not _index().exists():
        app.add_route("/", lambda _request: PlainTextResponse(NO_CLIENT))
        return

    async def screen(request: Request, **_path: Any) -> Response:
        return (await file(_index())).answer(request)

    async def shared(request: Request, **_path: Any) -> Response:
        """A screen with a finished game: whoever looks at the link before opening it is told how it ended."""
        kind, name = request.url.path.strip("/").split("/")[:2]
        try:
            found = await (
                of_replay(services.tables, name) if kind == "replay" else of_table(services.tables, None, name)
            )
        except Refused:  # not finished, or not for everybody
            return await screen(request)
        except Exception:  # noqa: BLE001 - a page is worth more than its head
            log.exception("no_preview", path=request.url.path)
            return await screen(request)
        address = f"{base(request)}/{kind}/{name}"
        picture = f"{base(request)}/api/{kind}s/{name}/preview.png"
        page = await file(_index())
        return HTMLResponse(with_preview(page.body.decode(), found, address, picture))

    for kind in ("replay", "table"):
        app.add_route(f"/{kind}/{{name}}", shared)
        app.add_route(f"/{kind}/{{name}}/score", shared)
    for name in SCREENS:
        app.add_route(f"/{name}", screen)
        app.add_route(f"/{name}/{{rest:path}}", screen)
    app.mount("/", CompressedFiles(directory=CLIENT, html=True))
