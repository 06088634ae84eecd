"""What the page fetches to play by itself: `python -m scholars.pocket.packing FOLDER` writes it there.

`web/tools/pocket.mjs` does the rest: it compiles the modules with the Python of the browser, and packs everything.
"""

import asyncio
import json
import sys
from pathlib import Path

from scholars.pocket import models

models.install()  # the same answers as in the browser, and one library less to build with

from scholars.ledger.reading import pages  # noqa: E402
from scholars.locales import LANGUAGES, part, source  # noqa: E402
from scholars.pocket.addresses import answer  # noqa: E402
from scholars.pocket.host import Host  # noqa: E402
from scholars.pocket.needed import PACKAGE, READ, modules  # noqa: E402
from scholars.pocket.weights import packed  # noqa: E402
from scholars.server.wire.texts import LATER, NOT_IN_THE_BROWSER  # noqa: E402


def main(folder: Path) -> None:
    """Write everything into a folder."""
    found = modules()
    for path in found.files():
        put(folder / "scholars" / path.relative_to(PACKAGE), path.read_bytes())
    for page in pages().glob("*.md"):  # what answers a question names its rules
        put(folder / "scholars" / "ledger" / "pages" / page.name, page.read_bytes())
    put(folder / "library.json", json.dumps(sorted(found.others)).encode())
    put(folder / "weights", packed())
    for name, answered in asyncio.run(read()):
        put(folder / "read" / f"{name}.json", answered.encode())
    for language in LANGUAGES:
        put(folder / "locales" / f"{language}.ftl", source(language, NOT_IN_THE_BROWSER | LATER).encode())
        for name in LATER:
            put(folder / "locales" / language / f"{name}.ftl", part(language, name).encode())


def put(path: Path, content: bytes) -> None:
    """Write a file, in whatever folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


async def read() -> list[tuple[str, str]]:
    """What there is to read, which is the same for everybody."""

    async def nothing(*_told: object) -> None:
        return None

    host = Host("", nothing, (), nothing)
    found = []
    for name in READ:
        status, told = await answer(host, "GET", f"/api/{name}")
        assert status == 200, f"{name}: {told}"
        found.append((name, told))
    return found


if __name__ == "__main__":
    main(Path(sys.argv[1]))
