"""Finished games to look at: records down and up, public replays, and going on from any of their moments."""

from collections.abc import Sequence
from typing import Any

from scholars import Game
from scholars.bots import BOTS
from scholars.locales import Message, message
from scholars.positions.records import UnreadableRecord, commitment
from scholars.server.people.identity import Identity, clean_name
from scholars.server.refusals import refused
from scholars.server.secrets import new_id
from scholars.server.tables import restoring, setting
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.shown import key_of
from scholars.server.wire import protocol, views

LONGEST_NAME = 24  # as at a table


async def record(tables: OpenTables, guest: Identity | None, table: str) -> dict[str, Any]:
    """The record of a finished game. That of a running one never leaves the server."""
    async with tables.at(table) as live:
        if live.row.status != "finished":
            raise refused("refused-not-finished")
        if not live.may_watch(None if guest is None else guest.id):
            raise refused("refused-no-spectators", 403)
        entries = await tables.database.entries(table)
        return restoring.record(live.row, live.seats, entries, tables.settings.catalogue)


async def publish(tables: OpenTables, guest: Identity, table: str) -> str:
    """Make the replay of a finished game public; whoever asks second is told the same one."""
    told = await record(tables, guest, table)
    async with tables.change(table) as live:
        if not live.seats_of(guest.id):
            raise refused("refused-no-seat", 403)
        if live.row.replay is None:
            live.row.replay = new_id()
            await tables.store(live, (), tables.database.replay_part(live.row.replay, guest.id, told))
        return live.row.replay


async def upload(tables: OpenTables, guest: Identity, told: dict[str, Any]) -> str:
    """Store a record somebody has, if it tells a finished game."""
    choices = told.get("choices")
    if isinstance(choices, list) and len(choices) > tables.settings.limits.replay_choices:
        raise refused("refused-too-large", 413)
    game, _ = await tables.work.run(read_game, tables, told)
    if not game.over:
        raise refused("refused-unfinished-record", 400)
    replay = new_id()
    await tables.database.keep_replay(replay, guest.id, game.record() | players_of(told, game))
    return replay


def read_game(tables: OpenTables, told: dict[str, Any]) -> tuple[Game, Message | None]:
    """The game of a record, and what is to be said if the rules have changed since."""
    try:
        game, note = Game.replay(told, tables.settings.catalogue), None
    except UnreadableRecord as unreadable:
        if not isinstance(unreadable.game, Game):
            raise refused("refused-record", 400) from None
        game, note = unreadable.game, message("note-record-changed")
    game.names = tuple(clean_name(name[:LONGEST_NAME]) for name in game.names)
    return game, note


def players_of(record: dict[str, Any], game: Game) -> dict[str, Any]:
    """What a record says of who played, as far as it is sound: the bots, and the choices they took for people."""
    seats, by_bots, last = record.get("seats"), record.get("by_bots"), len(game.history)
    players: dict[str, Any] = {}
    if isinstance(seats, list) and len(seats) == int(game.record()["players"]):
        players["seats"] = [_level(seat) or restoring.PERSON for seat in seats]
    if isinstance(by_bots, list):
        players["by_bots"] = [number for number in by_bots if isinstance(number, int) and 0 < number <= last]
    return players


async def find(tables: OpenTables, replay: str) -> dict[str, Any]:
    """The record of a public replay."""
    found = await tables.database.replay(replay)
    if found is None:
        raise refused("refused-no-replay", 404)
    return found


def shown(tables: OpenTables, told: dict[str, Any]) -> tuple[Game, Message | None]:
    """The game of a record to be looked at, read once for all who do."""
    return tables.shown.game(told, lambda record: read_game(tables, record))


async def watch(tables: OpenTables, replay: str) -> bytes:
    """Everything that happened in a finished game, as JSON."""
    told = await find(tables, replay)
    bots = await _levels(tables, replay, told)
    return await tables.shown.told(
        (replay, key_of(told), *bots), lambda: _watched(tables, replay, told, bots).model_dump_json().encode()
    )


def _watched(tables: OpenTables, replay: str, told: dict[str, Any], bots: Sequence[str | None]) -> protocol.Replay:
    game, note = shown(tables, told)
    record, players = game.record(), players_of(told, game)
    by_bots = set(players.get("by_bots", ()))
    walk = game.at(0)
    entries = []
    standing = [_totals(walk)]
    for number, choice in enumerate(record["choices"], start=1):
        assert walk.decision is not None
        seat = walk.decision.seat
        events = walk.play(choice)
        is_bot = number in by_bots or (seat < len(bots) and bots[seat] is not None)
        by = "bot" if is_bot else "person"
        entries.append(views.log_entry(walk, restoring.Happened(number, seat, by, choice, None, number, events)))
        standing.append(_totals(walk))
    return protocol.Replay(
        replay=replay,
        mode=record["mode"],
        expansions=record.get("expansions", []),
        solo=record.get("solo"),
        names=list(game.names),
        bots=list(bots),
        moments=len(record["choices"]),
        entries=entries,
        standing=standing,
        outcome=views.outcome(game),
        seed=record["seed"],
        note=None if note is None else note.plain(),
    )


def _level(seat: object) -> str | None:
    """The bot that plays a seat, if the seat names one."""
    return seat if isinstance(seat, str) and seat in BOTS else None


async def _levels(tables: OpenTables, replay: str, record: dict[str, Any]) -> list[str | None]:
    """The levels of the bots in a replay, by seat; one published by an earlier version has them at its table."""
    seats = record.get("seats")
    if seats is None:
        seats = [seat.level for seat in await tables.database.seats_of_replay(replay)]
    levels = [_level(seat) for seat in seats] if isinstance(seats, list) else []
    people = record["players"]
    return levels if len(levels) == people else [None] * people


def _totals(game: Game) -> list[int]:
    return [score.total for score in game.score()]


async def moment(tables: OpenTables, replay: str, number: int, seat: int | None) -> bytes:
    """The table as a seat, or a spectator, sees it at a moment of a finished game, as JSON."""
    told = await find(tables, replay)
    return await tables.shown.told(
        (replay, key_of(told), number, seat), lambda: _moment(tables, told, number, seat).model_dump_json().encode()
    )


def _moment(tables: OpenTables, told: dict[str, Any], number: int, seat: int | None) -> protocol.Moment:
    then = setting.moment_of(shown(tables, told)[0], number)
    if seat is not None and seat >= len(then.names):
        raise refused("refused-no-such-seat", 404)
    return protocol.Moment(
        at=number, table=then.view(seat), question=views.asked(then, seat), standing=views.standing(then)
    )


async def go_on(tables: OpenTables, guest: Identity, replay: str, asked: protocol.ContinueFrom) -> str:
    """A new table from a moment of a finished game."""
    told = await find(tables, replay)

    def then() -> Game:
        return setting.moment_of(shown(tables, told)[0], asked.at)

    game = await tables.work.run(then)
    seed = str(told["seed"])
    noted = {"choices": restoring.choices_of(game), "commitment": commitment(seed), "seed": seed, "replay": replay}
    levels = await _levels(tables, replay, told)
    return await setting.go_on_from(
        tables, guest, game, levels, told.get("expansions", []), asked, noted, told.get("pack")
    )
