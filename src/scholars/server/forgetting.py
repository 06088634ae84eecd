"""Forget me: nobody is left who could be named, at no table and in no replay; what others said and played stays."""

from typing import Any

from sqlalchemy import Executable, select, update

from scholars.server import games, tables
from scholars.server.hall import Hall
from scholars.server.identities import Identity
from scholars.server.live import LiveTable
from scholars.server.refusals import Refused
from scholars.server.storage import schema


async def forget(hall: Hall, guest: Identity) -> None:
    """Leave every table, and take the name away wherever it stands."""
    seats = schema.seats.c
    for row in await hall.database.read(select(seats.table).where(seats.identity == guest.id).distinct()):
        try:
            await _forget_at(hall, guest, row.table)
        except Refused:
            continue  # it was cleared away, since nobody else was there
    await _forget_in_records(hall, guest)


async def _forget_in_records(hall: Hall, guest: Identity) -> None:
    """Take the name out of records the guest has uploaded."""
    replays = schema.replays.c
    for row in await hall.database.read(select(replays.id, replays.record).where(replays.identity == guest.id)):
        names = [games.NOBODY if name == guest.name else name for name in row.record["names"]]
        await hall.database.write(_with_names(row.id, row.record, names))


def _with_names(replay: str, record: dict[str, Any], names: list[str]) -> Executable:
    replays = schema.replays
    return update(replays).where(replays.c.id == replay).values(record=record | {"names": names})


async def _forget_at(hall: Hall, guest: Identity, table: str) -> None:
    async with hall.at(table) as live:
        mine = [seat.seat for seat in live.seats_of(guest.id)]
    await tables.leave(hall, guest.id, table)
    async with hall.change(table) as live:
        for number in mine:
            if live.seats[number].kind != "open":
                live.seats[number].identity = live.seats[number].name = None
        replay = [] if live.row.replay is None else await _renamed(hall, live)
        await hall.store(live, *replay)
        hall.drop(table)  # the game is read again, without the name


async def _renamed(hall: Hall, live: LiveTable) -> list[Executable]:
    """The public replay of a table, with the names as they are now."""
    replays = schema.replays.c
    found = await hall.database.read(select(replays.id, replays.record).where(replays.id == live.row.replay))
    return [_with_names(row.id, row.record, games.names(live.seats)) for row in found]
