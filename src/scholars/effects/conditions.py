"""What a Page Card looks at before it gives anything (the words after "if")."""

from dataclasses import dataclass

from scholars.components import TOP_LEVEL, Character, Colour, Guild, Track
from scholars.effects.vocabulary import Vocabulary, Word, between
from scholars.errors import Sentence


@dataclass(frozen=True, slots=True)
class Condition(Word):
    """Something true or not of the turn so far."""

    kind = "if"
    expansion = True


def _distinct(items: tuple[object, ...]) -> None:
    if not items or len(set(items)) < len(items):
        raise ValueError(Sentence("fault-each-once", "each may be named only once."))


@dataclass(frozen=True, slots=True)
class ActionColour(Condition):
    """The action has one of these colours. (BOB-22)"""

    form = "action {colours}"

    colours: tuple[Colour, ...]

    def __post_init__(self) -> None:
        _distinct(self.colours)


@dataclass(frozen=True, slots=True)
class ActionValue(Condition):
    """The action's full value is at least this. (BOB-22)"""

    form = "value {value}"

    value: int

    def __post_init__(self) -> None:
        between(self.value, 1, 12, "a value")


@dataclass(frozen=True, slots=True)
class Delivered(Condition):
    """A Scroll was Delivered to this Guild this turn."""

    form = "delivered {guild}"

    guild: Guild


@dataclass(frozen=True, slots=True)
class Translated(Condition):
    """A Scroll of this Guild was Translated this turn."""

    form = "translated {guild}"

    guild: Guild


@dataclass(frozen=True, slots=True)
class StoppedOnWhite(Condition):
    """The move of this turn ended on a White Spot."""

    form = "stopped on white"


@dataclass(frozen=True, slots=True)
class Interacted(Condition):
    """The player interacted with one of these characters this turn. (BOB-23)"""

    form = "interacted {characters}"

    characters: tuple[Character, ...]

    def __post_init__(self) -> None:
        _distinct(self.characters)


@dataclass(frozen=True, slots=True)
class Raised(Condition):
    """The player's Marker rose on one of these Tracks this turn. (BOB-33)"""

    form = "raised {tracks}"

    tracks: tuple[Track, ...]

    def __post_init__(self) -> None:
        _distinct(self.tracks)


@dataclass(frozen=True, slots=True)
class TrackAt(Word):
    """Counts the player's Markers at or above a level (the words after "per"). (BOB-33)"""

    form = "track at {level}"
    kind = "per"
    expansion = True

    level: int

    def __post_init__(self) -> None:
        between(self.level, 1, TOP_LEVEL, "a level")


CONDITIONS = Vocabulary[Condition](ActionColour, ActionValue, Delivered, Translated, StoppedOnWhite, Interacted, Raised)
COUNTS = Vocabulary[TrackAt](TrackAt)
