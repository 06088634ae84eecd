"""What needs the others: taking back further than one may alone, and a bot in the seat of somebody who is away."""

import time
from typing import Any

from scholars.server.refusals import refused
from scholars.server.storage.rows import SeatRow
from scholars.server.tables import clocks, takebacks
from scholars.server.tables.open_table import OpenTable, proposal
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.rating_start import is_rated
from scholars.server.tables.restoring import choices_of
from scholars.server.wire import protocol

MOST = 4  # proposals at a time


async def propose(
    tables: OpenTables, identity: str, table: str, asked: protocol.Propose, away: float | None
) -> protocol.ProposalResult | None:
    """Ask the others. `away` tells for how long the person of the seat in question has been away; None if present.

    The result is None while others have to answer, and where there are none.
    """
    async with tables.change(table) as live:
        live.running()
        seats = live.seats_of(identity)
        if not seats:
            raise refused("refused-no-seat", 403)
        row = live.row
        if any(open_one["by"] == seats[0].seat and open_one["kind"] == asked.kind for open_one in row.proposals):
            raise refused("refused-asked-already")
        if len(row.proposals) >= MOST:
            raise refused("refused-too-many-proposals")
        number = 1 + max((open_one["proposal"] for open_one in row.proposals), default=row.revision)
        if asked.kind == "undo":
            tables.demand_way_back(live)
            made = proposal(number, "undo", seats[0].seat, seats[0].seat, takebacks.target(live, seats, asked))
        else:
            seat = _absent(tables, live, asked.seat, away, identity)
            made = proposal(number, "stand-in", seats[0].seat, seat.seat, None)
        row.proposals = [*row.proposals, made]
        return await _settle(tables, live, made)


def _absent(tables: OpenTables, live: OpenTable, number: int | None, away: float | None, identity: str) -> SeatRow:
    """The seat of somebody who has been away for long enough: where nobody else votes, for as long as was agreed."""
    if number is None or number >= len(live.seats) or live.seats[number].kind != "person":
        raise refused("refused-no-such-seat", 404)
    seat = live.seats[number]
    if seat.stand_in is not None:
        raise refused("refused-bot-plays", seat=number + 1)
    if is_rated(live) and live.options.clock is not None:  # else one could play a bot while the other sleeps
        raise refused("refused-clock-decides")
    others = live.people() - {identity, seat.identity}
    agreed = 0 if others else live.options.absence or 0
    patience = max(tables.settings.vote_after, agreed)
    if away is None or away < patience:
        raise refused("refused-not-away", seconds=round(patience))
    return seat


async def answer(
    tables: OpenTables, identity: str, table: str, asked: protocol.Answer
) -> protocol.ProposalResult | None:
    """Agree, or refuse; one refusal ends it. The result is None while others have to answer, and if it is withdrawn."""
    async with tables.change(table) as live:
        live.running()
        row = live.row
        found = next((open_one for open_one in row.proposals if open_one["proposal"] == asked.proposal), None)
        if found is None:
            raise refused("refused-no-proposal", 404)
        mine = [seat.seat for seat in live.seats_of(identity)]
        if not mine:
            raise refused("refused-no-seat", 403)
        others = [open_one for open_one in row.proposals if open_one is not found]
        if not asked.agree:
            result = None if found["by"] in mine else _result(live, found, declined_by=mine[0])
            row.proposals = others
            await tables.store(live)
            return result
        agreed = found | {"agreed": sorted({*found["agreed"], *mine})}
        row.proposals = [*others, agreed]
        return await _settle(tables, live, agreed)


def needed(tables: OpenTables, live: OpenTable, asked: dict[str, Any]) -> list[int]:
    """The seats that still have to agree: of everybody else who plays, but for whom it is about if they are away.

    Whose moves would be taken back agrees also while a bot plays their seat: to be away is no consent, unless for as
    long as the table agreed on.
    """
    said = {live.seats[seat].identity for seat in asked["agreed"]}
    undone = _played_since(live, asked["choices"]) if asked["kind"] == "undo" else set()
    return [
        seat.seat
        for seat in live.seats
        if seat.kind == "person"
        and seat.identity not in said
        and (seat.stand_in is None or (seat.seat in undone and not _long_gone(tables, live, seat)))
        and not (asked["kind"] == "stand-in" and seat.seat == asked["seat"])
    ]


def _played_since(live: OpenTable, choices: int) -> set[int]:
    """The seats that took the choices after so many, of those that stand; all, if one was taken too long ago."""
    taken = live.taken()
    undone = range(choices + 1, choices_of(live.running()) + 1)
    if not taken.keys() >= set(undone):
        return {seat.seat for seat in live.seats}
    return {taken[number].seat for number in undone}


def _long_gone(tables: OpenTables, live: OpenTable, seat: SeatRow) -> bool:
    """Whether somebody has been away for as long as the table agreed on."""
    left, agreed = tables.left(live.row.id, seat.identity), live.options.absence
    return agreed is not None and left is not None and time.time() - left >= agreed


async def _settle(tables: OpenTables, live: OpenTable, asked: dict[str, Any]) -> protocol.ProposalResult | None:
    """Carry a proposal out if all have agreed; store it in any case."""
    if needed(tables, live, asked):
        await tables.store(live)
        return None
    row, result = live.row, _result(live, asked)
    row.proposals = [open_one for open_one in row.proposals if open_one != asked]
    seat, choices = asked["seat"], asked["choices"]
    assert isinstance(seat, int)
    if asked["kind"] == "undo":
        assert isinstance(choices, int)
        await tables.enter_back(live, seat, choices)
    else:
        await stand_in(tables, live, seat, "absent")
    return result.model_copy(update={"version": row.version}) if len(live.people()) > 1 else None


def _result(table: OpenTable, proposal: dict[str, Any], declined_by: int | None = None) -> protocol.ProposalResult:
    """How a proposal ends, as the table is before that."""
    return protocol.ProposalResult(
        kind=proposal["kind"],
        accepted=declined_by is None,
        by=proposal["by"],
        seat=proposal["seat"],
        declined_by=declined_by,
        takeback=takebacks.undone(table, proposal["choices"]) if proposal["kind"] == "undo" else None,
        version=table.row.version,
    )


async def stand_in(tables: OpenTables, live: OpenTable, seat: int, why: str) -> None:
    """Let a bot play a seat."""
    live.seats[seat].stand_in = live.options.stand_in
    live.seats[seat].stand_in_why = why
    live.row.clocks = clocks.stopped(live.row.clocks, live.row.asked, time.time())
    live.row.clocks = clocks.started(live.row.clocks, live.asked_seat(), time.time())
    await tables.store(live)


async def hand_over(tables: OpenTables, identity: str, table: str, seat: int) -> None:
    """Let a bot play one's own seat for now."""
    async with tables.change(table) as live:
        live.running()
        if live.own_seat(identity, seat).stand_in is not None:
            raise refused("refused-bot-plays", seat=seat + 1)
        if is_rated(live) and not live.alone:
            raise refused("refused-play-yourself")
        await stand_in(tables, live, seat, "wish")


async def take_back(tables: OpenTables, identity: str, table: str, seat: int) -> None:
    """Play one's own seat again."""
    async with tables.change(table) as live:
        live.running()
        mine = live.own_seat(identity, seat)
        if mine.stand_in_why == "clock":  # of a turn, it is handed back with the next
            raise refused("refused-time-is-up")
        await return_seats(tables, live, [mine])


async def come_back(tables: OpenTables, identity: str, table: str) -> None:
    """Whoever comes back plays again, if a bot stood in since they were away; nobody is asked about it any more."""
    async with tables.change(table) as live:
        mine = live.seats_of(identity)
        if not mine or live.row.status != "running":
            return
        about = [
            asked for asked in live.row.proposals if asked["kind"] == "stand-in" and live.seats[asked["seat"]] in mine
        ]
        away = [seat for seat in mine if seat.stand_in_why == "absent"]
        if about or away:
            live.row.proposals = [asked for asked in live.row.proposals if asked not in about]
            await return_seats(tables, live, away)
        elif tables.due(live) != live.row.due:  # what is due depends on who is present
            await tables.store(live)


async def return_seats(tables: OpenTables, live: OpenTable, seats: list[SeatRow]) -> None:
    """End the standing in."""
    now = time.time()
    live.row.clocks = clocks.stopped(live.row.clocks, live.row.asked, now)
    for seat in seats:
        seat.stand_in = seat.stand_in_why = None
        if live.row.asked == seat.seat:
            live.row.asked_at = now
    live.row.clocks = clocks.started(live.row.clocks, live.asked_seat(), now)
    await tables.store(live)
