"""Actions: choices by their numbers, and what is said of one that cannot be taken."""

import random

import numpy as np
import pytest

from kit.training_settings import SETTINGS, begun, legal, name_of
from scholars import Game
from scholars.encoding import CHOICES, number_of_choice
from scholars.engine import choices
from scholars.training.actions import IllegalAction, action_mask, choice, take
from scholars.training.setting import Setting

PICKED = (3, 25)  # the seed of a game and the number of choices after which a Die to be rerolled was picked


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_the_mask_has_the_options_of_whoever_is_asked(setting: Setting) -> None:
    """And nothing for all others; a game can be played to its end by it."""
    game, chance = setting.game(seed=3), random.Random(3)  # noqa: S311 - the test's own
    while game.decision is not None:
        options = np.flatnonzero(action_mask(game, game.decision.seat)).tolist()
        assert options == legal(game)
        others = [seat for seat in range(setting.players) if seat != game.decision.seat]
        assert not any(action_mask(game, seat).any() for seat in others)
        take(game, chance.choice(options))
    assert not any(action_mask(game, seat).any() for seat in range(setting.players))


def test_an_action_is_the_choice_of_its_number() -> None:
    """`choice` tells it in the game's notation."""
    option = choices.read("employ greek")
    assert choice(int(number_of_choice(option))) == "employ greek"


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (int(number_of_choice(choices.read("employ greek"))), "This is not what is being asked now."),
        (CHOICES, f"An action is a whole number from 0 to {CHOICES - 1}, not {CHOICES}."),
        (-1, f"An action is a whole number from 0 to {CHOICES - 1}, not -1."),
        (None, f"An action is a whole number from 0 to {CHOICES - 1}, not nothing."),
        (0.5, f"An action is a whole number from 0 to {CHOICES - 1}, not 0.5."),
    ],
)
def test_an_illegal_action_is_refused_in_a_sentence_and_changes_nothing(action: object, sentence: str) -> None:
    """Whatever it is."""
    game = Game.new(2, seed=1)
    before = game.position()
    with pytest.raises(IllegalAction) as refusal:
        take(game, action)
    assert str(refusal.value) == sentence
    assert game.position() == before


def test_what_was_picked_stays_picked() -> None:
    """Though the game itself would let it be put back."""
    game = begun(Setting(2), *PICKED)
    assert game.decision is not None
    [back] = [option for option in game.decision.options if option.verb == "put-back"]
    with pytest.raises(IllegalAction, match=r"^In training what was picked stays picked\.$"):
        take(game, number_of_choice(back.code))
    game.play(back)


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """Not even what was legal last."""
    game = Game.new(2, seed=1)
    while game.decision is not None:
        last = legal(game)[0]
        take(game, last)
    with pytest.raises(IllegalAction, match=r"The game is over\."):
        take(game, last)
