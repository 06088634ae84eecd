"""How sure one can be of a figure: every one has its number of games and its 95 % confidence interval."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

CONFIDENCE = 1.96  # standard errors on either side: 95 %


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, and between which it lies 19 times of 20."""

    value: float
    low: float
    high: float
    n: int

    def plain(self) -> dict[str, float]:
        """As JSON values."""
        return {"value": round(self.value, 4), "low": round(self.low, 4), "high": round(self.high, 4), "n": self.n}


def share(parts: Sequence[float]) -> Estimate:
    """In which part of the games something was so, with Wilson's interval: sound where it never or always was.

    Games of one deal are taken for independent, though luck helps all seats alike: the interval is rather too wide.
    """
    return share_of(sum(parts), len(parts))


def share_of(so: float, count: int) -> Estimate:
    """The same from sums."""
    if count == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    part, spread = so / count, CONFIDENCE**2 / count
    centre = (part + spread / 2) / (1 + spread)
    half = CONFIDENCE * sqrt(part * (1 - part) / count + spread / (4 * count)) / (1 + spread)
    low, high = (round(centre + side * half, 12) for side in (-1, 1))  # what was never or always so ends at the end
    return Estimate(part, max(0.0, low), min(1.0, high), count)


def average(numbers: Sequence[float], count: int | None = None) -> Estimate:
    """A mean of what is independent of each other, and of how many games it comes."""
    middle = fmean(numbers)
    half = CONFIDENCE * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("inf")
    return Estimate(middle, middle - half, middle + half, len(numbers) if count is None else count)


def average_by_deal(numbers: Sequence[tuple[str, float]]) -> Estimate | None:
    """A mean of what belongs to deals: games of one deal are alike, so a deal counts once, with its mean."""
    deals: dict[str, list[float]] = {}
    for deal, number in numbers:
        deals.setdefault(deal, []).append(number)
    return average([fmean(one) for one in deals.values()], len(numbers)) if deals else None
