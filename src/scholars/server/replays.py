"""Finished games to look at: records down and up, public replays, and going on from any of their moments."""

import asyncio
import time
from typing import Any, cast

from sqlalchemy import insert, select

from scholars import Game
from scholars.locales import Message, message
from scholars.play.records import UnreadableRecord
from scholars.server import games, protocol, tables, views
from scholars.server.hall import Hall
from scholars.server.identities import Identity, clean_name
from scholars.server.refusals import refused
from scholars.server.seeds import new_id
from scholars.server.storage import schema
from scholars.server.storage.rows import read_entries

LONGEST_NAME = 24  # as at a table


async def record(hall: Hall, guest: Identity | None, table: str) -> dict[str, Any]:
    """The record of a finished game. That of a running one never leaves the server."""
    async with hall.at(table) as live:
        if live.row.status != "finished":
            raise refused("refused-not-finished")
        if not live.may_watch(None if guest is None else guest.id):
            raise refused("refused-no-spectators", 403)
        entries = await read_entries(hall.database, table)
        return games.record(live.row, live.seats, entries, hall.settings.catalogue)


async def publish(hall: Hall, guest: Identity, table: str) -> str:
    """Make the replay of a finished game public; whoever asks second is told the same one."""
    told = await record(hall, guest, table)
    async with hall.change(table) as live:
        if not live.seats_of(guest.id):
            raise refused("refused-no-seat", 403)
        if live.row.replay is None:
            live.row.replay = new_id()
            await hall.store(live, _stored(live.row.replay, guest, told))
        return live.row.replay


async def upload(hall: Hall, guest: Identity, told: dict[str, Any]) -> str:
    """Store a record somebody has, if it tells a finished game."""
    choices = told.get("choices")
    if isinstance(choices, list) and len(choices) > hall.settings.limits.replay_choices:
        raise refused("refused-too-large", 413)
    game, _ = await asyncio.to_thread(_read, hall, told)
    if not game.over:
        raise refused("refused-unfinished-record", 400)
    replay = new_id()
    await hall.database.write(_stored(replay, guest, game.record()))
    return replay


def _stored(replay: str, guest: Identity, told: dict[str, Any]) -> Any:
    return insert(schema.replays).values(id=replay, identity=guest.id, record=told, created=time.time())


def _read(hall: Hall, told: dict[str, Any]) -> tuple[Game, Message | None]:
    """The game of a record, and what is to be said if the rules have changed since."""
    try:
        game, note = Game.replay(told, hall.settings.catalogue), None
    except UnreadableRecord as unreadable:
        if not isinstance(unreadable.game, Game):
            raise refused("refused-record", 400) from None
        game, note = unreadable.game, message("note-record-changed")
    game.names = tuple(clean_name(name[:LONGEST_NAME]) for name in game.names)
    return game, note


async def find(hall: Hall, replay: str) -> dict[str, Any]:
    """The record of a public replay."""
    replays = schema.replays.c
    found = await hall.database.read(select(replays.record).where(replays.id == replay))
    if not found:
        raise refused("refused-no-replay", 404)
    return cast("dict[str, Any]", found[0].record)


async def watch(hall: Hall, replay: str) -> protocol.Replay:
    """Everything that happened in a finished game."""
    told = await find(hall, replay)
    return await asyncio.to_thread(_watched, hall, replay, told)


def _watched(hall: Hall, replay: str, told: dict[str, Any]) -> protocol.Replay:
    game, note = _read(hall, told)
    record = game.record()
    walk = game.at(0)
    happenings = []
    for number, choice in enumerate(record["choices"], start=1):
        assert walk.decision is not None
        seat = walk.decision.seat
        events = walk.play(choice)
        happenings.append(views.happening(walk, games.Happened(number, seat, "person", choice, None, events)))
    return protocol.Replay(
        replay=replay,
        mode=record["mode"],
        expansions=record.get("expansions", []),
        solo=record.get("solo"),
        names=list(game.names),
        moments=len(record["choices"]),
        happenings=happenings,
        outcome=views.outcome(game),
        seed=record["seed"],
        note=None if note is None else note.plain(),
    )


async def moment(hall: Hall, replay: str, number: int, seat: int | None) -> protocol.Moment:
    """The view of a seat, or of a spectator, at a moment of a finished game."""
    told = await find(hall, replay)
    return await asyncio.to_thread(_moment, hall, told, number, seat)


def _moment(hall: Hall, told: dict[str, Any], number: int, seat: int | None) -> protocol.Moment:
    then = tables.moment_of(_read(hall, told)[0], number)
    if seat is not None and seat >= len(then.names):
        raise refused("refused-no-such-seat", 404)
    return protocol.Moment(at=number, view=then.view(seat), question=views.asked(then, seat))


async def go_on(hall: Hall, guest: Identity, replay: str, asked: protocol.ContinueFrom) -> str:
    """A new table from a moment of a finished game."""
    told = await find(hall, replay)

    def then() -> Game:
        return tables.moment_of(_read(hall, told)[0], asked.at)

    game = await asyncio.to_thread(then)
    people = int(game.record()["players"])
    return await tables.go_on_from(hall, guest, game, [None] * people, told.get("expansions", []), asked)
