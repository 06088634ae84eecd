"""A tournament in OpenSpiel: its random bot, its search that deals what is hidden anew (IS-MCTS), and a bot of ours.

Run it with `python examples/training/openspiel_tournament.py`, with a number of deals and of simulations if you like.
"""

import sys
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

from scholars.bots import bot, let_choose
from scholars.encoding import number_of_choice
from scholars.training import openspiel_game
from scholars.training.rewards import outcome


class Playouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]  # OpenSpiel tells no types
    """Random choices to the end, as OpenSpiel takes them, but inside the engine: some hundred times as quick."""

    def evaluate(self, state: Any) -> np.ndarray[Any, Any]:
        """What one such end is worth to each player."""
        played = state.game.clone()
        played.state.playout()
        return np.array(outcome(played))


class OurBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of `scholars.bots` by its name."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__()
        self.name, self.seed = name, seed

    def step(self, state: Any) -> int:
        """What it chooses, by its number."""
        return int(number_of_choice(let_choose(bot(self.name, self.seed), state.game, self.seed).code))


def contestants(game: Any, simulations: int) -> dict[str, Callable[[int, int], Any]]:
    """Whoever takes part, made for a seat and a seed."""

    def search(_seat: int, seed: int) -> Any:
        chance = np.random.RandomState(seed)
        return ismcts.ISMCTSBot(game, Playouts(1, chance), 1.0, simulations, random_state=chance)

    return {
        "random": lambda seat, seed: UniformRandomBot(seat, np.random.default_rng(seed)),
        "is-mcts": search,
        "greedy": lambda _seat, seed: OurBot("greedy", seed),
    }


def play(game: Any, bots: list[Any], deal: int) -> list[float]:
    """One deal; what it was worth to each."""
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    returns: list[float] = state.returns()
    return returns


def main(deals: int = 1, simulations: int = 2) -> None:
    """Everybody meets everybody on each deal, from both seats."""
    game = openspiel_game(players=2)
    made, total = contestants(game, simulations), Counter[str]()
    for deal in range(deals):
        for names in permutations(made, 2):
            returns = play(game, [made[name](seat, deal) for seat, name in enumerate(names)], deal)
            total.update(dict(zip(names, returns, strict=True)))
            print(f"deal {deal}: {names[0]} against {names[1]}: {returns[0]:+.0f}")
    for name, sum_of_returns in total.most_common():
        print(f"{name}: {sum_of_returns:+.0f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
