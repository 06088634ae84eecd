"""Records, positions, sheets and companions that an earlier version wrote still mean the same."""

import json
from pathlib import Path
from typing import Any

import pytest

from kit.any_position import check_position
from kit.golden import ending
from kit.saved_bots import chosen
from scholars import Game
from scholars.bots import BOTS
from scholars.catalogue import load
from scholars.companion import Companion
from scholars.companion.records import read_record
from scholars.packs import opened
from scholars.review import plain, read
from scholars.sheets.sheet import score

SAVED = Path(__file__).parent
RECORDS = sorted((SAVED / "records").glob("*.json"))
POSITIONS = sorted((SAVED / "positions").glob("*.json"))
SHEETS = sorted((SAVED / "sheets").glob("*.json"))
COMPANIONS = sorted((SAVED / "companions").glob("*.json"))
RECORDED_BOTS = sorted((SAVED / "bots").glob("*.json"))


def saved_json(path: Path) -> dict[str, Any]:
    """The content of a saved file."""
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_played_to_the_same_end(path: Path) -> None:
    """Every choice is still legal, and the scores and the position at the end are the same."""
    record = saved_json(path)
    end = record.pop("end")
    game = Game.replay(record)
    assert ending(game) == end
    assert game.record() == record


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_position_is_read_and_played_on(path: Path) -> None:
    """It is written again as it was, and random choices lead on from it without a fault."""
    position = saved_json(path)
    assert position["format"] == 2
    assert path.stem in {step["step"] for step in position["agenda"]}
    assert Game.from_position(position).position() == position
    check_position(position)


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_a_sheet_is_scored_as_before(path: Path) -> None:
    """The totals are those of the game it was taken from."""
    sheet = saved_json(path)
    totals = sheet.pop("totals")
    assert [total.total for total in score(sheet).scores] == totals


@pytest.mark.parametrize("path", COMPANIONS, ids=lambda path: path.stem)
def test_a_companion_says_the_same_after_the_same_answers(path: Path) -> None:
    """Also the answers about what is printed on the boards are understood."""
    record = saved_json(path)
    last = record.pop("told")
    companion = Companion(read_record(record), load())
    assert [[said.full.key, said.short.key] for said in companion.told] == last
    assert companion.record.plain() == record


def test_a_pack_opens() -> None:
    """Its correction is there, and its file would be written as it was."""
    path = SAVED / "packs" / "box.json"
    pack = opened(path)
    assert str(pack.catalogue.find("chinese-a").thing.dispatch) == "1 gold"
    assert pack.text() == path.read_text(encoding="utf-8")


def test_a_review_is_read() -> None:
    """A review that lies in a database or a browser opens, and travels on as it is."""
    saved = saved_json(SAVED / "reviews" / "2-players.json")
    assert json.loads(json.dumps(plain(read(saved)))) == saved


@pytest.mark.parametrize("path", RECORDED_BOTS, ids=lambda path: path.stem)
def test_a_bot_chooses_as_before(path: Path) -> None:
    """A bot that chooses otherwise is another version of it, and results of the two must not be mixed."""
    decisions = json.loads(path.read_text(encoding="utf-8"))
    assert [list(decision) for decision in chosen(path.stem, RECORDS, len(decisions))] == decisions


def test_every_bot_is_recorded() -> None:
    """A new bot is recorded with the version it comes with."""
    assert {path.stem for path in RECORDED_BOTS} == set(BOTS)
