"""What a person does in a game: choose, take back, look ahead. Nobody acts for another's seat.

Every request names the version it was made for. If the table has gone on, it does no harm: it is answered as doubled if
the very same thing was done then, as stale otherwise.
"""

from scholars import Game, IllegalChoice
from scholars.server.refusals import Refused, refused
from scholars.server.storage.database import Lost
from scholars.server.tables.open_table import OpenTable, choices_of
from scholars.server.tables.open_tables import OpenTables
from scholars.server.wire import protocol, views


async def choose(tables: OpenTables, identity: str | None, table: str, asked: protocol.Choose) -> protocol.FromServer:
    """Take an option of the decision that waits."""
    async with tables.change(table) as live:
        if asked.version != live.row.version:
            return _late(live, identity, asked)
        game, seat = _my_turn(live, identity)
        try:
            if live.options.confirm_turns and not asked.confirmed and views.ends_turn(game, seat, asked.choice):
                return protocol.Confirm(id=asked.id, version=asked.version, choice=asked.choice)
            await tables.enter(live, seat, "person", asked.choice)
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
            return _late(live, identity, asked)
        game, seat = _my_turn(live, identity)
        if not game.can_undo(seat):
            raise refused("refused-cannot-undo")
        if isinstance(asked, protocol.Undo):
            game.undo()
        else:
            game.restart_turn(seat)
        return await _taken_back(tables, live, seat, asked)


async def _taken_back(
    tables: OpenTables, live: OpenTable, seat: int, asked: protocol.Undo | protocol.RestartTurn
) -> protocol.Taken:
    try:
        await tables.enter(live, seat, "person", None)
    except Lost:
        return protocol.Taken(id=asked.id, result="stale", version=live.row.version)
    return protocol.Taken(id=asked.id, result="done", version=live.row.version)


async def preview(
    tables: OpenTables, identity: str | None, table: str, asked: protocol.AskPreview
) -> protocol.FromServer:
    """What certainly follows from an option."""
    async with tables.at(table) as live:
        if asked.version != live.row.version:
            return _late(live, identity, asked)
        game, _ = _my_turn(live, identity)
        try:
            events, told = views.preview(game, asked.choice)
        except IllegalChoice as illegal:
            raise Refused(illegal.reason) from None
        return protocol.Previewed(id=asked.id, version=asked.version, choice=asked.choice, events=events, told=told)


async def why_not(
    tables: OpenTables, identity: str | None, table: str, asked: protocol.AskWhyNot
) -> protocol.FromServer:
    """Why a choice, or anything at a place, is not open."""
    async with tables.at(table) as live:
        if asked.version != live.row.version:
            return _late(live, identity, asked)
        game, _ = _my_turn(live, identity)
        try:
            reason = game.why_not(asked.about)
        except IllegalChoice as unreadable:
            reason = unreadable.reason
        plain = None if reason is None else reason.plain()
        return protocol.WhyNot(id=asked.id, version=asked.version, about=asked.about, reason=plain)


def _my_turn(live: OpenTable, identity: str | None) -> tuple[Game, int]:
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


def _late(
    live: OpenTable,
    identity: str | None,
    asked: protocol.Choose | protocol.Undo | protocol.RestartTurn | protocol.AskPreview | protocol.AskWhyNot,
) -> protocol.Taken:
    """The answer to what was asked of a decision that no longer waits."""
    done = live.entry(asked.version + 1)
    mine = done is not None and done.by == "person" and live.seats[done.seat] in live.seats_of(identity)
    doubled = False
    if done is not None and mine:
        if isinstance(asked, protocol.Choose):
            doubled = done.choice == asked.choice
        elif isinstance(asked, protocol.Undo | protocol.RestartTurn):
            doubled = done.choice is None
    return protocol.Taken(id=asked.id, result="doubled" if doubled else "stale", version=live.row.version)


def moment(live: OpenTable, choices: int | None) -> int:
    """A number of choices before the present one; by default the last choice is gone."""
    game = live.running()
    now = choices_of(game)
    wanted = now - 1 if choices is None else choices
    if not 0 <= wanted < now:
        raise refused("refused-no-such-moment")
    return wanted
