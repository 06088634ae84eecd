"""A piece as an editor shows it: each field with what it may be, what it says, and how sure we are; as JSON values."""

from collections.abc import Iterator
from typing import Any

from scholars.catalogue import Catalogue, Entry
from scholars.catalogue.checks import MAP_PLACES
from scholars.catalogue.schema import Shape
from scholars.catalogue.writing import tables_of
from scholars.effects import Word, plain
from scholars.locales import Message, joined, label_key, message, name, place_in_list, value_text
from scholars.packs.changing import is_seen
from scholars.packs.pieces import Piece, pieces
from scholars.packs.progress import progress_of
from scholars.packs.words import name_of_vocabulary

LISTS = ("harvest", "immediate", "spaces", "small", "first", "second", "influence")  # their labels name one of them


def name_of(catalogue: Catalogue, piece: Piece) -> Message:
    """What a piece is called."""
    if not piece.entry:
        return message(f"box-{piece.id}")
    table = next(table for table in piece.file.tables if table.name == piece.table)
    return name(Entry(piece.file, table, piece.thing(catalogue)))


def kind_of(piece: Piece) -> Message:
    """What pieces of its kind are called together."""
    return message(f"kind-{piece.kind_id}" if piece.entry else "box-boards")


def label(piece: Piece, field: str) -> Message:
    """What a field is called, as a whole."""
    items = piece.shape(field).items
    if piece.entry and field in LISTS and items is not None and items.words is not None:
        return message(f"box-all-{field}")
    if piece.id == "scroll-vp":
        return message("language", item=field)
    return message(_label_key(piece, field))


def _label_key(piece: Piece, field: str) -> str:
    if piece.entry:
        return label_key(piece.kind_id, field)
    return f"box-{piece.id}-{field}".replace("_", "-")


def outline(catalogue: Catalogue) -> Iterator[dict[str, Any]]:
    """Every piece in a line, with how much of it is known."""
    for piece in pieces(catalogue):
        yield outlined(catalogue, piece)


def outlined(catalogue: Catalogue, piece: Piece) -> dict[str, Any]:
    """A piece in a line."""
    counted = progress_of(catalogue, piece)
    return {
        "id": piece.id,
        "name": name_of(catalogue, piece).plain(),
        "kind": kind_of(piece).plain(),
        "expansion": piece.file.expansion,
        "values": counted.values,
        "seen": counted.seen,
        "unsure": counted.inferred + counted.reconstructed,
    }


def described(catalogue: Catalogue, piece: Piece) -> dict[str, Any]:
    """A piece with all its fields."""
    held = piece.held(tables_of(catalogue, piece.file.name))
    return {
        "id": piece.id,
        "name": name_of(catalogue, piece).plain(),
        "kind": kind_of(piece).plain(),
        "expansion": piece.file.expansion,
        "fields": [_field(catalogue, piece, field, held.get(field)) for field in piece.fields],
    }


def _field(catalogue: Catalogue, piece: Piece, field: str, value: Any) -> dict[str, Any]:
    mark, shape = piece.mark(catalogue, field), piece.shape(field)
    return {
        "field": field,
        "label": label(piece, field).plain(),
        "shape": _shape(catalogue, piece, field, shape),
        "value": value,
        "parts": list(_parts(catalogue, piece, field, shape)),
        "fidelity": str(mark.status),
        "source": mark.source,
        "seen": is_seen(mark),
    }


def _parts(catalogue: Catalogue, piece: Piece, field: str, shape: Shape) -> Iterator[dict[str, Any]]:
    """What a field says: one thing, or each of a list with what tells it from the others."""
    held = getattr(piece.thing(catalogue), field)
    whole = held if isinstance(held, tuple) else () if held is None else (held,)
    for place, one in enumerate(whole):
        told: dict[str, Any] = {"text": value_text(catalogue, field, one).plain()}
        if shape.items is not None and shape.items.words is not None and piece.entry:
            told["label"] = message(_label_key(piece, field), **place_in_list(field, place, len(whole))).plain()
        yield told | ({"words": plain(one), "written": str(one)} if isinstance(one, Word) else {})


def change_text(catalogue: Catalogue, piece: Piece, field: str, value: Any) -> Message:
    """What a field would say after a change: words as they are written, all else by its name."""
    return _would_say(catalogue, field, piece.shape(field), value)


def _would_say(catalogue: Catalogue, field: str, shape: Shape, value: Any) -> Message:
    if value is None:
        return message("box-nothing")
    if shape.items is not None:
        return joined(tuple(_would_say(catalogue, field, shape.items, one) for one in value), "list-comma")
    if shape.words is not None:
        return message("fault-quoted", text=str(value))
    member = next((one for one in shape.members if one == value), value)
    return value_text(catalogue, field, member)


# What a field may be


def _shape(catalogue: Catalogue, piece: Piece, field: str, shape: Shape) -> dict[str, Any]:
    told: dict[str, Any] = {"optional": shape.optional}
    if shape.items is not None:
        items = _shape(catalogue, piece, field, shape.items)
        return told | {"type": "list", "items": items, "least": shape.length.least, "most": shape.length.most}
    if shape.numbers is not None:
        return told | {"type": "number", "least": shape.numbers.least, "most": shape.numbers.most}
    if shape.truth:
        return told | {"type": "truth"}
    if shape.words is not None:
        return told | {"type": "words", "vocabulary": vocabulary_of(shape), "expansion": piece.file.expansion}
    members = shape.members or _references(catalogue, piece)
    choices = [{"value": str(one), "text": value_text(catalogue, field, one).plain()} for one in members]
    return told | {"type": "member", "choices": choices}


def _references(catalogue: Catalogue, piece: Piece) -> tuple[str, ...]:
    """What a field may name that is no word of the game: a Starting Scroll, or a place on the Map."""
    return MAP_PLACES if piece.table == "spot" else tuple(one.id for one in catalogue.starting_scrolls)


def vocabulary_of(shape: Shape) -> str:
    """The name of the words a field is written in."""
    assert shape.words is not None
    return name_of_vocabulary(shape.words.read)
