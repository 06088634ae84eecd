"""Buckets that fill up again: how much of something somebody may ask for."""

import time
from collections import Counter, OrderedDict

from scholars.server.addresses import Caller
from scholars.server.refusals import refused
from scholars.server.settings import Rate

MOST_BUCKETS = 20_000  # of each sort; the one not used for longest is forgotten


class Buckets:
    """A bucket for everybody: so many at once, and so many a second for ever."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take one, if there is one left."""
        now = time.monotonic()
        left, then = self._buckets.pop(who, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - then) * self.rate.per_second)
        self._buckets[who] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return left >= 1

    def demand(self, who: str) -> None:
        """Take one, or refuse."""
        if not self.take(who):
            raise refused("refused-too-fast", 429)


class Allowances:
    """Buckets for each guest, and larger ones for all who come from one address: many guests gain nothing."""

    def __init__(self, rate: Rate, household: float) -> None:
        self._each = Buckets(rate)
        self._together = Buckets(Rate(rate.burst * household, rate.per_second * household))

    def take(self, who: Caller) -> bool:
        """Take one, if there is one left for both."""
        return self._each.take(who.name) and self._together.take(who.address)

    def demand(self, who: Caller) -> None:
        """Take one, or refuse."""
        if not self.take(who):
            raise refused("refused-too-fast", 429)


class Places:
    """How many of something somebody may have at once, and how many all who come from one address."""

    def __init__(self, most: int, household: float) -> None:
        self.most = most
        self.together = int(most * household)
        self._taken: Counter[tuple[str, str]] = Counter()

    def take(self, who: Caller) -> bool:
        """Take one, if there is one left for both."""
        each, together = self._keys(who)
        if self._taken[each] >= self.most or self._taken[together] >= self.together:
            return False
        self._taken.update((each, together))
        return True

    def give_back(self, who: Caller) -> None:
        """Give one back that was taken."""
        for key in self._keys(who):
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]

    @staticmethod
    def _keys(who: Caller) -> tuple[tuple[str, str], tuple[str, str]]:
        return ("guest", who.name), ("address", who.address)
