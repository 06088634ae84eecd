"""The life of a table: it is set, people sit down and stand up, it begins, it is played again or gone on from."""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from scholars import Game
from scholars.bots import BOTS
from scholars.positions.records import commitment
from scholars.server.people.identity import Identity, clean_name
from scholars.server.refusals import refused
from scholars.server.secrets import new_id, new_secret, new_seed
from scholars.server.storage.rows import SeatRow, Stored, TableRow
from scholars.server.tables import clocks, restoring
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.rating_start import is_rated, note_rating
from scholars.server.wire import protocol

if TYPE_CHECKING:
    from scholars.server.storage.kept import Part

BeforeRemoval: TypeAlias = Callable[[str], Awaitable[object]]


async def _do_nothing(_table: str) -> None:
    """Where there are no ratings, nothing has to be settled."""


async def create(tables: OpenTables, guest: Identity, asked: protocol.NewTable) -> str:
    """Set a table; it begins at once if nobody is waited for."""
    _check(asked.options, asked.expansions)
    if asked.solo is not None and len(asked.seats) != 1:
        raise refused("refused-solo-seats", 400)
    if asked.pack is not None and asked.options.rated:
        raise refused("refused-rated-box", 400)
    await room_for_one_more(tables, guest)
    row = new_row(guest, asked.mode, list(asked.expansions), asked.solo, asked.options)
    row.pack = await tables.boxes.for_table(guest, asked.pack)
    return await place(tables, row, _seats(row.id, guest, asked.seats))


async def place(tables: OpenTables, row: TableRow, seats: list[SeatRow], *more: "Part") -> str:
    """Put a new table into the house, and begin if nobody is waited for."""
    if tables.draining:
        raise refused("refused-stopping", 503)
    if not any(seat.kind == "person" for seat in seats):
        raise refused("refused-nobody", 400)
    live = OpenTable(Stored(row, seats))
    _begin_if_full(tables, live)
    await tables.create(live.stored, *await note_rating(tables, live), *more)
    async with tables.at(row.id) as begun:
        tables.tell(begun)
    return row.id


def new_row(
    guest: Identity | None, mode: str, expansions: list[str], solo: str | None, options: protocol.TableOptions
) -> TableRow:
    """A table that a guest sets; without one, it has no host."""
    now = time.time()
    return TableRow(
        id=new_id(),
        mode=mode,
        expansions=expansions,
        solo=solo,
        options=options.model_dump(mode="json"),
        host=None if guest is None else guest.id,
        seed=new_seed(),
        created=now,
        changed=now,
    )


def _check(options: protocol.TableOptions, expansions: Sequence[str]) -> None:
    _level(options.stand_in)
    if len(set(expansions)) < len(expansions) or not set(expansions) <= set(restoring.EXPANSIONS):
        raise refused("refused-expansion", 400)


def _level(level: str | None) -> str:
    if level not in BOTS:
        raise refused("refused-bot", 400)
    return level


async def room_for_one_more(tables: OpenTables, guest: Identity) -> None:
    """Refuse whoever has as many tables as one may have."""
    if await tables.database.unfinished(guest.id) >= tables.settings.limits.tables:
        raise refused("refused-too-many-tables", 429, most=tables.settings.limits.tables)


# Seats


def _seats(table: str, guest: Identity, asked: Sequence[protocol.NewSeat]) -> list[SeatRow]:
    if sum(seat.kind == "me" for seat in asked) > 1:
        raise refused("refused-me-twice", 400)
    seats = [_seat(table, number, guest, seat) for number, seat in enumerate(asked)]
    if len(seats) == 1:
        seats.append(SeatRow(table, 1, "opponent"))
    return seats


def _seat(table: str, number: int, guest: Identity, asked: protocol.NewSeat | protocol.SeatChange) -> SeatRow:
    """A seat as it was asked for."""
    name = None if asked.name is None else clean_name(asked.name)
    match asked.kind:
        case "me":
            return SeatRow(table, number, "person", guest.id, name or guest.name)
        case "here":
            return SeatRow(table, number, "person", guest.id, name or f"{guest.name} {number + 1}"[:24])
        case "bot":
            level = _level(asked.level)
            return SeatRow(table, number, "bot", name=name or level.capitalize(), level=level)
        case _:
            return SeatRow(table, number, "open", secret=new_secret())


def _begin_if_full(tables: OpenTables, live: OpenTable) -> None:
    """Begin the game when no seat is open any more."""
    row = live.row
    if row.status != "waiting" or any(seat.kind == "open" for seat in live.seats):
        return
    try:
        live.game = restoring.begin(row, live.seats, tables.settings.catalogue)
    except ValueError:
        raise refused("refused-cannot-begin", 400) from None
    row.status = "running"
    row.seed = str(live.game.state.seed)
    row.clocks = clocks.wound(live.options.clock, len(live.seats))
    tables.ask_next(live, time.time())
    row.due = tables.due(live)


async def join(tables: OpenTables, guest: Identity, table: str, asked: protocol.Join) -> None:
    """Sit down: at the seat of an invitation, or at any open seat of an open table."""
    async with tables.change(table) as live:
        _refuse_used(live, asked.secret)
        if live.row.status != "waiting":
            raise refused("refused-begun-already")
        if asked.secret is None and guest.id in (live.row.dismissed or ()):
            raise refused("refused-dismissed", 403)
        seat = _open_seat(live, asked)
        seat.kind, seat.identity, seat.name = "person", guest.id, guest.name  # its secret tells who used it
        _begin_if_full(tables, live)
        await tables.store(live, (), *await note_rating(tables, live))


def _refuse_used(table: OpenTable, secret: str | None) -> None:
    """Refuse an invitation to a seat that is taken, and say by whom."""
    for seat in table.seats:
        if secret is not None and seat.secret == secret and seat.kind != "open":
            raise refused("refused-invitation-used", 409, player=seat.name or restoring.NOBODY)


def _open_seat(live: OpenTable, asked: protocol.Join) -> SeatRow:
    free = [seat for seat in live.seats if seat.kind == "open"]
    if asked.secret is not None:
        invited = [seat for seat in free if seat.secret == asked.secret]
        if not invited:
            raise refused("refused-invitation", 404)
        return invited[0]
    wanted = [seat for seat in free if asked.seat in (None, seat.seat)]
    if not live.options.open:
        raise refused("refused-by-invitation", 403)
    if not wanted:
        raise refused("refused-seat-taken")
    return wanted[0]


async def change_seat(tables: OpenTables, guest: Identity, table: str, number: int, asked: protocol.SeatChange) -> None:
    """The host gives an open seat to a bot or to somebody at this screen, or opens such a seat again."""
    async with tables.change(table) as live:
        if live.row.host != guest.id:
            raise refused("refused-not-host", 403)
        if live.row.status != "waiting":
            raise refused("refused-begun-already")
        if number >= len(live.seats) or live.seats[number].kind == "opponent":
            raise refused("refused-no-such-seat", 404)
        if live.seats[number].identity not in (None, guest.id):
            raise refused("refused-seat-taken")
        live.seats[number] = _seat(table, number, guest, asked)
        if not live.people():
            raise refused("refused-nobody", 400)
        _begin_if_full(tables, live)
        await tables.store(live, (), *await note_rating(tables, live))


async def dismiss(tables: OpenTables, guest: Identity, table: str, number: int) -> None:
    """Remove a player as the host: their seats are open again, or a bot plays on; not from a running rated game."""
    async with tables.change(table) as live:
        if live.row.host != guest.id:
            raise refused("refused-not-host", 403)
        if live.row.status == "finished":
            raise refused("refused-finished")
        if live.row.status == "running" and is_rated(live):
            raise refused("refused-dismiss-rated", 403)
        who = live.seats[number].identity if number < len(live.seats) else None
        if who is None or who == guest.id:
            raise refused("refused-no-such-seat", 404)
        live.row.dismissed = sorted({*(live.row.dismissed or []), who})
        mine = live.seats_of(who)
        live.row.proposals = [asked for asked in live.row.proposals if live.seats[asked["seat"]] not in mine]
        _stand_up(live, who, "removed")
        for seat in mine:  # whoever was sent away is named no longer
            seat.name = None if seat.level is None else seat.level.capitalize()
        await tables.store(live, (), *await _note_vacancy(tables, live))


def _stand_up(live: OpenTable, identity: str, kind: Literal["left", "removed"]) -> None:
    """Free somebody's seats: before the game they are open again, in it a bot plays on."""
    for seat in live.seats_of(identity):
        if live.row.status == "waiting":
            live.seats[seat.seat] = SeatRow(live.row.id, seat.seat, "open", secret=new_secret())
        else:
            seat.kind, seat.identity, seat.level = "bot", None, live.options.stand_in
            seat.stand_in = seat.stand_in_why = seat.household = None
            departure = {"seat": seat.seat, "kind": kind, "version": live.row.version, "at": time.time()}
            live.row.departures = [*(live.row.departures or ()), departure]
    live.row.clocks = clocks.stopped(live.row.clocks, live.row.asked, time.time())
    live.row.clocks = clocks.started(live.row.clocks, live.asked_seat(), time.time())


async def _note_vacancy(tables: OpenTables, table: OpenTable) -> list["Part"]:
    """Before the game, note anew whether it would count: the player in the way may be gone."""
    return await note_rating(tables, table) if table.row.status == "waiting" else []


async def leave(tables: OpenTables, identity: str, table: str, before_removal: BeforeRemoval = _do_nothing) -> None:
    """Stand up for good. Before the game the seat is open again; in it a bot plays on; with nobody left it is over.

    Args:
        before_removal: Called with the table before it is deleted, while it is locked; a rated game that another
            player has left is settled there.
    """
    async with tables.change(table) as live:
        mine = live.seats_of(identity)
        if not mine:
            raise refused("refused-no-seat", 403)
        if live.row.status == "finished":
            return
        if live.people() == {identity}:
            await before_removal(table)
            await tables.remove(live)
            return
        _stand_up(live, identity, "left")
        if live.row.host == identity:
            live.row.host = next(seat.identity for seat in live.seats if seat.identity is not None)
        await tables.store(live, (), *await _note_vacancy(tables, live))


# Again


async def rematch(tables: OpenTables, guest: Identity, table: str) -> str:
    """The same people at a new table. Whoever asks second is told the table that was set first."""
    async with tables.change(table) as live:
        _finished_with_me(live, guest)
        if live.row.rematch is not None:
            return live.row.rematch
        await room_for_one_more(tables, guest)
        old = live.row
        host = None if old.host is None else guest
        row = new_row(host, old.mode, old.expansions, old.solo, live.options)
        row.pack = old.pack
        seats = [SeatRow(row.id, seat.seat, seat.kind, seat.identity, seat.name, seat.level) for seat in live.seats]
        for seat in seats:
            if seat.kind == "person" and seat.identity is None:
                seat.kind, seat.secret = "open", new_secret()
        made = await place(tables, row, seats)
        live.row.rematch = made
        await tables.store(live)
        return made


def _finished_with_me(live: OpenTable, guest: Identity) -> None:
    if live.row.status != "finished":
        raise refused("refused-not-finished")
    if not live.seats_of(guest.id):
        raise refused("refused-no-seat", 403)


async def go_on(tables: OpenTables, guest: Identity, table: str, asked: protocol.ContinueFrom) -> str:
    """A new table from a moment of this one."""
    async with tables.at(table) as live:
        game = live.game
        if game is None:
            raise refused("refused-not-begun")
        if not live.may_watch(guest.id):
            raise refused("refused-no-spectators", 403)
        then = moment_of(game, asked.at)
        before = live.row.seed if live.row.status == "finished" else None
        noted = {
            "choices": restoring.choices_of(then),
            "commitment": commitment(live.row.seed),
            "seed": before,
            "table": table,
        }
        levels = [seat.level for seat in live.seats if seat.kind != "opponent"]
        expansions, pack = live.row.expansions, live.row.pack
    return await go_on_from(tables, guest, then, levels, expansions, asked, noted, pack)


def moment_of(game: Game, number: int | None) -> Game:
    """A game as it was after so many choices."""
    last = restoring.choices_of(game)
    if number is not None and number > last:
        raise refused("refused-no-such-moment", 400)
    return game.at(last if number is None else number)


async def go_on_from(
    tables: OpenTables,
    guest: Identity,
    then: Game,
    levels: Sequence[str | None],
    expansions: list[str],
    asked: protocol.ContinueFrom,
    noted: dict[str, Any],
    pack: dict[str, Any] | None = None,
) -> str:
    """A new table at which a game goes on. What is hidden is dealt anew from a new secret: the old one may be known."""
    if then.over:
        raise refused("refused-over-then", 400)
    _check(asked.options, expansions)
    await room_for_one_more(tables, guest)
    record = then.record()
    row = new_row(guest, record["mode"], expansions, record.get("solo"), asked.options)
    secret = int(new_seed())
    row.start, row.continues = then.determinise(None, secret).position(), True
    row.continued = noted | {"dealt_from": str(secret)}
    row.pack = tables.boxes.of_game(then, pack)
    wanted = asked.seats or [
        protocol.NewSeat(kind="bot" if level in BOTS else "here", name=name[:24], level=level)
        for level, name in zip(levels, then.names, strict=False)
    ]
    if len(wanted) != len(levels):
        raise refused("refused-other-seats", 400, seats=len(levels))
    return await place(tables, row, _seats(row.id, guest, wanted))
