"""Who is at which table in other processes.

Every process has all of it in memory, so that nobody waits for the database to know who is there.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable

Process = str


class Elsewhere:
    """The presence of others, as they tell it. Where there is one process nobody is elsewhere."""

    def __init__(self) -> None:
        self.tell: Callable[[str, str], None] = lambda _table, _identity: None  # somebody has come or gone here
        self.left: Callable[[str, str], None] = lambda _table, _identity: None  # somebody has gone there
        self._there: dict[str, dict[tuple[Process, str], int]] = defaultdict(dict)

    def sockets(self, table: str) -> dict[str, int]:
        """How many sockets everybody has at a table in other processes; no name is empty."""
        found: dict[str, int] = defaultdict(int)
        for (_, identity), number in self._there.get(table, {}).items():
            found[identity] += number
        return found

    def everybody(self) -> set[tuple[Process, str, str]]:
        """The process, the table and the identity of everybody."""
        return {(process, table, who) for table, there in self._there.items() for process, who in there}

    def heard(self, process: Process, told: Iterable[tuple[str, str, int]]) -> set[str]:
        """Another process tells who has come or gone; the tables that are about it."""
        changed = set()
        for table, identity, number in told:
            self._note(process, table, identity, number)
            changed.add(table)
        return changed

    def _note(self, process: Process, table: str, identity: str, number: int) -> None:
        there = self._there[table]
        if number:
            there[process, identity] = number
        elif there.pop((process, identity), None) is not None and identity not in self.sockets(table):
            self.left(table, identity)
        if not there:
            del self._there[table]

    def gone(self, process: Process) -> set[str]:
        """Another process has ended, and so everybody has left who was there; the tables that are about it."""
        lost = [(table, who, 0) for one, table, who in self.everybody() if one == process]
        return self.heard(process, lost)
