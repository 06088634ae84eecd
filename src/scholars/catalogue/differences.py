"""What one catalogue changes of another."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from scholars.catalogue.catalogue import Catalogue, as_plain
from scholars.catalogue.files import FILES


@dataclass(frozen=True, slots=True)
class Difference:
    """One field that differs; a whole entry that came or went has no field."""

    file: str
    entry: str
    field: str
    before: str
    after: str

    def __str__(self) -> str:
        place = ", ".join(part for part in (self.file, self.entry, self.field) if part)
        return f"{place}: {self.before or 'not there'} -> {self.after or 'not there'}"


def differences(old: Catalogue, new: Catalogue) -> Iterator[Difference]:
    """Every field that differs, file by file and entry by entry."""
    for file in FILES:
        lists = {table.name for table in file.tables}
        before, after = old.files[file.name], new.files[file.name]
        for slot in fields(file.root):
            one, other = getattr(before, slot.name), getattr(after, slot.name)
            if slot.name in lists:
                yield from _entries(file.name, one, other)
            else:
                plain, changed = as_plain(one), as_plain(other)
                if isinstance(plain, dict):
                    yield from _fields(file.name, slot.name, plain, changed)
                else:
                    yield from _fields(file.name, "", {slot.name: plain}, {slot.name: changed})


def _entries(file: str, before: tuple[Any, ...], after: tuple[Any, ...]) -> Iterator[Difference]:
    old, new = ({thing.id: as_plain(thing) for thing in things} for things in (before, after))
    for entry in old | new:
        if entry not in new:
            yield Difference(file, entry, "", "there", "")
        elif entry not in old:
            yield Difference(file, entry, "", "", "there")
        else:
            yield from _fields(file, entry, old[entry], new[entry])


def _fields(file: str, entry: str, before: dict[str, Any], after: dict[str, Any]) -> Iterator[Difference]:
    for field, old in before.items():
        if old != after[field]:
            yield Difference(file, entry, field, _written(old), _written(after[field]))


def _written(value: object) -> str:
    """A value as it stands in TOML; nothing for a field that is not there."""
    return "" if value is None else json.dumps(value, ensure_ascii=False)
