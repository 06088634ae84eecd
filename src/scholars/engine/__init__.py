"""State, agenda, choices, events and chance: what every rule stands on. It knows no single rule."""

from typing import Literal

from scholars.engine.native import COMPILED


def build() -> Literal["compiled", "pure"]:
    """Tell which engine runs: the one compiled by mypyc, or the same source as plain Python."""
    return "compiled" if COMPILED else "pure"
