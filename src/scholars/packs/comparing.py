"""What two packs say differently, field by field: what is printed, and how sure their makers are."""

from collections.abc import Iterator
from dataclasses import dataclass

from scholars.catalogue import Catalogue
from scholars.packs.changing import Held, holding
from scholars.packs.pieces import pieces


@dataclass(frozen=True, slots=True)
class Disparity:
    """A field of which two catalogues say something else."""

    before: Held
    after: Held

    @property
    def value(self) -> bool:
        """Whether something else is printed; if not, only the marks differ."""
        return bool(self.before.value != self.after.value)


def compared(one: Catalogue, other: Catalogue) -> Iterator[Disparity]:
    """Every field that differs, in the order of the files."""
    for piece in pieces(one):
        name = piece.file.name
        if one.files[name] == other.files[name] and one.marks[name] == other.marks[name]:
            continue
        before, after = piece.thing(one), piece.thing(other)
        for field in piece.fields:
            same = getattr(before, field) == getattr(after, field)
            if not same or piece.mark(one, field) != piece.mark(other, field):
                yield Disparity(holding(one, piece, field), holding(other, piece, field))
