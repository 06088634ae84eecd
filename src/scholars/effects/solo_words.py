"""What the solo opponent's cards and board say. (SOL)"""

from dataclasses import dataclass

from scholars.components import Character, Guild
from scholars.effects.vocabulary import Vocabulary, Word, between


@dataclass(frozen=True, slots=True)
class SoloWord(Word):
    """A word of the opponent's own."""

    kind = "solo"


def _positive(number: int, most: int) -> None:
    between(number, 1, most, "a number here")


# What it does


@dataclass(frozen=True, slots=True)
class SoloEmploy(SoloWord):
    """Employ its focus character. (SOL-12)"""

    form = "employ"


@dataclass(frozen=True, slots=True)
class SoloTranslate(SoloWord):
    """Translate its focus language. (SOL-13)"""

    form = "translate"


@dataclass(frozen=True, slots=True)
class SoloDeliver(SoloWord):
    """Deliver its focus language. (SOL-15)"""

    form = "deliver"


@dataclass(frozen=True, slots=True)
class SoloGold(SoloWord):
    """Gold on the leftmost Neutral Translator. (SOL-07)"""

    form = "gold on leftmost neutral"


@dataclass(frozen=True, slots=True)
class SoloSilver(SoloWord):
    """Silver moves its marker. (SOL-18)"""

    form = "{amount} silver"

    amount: int

    def __post_init__(self) -> None:
        _positive(self.amount, 6)


@dataclass(frozen=True, slots=True)
class SoloInfluenceGuild(SoloWord):
    """Influence in a named Guild. (SOL-16)"""

    form = "influence {guild}"

    guild: Guild


@dataclass(frozen=True, slots=True)
class SoloInfluenceAnyGuild(SoloWord):
    """Influence in a Guild by its rules. (SOL-16)"""

    form = "influence any guild"


@dataclass(frozen=True, slots=True)
class SoloInfluenceScroll(SoloWord):
    """Influence on a Scroll by its rules. (SOL-17)"""

    form = "influence scroll"


@dataclass(frozen=True, slots=True)
class SoloRetire(SoloWord):
    """Retire the top card of a deck. (SOL-21)"""

    form = "retire {character}"

    character: Character


@dataclass(frozen=True, slots=True)
class SoloStep(SoloWord):
    """A consolation moves its marker. (SOL-23)"""

    form = "{amount} step"

    amount: int

    def __post_init__(self) -> None:
        _positive(self.amount, 6)


SOLO_ACTIONS = Vocabulary[SoloWord](
    SoloEmploy,
    SoloTranslate,
    SoloDeliver,
    SoloGold,
    SoloSilver,
    SoloInfluenceGuild,
    SoloInfluenceAnyGuild,
    SoloInfluenceScroll,
    SoloRetire,
    SoloStep,
)


# What a First Action needs (SOL-09)


@dataclass(frozen=True, slots=True)
class SoloTranslatorsNeeded(SoloWord):
    """So many Translators in Rooms, whoever owns them."""

    form = "{amount} translators"

    amount: int

    def __post_init__(self) -> None:
        _positive(self.amount, 11)


@dataclass(frozen=True, slots=True)
class SoloScrollsNeeded(SoloWord):
    """So many Scrolls in the House of Wisdom."""

    form = "{amount} scrolls"

    amount: int

    def __post_init__(self) -> None:
        _positive(self.amount, 9)


SOLO_NEEDS = Vocabulary[SoloWord](SoloTranslatorsNeeded, SoloScrollsNeeded)


# How much Influence a Delivery brings it (SOL-15)


@dataclass(frozen=True, slots=True)
class SoloInfluenceOfSpace(SoloWord):
    """What the space shows."""

    form = "space"


@dataclass(frozen=True, slots=True)
class SoloInfluenceOfCard(SoloWord):
    """What the Scheme Card shows."""

    form = "{amount}"

    amount: int

    def __post_init__(self) -> None:
        _positive(self.amount, 3)


SOLO_INFLUENCE = Vocabulary[SoloWord](SoloInfluenceOfSpace, SoloInfluenceOfCard)


# Where a difficulty puts Influence before the first turn (SOL-03)


@dataclass(frozen=True, slots=True)
class SoloStartInGuild(SoloWord):
    """In a Guild."""

    form = "{guild} guild"

    guild: Guild


@dataclass(frozen=True, slots=True)
class SoloStartOnWisdomScroll(SoloWord):
    """On the Scroll in a Guild."""

    form = "scroll in {guild} guild"

    guild: Guild


@dataclass(frozen=True, slots=True)
class SoloStartOnMapScroll(SoloWord):
    """On the Scroll beside the Neutral Marker."""

    form = "scroll beside neutral marker"


SOLO_STARTS = Vocabulary[SoloWord](SoloStartInGuild, SoloStartOnWisdomScroll, SoloStartOnMapScroll)


# What its Translated Scrolls score, each (SOL-25)


@dataclass(frozen=True, slots=True)
class SoloVp(SoloWord):
    """A fixed number of VP."""

    form = "{vp}"

    vp: int

    def __post_init__(self) -> None:
        _positive(self.vp, 20)


@dataclass(frozen=True, slots=True)
class SoloVpPerRetired(SoloWord):
    """1 VP for so many Retired Translators."""

    form = "1 per {amount} retired"

    amount: int

    def __post_init__(self) -> None:
        _positive(self.amount, 9)


@dataclass(frozen=True, slots=True)
class SoloVpPerScroll(SoloWord):
    """1 VP for each Translated Scroll."""

    form = "1 per scroll"


@dataclass(frozen=True, slots=True)
class SoloVpPerResearchMarker(SoloWord):
    """1 VP for each Research Marker placed."""

    form = "1 per research marker"


@dataclass(frozen=True, slots=True)
class SoloVpPerNeutralTranslator(SoloWord):
    """1 VP for each Neutral Translator in a Room."""

    form = "1 per neutral translator"


@dataclass(frozen=True, slots=True)
class SoloVpPerInfluence(SoloWord):
    """1 VP for so many Influence in Guilds."""

    form = "1 per {amount} influence in guilds"

    amount: int

    def __post_init__(self) -> None:
        _positive(self.amount, 9)


SOLO_VP = Vocabulary[SoloWord](
    SoloVp,
    SoloVpPerRetired,
    SoloVpPerScroll,
    SoloVpPerResearchMarker,
    SoloVpPerNeutralTranslator,
    SoloVpPerInfluence,
)
