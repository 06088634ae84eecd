"""Games played on by the policy, all at once."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from scholars.bots.learned.arrays import Matrix, Words, as_bytes, as_words
from scholars.encoding.playouts import Playouts
from scholars.engine.native import Bytes

if TYPE_CHECKING:
    from scholars.bots.learned.network import Policy


class Choosing:
    """The likeliest option of each game, step by step: what was seen before is not looked at anew."""

    def __init__(self, policy: "Policy", first: Sequence[Bytes], games: int) -> None:
        """Games that have much in common: what each seat sees at first is taken from one of them."""
        self.policy = policy
        seen = np.stack([as_bytes(one) for one in first])
        self.length = seen.shape[1]
        self.seen = np.repeat(seen[None], games, 0)
        self.sums = np.repeat(policy.sums(seen)[None], games, 0)

    def choices(self, playouts: Playouts) -> list[int]:
        """What is chosen in each game that goes on."""
        count = len(playouts.going)
        seats = as_bytes(playouts.seats)[:count]
        before = as_bytes(playouts.before)[: count * self.length].reshape(count, -1)
        where = (np.array(playouts.going), seats)
        sums = self.policy.sums_after(self.seen[where], self.sums[where], before)
        self.seen[where], self.sums[where] = before, sums
        offsets = as_words(playouts.offsets)[: count + 1]
        options = int(offsets[-1])
        choices = as_words(playouts.choices)[:options]
        after = as_bytes(playouts.after)[: options * self.length].reshape(options, -1)
        whose = np.repeat(np.arange(count), np.diff(offsets))
        wished = self.policy.wishes(self.policy.sums_after(before, sums, after, whose), choices)
        chosen: list[int] = choices[best(wished, offsets)].tolist()
        return chosen


def best(wished: Matrix, offsets: Words) -> npt.NDArray[np.int64]:
    """The first of the best options of each decision, by number among all."""
    counts = np.diff(offsets)
    most = np.repeat(np.maximum.reduceat(wished, offsets[:-1]), counts)
    at = np.flatnonzero(wished == most)
    first = np.searchsorted(at, offsets[:-1])
    found: npt.NDArray[np.int64] = at[first]
    return found
