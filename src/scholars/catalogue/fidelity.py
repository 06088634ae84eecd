"""How sure we are of what is printed: known, inferred or reconstructed, field by field, and from what.

Every file has a `[fidelity]` table. A field of a list's entries is told once for all of them, and again for single
entries where they differ:

    [fidelity.translator]
    vp = "known: public card lists"
    dispatch = "reconstructed: the rulebook shows only kinds"
    greek-e.dispatch = "known: the rulebook's example"
"""

from collections.abc import Iterator
from dataclasses import dataclass, is_dataclass
from enum import StrEnum
from typing import Any

from scholars.catalogue.faults import Fault
from scholars.catalogue.files import File
from scholars.catalogue.schema import fields_of
from scholars.effects.faults import not_known


class Status(StrEnum):
    """How sure we are."""

    KNOWN = "known"
    INFERRED = "inferred"
    RECONSTRUCTED = "reconstructed"


@dataclass(frozen=True, slots=True)
class Mark:
    """How sure we are of one field, and from what."""

    status: Status
    source: str


Marks = dict[tuple[str, str, str], Mark]  # by table, entry and field; no entry stands for all of the table


def read_marks(file: File, root: object, table: object, faults: list[Fault]) -> Marks:
    """The marks of a file, from its `[fidelity]` table, which must speak of every field."""
    marks: Marks = {}
    if not isinstance(table, dict):
        faults.append(Fault(file.name, "fidelity", "", "this must be a table."))
        return marks
    before = len(faults)
    for path, value in _leaves(table):
        fault = _read_mark(file, root, path, value, marks)
        if fault:
            faults.append(Fault(file.name, "fidelity", ".".join(path), fault))
    if len(faults) == before:
        for name, field in _needed(file):
            if (name, "", field) not in marks:
                faults.append(Fault(file.name, "fidelity", f"{name}.{field}".strip("."), "this field has no mark."))
    return marks


def _leaves(table: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _leaves(value, (*path, key))
        else:
            yield (*path, key), value


def _read_mark(file: File, root: object, path: tuple[str, ...], value: object, marks: Marks) -> str:
    """Put one mark in, or say what is wrong with it."""
    status, _, source = str(value).partition(": ")
    if status not in set(Status):
        return not_known(status, Status)
    if not source.strip():
        return 'after the status comes ": " and what it is known from.'
    name, entry, field = _place(path)
    known = {(name, field) for name, field in _needed(file)}
    if (name, field) not in known:
        return not_known(".".join(path), [".".join(pair).strip(".") for pair in known])
    ids = [thing.id for thing in getattr(root, name)] if name in {table.name for table in file.tables} else []
    if entry and entry not in ids:
        return not_known(entry, ids)
    marks[name, entry, field] = Mark(Status(status), source.strip())
    return ""


def _place(path: tuple[str, ...]) -> tuple[str, str, str]:
    match path:
        case (field,):
            return "", "", field
        case (name, field):
            return name, "", field
        case (name, entry, field):
            return name, entry, field
        case _:
            return "", "", ".".join(path)


def _needed(file: File) -> Iterator[tuple[str, str]]:
    """Every field of a file that needs a mark, with its table (none for what stands at the top)."""
    lists = {table.name: table.kind for table in file.tables}
    for name, slot in fields_of(file.root).items():
        kind = lists.get(name, slot.type)
        if isinstance(kind, type) and is_dataclass(kind):
            names = tuple(fields_of(kind))
            for field in names[1:] if name in lists else names:  # the first field only tells entries apart
                yield name, field
        else:
            yield "", name
