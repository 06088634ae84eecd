"""The addresses of boxes: going through one's own, and playing with one. docs/guides/server.md lists them."""

from fastapi import APIRouter
from starlette.responses import JSONResponse, Response

from scholars.packs import Draft
from scholars.packs.words import vocabularies
from scholars.server.api import REFUSALS, Anybody, Asker, Guest, Here
from scholars.server.boxes import answers, messages
from scholars.server.guarded_route import GuardedRoute
from scholars.server.refusals import refused
from scholars.server.tables import replays
from scholars.server.wire.catalogue import plain_catalogue
from scholars.server.wire.shapes import Catalogue

packs = APIRouter(prefix="/api", responses=REFUSALS, route_class=GuardedRoute)


@packs.get("/packs")
async def list_packs(here: Here, who: Anybody) -> messages.Packs:
    """One's own boxes, and those one may play with."""
    return await answers.listed(here.tables.boxes, who)


@packs.post("/packs")
async def begin(asked: messages.PackAbout, here: Here, who: Guest) -> messages.PackTold:
    """Begin to go through a box: everything as we know it."""
    return await answers.begin(here.tables.boxes, who, asked)


@packs.post("/packs/import")
async def bring(asked: messages.PackImport, here: Here, who: Guest, asker: Asker) -> messages.PackTold:
    """Bring a box from a file."""
    await here.uploads.demand(asker)
    return await answers.bring(here.tables.boxes, who, asked.pack)


@packs.get("/packs/words")
async def words() -> messages.Vocabularies:
    """Every word that fields are written in."""
    return messages.Vocabularies.model_validate({"vocabularies": vocabularies()})


@packs.post("/packs/merge")
async def merge(asked: messages.PackMerge, here: Here, who: Guest) -> messages.MergeAnswer:
    """Make one box of several; what they disagree on is told until each is decided."""
    return await answers.merge(here.tables.boxes, who, asked)


@packs.get("/packs/{pack}")
async def show(pack: str, here: Here, who: Guest) -> messages.PackTold:
    """A box of one's own, with all its pieces."""
    return await answers.shown(here.tables.boxes, who, pack)


@packs.put("/packs/{pack}")
async def describe(pack: str, asked: messages.PackPut, here: Here, who: Guest) -> messages.PackTold:
    """Say what a box is called and whether everybody may play with it."""
    return await answers.describe(here.tables.boxes, who, pack, asked)


@packs.delete("/packs/{pack}", status_code=204)
async def remove(pack: str, here: Here, who: Guest) -> None:
    """Delete a box of one's own."""
    await here.tables.boxes.remove(who, pack)


# Piece by piece


@packs.get("/packs/{pack}/pieces/{piece}")
async def show_piece(pack: str, piece: str, here: Here, who: Guest) -> messages.PieceTold:
    """A piece of a box, with all its fields."""
    return await answers.piece(here.tables.boxes, who, pack, piece)


@packs.post("/packs/{pack}/changes")
async def change(pack: str, asked: messages.PieceChanges, here: Here, who: Guest) -> messages.PieceAnswer:
    """Correct fields together, or try it; what would break the box is told at its field, and changes nothing."""
    return await answers.change(here.tables.boxes, who, pack, asked)


@packs.post("/packs/{pack}/confirm")
async def confirm(pack: str, asked: messages.Confirmation, here: Here, who: Guest) -> messages.PieceAnswer:
    """Say that a piece, or a field of it, is printed as it stands here."""
    return await answers.confirm(here.tables.boxes, who, pack, asked)


@packs.post("/packs/{pack}/undo")
async def undo(pack: str, here: Here, who: Guest) -> messages.PieceAnswer:
    """Take the last change back."""
    return await answers.stepped(here.tables.boxes, who, pack, Draft.undo)


@packs.post("/packs/{pack}/redo")
async def redo(pack: str, here: Here, who: Guest) -> messages.PieceAnswer:
    """Take it again."""
    return await answers.stepped(here.tables.boxes, who, pack, Draft.redo)


# Out of the house


@packs.get("/packs/{pack}/file")
async def file(pack: str, here: Here, who: Guest) -> Response:
    """A box as one file."""
    draft, _ = await here.tables.boxes.read(who, pack)
    letters = (letter if letter.isascii() and letter.isalnum() else "-" for letter in draft.pack.about.name)
    kept = {"Content-Disposition": f'attachment; filename="{"".join(letters).strip("-") or "box"}.json"'}
    return Response(draft.pack.text(), media_type="application/json", headers=kept)


@packs.get("/packs/{pack}/contribution")
async def contribute(pack: str, here: Here, who: Guest) -> messages.ContributionTold:
    """What to send to the project."""
    return await answers.contribute(here.tables.boxes, who, pack)


@packs.get("/packs/{pack}/compared/{other}")
async def compare(pack: str, other: str, here: Here, who: Guest) -> messages.Comparison:
    """What two boxes say differently; "ours" stands for what this server has."""
    return await answers.compare(here.tables.boxes, who, pack, other)


# What is printed in a box, and at a table


@packs.get("/packs/{pack}/catalogue", responses={200: {"model": Catalogue}})
async def printed_in(pack: str, here: Here, who: Anybody) -> Response:
    """Everything printed in a box one may play with."""
    catalogue = await here.tables.boxes.printed(who, pack)
    return JSONResponse(await here.tables.work.run(plain_catalogue, catalogue))


@packs.get("/tables/{table}/catalogue", responses={200: {"model": Catalogue}})
async def printed(table: str, here: Here, who: Anybody) -> Response:
    """Everything printed in the box that a table is played with."""
    async with here.tables.at(table) as live:
        if not live.may_watch(None if who is None else who.id) and live.row.status != "waiting":
            raise refused("refused-no-spectators", 403)
        pack = live.row.pack
    return JSONResponse(await here.tables.work.run(answers.printed, here.tables.boxes, pack))


@packs.get("/replays/{replay}/catalogue", responses={200: {"model": Catalogue}})
async def printed_then(replay: str, here: Here) -> Response:
    """Everything printed in the box that a finished game was played with."""
    pack = (await replays.find(here.tables, replay)).get("pack")
    return JSONResponse(await here.tables.work.run(answers.printed, here.tables.boxes, pack))
