"""What people say at a table, and whom they do not want to hear."""

import json
import time
from typing import TYPE_CHECKING, Any

from scholars.server.people.identity import Identity
from scholars.server.refusals import refused
from scholars.server.tables.open_table import OpenTable
from scholars.server.wire import protocol

if TYPE_CHECKING:
    from scholars.server.storage.database import Database

NOBODY = ""  # in the place of a person, where a line has the result of a proposal
JUST_NOW = 20  # lines, in which what has just been said is found


def cleaned(text: str) -> str:
    """A text without what cannot be printed; line ends stay."""
    kept = "".join(letter for letter in text.replace("\t", " ") if letter == "\n" or letter.isprintable()).strip()
    if not kept:
        raise refused("refused-nothing-said", 400)
    return kept


async def say(database: "Database", live: OpenTable, guest: Identity, text: str, most: int) -> protocol.ChatLine:
    """Store what somebody at the table said, among so many lines at most."""
    seats = live.seats_of(guest.id)
    if not seats:
        raise refused("refused-no-seat", 403)
    now = time.time()
    values = {
        "table": live.row.id,
        "identity": guest.id,
        "person": guest.person,
        "seat": seats[0].seat,
        "name": seats[0].name or guest.name,
        "text": cleaned(text),
        "at": now,
    }
    await database.keep_said(values, max(most, JUST_NOW))
    line = await find(database, live.row.id, guest.person, now)
    assert line is not None  # it has just been said
    return line


async def announce(
    database: "Database", table: str, result: protocol.ProposalResult, most: int
) -> protocol.ChatLine | None:
    """Store how a proposal ended, among what people said."""
    now = time.time()
    line = {"table": table, "identity": None, "person": NOBODY, "seat": None, "name": ""}
    await database.keep_said(line | {"text": result.model_dump_json(), "at": now}, max(most, JUST_NOW))
    return await find(database, table, NOBODY, now)


async def find(database: "Database", table: str, person: str, at: float) -> protocol.ChatLine | None:
    """What somebody said at a moment; others may have said something since."""
    said = await database.said(table, JUST_NOW)
    return next((line_of(line) for line in said if line["person"] == person and line["at"] == at), None)


async def lines(database: "Database", table: str, most: int) -> list[protocol.ChatLine]:
    """The last things that were said at a table, in order."""
    return [line_of(line) for line in await database.said(table, most)]


def line_of(row: dict[str, Any]) -> protocol.ChatLine:
    """A stored line."""
    if row["person"] != NOBODY:
        return protocol.ChatLine(**row)
    result = protocol.ProposalResult.model_validate(json.loads(row["text"]))
    return protocol.ChatLine(**row | {"person": None, "text": "", "result": result})
