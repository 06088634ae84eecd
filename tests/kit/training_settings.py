"""What can be played in training, and games of it played on at random."""

import random

from kit.random_games import BOOKS, MODES, SOLO
from scholars import Game
from scholars.encoding import number_of_choice
from scholars.training import Setting

SETTINGS = [
    *(Setting(players, mode, expansions=added) for players in (1, 2, 3, 4) for mode in MODES for added in ((), BOOKS)),
    *(Setting(1, solo=difficulty) for difficulty in SOLO if difficulty is not None),
]
SOME = SETTINGS[::3]  # each number of players, mode and box, and a difficulty that is given


def name_of(setting: Setting) -> str:
    """A setting in the name of a test."""
    return "-".join((str(setting.players), setting.mode, setting.solo or "", *setting.expansions)).replace("--", "-")


def legal(game: Game) -> list[int]:
    """The numbers of the options, but for what puts a picked thing back."""
    assert game.decision is not None
    options = [option for option in game.decision.options if option.verb != "put-back"]
    return sorted(int(number_of_choice(option.code)) for option in options)


def begun(setting: Setting, seed: int, choices: int) -> Game:
    """A game some random choices after its start, or at its end."""
    game, chance = setting.game(seed), random.Random(seed)  # noqa: S311 - the test's own
    while game.decision is not None and len(game.history) < choices:
        game.play(chance.choice(game.decision.options))
    return game
