"""A catalogue written down again: as tables, and those as TOML."""

import json
from dataclasses import fields
from typing import Any

from scholars.catalogue.catalogue import Catalogue, as_plain
from scholars.catalogue.fidelity import Mark
from scholars.catalogue.pack_files import About, write_pack

Tables = dict[str, Any]


def tables_of(catalogue: Catalogue, file: str) -> Tables:
    """What a file holds, as it is read: its marks under `fidelity`, its values, and what is not there left out."""
    root = catalogue.files[file]
    plain = {slot.name: _without_nothing(as_plain(getattr(root, slot.name))) for slot in fields(root)}
    return {"fidelity": _fidelity(catalogue, file)} | plain


def all_tables(catalogue: Catalogue) -> dict[str, Tables]:
    """Every file's."""
    return {name: tables_of(catalogue, name) for name in catalogue.files}


def as_pack(catalogue: Catalogue, name: str = "Box") -> dict[str, Any]:
    """What is printed, as a pack that a record or a table carries with it: without marks, which no game asks for."""
    whole = all_tables(catalogue)
    tables = {file: {key: held for key, held in told.items() if key != "fidelity"} for file, told in whole.items()}
    return write_pack(About(name), catalogue.fingerprint, tables)


def _without_nothing(value: Any) -> Any:
    match value:
        case dict():
            return {name: _without_nothing(held) for name, held in value.items() if held is not None}
        case list():
            return [_without_nothing(item) for item in value]
        case _:
            return value


def mark_text(mark: Mark) -> str:
    """A mark as it is written."""
    return f"{mark.status}: {mark.source}"


def _fidelity(catalogue: Catalogue, file: str) -> Tables:
    told: Tables = {}
    for (table, entry, field), mark in catalogue.marks[file].items():
        here = told.setdefault(table, {}) if table else told
        (here.setdefault(entry, {}) if entry else here)[field] = mark_text(mark)
    return told


# TOML


def to_toml(tables: Tables) -> str:
    """Tables as TOML, laid out as the shipped files are: values, marks, then entry after entry."""
    tops = [line for name, value in tables.items() if not _is_table(value) for line in _line(name, value)]
    blocks = [tops] if tops else []
    for name, value in tables.items():
        if name == "fidelity":
            blocks += _marks(value)
        elif isinstance(value, dict):
            blocks.append([f"[{name}]", *_lines(value)])
        elif _is_table(value):
            blocks += [[f"[[{name}]]", *_lines(entry)] for entry in value]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _is_table(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def _marks(fidelity: Tables) -> list[list[str]]:
    tops = [line for name, value in fidelity.items() if isinstance(value, str) for line in _line(name, value)]
    blocks = [["[fidelity]", *tops]] if tops else []
    for name, marks in fidelity.items():
        if isinstance(marks, dict):
            blocks.append([f"[fidelity.{name}]", *_lines(marks)])
    return blocks


def _lines(table: Tables) -> list[str]:
    """A table's lines; marks of single entries are written as in `greek-e.dispatch`."""
    plain = [line for name, value in table.items() if not isinstance(value, dict) for line in _line(name, value)]
    single = [
        line
        for entry, marks in table.items()
        if isinstance(marks, dict)
        for name, value in marks.items()
        for line in _line(f"{entry}.{name}", value)
    ]
    return plain + single


def _line(name: str, value: object) -> list[str]:
    return [f"{name} = {_value(value)}"]


def _value(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case list():
            return f"[{', '.join(_value(item) for item in value)}]"
        case _:
            return str(value)
