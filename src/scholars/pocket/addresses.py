"""The addresses of a server (`server/api.py`), as far as they mean something to one person alone."""

from typing import Any, get_args

from scholars import __version__
from scholars.bots import LEVELS
from scholars.catalogue import load
from scholars.pocket import boxes, saving, showing, tabletop  # noqa: F401 - their addresses are answered too
from scholars.pocket.routing import Call, answer, at
from scholars.server.bots.reviews import Job
from scholars.server.companion import messages as companion
from scholars.server.companion.rival import rival
from scholars.server.people import history
from scholars.server.refusals import refused
from scholars.server.tables import replays, setting, teaching
from scholars.server.tables.restoring import EXPANSIONS
from scholars.server.wire import lobby, protocol, views
from scholars.server.wire.catalogue import plain_catalogue
from scholars.server.wire.reading import answers, book
from scholars.server.wire.reviews import ReviewTold, told
from scholars.server.wire.rulebook import rule_book

__all__ = ["answer"]

# What there is to read


@at("GET", "/api/offer")
async def offer(asked: Call) -> protocol.Offer:
    """What can be had here."""
    return protocol.Offer(
        version=__version__,
        bots=list(LEVELS),
        modes=list(get_args(protocol.Mode)),
        difficulties=list(get_args(protocol.Difficulty)),
        expansions=list(EXPANSIONS),
        webhook_hosts=[],
        longest_chat=asked.host.settings.limits.chat_letters,
        tables_each=asked.host.settings.limits.tables,
    )


@at("GET", "/api/catalogue")
async def catalogue(_asked: Call) -> dict[str, object]:
    """Everything printed."""
    return plain_catalogue(load())


@at("GET", "/api/rules")
async def rules(_asked: Call) -> protocol.RuleBook:
    """Every rule of the game."""
    return rule_book()


@at("GET", "/api/reading/{language}")
async def chapters(_asked: Call, language: str) -> protocol.Reading:
    """The rules for reading."""
    return book(language)


@at("GET", "/api/reading/{language}/answers")
async def ask(asked: Call, language: str) -> protocol.Answers:
    """What answers a plain question about the rules."""
    return answers(asked.query.get("question", ""), language)


@at("GET", "/api/lessons")
async def lessons(_asked: Call) -> protocol.Lessons:
    """Every lesson one can play."""
    return lobby.lessons(teaching.taught(None))


# At a real table


@at("POST", "/api/companion/rival")
async def rival_at_the_table(asked: Call) -> companion.RivalTold:
    """The solo opponent at a real table."""
    return rival(asked.body(companion.RivalAsked), await asked.printed())


# Who one is


@at("GET", "/api/me")
async def me(asked: Call) -> protocol.Me:
    """Who one is."""
    who = asked.host.guest
    return protocol.Me(
        person=None if who is None else who.person,
        name=None if who is None else who.name,
        language="en" if who is None else who.language,
        webhook=False,
        muted=[],
        rating=None,
        rating_shown=False,
    )


@at("PUT", "/api/me")
async def name_me(asked: Call) -> protocol.Me:
    """Give oneself a name."""
    await asked.host.name(asked.body(protocol.Myself))
    return await me(asked)


@at("DELETE", "/api/me")
async def forget_me(asked: Call) -> None:
    """Forget everything."""
    host = asked.host
    for table in list(host.shelf.tables):
        async with host.tables.at(table) as live:
            await host.tables.remove(live)
    for replay in list(host.shelf.replays):
        await host.shelf.remove_replay(replay)
    for pack in list(host.shelf.packs):
        await host.shelf.remove_pack(pack)
    await host.shelf.keep_me(None)


@at("GET", "/api/history")
async def my_history(asked: Call) -> protocol.History:
    """One's finished games, records, and whom to meet next."""
    return await history.history(asked.host.tables, asked.guest)


@at("GET", "/api/history.json")
async def history_as_json(asked: Call) -> protocol.History:
    """The same, to be kept."""
    return await my_history(asked)


@at("GET", "/api/history.csv")
async def history_as_csv(asked: Call) -> bytes:
    """One's finished games as a table for a spreadsheet."""
    return history.as_csv(await history.games(asked.host.tables, asked.guest)).encode()


@at("DELETE", "/api/history")
async def forget_games(asked: Call) -> None:
    """Delete all finished games."""
    for stored in await asked.host.shelf.finished(asked.guest.id, 1_000_000):
        await forget_game(asked, stored.row.id)


@at("DELETE", "/api/history/{table}")
async def forget_game(asked: Call, table: str) -> None:
    """Delete a finished game."""
    tables = asked.host.tables
    async with tables.change(table) as live:
        if live.row.status != "finished":
            raise refused("refused-not-finished")
        if live.row.replay is not None:
            await asked.host.shelf.remove_replay(live.row.replay)
        await tables.remove(live)


# Tables


@at("GET", "/api/tables")
async def list_tables(asked: Call) -> protocol.Tables:
    """One's own tables; there are no others."""
    kept = [folder for folder in asked.host.shelf.tables.values() if folder.row["lesson"] is None]
    newest = sorted(kept, key=lambda folder: -folder.row["changed"])
    return protocol.Tables(mine=[_line(folder.row, folder.seats) for folder in newest], open=[], running=[])


def _line(row: dict[str, Any], seats: list[dict[str, Any]]) -> protocol.TableLine:
    placed = [seat for seat in seats if seat["kind"] != "opponent"]
    running, asked = row["status"] == "running", row["asked"]
    mine = running and asked is not None and seats[asked]["kind"] == "person"
    return protocol.TableLine(
        table=row["id"],
        status=row["status"],
        mode=row["mode"],
        expansions=row["expansions"],
        solo=row["solo"],
        options=protocol.TableOptions.model_validate(row["options"]),
        names=[seat["name"] for seat in placed],
        levels=[seat["level"] if seat["kind"] == "bot" else None for seat in placed],
        ratings=[None for _ in placed],
        open_seats=sum(seat["kind"] == "open" for seat in placed),
        my_turn=mine,
        asked=asked if running and asked is not None and asked < len(placed) else None,
        round=(row["position"] or {}).get("round") if running else None,
        version=row["version"],
        changed=row["changed"],
    )


def _made(asked: Call, table: str) -> protocol.NewTableMade:
    return protocol.NewTableMade(table=table, url=f"{asked.host.base}/table/{table}")


@at("POST", "/api/tables")
async def set_table(asked: Call) -> protocol.NewTableMade:
    """Set a table."""
    return _made(asked, await setting.create(asked.host.tables, asked.guest, asked.body(protocol.NewTable)))


@at("GET", "/api/tables/{table}")
async def show_table(asked: Call, table: str) -> protocol.OnlineTable:
    """A table without its game."""
    host = asked.host
    async with host.tables.at(table) as live:
        identity = None if host.guest is None else host.guest.id
        return lobby.table(host.tables, live, identity, host.base, host.broadcast.watching(live))


@at("PUT", "/api/tables/{table}/seats/{seat}")
async def change_seat(asked: Call, table: str, seat: str) -> protocol.OnlineTable:
    """Change a seat before the game begins."""
    change = asked.body(protocol.SeatChange)
    await setting.change_seat(asked.host.tables, asked.guest, table, int(seat), change)
    return await show_table(asked, table)


@at("POST", "/api/tables/{table}/leave")
async def leave(asked: Call, table: str) -> None:
    """Stand up."""
    await setting.leave(asked.host.tables, asked.guest.id, table)


@at("GET", "/api/tables/{table}/log")
async def log(asked: Call, table: str) -> protocol.Log:
    """What happened at a table."""
    async with asked.host.tables.at(table) as live:
        happened = await asked.host.tables.happened(live, asked.number("since"))
        return protocol.Log(version=live.row.version, entries=views.log(live.game, happened))


@at("GET", "/api/tables/{table}/hints")
async def hints(asked: Call, table: str) -> protocol.HintsNoted:
    """The hints that were asked for at a table."""
    return await asked.host.sockets.hints.noted(asked.guest.id, table)


@at("POST", "/api/tables/{table}/rematch")
async def rematch(asked: Call, table: str) -> protocol.NewTableMade:
    """Play again."""
    return _made(asked, await setting.rematch(asked.host.tables, asked.guest, table))


@at("POST", "/api/tables/{table}/continue")
async def go_on(asked: Call, table: str) -> protocol.NewTableMade:
    """Go on from a moment of a game at a new table."""
    wanted = asked.body(protocol.ContinueFrom)
    return _made(asked, await setting.go_on(asked.host.tables, asked.guest, table, wanted))


@at("PUT", "/api/tables/{table}/step")
async def turn_to(asked: Call, table: str) -> None:
    """Go to a step of the lesson that is played at a table."""
    await teaching.turn_to(asked.host.tables, asked.guest, table, asked.body(protocol.LessonAt).step)


@at("POST", "/api/lessons/{lesson}")
async def open_lesson(asked: Call, lesson: str) -> protocol.NewTableMade:
    """Open a lesson at one of its steps."""
    step = asked.body(protocol.LessonAt).step
    return _made(asked, await teaching.open_lesson(asked.host.tables, asked.guest, lesson, step))


# Records, replays and reviews


@at("GET", "/api/tables/{table}/record")
async def record(asked: Call, table: str) -> dict[str, Any]:
    """The record of a finished game."""
    return await replays.record(asked.host.tables, asked.guest, table)


def _link(asked: Call, replay: str) -> protocol.ReplayLink:
    return protocol.ReplayLink(replay=replay, url=f"{asked.host.base}/replay/{replay}")


@at("POST", "/api/tables/{table}/publish")
async def publish(asked: Call, table: str) -> protocol.ReplayLink:
    """A replay of a finished game."""
    return _link(asked, await replays.publish(asked.host.tables, asked.guest, table))


@at("POST", "/api/replays")
async def upload(asked: Call) -> protocol.ReplayLink:
    """Put the record of a finished game into the pocket."""
    given = asked.body(protocol.UploadedRecord).record
    return _link(asked, await replays.upload(asked.host.tables, asked.guest, given))


@at("GET", "/api/replays/{replay}")
async def watch(asked: Call, replay: str) -> bytes:
    """Everything that happened in a finished game."""
    return await replays.watch(asked.host.tables, replay)


@at("GET", "/api/replays/{replay}/at/{number}")
async def moment(asked: Call, replay: str, number: str) -> bytes:
    """The view after so many choices."""
    seat = int(asked.query["seat"]) if "seat" in asked.query else None
    return await replays.moment(asked.host.tables, replay, int(number), seat)


@at("GET", "/api/replays/{replay}/record")
async def replay_record(asked: Call, replay: str) -> dict[str, Any]:
    """The record of a replay."""
    return await replays.find(asked.host.tables, replay)


@at("POST", "/api/replays/{replay}/continue")
async def replay_go_on(asked: Call, replay: str) -> protocol.NewTableMade:
    """Go on from a moment of a finished game at a new table."""
    wanted = asked.body(protocol.ContinueFrom)
    return _made(asked, await replays.go_on(asked.host.tables, asked.guest, replay, wanted))


def _told(job: Job | None, since: int = 0) -> ReviewTold:
    if job is None:
        raise refused("refused-no-review", 404)
    return told(job.state, job.done, job.record["names"], job.turns[since:], job.review)


async def _record(asked: Call, kind: str, name: str) -> dict[str, Any]:
    return await (record if kind == "tables" else replay_record)(asked, name)


@at("POST", "/api/{kind}/{name}/review")
async def review(asked: Call, kind: str, name: str) -> ReviewTold:
    """Have a finished game reviewed."""
    return _told(asked.host.reviews.ask(await _record(asked, kind, name), asked.guest.id))


@at("GET", "/api/{kind}/{name}/review")
async def review_so_far(asked: Call, kind: str, name: str) -> ReviewTold:
    """How far a review is, and the turns after so many."""
    return _told(asked.host.reviews.find(await _record(asked, kind, name)), asked.number("since"))
