"""Among people: open tables with how they are played, finding a game, and ratings."""

import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from sqlalchemy import select

from kit.serving import Guest, Served, TableSocket, finish, served, until
from scholars.server.storage import schema
from scholars.server.tables.matching import NEAR, PATIENT, Seeker, fits, fitting
from scholars.server.wire.protocol import Wish

WISH = {"players": [2], "mode": "casual", "pace": "quick", "rated": True}


@pytest.fixture
def leaving() -> Iterator[ExitStack]:
    """Whoever is in it goes when the test ends."""
    with ExitStack() as stack:
        yield stack


def come(server: Served, leaving: ExitStack, *names: str) -> list[Guest]:
    """People, who go when the test ends."""
    return [leaving.enter_context(server.guest(name)) for name in names]


def seeker(name: str, since: float = 0.0, points: int = 1500, **wish: object) -> Seeker:
    """Somebody who looks for a game."""
    return Seeker(name, Wish.model_validate(WISH | wish), since, points)


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
    assert told["options"]["rated"]
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
    with served(tmp_path_factory.mktemp("rated") / "data") as server, ExitStack() as leaving:
        guests = come(server, leaving, "Ada", "Ben")
        table, sockets = begin(guests)
        finish(sockets, random.Random(7))  # noqa: S311 - any choices will do
        until(lambda: guests[0].get("/api/me")["rating"] is not None)
        yield server, guests, table


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
        told = guests[0].get(f"/api/tables/{table}")
        assert [seat["rating"] for seat in told["seats"]] == ratings
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
        until(lambda: not ratings.busy)  # who sat down is noted
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
        guests = come(server, leaving, "Eve", "Finn")
        table, _ = begin(guests)
        until(lambda: not server.services.ratings.busy)  # who sat down is noted
        guests[0].post(f"/api/tables/{table}/leave", status=204)
        until(lambda: guests[1].get("/api/me")["rating"] is not None)
        assert guests[0].get("/api/me")["rating"]["points"] < 1500 < guests[1].get("/api/me")["rating"]["points"]

    def test_who_hides_the_rating_keeps_it(self, rated: tuple[Served, list[Guest], str], leaving: ExitStack) -> None:
        """Nobody sees it, no game changes it, and it comes back as it was."""
        server, guests, _ = rated
        ada = guests[0]
        before = ada.get("/api/me")["rating"]
        told = ada.put("/api/me/rating", {"shown": False})
        assert (told["rating"], told["rating_shown"]) == (None, False)
        (gina,) = come(server, leaving, "Gina")
        table, _ = begin([ada, gina])
        gina.post(f"/api/tables/{table}/leave", status=204)
        until(lambda: not server.services.ratings.busy)  # nothing is counted
        assert gina.get("/api/me")["rating"] is None
        assert ada.put("/api/me/rating", {"shown": True})["rating"] == before

    def test_what_does_not_count(self, rated: tuple[Served, list[Guest], str], leaving: ExitStack) -> None:
        """A game with a bot, one against oneself, one nobody agreed to."""
        server, _, _ = rated
        hal, ian = come(server, leaving, "Hal", "Ian")
        bot = {"kind": "bot", "level": "newcomer", "name": "Bot"}
        tables = [
            hal.set_table({"kind": "me"}, {"kind": "here"}, options={"rated": True}),
            begin([hal, ian], rated=False)[0],
        ]
        three = hal.set_table({"kind": "me"}, {"kind": "open"}, bot, options={"rated": True})
        ian.join(three, hal.invitation(three, 1))
        for table in (*tables, three):
            hal.post(f"/api/tables/{table}/leave", status=204)
        until(lambda: not server.services.ratings.busy)  # nothing is counted
        assert hal.get("/api/me")["rating"] is None
        assert ian.get("/api/me")["rating"] is None

    def test_a_forgotten_guest_has_none(self, rated: tuple[Served, list[Guest], str], leaving: ExitStack) -> None:
        """It is deleted with them."""
        server, _, _ = rated
        jo, kim = come(server, leaving, "Jo", "Kim")
        table, _ = begin([jo, kim])
        until(lambda: not server.services.ratings.busy)  # who sat down is noted
        jo.post(f"/api/tables/{table}/leave", status=204)
        until(lambda: jo.get("/api/me")["rating"] is not None)
        jo.http.delete("/api/me")
        known = select(schema.identities.c.id)
        asked = select(schema.ratings).where(schema.ratings.c.identity.not_in(known))
        assert server.do(server.services.database.read(asked)) == []
        assert kim.get("/api/me")["rating"] is not None
