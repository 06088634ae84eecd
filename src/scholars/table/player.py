"""One player's side of the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from scholars.components import Colour, MainAction, Place, Track, UnknownPlace
from scholars.effects import Effect
from scholars.table.cards import Card, Die


@dataclass(frozen=True, slots=True)
class PlacedDie:
    """One of the two places for Dice on a card: the Die, which may have left, and the Workers on it, who stay."""

    place: Place
    die: Die | None
    workers: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """An Action Slot: the card on it with its Dice and Workers, and what is tucked under it."""

    place: Place
    actions: tuple[MainAction, ...]
    card: Card | None
    placed: tuple[PlacedDie, PlacedDie]
    tucked: tuple[Card, ...]

    @property
    def dice(self) -> tuple[Die, ...]:
        """The Dice that lie on the card."""
        return tuple(placed.die for placed in self.placed if placed.die is not None)

    @property
    def workers(self) -> tuple[Colour, ...]:
        """The Workers on its Dice."""
        return tuple(worker for placed in self.placed for worker in placed.workers)


@dataclass(frozen=True, slots=True)
class Goal:
    """A Goal Card and which of its three targets are met."""

    card: Card
    interacted: bool
    translated: bool
    researched: bool

    @property
    def complete(self) -> bool:
        """Whether it was flipped."""
        return self.interacted and self.translated and self.researched


@dataclass(frozen=True, slots=True)
class Work:
    """The Work of the player whose turn it is: the card played, its Dice as they count, and what was done."""

    slot: Place
    card: Card
    dice: tuple[Die | None, Die | None]  # as Workers have made them; a place may be empty
    colours: tuple[Colour, ...]  # what the action can be
    value: int
    main: MainAction | None  # once it is taken
    colour: Colour | None  # once it is named
    small_actions: tuple[Effect, ...]
    small_actions_used: tuple[bool, ...]
    retirees_used: tuple[Place, ...]


@dataclass(frozen=True)
class Player:
    """What a player has. Waiting for a place of the Player Board, it tells what lies there: `player["slot-3"]`."""

    seat: int
    name: str
    silver: int
    gold: int
    influence: int
    xp: int | None  # None without Body of Books
    spot: Place
    workers: Mapping[Colour, int]
    hand: tuple[Die, ...]
    bag: Mapping[Colour, int] | None  # None where it may not be looked into
    bag_size: int
    cards: tuple[Card, ...]  # Action Cards in hand
    tracks: Mapping[Track, int]
    slots: Mapping[Place, Slot]
    scrolls: tuple[Card, ...]
    set_aside: tuple[Card, ...]
    goal: Goal | None
    resource: Card | None
    rows_filled: int
    work: Work | None

    def __getitem__(self, place: str) -> Any:
        """What lies at a place of this Player Board."""
        found = Place(place)
        if not found.personal:
            raise UnknownPlace(f'"{found}" is on the table, not on a Player Board; use table["{found}"]')
        return _AT[found.kind.name](self, found)


def _tucked(player: Player, place: Place) -> Card | None:
    _, slot, card = place.split("-")
    under = player.slots[Place(f"slot-{slot}")].tucked
    return under[int(card) - 1] if int(card) <= len(under) else None


def _small_action(player: Player, place: Place) -> Effect | None:
    small = player.work.small_actions if player.work else ()
    return small[place.number] if place.number < len(small) else None


def _stock(player: Player, place: Place) -> int | None:
    counts = {"silver": player.silver, "gold": player.gold, "influence": player.influence, "xp": player.xp}
    return counts[place]


def _card(player: Player, place: Place) -> Card | None:
    subject = place.removeprefix("card-")
    return next((card for card in player.cards if subject in (_subject(card), "")), None)


def _subject(card: Card) -> str:
    return str(getattr(card.printed, "subject", "goal"))


_AT: dict[str, Callable[[Player, Place], object]] = {
    "slot": lambda player, place: player.slots[place],
    "goal": lambda player, _place: player.goal,
    "card": _card,
    "die": lambda player, place: sum(str(die) == place.removeprefix("die-") for die in player.hand),
    "bag": lambda player, _place: player.bag,
    "worker": lambda player, place: player.workers[Colour(place.removeprefix("worker-"))],
    "placed-die": lambda player, place: player.work.dice[place.number] if player.work else None,
    "small-action": _small_action,
    "retiree": _tucked,
    "aside": lambda player, place: player.set_aside[place.number] if place.number < len(player.set_aside) else None,
    "stock": _stock,
    "row": lambda player, place: place.number < player.rows_filled,
}
