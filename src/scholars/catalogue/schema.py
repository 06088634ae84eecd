"""From TOML to frozen values: a dataclass says which fields an entry has and what each may be.

A field is a number, a text, an enumeration, another dataclass, a list of those, or something a vocabulary reads; what
more there is to say stands beside the type (`Range`, `Length`, `Reads`, a tuple of the allowed members). Everything
wrong is collected, not only the first thing.
"""

import types
import typing
from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Any

from scholars.catalogue.faults import Fault
from scholars.effects import Unreadable, Word
from scholars.effects.faults import not_known
from scholars.errors import Sentence


@dataclass(frozen=True, slots=True)
class Range:
    """The numbers a field may be."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Length:
    """How many a list holds."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Reads:
    """How the text of a field is read."""

    read: Callable[[str], Word]


class Wrong(Exception):
    """A value that does not fit its field; never leaves this module."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where we are in a file, for the faults."""

    file: str
    entry: str = ""
    field: str = ""

    def fault(self, sentence: str) -> Fault:
        """A fault at this place."""
        return Fault(self.file, self.entry, self.field, sentence)


def _called(kind: type[Any], entry: object) -> str:
    """What an entry is called in a fault: its first field, which tells entries apart; a single table has no name."""
    key = next(iter(fields_of(kind)))
    return str(entry.get(key, "")) if isinstance(entry, dict) and hasattr(kind, "id") else ""


def decode(kind: type[Any], table: object, place: Place, faults: list[Fault]) -> Any:
    """A dataclass from a table, or None when something in it is wrong."""
    if not isinstance(table, dict):
        faults.append(place.fault(f"this must be a table, not {_shown(table)}."))
        return None
    before = len(faults)
    slots, hints = fields_of(kind), _hints(kind)  # type: ignore[arg-type]  # mypy takes no class for hashable
    faults.extend(Place(place.file, place.entry, key).fault(not_known(key, slots)) for key in table if key not in slots)
    values = {}
    for name, slot in slots.items():
        here = Place(place.file, place.entry, name)
        if name in table:
            values[name] = _decode_value(hints[name], table[name], here, faults)
        elif slot.default is MISSING:
            faults.append(here.fault(Sentence("fault-missing", "this field is missing.")))
    return kind(**values) if len(faults) == before else None


def fields_of(kind: type[Any]) -> dict[str, Field[Any]]:
    """The fields of a dataclass by name."""
    return {slot.name: slot for slot in fields(kind)}


@dataclass(frozen=True, slots=True)
class Shape:
    """What a field may be, for those who ask for it: exactly one of the first six says of what kind."""

    numbers: Range | None = None
    members: tuple[str, ...] = ()
    truth: bool = False
    text: bool = False
    words: Reads | None = None
    items: "Shape | None" = None
    length: Length = Length(0, 12)
    optional: bool = False


def shape_of(kind: type[Any], field: str) -> Shape:
    """What a field of a dataclass may be."""
    hint = _hints(kind)[field]  # type: ignore[arg-type]  # mypy takes no class for hashable
    optional = typing.get_origin(hint) in (types.UnionType, typing.Union)
    return replace(_shape(hint), optional=optional)


def _shape(hint: Any) -> Shape:
    plain, extras = _plain_type(hint)
    for extra in extras:
        if isinstance(extra, Reads):
            return Shape(words=extra)
    if typing.get_origin(plain) is tuple:
        length = next((extra for extra in extras if isinstance(extra, Length)), Length(0, 12))
        return Shape(items=_shape(typing.get_args(plain)[0]), length=length)
    if plain is bool:
        return Shape(truth=True)
    if plain is int:
        return Shape(numbers=next((extra for extra in extras if isinstance(extra, Range)), Range(-99, 99)))
    if plain is str:
        return Shape(text=True)
    members = next((extra for extra in extras if isinstance(extra, tuple)), tuple(plain))
    return Shape(members=members)


@cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    return typing.get_type_hints(kind, include_extras=True)


def _decode_value(hint: Any, value: object, place: Place, faults: list[Fault]) -> Any:
    try:
        return _value(hint, value, place, faults)
    except Wrong as wrong:
        faults.append(place.fault(wrong.args[0]))
        return None


def _value(hint: Any, value: object, place: Place, faults: list[Fault]) -> Any:
    hint, extras = _plain_type(hint)
    origin = typing.get_origin(hint)
    if origin is tuple:
        return _list(typing.get_args(hint)[0], extras, value, place, faults)
    for extra in extras:
        if isinstance(extra, Reads):
            return _read(extra, value)
    if hint in _PLAIN:
        return _PLAIN[hint](value, extras)
    assert isinstance(hint, type), hint
    if issubclass(hint, StrEnum):
        return _member(hint, extras, value)
    assert is_dataclass(hint), hint
    return decode(hint, value, Place(place.file, f"{place.field} {_called(hint, value)}".strip()), faults)


def _plain_type(hint: Any) -> tuple[Any, tuple[object, ...]]:
    """A type without `| None` and without what stands beside it, and that."""
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        hint = next(part for part in typing.get_args(hint) if part is not type(None))
    if typing.get_origin(hint) is typing.Annotated:
        return hint.__origin__, hint.__metadata__
    return hint, ()


def _list(item: Any, extras: tuple[object, ...], value: object, place: Place, faults: list[Fault]) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise Wrong(Sentence("fault-list", f"this must be a list, not {_shown(value)}."))
    for extra in extras:
        if isinstance(extra, Length) and not extra.least <= len(value) <= extra.most:
            least, most, found = extra.least, extra.most, len(value)
            told = f"there must be {_amount(least, most)} here, not {found}."
            if least == most:
                raise Wrong(Sentence("fault-count", told, count=most, found=found))
            raise Wrong(Sentence("fault-length", told, least=least, most=most, found=found))
    return tuple(_decode_value(item, part, place, faults) for part in value)


def _read(reads: Reads, value: object) -> Word:
    try:
        return reads.read(_text(value))
    except Unreadable as fault:
        raise Wrong(fault.args[0]) from None


def _number(value: object, extras: tuple[object, ...]) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Wrong(Sentence("fault-whole-number", f"this must be a whole number, not {_shown(value)}."))
    for extra in extras:
        if isinstance(extra, Range) and not extra.least <= value <= extra.most:
            least, most = extra.least, extra.most
            told = f"this must be {_amount(least, most)}, not {value}."
            raise Wrong(Sentence("fault-between", told, least=least, most=most, number=value))
    return value


def _text(value: object, _extras: tuple[object, ...] = ()) -> str:
    if not isinstance(value, str):
        raise Wrong(Sentence("fault-text", f"this must be a text in quotes, not {_shown(value)}."))
    return value


def _truth(value: object, _extras: tuple[object, ...] = ()) -> bool:
    if not isinstance(value, bool):
        raise Wrong(Sentence("fault-truth", f"this must be true or false, not {_shown(value)}."))
    return value


_PLAIN: dict[object, Callable[[object, tuple[object, ...]], object]] = {int: _number, str: _text, bool: _truth}


def _member(kind: type[StrEnum], extras: tuple[object, ...], value: object) -> StrEnum:
    members = next((extra for extra in extras if isinstance(extra, tuple)), tuple(kind))
    text = _text(value)
    for member in members:
        if member == text:
            return kind(text)
    raise Wrong(not_known(text, [str(member) for member in members]))


def _amount(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def _shown(value: object) -> str:
    match value:
        case str():
            return f'the text "{value}"'
        case bool():
            return str(value).lower()
        case dict():
            return "a table"
        case list():
            return "a list"
        case _:
            return str(value)
