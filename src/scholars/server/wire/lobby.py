"""A table as it is told to a person who sits at it, or who watches it; and what is taught."""

import time
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, cast

from scholars.lessons import Lesson
from scholars.locales import message
from scholars.positions.records import commitment
from scholars.server.boxes.carried import told_of
from scholars.server.people.rating_rules import MIN_CHOICES, Reason
from scholars.server.secrets import public_name
from scholars.server.storage.rows import SeatRow
from scholars.server.tables import clocks, takebacks
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.proposals import needed
from scholars.server.tables.rating_start import is_rated, unrated_with
from scholars.server.wire import protocol
from scholars.server.wire.attendance import away_since


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
        dismissed=_dismissed(live, identity),
        watching=watching,
        version=row.version,
        commitment=commitment(row.seed) if begun else None,
        seed=row.seed if finished else None,
        continues=row.continues,
        continued=_continued(live, identity),
        hints=live.hints,
        rematch=row.rematch,
        lesson=row.lesson,
        pack=None if row.pack is None else protocol.TablePack(**told_of(row.pack)),
        replay=None if row.replay is None else f"{base}/replay/{row.replay}",
        proposals=[_proposal(tables, live, asked) for asked in row.proposals],
        note=row.note,
        unrated=_unrated(row.unrated) or unrated_for(tables, live, identity),
        departures=[protocol.Departure(**departure) for departure in row.departures or ()],
    )


def _unrated(reason: str | None) -> dict[str, Any] | None:
    """Say why a game does not count."""
    if reason is None:
        return None
    counts = {"choices": MIN_CHOICES} if reason == Reason.INACTIVE else {}
    return message(reason, **counts).plain()


def unrated_for(tables: OpenTables, table: OpenTable, identity: str | None) -> dict[str, Any] | None:
    """Tell a guest who could still sit down why the game would not count then."""
    if identity is None or table.row.status != "waiting" or not is_rated(table):
        return None
    reason = unrated_with(tables, table, identity)
    return _unrated(None if reason is None else reason.value)


def seen_by(
    tables: OpenTables, told: dict[str, Any], live: OpenTable, identity: str | None, base: str
) -> dict[str, Any]:
    """What is told of a table, from what a stranger is told of it: one's own seats, and how others get one."""
    if identity is None:
        return told
    host = live.row.host == identity
    seats = [
        one | {"mine": seat.identity == identity, "invitation": _invitation(live, seat, base) if host else None}
        for one, seat in zip(told["seats"], live.seats, strict=True)
    ]
    continued = _continued(live, identity)
    return told | {
        "continued": None if continued is None else continued.model_dump(),
        "host": host,
        "seats": seats,
        "dismissed": _dismissed(live, identity),
        "unrated": told["unrated"] or unrated_for(tables, live, identity),
    }


def _dismissed(live: OpenTable, identity: str | None) -> bool:
    """Whether somebody was sent away, and has not come back."""
    return identity is not None and identity in (live.row.dismissed or ()) and not live.seats_of(identity)


def _continued(copy: OpenTable, identity: str | None) -> protocol.Continued | None:
    """Where a game goes on from: not what it was dealt from, and its table only for who made the copy."""
    source = copy.row.continued
    if source is None:
        return None
    public = {name: source[name] for name in ("choices", "commitment", "seed")} | {"replay": source.get("replay")}
    host = identity is not None and copy.row.host == identity
    return protocol.Continued.model_validate(public | {"table": source.get("table") if host else None})


def _invitation(live: OpenTable, seat: SeatRow, base: str) -> str | None:
    return None if seat.secret is None or seat.kind != "open" else f"{base}/table/{live.row.id}#{seat.secret}"


def _seat(
    tables: OpenTables, live: OpenTable, seat: SeatRow, identity: str | None, base: str, now: float
) -> protocol.Seat:
    asked = live.row.asked if live.row.status == "running" else None
    host = identity is not None and live.row.host == identity
    since = away_since(tables, live, seat)
    return protocol.Seat(
        seat=seat.seat,
        kind=cast("Any", seat.kind),
        name=seat.name,
        person=None if seat.identity is None else public_name(seat.identity),
        mine=identity is not None and seat.identity == identity,
        present=seat.identity is not None and since is None,
        away_since=since,
        level=seat.level,
        rating=tables.rating(seat.identity) if seat.kind == "person" else None,
        stand_in=seat.stand_in,
        invitation=_invitation(live, seat, base) if host else None,
        clock_ms=clocks.left_now(live.row.clocks, seat.seat, asked, now),
        clock_runs=asked == seat.seat and live.row.clocks.get("since") is not None,
    )


def _proposal(tables: OpenTables, live: OpenTable, asked: dict[str, Any]) -> protocol.Proposal:
    takeback = takebacks.undone(live, asked["choices"]) if asked["kind"] == "undo" else None
    return protocol.Proposal(**asked, takeback=takeback, needed=needed(tables, live, asked))


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
