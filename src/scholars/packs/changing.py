"""What fields hold, and a catalogue in which they hold something else: checked whole, or not made at all."""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from scholars.catalogue import Catalogue, Mark, Status
from scholars.catalogue.loading import assembled
from scholars.catalogue.pack_files import About
from scholars.catalogue.writing import mark_text, tables_of
from scholars.packs.pieces import Piece, find_piece

SEEN = "seen in the box"


@dataclass(frozen=True, slots=True)
class Change:
    """A field and what is printed there, as it stands in TOML; None for nothing."""

    piece: str
    field: str
    value: Any


@dataclass(frozen=True, slots=True)
class Held:
    """What a field held, or is to hold: its value, and how sure we are."""

    piece: str
    field: str
    value: Any
    mark: str


def seen(about: About) -> Mark:
    """How sure we are of what somebody has seen in their box."""
    return Mark(Status.KNOWN, f"{SEEN}, {about.box}" if about.box else SEEN)


def is_seen(mark: Mark) -> bool:
    """Whether a mark says that somebody has looked."""
    return mark.source.startswith(SEEN)


def holding(catalogue: Catalogue, piece: Piece, field: str) -> Held:
    """What a field holds now."""
    value = piece.held(tables_of(catalogue, piece.file.name)).get(field)
    return Held(piece.id, field, value, mark_text(piece.mark(catalogue, field)))


def put(catalogue: Catalogue, held: Sequence[Held]) -> Catalogue:
    """A catalogue in which fields hold something else, checked whole; UnsoundCatalogue if it cannot be."""
    tables: dict[str, dict[str, Any]] = {}
    for one in held:
        piece = find_piece(catalogue, one.piece)
        name = piece.file.name
        if name not in tables:
            tables[name] = deepcopy(tables_of(catalogue, name))
        table = tables[name]
        here = piece.held(table)
        if one.value is None:
            here.pop(one.field, None)
        else:
            here[one.field] = one.value
        _put_mark(table["fidelity"], piece, one.field, one.mark)
    return assembled(tables, catalogue)


def _put_mark(fidelity: dict[str, Any], piece: Piece, field: str, mark: str) -> None:
    common = fidelity.setdefault(piece.table, {}) if piece.table else fidelity
    if not piece.entry:
        common[field] = mark
        return
    single = common.setdefault(piece.entry, {})
    single[field] = mark
    if mark == common[field]:  # it says nothing of its own
        del single[field]
    if not single:
        del common[piece.entry]
