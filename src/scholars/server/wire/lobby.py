"""A table as it is told: to a person who sits at it, who watches it, or who sees it in a list."""

import time
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, cast

from sqlalchemy import select

from scholars.lessons import Lesson
from scholars.positions.records import commitment
from scholars.server.boxes.carried import told_of
from scholars.server.people.identities import Identity
from scholars.server.secrets import public_name
from scholars.server.storage import schema
from scholars.server.storage.rows import SeatRow
from scholars.server.tables import clocks
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.proposals import needed
from scholars.server.wire import protocol

LISTED = 100


def table(tables: OpenTables, live: OpenTable, identity: str | None, base: str, watching: int) -> protocol.OnlineTable:
    """Everything about a table but its game."""
    row, now = live.row, time.time()
    begun, finished = row.status != "waiting", row.status == "finished"
    return protocol.OnlineTable(
        table=row.id,
        url=f"{base}/table/{row.id}",
        status=cast("protocol.Status", row.status),
        mode=cast("protocol.Mode", row.mode),
        expansions=row.expansions,
        solo=cast("protocol.Difficulty | None", row.solo),
        options=live.options,
        seats=[_seat(tables, live, seat, identity, base, now) for seat in live.seats],
        host=identity is not None and row.host == identity,
        watching=watching,
        version=row.version,
        commitment=commitment(row.seed) if begun else None,
        seed=row.seed if finished else None,
        continues=row.continues,
        hints=live.hints,
        rematch=row.rematch,
        lesson=row.lesson,
        pack=None if row.pack is None else protocol.TablePack(**told_of(row.pack)),
        replay=None if row.replay is None else f"{base}/replay/{row.replay}",
        proposals=[_proposal(live, asked) for asked in row.proposals],
        note=row.note,
    )


def _seat(
    tables: OpenTables, live: OpenTable, seat: SeatRow, identity: str | None, base: str, now: float
) -> protocol.Seat:
    asked = live.row.asked if live.row.status == "running" else None
    invited = seat.secret is not None and identity is not None and live.row.host == identity
    return protocol.Seat(
        seat=seat.seat,
        kind=cast("Any", seat.kind),
        name=seat.name,
        person=None if seat.identity is None else public_name(seat.identity),
        mine=identity is not None and seat.identity == identity,
        present=seat.identity is not None and tables.left(live.row.id, seat.identity) is None,
        level=seat.level,
        stand_in=seat.stand_in,
        invitation=f"{base}/table/{live.row.id}#{seat.secret}" if invited else None,
        clock_ms=clocks.left_now(live.row.clocks, seat.seat, asked, now),
        clock_runs=asked == seat.seat and live.row.clocks.get("since") is not None,
    )


def _proposal(live: OpenTable, asked: dict[str, Any]) -> protocol.Proposal:
    return protocol.Proposal(**asked, needed=needed(live, asked))


def lessons(taught: Mapping[str, Lesson]) -> protocol.Lessons:
    """Every lesson with its steps."""
    return protocol.Lessons(
        lessons=[
            protocol.Lesson(
                lesson=name,
                solo=lesson.solo,
                expansions=list(lesson.expansions),
                steps=[protocol.LessonStep.model_validate(asdict(step)) for step in lesson.steps],
            )
            for name, lesson in taught.items()
        ]
    )


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
    named = ("id", "status", "mode", "expansions", "solo", "asked", "version", "changed")
    told = (*(columns[name] for name in named), columns.position["round"].as_integer().label("round"))
    rows = await tables.database.read(select(*told).where(columns.id.in_(wanted)))
    placed = await tables.database.read(
        select(seats.table, seats.seat, seats.kind, seats.identity, seats.name)
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
            names=[seat.name for seat in here],
            open_seats=sum(seat.kind == "open" for seat in here),
            my_turn=guest is not None and asked is not None and asked.identity == guest.id,
            asked=None if asked is None else asked.seat,
            round=row.round if running else None,
            version=row.version,
            changed=row.changed,
        )
    return lines
