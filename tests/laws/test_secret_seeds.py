"""With a seed long enough to be a secret, every turn has Dice of its own."""

import random

import pytest

from scholars import Game
from scholars.engine.chance import SECRET_BITS, Chance

SECRET = 3**150


def turns(seed: int, choices: str) -> dict[tuple[int, int], tuple[int, ...]]:
    """The generator at the start of every turn of a random game, by round and seat."""
    game, chance = Game.new(players=3, seed=seed), random.Random(choices)  # noqa: S311 - no secret depends on it
    starts: dict[tuple[int, int], tuple[int, ...]] = {}
    while not game.over:
        asked = game.decision
        assert asked is not None
        if asked.kind == "choose_turn":
            starts[game.view(None)["round"], asked.seat] = game.state.chance.words()
        game.play(chance.choice(asked.options))
    return starts


def test_every_turn_starts_anew_from_a_secret_seed() -> None:
    """From the seed and the turn alone: whatever was rolled before, the same turn starts alike."""
    one, other = turns(SECRET, "one"), turns(SECRET, "other")
    both = one.keys() & other.keys()
    assert len(both) > 20
    assert all(one[turn] == other[turn] == Chance.of_turn(SECRET, turn[0] * 4 + turn[1]).words() for turn in both)
    assert len(set(one.values())) == len(one)


def test_a_short_seed_goes_on_from_turn_to_turn() -> None:
    """As it always did: old records stay as they are."""
    one, other = turns(2**SECRET_BITS - 1, "one"), turns(2**SECRET_BITS - 1, "other")
    assert any(one[turn] != other[turn] for turn in one.keys() & other.keys())


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_with_a_secret_seed_can_be_replayed_and_taken_back(players: int) -> None:
    """The record and every moment of it lead to the same game."""
    game = Game.new(players=players, seed=SECRET)
    chance = random.Random(players)  # noqa: S311 - no secret depends on it
    for _ in range(80):
        assert game.decision is not None
        game.play(chance.choice(game.decision.options))
    assert Game.replay(game.record()) == game
    earlier = game.at(40)
    for choice in game.history[40:]:
        earlier.play(str(choice))
    assert earlier == game
