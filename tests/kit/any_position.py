"""What must hold of any position at all, whatever happened to it."""

import random
from typing import Any

import pytest

from kit.random_games import play_on
from scholars import Game
from scholars.engine.checked import UnreadablePosition


def check_position(plain: Any) -> None:
    """A position is read or refused; one that is read is sound, and stays so."""
    try:
        game = Game.from_position(plain)
    except UnreadablePosition as refused:
        assert 0 < len(str(refused)) < 400
        return
    assert game.faults() == ()
    assert Game.from_position(game.position()).position() == game.position()
    play_on(game, random.Random(0), 50)  # noqa: S311 - the test's own
    assert game.faults() == ()


def refusal(plain: Any) -> str:
    """How a position is refused: in one line."""
    with pytest.raises(UnreadablePosition) as refused:
        Game.from_position(plain)
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert len(sentence) < 300
    return sentence
