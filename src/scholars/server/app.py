"""The web application: the client's files, the texts and the catalogue."""

import asyncio
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from scholars.catalogue import Catalogue
from scholars.locales import LANGUAGES, source
from scholars.server.catalogue import plain_catalogue

CLIENT = Path(__file__).parent.parent / "web"
NO_CLIENT = "This is the source of scholars, without the browser client: `make play` builds it.\n"


def application(catalogue: Catalogue) -> Starlette:
    """The app for one catalogue."""
    body = plain_catalogue(catalogue)

    async def show_catalogue(_request: Request) -> Response:
        return JSONResponse(body)

    async def show_texts(request: Request) -> Response:
        language = request.path_params["language"]
        if language not in LANGUAGES:
            return PlainTextResponse(f"There are no texts in {language}.", status_code=404)
        text = await asyncio.to_thread(source, language)
        return PlainTextResponse(text)

    return Starlette(
        middleware=[Middleware(GZipMiddleware)],
        routes=[
            Route("/api/catalogue", show_catalogue),
            Route("/locales/{language:str}.ftl", show_texts),
            _client(),
        ],
    )


def _client() -> Mount | Route:
    """The built client; a source checkout has none and says so."""
    if (CLIENT / "index.html").exists():
        return Mount("/", StaticFiles(directory=CLIENT, html=True))
    return Route("/", lambda _request: PlainTextResponse(NO_CLIENT))
