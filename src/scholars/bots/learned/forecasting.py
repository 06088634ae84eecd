"""What each way to take one's turn could come to: the best a quick eye sees in it, as far as it is certain.

For every Action Slot the likeliest card, and for the Rest, the policy's likeliest choices are followed on a copy dealt
anew, side by side, up to the end of the turn or the first thing that chance decides.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scholars.bots.learned.foresight import Foresight, foresight
from scholars.bots.learned.search import likelihoods
from scholars.components import Place, places
from scholars.encoding import choice_numbered, options_of
from scholars.encoding.playouts import Playouts
from scholars.engine import domains, verbs
from scholars.engine.chance import Chance
from scholars.engine.events import Facts, before_chance
from scholars.engine.layout import SLOTS
from scholars.engine.state import State
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.game import Game
from scholars.locales import Message, message
from scholars.rules.dealing import determinised
from scholars.rules.rest import PLACES, income_at
from scholars.rules.turn import Turn
from scholars.scores import outcome
from scholars.table.action import LiveAction, live_action
from scholars.table.choices import Choice, choice_of
from scholars.table.options import places_of
from scholars.wording.changes import costs_and_gains
from scholars.wording.forecasts import come_to
from scholars.wording.names import Names

# what events name besides what is chosen
_WHERE = {"wisdom": places.WISDOM, "track": places.TRACKS, "room": places.ROOMS, "spot": places.SPOTS}
RESEARCH = message("action", item="research")
SEED = 1  # of what is dealt anew: two games that look the same are told the same
NO_MAIN: Final = message("forecast-no-main")


@dataclass(frozen=True, slots=True)
class Way:
    """One way to take one's turn, and what could come of it."""

    place: Place | None  # the slot; None is the Rest
    choices: tuple[Choice, ...]  # how it begins: up to the main action
    places: tuple[Place, ...]  # all that it would touch
    action: LiveAction | None
    costs: dict[str, int]
    gains: dict[str, int]
    points: int  # by how much one's standing would change
    text: Message


class Walk:
    """A turn that is imagined, from its first choice on."""

    def __init__(self, start: State, first: int) -> None:
        self.state = start.clone()
        self.state.watched = True
        self.seat = int(start.seat())
        self.certain = start  # the last state that chance had no hand in
        self.taken: list[int] = []
        self.touched: list[Place] = []
        self.noted = 0  # facts, before the last choice
        self.action: LiveAction | None = None
        self.goes_on = True
        self.take(first)

    def take(self, code: int) -> None:
        """Choose, and see whether the turn goes on; the main action comes before anything else that rolls."""
        before, state = self.state.clone(), self.state
        state.apply(code)
        rolled = state.reveals != before.reveals
        mains = [int(option) for option in before.options if option >> SHIFT == verbs.MAIN]
        if rolled and mains and code >> SHIFT != verbs.MAIN:
            self.state = before
            self.state.watched, self.state.log = True, state.log[: self.noted]
            self.take(mains[0])
            return
        self.taken.append(code)
        self.touched += places_of(before, code)
        self.noted = len(state.log)
        self.certain = before if rolled else state
        ended = state.over() or state.seat() != self.seat or isinstance(state.question(), Turn)
        self.goes_on = not (rolled or ended)
        if state.turn == self.seat:
            self.action = live_action(state) or self.action

    def way(self, names: Names, points_before: int) -> Way:
        """What it came to."""
        facts = Facts(before_chance(self.state.log))
        costs, gains = costs_and_gains(facts, self.seat)
        first = self.taken[0]
        rests = first >> SHIFT == verbs.REST
        return Way(
            place=None if rests else places.SLOTS[slot_of(first)],
            choices=tuple(map(choice_of, self._beginning())),
            places=(*self.touched, *(place for place in _happens(facts, self.seat) if place not in self.touched)),
            action=None if rests else self.action,
            costs=costs,
            gains=gains,
            points=outcome(self.certain).scores[self.seat].total - points_before,
            text=_rest(self.certain, self.seat) if rests else come_to(facts, self.seat, names) or self._bare(),
        )

    def _beginning(self) -> list[int]:
        """What is chosen up to the main action; without one, all but the end of the turn."""
        mains = [place for place, code in enumerate(self.taken) if code >> SHIFT == verbs.MAIN]
        if mains:
            return self.taken[: mains[0] + 1]
        return [code for code in self.taken if code >> SHIFT != verbs.END_TURN]

    def _bare(self) -> Message:
        """A turn of which nothing else can be told; that one Researches is what the way is called already."""
        main = self.main()
        return message("forecast-no-step") if main == RESEARCH else main or NO_MAIN

    def main(self) -> Message | None:
        """The main action by its name, if there is one."""
        mains = [code & OPERAND for code in self.taken if code >> SHIFT == verbs.MAIN]
        return message("action", item=domains.ACTION.names[mains[0]]) if mains else None


def _happens(facts: Facts, seat: int) -> Iterator[Place]:
    """Where something happens to the seat of which nobody is asked: the only Scroll, a Track."""
    for fact in facts:
        if fact.numbers.get("seat") == seat:
            for field, number in fact.numbers.items():
                yield from _WHERE.get(field, ())[number : number + 1]


def _rest(state: State, seat: int) -> Message:
    """A Rest begins with a card nobody knows: what is certain is how many incomes there are."""
    return message("forecast-rest", amount=sum(income_at(state, seat, place) != 0 for place in range(PLACES)))


def slot_of(code: int) -> int:
    """The slot of a choice to Work."""
    return int((code & OPERAND) % SLOTS)


def forecast(game: Game, seat: int) -> tuple[Way, ...]:
    """What each way to take a turn could come to, for the seat whose turn begins; for any other nothing."""
    if game.decision is None or game.decision.seat != seat or not game.turn_begins:
        return ()
    root = determinised(game.state, SEED)
    seen = foresight(game)
    numbers = options_of(root)
    codes = [int(choice_numbered(number)) for number in numbers]
    likely = likelihoods(seen, root, 1, Chance.seeded(SEED))
    walks = [Walk(root, first) for first in likeliest(codes, likely)]
    follow(seen, walks, seat)
    names, points = Names(root.tables, game.catalogue), outcome(root).scores[seat].total
    return tuple(walk.way(names, points) for walk in walks)


def follow(seen: Foresight, walks: Sequence[Walk], seat: int) -> None:
    """Go on with each turn by the policy's likeliest choices, side by side, as far as it is certain."""
    if not walks:  # whoever can neither use a card nor Rest passes
        return
    playouts = Playouts(seen.encoder, [walk.state for walk in walks], seat, 0)  # they ask; what is taken is up to us
    choosing, seed = seen.choosing(playouts.states), SEED
    while going := [number for number, walk in enumerate(walks) if walk.goes_on]:
        playouts.going, playouts.states = going, [walk.state for walk in walks]
        playouts.ask(seed)
        for number, chosen in zip(going, choosing.choices(playouts), strict=True):
            walks[number].take(int(choice_numbered(chosen)))
        seed += len(walks)


def likeliest(codes: list[int], likely: list[float]) -> Iterator[int]:
    """For each slot, in their order, the likeliest way to Work there; then the Rest."""
    best: dict[int, tuple[float, int]] = {}
    for code, one in zip(codes, likely, strict=True):
        if code >> SHIFT in (verbs.WORK, verbs.REST):
            slot = slot_of(code) if code >> SHIFT == verbs.WORK else SLOTS
            best[slot] = max(best.get(slot, (one, code)), (one, code))
    return (best[slot][1] for slot in sorted(best))
