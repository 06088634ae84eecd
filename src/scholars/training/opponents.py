"""Who plays the other seats of an environment: bots by name or weights file, bots of one's own, functions."""

from collections.abc import Callable, Sequence
from inspect import isclass, signature
from typing import Any, TypeAlias, cast

import numpy as np

from scholars.bots import Bot, bot
from scholars.game import Game
from scholars.table.choices import Choice
from scholars.training.setting import SEEDS

Choose: TypeAlias = Callable[[Game], Choice]
Opponent: TypeAlias = str | Bot | type[Bot] | Choose
"""A name (`sage`, `my.weights@2`), a bot or its class, or a function that is given the game and chooses."""


class _Function:
    """A function as a bot."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose


def opponents_of(given: Opponent | Sequence[Opponent]) -> tuple[Opponent, ...]:
    """One opponent, or several; ValueError if one of them is none."""
    opponents = tuple(given) if isinstance(given, Sequence) and not isinstance(given, str) else (given,)
    for opponent in opponents:
        if isinstance(opponent, str):
            bot(opponent)
        elif not callable(getattr(opponent, "choose", opponent)):
            raise ValueError(f"an opponent is a bot, its name or a function, got {opponent!r}")
    return opponents


def begun(opponent: Opponent, chance: np.random.Generator) -> str | Bot | Choose:
    """An opponent for one game: a class makes one for each, with a seed if it takes one."""
    if not isclass(opponent):
        return opponent
    kind: Callable[..., Any] = opponent
    made: Bot = kind(int(chance.integers(SEEDS))) if signature(kind).parameters else kind()
    return made


def player(opponent: str | Bot | Choose, seed: int) -> Bot:
    """Whoever takes one decision: a bot by name is made anew, so that an environment can be copied and pickled."""
    if isinstance(opponent, str):
        return bot(opponent, seed)
    return cast("Bot", opponent) if hasattr(opponent, "choose") else _Function(opponent)
