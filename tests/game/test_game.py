"""The front door: making a game, playing it, and what it says of itself."""

import random
import re
from typing import Any

import pytest

import scholars
from kit.random_games import moments, play_on, setups
from scholars import Game, InvalidArgument


def test_what_the_package_offers() -> None:
    """Everything that is meant to be used stands at the top."""
    names = {
        "Game",
        "Choice",
        "Decision",
        "IllegalChoice",
        "UnreadableChoice",
        "UnreadablePosition",
        "UnreadableRecord",
    }
    assert names | {"__version__"} <= set(scholars.__all__)
    assert all(hasattr(scholars, name) for name in scholars.__all__)


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"players": 0}, "players must be 1 to 4, got 0"),
        ({"players": 5}, "players must be 1 to 4, got 5"),
        ({"solo": "teacher"}, "solo needs players=1, got players=2"),
        (
            {"players": 1, "solo": "wizard"},
            'unknown difficulty "wizard"; choose from ',
        ),
        ({"players": 1, "names": ["Ada", "Bruno", "Clara"]}, "expected 1 or 2 names for 1 player, got 3"),
        ({"mode": "short"}, 'unknown mode "short"; choose from '),
        ({"names": ["Ada"]}, "expected 2 names for 2 players, got 1"),
    ],
)
def test_a_setup_that_is_none(setup: dict[str, Any], sentence: str) -> None:
    """Is refused in a sentence."""
    with pytest.raises(InvalidArgument, match=re.escape(sentence)):
        Game.new(**setup)


def test_the_same_seed_is_the_same_game() -> None:
    """Whatever its size; another seed or mode is another game."""
    for seed in (0, 5, 2**256 - 1):
        assert Game.new(players=3, seed=seed) == Game.new(players=3, seed=seed)
    assert Game.new(seed="12") == Game.new(seed=12)  # as records write it
    assert Game.new(seed=1) != Game.new(seed=2)
    assert Game.new(seed=1) != Game.new(seed=1, mode="epic")


def test_without_a_seed_nobody_can_foresee_it() -> None:
    """The seed has 256 bits of the system's own chance."""
    one, other = Game.new(), Game.new()
    assert one.state.seed != other.state.seed
    assert max(one.state.seed, other.state.seed) > 2**200


def test_names() -> None:
    """Their own, or numbers."""
    assert Game.new(players=3, seed=1).names == ("Player 1", "Player 2", "Player 3")
    assert Game.new(players=2, seed=1, names=("Ada", "Bruno")).names == ("Ada", "Bruno")


def test_the_end() -> None:
    """There is no decision, and an outcome: every point has its line."""
    for moment in moments(setups(1)[0]):
        game = moment.game
        assert game.over == (game.decision is None) == (game.outcome is not None)
    outcome = game.outcome
    assert outcome is not None
    assert len(outcome.scores) == 2
    for score in outcome.scores:
        assert score.total == sum(score.by_category.values()) == sum(line.vp for line in score.lines)
    assert set(outcome.winners) <= {0, 1}


def test_equal_games() -> None:
    """Have the same history and the same position; anything else is not equal to a game."""
    game = Game.new(players=2, seed=1)
    other = game.clone()
    assert game == other
    other.play(0)
    assert game != other
    other.undo()
    assert game == other
    assert game != "a game"
    with pytest.raises(TypeError):
        hash(game)


def test_what_a_game_says_of_itself() -> None:
    """The round, the question, and how many choices were taken."""
    game = Game.new(players=2, seed=1)
    assert repr(game) == "<Game round 1, choose_pair, 0 choices>"
    play_on(game, random.Random(1), 10_000)  # noqa: S311 - the test's own
    assert repr(game).startswith("<Game round ")
    assert ", over, " in repr(game)


def test_events_are_told_to_whoever_plays() -> None:
    """As a sequence of names with values; the next choice begins a new one."""
    game = Game.new(players=2, seed=1)
    first = game.play(0)
    kept = list(first)
    assert first[0].name == "translator_picked"
    assert [event.name for event in first[1:]] == [event.name for event in kept[1:]]
    game.play(0)
    assert list(first) == kept


def test_a_clone_goes_on_being_told() -> None:
    """And so does a game that was taken back, or read."""
    game = Game.new(players=2, seed=1)
    for other in (game.clone(), game.at(0), Game.replay(game.record()), Game.from_position(game.position())):
        assert next(event.name for event in other.play(0)) == "translator_picked"
    game.play(0)
    game.undo()
    assert len(game.play(1)) > 0
