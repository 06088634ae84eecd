"""Players that have learned: one that follows the policy, one that looks further."""

from time import monotonic
from typing import Any

import numpy as np

from scholars.bots.learned.foresight import Foresight
from scholars.bots.learned.search import Search, likelihoods
from scholars.encoding import choice_numbered, options_of
from scholars.engine.chance import Chance
from scholars.game import Game
from scholars.table.choices import Choice, choice_of

A_WHOLE = 1 << 32


class Follower:
    """Takes an option as likely as the policy finds it; the colder, the more surely the likeliest."""

    def __init__(self, seed: int, foresight: Foresight, temperature: float, deals: int) -> None:
        self.chance = Chance.seeded(seed)
        self.foresight = foresight
        self.temperature = temperature
        self.deals = deals

    def choose(self, seen: Game) -> Choice:
        """An option of the policy's liking."""
        state = seen.state
        numbers = options_of(state)
        if len(numbers) == 1:
            return choice_of(choice_numbered(numbers[0]))
        likely = likelihoods(self.foresight, state, self.deals, self.chance)
        return choice_of(choice_numbered(numbers[drawn(likely, self.temperature, self.chance)]))


def drawn(likely: Any, temperature: float, chance: Chance) -> int:
    """The number of an option, drawn as likely as it is at a temperature; at 0 the likeliest."""
    if temperature == 0:
        return int(np.argmax(likely))
    chances = np.exp((likely - likely.max()) / temperature)
    bounds = np.cumsum(chances) / chances.sum()
    return int(np.searchsorted(bounds, chance.next() / A_WHOLE, side="right"))


class Searcher:
    """Tries options out before it takes one, so many times or for so long."""

    def __init__(self, seed: int, search: Search, tries: int, seconds: float | None = None) -> None:
        self.chance = Chance.seeded(seed)
        self.search = search
        self.tries = tries
        self.seconds = seconds
        self.rate = 300.0  # tries a second, as far as it knows yet

    def choose(self, seen: Game) -> Choice:
        """The option that promises most."""
        start = monotonic()
        tries = self.tries if self.seconds is None else max(1, int(self.seconds * self.rate))
        chosen, tried = self.search.best(seen.state, tries, self.chance)
        if tried:
            self.rate += 0.3 * (tried / (monotonic() - start) - self.rate)
        return choice_of(chosen)
