"""Who is at a table, in a few words: for those who know everything else about it."""

import time
from collections.abc import Sequence
from hashlib import sha256

from scholars.server.storage.rows import Glimpse, SeatRow
from scholars.server.tables import clocks
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.wire import protocol
from scholars.server.wire.encoding import encode


def mark(tables: OpenTables, seen: OpenTable | Glimpse, identity: str | None, base: str) -> str:
    """Names what somebody is told of a table, but for what is told in a few words; it opens nothing."""
    row = seen.row
    told = f"{tables.edition} {base} {row.id} {row.revision} {identity or ''}"
    return sha256(told.encode()).hexdigest()[:20]


def away_since(tables: OpenTables, table: OpenTable | Glimpse, seat: SeatRow) -> float | None:
    """Return since when the player of a seat has been away; None for one who is there, and where no player sits."""
    if seat.kind != "person" or seat.identity is None:
        return None
    left = tables.left(table.row.id, seat.identity)
    return None if left is None else max(left, table.row.created)


def attendance(
    tables: OpenTables, seen: OpenTable | Glimpse, watching: int, said: Sequence[protocol.ChatLine] | None = None
) -> str:
    """A `HereTold`, written."""
    row, now = seen.row, time.time()
    asked, wound = row.asked if row.status == "running" else None, tables.wound(row.clocks)
    seats = [
        {
            "present": seat.identity is not None and since is None,
            "away_since": since,
            "rating": None
            if seat.kind != "person" or (one := tables.rating(seat.identity)) is None
            else one.model_dump(),
            "clock_ms": clocks.left_now(wound, seat.seat, asked, now),
            "clock_runs": asked == seat.seat and wound.get("since") is not None,
        }
        for seat, since in ((seat, away_since(tables, seen, seat)) for seat in seen.seats)
    ]
    chat = None if said is None else [line.model_dump() for line in said]
    told = {"type": "here", "version": row.version, "seats": seats, "watching": watching, "chat": chat}
    return encode(told)
