"""Buckets that fill up again: how much of something somebody may ask for."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from typing import TypeAlias

from scholars.server.addresses import Caller
from scholars.server.refusals import refused
from scholars.server.settings import Rate

Key: TypeAlias = tuple[str, str]  # "guest" or "address", and which
MOST_BUCKETS = 20_000  # of each sort; the one not used for longest is forgotten


class Buckets:
    """A bucket for everybody: so many at once, and so many a second for ever."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.taken: dict[str, int] | None = None  # since the other processes were told, where there are some
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take one, if there is one left."""
        left = self.left(who)
        if left < 1:
            self._keep(who, left)
            return False
        self._keep(who, left - 1)
        if self.taken is not None:
            self.taken[who] += 1
        return True

    def lose(self, who: str, number: int) -> None:
        """So many were taken in another process; what is owed then is counted too, up to a whole bucket."""
        self._keep(who, max(-self.rate.burst, self.left(who) - number))

    def left(self, who: str) -> float:
        """How many somebody may still take."""
        now = time.monotonic()
        left, then = self._buckets.get(who, (self.rate.burst, now))
        return min(self.rate.burst, left + (now - then) * self.rate.per_second)

    def just_taken(self) -> list[tuple[str, int]]:
        """What was taken since this was last asked."""
        found = list((self.taken or {}).items())
        if self.taken is not None:
            self.taken.clear()
        return found

    def _keep(self, who: str, left: float) -> None:
        self._buckets[who] = (left, time.monotonic())
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def demand(self, who: str) -> None:
        """Take one, or refuse."""
        if not self.take(who):
            raise refused("refused-too-fast", 429)


class Allowances:
    """Buckets for each guest, and larger ones for all who come from one address: many guests gain nothing."""

    def __init__(self, rate: Rate, household: float) -> None:
        self._each = Buckets(rate)
        self._together = Buckets(Rate(rate.burst * household, rate.per_second * household))

    def parts(self) -> list[tuple[str, Buckets]]:
        """Both, by name."""
        return [("-each", self._each), ("", self._together)]

    def take(self, who: Caller) -> bool:
        """Take one, if there is one left for both."""
        return self._each.take(who.name) and self._together.take(who.address)

    def demand(self, who: Caller) -> None:
        """Take one, or refuse."""
        if not self.take(who):
            raise refused("refused-too-fast", 429)


class Held:
    """Something of which somebody has so many at once."""

    def __init__(self) -> None:
        self.elsewhere: Callable[[Key], int] = lambda _key: 0  # how many somebody has in other processes

    def held(self) -> Iterator[tuple[Key, int, float]]:
        """What everybody has here, and which part that is of what they may have."""
        raise NotImplementedError


class Places(Held):
    """How many of something somebody may have at once, and how many all who come from one address."""

    def __init__(self, most: int, household: float) -> None:
        super().__init__()
        self.most = most
        self.together = int(most * household)
        self._taken: Counter[Key] = Counter()

    def take(self, who: Caller) -> bool:
        """Take one, if there is one left for both."""
        each, together = self._keys(who)
        if self._everywhere(each) >= self.most or self._everywhere(together) >= self.together:
            return False
        self._taken.update((each, together))
        return True

    def held(self) -> Iterator[tuple[Key, int, float]]:
        """What everybody has here, and which part that is of what they may have."""
        for key, number in self._taken.items():
            yield key, number, number / (self.most if key[0] == "guest" else self.together)

    def _everywhere(self, key: Key) -> int:
        return self._taken[key] + self.elsewhere(key)

    def give_back(self, who: Caller) -> None:
        """Give one back that was taken."""
        for key in self._keys(who):
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]

    @staticmethod
    def _keys(who: Caller) -> tuple[Key, Key]:
        return ("guest", who.name), ("address", who.address)
