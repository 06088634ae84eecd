"""What a strong player thinks of a game: how it may end, what each option promises, and why."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from operator import mul

from scholars.bots.learned.budgets import Tries
from scholars.bots.learned.foresight import Foresight, foresight
from scholars.bots.learned.heads import RIVAL, WIN
from scholars.bots.learned.judges import Numbers
from scholars.bots.learned.search import Candidate, Search, after, aims_at, mean, new_seed
from scholars.encoding import choice_numbered
from scholars.engine.chance import Chance
from scholars.engine.state import State
from scholars.game import Game
from scholars.locales import Message, message
from scholars.rules.dealing import determinised
from scholars.rules.scoring import CATEGORIES, by_category
from scholars.table.choices import Choice, choice_of

DEALS = 16  # over which a game is foreseen from the seat of one who is not asked
FEW_DEALS = 4  # the same where there is little time
A_HINT = 96  # tries with one rival; with several, who play between two own turns, there is time for fewer
WORTH_TELLING = 0.5  # points
MOST_REASONS = 3
CONTENDERS = 3  # that what was played is held against
LIKELIEST = 6  # options that are tried where there is little time
DOUBT = 0.5  # points: what was played is looked at again if it seems worse by so much
SEED = 0  # of the deals it is judged on: the same game is always judged alike


@dataclass(frozen=True)
class Forecast:
    """How a game may end for a seat."""

    win: float  # how likely it is to win
    points: Mapping[str, float]  # its own, by category
    rival: float  # the points of its best rival

    @property
    def total(self) -> float:
        """Its own points."""
        return sum(self.points.values())

    @property
    def message(self) -> Message:
        """The forecast, to be worded."""
        return message("judge-win", chance=round(100 * self.win), own=round(self.total), rival=round(self.rival))

    def text(self, language: str = "en") -> str:
        """The forecast in words."""
        return self.message.text(language)


@dataclass(frozen=True)
class Judged:
    """An option, what it promises and why."""

    choice: Choice
    forecast: Forecast
    worth: float  # in points, with those of the rival and winning weighed in as at this table they are
    likely: float  # how likely a strong player would be to take it at a glance
    tried: int  # on how many deals it was tried out: those that fall behind are tried less
    behind: float  # by how much it is worse than the best one, in points
    reasons: tuple[Message, ...]

    def why(self, language: str = "en") -> str:
        """The reasons in words."""
        return "; ".join(reason.text(language) for reason in self.reasons)


@dataclass(frozen=True)
class Judgement:
    """What is thought of a game from a seat; the options, from best to worst, if that seat is asked."""

    seat: int
    forecast: Forecast
    options: tuple[Judged, ...]


def judged(game: Game, seat: int, tries: int | None, played: Choice | None = None) -> Judgement:
    """What is thought of a game, after trying its options so many times altogether; and of what was played, again."""
    state, chance = game.state, Chance.seeded(SEED)
    search = Search(foresight(game), aims_at(state), turns=1)
    expected = forecast_of(foreseen(search.foresight, state, seat, chance), state)
    if state.over() or state.seat() != seat:
        return Judgement(seat, expected, ())
    found = search.candidates(state, chance)
    if len(found) == 1:
        tries = 1
    budget = Tries(tries or A_HINT // (len(state.players) - 1))
    found = search.tried(state, found, budget, chance)
    if played is not None:
        found = held_against_the_best(search, state, found, played, budget, chance)
    return Judgement(seat, expected, ranked(search, state, found))


def judged_quickly(game: Game, seat: int, tries: int, played: Choice) -> Judgement:
    """What is thought of a decision where there is little time: the likeliest options and what was played, tried once.

    Only if what was played seems worse, it meets the best ones on deals of their own, so many times altogether.
    """
    state, chance = game.state, Chance.seeded(SEED)
    search = Search(foresight(game), aims_at(state), deals=1, turns=1)
    expected = forecast_of(foreseen(search.foresight, state, seat, chance), state)
    every = search.candidates(state, chance)
    found = [*every[:LIKELIEST], *(one for one in every[LIKELIEST:] if choice_numbered(one.number) == played.code)]
    search.try_out(state, found, 1, chance)
    found.sort(key=search.promise, reverse=True)
    mine = next((one for one in found if choice_numbered(one.number) == played.code), found[0])
    if search.worth(found[0]) - search.worth(mine) >= DOUBT:
        found = held_against_the_best(search, state, found, played, Tries(tries), chance)
    return Judgement(seat, expected, ranked(search, state, found))


def outlook(game: Game, seat: int, quick: bool) -> Forecast:
    """How a game may end for a seat, whoever is asked."""
    deals = FEW_DEALS if quick else DEALS
    return forecast_of(foreseen(foresight(game), game.state, seat, Chance.seeded(SEED), deals), game.state)


def ranked(search: Search, state: State, found: Sequence[Candidate]) -> tuple[Judged, ...]:
    """Candidates that were tried, the best first, with what they promise and why."""
    best = search.promise(found[0])
    return tuple(
        Judged(
            choice=choice_of(choice_numbered(one.number)),
            forecast=forecast_of(one.end(), state),
            worth=search.worth(one),
            likely=exp(one.likely),
            tried=one.tried,
            behind=best - search.promise(one),
            reasons=difference.reasons(),
        )
        for one, difference in zip(found, differences(found, state), strict=True)
    )


def held_against_the_best(
    search: Search, state: State, found: list[Candidate], played: Choice, budget: Tries, chance: Chance
) -> list[Candidate]:
    """The same candidates, ranked anew after what was played and the best ones have met on deals of their own.

    One that was tried once and dropped may have had bad luck, and the best one good luck: neither counts here.
    """
    again = [*found[:CONTENDERS], *(one for one in found[CONTENDERS:] if choice_numbered(one.number) == played.code)]
    for one in again:
        one.ends.clear()
    for deals in budget.deals(0, 1, len(again)):
        search.try_out(state, again, deals, chance)
    others = [one for one in found[CONTENDERS:] if one is not again[-1]]
    return [*sorted(again, key=search.promise, reverse=True), *others]


def foreseen(foresight: Foresight, state: State, seat: int, chance: Chance, deals: int = DEALS) -> Numbers:
    """How a game may end for a seat, by head: from its own next decision on."""
    if state.over() or state.seat() == seat:
        deals = 1
    tables = [determinised(state, new_seed(chance)) for _ in range(deals)]
    return mean(foresight.ends(tables, seat, 0, new_seed(chance)))


def forecast_of(end: Numbers, state: State) -> Forecast:
    """An end by name; without Body of Books nothing comes from it."""
    categories = CATEGORIES if state.tables.books else CATEGORIES[: CATEGORIES.index("pages")]
    points = {category: end[place] for place, category in enumerate(categories)}
    return Forecast(min(1.0, max(0.0, end[WIN])), points, end[RIVAL])


@dataclass(frozen=True)
class Difference:
    """What an option brings that the others do not."""

    at_once: Numbers  # the points it brings right away, by category
    later: Numbers  # what it brings besides, compared with the others
    rival: float  # what it brings the best rival, compared with the others

    def reasons(self) -> tuple[Message, ...]:
        """The few that weigh most."""
        told: list[tuple[float, Message]] = []
        for place, category in enumerate(CATEGORIES):
            at_once, later = _settled(self.at_once[place], self.later[place])
            told.append(_reason("judge-gains", at_once, category))
            told.append(_reason("judge-prepares", later, category))
            told.append(_reason("judge-gives-up", -later, category))
        told.append(_reason("judge-denies", -self.rival))
        told.append(_reason("judge-allows", self.rival))
        weighty = sorted((one for one in told if one[0] >= WORTH_TELLING), key=lambda one: -one[0])
        return tuple(reason for _, reason in weighty[:MOST_REASONS]) or (message("judge-alike"),)


def _settled(at_once: float, later: float) -> tuple[float, float]:
    """What an option gains and what it then gives up of the same is told once."""
    if at_once <= 0 or later >= 0:
        return at_once, later
    return (at_once, 0.0) if at_once + later >= 0 else (0.0, at_once + later)


def _reason(key: str, points: float, category: str = "") -> tuple[float, Message]:
    """A reason and how much it weighs."""
    vp = max(1, round(points))
    return points, message(key, vp=vp, category=category) if category else message(key, vp=vp)


def differences(found: Sequence[Candidate], state: State) -> list[Difference]:
    """Each candidate compared with what the others promise."""
    dealt = determinised(state, SEED)
    return compared(found, [gained(state, after(dealt, one.number), state.seat()) for one in found])


def gained(before: State, after: State, seat: int) -> Numbers:
    """The points a seat has more of, by category."""
    pairs = zip(by_category(after, seat), by_category(before, seat), strict=True)
    return [float(then - now) for then, now in pairs]


def compared(found: Sequence[Candidate], at_once: Sequence[Numbers]) -> list[Difference]:
    """Candidates, and the points each brings at once, compared with each other: the likelier, the more one counts."""
    ends, weights = [one.end() for one in found], [exp(one.likely) for one in found]
    told = []
    for place, (end, brings) in enumerate(zip(ends, at_once, strict=True)):
        others = [0.0 if number == place else weight for number, weight in enumerate(weights)]
        if sum(others) == 0:
            told.append(Difference(brings, [0.0] * len(brings), 0.0))
            continue
        more, more_at_once = _more(end, ends, others), _more(brings, at_once, others)
        later = [all_of_it - now for all_of_it, now in zip(more[:RIVAL], more_at_once, strict=True)]
        told.append(Difference(brings, later, more[RIVAL]))
    return told


def _more(one: Numbers, others: Sequence[Numbers], weights: Sequence[float]) -> Numbers:
    """What one row of numbers has more than others on average, place by place."""
    whole = sum(weights)
    usual = (sum(map(mul, column, weights)) / whole for column in zip(*others, strict=True))
    return [own - other for own, other in zip(one, usual, strict=True)]
