"""Everything on a shelf as one file, and such a file put on another shelf: also where a browser has no room left."""

import json
from typing import Any, TypedDict

from scholars.errors import ScholarsError
from scholars.pocket.host import Host
from scholars.pocket.routing import Call, at
from scholars.pocket.shelf import Folder
from scholars.server.boxes.boxes import imported
from scholars.server.refusals import Refused, refused
from scholars.server.storage.rows import Entry, SeatRow, TableRow
from scholars.server.tables import replays, restoring

TITLE, FORMAT = "scholars-pocket", 1
BROKEN = (Refused, ScholarsError, LookupError, TypeError, ValueError, AttributeError)


class Brought(TypedDict):
    """How many documents of a file are here now."""

    brought: int


@at("GET", "/api/pocket/save")
async def save(asked: Call) -> dict[str, Any]:
    """Everything that is kept here, or waits to be."""
    return {TITLE: FORMAT, "documents": asked.host.shelf.documents()}


@at("POST", "/api/pocket/save")
async def bring(asked: Call) -> Brought:
    """Put everything of such a file on the shelf; what is here already stays if it is newer."""
    told = asked.json()
    if not isinstance(told, dict) or told.get(TITLE) != FORMAT or not isinstance(told.get("documents"), dict):
        raise refused("refused-save", 400)
    host, documents = asked.host, told["documents"]
    me, theirs = host.shelf.me, documents.pop("me", None)
    if isinstance(theirs, dict) and me is not None:  # what was theirs is mine now
        documents = json.loads(json.dumps(documents).replace(json.dumps(theirs.get("id")), json.dumps(me["id"])))
    try:
        for name, document in documents.items():
            check(host, name, document)
    except BROKEN:
        raise refused("refused-save", 400) from None
    if me is None and theirs is not None:
        await host.shelf.keep_me(theirs)
    newer = [name for name, document in documents.items() if is_newer(host, name, document)]
    for name in newer:
        if name.startswith("table "):
            host.tables.drop(name.removeprefix("table "))
        await host.shelf.bring(name, documents[name])
    return Brought(brought=len(newer))


@at("POST", "/api/pocket/keep")
async def try_again(asked: Call) -> None:
    """Try once more to keep what there was no room for."""
    await asked.host.shelf.try_again()


def check(host: Host, name: str, told: Any) -> None:
    """See whether a document can be played with; whatever is raised says that it cannot."""
    kind, _, key = name.partition(" ")
    if kind == "table":
        folder = Folder(**told)
        row, seats = TableRow(**folder.row), [SeatRow(**seat) for seat in folder.seats]
        if row.status != "waiting":
            restoring.restore(row, seats, [Entry(**entry) for entry in folder.entries], None)
        same = row.id == key
    elif kind == "replay":
        replays.read_game(host.tables, told["record"])
        same = told.keys() == {"identity", "record", "created"}
    else:
        imported(told["content"])
        same = kind == "pack" and told["id"] == key
    if not same:
        raise ValueError(name)


def is_newer(host: Host, name: str, told: dict[str, Any]) -> bool:
    """Whether a document is not here, or only as it was before."""
    here = host.shelf.documents().get(name)
    if here is None or name.startswith("replay "):
        return here is None
    return bool(_revision(told) > _revision(here))


def _revision(told: dict[str, Any]) -> int:
    return int(told["row"]["revision"] if "row" in told else told["revision"])
