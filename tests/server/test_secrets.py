"""Fair and secret: nothing hidden leaves the server while a game runs."""

import random
from typing import Any, cast

import pytest

from kit.other_secrets import other_secrets
from kit.serving import Guest, Served, play_on, two_at_a_table
from scholars import Game
from scholars.server.addresses import Caller
from scholars.server.metrics import Metrics
from scholars.server.people.identity import Identity
from scholars.server.secrets import new_seed
from scholars.server.settings import Settings
from scholars.server.storage.rows import SeatRow, Stored, TableRow
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.restoring import Happened
from scholars.server.wire import protocol
from scholars.server.wire.broadcast import Broadcast
from scholars.server.wire.connection import Connection
from scholars.server.wire.telling import Telling
from scholars.server.wire.views import planned, previewed

CHANCE = random.Random(77)  # noqa: S311 - the tests' own


class FromServer:
    """What a seat is sent of a game, in bytes, without a network between."""

    def __init__(self, tmp_path: Any) -> None:
        settings = Settings(tmp_path)
        self.broadcast = Broadcast(OpenTables(settings, cast("Any", None), Metrics()))  # nothing is stored

    def bytes_for(self, game: Game, happened: list[Happened], seat: int | None) -> str:
        """The message after the last choice."""
        row = TableRow("table", "casual", [], None, {}, "ada", "7", 0.0, 0.0, "running", version=len(happened))
        assert game.decision is not None
        row.asked = game.decision.seat
        people = [SeatRow("table", number, "person", f"id-{number}", name) for number, name in enumerate(game.names)]
        if game.view(None)["solo"] is not None:
            people[1] = SeatRow("table", 1, "opponent")
        guest = None if seat is None else Identity(f"id-{seat}", "p", "x", "en", None)
        there = Connection(cast("Any", None), "table", guest, Caller(None, "x"), "http://here")  # nothing is sent
        there.version = max(0, row.version - 2)
        live = OpenTable(Stored(row, people), game, happened)
        return self.broadcast.told(live, there, None, Telling(live))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_two_games_that_differ_only_in_hidden_things_send_identical_bytes(tmp_path: Any, players: int) -> None:
    """To every seat and to a spectator, at every moment of a game: the equal-bytes law."""
    told = FromServer(tmp_path)
    game = Game.new(players=players, seed=players)
    chance = random.Random(players)  # noqa: S311 - the test's own
    happened: list[Happened] = []
    seats = [None, *range(players)]
    for number in range(45):
        assert game.decision is not None
        twin = other_secrets(game, chance)
        for seat in seats:
            assert told.bytes_for(game, happened, seat) == told.bytes_for(twin, happened, seat)
        seat, choice = game.decision.seat, chance.choice(game.decision.options)
        ask = protocol.AskPreview(type="preview", version=0, choice=str(choice))
        assert previewed(game, ask) == previewed(twin, ask)
        plan = protocol.AskPlan(type="plan", version=0, choices=[str(choice)])
        assert planned(game, plan) == planned(twin, plan)
        assert game.determinise(seat, 0).position() == twin.determinise(seat, 0).position()  # choices are tried there
        happened.append(Happened(number + 1, seat, "person", str(choice), None, number + 1, game.play(choice)))


def test_what_is_sent_depends_on_what_is_seen(tmp_path: Any) -> None:
    """So that the law above says something: another open card is another message."""
    told = FromServer(tmp_path)
    one, other = Game.new(players=2, seed=1), Game.new(players=2, seed=2)
    assert told.bytes_for(one, [], 0) != told.bytes_for(other, [], 0)


def test_the_record_of_a_running_game_never_leaves_the_server(shared: Served) -> None:
    """Not to its players either; no seed, no generator, no position is in anything that is sent."""
    ada, ben, table = two_at_a_table(shared)
    with ada, ben:
        sockets = [ada.sit(table), ben.sit(table)]
        play_on(sockets, CHANCE, choices=15)
        seed = str(shared.services.tables._live[table].row.seed)  # noqa: SLF001 - the secret itself
        for guest in (ada, ben, shared.guest("Cleo")):
            assert guest.refusal("GET", f"/api/tables/{table}/record", 409) == "refused-not-finished"
            sent = "".join(
                [
                    *(
                        guest.http.get(path).text
                        for path in (f"/api/tables/{table}", f"/api/tables/{table}/log", "/api/tables")
                    ),
                    str(guest.sit(table).last),
                ]
            )
            assert seed not in sent
            for word in ("'chance'", '"chance"', "agenda", "'seed': '", '"seed":"'):
                assert word not in sent
            assert guest.http.post(f"/api/tables/{table}/publish").status_code == 409
            guest.__exit__()


def test_what_lies_in_anothers_bag_is_not_told(shared: Served) -> None:
    """Only how much."""
    ada, ben, table = two_at_a_table(shared)
    with ada, ben:
        sockets = [ada.sit(table), ben.sit(table)]
        play_on(sockets, CHANCE, choices=8)
        for seat, socket in enumerate(sockets):
            players = socket.last["play"]["table"]["players"]
            assert players[seat]["bag"] is not None
            assert players[1 - seat]["bag"] is None
            assert {players[1 - seat]["bag_size"]} != {None}


class TestSeeds:
    """Here chance is chance."""

    @pytest.fixture(autouse=True)
    def same_games(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """No game is the same."""
        monkeypatch.setattr("scholars.server.tables.setting.new_seed", new_seed)

    def test_seeds_are_long_and_never_the_same(self, shared: Served) -> None:
        """256 bits, so that the engine restarts its generator at every turn."""
        with shared.guest("Ada") as ada:
            tables = [ada.set_table({"kind": "me"}, {"kind": "here"}) for _ in range(5)]
            seeds = {int(shared.services.tables._live[table].row.seed) for table in tables}  # noqa: SLF001
            assert len(seeds) == 5
            assert {seed.bit_length() for seed in seeds} == {256}


def test_an_address_opens_no_seat(shared: Served) -> None:
    """What is public, names and addresses, lets one look; secrets are in invitations and cookies."""
    with shared.guest("Ada") as ada, Guest(shared.address) as stranger:
        table = ada.set_table()
        told = stranger.http.get(f"/api/tables/{table}").text
        assert ada.invitation(table, 1) not in told
        assert ada.cookie.partition("=")[2] not in told
