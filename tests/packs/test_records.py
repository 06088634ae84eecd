"""A game played with a corrected box is told by a record that carries the box, and opens anywhere."""

import json
from typing import Any

import pytest

from scholars import Game
from scholars.catalogue import About
from scholars.packs import Change, begun, edited
from scholars.positions.records import UnreadableRecord

BOX = edited(begun(About("Mine")), [Change("room-1", "effect", "2 gold"), Change("room-6", "effect", "3 silver")])


def played(catalogue: Any = None) -> Game:
    """A game, some choices on."""
    game = Game.new(2, 11, catalogue=catalogue)
    for _ in range(40):
        assert game.decision is not None
        game.play(game.decision.options[0])
    return game


def test_a_record_opens_with_the_box_it_was_played_with() -> None:
    """Also where nobody has it."""
    game = played(BOX.catalogue)
    record = json.loads(json.dumps(game.record()))
    again = Game.replay(record)
    assert again == game
    assert again.catalogue.fingerprint == BOX.fingerprint == record["catalogue"]


def test_what_is_printed_as_we_know_it_is_carried_by_no_record() -> None:
    """A fingerprint is enough."""
    assert "pack" not in played().record()


def test_a_record_whose_box_is_broken_is_refused_in_a_sentence() -> None:
    """Whatever is wrong with it."""
    record = played(BOX.catalogue).record()
    with pytest.raises(UnreadableRecord, match="this is no pack"):
        Game.replay(record | {"pack": 7})
    broken = json.loads(json.dumps(record))
    broken["pack"]["files"]["scrolls.toml"]["scroll"][0]["vp"] = 77
    with pytest.raises(UnreadableRecord, match="this must be 0 to 9, not 77"):
        Game.replay(broken)
