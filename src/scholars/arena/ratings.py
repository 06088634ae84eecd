"""Ratings: OpenSkill's Plackett-Luce over games of two to four, with intervals; sound where one wins every game.

Games are rated one after another, so their order matters a little: the rating is the mean over many orders. Each order
is drawn with its deals (a bootstrap), which tells how much hangs on who met whom with which luck. Where that tells
nothing, as of one who always wins, the model's own doubt is the wider one, and is told.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from statistics import fmean, stdev

from openskill.models import PlackettLuce, PlackettLuceRating

from scholars.arena.entrants import Entrant
from scholars.arena.intervals import CONFIDENCE, Estimate
from scholars.arena.results import Played

UPDATES = 50_000  # games that are rated altogether, those drawn again included: some five seconds
FEWEST, MOST = 20, 200  # orders
ELO = 400 / log(10)  # points for which one wins e times as often
ANCHOR, ANCHORED = "greedy", 1000.0  # who has how many points in Elo's way, where it takes part

Ranked = list[tuple[Entrant, int]]  # who sat at a table, and in which place each ended


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is."""

    entrant: Entrant
    rating: Estimate
    elo: Estimate


def ratings(games: Iterable[Played], updates: int = UPDATES, seed: int = 0) -> list[Rating]:
    """The ratings of all who met others, strongest first."""
    deals = _deals(games)
    count = sum(map(len, deals))
    if count == 0:
        return []
    orders = max(FEWEST, min(MOST, updates // count))
    chance = Random(seed)  # noqa: S311 - the same games, the same ratings
    rated = [
        _rated([one for deal in chance.choices(deals, k=len(deals)) for one in deal], chance) for _ in range(orders)
    ]
    bots = dict.fromkeys(entrant for deal in deals for game in deal for entrant, _ in game)
    numbers = {bot: sum(bot in dict(game) for deal in deals for game in deal) for bot in bots}
    found = {bot: _estimate([one[bot] for one in rated if bot in one], numbers[bot]) for bot in bots}
    unit = ELO / (sqrt(2) * PlackettLuce().beta)  # where nothing is in doubt any more
    zero = next((found[bot].value for bot in bots if bot.spec == ANCHOR), fmean(one.value for one in found.values()))
    told = (Rating(bot, one, _moved(one, -zero, unit)) for bot, one in found.items())
    return sorted(told, key=lambda one: -one.rating.value)


def _moved(one: Estimate, by: float, unit: float) -> Estimate:
    value, low, high = (ANCHORED + unit * (number + by) for number in (one.value, one.low, one.high))
    return Estimate(value, low, high, one.n)


def _deals(games: Iterable[Played]) -> list[list[Ranked]]:
    """Games between different bots, those of one deal together."""
    deals: defaultdict[tuple[str, ...], list[Ranked]] = defaultdict(list)
    for game in games:
        seats = [(seat.entrant, seat.rank) for seat in game.seats if seat.entrant is not None]
        bots = sorted(f"{entrant.spec} {entrant.version}" for entrant, _ in seats)
        if len(set(bots)) > 1:
            deals[game.kind, game.rules, game.seed, *bots].append(seats)
    return list(deals.values())


def _rated(games: Sequence[Ranked], chance: Random) -> dict[Entrant, PlackettLuceRating]:
    """The ratings after some games, in any order."""
    model = PlackettLuce(tau=0)  # nobody learns anything between two games
    found: defaultdict[Entrant, PlackettLuceRating] = defaultdict(model.rating)
    for game in chance.sample(games, len(games)):
        teams = model.rate([[found[bot]] for bot, _ in game], ranks=[float(rank) for _, rank in game])
        after: defaultdict[Entrant, list[PlackettLuceRating]] = defaultdict(list)
        for (bot, _), [one] in zip(game, teams, strict=True):
            after[bot].append(one)
        for bot, rated in after.items():  # one that sits there twice has learned the mean of both
            found[bot] = model.rating(fmean(one.mu for one in rated), fmean(one.sigma for one in rated))
    return found


def _estimate(rated: Sequence[PlackettLuceRating], count: int) -> Estimate:
    middle = fmean(one.mu for one in rated)
    doubt = max(stdev(one.mu for one in rated) if len(rated) > 1 else 0.0, fmean(one.sigma for one in rated))
    return Estimate(middle, middle - CONFIDENCE * doubt, middle + CONFIDENCE * doubt, count)
