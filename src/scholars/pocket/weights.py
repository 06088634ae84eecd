"""The networks as the browser reads them (`web/src/pocket/network.ts`): smaller than those of a server.

A line of JSON tells what follows, array after array. Rows of the first layer are told by blocks: whole rows, products
of cards and places, and multiples of a row for each value of a count. Numbers of one byte have fewer values than in
the file we ship, so that they can be packed: what is fetched must be small, and what is chosen stays nearly the same.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from scholars.bots.learned import knowledge
from scholars.bots.learned.attributes import Matrix
from scholars.bots.learned.layout import CARDS, PLACED, layout
from scholars.bots.learned.rows import Counts, Rows, Weights, cards_of
from scholars.catalogue import load

MOST = 31  # the highest number of a matrix, either way
FEW = 4096  # numbers below which a matrix is told exactly

Array = npt.NDArray[Any]


class Coarse(Mapping[str, Matrix]):
    """The weights of a network, rounded to fewer values."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._kept: dict[str, Matrix] = {}

    def __getitem__(self, name: str) -> Matrix:
        if name not in self._kept:
            whole = self._weights[name]
            self._kept[name] = whole if whole.size < FEW else _rounded(whole)[2]
        return self._kept[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self._weights)


def _rounded(matrix: Matrix) -> tuple[Array, Matrix, Matrix]:
    """Whole numbers, the scale of each row, and what they make."""
    scales = np.abs(matrix).max(-1, keepdims=True) / np.float32(MOST)
    scales[scales == 0] = 1
    whole = np.rint(matrix / scales).astype(np.int8)
    return whole, scales.astype("<f4"), (whole * scales).astype(np.float32)


class Writer:
    """Arrays one after the other, each beginning at a multiple of four."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        self.size = 0

    def put(self, array: Array) -> dict[str, Any]:
        """Where an array lies, and what it is made of."""
        place, content = self.size, np.ascontiguousarray(array).tobytes()
        content += bytes(-len(content) % 4)
        self.parts.append(content)
        self.size += len(content)
        return {"at": place, "kind": array.dtype.str[1:], "shape": array.shape}

    def matrix(self, matrix: Matrix) -> dict[str, Any]:
        """A matrix, in bytes where it is large."""
        if matrix.size < FEW:
            return {"numbers": self.put(matrix.astype("<f4"))}
        whole, scales, _ = _rounded(matrix)
        return {"numbers": self.put(whole), "scales": self.put(scales.reshape(-1))}


def packed() -> bytes:
    """Both networks, for the catalogue we ship."""
    into = Writer()
    told = {name: _network(into, Coarse(weights)) for name, weights in knowledge.shipped().items()}
    head = json.dumps(told).encode()
    head += b" " * (-(len(head) + 1) % 4) + b"\n"
    return head + b"".join(into.parts)


def _network(into: Writer, weights: Coarse) -> dict[str, Any]:
    known = Rows(weights, load())
    told = {
        "rows": len(known.rows),
        "starts": into.put(known.starts.astype("<i4")),
        "most": into.put(known.most.astype(np.uint8)),
        "nothing": into.put(known.nothing.astype("<f4")),
        "blocks": list(_blocks(into, weights)),
        "layers": [
            {"weights": into.matrix(weights[f"{name}.weight"]), "bias": into.put(weights[f"{name}.bias"].astype("<f4"))}
            for name in ("second", "last")
        ],
    }
    if "choices" in weights:
        told["choices"] = {
            "left": into.matrix(weights["choices"]),
            "right": into.matrix(np.ascontiguousarray(weights["chosen.weight"].T)),
        }
    return told


def _blocks(into: Writer, weights: Coarse) -> Iterator[dict[str, Any]]:
    """The rows of the first layer; the first of all is nothing."""
    read = layout(load())
    plain = weights["seen.plain"]
    starts = np.array([start for start in read.starts if start < read.plain])
    firsts = np.repeat(starts, np.diff(starts, append=read.plain))
    yield {"kind": "whole", "start": 1, "rows": into.matrix(plain), "less": into.put(firsts.astype("<i4"))}
    start = 1 + read.plain
    cards = {kind: cards_of(weights, kind, printed) for kind, printed in read.printed.items()}
    left = {kind: into.put(matrix.astype("<f4")) for kind, matrix in cards.items()}
    for kind in CARDS:
        lying = weights[f"seen.lying.{kind}.weights"]
        for place, matrix in enumerate(lying):
            at = start + place * len(cards[kind])
            yield {
                "kind": "product",
                "start": at,
                "step": 1,
                "skip": 0,
                "left": left[kind],
                "right": into.matrix(matrix),
            }
        start += read.places[kind] * len(cards[kind])
    for kind, (of, first_place) in PLACED.items():
        places = read.places[kind]
        for number, matrix in enumerate(weights[f"seen.lying.{kind}.weights"]):
            at = start + first_place + number
            yield {
                "kind": "product",
                "start": at,
                "step": places,
                "skip": 1,
                "left": left[of],
                "right": into.matrix(matrix),
            }
        start += places * (len(cards[of]) - 1)
    yield _counts(into, weights, start)


def _counts(into: Writer, weights: Coarse, start: int) -> dict[str, Any]:
    read = layout(load())
    highest = np.frombuffer(read.highest, np.uint8)
    counted = Counts(weights, highest[np.array(read.counts)])
    value = (np.arange(len(counted.byte)) - counted.starts[counted.byte]).astype(np.float32)
    nothing = counted.seen(np.zeros(len(read.counts), np.float32), np.arange(len(read.counts)))
    factors = counted.seen(value, counted.byte) - nothing[counted.byte]
    worth = np.ascontiguousarray(weights["seen.weights.weight"].T)
    return {
        "kind": "scaled",
        "start": start,
        "rows": into.matrix(worth),
        "of": into.put(counted.byte.astype("<i4")),
        "factors": into.put(factors.astype("<f4")),
    }
