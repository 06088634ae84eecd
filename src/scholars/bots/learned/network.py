"""What was learned, at play: one network judges the table after an option, the other how good a table is for a seat.

Both begin with the sums of their first layer. Those of the tables after the options of a decision follow from those of
the table before; whoever looks ahead keeps them.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from scholars.bots.learned.arrays import Bytes as Observations
from scholars.bots.learned.arrays import Matrix, as_bytes
from scholars.bots.learned.choosing import Choosing
from scholars.bots.learned.first_layer import FirstLayer
from scholars.bots.learned.judges import Numbers
from scholars.bots.learned.rows import Weights
from scholars.catalogue import Catalogue
from scholars.engine.native import Bytes


class Layers:
    """All but the first layer."""

    def __init__(self, weights: Weights) -> None:
        self._second, self._last = (
            (np.ascontiguousarray(weights[f"{name}.weight"].T), weights[f"{name}.bias"]) for name in ("second", "last")
        )

    def __call__(self, first: Matrix) -> Matrix:
        """What comes of the first layer, which is written over."""
        np.maximum(first, 0, out=first)
        second: Matrix = first @ self._second[0]
        second += self._second[1]
        np.maximum(second, 0, out=second)
        found: Matrix = second @ self._last[0] + self._last[1]
        return found


class Policy(FirstLayer):
    """How much an option is to be wished for, from the table after it and the choice itself."""

    def __init__(self, weights: Weights, catalogue: Catalogue) -> None:
        super().__init__(weights, catalogue)
        self._choices = weights["choices"] @ weights["chosen.weight"].T
        self._layers = Layers(weights)
        self._last: tuple[Observations, Matrix] | None = None  # the last one, and its sums

    def wishes(self, sums: Matrix, choices: npt.NDArray[np.integer[Any]]) -> Matrix:
        """A number for each option, from the sums of the table after it and the dense number of the choice."""
        return self._layers(self._choices[choices] + sums)[:, 0]

    def opinions(self, seen: Bytes, after: Sequence[Bytes], choices: Sequence[int]) -> list[Numbers]:
        """The same from what is seen, for each of some ways the tables after the options may look."""
        before, numbers = as_bytes(seen)[None], np.array(choices)
        sums, whose = self._sums_of(before), np.zeros(len(choices), np.intp)
        tables = (as_bytes(one).reshape(len(choices), -1) for one in after)
        return [self.wishes(self.sums_after(before, sums, one, whose), numbers).tolist() for one in tables]

    def _sums_of(self, observation: Observations) -> Matrix:
        """The sums of one observation, from those of the last one: the same bit for bit, and sooner made."""
        sums = self.sums(observation) if self._last is None else self.sums_after(*self._last, observation)
        self._last = observation.copy(), sums
        return sums

    def choosing(self, first: Sequence[Bytes], games: int) -> Choosing:
        """Whoever takes the likeliest options of so many games."""
        return Choosing(self, first, games)


class Value(FirstLayer):
    """What is still to come for the seat that looks on, by head."""

    def __init__(self, weights: Weights, catalogue: Catalogue) -> None:
        super().__init__(weights, catalogue)
        self._layers = Layers(weights)

    def heads(self, sums: Matrix) -> Matrix:
        """A row for each table, from its sums."""
        return self._layers(sums.copy())

    def to_come(self, seen: Sequence[Bytes]) -> list[Numbers]:
        """The same for tables that have much in common, so one of them is looked at whole."""
        tables = np.stack([as_bytes(one) for one in seen])
        first = tables[:1]
        sums = self.sums_after(first, self.sums(first), tables, np.zeros(len(tables), np.intp))
        found: list[Numbers] = self.heads(sums).tolist()
        return found
