"""What somebody sends to the project: a summary for people, and the changed TOML with its marks."""

import json
from collections.abc import Sequence

from scholars.catalogue import load
from scholars.catalogue.writing import tables_of, to_toml
from scholars.locales import Message, say
from scholars.packs.comparing import Disparity, compared
from scholars.packs.describing import label, name_of
from scholars.packs.pack import Pack
from scholars.packs.pieces import Piece, find_piece
from scholars.packs.progress import progress


def contribution(pack: Pack) -> str:
    """The text of a contribution, in Markdown; facts only."""
    found = list(compared(load(), pack.catalogue))
    changed = [one for one in found if one.value]
    counted = progress(pack.catalogue)
    lines = [
        f"# What is printed: {pack.about.name}",
        "",
        f"- Box: {pack.about.box or 'not told'}",
        f"- Made by: {pack.about.maker or 'not told'}",
        f"- Compared with catalogue `{load().fingerprint}`; this one is `{pack.fingerprint}`.",
        f"- Seen in the box: {counted.seen} of {counted.values} values. Corrected: {len(changed)}.",
        "- Facts only: numbers, colours and icons. No picture and no sentence of the publisher.",
        "",
        "## Corrected",
        "",
        *_corrected(pack, changed),
        "",
        "## As we had it",
        "",
        *_confirmed([one for one in found if not one.value]),
        "",
        "## The changed entries",
        "",
        *_entries(pack, found),
    ]
    return "\n".join(lines) + "\n"


def _corrected(pack: Pack, changed: Sequence[Disparity]) -> list[str]:
    if not changed:
        return ["Nothing."]
    rows = ["| Thing | Field | Was | Is |", "| --- | --- | --- | --- |"]
    for one in changed:
        piece = find_piece(pack.catalogue, one.after.piece)
        thing = _said(name_of(pack.catalogue, piece), piece.kind_id)
        field = _said(label(piece, one.after.field), one.after.field)
        rows.append(f"| {thing} (`{piece.id}`) | {field} | {_shown(one.before.value)} | {_shown(one.after.value)} |")
    return rows


def _said(told: Message, else_told: str) -> str:
    """A message in English; in a browser without a server there is nobody to word it, and the id will do."""
    try:
        return say(told)
    except ModuleNotFoundError:
        return else_told


def _shown(value: object) -> str:
    return "nothing" if value is None else f"`{json.dumps(value, ensure_ascii=False)}`"


def _confirmed(found: Sequence[Disparity]) -> list[str]:
    by_piece: dict[str, list[str]] = {}
    for one in found:
        by_piece.setdefault(one.after.piece, []).append(one.after.field)
    return [f"- `{piece}`: {', '.join(fields)}" for piece, fields in by_piece.items()] or ["Nothing."]


def _entries(pack: Pack, found: Sequence[Disparity]) -> list[str]:
    """The TOML of every piece that something is said of, file by file, with the marks that belong to it."""
    files: dict[str, dict[str, list[str]]] = {}
    for one in found:
        piece = find_piece(pack.catalogue, one.after.piece)
        files.setdefault(piece.file.name, {}).setdefault(piece.id, []).append(one.after.field)
    lines: list[str] = []
    for name, changed in files.items():
        lines += [f"### {name}", "", "```toml", *_toml(pack, changed).splitlines(), "```", ""]
    return lines or ["None."]


def _toml(pack: Pack, changed: dict[str, list[str]]) -> str:
    told: dict[str, object] = {"fidelity": {}}
    for wanted, fields in changed.items():
        piece = find_piece(pack.catalogue, wanted)
        tables = tables_of(pack.catalogue, piece.file.name)
        _add_marks(told["fidelity"], piece, tables["fidelity"], fields)  # type: ignore[arg-type]
        if piece.entry:
            told.setdefault(piece.table, []).append(piece.held(tables))  # type: ignore[attr-defined]
        elif piece.table:
            told[piece.table] = piece.held(tables)
        else:
            told |= {field: tables[field] for field in fields}
    return to_toml(told)


def _add_marks(told: dict[str, object], piece: Piece, marks: dict[str, object], fields: list[str]) -> None:
    source = marks[piece.table] if piece.table else marks
    if piece.entry:
        source = source[piece.entry]  # type: ignore[index]
    here = told.setdefault(piece.table, {}) if piece.table else told
    if piece.entry:
        here = here.setdefault(piece.entry, {})  # type: ignore[attr-defined]
    here |= {field: source[field] for field in fields}  # type: ignore[index,operator]
