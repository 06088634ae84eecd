"""What a strong player makes of a game on average: points by source, and what is counted besides.

`averages.json` is written by tools/averages.py, which says how many games each kind was measured in.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from scholars.game import MODES, Game
from scholars.positions.expansions import played_with
from scholars.positions.solo import humans

FILE = Path(__file__).with_name("averages.json")


@dataclass(frozen=True, slots=True)
class Average:
    """The mean of something and how far single players are from it."""

    mean: float
    spread: float  # the standard deviation


@dataclass(frozen=True, slots=True)
class Averages:
    """What strong players made of games of one kind."""

    games: int
    points: Mapping[str, Average]  # by category
    facts: Mapping[str, Average]


def kind_of(game: Game) -> str:
    """Which games one is compared with: as many players, as long, from the same box."""
    return "/".join((str(humans(game.state)), MODES[game.state.epic], *played_with(game.state)))


def averages_for(game: Game) -> Averages | None:
    """Those of the games a game is compared with; nothing if such games were not measured."""
    told = _told().get(kind_of(game))
    return None if told is None else Averages(told["games"], _read(told["points"]), _read(told["facts"]))


def _read(told: dict[str, list[float]]) -> dict[str, Average]:
    return {name: Average(mean, spread) for name, (mean, spread) in told.items()}


@cache
def _told() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))["kinds"]
    return found
