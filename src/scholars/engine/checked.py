"""Values from outside, which can be anything, of any size and depth: checked, or refused where they stand."""

from collections.abc import Iterable, Sequence
from typing import NoReturn

from scholars.effects.faults import not_known
from scholars.errors import ScholarsError

MOST_DIGITS = 100  # of a seed; 256 bits are 78
MOST_SHOWN = 40  # letters of a text


def quoted(value: object) -> str:
    """A value as a sentence shows it, never long."""
    match value:
        case None:
            return "nothing"
        case bool() | float():
            return str(value).lower()
        case int():
            return str(value) if abs(value) < 10**15 else "a very large number"
        case str():
            return f'"{value}"' if len(value) <= MOST_SHOWN else f'"{value[:MOST_SHOWN]} ..."'
        case list():
            return "a list"
        case _:
            return "a table"


def read_seed(told: object) -> int | None:
    """A seed in stored data, written as a text because a browser cannot count that far; None if it is not one.

    Earlier versions also took seeds below 0 and of up to 100 digits, and their games must still open. What somebody
    gives now is read by `errors.check_seed`.
    """
    if isinstance(told, int) and not isinstance(told, bool):
        return told if abs(told) < 10**MOST_DIGITS else None
    if not isinstance(told, str) or len(told) > MOST_DIGITS or not told.removeprefix("-").isdecimal():
        return None
    return int(told)


class UnreadablePosition(ScholarsError, ValueError):
    """A position that cannot be set up; says where and why."""


class CheckedValue:
    """A value from outside, which may be anything."""

    __slots__ = ("place", "value")

    def __init__(self, value: object, place: str = "") -> None:
        self.value = value
        self.place = place

    def refuse(self, sentence: str) -> NoReturn:
        """Say what is wrong here."""
        raise UnreadablePosition(f"{self.place}: {sentence}" if self.place else sentence)

    def inside(self, value: object, name: object) -> "CheckedValue":
        """A value inside this one."""
        return CheckedValue(value, f"{self.place}, {name}" if self.place else str(name))

    @property
    def missing(self) -> bool:
        """Whether there is nothing here."""
        return self.value is None

    def number(self, least: int, most: int) -> int:
        """A whole number."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not least <= self.value <= most:
            self.refuse(f"this must be a whole number from {least} to {most}, not {quoted(self.value)}.")
        return self.value

    def one_of(self, names: Sequence[str]) -> int:
        """One of some names, by its number."""
        if not isinstance(self.value, str):
            self.refuse(f"this must be a name, not {quoted(self.value)}.")
        if self.value not in names:
            self.refuse(not_known(self.value[:MOST_SHOWN], names))
        return names.index(self.value)

    def each(self, count: int | None = None) -> list["CheckedValue"]:
        """The values of a list, of so many if it matters."""
        if not isinstance(self.value, list):
            self.refuse(f"this must be a list, not {quoted(self.value)}.")
        if count is not None and len(self.value) != count:
            self.refuse(f"there must be {count} of these, not {len(self.value)}.")
        return [self.inside(value, number) for number, value in enumerate(self.value)]

    def entries(self, names: Iterable[str]) -> dict[str, "CheckedValue"]:
        """The entries of a table, which knows only these names; those left out are left out."""
        if not isinstance(self.value, dict):
            self.refuse(f"this must be a table, not {quoted(self.value)}.")
        known = tuple(names)
        for name in self.value:
            if name not in known:
                self.refuse(not_known(str(name)[:MOST_SHOWN], known))
        return {name: self.inside(value, name) for name, value in self.value.items()}

    def whole(self, names: Iterable[str]) -> dict[str, "CheckedValue"]:
        """A table with all of these names and no other."""
        entries = self.entries(names)
        for name in names:
            if name not in entries:
                self.refuse(f'"{name}" is missing.')
        return entries
