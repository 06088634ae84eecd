"""What a strong player thinks of a game: how it may end, what each option promises, and why."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from scholars.bots.learned.budgets import Tries
from scholars.bots.learned.foresight import Foresight, Numbers, foresight
from scholars.bots.learned.heads import RIVAL, WIN
from scholars.bots.learned.search import Candidate, Search, new_seed
from scholars.encoding import choice_numbered
from scholars.engine.chance import Chance
from scholars.engine.state import State
from scholars.game import Game
from scholars.locales import Message, message
from scholars.rules.dealing import determinised
from scholars.rules.scoring import CATEGORIES, by_category
from scholars.table.choices import Choice, choice_of

DEALS = 16  # over which a game is foreseen from the seat of one who is not asked
WORTH_TELLING = 0.5  # points
MOST_REASONS = 3
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


@dataclass(frozen=True)
class Judged:
    """An option, what it promises and why."""

    choice: Choice
    forecast: Forecast
    likely: float  # how likely a strong player would be to take it at a glance
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


def judged(game: Game, seat: int, tries: int) -> Judgement:
    """What is thought of a game, after trying its options so many times altogether."""
    search, state, chance = Search(foresight(game), turns=1), game.state, Chance.seeded(SEED)
    expected = _forecast(foreseen(search.foresight, state, seat, chance), state)
    if state.over() or state.seat() != seat:
        return Judgement(seat, expected, ())
    found = search.tried(state, search.candidates(state, chance), Tries(tries), chance)
    best = search.worth(found[0])
    compared = [Compared.among(found, place, state) for place in range(len(found))]
    return Judgement(
        seat,
        expected,
        tuple(
            Judged(
                choice_of(choice_numbered(one.number)),
                _forecast(one.end(), state),
                float(np.exp(one.likely)),
                max(0.0, best - search.worth(one)),
                difference.reasons(),
            )
            for one, difference in zip(found, compared, strict=True)
        ),
    )


def foreseen(foresight: Foresight, state: State, seat: int, chance: Chance) -> Numbers:
    """How a game may end for a seat, by head: from its own next decision on."""
    deals = 1 if state.over() or state.seat() == seat else DEALS
    tables = [determinised(state, new_seed(chance)) for _ in range(deals)]
    found: Numbers = foresight.ends(tables, seat, 0, new_seed(chance)).mean(0)
    return found


def _forecast(end: Numbers, state: State) -> Forecast:
    """The same by name; without Body of Books nothing comes from it."""
    categories = CATEGORIES if state.tables.books else CATEGORIES[: CATEGORIES.index("pages")]
    points = {category: float(end[place]) for place, category in enumerate(categories)}
    return Forecast(min(1.0, max(0.0, float(end[WIN]))), points, float(end[RIVAL]))


@dataclass(frozen=True)
class Compared:
    """What an option brings that the others do not."""

    at_once: Numbers  # points, by category
    later: Numbers
    rival: float

    @staticmethod
    def among(found: Sequence[Candidate], place: int, state: State) -> "Compared":
        """One of the candidates, compared with what the others promise; the likelier they are, the more they count."""
        one, others = found[place], [*found[:place], *found[place + 1 :]]
        now, then = _points(state, state), _points(state, _after(state, one.number))
        if not others:
            return Compared(then - now, np.zeros_like(now), 0.0)
        weights = np.exp([other.likely for other in others])
        usual = np.average([other.end() for other in others], axis=0, weights=weights)
        at_once = then - now
        more = one.end() - usual
        return Compared(at_once, more[:RIVAL] - np.maximum(at_once, 0), float(more[RIVAL]))

    def reasons(self) -> tuple[Message, ...]:
        """The few that weigh most."""
        told: list[tuple[float, Message]] = []
        for place, category in enumerate(CATEGORIES):
            told.append(_reason("judge-gains", float(self.at_once[place]), category))
            told.append(_reason("judge-prepares", float(self.later[place]), category))
            told.append(_reason("judge-gives-up", -float(self.later[place]), category))
        told.append(_reason("judge-denies", -self.rival))
        told.append(_reason("judge-allows", self.rival))
        weighty = sorted((one for one in told if one[0] >= WORTH_TELLING), key=lambda one: -one[0])
        return tuple(reason for _, reason in weighty[:MOST_REASONS]) or (message("judge-alike"),)


def _reason(key: str, points: float, category: str = "") -> tuple[float, Message]:
    """A reason and how much it weighs."""
    vp = max(1, round(points))
    return points, message(key, vp=vp, category=category) if category else message(key, vp=vp)


def _after(state: State, number: int) -> State:
    """What certainly follows from a choice: the table up to the next question, as it may be dealt."""
    after = determinised(state, 0)
    after.apply(choice_numbered(number))
    return after


def _points(before: State, state: State) -> Numbers:
    return np.array(by_category(state, before.seat()), np.float32)
