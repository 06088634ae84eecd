"""Bots that fail, each in its way, for the arena."""

import os
import time

from scholars import Game
from scholars.bots import bot
from scholars.table.choices import Choice


class First:
    """Takes the first option, and never fails; it takes no seed either."""

    version = "1"

    def choose(self, seen: Game) -> Choice:
        """Any option will do."""
        asked = seen.decision
        assert asked is not None
        return asked.options[0]


class Crashing(First):
    """Cannot count."""

    def choose(self, seen: Game) -> Choice:
        """No option comes of it."""
        del seen
        raise ZeroDivisionError("I cannot count")


class Nonsense(First):
    """Answers what nobody asked."""

    def choose(self, seen: Game) -> Choice:
        """Something that is never open."""
        del seen
        return "room-99"  # type: ignore[return-value]


class Hanging(First):
    """Never answers."""

    def choose(self, seen: Game) -> Choice:
        """Not in this life."""
        while seen is not None:
            time.sleep(1)
        return super().choose(seen)


class Dying(First):
    """Takes its process with it."""

    def choose(self, seen: Game) -> Choice:
        """The end."""
        del seen
        os._exit(3)


class Circling(First):
    """Picks Dice to reroll and puts them back, for ever."""

    def __init__(self, seed: int) -> None:
        self.otherwise = bot("random", seed=seed)

    def choose(self, seen: Game) -> Choice:
        """Whatever leads in circles; before there is such a thing, anything."""
        asked = seen.decision
        assert asked is not None
        for verb in ("put-back", "reroll"):
            for option in asked.options:
                if option.verb == verb:
                    return option
        return self.otherwise.choose(seen)
