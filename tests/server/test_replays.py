"""Finished games: records down and up, replays for anybody, and the promise about the seed."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from kit.command import code_of
from kit.golden import read_golden, record_of
from kit.random_games import IDLE
from kit.same_games import Chance
from kit.serving import Guest, Json, Served, TableSocket, finish, play_on
from scholars import Game
from scholars.positions.records import commitment
from scholars.server.storage import schema
from scholars.server.wire.table import problems

CHANCE = random.Random(5)  # noqa: S311 - the tests' own


@pytest.fixture(scope="module")
def finished(shared: Served, chance: Chance) -> Iterator[tuple[Guest, str]]:
    """Ada, and a table at which she has finished a game."""
    chance.begin("finished")
    with shared.guest("Ada") as ada:
        socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here", "name": "Ben"}))
        finish([socket], random.Random(5))  # noqa: S311 - the same whichever test is the first
        yield ada, socket.last["table"]["table"]


@pytest.fixture(scope="module")
def record(finished: tuple[Guest, str]) -> Json:
    """The record of that game."""
    ada, table = finished
    return ada.get(f"/api/tables/{table}/record")


def finish_against_bots(socket: TableSocket) -> None:
    """Play to the end where only bots play in the other seats."""
    while not socket.finished:
        if socket.options:
            idle = [option for option in socket.options if option in IDLE]
            assert socket.choose(CHANCE.choice(idle or socket.options))["result"] == "done"
        else:
            socket.receive()


async def without_players(server: Served, replay: str) -> None:
    """A replay as earlier versions published it."""
    replays = schema.replays
    record = await server.services.database.replay(replay)
    assert record is not None
    del record["seats"]
    await server.services.database.write(update(replays).where(replays.c.id == replay).values(record=record))


class TestReplays:
    """Whoever has the address can go through a game."""

    def test_a_game_is_worked_out_once_for_all_who_look(
        self, shared: Served, finished: tuple[Guest, str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Anybody may ask, and as often as they like; what is kept has a bound."""
        ada, table = finished
        replay = ada.post(f"/api/tables/{table}/publish")["replay"]
        with Guest(shared.address) as nobody:
            paths = [f"/api/replays/{replay}", f"/api/replays/{replay}/at/3", f"/api/replays/{replay}/at/3?seat=1"]
            first = [nobody.get(path) for path in paths]
            monkeypatch.setattr(Game, "replay", lambda *_: 1 / 0)
            monkeypatch.setattr(Game, "at", lambda *_: 1 / 0)
            assert [nobody.get(path) for path in paths] == first
            monkeypatch.undo()
            monkeypatch.setattr("scholars.server.tables.shown.MOST_BYTES", 1)
            for at in range(5):
                nobody.get(f"/api/replays/{replay}/at/{at}")
            assert len(shared.services.tables.shown._told) == 1  # noqa: SLF001 - nothing else tells what is kept

    def test_a_finished_game_is_made_public(self, shared: Served, finished: tuple[Guest, str], record: Json) -> None:
        """By somebody who played; then anybody sees every moment of it."""
        ada, table = finished
        with Guest(shared.address) as nobody, shared.guest("Cleo") as cleo:
            assert cleo.refusal("POST", f"/api/tables/{table}/publish", 403) == "refused-no-seat"
            link = ada.post(f"/api/tables/{table}/publish")
            assert ada.post(f"/api/tables/{table}/publish") == link
            assert ada.get(f"/api/tables/{table}")["replay"] == link["url"]
            told = nobody.get(f"/api/replays/{link['replay']}")
            game = Game.replay(record)
            assert told["moments"] == len(game.history) == len(told["entries"])
            assert [one["choice"] for one in told["entries"]] == record["choices"]
            assert told["names"] == ["Ada", "Ben"]
            assert told["seed"] == record["seed"]
            assert nobody.get(f"/api/replays/{link['replay']}/record")["choices"] == record["choices"]
            assert told["standing"][-1] == [score["total"] for score in told["outcome"]["scores"]]
            for at in (0, 17, told["moments"]):
                moment = nobody.get(f"/api/replays/{link['replay']}/at/{at}?seat=1")
                assert moment["table"] == json.loads(json.dumps(game.at(at).view(1)))
                assert problems(moment["table"]) == ""
                assert [one["total"] for one in moment["standing"]] == told["standing"][at]

    def test_a_record_is_uploaded(self, shared: Served) -> None:
        """One that was played elsewhere; it has a replay like any other, and one can go on from it."""
        with shared.guest("Cleo") as cleo:
            golden = record_of(read_golden("3-players-casual-a"))
            replay = cleo.post("/api/replays", {"record": golden})["replay"]
            told = cleo.get(f"/api/replays/{replay}")
            assert told["outcome"]["winners"] == read_golden("3-players-casual-a")["end"]["winners"]
            table = cleo.post(f"/api/replays/{replay}/continue", {"at": 40})["table"]
            socket = cleo.sit(table)
            assert (
                socket.last["play"]["table"]["players"][2]["silver"]
                == (cleo.get(f"/api/replays/{replay}/at/40")["table"]["players"][2]["silver"])
            )
            play_on([socket], CHANCE, choices=5)
            assert cleo.refusal("POST", f"/api/replays/{replay}/continue", 400, {}) == "refused-over-then"
            assert cleo.refusal("GET", f"/api/replays/{replay}/at/9999", 400) == "refused-no-such-moment"
            assert cleo.refusal("GET", f"/api/replays/{replay}/at/1?seat=3", 404) == "refused-no-such-seat"

    @pytest.mark.parametrize(
        ("damage", "key"),
        [
            ({"choices": []}, "refused-unfinished-record"),
            ({"format": 99}, "refused-record"),
            ({"players": 9}, "refused-record"),
            ({"choices": "many"}, "refused-record"),
            ({"choices": 7}, "refused-record"),
            ({"names": ["Ada", "\u0007"]}, "refused-name"),
            ({"names": ["Ada"]}, "refused-record"),
            ({"seed": "x"}, "refused-record"),
            ({"position": {"players": "none"}}, "refused-record"),
        ],
    )
    def test_what_tells_no_finished_game_is_refused(self, shared: Served, damage: Json, key: str) -> None:
        """In one sentence."""
        with shared.guest("Cleo") as cleo:
            golden = record_of(read_golden("2-players-casual-a"))
            assert cleo.refusal("POST", "/api/replays", 400, {"record": golden | damage}) == key

    def test_a_record_of_another_catalogue_says_so(self, shared: Served) -> None:
        """It is shown as far as it can still be played."""
        with shared.guest("Cleo") as cleo:
            golden = record_of(read_golden("2-players-casual-a")) | {"catalogue": "another"}
            replay = cleo.post("/api/replays", {"record": golden})["replay"]
            assert cleo.get(f"/api/replays/{replay}")["note"] is None  # stored anew, it is of this catalogue

    def test_a_long_name_is_cut(self, shared: Served) -> None:
        """There is room for those of a table."""
        with shared.guest("Cleo") as cleo:
            golden = record_of(read_golden("2-players-casual-a")) | {"names": ["Ada", "B" * 5_000]}
            replay = cleo.post("/api/replays", {"record": golden})["replay"]
            assert cleo.get(f"/api/replays/{replay}")["names"] == ["Ada", "B" * 24]

    def test_there_is_no_such_replay(self, shared: Served) -> None:
        """Nor a moment of it."""
        with Guest(shared.address) as nobody:
            for path in ("", "/at/0", "/record"):
                assert nobody.refusal("GET", f"/api/replays/nowhere{path}", 404) == "refused-no-replay"


class TestGoingOn:
    """A game that goes on from another has a secret of its own: the seed of the other may be known."""

    @pytest.mark.parametrize("earlier", [False, True])
    def test_bots_stay_in_their_seats(self, shared: Served, earlier: bool) -> None:
        """Also from replays that earlier versions published, which do not say who played; so hints are given."""
        with shared.guest("Ada") as ada:
            table = ada.set_table({"kind": "me"}, {"kind": "bot", "level": "random", "name": "Thabit"})
            finish_against_bots(ada.sit(table))
            replay = ada.post(f"/api/tables/{table}/publish")["replay"]
            if earlier:
                shared.do(without_players(shared, replay))
            replayed = ada.get(f"/api/replays/{replay}")
            assert replayed["bots"] == [None, "random"]
            assert {(entry["seat"], entry["by"]) for entry in replayed["entries"]} == {(0, "person"), (1, "bot")}
            copy = ada.get(f"/api/tables/{ada.post(f'/api/replays/{replay}/continue', {'at': 20})['table']}")
            assert [(seat["kind"], seat["name"], seat["level"]) for seat in copy["seats"]] == [
                ("person", "Ada", None),
                ("bot", "Thabit", "random"),
            ]
            assert copy["hints"]
            assert (copy["continued"]["choices"], copy["continued"]["replay"]) == (20, replay)

    def test_a_record_keeps_its_bots_when_it_is_uploaded(self, shared: Served, record: Json) -> None:
        """A game that was saved in the terminal says in the same words who played; what is unknown is a person."""
        with shared.guest("Cleo") as cleo:
            for seats, bots in (
                (["person", "librarian"], [None, "librarian"]),
                (["librarian", ["x"]], ["librarian", None]),
                (["librarian"], [None, None]),
                ("librarian", [None, None]),
            ):
                upload = {"record": record | {"seats": seats, "by_bots": [3, "x", 10**6]}}
                replay = cleo.post("/api/replays", upload)["replay"]
                replayed = cleo.get(f"/api/replays/{replay}")
                assert replayed["bots"] == bots
                assert replayed["entries"][2]["by"] == "bot"

    def test_only_the_guest_who_copied_a_table_learns_which(self, shared: Served) -> None:
        """The address of a table lets others watch it, so they have it from the players alone."""
        with shared.guest("Ada") as ada, shared.guest("Cleo") as cleo:
            table = ada.set_table({"kind": "me"}, {"kind": "here"})
            play_on([ada.sit(table)], CHANCE, choices=8)
            copy = ada.post(f"/api/tables/{table}/continue", {"at": 4})["table"]
            assert ada.get(f"/api/tables/{copy}")["continued"]["table"] == table
            assert ada.sit(copy).last["table"]["continued"]["table"] == table
            assert cleo.get(f"/api/tables/{copy}")["continued"]["table"] is None
            assert cleo.sit(copy).last["table"]["continued"]["table"] is None

    def test_nothing_that_was_hidden_is_as_it_was(
        self, shared: Served, record: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """The table says from where it goes on, promises anew, and its record proves it."""
        with shared.guest("Cleo") as cleo:
            replay = cleo.post("/api/replays", {"record": record})["replay"]
            made = [cleo.post(f"/api/replays/{replay}/continue", {"at": 6})["table"] for _ in range(2)]
            sockets = [cleo.sit(table) for table in made]
            told = [socket.last["table"] for socket in sockets]
            assert told[0]["continues"]
            old = {
                "choices": 6,
                "commitment": record["commitment"],
                "seed": record["seed"],
                "replay": replay,
                "table": None,
            }
            assert [table["continued"] for table in told] == [old, old]
            assert len({told[0]["commitment"], told[1]["commitment"], record["commitment"]}) == 3
            then = Game.replay(record).at(6)
            assert sockets[0].last["play"]["table"] == json.loads(json.dumps(then.view(sockets[0].asked))) | {
                "players": sockets[0].last["play"]["table"]["players"]
            }
            finish(sockets[:1], random.Random(8))  # noqa: S311 - the test's own
            own = cleo.get(f"/api/tables/{made[0]}/record")
        begun = Game.replay(own).at(0)
        assert begun.state.decks != then.state.decks
        assert begun.state.seed != then.state.seed
        path = written(tmp_path, own)
        assert code_of("verify", str(path), "--commitment", told[0]["commitment"]) == 0
        assert "goes on from a moment of another" in capsys.readouterr().out
        assert code_of("verify", str(written(tmp_path, own | {"dealt_from": "7"}))) == 1
        assert "was not dealt from what is told" in capsys.readouterr().err


class TestVerify:
    """`scholars verify RECORD`."""

    def test_a_game_that_was_dealt_from_the_promised_seed(
        self, record: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """The record says it itself, or whoever has noted the promise does."""
        path = written(tmp_path, record)
        assert code_of("verify", str(path)) == 0
        assert "follow from it" in capsys.readouterr().out
        assert code_of("verify", str(path), "--commitment", record["commitment"]) == 0

    @pytest.mark.parametrize(
        ("damage", "sentence"),
        [
            ({"seed": "7"}, "not the one that was promised"),
            ({"commitment": "0" * 64}, "not the one that was promised"),
            ({"commitment": None}, "tells no commitment"),
            ({"position": {}}, "began from a position"),
            ({"choices": ["pick room-1"]}, "finished"),
        ],
    )
    def test_a_game_that_was_not(
        self, record: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: Json, sentence: str
    ) -> None:
        """One sentence says what is wrong."""
        if "choices" in damage:
            damage = {"choices": record["choices"][:1]}
        assert code_of("verify", str(written(tmp_path, record | damage))) == 1
        told = capsys.readouterr()
        assert sentence in told.err
        assert told.err.count("\n") == 1

    def test_other_dice_are_found_out(self, record: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """A seed and its commitment that do not belong to the choices lead to another game."""
        seed = str(int(record["seed"]) ^ 1)
        path = written(tmp_path, record | {"seed": seed, "commitment": commitment(seed)})
        assert code_of("verify", str(path)) == 1
        assert "cannot be taken" in capsys.readouterr().err


def written(folder: Path, record: Json) -> Path:
    """A record in a file."""
    path = folder / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path
