"""Bots that fail, each in its way, for the arena."""

import os
import time

from scholars import Game
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
