"""A bot that makes the most of its own turn."""

from scholars.bots.search import Search
from scholars.game import Game
from scholars.table.choices import Choice, choice_of


class Greedy:
    """Takes the option after which its turn leaves it best off, by the weights of `weights.py`."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # nothing is left to chance

    def choose(self, seen: Game) -> Choice:
        """The option that promises most."""
        state = seen.state
        return choice_of(int(Search(state.seat()).best(state)))
