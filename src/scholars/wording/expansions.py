"""What is said of the expansions of a game: the package beside this module that has the name of the expansion."""

from importlib import import_module
from typing import Any

from scholars.engine.state import State
from scholars.positions.expansions import played_with


def sayings_of(state: State) -> list[Any]:
    """What is said of each expansion in a game."""
    return [import_module(f"{__package__}.{name.replace('-', '_')}") for name in played_with(state)]
