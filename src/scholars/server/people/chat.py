"""What people say at a table, and whom they do not want to hear."""

import time

from sqlalchemy import ColumnElement, insert, select

from scholars.server.people.identities import Identity
from scholars.server.refusals import refused
from scholars.server.storage import schema
from scholars.server.storage.database import Database
from scholars.server.tables.open_table import OpenTable
from scholars.server.wire import protocol


def cleaned(text: str) -> str:
    """A text without what cannot be printed; line ends stay."""
    kept = "".join(letter for letter in text.replace("\t", " ") if letter == "\n" or letter.isprintable()).strip()
    if not kept:
        raise refused("refused-nothing-said", 400)
    return kept


async def say(database: Database, live: OpenTable, guest: Identity, text: str) -> protocol.ChatLine:
    """Store what somebody at the table said."""
    seats = live.seats_of(guest.id)
    if not seats:
        raise refused("refused-no-seat", 403)
    values = {
        "table": live.row.id,
        "identity": guest.id,
        "person": guest.person,
        "seat": seats[0].seat,
        "name": seats[0].name or guest.name,
        "text": cleaned(text),
        "at": time.time(),
    }
    await database.write(insert(schema.chat).values(**values))
    said = schema.chat.c
    mine = said.identity == guest.id, said.at == values["at"]
    line = (await lines(database, live.row.id, 1, *mine))[0]
    await database.write(*database.telling("chat", table=live.row.id, line=line.model_dump(mode="json")))
    return line


async def lines(database: Database, table: str, most: int, *which: ColumnElement[bool]) -> list[protocol.ChatLine]:
    """The last things that were said at a table, in order."""
    said = schema.chat.c
    asked = select(said.line, said.person, said.seat, said.name, said.text, said.at)
    found = await database.read(asked.where(said.table == table, *which).order_by(said.line.desc()).limit(most))
    return [protocol.ChatLine(**row._asdict()) for row in reversed(found)]
