"""What earlier versions wrote still opens, or says in one sentence why not.

The files of a version were made by that version: positions with every step pending that can be, golden records, the
catalogue they name, and the database of a server with a finished game and three running ones.
"""

import json
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from kit.serving import Guest, play_on, served
from scholars import Game, UnreadableRecord
from scholars.catalogue import load
from scholars.positions.records import RULES
from scholars.server.storage.schema import identities

HERE = Path(__file__).parent
FIRST = HERE / "0.1"
CATALOGUE = FIRST / "catalogue"
POSITIONS = sorted((FIRST / "positions").glob("*.json"))
RECORDS = sorted((FIRST / "records").glob("*.json"))
FOURTH = HERE / "schema-4"  # the database of 0.1.0 as it was before several processes shared one
FOURTH_RUNNING = "cWzugCJZsuxnMkHsftyubw"
FINISHED = "d4YqZsBNiqcRDexbAhAAFQ"
RUNNING = {"qOWQ_iJgkCfYl5rW5FJ0xQ": 97, "up7HWf_VPlme0CCzCQx41Q": 60, "h880KRHp8feejDrrWwrbzQ": 131}


def read(path: Path) -> dict[str, Any]:
    """A file of JSON values."""
    told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return told


def replayed(record: dict[str, Any]) -> tuple[Game, str]:
    """The game of a record of the first version, and what is said of it."""
    with pytest.raises(UnreadableRecord) as refused:
        Game.replay(record, CATALOGUE)
    assert isinstance(refused.value.game, Game)
    return refused.value.game, str(refused.value)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_position_opens_and_can_be_played_on(path: Path) -> None:
    """With the catalogue it was made with, whatever is pending; it is written anew as today's are."""
    game = Game.from_position(read(path), CATALOGUE)
    assert Game.from_position(game.position(), CATALOGUE).position() == game.position()
    chance = random.Random(path.stem)  # noqa: S311 - any choices will do
    while game.decision is not None:
        assert game.faults() == ()
        game.play(chance.choice(game.decision.options))


def test_a_position_of_another_catalogue_says_so() -> None:
    """The cards shipped today are not those of that version."""
    with pytest.raises(ValueError, match=r"^This position belongs to another catalogue\.$"):
        Game.from_position(read(POSITIONS[0]))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_opens_up_to_the_first_reroll(path: Path) -> None:
    """Dice are rerolled after the top-up now, so that later ones differ: up to there every choice is taken."""
    record = read(path)
    before = next(number for number, choice in enumerate(record["choices"]) if choice.startswith("reroll"))
    game, sentence = replayed(record | {"choices": record["choices"][:before]})
    assert sentence == (
        f"This record follows rules 1; this program plays rules {RULES}, though every choice can still be taken."
    )
    whole, sentence = replayed(record)
    assert whole.history[: len(game.history)] == game.history
    assert re.fullmatch(r"This record follows rules 1; [^.]+: [^.]+\.", sentence)


def begun_with(step: dict[str, Any], **player: Any) -> dict[str, Any]:
    """A record by rules 1 that begins where a step of the first version is pending."""
    position = read(FIRST / "positions" / "11-gain-workers.json")
    position["agenda"][-1] = {"seat": position["agenda"][-1]["seat"], **step}
    position["players"][step.get("seat", position["agenda"][-1]["seat"])] |= player
    record = Game.from_position(position, CATALOGUE).record()
    return record | {"rules": 1, "position": position}


def taken(record: dict[str, Any], *choices: str) -> list[str]:
    """What is chosen today for choices of a record by rules 1."""
    game, _ = replayed(record | {"choices": list(choices)})
    return [str(choice) for choice in game.history]


@pytest.mark.parametrize(
    ("then", "now"),
    [
        (["gain-worker white", "gain-worker blue"], "gain-worker white blue"),
        (["gain-worker red", "gain-worker red"], "gain-worker red red"),
        (["gain-worker yellow"], "gain-worker yellow yellow"),
    ],
)
def test_workers_gained_one_by_one(then: list[str], now: str) -> None:
    """They are one set now; after a Yellow one the second was Yellow unasked."""
    assert taken(begun_with({"step": "gain-workers", "amount": 2, "least": 0}), *then) == [now]


def test_workers_spent_one_by_one() -> None:
    """What was left unasked, because only so many were left, belongs to the set."""
    record = begun_with({"step": "spend-workers", "amount": 2, "least": 0}, workers={"white": 1, "red": 1, "blue": 1})
    assert taken(record, "spend-worker white", "spend-worker blue") == ["spend-worker white blue"]
    assert taken(record, "spend-worker red") == ["spend-worker red blue"]


@pytest.mark.parametrize(
    ("then", "now"),
    [
        (["return-die bag", "return-die bag"], "return-die bag bag"),
        (["return-die bag", "enough"], "return-die bag"),
        (["enough"], "enough"),
    ],
)
def test_white_dice_returned_one_by_one(then: list[str], now: str) -> None:
    """They are one set now; none is a set too."""
    step = {"step": "return-die", "amount": 2, "optional": 1, "least": 0}
    assert taken(begun_with(step), *then) == [now]


def test_a_record_that_ends_in_the_middle_of_a_set() -> None:
    """The set is still to be chosen."""
    assert taken(begun_with({"step": "gain-workers", "amount": 2, "least": 0}), "gain-worker white") == []


def test_a_turn_that_went_by_itself_is_taken() -> None:
    """A player who could only Rest was not asked then."""
    record = read(FIRST / "records" / "2-players-casual-a.json")
    game, _ = replayed(record)
    rests = [choice for choice in map(str, game.history) if choice == "rest"]
    assert len(rests) > record["choices"][: len(game.history)].count("rest")


def test_a_database_opens(tmp_path: Path) -> None:
    """The finished game can be looked at, the running ones go on from the start of their last turn."""
    with sqlite3.connect(tmp_path / "scholars.sqlite") as database:
        database.executescript((FIRST / "database.sql").read_text(encoding="utf-8"))
    with served(tmp_path) as server, Guest(server.address) as stranger:
        done = stranger.sit(FINISHED).last
        assert done["table"]["status"] == "finished"
        assert done["play"]["outcome"] is not None or done["table"]["note"] is not None
        for table, version in RUNNING.items():
            told = stranger.sit(table).last
            assert told["table"]["status"] == "running"
            assert told["version"] >= version
            assert told["play"]["question"] is not None


def test_a_database_of_the_fourth_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    """People are who they were; a finished table, a running one with a clock and a waiting one are all there."""
    with closing(sqlite3.connect(tmp_path / "scholars.sqlite")) as database:
        database.executescript((FOURTH / "database.sql").read_text(encoding="utf-8"))
    with served(tmp_path) as server, Guest(server.address) as ada, Guest(server.address) as ben:
        for guest, name in ((ada, "Ada"), (ben, "Ben")):
            (known,) = server.do(
                server.services.database.read(select(identities.c.id).where(identities.c.name == name))
            )
            identity = server.do(server.services.identities.find(known.id))
            assert identity is not None
            secret = server.do(server.services.identities.link(identity))
            assert guest.post("/api/me/carry", {"secret": secret})["name"] == name
        told = ada.get("/api/tables")
        assert {line["status"] for line in told["mine"]} == {"finished", "running"}
        assert [line["names"] for line in told["open"]] == [["Ben", None]]
        (game,) = ada.get("/api/history")["games"]
        assert game["replay"] is not None
        sockets = [ada.sit(FOURTH_RUNNING), ben.sit(FOURTH_RUNNING)]
        assert (sockets[0].version, sockets[0].last["table"]["note"]) == (24, None)
        play_on(sockets, random.Random(4), 6)  # noqa: S311 - any choices will do
        ada.post(f"/api/tables/{told['open'][0]['table']}/join", {})


def test_the_catalogue_of_the_first_version_is_read() -> None:
    """An owner's folder made by it is one of today's."""
    assert load(CATALOGUE).fingerprint == read(RECORDS[0])["catalogue"]
