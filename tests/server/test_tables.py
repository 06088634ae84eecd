"""The life of a table: it is set, people sit down and stand up, it is played again or gone on from."""

import random
from pathlib import Path

import pytest
from sqlalchemy import update

from kit.serving import Guest, Served, finish, play_on, sat_down, served, two_at_a_table, until
from scholars.bots import LEVELS
from scholars.server.settings import Limits
from scholars.server.storage import schema
from scholars.server.tables.housekeeping import Housekeeping

CHANCE = random.Random(15)  # noqa: S311 - the tests' own
ALONE = ({"kind": "me"}, {"kind": "here"})


class TestSetting:
    """What can be asked for."""

    def test_what_a_server_offers(self, shared: Served) -> None:
        """Levels from weakest to strongest, modes, difficulties."""
        with Guest(shared.address) as nobody:
            offer = nobody.get("/api/offer")
        assert offer["modes"] == ["casual", "epic"]
        assert offer["difficulties"] == ["student", "scribe", "teacher", "scholar"]
        assert offer["bots"] == list(LEVELS)

    def test_a_table_waits_for_its_open_seats(self, shared: Served) -> None:
        """The invitation is told to the host alone; with it somebody sits down, and the game begins."""
        with shared.guest("Ada") as ada, shared.guest("Ben") as ben:
            table = ada.set_table({"kind": "me"}, {"kind": "open"}, mode="epic")
            waiting = ada.sit(table)
            told = waiting.last
            assert (told["table"]["status"], told["table"]["commitment"], told["play"]) == ("waiting", None, None)
            assert ben.get(f"/api/tables/{table}")["seats"][1]["invitation"] is None
            told = ben.join(table, ada.invitation(table, 1))
            assert (told["status"], told["mode"]) == ("running", "epic")
            assert [(seat["name"], seat["mine"]) for seat in told["seats"]] == [("Ada", False), ("Ben", True)]
            waiting.wait(lambda last: last["table"]["status"] == "running")
            assert waiting.last["play"]["table"]["mode"] == "epic"

    @pytest.mark.parametrize(
        ("asked", "key"),
        [
            ({"seats": [{"kind": "bot", "level": "greedy"}] * 2}, "refused-nobody"),
            ({"seats": [{"kind": "open"}] * 2}, "refused-nobody"),
            ({"seats": [{"kind": "me"}] * 2}, "refused-me-twice"),
            ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, "refused-bot"),
            ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "refused-bot"),
            ({"seats": [*ALONE], "solo": "scribe"}, "refused-solo-seats"),
            ({"seats": [*ALONE], "expansions": ["cities"]}, "refused-expansion"),
            ({"seats": [*ALONE], "options": {"stand_in": "genius"}}, "refused-bot"),
            ({"seats": [{"kind": "me"}, {"kind": "here", "name": "\u0007"}]}, "refused-name"),
        ],
    )
    def test_what_cannot_be_is_refused(self, shared: Served, asked: dict[str, object], key: str) -> None:
        """In one sentence, and no table is there afterwards."""
        with shared.guest("Ada") as ada:
            assert ada.refusal("POST", "/api/tables", 400, asked) == key
            assert ada.get("/api/tables")["mine"] == []

    @pytest.mark.parametrize(
        "asked",
        [
            {},
            {"seats": []},
            {"seats": [{"kind": "me"}] * 5},
            {"seats": [{"kind": "king"}]},
            {"seats": [{"kind": "me", "identity": "x"}]},
            {"seats": [*ALONE], "mode": "long"},
            {"seats": [*ALONE], "seed": "7"},
            {"seats": [*ALONE], "options": {"clock": {"per": "turn", "seconds": 1}}},
            {"seats": "me"},
        ],
    )
    def test_what_cannot_be_read_is_refused(self, shared: Served, asked: dict[str, object]) -> None:
        """Nothing that is not described is accepted; a seed cannot be chosen."""
        with shared.guest("Ada") as ada:
            assert ada.refusal("POST", "/api/tables", 422, asked) == "refused-unreadable"

    def test_without_a_name_no_table_is_set(self, shared: Served) -> None:
        """A seat belongs to somebody."""
        with Guest(shared.address) as nobody:
            assert nobody.refusal("POST", "/api/tables", 401, {"seats": [*ALONE]}) == "refused-no-name"

    def test_there_is_a_limit_to_unfinished_tables(self, tmp_path: Path) -> None:
        """Finished ones do not count."""
        with served(tmp_path, limits=Limits(tables=2)) as server, server.guest("Ada") as ada:
            for _ in range(2):
                ada.set_table(*ALONE)
            assert ada.refusal("POST", "/api/tables", 429, {"seats": [*ALONE]}) == "refused-too-many-tables"


class TestSittingDown:
    """With an invitation, or at an open table."""

    def test_an_invitation_serves_once(self, shared: Served) -> None:
        """And another secret serves never."""
        ada, ben, table = two_at_a_table(shared, mode="casual")
        with ada, ben, shared.guest("Cleo") as cleo:
            other = ada.set_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"})
            secret = ada.invitation(other, 1)
            ben.join(other, secret)
            path = f"/api/tables/{other}/join"
            assert cleo.told(cleo.http.post(path, json={"secret": secret}), 409)["refusal"] == {
                "key": "refused-invitation-used",
                "values": {"player": "Ben"},
            }
            assert ada.get(f"/api/tables/{other}")["seats"][1]["invitation"] is None
            assert cleo.refusal("POST", path, 404, {"secret": "x"}) == "refused-invitation"
            assert cleo.refusal("POST", path, 403, {}) == "refused-by-invitation"
            assert cleo.refusal("POST", f"/api/tables/{table}/join", 409, {}) == "refused-begun-already"

    def test_anybody_sits_down_at_an_open_table(self, shared: Served) -> None:
        """It is in the list until it is full."""
        with shared.guest("Ada") as ada, shared.guest("Ben") as ben, shared.guest("Cleo") as cleo:
            table = ada.set_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"}, options={"open": True})
            line = next(line for line in ben.get("/api/tables")["open"] if line["table"] == table)
            assert (line["names"], line["open_seats"]) == (["Ada", None, None], 2)
            ben.post(f"/api/tables/{table}/join", {"seat": 2})
            assert cleo.refusal("POST", f"/api/tables/{table}/join", 409, {"seat": 2}) == "refused-seat-taken"
            told = cleo.post(f"/api/tables/{table}/join", {})
            assert [seat["name"] for seat in told["seats"]] == ["Ada", "Cleo", "Ben"]
            assert table not in [line["table"] for line in ada.get("/api/tables")["open"]]

    def test_anybody_watches_an_open_table_that_is_played(self, shared: Served) -> None:
        """Others find it in the list once it has begun; who sits there has it among their own."""
        with shared.guest("Ada") as ada, shared.guest("Ben") as ben, shared.guest("Cleo") as cleo:
            seats = ({"kind": "me"}, {"kind": "open"})
            table = ada.set_table(*seats, options={"open": True})
            closed = ada.set_table(*seats, options={"open": True, "spectators": False})
            for each in (table, closed):
                assert each not in [line["table"] for line in cleo.get("/api/tables")["running"]]
                ben.post(f"/api/tables/{each}/join", {})
            watched = [line["table"] for line in cleo.get("/api/tables")["running"]]
            assert table in watched
            assert closed not in watched
            assert table not in [line["table"] for line in ben.get("/api/tables")["running"]]

    def test_ones_own_tables_are_listed(self, shared: Served) -> None:
        """With the round and who is asked; a private table is in nobody else's list."""
        ada, ben, table = two_at_a_table(shared)
        with ada, ben, shared.guest("Cleo") as cleo:
            lines = [guest.get("/api/tables")["mine"] for guest in (ada, ben)]
            assert [line["table"] for mine in lines for line in mine] == [table, table]
            assert sorted(line["my_turn"] for mine in lines for line in mine) == [False, True]
            asked = next(seat for seat, mine in enumerate(lines) if mine[0]["my_turn"])
            assert {(line["asked"], line["round"]) for mine in lines for line in mine} == {(asked, 1)}
            assert table not in str(cleo.get("/api/tables"))

    def test_the_host_fills_a_seat(self, shared: Served) -> None:
        """With a bot, or opens it again; nobody else does."""
        with shared.guest("Ada") as ada, shared.guest("Ben") as ben:
            table = ada.set_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"})
            path = f"/api/tables/{table}/seats/1"
            assert ben.refusal("PUT", path, 403, {"kind": "here"}) == "refused-not-host"
            assert ada.put(path, {"kind": "bot", "level": "random"})["seats"][1]["level"] == "random"
            assert ada.put(path, {"kind": "open"})["seats"][1]["kind"] == "open"
            ada.put(path, {"kind": "here", "name": "Dad"})
            assert ada.refusal("PUT", f"/api/tables/{table}/seats/3", 404, {"kind": "here"}) == "refused-no-such-seat"
            ben.join(table, ada.invitation(table, 2))
            assert ada.refusal("PUT", path, 409, {"kind": "open"}) == "refused-begun-already"

    def test_a_table_without_spectators_is_for_its_players(self, shared: Served) -> None:
        """The socket is closed with a word; the log is refused."""
        ada, ben, table = two_at_a_table(shared, options={"spectators": False})
        with ada, ben, shared.guest("Cleo") as cleo:
            assert ada.sit(table).last["play"]["seat"] == 0
            socket = cleo.sit(table)
            assert (socket.closing or {})["reason"]["key"] == "refused-no-spectators"
            assert socket.closed() == 4003
            assert cleo.refusal("GET", f"/api/tables/{table}/log", 403) == "refused-no-spectators"
            leaving = ben.sit(table)
            ben.told(ben.http.post(f"/api/tables/{table}/leave"), 204)
            assert leaving.closed() == 4003

    def test_there_is_no_such_table(self, shared: Served) -> None:
        """Over HTTP and over a socket."""
        with shared.guest("Ada") as ada:
            assert ada.refusal("GET", "/api/tables/nowhere", 404) == "refused-no-table"
            assert ada.refusal("POST", "/api/tables/nowhere/join", 404, {}) == "refused-no-table"
            socket = ada.sit("nowhere")
            assert socket.closing == {"type": "closing", "reason": {"key": "refused-no-table"}, "final": True}
            assert socket.closed() == 4004


class TestStandingUp:
    """Before the game and in it."""

    def test_before_the_game_the_seat_is_open_again(self, shared: Served) -> None:
        """With another invitation; whoever set the table hands it to the next."""
        with shared.guest("Ada") as ada, shared.guest("Ben") as ben:
            table = ada.set_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"})
            ben.join(table, ada.invitation(table, 1))
            ada.told(ada.http.post(f"/api/tables/{table}/leave"), 204)
            told = ben.get(f"/api/tables/{table}")
            assert told["host"]
            assert [seat["kind"] for seat in told["seats"]] == ["open", "person", "open"]
            assert told["seats"][0]["invitation"]

    def test_in_the_game_a_bot_plays_on(self, shared: Served) -> None:
        """For good; the other plays to the end against it."""
        ada, ben, table = two_at_a_table(shared, options={"stand_in": "random"})
        with ada, ben:
            socket = ben.sit(table)
            ada.told(ada.http.post(f"/api/tables/{table}/leave"), 204)
            socket.wait(lambda last: last["table"]["seats"][0]["kind"] == "bot")
            while not any(one["by"] == "bot" for one in ben.get(f"/api/tables/{table}/log")["entries"]):
                socket.wait(lambda last: bool(last["play"]["question"]["options"]))
                assert socket.choose(socket.options[0])["result"] == "done"
            assert ada.get("/api/tables")["mine"] == []

    def test_when_nobody_is_left_the_table_is_cleared_away(self, shared: Served) -> None:
        """Together with everything that happened at it."""
        with shared.guest("Ada") as ada:
            table = ada.set_table(*ALONE)
            socket = ada.sit(table)
            ada.told(ada.http.post(f"/api/tables/{table}/leave"), 204)
            assert socket.closed() == 4004
            assert ada.refusal("GET", f"/api/tables/{table}", 404) == "refused-no-table"

    def test_a_table_that_never_began_is_cleared_away_in_time(self, tmp_path: Path) -> None:
        """After some days; here at once."""
        with served(tmp_path, waiting_days=0) as server, server.guest("Ada") as ada:
            table = ada.set_table()
        with served(tmp_path, waiting_days=0) as server, Guest(server.address) as nobody:
            until(lambda: nobody.http.get(f"/api/tables/{table}").status_code == 404)

    def test_a_table_that_begins_just_then_is_not_cleared_away(self, server: Served) -> None:
        """Between looking for old tables and clearing them away somebody may sit down."""
        with server.guest("Ada") as ada:
            table = ada.set_table(*ALONE)
            rows = schema.tables
            before = update(rows).where(rows.c.id == table).values(status="waiting", changed=0.0)  # as it was looked at
            server.do(server.services.database.write(before))
            server.do(Housekeeping(server.services.tables, server.services.bots).look_round())
            assert ada.get(f"/api/tables/{table}")["status"] == "running"


class TestAgain:
    """A rematch, and going on from a moment."""

    def test_a_rematch_is_one_table_for_all(self, shared: Served) -> None:
        """Whoever asks second comes to the same; it has another seed."""
        ada, ben, table = two_at_a_table(shared)
        with ada, ben:
            path = f"/api/tables/{table}/rematch"
            assert ada.refusal("POST", path, 409) == "refused-not-finished"
            sockets = [ada.sit(table), ben.sit(table)]
            finish(sockets, CHANCE)
            again = ada.post(path)["table"]
            assert ben.post(path)["table"] == again
            sockets[1].wait(lambda last: last["table"]["rematch"] == again)
            told = ben.get(f"/api/tables/{again}")
            assert [seat["name"] for seat in told["seats"]] == ["Ada", "Ben"]
            assert told["status"] == "running"
            assert told["commitment"] != sockets[0].last["table"]["commitment"]

    def test_going_on_from_a_running_game_deals_the_hidden_anew(self, shared: Served) -> None:
        """It looks the same, and what comes is another game's."""
        ada, ben, table = two_at_a_table(shared)
        with ada, ben, shared.guest("Cleo") as cleo:
            sockets = [ada.sit(table), ben.sit(table)]
            play_on(sockets, CHANCE, choices=20)
            for guest in (ada, cleo):
                copy = guest.sit(guest.post(f"/api/tables/{table}/continue", {})["table"])
                seen, own = sockets[0].last["play"]["table"], copy.last["play"]["table"]
                for part in ("rooms", "map", "wisdom", "decks", "supply", "round", "draw_pile"):
                    assert own[part] == seen[part]
                assert copy.last["table"]["continues"]
                assert copy.last["table"]["commitment"] != sockets[0].last["table"]["commitment"]
                play_on([copy], CHANCE, choices=10)
            live = shared.services.tables._live  # noqa: SLF001 - the games themselves
            here, there = (live[name].game for name in (table, copy.last["table"]["table"]))
            assert here is not None
            assert there is not None
            assert here.position()["draw_pile"] != there.position()["draw_pile"]

    def test_going_on_from_an_earlier_moment(self, shared: Served) -> None:
        """With the seats one wants, as many as there were."""
        with shared.guest("Ada") as ada:
            socket = ada.sit(ada.set_table(*ALONE))
            play_on([socket], CHANCE, choices=12)
            path = f"/api/tables/{socket.last['table']['table']}/continue"
            asked = {"at": 5, "seats": [{"kind": "bot", "level": "random"}, {"kind": "me"}]}
            told = ada.get(f"/api/tables/{ada.post(path, asked)['table']}")
            assert [seat["kind"] for seat in told["seats"]] == ["bot", "person"]
            assert ada.refusal("POST", path, 400, {"at": 99}) == "refused-no-such-moment"
            assert ada.refusal("POST", path, 400, {"seats": [{"kind": "me"}]}) == "refused-other-seats"


class TestDismissing:
    """A host sends somebody away."""

    def test_before_the_game_the_seat_is_open_again(self, shared: Served) -> None:
        """Whoever was sent away comes back by invitation only, and nobody but the host sends anybody away."""
        with shared.guest("Ada") as ada, shared.guest("Ben") as ben:
            table = ada.set_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"}, options={"open": True})
            ben.post(f"/api/tables/{table}/join", {})
            assert ben.refusal("DELETE", f"/api/tables/{table}/seats/0", 403) == "refused-not-host"
            assert ada.refusal("DELETE", f"/api/tables/{table}/seats/0", 404) == "refused-no-such-seat"
            assert ada.refusal("DELETE", f"/api/tables/{table}/seats/2", 404) == "refused-no-such-seat"
            ada.told(ada.http.delete(f"/api/tables/{table}/seats/1"), 204)
            assert ada.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
            assert ben.get(f"/api/tables/{table}")["dismissed"]
            assert ben.refusal("POST", f"/api/tables/{table}/join", 403, {}) == "refused-dismissed"
            back = ben.join(table, ada.invitation(table, 1))
            assert (back["seats"][1]["mine"], back["dismissed"]) == (True, False)

    def test_in_a_running_game_a_bot_plays_on(self, shared: Served) -> None:
        """And whoever was sent away may no longer choose, nor look where nobody may watch."""
        options = {"spectators": False, "stand_in": "random"}
        ada, ben, (mine, other) = sat_down(shared, options=options)
        with ada, ben:
            table = mine.last["table"]["table"]
            ada.told(ada.http.delete(f"/api/tables/{table}/seats/1"), 204)
            assert other.closed() == 4003
            assert (other.closing or {})["reason"]["key"] == "refused-dismissed"
            seat = mine.wait(lambda last: last["table"]["seats"][1]["kind"] == "bot")["table"]["seats"][1]
            assert (seat["level"], seat["person"]) == ("random", None)
            mine.wait(lambda last: last["play"]["question"]["seat"] == 0)
            assert mine.choose(mine.options[0])["result"] == "done"

    def test_nobody_who_stays_sees_their_name_any_more(self, shared: Served) -> None:
        """Neither on the seat, nor in the game, nor in what has happened, nor among one's tables: a bot plays there."""
        with shared.guest("Ada") as ada, shared.guest("Benedict") as ben:
            table = ada.set_table(options={"stand_in": "random"})
            ben.join(table, ada.invitation(table, 1))
            sockets = [ada.sit(table), ben.sit(table)]
            play_on(sockets, CHANCE, choices=6)
            assert "Benedict" in str(ada.get(f"/api/tables/{table}/log?since=0"))
            ada.told(ada.http.delete(f"/api/tables/{table}/seats/1"), 204)
            told = sockets[0].wait(lambda last: last["table"]["seats"][1]["kind"] == "bot")
            assert (told["table"]["seats"][1]["name"], told["play"]["table"]["players"][1]["name"]) == ("Random",) * 2
            for path in ("", f"/{table}", f"/{table}/log?since=0"):
                assert "Benedict" not in str(ada.get(f"/api/tables{path}"))
