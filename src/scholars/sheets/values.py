"""Values of a sheet that was written by hand: each is checked, and what is wrong is noted with its place."""

from collections.abc import Iterable, Mapping
from typing import Any

from scholars.effects.faults import not_known
from scholars.engine.checked import MOST_SHOWN, quoted
from scholars.locales import Message
from scholars.sheets.faults import Fault


class SheetValues:
    """Reads values, and notes what is wrong with them."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.where = ""  # what is being read
        self.seat: int | None = None  # whose it is, if it is anybody's

    def fault(self, sentence: str) -> None:
        """Something here cannot be read."""
        self.faults.append(Fault(self.where, sentence, seat=self.seat))

    def broken(self, field: str, text: Message, seat: int | None = None, missing: bool = False) -> None:
        """Something here can be read, but cannot lie on a table."""
        self.faults.append(Fault(self.where, text, field, self.seat if seat is None else seat, missing))

    def known(self, told: Mapping[str, Any], fields: Iterable[str]) -> None:
        """No field but these is there."""
        for field in told:
            if field not in fields:
                self.fault(not_known(str(field)[:MOST_SHOWN], fields))

    def number(self, told: Mapping[str, Any], field: str, most: int) -> int:
        """A whole number; 0 if it is left out."""
        return self.checked(field, told.get(field, 0), most)

    def checked(self, field: str, value: Any, most: int, least: int = 0) -> int:
        """A value as a whole number."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(f"{field}: this must be a whole number, not {quoted(value)}.")
            return 0
        if not least <= value <= most:
            self.fault(f"{field}: this must be {least} to {most}, not {quoted(value)}.")
            return 0
        return value

    def listed(self, told: Mapping[str, Any], field: str, known: list[str]) -> list[int]:
        """The numbers of named things, each at most once."""
        names = told.get(field, [])
        if not isinstance(names, list):
            self.fault(f"{field}: this must be a list, not {quoted(names)}.")
            return []
        numbers: list[int] = []
        for name in names:
            if not isinstance(name, str) or name not in known:
                self.fault(f"{field}: {not_known(str(name)[:MOST_SHOWN], known)}")
            elif known.index(name) in numbers:
                self.fault(f'{field}: "{name}" is there twice.')
            else:
                numbers.append(known.index(name))
        return numbers

    def counts(self, told: Mapping[str, Any], field: str, known: list[str], most: int) -> list[tuple[int, int]]:
        """Numbers by name; those that are left out are 0."""
        counts = told.get(field, {})
        if not isinstance(counts, Mapping):
            self.fault(f"{field}: this must be a table of numbers by name, not {quoted(counts)}.")
            return []
        found: list[tuple[int, int]] = []
        for name, count in counts.items():
            if name not in known:
                self.fault(f"{field}: {not_known(str(name)[:MOST_SHOWN], known)}")
            else:
                found.append((known.index(name), self.checked(f"{field}, {name}", count, most)))
        return found
