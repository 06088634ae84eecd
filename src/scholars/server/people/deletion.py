"""Forget me: nobody is left who could be named, at no table and in no replay; what others said and played stays."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

from sqlalchemy import Executable, delete, select, update

from scholars.server.people.identity import Identity
from scholars.server.refusals import Refused, refused
from scholars.server.storage import schema
from scholars.server.tables import restoring, setting
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables

Settle: TypeAlias = Callable[[str], Awaitable[object]]  # let the game of a table change the ratings, if it is over


async def forget(tables: OpenTables, guest: Identity, settle: Settle) -> None:
    """Leave every table, and take the name away wherever it stands."""
    seats = schema.seats.c
    for row in await tables.database.read(select(seats.table).where(seats.identity == guest.id).distinct()):
        with suppress(Refused):  # it was cleared away, since nobody else was there
            await _forget_at(tables, guest, row.table, settle)
    await _forget_in_records(tables, guest)


async def forget_games(tables: OpenTables, guest: Identity, settle: Settle) -> None:
    """Every finished game of somebody."""
    columns, seats = schema.tables.c, schema.seats.c
    own = select(seats.table).where(seats.identity == guest.id)
    for row in await tables.database.read(select(columns.id).where(columns.id.in_(own), columns.status == "finished")):
        with suppress(Refused):  # it is gone already
            await forget_game(tables, guest, row.id, settle)


async def forget_game(tables: OpenTables, guest: Identity, table: str, settle: Settle) -> None:
    """A finished game: nothing is left of it, or of this player where other people played too."""
    async with tables.change(table) as live:
        if not live.seats_of(guest.id):
            raise refused("refused-no-seat", 403)
        if live.row.status != "finished":
            raise refused("refused-not-finished")
        alone = live.people() == {guest.id}
        if alone:
            await remove(tables, live)
    if not alone:
        await _forget_at(tables, guest, table, settle)


async def remove(tables: OpenTables, live: OpenTable) -> None:
    """Clear a table away, with its public replay."""
    if live.row.replay is not None:
        await tables.database.write(delete(schema.replays).where(schema.replays.c.id == live.row.replay))
    await tables.remove(live)


async def _forget_in_records(tables: OpenTables, guest: Identity) -> None:
    """Take the name out of records the guest has uploaded."""
    replays = schema.replays.c
    for row in await tables.database.read(select(replays.id, replays.record).where(replays.identity == guest.id)):
        names = [restoring.NOBODY if name == guest.name else name for name in row.record["names"]]
        await tables.database.write(_with_names(row.id, row.record, names))


def _with_names(replay: str, record: dict[str, Any], names: list[str]) -> Executable:
    replays = schema.replays
    return update(replays).where(replays.c.id == replay).values(record=record | {"names": names})


async def _forget_at(tables: OpenTables, guest: Identity, table: str, settle: Settle) -> None:
    async with tables.at(table) as live:
        mine = [seat.seat for seat in live.seats_of(guest.id)]
    await setting.leave(tables, guest.id, table, settle)
    await settle(table)  # while the guest still has a rating
    async with tables.change(table) as live:
        for number in mine:
            if live.seats[number].kind != "open":
                live.seats[number].identity = live.seats[number].name = None
        replay = [] if live.row.replay is None else await _renamed(tables, live)
        said = schema.chat.c
        await tables.store(live, (), *replay, delete(schema.chat).where(said.table == table, said.identity == guest.id))


async def _renamed(tables: OpenTables, live: OpenTable) -> list[Executable]:
    """The public replay of a table, with the names as they are now."""
    replays = schema.replays.c
    found = await tables.database.read(select(replays.id, replays.record).where(replays.id == live.row.replay))
    return [_with_names(row.id, row.record, restoring.names(live.seats)) for row in found]
