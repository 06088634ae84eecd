"""Buckets that fill up again: how much of something somebody may ask for."""

import time
from collections import OrderedDict

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
