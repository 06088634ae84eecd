"""Perft: how many ways there are to go on from a position, so many choices deep."""

import json
from pathlib import Path
from typing import Any

from kit.golden import read_golden, record_of
from scholars import Game
from scholars.engine.state import State

EXPECTED = Path(__file__).parents[1] / "perft" / "expected.json"
Start = dict[str, Any]  # where it begins: a setup, or a golden game after so many choices


def read_expected() -> dict[str, dict[str, Any]]:
    """Every position by its name: where it begins, and how many ways there are for each depth."""
    expected: dict[str, dict[str, Any]] = json.loads(EXPECTED.read_text(encoding="utf-8"))
    return expected


def game_at(start: Start) -> Game:
    """The game at a position."""
    if "golden" not in start:
        return Game.new(**start)
    record = record_of(read_golden(start["golden"]))
    taken = read_golden(start["golden"])["choices"][: start["choices"]]
    return Game.replay(record | {"choices": taken})


def ways(state: State, depth: int) -> int:
    """The sequences of so many choices, those that end with the game included. The state's generator fixes chance."""
    if depth == 1 or state.over():
        return max(1, len(state.options))
    count = 0
    for choice in state.options:
        after = state.clone()
        after.apply(choice)
        count += ways(after, depth - 1)
    return count
