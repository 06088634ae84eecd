"""What there is to win.

A reward is what an agent's standing has changed by, so that the rewards of a game add up to its standing at the end:

- `outcome` is 0 up to the end. Then a sole winner of n players stands at 1, and each other at -1/(n - 1); winners who
  are tied stand at the mean of having won and having lost to one another. The sum is 0. A single player stands at 1 or
  -1, having won or lost against the solo opponent.
- `points` are one's own Victory Points as if the game ended now, in hundreds.
"""

from collections.abc import Callable, Sequence

from scholars.errors import check_name
from scholars.game import Game
from scholars.positions.solo import humans
from scholars.rules import scoring
from scholars.rules.turn import end_game

POINTS_SCALE = 100  # a score that hardly anybody exceeds

Standing = Callable[[Game], list[float]]


def outcome(game: Game) -> list[float]:
    """Who has won; 0 for all while the game goes on."""
    ended, players = game.outcome, humans(game.state)
    if ended is None:
        return [0.0] * players
    if players == 1:
        return [1.0 if ended.solo == "won" else -1.0]
    return shares(ended.winners, players)


def shares(winners: Sequence[int], players: int) -> list[float]:
    """1 for a sole winner and as much below 0 for the others together; winners who are tied share it."""
    lost = -1 / (players - 1)
    won = (1 + (len(winners) - 1) * lost) / len(winners)
    return [won if seat in winners else lost for seat in range(players)]


def points(game: Game) -> list[float]:
    """The points of each as if the game ended now, scaled."""
    ended = game.state.clone()
    end_game(ended)
    return [int(scoring.total(ended, seat)) / POINTS_SCALE for seat in range(humans(ended))]


REWARDS: dict[str, Standing] = {"outcome": outcome, "points": points}


def standing(name: str) -> Standing:
    """How a standing is told, by the name of the reward."""
    return REWARDS[check_name("reward", name, REWARDS)]
