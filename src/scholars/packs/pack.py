"""A pack: a sound catalogue, and what is told of it. It lies in a folder, or travels as one file."""

import json
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from scholars.catalogue import About, Catalogue, UnreadablePack, load
from scholars.catalogue.files import EXPANSION
from scholars.catalogue.loading import packed
from scholars.catalogue.pack_files import ABOUT, read_about, read_pack, write_pack
from scholars.catalogue.writing import all_tables, to_toml

UNNAMED = "My box"


@dataclass(frozen=True, slots=True)
class Pack:
    """Everything printed in one box, as far as its maker knows it."""

    about: About
    catalogue: Catalogue

    @property
    def fingerprint(self) -> str:
        """The same for two packs just when everything printed is the same."""
        return self.catalogue.fingerprint

    def plain(self) -> dict[str, Any]:
        """The pack as JSON values."""
        return write_pack(self.about, self.fingerprint, all_tables(self.catalogue))

    def text(self) -> str:
        """The one file the pack travels as."""
        return json.dumps(self.plain(), ensure_ascii=False, indent=1) + "\n"


def begun(about: About) -> Pack:
    """A new pack: everything as the project knows it."""
    return Pack(about, load())


def read(content: bytes, called: str = "pack") -> Pack:
    """The pack a file holds; UnsoundCatalogue says everything that is wrong."""
    catalogue = packed(content, called)
    return Pack(read_pack(content).about, catalogue)


def opened(path: Path) -> Pack:
    """The pack in a folder or in a file; UnsoundCatalogue says everything that is wrong."""
    catalogue = load(path)
    if not path.is_dir():
        return Pack(read_pack(path.read_bytes()).about, catalogue)
    return Pack(_about(path), catalogue)


def _about(folder: Path) -> About:
    """What a folder tells of itself; one that tells nothing is called as it is."""
    told = folder / ABOUT
    if not told.exists():
        return About(folder.resolve().name[:60].strip() or UNNAMED)
    try:
        return read_about(tomllib.loads(told.read_text(encoding="utf-8-sig")))
    except (OSError, ValueError) as fault:
        raise UnreadablePack(f"{told}: {fault}") from None


def in_folder(pack: Pack) -> dict[str, str]:
    """The files of a pack's folder, by their names in it."""
    told = to_toml({name: value for name, value in asdict(pack.about).items() if value != ""})
    return {ABOUT: told} | {name: to_toml(tables) for name, tables in all_tables(pack.catalogue).items()}


def write_folder(pack: Pack, folder: Path) -> None:
    """Write a pack into a folder, as the engine takes it: only files that differ are touched, each of them whole."""
    (folder / EXPANSION).mkdir(parents=True, exist_ok=True)
    for name, text in in_folder(pack).items():
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            write_file(path, text)


def write_file(path: Path, text: str) -> None:
    """Write a file so that it is the old one or the new one, never a part of either."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
