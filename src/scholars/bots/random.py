"""A bot that takes any option, each equally likely."""

from scholars.engine.chance import Chance
from scholars.game import Game
from scholars.table.choices import Choice


class Random:
    """Chooses at random, from a seed of its own."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Chance.seeded(seed)

    def choose(self, seen: Game) -> Choice:
        """Any option."""
        asked = seen.decision
        assert asked is not None
        return asked.options[self.chance.below(len(asked.options))]
