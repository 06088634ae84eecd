"""What certainly follows from a choice for the seat that chooses: what it pays, what it gains, before and after."""

from collections.abc import Iterable, Iterator
from typing import Any

from scholars.engine import domains, verbs
from scholars.engine.events import Fact, before_chance, unpacked
from scholars.engine.state import State
from scholars.engine.verbs import SHIFT
from scholars.locales import Message, message
from scholars.rules.resolve import InAnyOrder
from scholars.rules.scoring import dice_of
from scholars.rules.translate import AfterTranslation
from scholars.rules.travel import AfterMove
from scholars.rules.work import Act
from scholars.wording.orders import order_is_harmless

Counted = dict[str, int]  # how much of each thing, by its name, as `{"silver": 2, "red worker": 1}`

PARTS = (InAnyOrder, AfterMove, AfterTranslation)  # whose parts are done in the player's order
LESS, MORE = -1, 1
DESTROYED = "white die destroyed"
# What each fact makes less or more of, named by what it tells
_CHANGES = {
    "silver_paid": (LESS, "silver"),
    "gold_paid": (LESS, "gold"),
    "gold_placed": (LESS, "gold"),
    "xp_paid": (LESS, "xp"),
    "worker_spent": (LESS, "{worker} worker"),
    "worker_placed": (LESS, "{worker} worker"),
    "influence_in_guild": (LESS, "influence"),
    "influence_on_scroll": (LESS, "influence"),
    "influence_on_translator": (LESS, "influence"),
    "die_back_to_bag": (LESS, "black die in hand"),
    "silver_gained": (MORE, "silver"),
    "gold_gained": (MORE, "gold"),
    "gold_taken": (MORE, "gold"),
    "xp_gained": (MORE, "xp"),
    "worker_gained": (MORE, "{worker} worker"),
    "die_to_bag": (MORE, "{colour} die"),
    "die_returned": (MORE, DESTROYED),
    "influence_taken_back": (MORE, "influence"),
    "track_advanced": (MORE, "{track} step"),
}
_NAMED = {"worker": domains.WORKER, "colour": domains.COLOUR, "track": domains.TRACK}


class Changes:
    """What a choice certainly costs and gains, whether it can be taken back, and what is asked on account of it.

    Nobody need think of what only gains, nor of the first of some parts whose order makes no difference. A Die in the
    Bag is no mere gain: it may be drawn in place of a better one.
    """

    def __init__(self, dealt_anew: State, code: int) -> None:
        """Try it on a copy of a state in which the hidden was dealt anew, so that nothing can be learned from it."""
        tried = dealt_anew.clone()
        tried.watched = True
        tried.apply(code)
        self.costs, self.gains = costs_and_gains(map(unpacked, before_chance(tried.log)), int(dealt_anew.seat()))
        self.ends_undo = bool(tried.over() or tried.seat() != dealt_anew.seat() or tried.reveals != dealt_anew.reveals)
        only_gains = bool(self.gains) and not self.costs and not any(thing.endswith(" die") for thing in self.gains)
        self.free = (only_gains and not self.ends_undo and _asks_nothing(dealt_anew, tried, code)) or (
            isinstance(dealt_anew.question(), PARTS) and code == dealt_anew.options[0] and order_is_harmless(dealt_anew)
        )
        self.answers = int(tried.offered) if not self.ends_undo and _asks_on(dealt_anew, tried) else 0

    def told(self, state: State) -> Iterator[Message]:
        """Each thing that becomes less or more, before and after."""
        less, more = dict(self.costs), dict(self.gains)
        if DESTROYED in more:
            less["white die"] = more.pop(DESTROYED)
        for thing in less | more:
            gone, come = less.get(thing, 0), more.get(thing, 0)
            if gone or come:
                yield _change(thing.replace(" ", "-"), _owned(state, thing), gone, come)


def _change(thing: str, before: int, less: int, more: int) -> Message:
    """A thing before and after; where as much comes as goes, also what it is meanwhile."""
    if less != more:
        return message("change", thing=thing, before=before, after=before - less + more)
    meanwhile = before - less if before >= less else before + more
    return message("change-and-back", thing=thing, before=before, meanwhile=meanwhile)


def _asks_on(before: State, after: State) -> bool:
    """Whether what is asked comes of the choice: everything that was pending below the question is pending still."""
    below = before.agenda[:-1]
    return bool(after.pending > len(below)) and (len(below) == 0 or after.agenda[len(below) - 1] is below[-1])


def _asks_nothing(before: State, after: State, code: int) -> bool:
    """Whether a choice beside the main action leads back to where it was open, or on from there."""
    verb, step = code >> SHIFT, before.question()
    if verb in (verbs.SMALL, verbs.RETIREE):
        return isinstance(after.question(), Act)
    if verb == verbs.ACCEPT or (verb == verbs.PART and isinstance(step, PARTS)):
        return bool(after.pending < before.pending) or type(after.question()) is type(step)
    return False


def costs_and_gains(facts: Iterable[Fact], seat: int) -> tuple[Counted, Counted]:
    """What a seat pays and what it gains."""
    counted: dict[int, Counted] = {LESS: {}, MORE: {}}
    for fact in facts:
        if fact.name in _CHANGES and fact.numbers.get("seat") == seat:
            way, thing = _CHANGES[fact.name]
            named = {field: _NAMED[field].names[number] for field, number in fact.numbers.items() if field in _NAMED}
            thing, there = thing.format(**named), counted[way]
            there[thing] = there.get(thing, 0) + fact.numbers.get("amount", 1)
    return counted[LESS], counted[MORE]


def _owned(state: State, thing: str) -> int:
    """How much of a thing the seat that is asked has; of a Track, its level."""
    seat = state.seat()
    player = state.players[seat]
    kind, _, of = thing.partition(" ")
    match of:
        case "worker":
            return int(player.workers[domains.WORKER.names.index(kind)])
        case "die":
            return int(dice_of(state, seat, domains.COLOUR.names.index(kind)))
        case "die in hand":
            colour = domains.COLOUR.names.index(kind)
            return sum(player.hand[6 * colour : 6 * colour + 6])
        case "step":
            return int(player.tracks[domains.TRACK.names.index(kind)])
        case _ if kind == "xp":
            books: Any = state.expansion  # nobody else has XP
            return int(books.xp[seat])
        case _:
            return int({"silver": player.silver, "gold": player.gold, "influence": player.influence}[kind])
