"""What a player can learn from a game: a few sentences, each from something that was counted."""

from collections import Counter
from collections.abc import Mapping, Sequence

from scholars.locales import Message, message
from scholars.review.averages import Averages
from scholars.review.facts import MORE_IS_BETTER
from scholars.review.turns import WEAK, Turn

FAR = 1.0  # standard deviations from the average: what is nearer may be chance
LARGE = 0.3  # the share of all that was lost which makes a part worth a word


def lessons(
    turns: Sequence[Turn], counted: Mapping[str, float], averages: Averages | None, over: bool
) -> tuple[Message, ...]:
    """At most three: where most was lost, what strong players do otherwise, and what was well done."""
    told = [_lost(turns)]
    if averages is not None and over:  # averages are those of whole games
        told += [_furthest(counted, averages, better=False), _furthest(counted, averages, better=True)]
    return tuple(one for one in told if one is not None)


def _lost(turns: Sequence[Turn]) -> Message | None:
    """In which part of the game most was lost, if there is one."""
    lost = Counter[str]()
    for turn in turns:
        lost.update(turn.lost_by)
    if not lost:
        return None
    (part, most), everything = lost.most_common(1)[0], sum(lost.values())
    if most < WEAK or most < LARGE * everything:
        return None
    return message("review-learn-lost", part=part, share=round(100 * most / everything))


def _furthest(counted: Mapping[str, float], averages: Averages, *, better: bool) -> Message | None:
    """What is furthest above or below what strong players do, if anything is far."""
    far = []
    for fact, more in MORE_IS_BETTER.items():
        average = averages.facts[fact]
        if average.spread > 0:
            above = (counted[fact] - average.mean) / average.spread
            far.append(((above if more else -above) * (1 if better else -1), fact))
    how_far, fact = max(far, default=(0.0, ""))
    if how_far < FAR:
        return None
    own, others = number(counted[fact]), number(averages.facts[fact].mean)
    return message("review-learn-fact", fact=fact, better="yes" if better else "no", own=own, average=others)


def number(value: float) -> Message:
    """A number with at most one decimal, as a language writes it."""
    tenths = round(10 * value)
    whole, tenth = divmod(abs(tenths), 10)
    return message("review-number", whole=f"\N{MINUS SIGN}{whole}" if tenths < 0 else whole, tenth=tenth)
