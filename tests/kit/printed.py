"""Every text of the shipped catalogue that a vocabulary reads, as it stands in the TOML."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from scholars.catalogue import FILES, SHIPPED
from scholars.catalogue.schema import Reads
from scholars.effects import read


@dataclass(frozen=True, slots=True)
class Printed:
    """A text, where it stands, and what reads it."""

    file: str
    field: str
    text: str
    reads: Reads


def printed() -> Iterator[Printed]:
    """Every text a vocabulary reads, file by file."""
    for file in FILES:
        table = tomllib.loads((SHIPPED / file.name).read_text(encoding="utf-8"))
        lists = {one.name: one.kind for one in file.tables}
        for name, hint in get_type_hints(file.root, include_extras=True).items():
            held = table[name]
            for entry in held if name in lists else [held]:
                if isinstance(entry, dict):
                    yield from _of_entry(file.name, lists.get(name, hint), entry)


def _of_entry(file: str, kind: type[Any], entry: dict[str, Any]) -> Iterator[Printed]:
    for name, hint in get_type_hints(kind, include_extras=True).items():
        reads = _reads(hint)
        if reads and name in entry:
            held = entry[name]
            for text in held if isinstance(held, list) else [held]:
                yield Printed(file, name, text, reads)


def _reads(hint: Any) -> Reads | None:
    """What reads a field, wherever in its type that is said."""
    if get_origin(hint) is Annotated:
        found = [extra for extra in hint.__metadata__ if isinstance(extra, Reads)]
        return found[0] if found else _reads(hint.__origin__)
    return next((reads for part in get_args(hint) if (reads := _reads(part))), None)


def effect_texts() -> list[str]:
    """Every different effect that is printed."""
    return sorted({one.text for one in printed() if one.reads.read is read})
