"""The root of everything this library refuses with one sentence. Each error is a ValueError or a LookupError too.

An argument of a wrong type is a plain TypeError.
"""

import json
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from operator import index
from types import MappingProxyType
from typing import Any, Final, Self, TypeGuard

MAX_SEED: Final = 2**256 - 1
SEED_RULE: Final = "a whole number from 0 to 2**256 - 1"
MAX_SEED_DIGITS: Final = len(str(MAX_SEED))
MAX_LISTED_NAMES: Final = 24
MAX_SUGGESTIONS: Final = 3
MAX_SHOWN_LETTERS: Final = 60


class ScholarsError(Exception):
    """What was asked for cannot be: a text that cannot be read, a choice that is not open, an unknown name."""


class InvalidArgument(ScholarsError, ValueError):
    """An argument with a value that is not allowed, or a name that does not exist."""


class Sentence(str):
    """Why something is refused: in English, for those who build, and by a key, from which others have their own words.

    Whoever speaks to people says the message of that key with these values (`locales/faults.py`).
    """

    __slots__ = ("key", "values")

    key: str
    values: Mapping[str, Any]

    def __new__(cls, key: str, english: str, **values: Any) -> Self:
        """An English sentence, the key of a message, and what that needs."""
        made = super().__new__(cls, english)
        made.key, made.values = key, MappingProxyType(values)
        return made

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        return (self.key, str(self)), dict(self.values)


def shown(value: object) -> str:
    """A value as an exception shows it: short, whatever it is."""
    match value:
        case None | bool() | float():
            return str(value)
        case int():
            return str(value) if abs(value) < 10**20 else "a number of more than 20 digits"
        case str():
            cut = value if len(value) <= MAX_SHOWN_LETTERS else f"{value[:MAX_SHOWN_LETTERS]} ..."
            return json.dumps(cut, ensure_ascii=False)
        case _:
            return type(value).__name__


def wrong_type(name: str, expected: str, value: object) -> TypeError:
    """The TypeError for an argument of a wrong type."""
    return TypeError(f"{name} must be {expected}, got {shown(value)}")


def check_int(name: str, value: object, least: int, most: int) -> int:
    """An argument that must be a whole number within bounds; whatever counts as an index is one, except a bool."""
    if type(value) is int and least <= value <= most:
        return value  # nearly always, and several times for each choice
    number = _whole_number(value)
    if number is None:
        raise wrong_type(name, f"an int from {least} to {most}", value)
    if not least <= number <= most:
        raise InvalidArgument(f"{name} must be {least} to {most}, got {shown(number)}")
    return number


def check_seed(seed: object) -> int:
    """A seed, as an int or in decimal digits. The same rule holds wherever a program or a person gives one."""
    number = int(seed) if _is_decimal(seed) else _whole_number(seed)
    if number is not None and 0 <= number <= MAX_SEED:
        return number
    if number is None and not isinstance(seed, str):
        raise wrong_type("seed", SEED_RULE, seed)
    raise InvalidArgument(f"seed must be {SEED_RULE}, got {shown(seed)}")


def check_name(what: str, name: object, known: Iterable[str]) -> str:
    """One of some known names."""
    names = tuple(known)
    if not isinstance(name, str):
        raise wrong_type(what, f"one of {', '.join(names)}", name)
    if name not in names:
        raise InvalidArgument(unknown_name(what, name, names))
    return name


def unknown_name(what: str, name: str, known: Iterable[str]) -> str:
    """The sentence for a name that does not exist: all known ones if they are few, or the nearest; nearest first."""
    names = list(dict.fromkeys(known))
    sentence = f"unknown {what} {shown(name)}"
    if not names:
        return f"{sentence}; there is none"
    if len(names) <= MAX_LISTED_NAMES:
        return f"{sentence}; choose from {', '.join(nearest_names(name, names, len(names)))}"
    near = [shown(one) for one in nearest_names(name, names, MAX_SUGGESTIONS, cutoff=0.6)]
    if not near:
        return f"{sentence}; there are {len(names)}, such as {', '.join(names[:MAX_SUGGESTIONS])}"
    return f"{sentence}; did you mean {' or '.join((', '.join(near[:-1]), near[-1]) if near[1:] else near)}?"


def nearest_names(name: str, known: Iterable[str], most: int, cutoff: float = 0.0) -> list[str]:
    """The names most like a mistyped one, nearest first."""
    return get_close_matches(name[:MAX_SHOWN_LETTERS].lower(), known, n=most, cutoff=cutoff)


def _whole_number(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type] # whatever is no index is refused
    except TypeError:
        return None


def _is_decimal(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and len(value) <= MAX_SEED_DIGITS and value.isascii() and value.isdecimal()
