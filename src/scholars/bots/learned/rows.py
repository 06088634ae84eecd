"""What a network knows of each byte of an observation: a row of numbers for each of its values.

A row tells what a value adds to what 0 would, so that 0 has no row of its own. All numbers are multiples of one grain:
their sums are exact, in whatever order they are added up.
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from scholars.bots.learned.arrays import Matrix
from scholars.bots.learned.attributes import Row
from scholars.bots.learned.layout import CARDS, FARTHEST, PLACED, Layout, layout
from scholars.catalogue import Catalogue

Weights = Mapping[str, Matrix]
Places = npt.NDArray[np.intp]

GRAIN = 2.0**-13
LIMIT = 2.0**24 * GRAIN  # below it float32 has every multiple of the grain


class Rows:
    """The rows of all bytes: one for whatever adds nothing, those of bytes that name something, then those of counts.

    They are written where they stay: most of the time that would otherwise go by is spent on asking for memory.
    """

    def __init__(self, weights: Weights, catalogue: Catalogue) -> None:
        read = layout(catalogue)
        highest = np.frombuffer(read.highest, np.uint8)
        counts, named = np.array(read.counts), np.array(read.named)
        counted = Counts(weights, highest[counts])
        self.starts: Places = np.zeros(len(highest), np.intp)
        self.starts[named] = np.array(read.starts) + 1
        self.starts[counts] = counted.starts + read.rows + 1
        self.most = np.zeros_like(highest)  # values above it are like it
        self.most[named] = highest[named]
        self.most[counts] = counted.most

        bias = weights["seen.weights.bias"]
        self.rows: Matrix = np.zeros((1 + read.rows + len(counted.byte), len(bias)), np.float32)
        _, plain, cards, rest = np.split(self.rows, np.cumsum([1, read.plain, read.rows - read.plain]))
        self.nothing = to_grain(bias + _write_plain(weights, read, plain) + counted.write(rest))
        """The sums of an observation that is all 0."""
        _write_cards(weights, read, cards)
        to_grain(self.rows)

    def bound(self) -> float:
        """What no sum can exceed, nor any on the way from one observation to another."""
        highest = np.abs(self.nothing)
        for start, most in zip(self.starts.tolist(), self.most.tolist(), strict=True):
            highest += 2 * np.abs(self.rows[start : start + most + 1]).max(0)
        return float(highest.max())


def to_grain(numbers: Matrix) -> Matrix:
    """Round to multiples of the grain, in place."""
    numbers *= 1 / GRAIN
    np.rint(numbers, out=numbers)
    numbers *= GRAIN
    return numbers


def _write_plain(weights: Weights, read: Layout, into: Matrix) -> Matrix:
    """The rows that are learned one by one; what an observation that is all 0 has of them."""
    into[:] = weights["seen.plain"]
    starts = np.array([start for start in read.starts if start < read.plain])
    nothing = into[starts]
    into -= np.repeat(nothing, np.diff(starts, append=read.plain), axis=0)
    found: Matrix = nothing.sum(0)
    return found


def _write_cards(weights: Weights, read: Layout, into: Matrix) -> None:
    """The rows of cards: of each at each place where one lies, then of each at each place where it was seen."""
    cards = {kind: cards_of(weights, kind, printed) for kind, printed in read.printed.items()}
    start, size = 0, into.shape[1]
    for kind in CARDS:
        end = start + read.places[kind] * len(cards[kind])
        worth = into[start:end].reshape(read.places[kind], -1, size)
        np.matmul(cards[kind], weights[f"seen.lying.{kind}.weights"], out=worth)
        start = end
    for kind, (of, first_place) in PLACED.items():
        end = start + read.places[kind] * (len(cards[of]) - 1)
        worth = into[start:end].reshape(-1, read.places[kind], size)[:, first_place:].swapaxes(0, 1)
        np.matmul(cards[of][1:], weights[f"seen.lying.{kind}.weights"], out=worth)
        start = end


def cards_of(weights: Weights, kind: str, printed: list[Row]) -> Matrix:
    """What is printed on each card of a kind, in a few numbers; nothing is zeros."""
    rows = np.array(printed, np.float32)
    first = rows @ weights[f"seen.cards.{kind}.first.weight"].T + weights[f"seen.cards.{kind}.first.bias"]
    found: Matrix = np.maximum(first, 0) @ weights[f"seen.cards.{kind}.second.weight"].T
    found += weights[f"seen.cards.{kind}.second.bias"]
    found[0] = 0
    return found


class Counts:
    """The rows of bytes that count something, as far as their values differ."""

    def __init__(self, weights: Weights, highest: npt.NDArray[np.uint8]) -> None:
        self._mean, self._spread = weights["seen.mean"], weights["seen.spread"]
        self._worth = np.ascontiguousarray(weights["seen.weights.weight"].T)
        self.most: Places = np.minimum(highest, np.floor(self._mean + FARTHEST * self._spread) + 1).astype(np.intp)
        self.starts: Places = np.cumsum(self.most + 1) - self.most - 1
        self.byte: Places = np.repeat(np.arange(len(highest)), self.most + 1)  # of each row

    def write(self, into: Matrix) -> Matrix:
        """Write the rows; what an observation that is all 0 has of them."""
        value = (np.arange(len(self.byte)) - self.starts[self.byte]).astype(np.float32)
        nothing = self.seen(np.zeros(len(self._mean), np.float32), np.arange(len(self._mean)))
        np.take(self._worth, self.byte, axis=0, out=into, mode="clip")  # the other modes write elsewhere first
        into *= (self.seen(value, self.byte) - nothing[self.byte])[:, None]
        found: Matrix = nothing @ self._worth
        return found

    def seen(self, value: Matrix, byte: Places) -> Matrix:
        """How far values are from what is usual for their byte."""
        found: Matrix = np.clip((value - self._mean[byte]) / self._spread[byte], -FARTHEST, FARTHEST)
        return found
