"""The addresses of boxes: going through one's own, and playing with one. docs/guides/server.md lists them."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from fastapi import APIRouter
from starlette.responses import JSONResponse, Response

from scholars.catalogue import load
from scholars.packs import (
    Change,
    Draft,
    NothingThere,
    Undecided,
    UnknownField,
    WrongEdit,
    begun,
    compared,
    contribution,
    find_piece,
    merged,
    progress,
)
from scholars.packs.drafting import read_change
from scholars.packs.words import vocabularies
from scholars.server.api import REFUSALS, Anybody, Guest, Here
from scholars.server.boxes import carried, messages, telling
from scholars.server.boxes.boxes import about_of, imported
from scholars.server.people.identities import Identity
from scholars.server.refusals import refused
from scholars.server.services import Services
from scholars.server.tables import replays
from scholars.server.wire.catalogue import plain_catalogue
from scholars.server.wire.shapes import Catalogue

packs = APIRouter(prefix="/api", responses=REFUSALS)


@packs.get("/packs")
async def list_packs(here: Here, who: Anybody) -> messages.Packs:
    """One's own boxes, and those one may play with."""
    boxes = here.tables.boxes
    mine = [] if who is None else await boxes.of(who)
    others = [row for row in await boxes.published() if who is None or row.identity != who.id]
    return messages.Packs(
        mine=[telling.line(row, mine=True) for row in mine],
        shared=[
            *(telling.shared_line(pack, held) for pack, held in boxes.shared.items()),
            *(telling.line(row, mine=False) for row in others),
        ],
        most=here.settings.limits.packs,
    )


@packs.post("/packs")
async def begin(asked: messages.PackAbout, here: Here, who: Guest) -> messages.PackTold:
    """Begin to go through a box: everything as we know it."""
    made = await here.tables.boxes.add(who, begun(about_of(**asked.model_dump())))
    return telling.box(*await here.tables.boxes.read(who, made))


@packs.post("/packs/import")
async def bring(asked: messages.PackImport, here: Here, who: Guest) -> messages.PackTold:
    """Bring a box from a file."""
    here.uploads.demand(who.id)
    made = await here.tables.boxes.add(who, await asyncio.to_thread(imported, asked.pack))
    return telling.box(*await here.tables.boxes.read(who, made))


@packs.get("/packs/words")
async def words() -> messages.Vocabularies:
    """Every word that fields are written in."""
    return messages.Vocabularies.model_validate({"vocabularies": vocabularies()})


@packs.post("/packs/merge")
async def merge(asked: messages.PackMerge, here: Here, who: Guest) -> messages.MergeAnswer:
    """Make one box of several; what they disagree on is told until each is decided."""
    found = [await here.tables.boxes.find(who, pack) for pack in asked.packs]
    try:
        made = await asyncio.to_thread(merged, about_of(**asked.about.model_dump()), found, asked.decisions)
    except Undecided as undecided:
        told = [telling.disagreement(one, found) for one in undecided.disagreements]
        return messages.MergeAnswer(made=None, disagreements=told)
    except ValueError as fault:
        raise refused("refused-pack", 409, fault=str(fault)) from None
    return messages.MergeAnswer(made=await here.tables.boxes.add(who, made), disagreements=[])


@packs.get("/packs/{pack}")
async def show(pack: str, here: Here, who: Guest) -> messages.PackTold:
    """A box of one's own, with all its pieces."""
    return telling.box(*await here.tables.boxes.read(who, pack))


@packs.put("/packs/{pack}")
async def describe(pack: str, asked: messages.PackPut, here: Here, who: Guest) -> messages.PackTold:
    """Say what a box is called and whether everybody may play with it."""
    boxes = here.tables.boxes

    def then(draft: Draft) -> Draft:
        about = about_of(**asked.about.model_dump(), version=draft.pack.about.version)
        return replace(draft, pack=replace(draft.pack, about=about))

    await boxes.change(who, pack, then)
    await boxes.publish(who, pack, asked.published)
    return telling.box(*await boxes.read(who, pack))


@packs.delete("/packs/{pack}", status_code=204)
async def remove(pack: str, here: Here, who: Guest) -> None:
    """Delete a box of one's own."""
    await here.tables.boxes.remove(who, pack)


# Piece by piece


@packs.get("/packs/{pack}/pieces/{piece}")
async def show_piece(pack: str, piece: str, here: Here, who: Guest) -> messages.PieceTold:
    """A piece of a box, with all its fields."""
    draft, _ = await here.tables.boxes.read(who, pack)
    _there(draft, piece)
    return telling.piece(draft.pack.catalogue, piece)


@packs.post("/packs/{pack}/changes")
async def change(pack: str, asked: messages.PieceChanges, here: Here, who: Guest) -> messages.PieceAnswer:
    """Correct fields together, or try it; what would break the box is told at its field, and changes nothing."""
    shown = asked.changes[0].piece
    touched = [one.piece for one in asked.changes]
    before, _ = await here.tables.boxes.read(who, pack)
    for piece in touched:
        _there(before, piece)

    def then(draft: Draft) -> Draft:
        return draft.edit([_read(draft, one) for one in asked.changes])

    try:
        if asked.keep:
            after, _ = await here.tables.boxes.change(who, pack, then)
        else:
            after = await asyncio.to_thread(then, before)
    except WrongEdit as wrong:
        return telling.answer(before, shown, touched, kept=False, faults=wrong.faults)
    except UnknownField as fault:
        raise refused("refused-pack", 404, fault=str(fault)) from None
    return telling.answer(after, shown, touched, kept=asked.keep)


def _read(draft: Draft, asked: messages.FieldChange) -> Change:
    return read_change(draft.pack, asked.piece, asked.field, asked.value, asked.words)


def _there(draft: Draft, piece: str) -> None:
    try:
        find_piece(draft.pack.catalogue, piece)
    except UnknownField as fault:
        raise refused("refused-pack", 404, fault=str(fault)) from None


@packs.post("/packs/{pack}/confirm")
async def confirm(pack: str, asked: messages.Confirmation, here: Here, who: Guest) -> messages.PieceAnswer:
    """Say that a piece, or a field of it, is printed as it stands here."""
    return await _stepped(here, who, pack, lambda draft: draft.confirm(asked.piece, asked.field), asked.piece)


@packs.post("/packs/{pack}/undo")
async def undo(pack: str, here: Here, who: Guest) -> messages.PieceAnswer:
    """Take the last change back."""
    return await _stepped(here, who, pack, Draft.undo)


@packs.post("/packs/{pack}/redo")
async def redo(pack: str, here: Here, who: Guest) -> messages.PieceAnswer:
    """Take it again."""
    return await _stepped(here, who, pack, Draft.redo)


async def _stepped(
    here: Services, who: Identity, pack: str, then: Callable[[Draft], Draft], shown: str | None = None
) -> messages.PieceAnswer:
    before, _ = await here.tables.boxes.read(who, pack)
    try:
        after, _ = await here.tables.boxes.change(who, pack, then)
    except (UnknownField, NothingThere) as fault:
        raise refused("refused-pack", 404, fault=str(fault)) from None
    changed = [one.after.piece for one in compared(before.pack.catalogue, after.pack.catalogue)]
    return telling.answer(after, shown or changed[0], changed, kept=True)


# Out of the house


@packs.get("/packs/{pack}/file")
async def file(pack: str, here: Here, who: Guest) -> Response:
    """A box as one file."""
    draft, _ = await here.tables.boxes.read(who, pack)
    name = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in draft.pack.about.name).strip(
        "-"
    )
    kept = {"Content-Disposition": f'attachment; filename="{name or "box"}.json"'}
    return Response(draft.pack.text(), media_type="application/json", headers=kept)


@packs.get("/packs/{pack}/contribution")
async def contribute(pack: str, here: Here, who: Guest) -> messages.ContributionTold:
    """What to send to the project."""
    draft, _ = await here.tables.boxes.read(who, pack)
    changed = sum(one.value for one in compared(load(), draft.pack.catalogue))
    text = await asyncio.to_thread(contribution, draft.pack)
    return messages.ContributionTold(text=text, changed=changed, seen=progress(draft.pack.catalogue).seen)


@packs.get("/packs/{pack}/compared/{other}")
async def compare(pack: str, other: str, here: Here, who: Guest) -> messages.Comparison:
    """What two boxes say differently; "ours" stands for what this server has."""
    boxes = here.tables.boxes
    ours = begun(about_of("Ours", "", "", ""))
    one, two = [ours if name == "ours" else await boxes.find(who, name) for name in (other, pack)]
    return await asyncio.to_thread(telling.comparison, one, two)


# What is printed at a table


@packs.get("/tables/{table}/catalogue", responses={200: {"model": Catalogue}})
async def printed(table: str, here: Here, who: Anybody) -> Response:
    """Everything printed in the box that a table is played with."""
    async with here.tables.at(table) as live:
        if not live.may_watch(None if who is None else who.id) and live.row.status != "waiting":
            raise refused("refused-no-spectators", 403)
        pack = live.row.pack
    return await _told(here, pack)


@packs.get("/replays/{replay}/catalogue", responses={200: {"model": Catalogue}})
async def printed_then(replay: str, here: Here) -> Response:
    """Everything printed in the box that a finished game was played with."""
    return await _told(here, (await replays.find(here.tables, replay)).get("pack"))


async def _told(here: Services, pack: dict[str, Any] | None) -> Response:
    catalogue = load(here.settings.catalogue) if pack is None else carried.opened(pack)
    return JSONResponse(await asyncio.to_thread(plain_catalogue, catalogue))
