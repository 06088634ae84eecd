"""The weights of networks in a file: small enough to be shipped, quick to read, and refused where they do not fit.

A line with a checksum of the rest, a line that tells what follows, and the numbers, matrix after matrix. A large matrix
is made of whole numbers of one byte, and a scale for each of its rows or columns. Columns that read what is printed on
cards are matched by name: an effect word that the weights do not know adds nothing.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import numpy.typing as npt

from scholars.bots.learned.arrays import Matrix
from scholars.bots.learned.attributes import COLUMNS, WORD_COLUMNS
from scholars.bots.learned.rows import Weights
from scholars.catalogue import load
from scholars.encoding import encoder_for
from scholars.errors import ScholarsError
from scholars.positions.records import RULES

SHIPPED = Path(__file__).with_name("shipped.weights")
UNNAMED_COLUMNS = Path(__file__).with_name("unnamed_columns.json")  # those of files written before columns had names
FORMAT = 1  # raised when the file, or what a network makes of the numbers in it, changes
TITLE = b"Weights of learned scholars"
LARGE = 2**16  # numbers from which on a matrix is rounded
MOST = 127  # the highest whole number of one byte, either way

Whole = npt.NDArray[np.int8]
Form = tuple[str, tuple[int, ...], int]  # of numbers in the file: their type, their shape, and where they begin
Columns = Mapping[str, list[str]]  # by kind of card
READ_ON_CARDS = "seen.cards.{}.first.weight"  # the matrix whose columns these are


class UnreadableKnowledge(ScholarsError, ValueError):
    """A file of weights that cannot be played with here."""


@cache
def shipped() -> Mapping[str, Weights]:
    """The networks that come along, by name."""
    return read(SHIPPED)


# Reading


def read(path: Path) -> dict[str, Weights]:
    """The networks in a file, by name; UnreadableKnowledge says what is wrong with it."""
    return parse(read_bytes(path), path)


def read_bytes(path: Path) -> bytes:
    """The content of a file, whatever it is."""
    try:
        return path.read_bytes()
    except OSError as fault:
        raise UnreadableKnowledge(f"{path}: {fault.strerror or fault}.") from None


def digest_of(content: bytes) -> str:
    """The first letters of the SHA-256 of a file, by which weights are known whatever their file is called."""
    return sha256(content).hexdigest()[:16]


def parse(content: bytes, path: Path) -> dict[str, Weights]:
    """The networks in the content of a file, by name; UnreadableKnowledge says what is wrong with it."""
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
    try:
        names = told.get("columns") or unnamed_columns()
        for forms in told["networks"].values():
            _check_widths(forms, names)
        columns = matched_columns(names)
    except UnreadableKnowledge as refusal:
        raise UnreadableKnowledge(f"{path}: {refusal}") from None
    return {name: Stored(content, numbers, forms, columns) for name, forms in told["networks"].items()}


class Stored(Weights):
    """The weights of a network as they lie in a file; each matrix is made when it is asked for."""

    def __init__(
        self, content: bytes, start: int, forms: Mapping[str, list[Form]], columns: Mapping[str, list[int]]
    ) -> None:
        self._content, self._start, self._forms = content, start, forms
        self._columns = {READ_ON_CARDS.format(kind): places for kind, places in columns.items()}

    def __getitem__(self, name: str) -> Matrix:
        numbers, *scales = (
            np.ndarray(shape, kind, self._content, self._start + place) for kind, shape, place in self._forms[name]
        )
        found: Matrix = np.multiply(numbers, scales[0] if scales else 1, dtype=np.float32)
        places = self._columns.get(name)
        if places is None:
            return found
        matched = np.zeros((len(found), len(places)), np.float32)
        known = [place for place, stored in enumerate(places) if stored >= 0]
        matched[:, known] = found[:, [places[place] for place in known]]
        return matched

    def __iter__(self) -> Iterator[str]:
        return iter(self._forms)

    def __len__(self) -> int:
        return len(self._forms)


# Columns


def unnamed_columns() -> Columns:
    """The columns of files that do not name theirs, as they were when those were written."""
    columns: Columns = json.loads(UNNAMED_COLUMNS.read_text(encoding="utf-8"))
    return columns


def _check_widths(forms: Mapping[str, list[Form]], named: Columns) -> None:
    """See that each column has a name; a version with other words may have written the file before they were named."""
    for kind, names in named.items():
        form = forms.get(READ_ON_CARDS.format(kind))
        if form is not None and form[0][1][1] != len(names):
            count = f"{form[0][1][1]} columns for a {kind} and {len(names)} names of them"
            raise UnreadableKnowledge(f"these weights have {count}: they were exported with other effect words.")


def matched_columns(stored: Columns) -> dict[str, list[int]]:
    """Where each column of this version stands in some weights, -1 for new effect words; kinds that agree are left out.

    UnreadableKnowledge if anything else differs.
    """
    if stored == COLUMNS:
        return {}
    differing = {kind: names for kind, names in COLUMNS.items() if stored.get(kind) != names}
    for kind, names in differing.items():
        known = stored.get(kind, [])
        if unknown := set(known) - set(names):
            raise UnreadableKnowledge(f'these weights read "{min(unknown)}" of a {kind}, which is not known here.')
        if lacking := set(names) - set(known) - WORD_COLUMNS:
            raise UnreadableKnowledge(f'these weights do not read "{min(lacking)}" of a {kind}, which is needed here.')
    return {
        kind: [stored[kind].index(name) if name in stored[kind] else -1 for name in names]
        for kind, names in differing.items()
    }


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
    told = json.dumps({"format": FORMAT, "for": _here(), "columns": COLUMNS, "networks": forms})
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
