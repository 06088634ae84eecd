"""Among people: open tables with how they are played, finding a game, and ratings."""

import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from sqlalchemy import select

from kit.serving import Guest, Served, TableSocket, finish, play_on, served, until
from scholars.server.people.rating_rules import MIN_CHOICES, Reason, rank
from scholars.server.people.ratings import rated_game
from scholars.server.settings import DATABASE
from scholars.server.sharing.finding import of_table
from scholars.server.storage import schema
from scholars.server.storage.rows import Entry, SeatRow, Stored, TableRow
from scholars.server.tables.matching import NEAR, PATIENT, Seeker, fits, fitting
from scholars.server.tables.results import Result
from scholars.server.wire.protocol import Wish

WISH = {"players": [2], "mode": "casual", "pace": "quick", "rated": True}


@pytest.fixture
def leaving() -> Iterator[ExitStack]:
    """Whoever is in it goes when the test ends."""
    with ExitStack() as stack:
        yield stack


def come(server: Served, leaving: ExitStack, *names: str) -> list[Guest]:
    """People from different households, who go when the test ends."""
    return [leaving.enter_context(server.guest(name, number)) for number, name in enumerate(names, 1)]


def seeker(name: str, since: float = 0.0, points: int = 1500, household: str | None = None, **wish: object) -> Seeker:
    """Somebody who looks for a game."""
    return Seeker(name, Wish.model_validate(WISH | wish), since, points, household)


class TestWhoFits:
    """Level and length."""

    def test_what_is_wanted_has_to_agree_and_any_agrees_with_all(self) -> None:
        """Mode, Body of Books and the clock."""
        ada = seeker("Ada")
        assert fits(ada, seeker("Ben"), 0)
        assert not fits(ada, seeker("Ben", mode="epic"), 0)
        assert not fits(ada, seeker("Ben", pace="slow"), 0)
        assert not fits(ada, seeker("Ben", books=True), 0)
        assert fits(ada, seeker("Ben", mode=None, pace=None, books=None), 0)

    def test_the_nearest_is_met_first_and_who_waits_meets_anybody(self) -> None:
        """How far apart two may be grows with the time one has waited."""
        ada, near, far = seeker("Ada"), seeker("near", 1, 1600), seeker("far", 1, int(1500 + NEAR + 100))
        assert fitting([ada, far, near], 2) == [ada, near]
        assert fitting([ada, far], 2) == []
        assert fitting([ada, far], 30) == [ada, far]

    def test_a_larger_table_is_waited_for_a_while(self) -> None:
        """Who would play with two, three or four begins with those who are there after some time."""
        people = [seeker(name, players=[2, 3, 4]) for name in ("Ada", "Ben", "Cleo", "Dora")]
        assert len(fitting(people, 1)) == 4
        assert fitting(people[:2], 1) == []
        assert len(fitting(people[:2], PATIENT + 1)) == 2
        assert fitting([people[0], seeker("Ben", players=[2])], PATIENT + 1)

    def test_one_household_meets_only_in_unrated_games(self) -> None:
        """Those whose connection is unknown may meet anybody."""
        ada = seeker("Ada", household="x")
        assert not fits(ada, seeker("Ben", household="x"), 0)
        assert fits(ada, seeker("Ben", household="x", rated=False), 0)
        assert fits(ada, seeker("Ben", household="y"), 0)
        assert fits(seeker("Ada"), seeker("Ben"), 0)


def test_two_who_look_are_brought_to_a_table_that_has_begun(shared: Served, leaving: ExitStack) -> None:
    """Each is told the same one, and both sit there."""
    ada, ben, cleo = come(shared, leaving, "Ada", "Ben", "Cleo")
    first = ada.put("/api/match", WISH)
    assert (first["table"], first["others"], first["alone"]) == (None, 0, False)
    assert cleo.put("/api/match", WISH | {"mode": "epic"})["table"] is None
    table = ben.put("/api/match", WISH)["table"]
    assert ada.put("/api/match", WISH)["table"] == table
    told = ada.get(f"/api/tables/{table}")
    assert (told["status"], {seat["name"] for seat in told["seats"]}) == ("running", {"Ada", "Ben"})
    assert (told["options"]["rated"], told["unrated"]) == (True, None)
    assert told["options"]["clock"] == {"per": "turn", "seconds": 120, "added": 0}
    for guest in (ada, ben, cleo):
        assert guest.http.delete("/api/match").status_code == 204
    assert ada.put("/api/match", WISH)["table"] is None
    ada.http.delete("/api/match")


def test_who_asks_no_more_is_not_found(shared: Served, leaving: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a lost connection."""
    ada, ben = come(shared, leaving, "Ada", "Ben")
    ada.put("/api/match", WISH)
    monkeypatch.setattr("scholars.server.tables.matching.FRESH", -1.0)
    assert ben.put("/api/match", WISH)["table"] is None
    for guest in (ada, ben):
        guest.http.delete("/api/match")


def test_open_tables_tell_how_they_are_played(shared: Served, leaving: ExitStack) -> None:
    """Before one sits down."""
    ada, ben = come(shared, leaving, "Ada", "Ben")
    options = {"open": True, "rated": True, "clock": {"per": "turn", "seconds": 120}}
    bot = {"kind": "bot", "level": "copyist", "name": "Bot"}
    table = ada.set_table({"kind": "me"}, {"kind": "open"}, bot, options=options)
    line = next(line for line in ben.get("/api/tables")["open"] if line["table"] == table)
    assert line["options"]["rated"]
    assert line["options"]["clock"]["seconds"] == 120
    assert line["levels"] == [None, None, "copyist"]
    assert line["ratings"] == [None, None, None]


@pytest.fixture(scope="module")
def rated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, list[Guest], str]]:
    """A server at which Ada and Ben have played a game that counts to its end."""
    with served(tmp_path_factory.mktemp("rated") / "data", vote_after=0.0) as server, ExitStack() as leaving:
        guests = come(server, leaving, "Ada", "Ben")
        table, sockets = begin(guests)
        finish(sockets, random.Random(7))  # noqa: S311 - any choices will do
        until(lambda: guests[0].get("/api/me")["rating"] is not None)
        yield server, guests, table


ENOUGH = 80  # choices, after which every player of a game has made as many as it needs to count


def points(guest: Guest) -> int:
    """The rating of a guest who has one."""
    rating: int = guest.get("/api/me")["rating"]["points"]
    return rating


def reason(guest: Guest, table: str) -> str | None:
    """Why the game of a table does not count, as a guest is told it."""
    snapshot = guest.get(f"/api/tables/{table}")["unrated"]
    return None if snapshot is None else snapshot["key"]


def identity_of(server: Served, guest: Guest) -> str:
    """The secret id of a guest."""
    person = guest.get("/api/me")["person"]
    (row,) = server.do(
        server.services.database.read(select(schema.identities.c.id).where(schema.identities.c.person == person))
    )
    identity: str = row.id
    return identity


def begin(guests: list[Guest], **options: object) -> tuple[str, list[TableSocket]]:
    """A game that counts."""
    table = guests[0].set_table(options={"rated": True, **options})
    guests[1].join(table, guests[0].invitation(table, 1))
    return table, [guest.sit(table) for guest in guests]


class TestRatings:
    """Of games among people that all agreed to."""

    def test_who_won_is_rated_higher(self, rated: tuple[Served, list[Guest], str]) -> None:
        """And everybody sees it: at the table, in lists, among one's own games."""
        _, guests, table = rated
        games = [guest.get("/api/history")["games"][0] for guest in guests]
        ratings = [guest.get("/api/me")["rating"] for guest in guests]
        order = sorted(range(2), key=lambda seat: games[seat]["result"] == "won")
        assert ratings[order[0]]["points"] < 1500 < ratings[order[1]]["points"]
        assert [game["rating"] for game in games] == [{"before": 1500, "after": rating["points"]} for rating in ratings]
        snapshot = guests[0].get(f"/api/tables/{table}")
        assert [seat["rating"] for seat in snapshot["seats"]] == ratings
        line = guests[0].get("/api/tables")["mine"][0]
        assert line["ratings"] == ratings

    def test_a_game_counts_once(self, rated: tuple[Served, list[Guest], str]) -> None:
        """Whoever looks for games that were not counted finds none."""
        server, guests, _ = rated
        before = guests[0].get("/api/me")["rating"]
        server.do(server.services.ratings.look_round())
        assert guests[0].get("/api/me")["rating"] == before

    def test_a_game_that_a_dying_server_did_not_count_is_counted_later(
        self, rated: tuple[Served, list[Guest], str], monkeypatch: pytest.MonkeyPatch, leaving: ExitStack
    ) -> None:
        """The next round finds it."""
        server, _, _ = rated
        guests = come(server, leaving, "Cleo", "Dora")
        _, sockets = begin(guests)
        ratings = server.services.ratings
        with monkeypatch.context() as patch:
            patch.setattr(ratings, "_count_once", lambda _table: ratings.read())
            finish(sockets, random.Random(7))  # noqa: S311 - any choices will do
            until(lambda: not ratings.busy)  # it dies
        assert guests[0].get("/api/me")["rating"] is None
        server.do(ratings.look_round())
        assert guests[0].get("/api/me")["rating"]["games"] == 1

    def test_whoever_leaves_loses(self, rated: tuple[Served, list[Guest], str], leaving: ExitStack) -> None:
        """At once where nobody else is left to play with."""
        server, _, _ = rated
        eve, finn = come(server, leaving, "Eve", "Finn")
        table, sockets = begin([eve, finn])
        play_on(sockets, random.Random(7), ENOUGH)  # noqa: S311 - any choices will do
        eve.post(f"/api/tables/{table}/leave", status=204)
        until(lambda: finn.get("/api/me")["rating"] is not None)
        assert points(eve) < 1500 < points(finn)
        snapshot = sockets[1].wait(lambda last: bool(last["table"]["departures"]))["table"]
        (departure,) = snapshot["departures"]
        assert (departure["seat"], departure["kind"], departure["version"]) == (0, "left", sockets[1].version)
        assert (snapshot["seats"][0]["name"], snapshot["seats"][0]["kind"], snapshot["unrated"]) == ("Eve", "bot", None)
        assert sockets[1].ask(type="hand-over", seat=1)["result"] == "done"  # nothing more can change the ratings

    def test_both_leave_at_once(
        self, rated: tuple[Served, list[Guest], str], monkeypatch: pytest.MonkeyPatch, leaving: ExitStack
    ) -> None:
        """The second to leave has won, though their table is deleted before the first was counted."""
        server, _, _ = rated
        eve, finn = come(server, leaving, "Eve", "Finn")
        table, sockets = begin([eve, finn])
        play_on(sockets, random.Random(7), ENOUGH)  # noqa: S311 - any choices will do
        with monkeypatch.context() as patch:
            patch.setattr(server.services.ratings, "_count", lambda _table: server.services.ratings.read())
            eve.post(f"/api/tables/{table}/leave", status=204)
            until(lambda: not server.services.ratings.busy)
            finn.post(f"/api/tables/{table}/leave", status=204)
        assert points(eve) < 1500 < points(finn)

    def test_one_left_is_counted_later_by_a_server_that_died(
        self, rated: tuple[Served, list[Guest], str], monkeypatch: pytest.MonkeyPatch, leaving: ExitStack
    ) -> None:
        """Also while the last player goes on against bots."""
        server, _, _ = rated
        eve, finn = come(server, leaving, "Eve", "Finn")
        table, sockets = begin([eve, finn])
        play_on(sockets, random.Random(7), ENOUGH)  # noqa: S311 - any choices will do
        with monkeypatch.context() as patch:
            patch.setattr(server.services.ratings, "_count", lambda _table: server.services.ratings.read())
            eve.post(f"/api/tables/{table}/leave", status=204)
            until(lambda: not server.services.ratings.busy)
        assert finn.get("/api/me")["rating"] is None
        server.do(server.services.ratings.look_round())
        assert points(eve) < 1500 < points(finn)

    def test_nobody_is_removed_from_a_rated_game(
        self, rated: tuple[Served, list[Guest], str], leaving: ExitStack
    ) -> None:
        """Before it begins the host may; in it nobody can, so that nobody loses by it."""
        server, _, _ = rated
        ada, ben = come(server, leaving, "Ada", "Ben")
        table, sockets = begin([ada, ben])
        play_on(sockets, random.Random(7), ENOUGH)  # noqa: S311 - any choices will do
        assert ada.refusal("DELETE", f"/api/tables/{table}/seats/1", 403) == "refused-dismiss-rated"
        until(lambda: not server.services.ratings.busy)
        assert ada.get(f"/api/tables/{table}")["seats"][1]["name"] == "Ben"
        assert (ada.get("/api/me")["rating"], ben.get("/api/me")["rating"]) == (None, None)
        waiting = ada.set_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"}, options={"rated": True})
        ben.join(waiting, ada.invitation(waiting, 1))
        ada.http.delete(f"/api/tables/{waiting}/seats/1")
        assert ada.get(f"/api/tables/{waiting}")["seats"][1]["kind"] == "open"

    def test_nobody_lets_a_bot_play_a_rated_game_for_them(
        self, rated: tuple[Served, list[Guest], str], leaving: ExitStack
    ) -> None:
        """Neither for a while, nor for most of it."""
        server, _, _ = rated
        _, sockets = begin(come(server, leaving, "Ada", "Ben"))
        assert sockets[0].refusal(type="hand-over", seat=0) == "refused-play-yourself"
        row = TableRow("t", "casual", [], None, {"rated": True}, "ada", "7", 0.0, 0.0, "finished")
        seats = [SeatRow("t", 0, "person", "ada"), SeatRow("t", 1, "person", "ben")]
        result = Result("t", [5, 4], [0], None, None, [], 0.0)
        for bot_choices, expected in ((20, (0, 1)), (21, Reason.BOT_WON)):
            makers = ["person"] * 40 + ["bot"] * 2 * bot_choices
            entries = [Entry("t", number, number % 2, by, "rest", None, 0.0) for number, by in enumerate(makers, 1)]
            game = rated_game(Stored(row, seats), {0: "ada", 1: "ben"}, entries, result)
            assert rank(game) == expected

    def test_a_clock_and_not_a_vote_replaces_an_absent_player_of_a_rated_game(
        self, rated: tuple[Served, list[Guest], str], leaving: ExitStack
    ) -> None:
        """With days for a turn, one player could else play a bot to the end while the other sleeps."""
        server, _, _ = rated
        clock = {"per": "turn", "seconds": 86_400}
        for is_rated, has_clock, refusal in (
            (True, True, "refused-clock-decides"),
            (True, False, None),
            (False, True, None),
        ):
            ada, ben = come(server, leaving, "Ada", "Ben")
            _, sockets = begin([ada, ben], rated=is_rated, **({"clock": clock} if has_clock else {}))
            sockets[1].close()
            sockets[0].wait(lambda last: not last["table"]["seats"][1]["present"])
            answer = sockets[0].ask(type="propose", kind="stand-in", seat=1)
            assert (answer["refusal"]["key"] if answer["type"] == "refused" else None) == refusal

    def test_a_matched_table_has_no_host(self, rated: tuple[Served, list[Guest], str], leaving: ExitStack) -> None:
        """Neither player can remove the other, be it rated or not, and its rematch has none either."""
        server, _, _ = rated
        for is_rated in (True, False):
            guests = come(server, leaving, "Ada", "Ben")
            for guest in guests:
                guest.put("/api/me", {"name": guest.me["name"], "language": "fr"})
            request = WISH | {"rated": is_rated}
            guests[0].put("/api/match", request)
            table = guests[1].put("/api/match", request)["table"]
            for guest in guests:
                snapshot = guest.get(f"/api/tables/{table}")
                assert (snapshot["host"], snapshot["options"]["rated"]) == (False, is_rated)
                seat = next(one["seat"] for one in snapshot["seats"] if not one["mine"])
                assert guest.refusal("DELETE", f"/api/tables/{table}/seats/{seat}", 403) == "refused-not-host"
            first = identity_of(server, guests[0])
            assert server.do(server.services.database.unfinished(first)) == 1
            known = server.services.tables.known(table)
            assert known is not None
            assert known.owner == known.seats[0].identity
            finish([guest.sit(table) for guest in guests], random.Random(7))  # noqa: S311 - any choices will do
            shared = server.do(of_table(server.services.tables, first, table))
            assert shared.language == "fr"
            again = guests[0].post(f"/api/tables/{table}/rematch")["table"]
            assert [guest.get(f"/api/tables/{again}")["host"] for guest in guests] == [False, False]
            for guest in guests:
                guest.post(f"/api/tables/{again}/leave", status=204)

    def test_hiding_a_rating_in_a_game_saves_no_points(
        self, rated: tuple[Served, list[Guest], str], leaving: ExitStack
    ) -> None:
        """What counts is the setting when the game began."""
        server, _, _ = rated
        gil, hal = come(server, leaving, "Gil", "Hal")
        table, sockets = begin([gil, hal])
        play_on(sockets, random.Random(7), ENOUGH)  # noqa: S311 - any choices will do
        gil.put("/api/me/rating", {"shown": False})
        gil.post(f"/api/tables/{table}/leave", status=204)
        until(lambda: hal.get("/api/me")["rating"] is not None)
        assert gil.get("/api/me")["rating"] is None
        gil.put("/api/me/rating", {"shown": True})
        assert points(gil) < 1500 < points(hal)

    def test_who_hides_the_rating_before_a_game_keeps_it(
        self, rated: tuple[Served, list[Guest], str], leaving: ExitStack
    ) -> None:
        """Nobody sees it, no game changes it, and it comes back as it was; the other player is told why."""
        server, guests, _ = rated
        ada = guests[0]
        before = ada.get("/api/me")["rating"]
        snapshot = ada.put("/api/me/rating", {"shown": False})
        assert (snapshot["rating"], snapshot["rating_shown"]) == (None, False)
        gina, hugo = come(server, leaving, "Gina", "Hugo")
        gina.http.headers["X-Forwarded-For"] = "198.51.100.7"
        table, sockets = begin([ada, gina])
        assert reason(ada, table) == reason(gina, table) == "unrated-hidden"
        play_on(sockets, random.Random(7), ENOUGH)  # noqa: S311 - any choices will do
        gina.post(f"/api/tables/{table}/leave", status=204)
        assert gina.get("/api/me")["rating"] is None
        hugo.put("/api/match", WISH)
        matched = ada.put("/api/match", WISH)["table"]
        assert not ada.get(f"/api/tables/{matched}")["options"]["rated"]
        assert ada.put("/api/me/rating", {"shown": True})["rating"] == before

    def test_a_game_that_nobody_played_moves_no_points(
        self, rated: tuple[Served, list[Guest], str], leaving: ExitStack
    ) -> None:
        """Its table says why."""
        server, _, _ = rated
        ivo, jan = come(server, leaving, "Ivo", "Jan")
        for _ in range(5):
            table, sockets = begin([ivo, jan])
            jan.post(f"/api/tables/{table}/leave", status=204)
            snapshot = sockets[0].wait(lambda last: last["table"]["unrated"] is not None)["table"]["unrated"]
            assert snapshot == {"key": "unrated-inactive", "values": {"choices": MIN_CHOICES}}
        assert (ivo.get("/api/me")["rating"], jan.get("/api/me")["rating"]) == (None, None)

    def test_one_household_plays_without_ratings(
        self, rated: tuple[Served, list[Guest], str], leaving: ExitStack
    ) -> None:
        """Players are told before they sit down, and in the game; no address is stored, and no mark after the end."""
        server, _, _ = rated
        kai, lea = (leaving.enter_context(server.guest(name, 77)) for name in ("Kai", "Lea"))
        table = kai.set_table(options={"rated": True})
        assert reason(kai, table) is None
        assert reason(lea, table) == "unrated-household"
        lea.join(table, kai.invitation(table, 1))
        assert reason(kai, table) == reason(lea, table) == "unrated-household"
        stored = server.do(server.services.database.table(table))
        assert stored is not None
        assert stored.seats[0].household == stored.seats[1].household is not None
        assert "192.0.2" not in str(stored)
        finish([kai.sit(table), lea.sit(table)], random.Random(7))  # noqa: S311 - any choices will do
        assert kai.get("/api/me")["rating"] is None
        stored = server.do(server.services.database.table(table))
        assert stored is not None
        assert [seat.household for seat in stored.seats] == [None, None]

    def test_a_seat_that_is_free_again_is_free_of_its_household(
        self, rated: tuple[Served, list[Guest], str], leaving: ExitStack
    ) -> None:
        """Whoever sat there does not stand in the way of the others."""
        server, _, _ = rated
        kai, lea = (leaving.enter_context(server.guest(name, 77)) for name in ("Kai", "Lea"))
        table = kai.set_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"}, options={"rated": True})
        lea.join(table, kai.invitation(table, 1))
        assert reason(kai, table) == "unrated-household"
        lea.post(f"/api/tables/{table}/leave", status=204)
        assert reason(kai, table) is None

    def test_one_household_is_not_matched_for_a_rated_game(
        self, rated: tuple[Served, list[Guest], str], leaving: ExitStack
    ) -> None:
        """Both are told why they wait; for an unrated game they are matched."""
        server, _, _ = rated
        kai, lea = (leaving.enter_context(server.guest(name, 77)) for name in ("Kai", "Lea"))
        assert not kai.put("/api/match", WISH)["same_connection"]
        snapshot = lea.put("/api/match", WISH)
        assert (snapshot["table"], snapshot["same_connection"]) == (None, True)
        assert kai.put("/api/match", WISH)["same_connection"]
        table = lea.put("/api/match", WISH | {"rated": False})["table"]
        assert not kai.get(f"/api/tables/{table}")["options"]["rated"]

    def test_a_rematch_learns_the_household_of_a_player_who_comes_later(
        self, rated: tuple[Served, list[Guest], str], leaving: ExitStack
    ) -> None:
        """As where another process, or a server that was stopped meanwhile, knew from where they came."""
        server, _, _ = rated
        kai, lea = (leaving.enter_context(server.guest(name, 77)) for name in ("Kai", "Lea"))
        table, sockets = begin([kai, lea])
        finish(sockets, random.Random(7))  # noqa: S311 - any choices will do
        server.services.identities._where.clear()  # noqa: SLF001 - it is stored nowhere else
        again = kai.post(f"/api/tables/{table}/rematch")["table"]
        assert reason(kai, again) is None
        lea.sit(again)
        until(lambda: reason(kai, again) == "unrated-household")

    def test_what_does_not_count(self, rated: tuple[Served, list[Guest], str], leaving: ExitStack) -> None:
        """A game with a bot, one against oneself, one nobody agreed to; the first two say so."""
        server, _, _ = rated
        hal, ian = come(server, leaving, "Hal", "Ian")
        bot = {"kind": "bot", "level": "newcomer", "name": "Bot"}
        alone = hal.set_table({"kind": "me"}, {"kind": "here"}, options={"rated": True})
        assert reason(hal, alone) == "unrated-same-player"
        three = hal.set_table({"kind": "me"}, {"kind": "open"}, bot, options={"rated": True})
        ian.join(three, hal.invitation(three, 1))
        assert reason(ian, three) == "unrated-bot"
        for table in (begin([hal, ian], rated=False)[0], alone, three):
            hal.post(f"/api/tables/{table}/leave", status=204)
        until(lambda: not server.services.ratings.busy)  # nothing is counted
        assert hal.get("/api/me")["rating"] is None
        assert ian.get("/api/me")["rating"] is None

    def test_a_host_may_remove_from_a_game_that_does_not_count(
        self, rated: tuple[Served, list[Guest], str], leaving: ExitStack
    ) -> None:
        """The table notes it, and nobody loses points."""
        server, _, _ = rated
        hal, ian = come(server, leaving, "Hal", "Ian")
        table, sockets = begin([hal, ian], rated=False)
        play_on(sockets, random.Random(7), ENOUGH)  # noqa: S311 - any choices will do
        hal.http.delete(f"/api/tables/{table}/seats/1")
        (departure,) = hal.get(f"/api/tables/{table}")["departures"]
        assert (departure["seat"], departure["kind"]) == (1, "removed")
        assert (hal.get("/api/me")["rating"], ian.get("/api/me")["rating"]) == (None, None)

    def test_a_player_removed_by_an_earlier_version_is_not_ranked(self) -> None:
        """Nor is anybody else in that game; whoever left one is last, as ever."""
        row = TableRow("t", "casual", [], None, {"rated": True}, "ada", "7", 0.0, 0.0, "running")
        seats = [SeatRow("t", 0, "person", "ada", "Ada"), SeatRow("t", 1, "bot", level="greedy")]
        entries = [Entry("t", number, number % 2, "person", "rest", None, 0.0) for number in range(1, ENOUGH)]
        game = rated_game(Stored(row, seats), {0: "ada", 1: "ben"}, entries, None)
        assert rank(game) == (0, 1)
        row.dismissed = ["ben"]
        game = rated_game(Stored(row, seats), {0: "ada", 1: "ben"}, entries, None)
        assert rank(game) == Reason.REMOVED

    def test_a_forgotten_guest_has_none(self, rated: tuple[Served, list[Guest], str], leaving: ExitStack) -> None:
        """They lose the game they leave by it, and then their rating is deleted."""
        server, _, _ = rated
        jo, kim = come(server, leaving, "Jo", "Kim")
        _, sockets = begin([jo, kim])
        play_on(sockets, random.Random(7), ENOUGH)  # noqa: S311 - any choices will do
        jo.http.delete("/api/me")
        known = select(schema.identities.c.id)
        asked = select(schema.ratings).where(schema.ratings.c.identity.not_in(known))
        assert server.do(server.services.database.read(asked)) == []
        assert points(kim) > 1500


def test_a_rated_game_begun_by_an_earlier_version_still_counts(tmp_path: Path, leaving: ExitStack) -> None:
    """Nothing of what is noted today is known of it but who sat down."""
    with served(tmp_path) as server:
        before = come(server, leaving, "Ada", "Ben")
        table, sockets = begin(before)
        play_on(sockets, random.Random(7), ENOUGH)  # noqa: S311 - any choices will do
    with closing(sqlite3.connect(tmp_path / DATABASE)) as stored:
        for column in ("seats.household", "seekers.household", "tables.unrated", "tables.departures"):
            stored.execute("ALTER TABLE {} DROP COLUMN {}".format(*column.split(".")))
        stored.execute("UPDATE alembic_version SET version_num = '0012'")
        stored.commit()
    with served(tmp_path) as server:
        after = [leaving.enter_context(Guest(server.address)) for _ in before]
        for guest, known in zip(after, before, strict=True):
            guest.http.cookies = known.http.cookies
        after[0].post(f"/api/tables/{table}/leave", status=204)
        until(lambda: after[1].get("/api/me")["rating"] is not None)
        assert points(after[0]) < 1500 < points(after[1])


class TestWhoIsAway:
    """Whoever closed the page is told to be away since then."""

    def test_since_when(self, shared: Served, leaving: ExitStack) -> None:
        """In the table, and in the few words for those who know the rest; nobody is away who never sat there."""
        ada, ben = come(shared, leaving, "Ada", "Ben")
        before = time.time()
        _, sockets = begin([ada, ben], rated=False)
        snapshot = sockets[0].wait(lambda last: last["table"]["seats"][1]["present"])["table"]["seats"]
        assert [seat["away_since"] for seat in snapshot] == [None, None]
        sockets[1].close()
        snapshot = sockets[0].wait(lambda last: not last["table"]["seats"][1]["present"])["table"]["seats"]
        assert snapshot[0]["away_since"] is None
        assert before <= snapshot[1]["away_since"] <= time.time()

    def test_who_never_came_is_away_since_the_table_was_set(self, shared: Served, leaving: ExitStack) -> None:
        """And not since the server was started."""
        ada, ben = come(shared, leaving, "Ada", "Ben")
        before = time.time()
        table = ada.set_table()
        ben.join(table, ada.invitation(table, 1))
        assert ada.get(f"/api/tables/{table}")["seats"][1]["away_since"] >= before
