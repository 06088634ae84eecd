"""How long options are tried out: so many times, or for so many seconds."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Protocol

TOGETHER = 512  # games that are played on together, at most


class Budget(Protocol):
    """What there is to spend on one decision, in rounds with fewer and fewer options."""

    def deals(self, turn: int, rounds: int, options: int) -> Iterator[int]:
        """On how many deals to try so many options in a round, once or again and again."""


@dataclass(frozen=True)
class Tries:
    """About so many tries altogether, the same in every round; each option is tried in each round it is in."""

    count: int

    def deals(self, _turn: int, rounds: int, options: int) -> Iterator[int]:
        """All at once, as far as they fit."""
        left = self.in_a_round(rounds, options)
        while left > 0:
            yield min(left, fitting(options))
            left -= fitting(options)

    def in_a_round(self, rounds: int, options: int) -> int:
        """On how many deals each of the options is tried."""
        return max(1, self.count // (rounds * options))


@dataclass(frozen=True)
class Seconds:
    """About so many seconds from now on, the same in every round, and not more than some tries if those are limited.

    In the first round every option is tried at least once, however long that takes.
    """

    count: float
    tries: Tries | None = None
    start: float = field(default_factory=monotonic)

    def deals(self, turn: int, rounds: int, options: int) -> Iterator[int]:
        """One to see how long it takes, then as many as there is time for."""
        end = self.start + self.count * (turn + 1) / rounds
        left = inf if self.tries is None else self.tries.in_a_round(rounds, options)
        wanted = 1 if turn == 0 or monotonic() < end else 0
        while wanted > 0:
            began = monotonic()
            yield wanted
            now = monotonic()
            left -= wanted
            each = max(now - began, 1e-6) / wanted
            wanted = int(min(left, (end - now) / each, fitting(options)))


def fitting(options: int) -> int:
    """On how many deals so many options can be tried at once."""
    return max(1, TOGETHER // options)
