"""A value of a position, and where it stands: asked for what it should be, it is that or is refused with its place."""

from collections.abc import Iterable, Sequence
from typing import NoReturn

from scholars.effects.faults import not_known
from scholars.engine.plain import MOST_SHOWN, shown
from scholars.errors import ScholarsError


class UnreadablePosition(ScholarsError, ValueError):
    """A position that cannot be set up; says where and why."""


class Given:
    """A value from outside, which may be anything."""

    __slots__ = ("place", "value")

    def __init__(self, value: object, place: str = "") -> None:
        self.value = value
        self.place = place

    def refuse(self, sentence: str) -> NoReturn:
        """Say what is wrong here."""
        raise UnreadablePosition(f"{self.place}: {sentence}" if self.place else sentence)

    def inside(self, value: object, name: object) -> "Given":
        """A value inside this one."""
        return Given(value, f"{self.place}, {name}" if self.place else str(name))

    @property
    def missing(self) -> bool:
        """Whether there is nothing here."""
        return self.value is None

    def number(self, least: int, most: int) -> int:
        """A whole number."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not least <= self.value <= most:
            self.refuse(f"this must be a whole number from {least} to {most}, not {shown(self.value)}.")
        return self.value

    def one_of(self, names: Sequence[str]) -> int:
        """One of some names, by its number."""
        if not isinstance(self.value, str):
            self.refuse(f"this must be a name, not {shown(self.value)}.")
        if self.value not in names:
            self.refuse(not_known(self.value[:MOST_SHOWN], names))
        return names.index(self.value)

    def each(self, count: int | None = None) -> list["Given"]:
        """The values of a list, of so many if it matters."""
        if not isinstance(self.value, list):
            self.refuse(f"this must be a list, not {shown(self.value)}.")
        if count is not None and len(self.value) != count:
            self.refuse(f"there must be {count} of these, not {len(self.value)}.")
        return [self.inside(value, number) for number, value in enumerate(self.value)]

    def entries(self, names: Iterable[str]) -> dict[str, "Given"]:
        """The entries of a table, which knows only these names; those left out are left out."""
        if not isinstance(self.value, dict):
            self.refuse(f"this must be a table, not {shown(self.value)}.")
        known = tuple(names)
        for name in self.value:
            if name not in known:
                self.refuse(not_known(str(name)[:MOST_SHOWN], known))
        return {name: self.inside(value, name) for name, value in self.value.items()}

    def whole(self, names: Iterable[str]) -> dict[str, "Given"]:
        """A table with all of these names and no other."""
        entries = self.entries(names)
        for name in names:
            if name not in entries:
                self.refuse(f'"{name}" is missing.')
        return entries
