"""A Rest: how far it has come, what each source of income gives, and what goes back. (REST)"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from scholars.components import Colour, Place, Track, places
from scholars.effects import Effect
from scholars.effects.words import Harvest, TopUp
from scholars.engine.layout import FACES, GOAL_SLOT
from scholars.engine.state import State
from scholars.rules.dice import side
from scholars.rules.research import harvested
from scholars.rules.rest import PLACES, PLAYER_AID, Income, TakeBack, income_at
from scholars.rules.turn import Turn, why_not_rest
from scholars.table.cards import Card, Die
from scholars.table.player import Player

Progress = Literal["done", "now", "later"]
TRACKS = tuple(Track)
COLOURS = tuple(Colour)


@dataclass(frozen=True, slots=True)
class RestIncome:
    """One source of income, from left to right; of a Harvest, what the space gives that was reached. (REST-06)"""

    slot: Place | None  # None is the Player Aid
    card: Card | None  # None at the empty sixth slot too
    track: Track | None  # what it Harvests
    level: int | None
    effect: Effect
    progress: Progress


@dataclass(frozen=True, slots=True)
class Rest:
    """A Rest in its order. What comes of it is told as far as it is certain: what is chosen in it comes on top."""

    seat: int
    step: Literal["ahead", "card", "income"]  # not begun; the bottom card of the pile; the income
    incomes: tuple[RestIncome, ...]
    dice: tuple[Die, ...]  # that go to the Bag
    workers: tuple[Colour, ...]  # that leave
    cards: tuple[Card, ...]  # that come home
    dice_in_hand: int  # afterwards
    dice_in_bag: int
    cards_in_hand: int
    workers_in_supply: int
    sides: Mapping[Colour, tuple[int, ...]]  # what the Dice in hand can show when they are rolled


def rest_of(state: State, player_at: Callable[[int], Player]) -> Rest | None:
    """The Rest that goes on, or the one that whoever chooses a turn could begin."""
    found = _whose(state)
    return None if found is None else _rest(state, player_at(found[0]), found[1])


def resting_seat(state: State) -> int | None:
    """The seat whose Rest goes on, or could begin."""
    found = _whose(state)
    return None if found is None else found[0]


def _whose(state: State) -> tuple[int, int | None] | None:
    """Whose Rest it is, and how far it has come; None in the place of a number before it has begun."""
    pending = next((step for step in reversed(list(state.agenda)) if isinstance(step, Income)), None)
    if pending is not None and any(isinstance(step, TakeBack) for step in state.agenda):
        return int(pending.seat), int(pending.place)
    asked = None if state.over() else state.question()
    if isinstance(asked, Turn) and why_not_rest(state, asked.seat) == 0:
        return int(asked.seat), None
    return None


def _rest(state: State, player: Player, next_place: int | None) -> Rest:
    incomes = tuple(_incomes(state, player, next_place))
    slots = player.slots.values()
    dice = tuple(die for slot in slots for die in slot.dice)
    cards = tuple(slot.card for slot in slots if slot.card is not None)
    drawn = _drawn(player, incomes)
    return Rest(
        player.seat,
        "ahead" if next_place is None else "income" if next_place else "card",
        incomes,
        dice,
        tuple(worker for slot in slots for worker in slot.workers),
        cards,
        len(player.hand) + drawn,
        player.bag_size + len(dice) - drawn,
        len(player.cards) + len(cards),
        sum(player.workers.values()),
        {die.colour: _sides(die.colour) for die in player.hand},
    )


def _sides(colour: Colour) -> tuple[int, ...]:
    return tuple(int(side(COLOURS.index(colour), number)) for number in range(FACES))


def _incomes(state: State, player: Player, next_place: int | None) -> list[RestIncome]:
    found = []
    for place in range(PLACES):
        effect = state.tables.printed[income_at(state, player.seat, place)]
        if not isinstance(effect, Effect):
            continue
        track = effect.track if isinstance(effect, Harvest) else None
        if track is not None:
            effect = state.tables.printed[harvested(state, player.seat, TRACKS.index(track))]
            assert isinstance(effect, Effect)
        slot = None if place == PLAYER_AID else places.SLOTS[place if place < PLAYER_AID else GOAL_SLOT]
        card = None if slot is None else player.slots[slot].card
        level = None if track is None else player.tracks[track]
        found.append(RestIncome(slot, card, track, level, effect, _progress(place, next_place)))
    return found


def _progress(place: int, next_place: int | None) -> Progress:
    """What is resolved stands before the place from which the income goes on."""
    if not next_place or place >= next_place:
        return "later"
    return "now" if place == next_place - 1 else "done"


def _drawn(player: Player, incomes: tuple[RestIncome, ...]) -> int:
    """How many Dice a top-up that is still to come will draw, at most those in the Bag."""
    wanted = [one.effect.amount for one in incomes if one.progress == "later" and isinstance(one.effect, TopUp)]
    return min(player.bag_size, max(0, max(wanted, default=0) - len(player.hand)))
