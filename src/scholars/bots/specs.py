"""How a bot is named: `sage`, `sage@2`, `my.weights`, `my.weights@48tries`.

After `@` comes what it may spend on a decision: seconds, or tries, with which it plays the same game again.
"""

import re
from math import inf
from typing import NamedTuple

from scholars.errors import ScholarsError

WEIGHTS = ".weights"  # how the name of a weights file ends
_SECONDS = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6})?")
_TRIES = re.compile(r"([0-9]{1,6})tries")


class UnknownBot(ScholarsError, ValueError):
    """A text that names no bot, or gives one a budget that it cannot have."""


class BotSpec(NamedTuple):
    """A bot by its name or weights file, and what a decision may cost; without either it is as usual."""

    name: str
    seconds: float | None = None
    tries: int | None = None

    @property
    def has_weights(self) -> bool:
        """Whether it plays with a weights file."""
        return self.name.endswith(WEIGHTS)

    @property
    def has_budget(self) -> bool:
        """Whether it was given seconds or tries."""
        return self.seconds is not None or self.tries is not None

    def checked(self) -> "BotSpec":
        """The same; UnknownBot if its budget is none."""
        if self.seconds is not None and not 0 < self.seconds < inf:
            raise UnknownBot(f"A bot searches for some seconds, more than 0, not {self.seconds:g}.")
        if self.tries is not None and self.tries < 1:
            raise UnknownBot(f"A bot searches with 1 or more tries, not {self.tries}.")
        return self


def parse_spec(text: str) -> BotSpec:
    """Parse the name of a bot; whether there is such a bot is not checked."""
    name, at, budget = text.rpartition("@")
    if not at or text.endswith(WEIGHTS):  # a folder may have an @ in its name
        return BotSpec(text)
    if (tries := _TRIES.fullmatch(budget)) and int(tries[1]) > 0:
        return BotSpec(name, tries=int(tries[1]))
    if _SECONDS.fullmatch(budget) and float(budget) > 0:
        return BotSpec(name, seconds=float(budget))
    raise UnknownBot(f'"{text}": after @ come seconds or tries for a decision, as in {name}@2 or {name}@48tries.')
