"""How much of a box is known: values seen by its maker, known, inferred, reconstructed."""

from dataclasses import dataclass

from scholars.catalogue import Catalogue, Status
from scholars.packs.changing import is_seen
from scholars.packs.pieces import Piece, pieces


@dataclass(frozen=True, slots=True)
class Progress:
    """So many values, by how sure we are of them; those that were seen in the box count apart."""

    seen: int = 0
    known: int = 0
    inferred: int = 0
    reconstructed: int = 0

    @property
    def values(self) -> int:
        """How many there are."""
        return self.seen + self.known + self.inferred + self.reconstructed

    def __add__(self, other: "Progress") -> "Progress":
        return Progress(
            self.seen + other.seen,
            self.known + other.known,
            self.inferred + other.inferred,
            self.reconstructed + other.reconstructed,
        )


def progress_of(catalogue: Catalogue, piece: Piece) -> Progress:
    """Those of one piece."""
    marks = [piece.mark(catalogue, field) for field in piece.fields]
    unseen = [mark.status for mark in marks if not is_seen(mark)]
    return Progress(len(marks) - len(unseen), *(unseen.count(status) for status in Status))


def progress(catalogue: Catalogue) -> Progress:
    """Those of the whole box."""
    return sum((progress_of(catalogue, piece) for piece in pieces(catalogue)), Progress())
