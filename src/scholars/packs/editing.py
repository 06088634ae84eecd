"""Correcting and confirming: each change is made whole and checked, or not made, and then told what would mend it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scholars.catalogue import Catalogue, Fault, UnsoundCatalogue
from scholars.catalogue.writing import mark_text
from scholars.errors import ScholarsError, Sentence
from scholars.locales import Message, fault_message
from scholars.packs.changing import Change, Held, holding, put, seen
from scholars.packs.describing import name_of
from scholars.packs.mending import mends
from scholars.packs.pack import Pack
from scholars.packs.pieces import find_field, find_piece, pieces

MOST_TOLD = 4  # faults of one change; the rest says much the same


@dataclass(frozen=True, slots=True)
class FieldFault:
    """What is wrong with a change, at its field, and changes that would do instead."""

    piece: str
    field: str
    sentence: str
    mends: tuple[tuple[Change, ...], ...] = ()

    @property
    def reason(self) -> Message:
        """What is wrong, for people of any language."""
        return fault_message(self.sentence)

    def __str__(self) -> str:
        return f"{self.piece}.{self.field}: {self.sentence}"


class WrongEdit(ScholarsError, ValueError):
    """A change that would break the box; nothing was changed."""

    def __init__(self, faults: tuple[FieldFault, ...]) -> None:
        super().__init__(str(faults[0]))
        self.faults = faults


def edited(pack: Pack, changes: Sequence[Change]) -> Pack:
    """A pack with fields as they were seen in the box; WrongEdit says what is wrong, and what would do."""
    mark = mark_text(seen(pack.about))
    checked = [_checked(pack.catalogue, change) for change in changes]
    try:
        catalogue = put(pack.catalogue, [Held(one.piece, one.field, one.value, mark) for one in checked])
    except UnsoundCatalogue as unsound:
        raise WrongEdit(_at_their_fields(pack, checked, unsound.faults)) from None
    return replace(pack, catalogue=catalogue)


def _checked(catalogue: Catalogue, change: Change) -> Change:
    piece = find_piece(catalogue, change.piece)
    find_field(piece, change.field)
    return change


def confirmed(pack: Pack, wanted: str, field: str | None = None) -> Pack:
    """A pack in which a piece, or one field of it, was seen as it is."""
    piece, mark = find_piece(pack.catalogue, wanted), mark_text(seen(pack.about))
    names = piece.fields if field is None else (find_field(piece, field),)
    held = [replace(holding(pack.catalogue, piece, name), mark=mark) for name in names]
    return replace(pack, catalogue=put(pack.catalogue, held))


# What is wrong, and what would do


def _at_their_fields(pack: Pack, changes: Sequence[Change], faults: Sequence[Fault]) -> tuple[FieldFault, ...]:
    """Each fault at the field that was changed; what is said of another piece or of a whole deck is told there too."""
    known = {piece.id for piece in pieces(pack.catalogue)}
    told: list[FieldFault] = []
    for fault in faults[:MOST_TOLD]:
        entry = fault.entry.rpartition(" ")[2]
        own = next((one for one in changes if one.piece.endswith(entry) and one.field == fault.field), None)
        change = own or next((one for one in changes if entry == one.piece), changes[0])
        other = entry in known and own is None and entry != change.piece
        sentence = _elsewhere(pack, fault, entry) if other else fault.sentence
        found = FieldFault(change.piece, change.field, sentence, mends(pack, changes, change))
        if found not in told:
            told.append(found)
    return tuple(told)


def _elsewhere(pack: Pack, fault: Fault, entry: str) -> Sentence:
    """What is said of a piece that was not changed, with its name."""
    called = name_of(pack.catalogue, find_piece(pack.catalogue, entry))
    told = f"{fault.entry}, {fault.field}: {fault.sentence}"
    return Sentence("fault-elsewhere", told, piece=called, fault=fault.sentence)
