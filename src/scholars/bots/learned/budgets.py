"""How long options are tried out: so many times, or for so many seconds."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Protocol

A_FEW = 2  # options that are tried however long it takes: with fewer there would be nothing to compare
TOGETHER = 512  # games that are played on together, at most


class Budget(Protocol):
    """What there is to spend on one decision, in rounds with fewer and fewer options."""

    def once(self, options: int) -> Iterator[int]:
        """How many of so many options to try once before the rounds, the likeliest first; nothing: all are in them."""

    def deals(self, turn: int, rounds: int, options: int) -> Iterator[int]:
        """On how many deals to try so many options in a round, once or again and again."""


@dataclass(frozen=True)
class Tries:
    """About so many tries altogether, the same in every round; each option is tried in each round it is in."""

    count: int

    def once(self, _options: int) -> Iterator[int]:
        """Nothing: the first round tries them all."""
        return iter(())

    def deals(self, _turn: int, rounds: int, options: int) -> Iterator[int]:
        """All at once, as far as they fit."""
        left = self.in_a_round(rounds, options)
        while left > 0:
            yield min(left, fitting(options))
            left -= fitting(options)

    def in_a_round(self, rounds: int, options: int) -> int:
        """On how many deals each of the options is tried."""
        return max(1, self.count // (rounds * options))


@dataclass
class Seconds:
    """About so many seconds from now on, the same in every round, and not more than some tries if those are limited.

    Before the rounds as many options are tried once as there is time for; a few of them however long that takes.
    """

    count: float
    tries: Tries | None = None
    start: float = field(default_factory=monotonic)
    _each: float = 0.0  # that a try takes, as far as is known

    def once(self, options: int) -> Iterator[int]:
        """A few to see how long they take, then as many more as there is time for."""
        few = min(A_FEW, options)
        yield from self._measured(few, 1)
        fit = self._fit(self.start + self.count / 2, 1)
        if (more := min(options - few, fit)) > 0:
            yield from self._measured(more, 1)

    def deals(self, turn: int, rounds: int, options: int) -> Iterator[int]:
        """As many as there is time for."""
        end = self.start + self.count * (turn + 1) / rounds
        left = inf if self.tries is None else self.tries.in_a_round(rounds, options)
        if turn == 0:
            left -= 1  # each was tried once
        while (wanted := int(min(left, self._fit(end, options), fitting(options)))) > 0:
            yield from self._measured(wanted, options)
            left -= wanted

    def _measured(self, wanted: int, options: int) -> Iterator[int]:
        began = monotonic()
        yield wanted
        self._each = max(monotonic() - began, 1e-6) / (wanted * options)

    def _fit(self, end: float, options: int) -> int:
        """How often so many options can be tried until a moment."""
        return max(0, int((end - monotonic()) / (self._each * options)))


def fitting(options: int) -> int:
    """On how many deals so many options can be tried at once."""
    return max(1, TOGETHER // options)
