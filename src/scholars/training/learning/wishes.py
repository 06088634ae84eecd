"""What a search makes of the options it tried: how much each is to be wished for."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from scholars.bots.learned.judges import Numbers
from scholars.bots.learned.search import Aims, Candidate, log_softmax


@dataclass(frozen=True)
class Expert:
    """How far is looked beyond the policy, and how much is made of what is found there."""

    tries: int = 48  # at a decision
    options: int = 8  # that are tried at all
    turns: int = 1  # played on before a table is judged
    doubt: float = 4.0  # tries that say as much for an option as there is reason to think that it is like the best
    calm: float = 1.0  # points by which an option must be better to be wished for e times as much
    kept: int = 3  # iterations whose games are learned from


def wishes(tried: Sequence[Candidate], found: Sequence[Candidate], aims: Aims, expert: Expert) -> Numbers:
    """How likely each of the options found is to be wished for, as logarithms, after some were tried, best first.

    On the same deals each is held against the best one. The fewer there were, the less is made of the difference; one
    that was not tried is taken to be as good as those that were, as the policy would choose among them.
    """
    better = {one.number: _better(one, tried[0], aims, expert) for one in tried}
    share = sum(exp(one.likely) for one in tried)
    untried = sum(exp(one.likely) * better[one.number] for one in tried) / share
    return log_softmax([one.likely + better.get(one.number, untried) / expert.calm for one in found])


def _better(one: Candidate, best: Candidate, aims: Aims, expert: Expert) -> float:
    """By how much an option is to be thought better than the best, in points."""
    pairs = zip(one.ends, best.ends, strict=False)
    return sum(aims.worth(end) - aims.worth(other) for end, other in pairs) / (one.tried + expert.doubt)
