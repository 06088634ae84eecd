"""The tables of a server as somebody sees them in lists."""

from collections import defaultdict
from typing import Any

from sqlalchemy import select

from scholars.server.people.identity import Identity
from scholars.server.storage import schema
from scholars.server.tables.open_tables import OpenTables
from scholars.server.wire import protocol

LISTED = 100


async def tables(tables: OpenTables, guest: Identity | None) -> protocol.Tables:
    """One's own tables, those with an open seat for anybody, and those anybody may watch."""
    columns, seats = schema.tables.c, schema.seats.c
    mine: list[str] = []
    if guest is not None:
        own = select(seats.table).where(seats.identity == guest.id)
        here = select(columns.id).where(columns.id.in_(own), columns.lesson.is_(None))
        asked = here.order_by(columns.changed.desc()).limit(LISTED)
        mine = [row.id for row in await tables.database.read(asked)]
    asked = (
        select(columns.id)
        .where(columns.status == "waiting", columns.options["open"].as_boolean())
        .order_by(columns.changed.desc())
        .limit(LISTED)
    )
    free = [row.id for row in await tables.database.read(asked)]
    asked = (
        select(columns.id)
        .where(columns.status == "running", columns.options["open"].as_boolean())
        .where(columns.options["spectators"].as_boolean())
        .order_by(columns.changed.desc())
        .limit(LISTED)
    )
    watched = [row.id for row in await tables.database.read(asked)]
    lines = await _lines(tables, {*mine, *free, *watched}, guest)
    return protocol.Tables(
        mine=[lines[table] for table in mine],
        open=[lines[table] for table in free if table not in mine],
        running=[lines[table] for table in watched if table not in mine],
    )


async def _lines(tables: OpenTables, wanted: set[str], guest: Identity | None) -> dict[str, protocol.TableLine]:
    columns, seats = schema.tables.c, schema.seats.c
    named = ("id", "status", "mode", "expansions", "solo", "options", "asked", "version", "changed")
    told = (*(columns[name] for name in named), columns.position["round"].as_integer().label("round"))
    rows = await tables.database.read(select(*told).where(columns.id.in_(wanted)))
    placed = await tables.database.read(
        select(seats.table, seats.seat, seats.kind, seats.identity, seats.name, seats.level)
        .where(seats.table.in_(wanted), seats.kind != "opponent")
        .order_by(seats.seat)
    )
    at: dict[str, list[Any]] = defaultdict(list)
    for seat in placed:
        at[seat.table].append(seat)
    lines = {}
    for row in rows:
        here = at[row.id]
        running = row.status == "running"
        asked = next((seat for seat in here if seat.seat == row.asked), None) if running else None
        lines[row.id] = protocol.TableLine(
            table=row.id,
            status=row.status,
            mode=row.mode,
            expansions=row.expansions,
            solo=row.solo,
            options=protocol.TableOptions.model_validate(row.options),
            names=[seat.name for seat in here],
            levels=[seat.level if seat.kind == "bot" else None for seat in here],
            ratings=[tables.rating(seat.identity) if seat.kind == "person" else None for seat in here],
            open_seats=sum(seat.kind == "open" for seat in here),
            my_turn=guest is not None and asked is not None and asked.identity == guest.id,
            asked=None if asked is None else asked.seat,
            round=row.round if running else None,
            version=row.version,
            changed=row.changed,
        )
    return lines
