"""The catalogue as the browser gets it: names and texts as messages, effects as words for icons."""

from dataclasses import fields
from typing import Any

from scholars import __version__
from scholars.catalogue import Catalogue, Entry
from scholars.effects import Bonus, Effect, Word, plain
from scholars.engine import build
from scholars.locales import LANGUAGES, Row, kind_name, name, rows


def plain_catalogue(catalogue: Catalogue) -> dict[str, object]:
    """The whole catalogue as JSON values, kind by kind."""
    kinds: dict[tuple[str, bool], list[Entry]] = {}
    for entry in catalogue.entries():
        kinds.setdefault((entry.table.kind_id, entry.file.expansion), []).append(entry)
    return {
        "version": __version__,
        "engine": build(),
        "fingerprint": catalogue.fingerprint,
        "languages": list(LANGUAGES),
        "kinds": [
            {
                "id": kind,
                "name": kind_name(entries[0]).plain(),
                "expansion": expansion,
                "things": [plain_thing(catalogue, entry) for entry in entries],
            }
            for (kind, expansion), entries in kinds.items()
        ],
        "board": {
            "recruit_values": list(catalogue.board.recruit_values),
            "research_vp": list(catalogue.board.research_vp),
            "wraps": _printed(catalogue.solo.resource_track.wraps),
            "upgrade_rows": list(catalogue.body_of_books.extension.upgrade_rows),
            "row_costs": list(catalogue.body_of_books.extension.row_costs),
        },
    }


def plain_thing(catalogue: Catalogue, entry: Entry) -> dict[str, object]:
    """One thing, with what is printed on it."""
    thing = {
        "id": entry.thing.id,
        "kind": entry.table.kind_id,
        "name": name(entry).plain(),
        "rows": [_plain_row(row) for row in rows(catalogue, entry)],
        "printed": {
            slot.name: _printed(value)
            for slot in fields(entry.thing)
            if (value := getattr(entry.thing, slot.name)) is not None
        },
    }
    return thing | ({"vp": entry.thing.vp} if hasattr(entry.thing, "vp") else {})


def _plain_row(row: Row) -> dict[str, object]:
    told: dict[str, object] = {
        "label": row.label.plain(),
        "text": row.text.plain(),
        "fidelity": str(row.mark.status),
        "source": row.mark.source,
    }
    return told | ({"effect": plain(row.word)} if isinstance(row.word, Effect | Bonus) else {})


def _printed(value: Any) -> object:
    """A printed value for those who draw it: effects as words, all else by its name or number."""
    match value:
        case Word():
            return plain(value)
        case tuple():
            return [_printed(item) for item in value]
        case int():
            return value
        case _:
            return str(value)
