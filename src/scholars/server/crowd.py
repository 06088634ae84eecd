"""Everybody who is connected, by address: how many, and who of them only holds a connection."""

from collections.abc import Iterator
from typing import Protocol

from scholars.server.buckets import Held, Key
from scholars.server.settings import Limits

ALL: Key = ("all", "")


class Connected(Protocol):
    """A connection, as far as it is counted."""

    came_from: str
    since: float

    @property
    def idle(self) -> bool:
        """Whether nothing is being done over it."""


class Crowd(Held):
    """The connections of this process, and how many are at work in others.

    Those that only hold one there do not count here: they give way where they are.
    """

    def __init__(self, limits: Limits) -> None:
        super().__init__()
        self.limits = limits
        self._from: dict[str, set[Connected]] = {}
        self.here = 0  # connections of this process

    def come(self, one: Connected) -> None:
        """Somebody is connected now."""
        self._from.setdefault(one.came_from, set()).add(one)
        self.here += 1

    def go(self, one: Connected) -> None:
        """Somebody is no longer, or is let go: who is not there any more is not counted twice."""
        here = self._from.get(one.came_from, set())
        if one in here:
            here.remove(one)
            self.here -= 1
            if not here:
                del self._from[one.came_from]

    def number(self) -> int:
        """How many there are here, and at work elsewhere."""
        return self.here + self.elsewhere(ALL)

    def number_from(self, address: str) -> int:
        """How many of an address."""
        return len(self._from.get(address, ())) + self.elsewhere(("address", address))

    def longest_idle(self, but: Connected, address: str | None = None) -> Connected | None:
        """Who has been idle here for longest, of all or of an address; None if all are at work."""
        some = self._from.values() if address is None else [self._from.get(address, set())]
        idle = (one for here in some for one in here if one is not but and one.idle)
        return min(idle, key=lambda one: one.since, default=None)

    def held(self) -> Iterator[tuple[Key, int, float]]:
        """How many are at work for each address and in all, and which part that is of what there may be."""
        every = 0
        for address, here in self._from.items():
            number = sum(not one.idle for one in here)
            every += number
            if number:
                yield ("address", address), number, number / self.limits.connections_each
        if every:
            yield ALL, every, every / self.limits.connections
