"""What a person does in a game: choose, take back, look ahead. Nobody acts for another's seat.

Every request names the version it was made for. If the table has gone on, it does no harm: it is answered as doubled if
the very same thing was done then, as stale otherwise.
"""

from typing import TypeAlias

from scholars import Game, IllegalChoice
from scholars.server.bots.fair import Whose
from scholars.server.bots.pool import Thinkers
from scholars.server.refusals import Refused, refused
from scholars.server.storage.lost import Lost
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.wire import protocol, views


async def choose(tables: OpenTables, identity: str | None, table: str, asked: protocol.Choose) -> protocol.FromServer:
    """Take an option of the decision that waits."""
    async with tables.change(table) as live:
        if asked.version != live.row.version:
            return late(live, identity, asked)
        game, seat = my_turn(live, identity)
        wanted = [asked.choice, *asked.then]
        try:
            if asked.then or (live.options.confirm_turns and not asked.confirmed):
                after = game.plan(wanted).game.decision  # dealt anew, so that what is tried gives nothing away
                hands_on = after is None or after.seat != seat
                if hands_on and live.options.confirm_turns and not asked.confirmed:
                    return protocol.Confirm(id=asked.id, version=asked.version, choice=wanted[-1])
            await tables.enter(live, seat, "person", *wanted, automatic=asked.automatic)
        except IllegalChoice as illegal:
            raise Refused(illegal.reason) from None
        except Lost:
            return protocol.Taken(id=asked.id, result="stale", version=live.row.version)
        return protocol.Taken(id=asked.id, result="done", version=live.row.version)


async def take_back(
    tables: OpenTables, identity: str | None, table: str, asked: protocol.Undo | protocol.RestartTurn
) -> protocol.Taken:
    """Take the last choice back, or all of this turn, as far as one may alone."""
    async with tables.change(table) as live:
        if asked.version != live.row.version:
            return late(live, identity, asked)
        _, seat = my_turn(live, identity)
        tables.demand_way_back(live)
        target = live.undo_target(seat, whole_turn=isinstance(asked, protocol.RestartTurn))
        if target is None:
            raise refused("refused-cannot-undo")
        try:
            await tables.enter_back(live, seat, target)
        except Lost:
            return protocol.Taken(id=asked.id, result="stale", version=live.row.version)
        return protocol.Taken(id=asked.id, result="done", version=live.row.version)


async def look_ahead(
    tables: OpenTables, identity: str | None, table: str, asked: protocol.AskPreview | protocol.AskPlan
) -> protocol.FromServer:
    """What certainly follows from an option, or what several choices would come to."""
    async with tables.at(table) as live:
        if asked.version != live.row.version:
            return late(live, identity, asked)
        game, _ = my_turn(live, identity)
        try:
            return views.planned(game, asked) if isinstance(asked, protocol.AskPlan) else views.previewed(game, asked)
        except IllegalChoice as illegal:
            raise Refused(illegal.reason) from None


async def forecasts(
    tables: OpenTables,
    thinkers: Thinkers,
    identity: str | None,
    table: str,
    asked: protocol.AskForecasts,
    whose: Whose,
) -> protocol.FromServer:
    """What each way to take one's turn could come to; not where other people play too, nor in a lesson."""
    async with tables.at(table) as live:
        if asked.version != live.row.version:
            return late(live, identity, asked)
        game, seat = my_turn(live, identity)
        seen = game.clone() if live.alone and game.turn_begins and live.row.lesson is None else None
    ways = [] if seen is None else await thinkers.forecast(seen, seat, whose)
    told = [protocol.Way.model_validate(way) for way in ways]
    return protocol.Forecasts(id=asked.id, version=asked.version, ways=told)


async def standing(tables: OpenTables, table: str, asked: protocol.AskStanding) -> protocol.FromServer:
    """Everybody's points, which whoever sees the table may count."""
    async with tables.at(table) as live:
        scores = [] if live.game is None else views.scores(live.game)
        return protocol.StandingTold(id=asked.id, version=live.row.version, scores=scores)


async def why_not(
    tables: OpenTables, identity: str | None, table: str, asked: protocol.AskWhyNot
) -> protocol.FromServer:
    """Why a choice, or anything at a place, is not open."""
    async with tables.at(table) as live:
        if asked.version != live.row.version:
            return late(live, identity, asked)
        game, _ = my_turn(live, identity)
        return views.why_not(game, asked)


def my_turn(live: OpenTable, identity: str | None) -> tuple[Game, int]:
    """The game and the seat that is asked, if it is one's own and no bot plays it."""
    game = live.running()
    assert game.decision is not None
    seat = live.seats[game.decision.seat]
    if not live.seats_of(identity):
        raise refused("refused-no-seat", 403)
    if identity is None or seat.identity != identity:
        raise refused("refused-not-your-turn", 403)
    if seat.stand_in is not None:
        raise refused("refused-bot-plays", seat=seat.seat + 1)
    return game, seat.seat


Late: TypeAlias = (
    protocol.Choose
    | protocol.Undo
    | protocol.RestartTurn
    | protocol.AskPreview
    | protocol.AskPlan
    | protocol.AskForecasts
    | protocol.AskHint
    | protocol.AskWhyNot
)


def late(live: OpenTable, identity: str | None, asked: Late) -> protocol.Taken:
    """The answer to what was asked of a decision that no longer waits."""
    wanted: list[str | None] = []
    if isinstance(asked, protocol.Choose):
        wanted = [asked.choice, *asked.then]
    elif isinstance(asked, protocol.Undo | protocol.RestartTurn):
        wanted = [None]
    done = [live.entry(asked.version + number) for number in range(1, len(wanted) + 1)]
    mine = [one.choice for one in done if one is not None and one.by != "bot" and _is_mine(live, identity, one.seat)]
    doubled = bool(wanted) and mine == wanted
    return protocol.Taken(id=asked.id, result="doubled" if doubled else "stale", version=live.row.version)


def _is_mine(live: OpenTable, identity: str | None, seat: int) -> bool:
    return live.seats[seat] in live.seats_of(identity)
