"""Every place one could point at, by one name: in notation, options, events, reasons, texts, drawings and the browser.

A place of the table is the same for everybody. A personal one is there once for each player, so a seat stands beside
it. Cards are no places: they lie at some.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from scholars.components.things import (
    WORKER_COLOURS,
    Character,
    Colour,
    Guild,
    Row,
    Subject,
    Track,
)
from scholars.errors import ScholarsError, unknown_name, wrong_type

FACES: Final = 6
MOST_TUCKED: Final = 160  # more than there are Translators and Page Cards: all of them may lie under one slot


class UnknownPlace(ScholarsError, LookupError, ValueError):
    """A name that no place has; says which was probably meant."""


@dataclass(frozen=True, slots=True)
class PlaceKind:
    """A kind of places: its name, the area of the table it is drawn in, and whether each player has their own."""

    name: str
    area: str
    personal: bool = False


class Place(str):
    """A place, which is its name: `Place("room-4") == "room-4"`. It knows its kind and its number among them."""

    __slots__ = ("kind", "number")

    kind: PlaceKind
    number: int  # from 0

    def __new__(cls, name: str) -> "Place":  # noqa: PYI034 - there is one object for each place
        """The place of that name; UnknownPlace if there is none."""
        try:
            place = _BY_NAME.get(name)
        except TypeError:  # unhashable
            place = None
        if place is None:
            if not isinstance(name, str):
                raise wrong_type("place", "a str", name)
            raise UnknownPlace(unknown_name("place", name, _BY_NAME))
        return place

    @property
    def area(self) -> str:
        """The part of the table it is drawn in."""
        return self.kind.area

    @property
    def personal(self) -> bool:
        """Whether each player has their own."""
        return self.kind.personal

    def __reduce__(self) -> tuple[type["Place"], tuple[str]]:
        return (Place, (str(self),))


_BY_NAME: Final[dict[str, Place]] = {}
KINDS: Final[dict[str, PlaceKind]] = {}


def _places(kind: PlaceKind, names: Iterable[str]) -> tuple[Place, ...]:
    """The places of a kind."""
    KINDS[kind.name] = kind
    made = []
    for number, name in enumerate(names):
        place = str.__new__(Place, name)
        place.kind, place.number = kind, number
        assert name not in _BY_NAME
        _BY_NAME[name] = place
        made.append(place)
    return tuple(made)


def _numbered(name: str, count: int, first: int = 1) -> list[str]:
    return [f"{name}-{number}" for number in range(first, first + count)]


_ROWS: Final = tuple(str(row) for row in Row)
CALIPH_ROW_NAMES: Final = ("top", "middle", "bottom")

# On the table

DECKS: Final = _places(PlaceKind("deck", "decks"), (f"deck-{character}" for character in Character))
ROOMS: Final = _places(PlaceKind("room", "rooms"), _numbered("room", 11))
MAP: Final = _places(  # beside Spots 0, 2, 4 ..., clockwise
    PlaceKind("map", "map"),
    (
        "map-top-middle",
        "map-top-right",
        "map-bottom-right",
        "map-bottom-middle",
        "map-bottom-left",
        "map-top-left",
    ),
)
SPOTS: Final = _places(PlaceKind("spot", "map"), _numbered("spot", 12, first=0))
PATHS: Final = _places(PlaceKind("path", "map"), (f"path-{colour}" for colour in tuple(Colour)[1:7]))
WISDOM: Final = _places(PlaceKind("wisdom", "wisdom"), (f"wisdom-{guild}-{row}" for guild in Guild for row in _ROWS))
GUILDS: Final = _places(PlaceKind("guild", "wisdom"), (f"guild-{guild}" for guild in Guild))
TRACKS: Final = _places(PlaceKind("track", "tracks"), (f"track-{track}" for track in Track))
CALIPH_SPACES: Final = _places(PlaceKind("caliph-space", "map"), _numbered("caliph-space", 4))
CALIPH_ROWS: Final = _places(
    PlaceKind("caliph-row", "map"), (f"{space}-{row}" for space in CALIPH_SPACES for row in CALIPH_ROW_NAMES)
)
SUPPLY, DRAW_PILE, RESERVE, DISCARD = _places(PlaceKind("pile", "map"), ("supply", "draw-pile", "reserve", "discard"))
PLAYERS: Final = _places(PlaceKind("player", "others"), _numbered("player", 4))
(SOLO,) = _places(PlaceKind("solo", "others"), ("solo",))
FOCUSES: Final = _places(PlaceKind("focus", "others"), _numbered("focus", 6))
BOOKS: Final = _places(PlaceKind("book", "others"), _numbered("book", 6))
UPGRADES: Final = _places(PlaceKind("upgrade", "others"), _numbered("upgrade", 6))

# On a Player Board

SLOTS: Final = _places(PlaceKind("slot", "mine", personal=True), _numbered("slot", 6))
(GOAL,) = _places(PlaceKind("goal", "mine", personal=True), ("goal",))
CARDS: Final = _places(
    PlaceKind("card", "mine", personal=True), (*(f"card-{subject}" for subject in Subject), "card-goal")
)
DICE: Final = _places(
    PlaceKind("die", "mine", personal=True),
    (f"die-{colour}-{face}" for colour in Colour for face in range(1, FACES + 1)),
)
(BAG,) = _places(PlaceKind("bag", "mine", personal=True), ("bag",))
WORKERS: Final = _places(PlaceKind("worker", "mine", personal=True), (f"worker-{colour}" for colour in WORKER_COLOURS))
PLACED_DICE: Final = _places(PlaceKind("placed-die", "mine", personal=True), _numbered("placed-die", 2))
SMALL_ACTIONS: Final = _places(PlaceKind("small-action", "mine", personal=True), _numbered("small-action", 4))
RETIREES: Final = _places(  # the cards under each brown slot
    PlaceKind("retiree", "mine", personal=True),
    (f"retiree-{slot}-{card}" for slot in range(1, 5) for card in range(1, MOST_TUCKED + 1)),
)
ASIDE: Final = _places(PlaceKind("aside", "mine", personal=True), _numbered("aside", MOST_TUCKED))
SILVER, GOLD, INFLUENCE, XP = _places(PlaceKind("stock", "mine", personal=True), ("silver", "gold", "influence", "xp"))
ROWS: Final = _places(PlaceKind("row", "mine", personal=True), _numbered("row", 4))


def retiree(slot: int, card: int) -> Place:
    """A card under a brown slot, both counted from 0."""
    return RETIREES[slot * MOST_TUCKED + card]


def is_place(name: str) -> bool:
    """Whether a place has this name."""
    return name in _BY_NAME


def every_place() -> tuple[Place, ...]:
    """All of them, in the order above."""
    return tuple(_BY_NAME.values())
