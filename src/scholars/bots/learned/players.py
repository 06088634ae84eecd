"""Players that have learned: one that follows the policy, one that looks further.

Nothing is kept from one decision to the next but the chance they draw from, so one of them can play at many tables.
"""

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from math import exp

from scholars.bots.learned import Maker, networks
from scholars.bots.learned.budgets import Budget, Seconds, Tries
from scholars.bots.learned.foresight import Foresight, foresight
from scholars.bots.learned.judges import Numbers
from scholars.bots.learned.search import Aims, Search, aims_at, likelihoods
from scholars.bots.learned.threads import one_thread
from scholars.encoding import choice_numbered, options_of
from scholars.engine.chance import Chance
from scholars.game import Game
from scholars.table.choices import Choice, choice_of

A_WHOLE = 1 << 32


class Follower:
    """Takes an option as likely as the policy finds it; the colder, the more surely the likeliest."""

    def __init__(self, seed: int, temperature: float, networks_for: Maker = networks) -> None:
        self.chance = Chance.seeded(seed)
        self.temperature = temperature
        self.networks_for = networks_for

    def choose(self, seen: Game) -> Choice:
        """An option of the policy's liking."""
        numbers = options_of(seen.state)
        if len(numbers) == 1:
            return choice_of(choice_numbered(numbers[0]))
        eyes = foresight(seen, self.networks_for)
        with one_thread():
            likely = likelihoods(eyes, seen.state, 1, self.chance)
        return choice_of(choice_numbered(numbers[drawn(likely, self.temperature, self.chance)]))


def drawn(likely: Numbers, temperature: float, chance: Chance) -> int:
    """The number of an option, drawn as likely as it is at a temperature; at 0 the likeliest."""
    if temperature == 0:
        return likely.index(max(likely))
    most = max(likely)
    bounds = list(accumulate(exp((one - most) / temperature) for one in likely))
    return bisect_right(bounds, bounds[-1] * (int(chance.next()) / A_WHOLE))


class Searcher:
    """Tries options out before it takes one: so many times, and for not more than so many seconds if there are any."""

    def __init__(
        self,
        seed: int,
        tries: int | None,
        seconds: float | None = None,
        how: Callable[[Foresight, Aims], Search] = Search,
        networks_for: Maker = networks,
    ) -> None:
        self.chance = Chance.seeded(seed)
        self.tries = None if tries is None else Tries(tries)
        self.seconds = seconds
        self.how = how
        self.networks_for = networks_for

    def choose(self, seen: Game) -> Choice:
        """The option that promises most."""
        search = self.how(foresight(seen, self.networks_for), aims_at(seen.state))
        with one_thread():
            return choice_of(search.best(seen.state, self._budget(), self.chance))

    def _budget(self) -> Budget:
        if self.seconds is not None:
            return Seconds(self.seconds, self.tries)
        assert self.tries is not None, "a search without tries takes some seconds"
        return self.tries
