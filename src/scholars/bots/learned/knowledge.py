"""The weights of networks in a file: small enough to be shipped, quick to read, and refused where they do not fit.

A line with a checksum of the rest, a line that tells what follows, and the numbers, matrix after matrix. A large matrix
is made of whole numbers of one byte, and a scale for each of its rows or columns.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import numpy.typing as npt

from scholars.bots.learned.arrays import Matrix
from scholars.bots.learned.rows import Weights
from scholars.catalogue import load
from scholars.encoding import encoder_for
from scholars.errors import ScholarsError
from scholars.positions.records import RULES

SHIPPED = Path(__file__).with_name("shipped.weights")
FORMAT = 1  # raised when the file, or what a network makes of the numbers in it, changes
TITLE = b"Weights of learned scholars"
LARGE = 2**16  # numbers from which on a matrix is rounded
MOST = 127  # the highest whole number of one byte, either way

Whole = npt.NDArray[np.int8]
Form = tuple[str, tuple[int, ...], int]  # of numbers in the file: their type, their shape, and where they begin


class UnreadableKnowledge(ScholarsError, ValueError):
    """A file of weights that cannot be played with here."""


@cache
def shipped() -> Mapping[str, Weights]:
    """The networks that come along, by name."""
    return read(SHIPPED)


# Reading


def read(path: Path) -> dict[str, Weights]:
    """The networks in a file, by name; UnreadableKnowledge says what is wrong with it."""
    try:
        content = path.read_bytes()
    except OSError as fault:
        raise UnreadableKnowledge(f"{path}: {fault.strerror or fault}.") from None
    start = content.find(b"\n") + 1
    title, _, checksum = content[:start].rpartition(b" ")
    if title != TITLE:
        raise UnreadableKnowledge(f"{path}: this is no file of weights.")
    if checksum != _checksum(memoryview(content)[start:]):
        raise UnreadableKnowledge(f"{path}: this file of weights is damaged.")
    numbers = content.find(b"\n", start) + 1
    told = json.loads(content[start:numbers])
    if told["format"] != FORMAT:
        raise UnreadableKnowledge(f"{path}: these are weights of format {told['format']}; this program reads {FORMAT}.")
    if told["for"] != _here():
        sentence = "these weights were learned with other cards, another encoding or other rules"
        raise UnreadableKnowledge(f"{path}: {sentence} ({told['for']}); here they are {_here()}.")
    return {name: Stored(content, numbers, forms) for name, forms in told["networks"].items()}


class Stored(Weights):
    """The weights of a network as they lie in a file; each matrix is made when it is asked for."""

    def __init__(self, content: bytes, start: int, forms: Mapping[str, list[Form]]) -> None:
        self._content, self._start, self._forms = content, start, forms

    def __getitem__(self, name: str) -> Matrix:
        numbers, *scales = (
            np.ndarray(shape, kind, self._content, self._start + place) for kind, shape, place in self._forms[name]
        )
        found: Matrix = np.multiply(numbers, scales[0] if scales else 1, dtype=np.float32)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._forms)

    def __len__(self) -> int:
        return len(self._forms)


# Writing


def write(path: Path, networks: Mapping[str, Weights]) -> None:
    """Write networks into a file, for those who play by the same cards, encoding and rules."""
    forms: dict[str, dict[str, list[Form]]] = {network: {} for network in networks}
    numbers, place = [], 0
    for network, weights in networks.items():
        for name, matrix in weights.items():
            parts = [matrix.astype("<f4")] if matrix.size < LARGE else rounded(matrix)
            forms[network][name] = []
            for part in parts:
                forms[network][name].append((part.dtype.str, part.shape, place))
                numbers.append(part.tobytes())
                place += part.nbytes
    told = json.dumps({"format": FORMAT, "for": _here(), "networks": forms})
    content = b"".join([told.encode(), b"\n", *numbers])
    path.write_bytes(TITLE + b" " + _checksum(content) + content)


def rounded(matrix: Matrix) -> tuple[Whole, Matrix]:
    """Whole numbers, and the scales that make the matrix of them: by rows or by columns, as loses less."""
    return min((_rounded(matrix, axis) for axis in (-1, -2)), key=lambda found: _loss(matrix, *found))


def _rounded(matrix: Matrix, axis: int) -> tuple[Whole, Matrix]:
    scales = np.abs(matrix).max(axis, keepdims=True) / np.float32(MOST)
    scales[scales == 0] = 1
    return np.rint(matrix / scales).astype(np.int8), scales.astype("<f4")


def _loss(matrix: Matrix, whole: Whole, scales: Matrix) -> float:
    return float(np.square(matrix - whole * scales).mean())


# Both


def _checksum(content: bytes | memoryview) -> bytes:
    """As the end of a line."""
    return f"{crc32(content):08x}\n".encode()


def _here() -> dict[str, Any]:
    """What weights must have been learned with to be played with here."""
    return {"encoding": encoder_for(load()).fingerprint, "rules": RULES}
