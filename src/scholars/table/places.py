"""What lies at the places of the Main Board. Nobody is None, and so is nothing."""

from collections.abc import Mapping
from dataclasses import dataclass

from scholars.components import Colour, Place
from scholars.effects import Effect
from scholars.table.cards import Card


@dataclass(frozen=True, slots=True)
class Room:
    """A Room: who stands in it, whose Influence marks them, and the Gold on them."""

    place: Place
    translator: Card | None
    owner: int | None  # None also for a Neutral Translator
    gold: int
    silver: int  # what it costs
    gold_needed: int  # when they Retire
    effect: Effect | None
    resource: Card | None  # the Resource Card under a Starting Translator, until a pair is picked

    @property
    def number(self) -> int:
        """The number printed on it."""
        return self.place.number + 1

    @property
    def neutral(self) -> bool:
        """Whether a Neutral Translator stands here."""
        return self.translator is not None and self.owner is None


@dataclass(frozen=True, slots=True)
class ScrollSpace:
    """A space for a Scroll on the Map or in the House of Wisdom, and whose Influence lies on it."""

    place: Place
    scroll: Card | None
    influence: int | None


@dataclass(frozen=True, slots=True)
class GuildHouse:
    """A Guild: the Influence of each seat, who controls it, and what control is worth."""

    place: Place
    influence: tuple[int, ...]
    controller: int | None
    vp: int


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of Translators: its top card, how many there are, and those everybody saw going under it."""

    place: Place
    top: Card | None
    size: int
    known_bottom: tuple[Card, ...]
    value_needed: int  # of a Recruit action

    def __len__(self) -> int:
        return self.size


@dataclass(frozen=True, slots=True)
class ResearchTrack:
    """A Research Track: the level of each seat, and whether the XP of its third space still lies there."""

    place: Place
    levels: tuple[int, ...]
    xp: bool


@dataclass(frozen=True, slots=True)
class Spot:
    """A Spot of the Map: who stands there, and its effect if it is a White one."""

    place: Place
    players: tuple[int, ...]
    neutral_marker: bool
    effect: Effect | None
    scroll: Place | None  # the space beside a Black one


@dataclass(frozen=True, slots=True)
class Path:
    """A path of the Map: after which Spot it lies, and its benefit."""

    place: Place
    colour: Colour
    after: Place
    effect: Effect | None


@dataclass(frozen=True, slots=True)
class CaliphSpace:
    """A Caliph space: its card, and whose Influence lies on its rows, `top`, `middle` and `bottom`."""

    place: Place
    card: Card | None
    influence: Mapping[str, int | None]


@dataclass(frozen=True, slots=True)
class CaliphRow:
    """One row of a Caliph space, and whose Influence lies on it."""

    place: Place
    influence: int | None


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile: how many cards it has, and which, where everybody knows."""

    place: Place
    size: int
    cards: tuple[Card, ...] | None = None

    def __len__(self) -> int:
        return self.size


@dataclass(frozen=True, slots=True)
class Focus:
    """A space of the solo opponent's Resource Track."""

    place: Place
    language: str
    colour: Colour
    marker: bool


@dataclass(frozen=True, slots=True)
class SoloBoard:
    """What everybody sees of the solo opponent's board."""

    place: Place
    difficulty: str | None
    focus: Place
    research_markers: int
    dice_sum: int
    schemes_left: int
    face_up: tuple[Card, ...]
    scrolls: Mapping[str, int]  # by language
    face_down_scroll: bool


@dataclass(frozen=True, slots=True)
class BookSpace:
    """A page of a Book: the Page Card on it, and what it would cost now."""

    place: Place
    page: Card | None
    xp: int | None
    research_marker: bool  # the solo opponent's


@dataclass(frozen=True, slots=True)
class UpgradeSpace:
    """A space with an Upgraded Action Card, and the XP on it."""

    place: Place
    card: Card | None
    xp: int


@dataclass(frozen=True, slots=True)
class Books:
    """What Body of Books puts on the table."""

    spaces: Mapping[Place, BookSpace]
    upgrades: Mapping[Place, UpgradeSpace]
    pages_left: int
    caliph_xp: int
    opponents_pages: tuple[Card, ...]
