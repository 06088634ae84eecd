"""What a strong player would do now: a few suggestions, each a whole way to go on, what it is worth and why.

Every option is tried out as always (`judging.py`), and of each way to take a turn the best one again, all on the same
deals. What it comes to is followed on a copy dealt anew, by the policy's likeliest choices, up to the end of the turn
or the first thing that chance decides.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp

from scholars.bots.learned.budgets import Tries
from scholars.bots.learned.forecasting import NO_MAIN, Walk, Way, follow, slot_of
from scholars.bots.learned.foresight import foresight
from scholars.bots.learned.judging import A_HINT, SEED, Difference, Forecast, compared, forecast_of, gained
from scholars.bots.learned.search import Candidate, Search, aims_at
from scholars.components import Place
from scholars.encoding import choice_numbered
from scholars.engine import verbs
from scholars.engine.chance import Chance
from scholars.engine.layout import SLOTS
from scholars.engine.state import State
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.game import Game
from scholars.locales import Message, joined, message
from scholars.rules.dealing import determinised
from scholars.scores import outcome
from scholars.table.choices import Choice, choice_of
from scholars.wording.names import Names
from scholars.wording.options.work import card_name

MOST = 3  # suggestions
COMPARED = 6  # ways to go on
AGAIN = 16  # deals on which each of those is tried once more
PLAIN_TO_SEE = 0.3  # an option so likely would be taken at a glance
AGAINST = ("judge-gives-up", "judge-allows")  # reasons that speak against an option


@dataclass(frozen=True, slots=True)
class Step:
    """One choice of a suggestion: what it is called, and where it lies."""

    choice: Choice
    title: Message
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something a strong player would think of."""

    title: Message
    way: Way  # what it could come to; its choices end with the main action
    steps: tuple[Step, ...]  # all of the turn, as far as it is certain
    better: float  # than one's ways to go on are on average, in points
    forecast: Forecast
    reasons: tuple[Message, ...]

    @property
    def why(self) -> tuple[Message, ...]:
        """The reasons in a sentence or two: what speaks for it, and what against it."""
        good = tuple(one for one in self.reasons if one.key not in AGAINST)
        bad = tuple(one for one in self.reasons if one.key in AGAINST)
        told = [joined(good, "list-and")] if good else []
        if bad:
            told.append(message("hint-but", text=joined(bad, "list-and")) if good else joined(bad, "list-and"))
        return tuple(message("sentence", clause=one) for one in told)


def hinted(game: Game, seat: int) -> tuple[Suggestion, ...]:
    """Up to three suggestions for the seat that is asked, from best to worst; for any other none."""
    decision, state = game.decision, game.state
    if decision is None or decision.seat != seat:
        return ()
    search, chance = Search(foresight(game), aims_at(state), turns=1), Chance.seeded(SEED)
    heads = ways_to_go_on(search, state, chance)
    root = determinised(state, SEED)
    walks = [Walk(root, int(choice_numbered(one.number))) for one in heads]
    follow(search.foresight, walks, seat)
    at_once = [gained(root, walk.certain, walk.seat) for walk in walks]
    promises = [search.promise(one) for one in heads]
    average, points = sum(promises) / len(promises), outcome(root).scores[seat].total
    names = Names(root.tables, game.catalogue)
    told: dict[Message, Suggestion] = {}
    for head, walk, promise, difference in zip(heads, walks, promises, compared(heads, at_once), strict=True):
        way, steps = walk.way(names, points), tuple(_steps(game, seat, walk))
        one = Suggestion(
            title=_title(steps, walk, way),
            way=way,
            steps=steps,
            better=promise - average,
            forecast=forecast_of(head.end(), state),
            reasons=_reasons(head, difference),
        )
        told.setdefault(one.title, one)  # the same from another slot is no other suggestion
    return tuple(told.values())[:MOST]


def ways_to_go_on(search: Search, state: State, chance: Chance) -> list[Candidate]:
    """The best option of each way to take the turn, or each option of another question; the best first."""
    found = search.candidates(state, chance)
    if len(found) > 1:
        found = search.tried(state, found, Tries(A_HINT // (len(state.players) - 1)), chance)
    heads = best_of_each_way(found)[:COMPARED]
    search.try_out(state, heads, AGAIN // (len(state.players) - 1), chance)
    return sorted(heads, key=search.promise, reverse=True)


def best_of_each_way(ranked: Sequence[Candidate]) -> list[Candidate]:
    """Of some candidates, best first, those that are not just another card for the same slot."""
    best: dict[int, Candidate] = {}
    for one in ranked:
        code = int(choice_numbered(one.number))
        works = code >> SHIFT == verbs.WORK
        best.setdefault(-1 - slot_of(code) if works else code, one)
    return list(best.values())


def _reasons(head: Candidate, difference: Difference) -> tuple[Message, ...]:
    """Why; what would be taken at a glance has at least that to be said for it."""
    found = difference.reasons()
    if any(one.key not in AGAINST for one in found) or exp(head.likely) < PLAIN_TO_SEE:
        return found
    return (message("hint-at-a-glance"), *found)


def _steps(game: Game, seat: int, walk: Walk) -> Iterator[Step]:
    """What is chosen one after the other, on the deal the turn was imagined on."""
    then = game.determinise(seat, SEED)
    for code in walk.taken:
        assert then.decision is not None
        option = next(one for one in then.decision.options if one.code == code)
        yield Step(choice_of(code), option.worded.title, tuple(option.places))
        then.play(option)


def _title(steps: Sequence[Step], walk: Walk, way: Way) -> Message:
    """A turn by what comes of it, or by its card if that is nothing of its own; an option by its name."""
    main, first = walk.main(), walk.taken[0]
    if first >> SHIFT != verbs.WORK:
        return steps[0].title
    if way.text == NO_MAIN:
        return message("hint-turn", action=card_name((first & OPERAND) // SLOTS), text=way.text)
    return way.text if main in (None, way.text) else message("hint-turn", action=main, text=way.text)
