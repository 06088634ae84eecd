"""What would mend a change that cannot be: tried on a copy, and told only where the box stays sound."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from scholars.catalogue import UnsoundCatalogue
from scholars.catalogue.schema import Shape
from scholars.effects.faults import nearest
from scholars.effects.mending import mended
from scholars.packs.changing import Change, Held, put
from scholars.packs.pack import Pack
from scholars.packs.pieces import Piece, find_piece, pieces

MOST = 3
MOST_TRIED = 16


def mends(pack: Pack, changes: Sequence[Change], wrong: Change) -> tuple[tuple[Change, ...], ...]:
    """Changes that would do instead of some of which one is wrong."""
    others = [one for one in changes if one is not wrong]
    found: list[tuple[Change, ...]] = []
    for more in islice(_candidates(pack, wrong), MOST_TRIED):
        whole = (*others, *more)
        if len(found) < MOST and whole not in found and _is_sound(pack, whole):
            found.append(whole)
    return tuple(found)


def _is_sound(pack: Pack, changes: Sequence[Change]) -> bool:
    try:
        put(pack.catalogue, [Held(one.piece, one.field, one.value, "known: tried") for one in changes])
    except UnsoundCatalogue:
        return False
    return True


def _candidates(pack: Pack, wrong: Change) -> Iterator[tuple[Change, ...]]:
    piece = find_piece(pack.catalogue, wrong.piece)
    for value in _values(piece.shape(wrong.field), wrong.value):
        yield (Change(wrong.piece, wrong.field, value),)
    yield from _swaps(pack, piece, wrong)
    alike = [one for one in pieces(pack.catalogue) if (one.file, one.table) == (piece.file, piece.table)]
    yield tuple(Change(one.id, wrong.field, wrong.value) for one in alike)  # what is printed alike on all of them


def _swaps(pack: Pack, piece: Piece, wrong: Change) -> Iterator[tuple[Change, ...]]:
    """Where each may be there only so often: another one that has it takes what this one had."""
    before = getattr(piece.thing(pack.catalogue), wrong.field)
    for other in pieces(pack.catalogue):
        if (other.file, other.table) == (piece.file, piece.table) and other.id != piece.id:
            held = getattr(other.thing(pack.catalogue), wrong.field, None)
            if str(held) == str(wrong.value) and held != before and isinstance(before, str | int):
                plain = before if isinstance(before, int) else str(before)
                yield (wrong, Change(other.id, wrong.field, plain))


def _values(shape: Shape, value: Any) -> Iterator[Any]:
    """Values near to one that a field cannot be."""
    if shape.numbers is not None and isinstance(value, str) and value.strip().lstrip("-").isdecimal():
        value = int(value.strip()[:6])
        yield value
    if shape.numbers is not None and isinstance(value, int):
        yield min(max(value, shape.numbers.least), shape.numbers.most)
    if shape.members and isinstance(value, str):
        yield nearest(value, [str(member) for member in shape.members])
    if shape.words is not None and isinstance(value, str):
        meant = mended(value, shape.words.read)
        if meant:
            yield meant
    if shape.items is not None and isinstance(value, list):
        yield from _lists(shape, value)


def _lists(shape: Shape, value: list[Any]) -> Iterator[list[Any]]:
    assert shape.items is not None
    mended_items = [next(iter(_values(shape.items, item)), item) for item in value]
    yield mended_items
    yield list(dict.fromkeys(str(item) if shape.items.members else item for item in mended_items))
    yield mended_items[: shape.length.most]
