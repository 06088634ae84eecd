"""A pack: a whole catalogue in one file that travels, with who made it and from which box.

It is a JSON text. Nothing in it names a place on a disk: its files are known ones, by name, or it is refused.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from scholars.catalogue.files import FILE_NAMES
from scholars.effects.faults import not_known
from scholars.errors import ScholarsError, Sentence

FORMAT = 1
TITLE = "scholars-pack"
ABOUT = "pack.toml"  # what stands of this in a folder
MOST_BYTES = 900_000  # ten times what a pack of everything printed has
LONGEST = 60  # letters of a name, a maker or an edition


class UnreadablePack(ScholarsError, ValueError):
    """A file that is no pack, or one we cannot read."""


@dataclass(frozen=True, slots=True)
class About:
    """What is told of a pack: its name, who made it, and from which box."""

    name: str
    maker: str = ""
    edition: str = ""
    language: str = ""
    version: int = 1

    def __post_init__(self) -> None:
        for slot in fields(self):
            fault = _told_badly(slot.name, getattr(self, slot.name))
            if fault:
                raise UnreadablePack(fault)

    @property
    def box(self) -> str:
        """Which box it was made from, in a few words; nothing if that is not told."""
        return ", ".join(part for part in (self.edition, self.language) if part)


def _told_badly(name: str, value: object) -> Sentence | None:
    if name == "version":
        good = isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 9999
        return None if good else Sentence("fault-pack-version", "the version of a pack is a number from 1 to 9999.")
    if not isinstance(value, str) or len(value) > LONGEST or not value.isprintable() or value != value.strip():
        told = f"the {name} of a pack is a line of at most {LONGEST} letters that can be printed."
        return Sentence("fault-pack-line", told, most=LONGEST)
    return Sentence("fault-pack-name", "a pack needs a name.") if name == "name" and not value else None


@dataclass(frozen=True, slots=True)
class PackFile:
    """What a file of a pack holds, before anything in it was checked."""

    about: About
    fingerprint: str
    tables: Mapping[str, Mapping[str, Any]]


def read_pack(content: bytes) -> PackFile:
    """What a file holds; UnreadablePack says in one sentence why it is no pack."""
    if len(content) > MOST_BYTES:
        told = f"a pack has at most {MOST_BYTES:,} bytes, and this file has {len(content):,}."
        raise UnreadablePack(Sentence("fault-pack-large", told, most=MOST_BYTES, found=len(content)))
    try:
        told = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        told = "this is no pack: a pack is a JSON text in UTF-8."
        raise UnreadablePack(Sentence("fault-pack-none", told)) from None
    return read_told(told)


def read_told(told: object) -> PackFile:
    """What a pack holds that came as JSON values; UnreadablePack says in one sentence why it is none."""
    if not isinstance(told, dict) or TITLE not in told:
        raise UnreadablePack(Sentence("fault-pack-none", "this is no pack."))
    if told[TITLE] != FORMAT:
        theirs = str(told[TITLE])[:20]
        sentence = f"this pack has format {theirs}; this program reads format {FORMAT}."
        raise UnreadablePack(Sentence("fault-pack-format", sentence, format=theirs, ours=FORMAT))
    return PackFile(read_about(told), str(told.get("fingerprint", "")), _tables(told.get("files")))


def read_about(told: Mapping[str, Any]) -> About:
    """What is told of a pack, from its file or a folder's."""
    return About(**({"name": ""} | {slot.name: told[slot.name] for slot in fields(About) if slot.name in told}))


def _tables(files: object) -> Mapping[str, Mapping[str, Any]]:
    if not isinstance(files, dict) or not files:
        raise UnreadablePack(Sentence("fault-pack-empty", "this pack holds no catalogue."))
    for name, table in files.items():
        if name not in FILE_NAMES:
            raise UnreadablePack(not_known(name[:80], FILE_NAMES))
        if not isinstance(table, dict):
            raise UnreadablePack(Sentence("fault-pack-table", f"{name} must be a table.", name=name))
    return files


def write_pack(about: About, fingerprint: str, tables: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """A pack as JSON values."""
    return {TITLE: FORMAT, **asdict(about), "fingerprint": fingerprint, "files": tables}
