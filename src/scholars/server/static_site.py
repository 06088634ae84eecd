"""The browser client as static files that need no server: everything is played in the pocket of whoever comes."""

import shutil
from hashlib import sha256
from pathlib import Path

from scholars.errors import ScholarsError
from scholars.locales import LANGUAGES, part, source
from scholars.server.app import CLIENT
from scholars.server.wire.texts import LATER, NOT_IN_THE_BROWSER


class CannotBuild(ScholarsError):
    """There is nothing to make static files of, or no room for them."""


def write_site(folder: Path, client: Path = CLIENT) -> None:
    """Write it into a new or empty folder."""
    if not (client / "pocket").is_dir():
        raise CannotBuild("This is scholars without the browser client for the pocket: `make site` builds it.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CannotBuild(f"{folder} is there already and is not empty.")
    shutil.copytree(client, folder, dirs_exist_ok=True)
    for language in LANGUAGES:
        _put(folder / "locales" / f"{language}.ftl", source(language, NOT_IN_THE_BROWSER | LATER))
        for name in LATER:
            _put(folder / "locales" / language / f"{name}.ftl", part(language, name))
    page = folder / "index.html"
    _change(page, 'name="scholars-home" content="server"', 'name="scholars-home" content="pocket"')
    worker, told = folder / "sw.js", sha256(page.read_bytes()).hexdigest()[:8]
    _change(worker, "const SERVERLESS = false", "const SERVERLESS = true")
    _change(worker, "const NAME = 'scholars-' + ", f"const NAME = 'scholars-{told}-' + ")
    shutil.copy(page, folder / "404.html")  # what many hosts answer an address with that is no file


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    if old not in text:
        raise CannotBuild(f"{path.name} of the client is not as it should be.")
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
