"""The addresses of boxes (`server/boxes/api.py`), with the same answers: one's own boxes lie on the shelf."""

from scholars.packs import Draft
from scholars.packs.words import vocabularies
from scholars.pocket.routing import Call, at
from scholars.server.boxes import answers, messages
from scholars.server.boxes.boxes import Boxes
from scholars.server.tables import replays
from scholars.server.wire.catalogue import plain_catalogue


def _boxes(asked: Call) -> Boxes:
    return asked.host.tables.boxes


@at("GET", "/api/packs")
async def list_packs(asked: Call) -> messages.Packs:
    """One's own boxes."""
    return await answers.listed(_boxes(asked), asked.host.guest)


@at("POST", "/api/packs")
async def begin(asked: Call) -> messages.PackTold:
    """Begin to go through a box: everything as we know it."""
    return await answers.begin(_boxes(asked), asked.guest, asked.body(messages.PackAbout))


@at("POST", "/api/packs/import")
async def bring(asked: Call) -> messages.PackTold:
    """Bring a box from a file."""
    return await answers.bring(_boxes(asked), asked.guest, asked.body(messages.PackImport).pack)


@at("GET", "/api/packs/words")
async def words(_asked: Call) -> messages.Vocabularies:
    """Every word that fields are written in."""
    return messages.Vocabularies.model_validate({"vocabularies": vocabularies()})


@at("POST", "/api/packs/merge")
async def merge(asked: Call) -> messages.MergeAnswer:
    """Make one box of several; what they disagree on is told until each is decided."""
    return await answers.merge(_boxes(asked), asked.guest, asked.body(messages.PackMerge))


@at("GET", "/api/packs/{pack}")
async def show(asked: Call, pack: str) -> messages.PackTold:
    """A box with all its pieces."""
    return await answers.shown(_boxes(asked), asked.guest, pack)


@at("PUT", "/api/packs/{pack}")
async def describe(asked: Call, pack: str) -> messages.PackTold:
    """Say what a box is called."""
    return await answers.describe(_boxes(asked), asked.guest, pack, asked.body(messages.PackPut))


@at("DELETE", "/api/packs/{pack}")
async def remove(asked: Call, pack: str) -> None:
    """Delete a box."""
    await _boxes(asked).remove(asked.guest, pack)


# Piece by piece


@at("GET", "/api/packs/{pack}/pieces/{piece}")
async def show_piece(asked: Call, pack: str, piece: str) -> messages.PieceTold:
    """A piece of a box, with all its fields."""
    return await answers.piece(_boxes(asked), asked.guest, pack, piece)


@at("POST", "/api/packs/{pack}/changes")
async def change(asked: Call, pack: str) -> messages.PieceAnswer:
    """Correct fields together, or try it; what would break the box is told at its field, and changes nothing."""
    return await answers.change(_boxes(asked), asked.guest, pack, asked.body(messages.PieceChanges))


@at("POST", "/api/packs/{pack}/confirm")
async def confirm(asked: Call, pack: str) -> messages.PieceAnswer:
    """Say that a piece, or a field of it, is printed as it stands here."""
    return await answers.confirm(_boxes(asked), asked.guest, pack, asked.body(messages.Confirmation))


@at("POST", "/api/packs/{pack}/undo")
async def undo(asked: Call, pack: str) -> messages.PieceAnswer:
    """Take the last change back."""
    return await answers.stepped(_boxes(asked), asked.guest, pack, Draft.undo)


@at("POST", "/api/packs/{pack}/redo")
async def redo(asked: Call, pack: str) -> messages.PieceAnswer:
    """Take it again."""
    return await answers.stepped(_boxes(asked), asked.guest, pack, Draft.redo)


# Out of the browser


@at("GET", "/api/packs/{pack}/file")
async def file(asked: Call, pack: str) -> bytes:
    """A box as one file."""
    draft, _ = await _boxes(asked).read(asked.guest, pack)
    return draft.pack.text().encode()


@at("GET", "/api/packs/{pack}/contribution")
async def contribute(asked: Call, pack: str) -> messages.ContributionTold:
    """What to send to the project, worded in English."""
    await asked.host.speak("en")
    return await answers.contribute(_boxes(asked), asked.guest, pack)


@at("GET", "/api/packs/{pack}/compared/{other}")
async def compare(asked: Call, pack: str, other: str) -> messages.Comparison:
    """What two boxes say differently; "ours" stands for what we ship."""
    return await answers.compare(_boxes(asked), asked.guest, pack, other)


# What is printed in a box, and at a table


@at("GET", "/api/packs/{pack}/catalogue")
async def printed_in(asked: Call, pack: str) -> dict[str, object]:
    """Everything printed in a box."""
    return plain_catalogue(await _boxes(asked).printed(asked.host.guest, pack))


@at("GET", "/api/tables/{table}/catalogue")
async def printed(asked: Call, table: str) -> dict[str, object]:
    """Everything printed in the box that a table is played with."""
    async with asked.host.tables.at(table) as live:
        return answers.printed(_boxes(asked), live.row.pack)


@at("GET", "/api/replays/{replay}/catalogue")
async def printed_then(asked: Call, replay: str) -> dict[str, object]:
    """Everything printed in the box that a finished game was played with."""
    return answers.printed(_boxes(asked), (await replays.find(asked.host.tables, replay)).get("pack"))
