"""The first layer of a network: what is known of each byte of an observation, added up.

An observation is told by the bytes that are not 0, and one that follows another by those that have changed, which are
few: about ten of 1,492 from a table to the table after an option. Both ways lead to the same sums, bit for bit.
"""

from itertools import pairwise

import numpy as np

from scholars.bots.learned.arrays import Bytes, Matrix
from scholars.bots.learned.rows import Places, Rows, Weights
from scholars.catalogue import Catalogue

WORD = 4  # bytes compared at once; the length of an observation is a multiple of it
TOGETHER = 128  # rows in one product of matrices: with more many zeros are multiplied, with fewer there are many calls


class FirstLayer:
    """What observations add up to."""

    def __init__(self, weights: Weights, catalogue: Catalogue) -> None:
        self._known = Rows(weights, catalogue)

    def sums(self, observations: Bytes) -> Matrix:
        """A row for each observation."""
        nothing = np.zeros((1, observations.shape[1]), np.uint8)
        return self.sums_after(nothing, self._known.nothing[None], observations, np.zeros(len(observations), np.intp))

    def sums_after(self, before: Bytes, sums: Matrix, observations: Bytes, whose: Places | None = None) -> Matrix:
        """The same for observations that follow others, whose sums are known, and differ little from them.

        `whose` tells for each observation the number of the one before it; without it they are numbered alike.
        """
        numbers = np.arange(len(observations)) if whose is None else whose
        which, byte, old, new = changes(before, numbers, observations)
        values = np.stack([new, old], 1).reshape(-1)
        told = np.flatnonzero(values)  # of every two the first is added, the second taken away
        byte, which = byte[told >> 1], which[told >> 1]
        rows = self._known.starts[byte] + np.minimum(values[told], self._known.most[byte])
        signs = (1 - 2 * (told & 1)).astype(np.float32)
        return self._add(sums[numbers], which, rows, signs)

    def _add(self, sums: Matrix, which: Places, rows: Places, signs: Matrix) -> Matrix:
        """Add rows to sums, in place: row by row which of the sums, and whether it is added or taken away.

        `np.add.reduceat` would do it three times slower.
        """
        every = np.arange(len(sums) + 1)
        if len(which) <= TOGETHER or len(sums) == 1:  # a few options of one game: nothing to cut
            sums += ((which == every[:-1, None]) * signs) @ self._known.rows.take(rows, axis=0)
            return sums
        ends = np.searchsorted(which, every)
        cuts = np.unique(np.append(np.searchsorted(ends, np.arange(0, len(which), TOGETHER)), len(sums)))
        for first, last in pairwise(cuts.tolist()):
            part = slice(ends[first], ends[last])
            added = (which[part] == every[first:last, None]) * signs[part]
            sums[first:last] += added @ self._known.rows.take(rows[part], axis=0)
        return sums


def changes(before: Bytes, whose: Places, after: Bytes) -> tuple[Places, Places, Bytes, Bytes]:
    """Every byte that has changed: in which observation, which byte, from what, and to what."""
    was, now = before.view(np.uint32)[whose], after.view(np.uint32)
    words = np.flatnonzero(was != now)
    old, new = (seen.reshape(-1)[words].view(np.uint8) for seen in (was, now))
    changed = np.flatnonzero(old != new)
    which, byte = np.divmod(words[changed // WORD] * WORD + changed % WORD, after.shape[1])
    return which, byte, old[changed], new[changed]
