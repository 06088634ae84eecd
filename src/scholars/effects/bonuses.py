"""What a Scroll scores at the end beside its printed VP. (SCO-08 to SCO-15)"""

from dataclasses import dataclass

from scholars.components import PRIMARIES, SECONDARIES, Colour, Guild, Language, Track
from scholars.effects.vocabulary import Vocabulary, Word
from scholars.errors import Sentence


@dataclass(frozen=True, slots=True)
class Bonus(Word):
    """A Scroll's condition for more VP."""

    kind = "bonus"


@dataclass(frozen=True, slots=True)
class NoneBonus(Bonus):
    """Nothing but the printed VP."""

    form = "none"


@dataclass(frozen=True, slots=True)
class GuildBonus(Bonus):
    """For Influence in a Guild. (SCO-15)"""

    form = "guild {guild}"

    guild: Guild


@dataclass(frozen=True, slots=True)
class LanguageBonus(Bonus):
    """For Translated Scrolls of a language. (SCO-12)"""

    form = "language {language}"

    language: Language

    def __post_init__(self) -> None:
        _translated(self.language)


@dataclass(frozen=True, slots=True)
class TwoLanguagesBonus(Bonus):
    """For Translated Scrolls of two languages. (SCO-12)"""

    form = "language {language} {other}"

    language: Language
    other: Language

    def __post_init__(self) -> None:
        _translated(self.language)
        _translated(self.other)
        if self.language == self.other:
            raise ValueError(Sentence("fault-two-languages", "the two languages are different ones."))


@dataclass(frozen=True, slots=True)
class DiceBonus(Bonus):
    """For each secondary Die of a colour, and for four of a primary one. (SCO-09)"""

    form = "dice {secondary} {primary}"

    secondary: Colour
    primary: Colour

    def __post_init__(self) -> None:
        if self.secondary not in SECONDARIES or self.primary not in PRIMARIES:
            told = "a secondary colour comes first, then a primary one."
            raise ValueError(Sentence("fault-secondary-first", told))


@dataclass(frozen=True, slots=True)
class TrackBonus(Bonus):
    """For the level reached on a Track. (SCO-13)"""

    form = "track {track}"

    track: Track


@dataclass(frozen=True, slots=True)
class WhiteDiceBonus(Bonus):
    """For having few White Dice. (SCO-10)"""

    form = "white dice"


@dataclass(frozen=True, slots=True)
class RetireesBonus(Bonus):
    """For Retirees. (SCO-11)"""

    form = "retirees"


@dataclass(frozen=True, slots=True)
class BreadthBonus(Bonus):
    """For each Track at level 3 or higher. (SCO-14)"""

    form = "breadth"


@dataclass(frozen=True, slots=True)
class StartingBonus(Bonus):
    """Gold and Silver for VP, and fewer for many White Dice. (SCO-08)"""

    form = "starting"


def _translated(language: Language) -> None:
    if language is Language.ARABIC:
        raise ValueError(Sentence("fault-no-arabic", "no Scroll is written in Arabic."))


BONUSES = Vocabulary[Bonus](
    NoneBonus,
    GuildBonus,
    LanguageBonus,
    TwoLanguagesBonus,
    DiceBonus,
    TrackBonus,
    WhiteDiceBonus,
    RetireesBonus,
    BreadthBonus,
    StartingBonus,
)
