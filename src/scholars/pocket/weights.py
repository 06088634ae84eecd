"""The networks as the browser reads them (`web/src/pocket/network.ts`): smaller than those of a server.

A line of JSON tells what follows, array after array. Of the first layer it has what its rows are made of: whole rows,
what is made of a printed card, what that is worth at each place, and a row for each count. What is printed is told for
the catalogue we ship; who plays with another tells it anew (`networks.py`). Numbers of one byte have fewer values than
in the file we ship, so that they can be packed: what is fetched must be small, and what is chosen is nearly the same.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from scholars.bots.learned import knowledge
from scholars.bots.learned.arrays import Matrix
from scholars.bots.learned.layout import CARDS, PLACED, Layout, layout
from scholars.bots.learned.rows import Counts, Rows, Weights
from scholars.catalogue import load

MOST = 31  # the highest number of a matrix, either way
FEW = 4096  # numbers below which a matrix is told exactly
TURNED = ("seen.weights.weight", "chosen.weight")  # matrices that are written with their columns as rows
CARD_LAYERS = ("first", "second")

Array = npt.NDArray[Any]


class Coarse(Mapping[str, Matrix]):
    """The weights of a network, rounded to fewer values: just those that are written."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._kept: dict[str, Matrix] = {}

    def __getitem__(self, name: str) -> Matrix:
        if name not in self._kept:
            whole = self._weights[name]
            as_written = whole.T if name in TURNED else whole
            found = as_written if whole.size < FEW else _rounded(as_written)[2]
            self._kept[name] = found.T if name in TURNED else found
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
    """Both networks, and what is printed in the catalogue we ship."""
    into, read = Writer(), layout(load())
    told = {"layout": _layout(into, read), "places": read.places, "placed": PLACED}
    told |= {name: _network(into, Coarse(weights), read) for name, weights in knowledge.shipped().items()}
    head = json.dumps(told).encode()
    head += b" " * (-(len(head) + 1) % 4) + b"\n"
    return head + b"".join(into.parts)


def _layout(into: Writer, read: Layout) -> dict[str, Any]:
    """What follows from a catalogue."""
    highest = np.frombuffer(read.highest, np.uint8)[read.named]
    return {
        "rows": read.rows,
        "named": into.put(np.array(read.named, "<i4")),
        "starts": into.put(np.array(read.starts, "<i4")),
        "highest": into.put(highest),
        "printed": {kind: into.put(np.array(rows, "<f4")) for kind, rows in read.printed.items()},
    }


def _network(into: Writer, weights: Coarse, read: Layout) -> dict[str, Any]:
    told = {
        "bytes": len(read.highest),
        "nothing": into.put(Rows(weights, load()).nothing.astype("<f4")),
        "plain": _plain(into, weights, read),
        "cards": {kind: [_layer(into, weights, f"seen.cards.{kind}.{name}") for name in CARD_LAYERS] for kind in CARDS},
        "lying": {kind: into.matrix(weights[f"seen.lying.{kind}.weights"]) for kind in (*CARDS, *PLACED)},
        "counts": _counts(into, weights, read),
        "layers": [_layer(into, weights, name) for name in ("second", "last")],
    }
    if "choices" in weights:
        told["choices"] = {
            "left": into.matrix(weights["choices"]),
            "right": into.matrix(np.ascontiguousarray(weights["chosen.weight"].T)),
        }
    return told


def _layer(into: Writer, weights: Coarse, name: str) -> dict[str, Any]:
    bias = into.put(weights[f"{name}.bias"].astype("<f4"))
    return {"weights": into.matrix(weights[f"{name}.weight"]), "bias": bias}


def _plain(into: Writer, weights: Coarse, read: Layout) -> dict[str, Any]:
    """Rows that were learned one by one, and from which of them each is told."""
    starts = np.array([start for start in read.starts if start < read.plain])
    firsts = np.repeat(starts, np.diff(starts, append=read.plain))
    return {"rows": into.matrix(weights["seen.plain"]), "less": into.put(firsts.astype("<i4"))}


def _counts(into: Writer, weights: Coarse, read: Layout) -> dict[str, Any]:
    highest = np.frombuffer(read.highest, np.uint8)
    counted = Counts(weights, highest[np.array(read.counts)])
    value = (np.arange(len(counted.byte)) - counted.starts[counted.byte]).astype(np.float32)
    nothing = counted.seen(np.zeros(len(read.counts), np.float32), np.arange(len(read.counts)))
    factors = counted.seen(value, counted.byte) - nothing[counted.byte]
    return {
        "bytes": into.put(np.array(read.counts, "<i4")),
        "starts": into.put(counted.starts.astype("<i4")),
        "most": into.put(counted.most.astype(np.uint8)),
        "rows": into.matrix(np.ascontiguousarray(weights["seen.weights.weight"].T)),
        "of": into.put(counted.byte.astype("<i4")),
        "factors": into.put(factors.astype("<f4")),
    }
