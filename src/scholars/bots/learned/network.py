"""What was learned, at play: one network judges the table after an option, the other how good a table is for a seat.

Both begin with the sums of their first layer. Those of the tables after the options of a decision follow from those of
the table before; whoever looks ahead keeps them.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from scholars.bots.learned.attributes import Matrix
from scholars.bots.learned.first_layer import FirstLayer
from scholars.bots.learned.rows import Weights
from scholars.catalogue import Catalogue


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

    def wishes(self, sums: Matrix, choices: npt.NDArray[np.integer[Any]]) -> Matrix:
        """A number for each option, from the sums of the table after it and the dense number of the choice."""
        return self._layers(self._choices[choices] + sums)[:, 0]


class Value(FirstLayer):
    """What is still to come for the seat that looks on, by head."""

    def __init__(self, weights: Weights, catalogue: Catalogue) -> None:
        super().__init__(weights, catalogue)
        self._layers = Layers(weights)

    def heads(self, sums: Matrix) -> Matrix:
        """A row for each table, from its sums."""
        return self._layers(sums.copy())
