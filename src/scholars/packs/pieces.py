"""What can be corrected, piece by piece: cards, Rooms, Tracks ..., and the tables that stand alone on a board.

A value has an address: `chinese-a.dispatch`, and in a list `track-physics.harvest.2`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, is_dataclass
from pathlib import PurePosixPath
from typing import Any

from scholars.catalogue import FILES, Catalogue, Mark
from scholars.catalogue.files import File
from scholars.catalogue.schema import Shape, fields_of, shape_of
from scholars.effects.faults import not_known
from scholars.errors import ScholarsError, Sentence


class UnknownField(ScholarsError, KeyError):
    """No printed value has this address; says which comes nearest."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Piece:
    """Something printed: an entry of a list, a table that stands alone, or what stands at the top of a file."""

    id: str
    file: File
    table: str  # none for what stands at the top of a file
    entry: str  # the id, for an entry of a list
    kind: type[Any]

    @property
    def kind_id(self) -> str:
        """What kind of thing it is, as texts name it."""
        return self.table.replace("_", "-") if self.entry else self.id

    @property
    def fields(self) -> tuple[str, ...]:
        """Every field that may be corrected; what only tells entries apart may not."""
        names = tuple(fields_of(self.kind))
        if self.entry:
            return names[1:]
        return names if self.table else tuple(name for name in names if not _holds_tables(self, name))

    def shape(self, field: str) -> Shape:
        """What a field may be."""
        return shape_of(self.kind, field)

    def held(self, tables: dict[str, Any]) -> dict[str, Any]:
        """Where the values of this piece stand among the tables of its file."""
        if not self.entry:
            return tables[self.table] if self.table else tables
        key = next(iter(fields_of(self.kind)))
        return next(entry for entry in tables[self.table] if _is_called(self.entry, entry[key]))

    def thing(self, catalogue: Catalogue) -> Any:
        """The piece itself."""
        root = catalogue.files[self.file.name]
        if not self.entry:
            return getattr(root, self.table) if self.table else root
        return next(thing for thing in getattr(root, self.table) if thing.id == self.entry)

    def mark(self, catalogue: Catalogue, field: str) -> Mark:
        """How sure we are of a field."""
        marks = catalogue.marks[self.file.name]
        return marks.get((self.table, self.entry, field)) or marks[self.table, "", field]


def _is_called(entry: str, key: object) -> bool:
    return entry == str(key) or entry.rpartition("-")[2] == str(key)


def _holds_tables(piece: Piece, name: str) -> bool:
    slot = fields_of(piece.kind)[name]
    listed = {table.name for table in piece.file.tables}
    return name in listed or (isinstance(slot.type, type) and is_dataclass(slot.type))


def pieces(catalogue: Catalogue) -> Iterator[Piece]:
    """Every piece, in the order of the files: cards first, then what stands alone beside them."""
    for file in FILES:
        for table in file.tables:
            for thing in getattr(catalogue.files[file.name], table.name):
                yield Piece(thing.id, file, table.name, thing.id, table.kind)
        yield from _alone(file)


def _alone(file: File) -> Iterator[Piece]:
    """The tables of a file that are no lists, and what stands at its top."""
    listed = {table.name for table in file.tables}
    for name, slot in fields_of(file.root).items():
        if name not in listed and isinstance(slot.type, type) and is_dataclass(slot.type):
            yield Piece(name.replace("_", "-"), file, name, "", slot.type)
    top = Piece(PurePosixPath(file.name).stem.replace("_", "-"), file, "", "", file.root)
    if top.fields:
        yield top


def find_piece(catalogue: Catalogue, wanted: str) -> Piece:
    """A piece by its id, or UnknownField."""
    known = {piece.id: piece for piece in pieces(catalogue)}
    if wanted not in known:
        raise UnknownField(not_known(wanted[:80], known))
    return known[wanted]


def find_field(piece: Piece, wanted: str) -> str:
    """A field of a piece, or UnknownField."""
    if wanted not in piece.fields:
        unknown = not_known(wanted[:80], piece.fields)
        raise UnknownField(Sentence(unknown.key, f"{piece.id}: {unknown}", **unknown.values))
    return wanted
