"""How likely it is that chance alone makes counts differ so much from what is expected."""

from collections.abc import Hashable, Iterable, Mapping
from math import erfc, exp, gamma, log, sqrt
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)

LEAST = 0.001  # below this we do not believe in chance; seeds are fixed, so a test passes always or never


def probability(counts: Iterable[int], expected: Iterable[float]) -> float:
    """Pearson's test: the probability of counts at least so far from what is expected."""
    pairs = list(zip(counts, expected, strict=True))
    statistic = sum((count - wanted) ** 2 / wanted for count, wanted in pairs)
    return chi_square_above(statistic, freedom=len(pairs) - 1)


def chi_square_above(statistic: float, freedom: int) -> float:
    """The probability that a chi-square of so many degrees of freedom is above a number.

    It is the upper incomplete gamma function, regularised, of half of both; each degree more by two adds a term.
    """
    half = statistic / 2
    order, above = (0.5, erfc(sqrt(half))) if freedom % 2 else (1.0, exp(-half))
    while order < freedom / 2:
        above += exp(order * log(half) - half) / gamma(order + 1) if half > 0 else 0.0
        order += 1
    return above


def as_likely_as(counts: Mapping[Outcome, int], weights: Mapping[Outcome, float]) -> float:
    """How well counts fit outcomes of given weights; an outcome that cannot be makes it impossible."""
    if set(counts) - set(weights):
        return 0.0
    scale = sum(counts.values()) / sum(weights.values())
    return probability([counts.get(outcome, 0) for outcome in weights], [scale * one for one in weights.values()])


def all_alike(counts: Mapping[Outcome, int], outcomes: Iterable[Outcome]) -> float:
    """How well counts fit outcomes that are all equally likely."""
    return as_likely_as(counts, dict.fromkeys(outcomes, 1.0))
