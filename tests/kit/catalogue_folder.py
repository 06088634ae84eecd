"""A copy of the shipped catalogue that a test may damage."""

import json
import shutil
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, fields
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

from scholars.catalogue import EXPANSION, FILES, SHIPPED, Catalogue, Fault, UnsoundCatalogue, load

Tables = dict[str, Any]


@dataclass(frozen=True, slots=True)
class CatalogueFolder:
    """A folder of catalogue files."""

    path: Path

    @classmethod
    def copied(cls, path: Path) -> "CatalogueFolder":
        """A copy of every shipped file."""
        (path / EXPANSION).mkdir(parents=True)
        for file in FILES:
            shutil.copyfile(SHIPPED / file.name, path / file.name)
        return cls(path)

    def tables(self, file: str) -> Tables:
        """What a file holds."""
        return tomllib.loads((self.path / file).read_text(encoding="utf-8"))

    def write(self, file: str, tables: Tables) -> None:
        """Make a file anew."""
        (self.path / EXPANSION).mkdir(parents=True, exist_ok=True)
        (self.path / file).write_text(toml(tables), encoding="utf-8")

    def change(self, file: str, change: Callable[[Tables], object]) -> None:
        """Change what a file holds."""
        tables = self.tables(file)
        change(tables)
        self.write(file, tables)

    def set(self, file: str, path: str, value: object) -> None:
        """Set a field, or with the value REMOVED take it away; the path is as in `translator/chinese-a/vp`."""
        *places, last = path.split("/")

        def put(tables: Tables) -> None:
            here: Any = tables
            for place in places:
                here = _inside(file, here, place)
            if value is REMOVED:
                del here[last]
            elif isinstance(here, list):
                here[int(last)] = value
            else:
                here[last] = value

        self.change(file, put)

    def load(self) -> Catalogue:
        """The catalogue this folder makes of the shipped one."""
        return load(self.path)

    def faults(self) -> tuple[Fault, ...]:
        """What is wrong with it; nothing may be raised but UnsoundCatalogue."""
        try:
            self.load()
        except UnsoundCatalogue as unsound:
            return unsound.faults
        return ()


REMOVED = object()


def _inside(file: str, here: Any, place: str) -> Any:
    """An entry of a list by the field that tells entries apart, or a field of a table."""
    if isinstance(here, dict):
        return here[place]
    keys = {next(iter(fields(table.kind))).name for one in FILES if one.name == file for table in one.tables}
    (found,) = [entry for entry in here if any(str(entry.get(key)) == place for key in keys)]
    return found


def toml(tables: Tables) -> str:
    """Tables as TOML, every key on a line of its own."""
    return "".join(f"{_text(key)} = {_value(value)}\n" for key, value in tables.items())


def _value(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str():
            return _text(value)
        case list():
            return f"[{', '.join(_value(item) for item in value)}]"
        case dict():
            return "{" + ", ".join(f"{_text(key)} = {_value(item)}" for key, item in value.items()) + "}"
        case datetime() | date() | time():
            return value.isoformat()
        case _:
            return repr(value)


def _text(text: str) -> str:
    """As JSON writes it, but for the one character that only TOML escapes."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
