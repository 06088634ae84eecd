"""How a game begins: its players, its mode, its seed, and what is added to the base game."""

from collections.abc import Sequence

from scholars.components import Difficulty
from scholars.engine.layout import NONE
from scholars.engine.state import State
from scholars.engine.tables import Tables
from scholars.positions.expansions import new_expansion
from scholars.positions.plain_engine import warn_if_plain
from scholars.rules.setup import new_state
from scholars.solo.opponent import SoloOpponent

DIFFICULTIES = tuple(str(difficulty) for difficulty in Difficulty)


def begin(
    tables: Tables, players: int, epic: bool, seed: int, solo: str | None = None, expansions: Sequence[str] = ()
) -> State:
    """A game set up; a single player meets the solo opponent, at a difficulty given here or asked later."""
    warn_if_plain()
    opponent = None
    if players == 1:
        opponent = SoloOpponent()
        opponent.wanted = NONE if solo is None else DIFFICULTIES.index(solo)
    return new_state(tables, players, epic, seed, opponent, new_expansion(expansions))
