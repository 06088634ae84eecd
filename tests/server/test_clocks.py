"""Clocks: how long a seat may think, and who plays on when its time is up."""

import random
from pathlib import Path

import pytest

from kit.serving import Served, TableSocket, play_on, sat_down, served, two_at_a_table
from kit.time_passing import shift

CHANCE = random.Random(42)  # noqa: S311 - the tests' own


class TestClocks:
    """Per turn or per game; when one has run out, a bot plays on."""

    def test_a_clock_runs_for_whoever_is_asked(self, server: Served) -> None:
        """And for nobody else; what was used is gone."""
        clock = {"per": "game", "seconds": 600, "added": 7}
        ada, ben, sockets = sat_down(server, options={"clock": clock})
        with ada, ben:
            mine, other = sockets if sockets[0].options else sockets[::-1]
            seat = mine.asked
            assert seat is not None
            seats = mine.last["table"]["seats"]
            assert [one["clock_runs"] for one in seats] == [seat == 0, seat == 1]
            shift(server, mine.last["table"]["table"], 100)
            while mine.asked == seat:
                mine.choose(CHANCE.choice(mine.options))
            left = [one["clock_ms"] for one in mine.last["table"]["seats"]]
            assert 490_000 < left[seat] <= 507_000
            assert 590_000 < left[1 - seat] <= 600_000
            assert other.wait(lambda last: last["version"] == mine.version)["table"]["seats"][1 - seat]["clock_runs"]

    def test_when_a_turns_time_is_up_a_bot_finishes_the_turn(self, server: Served) -> None:
        """And hands the seat back for the next."""
        clock = {"per": "turn", "seconds": 60}
        ada, ben, sockets = sat_down(server, options={"clock": clock, "stand_in": "random"})
        with ada, ben:
            play_on(sockets, CHANCE, choices=4)
            mine, other = sockets if sockets[0].options else sockets[::-1]
            seat = mine.asked
            assert seat is not None
            shift(server, mine.last["table"]["table"], 61)
            mine.wait(lambda last: last["table"]["seats"][seat]["stand_in"] == "random")
            other.wait(lambda last: bool(last["play"]["question"]["options"]))
            assert other.last["table"]["seats"][seat]["stand_in"] is None
            assert other.last["table"]["seats"][1 - seat]["clock_ms"] > 50_000

    def test_when_a_games_time_is_up_the_bot_plays_to_the_end(self, server: Served) -> None:
        """The seat is not handed back."""
        ada, ben, sockets = sat_down(server, options={"clock": {"per": "game", "seconds": 60}, "stand_in": "random"})
        with ada, ben:
            mine, _other = sockets if sockets[0].options else sockets[::-1]
            seat = mine.asked
            assert seat is not None
            shift(server, mine.last["table"]["table"], 61)
            mine.wait(lambda last: last["table"]["seats"][seat]["stand_in"] == "random")
            assert mine.refusal(type="take-back", seat=seat) == "refused-time-is-up"

    def test_whoever_has_used_up_a_turns_time_does_not_get_the_turn_back(
        self, server: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Or a clock would mean nothing."""
        clock = {"per": "turn", "seconds": 60}
        ada, ben, sockets = sat_down(server, options={"clock": clock, "stand_in": "random"})
        with ada, ben:
            mine, _other = sockets if sockets[0].options else sockets[::-1]
            seat, table = mine.asked, mine.last["table"]["table"]
            assert seat is not None
            monkeypatch.setattr(server.services.bots, "wake", lambda _table: None)  # it would finish the turn
            shift(server, table, 61)
            mine.wait(lambda last: last["table"]["seats"][seat]["stand_in"] == "random")
            assert mine.refusal(type="take-back", seat=seat) == "refused-time-is-up"

    def test_a_clock_runs_on_when_another_seat_is_taken_back(self, server: Served) -> None:
        """Or one could stop one's own time with somebody else's seat."""
        with server.guest("Ada") as ada:
            clock = {"per": "game", "seconds": 600}
            table = ada.set_table({"kind": "me"}, {"kind": "here"}, options={"clock": clock})
            socket = ada.sit(table)
            seat = socket.asked
            assert seat is not None
            socket.ask(type="hand-over", seat=1 - seat)
            shift(server, table, 100)
            socket.ask(type="take-back", seat=1 - seat)
            assert socket.last["table"]["seats"][seat]["clock_ms"] <= 500_000

    def test_no_clock_runs_while_the_server_is_stopped(self, tmp_path: Path) -> None:
        """A restart costs nobody time."""
        with served(tmp_path) as server:
            ada, ben, table = two_at_a_table(server, options={"clock": {"per": "turn", "seconds": 300}})
            with ada, ben:
                seat = ada.sit(table).asked
                shift(server, table, 200)
                cookie = ada.cookie
        with served(tmp_path) as server:
            socket = TableSocket(server.address, table, cookie)
            assert socket.last["table"]["seats"][seat]["clock_ms"] > 290_000
            socket.close()
