"""Finished games: results, records, whom to meet next; taken along, and deleted."""

import csv
import io
import random
from collections.abc import Iterator
from typing import Any

import pytest

from kit.serving import Guest, Served, finish, sat_down
from scholars.bots import LEVELS
from scholars.server.people.deletion import Settle, forget_game
from scholars.server.people.identity import Identity
from scholars.server.people.records import records, suggestions
from scholars.server.refusals import refused
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.takebacks import TURN_BEGINS
from scholars.server.wire import protocol

CHANCE = random.Random(81)  # noqa: S311 - the tests' own


@pytest.fixture
def ada(shared: Served) -> Iterator[Guest]:
    """Somebody without a past."""
    with shared.guest("Ada") as ada:
        yield ada


def played_alone(ada: Guest) -> str:
    """A finished game against the solo opponent, whose difficulty was asked for in the game."""
    table = ada.set_table({"kind": "me"})
    finish([ada.sit(table)], CHANCE)
    return table


def game(result: str | None, **more: Any) -> protocol.PlayedGame:
    """A finished game to count with."""
    told: dict[str, Any] = {
        "table": "t",
        "replay": None,
        "ended": 0.0,
        "mode": "casual",
        "expansions": [],
        "solo": None,
        "level": None,
    }
    return protocol.PlayedGame.model_validate(
        told | {"seats": [], "result": result, "score": 40, "curve": [], "hints": 0} | more
    )


def test_a_finished_game_is_told_with_its_curve(ada: Guest) -> None:
    """How it ended, and everybody's points turn by turn; a game that goes on is not there yet."""
    table = played_alone(ada)
    ada.set_table({"kind": "me"}, {"kind": "here"})
    told = ada.get("/api/history")
    (one,) = told["games"]
    ended = ada.sit(table).last["play"]["outcome"]
    assert (one["table"], one["result"]) == (table, ended["solo"])
    assert [seat["score"] for seat in one["seats"]] == [score["total"] for score in ended["scores"]]
    assert one["score"] == ended["scores"][0]["total"]
    assert one["curve"][-1] == [seat["score"] for seat in one["seats"]]
    assert len(one["curve"]) > 2
    assert one["solo"] in ("student", "scribe", "teacher", "scholar")
    (solo,) = [streak for streak in told["records"]["solo"] if streak["played"]]
    assert (solo["name"], solo["won"]) == (one["solo"], int(one["result"] == "won"))
    assert told["records"]["best"] == [
        {"mode": "casual", "books": False, "score": one["score"], "table": table, "ended": one["ended"]}
    ]
    assert ada.get("/api/history") == told  # kept, and not worked out again
    assert told["suggestions"][0]["text"]["key"] == "history-next-first"


def test_turns_that_a_bot_played_in_ones_seat_are_counted(shared: Served) -> None:
    """Only those in one's own seat, and none that were taken back."""
    ada, ben, (mine, other) = sat_down(shared, options={"stand_in": "random"})
    with ada, ben:
        mine.ask(type="hand-over", seat=0)
        other.wait(lambda last: last["play"]["question"]["seat"] == 1)
        mine.ask(type="take-back", seat=0)
        finish([mine, other], CHANCE)
        (hers,), (his,) = ada.get("/api/history")["games"], ben.get("/api/history")["games"]
        entries = ada.get(f"/api/tables/{hers['table']}/log")["entries"]
        begun = [entry for entry in entries if entry["by"] == "bot" and entry["choice"].split()[0] in TURN_BEGINS]
        assert hers["bot_turns"] == len(begun) > 0
        assert his["bot_turns"] == 0
        record = ada.get(f"/api/tables/{hers['table']}/record")
        assert record["by_bots"] == [entry["choices"] for entry in entries if entry["by"] == "bot"]


def test_nobody_else_sees_it(shared: Served, ada: Guest) -> None:
    """Who has no name has no games, and somebody else has their own."""
    table = played_alone(ada)
    with shared.guest("Eve") as eve:
        assert eve.get("/api/history")["games"] == []
        assert eve.refusal("DELETE", f"/api/history/{table}", 403) == "refused-no-seat"
    with Guest(shared.address) as nobody:
        assert nobody.refusal("GET", "/api/history", 401) == "refused-no-name"
        assert nobody.refusal("DELETE", "/api/history", 401) == "refused-no-name"


def test_it_can_be_taken_along(shared: Served) -> None:
    """As JSON and as a table for a spreadsheet, in which no name becomes a formula."""
    with shared.guest("=1+1") as ada:
        table = played_alone(ada)
        assert ada.get("/api/history.json") == ada.get("/api/history")
        answer = ada.http.get("/api/history.csv")
        assert "attachment" in answer.headers["content-disposition"]
        (row,) = csv.DictReader(io.StringIO(answer.text))
        assert row["table"] == table
        assert row["players"].startswith("'=1+1")
        assert int(row["score"]) == ada.get("/api/history")["games"][0]["score"]


def test_a_game_of_ones_own_is_deleted_with_all_there_is(ada: Guest) -> None:
    """The table and its public replay; a game that goes on stays."""
    table = played_alone(ada)
    replay = ada.post(f"/api/tables/{table}/publish")["replay"]
    going = ada.set_table({"kind": "me"}, {"kind": "here"})
    assert ada.refusal("DELETE", f"/api/history/{going}", 409) == "refused-not-finished"
    assert ada.http.delete("/api/history").status_code == 204
    assert ada.get("/api/history")["games"] == []
    assert ada.refusal("GET", f"/api/tables/{table}", 404) == "refused-no-table"
    assert ada.refusal("GET", f"/api/replays/{replay}", 404) == "refused-no-replay"
    assert ada.get(f"/api/tables/{going}")["status"] == "running"


def test_where_others_played_too_the_game_stays_with_them(shared: Served) -> None:
    """Without the name of whoever deleted it, in the replay too."""
    ada, ben, sockets = sat_down(shared)
    with ada, ben:
        for socket, text in zip(sockets, ("Ada was here", "Ben was here"), strict=True):
            socket.ask(type="say", text=text)
        finish(sockets, CHANCE)
        table = sockets[0].last["table"]["table"]
        replay = ada.post(f"/api/tables/{table}/publish")["replay"]
        assert {game["level"] for guest in (ada, ben) for game in guest.get("/api/history")["games"]} == {None}
        assert ada.http.delete(f"/api/history/{table}").status_code == 204
        assert ada.get("/api/history")["games"] == []
        (left,) = ben.get("/api/history")["games"]
        assert [seat["name"] for seat in left["seats"]] == [None, "Ben"]
        assert ben.get(f"/api/replays/{replay}")["names"][0] != "Ada"
        assert [line["text"] for line in ben.sit(table).last["chat"]] == ["Ben was here"]


def test_one_that_is_gone_does_not_keep_the_others(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever deletes all their games has none left, though one was deleted elsewhere at the same moment."""
    kept = forget_game
    gone, there = sorted(played_alone(ada) for _ in range(2))

    async def forgotten(tables: OpenTables, guest: Identity, table: str, settle: Settle) -> None:
        await kept(tables, guest, table, settle)
        if table == gone:
            raise refused("refused-no-table", 404)

    monkeypatch.setattr("scholars.server.people.deletion.forget_game", forgotten)
    assert ada.http.delete("/api/history").status_code == 204
    assert ada.refusal("GET", f"/api/tables/{there}", 404) == "refused-no-table"


def test_a_lesson_is_no_game(ada: Guest, shared: Served) -> None:
    """Whoever plays one on to its end has won and lost nothing."""
    table: str = ada.post("/api/lessons/first-turn", {"step": 0})["table"]

    async def over() -> None:
        tables = shared.services.tables
        async with tables.change(table) as live:
            live.row.status = "finished"
            await tables.store(live)

    shared.do(over())
    told = ada.get("/api/history")
    assert told["games"] == []
    assert told["suggestions"][0]["text"]["key"] == "history-next-first"


def test_records_count_streaks_against_each_level() -> None:
    """Newest first: what is won in a row now, and what was at best. Games among people count for no level."""
    results = ["won", "won", "lost", "won", "won", "won", "lost"]
    told = records([game(result, level="copyist") for result in results] + [game("won")])
    (streak,) = [one for one in told.levels if one.played]
    assert (streak.name, streak.played, streak.won, streak.streak, streak.best) == ("copyist", 7, 5, 2, 3)


def test_the_best_score_stands_for_each_kind_of_game() -> None:
    """By mode, with and without Body of Books; of equal ones the first."""
    games = [
        game("lost", score=50, table="later"),
        game("won", score=50, table="first"),
        game("won", score=70, mode="epic"),
        game("won", score=60, expansions=["body-of-books"]),
        game(None, score=None),
    ]
    best = {(one.mode, one.books): (one.score, one.table) for one in records(games).best}
    assert best == {("casual", False): (50, "first"), ("casual", True): (60, "t"), ("epic", False): (70, "t")}


@pytest.mark.parametrize(
    ("results", "level", "key"),
    [
        ([], LEVELS[0], "first"),
        (["won", "lost", "won"], LEVELS[3], "up"),
        (["won", "won"], LEVELS[3], "up"),
        (["won", "lost", "lost", "won", "won"], LEVELS[2], "stay"),
        (["lost", "lost", "lost", "won"], LEVELS[1], "down"),
        (["lost", "lost"], LEVELS[2], "stay"),
    ],
)
def test_the_next_level_follows_from_the_last_three(results: list[str], level: str, key: str) -> None:
    """Two of three won: one up; none of three: one down."""
    found = suggestions([game(result, level=LEVELS[2]) for result in results])
    assert [(one.kind, one.name, one.text["key"]) for one in found] == [("level", level, f"history-next-{key}")]


def test_nobody_is_sent_beyond_the_ends_of_the_ladder() -> None:
    """The strongest is met again, and so is the weakest."""
    (top,) = suggestions([game("won", level=LEVELS[-1])] * 3)
    assert (top.name, top.text["key"]) == (LEVELS[-1], "history-next-top")
    (bottom,) = suggestions([game("lost", level=LEVELS[0])] * 3)
    assert (bottom.name, bottom.text["key"]) == (LEVELS[0], "history-next-stay")
