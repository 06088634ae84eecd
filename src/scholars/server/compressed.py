"""What is the same for everybody, made once: as it is, compressed, and with a mark by which a browser knows it."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WORTH_IT = 1_000  # bytes; what is smaller goes as it is
TEXTS = ("text/", "application/javascript", "application/json", "application/wasm", "image/svg+xml")
MOST_KEPT = 512  # files


@dataclass(frozen=True, slots=True)
class Compressed:
    """A text that is sent again and again."""

    body: bytes
    small: bytes | None
    mark: str
    media_type: str

    @classmethod
    def of(cls, body: bytes, media_type: str) -> "Compressed":
        """Make one, which takes a moment."""
        small = gzip.compress(body, 9, mtime=0) if len(body) >= WORTH_IT else None
        return cls(body, small, f'"{sha256(body).hexdigest()[:24]}"', media_type)

    def answer(self, request: Request, status: int = 200, cache: str = "no-cache") -> Response:
        """What is sent to whoever asks; nothing if they have it already."""
        headers = {"ETag": self.mark, "Cache-Control": cache, "Vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if status == 200 and self.mark in [mark.strip().removeprefix("W/") for mark in known.split(",")]:
            return Response(status_code=304, headers=headers)
        accepted = [
            coding.partition(";")[0].strip() for coding in request.headers.get("accept-encoding", "").split(",")
        ]
        small = self.small if "gzip" in accepted else None
        if small is not None:
            headers["Content-Encoding"] = "gzip"
        return Response(self.body if small is None else small, status, headers, self.media_type)


@lru_cache(MOST_KEPT)
def _file(path: Path, _changed: int) -> Compressed:
    return Compressed.of(path.read_bytes(), mimetypes.guess_type(path)[0] or "text/html")


def _now(path: Path) -> Compressed:
    return _file(path, path.stat().st_mtime_ns)


async def file(path: Path) -> Compressed:
    """A file as it is now."""
    return await run_in_threadpool(_now, path)  # the threads of static files, in which no game is read


class CompressedFiles(StaticFiles):
    """The files of the browser client; texts among them are compressed once."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, as it was made for everybody; a part of one, or what is no text, from the disk."""
        found = await super().get_response(path, scope)
        request = Request(scope)
        text = isinstance(found, FileResponse) and str(found.media_type).startswith(TEXTS)
        if not text or "range" in request.headers:
            return found
        assert isinstance(found, FileResponse)
        kept = await file(Path(found.path))
        return kept.answer(request, found.status_code, found.headers.get("cache-control", "no-cache"))
