"""What happens when a Caliph Card comes to its space. (CAL-01)"""

from dataclasses import dataclass

from scholars.effects.vocabulary import Vocabulary, Word


@dataclass(frozen=True, slots=True)
class CaliphEvent(Word):
    """The event of a Caliph space."""

    kind = "caliph-event"


@dataclass(frozen=True, slots=True)
class NothingHappens(CaliphEvent):
    """Nothing happens."""

    form = "none"


@dataclass(frozen=True, slots=True)
class GoldOnStartingTranslators(CaliphEvent):
    """Gold on every Starting Translator in a Room, Silver for every Retired one."""

    form = "gold on starting translators"


@dataclass(frozen=True, slots=True)
class NeutralTranslator(CaliphEvent):
    """A Neutral Translator enters the leftmost empty Room. (CAL-02)"""

    form = "neutral translator"


CALIPH_EVENTS = Vocabulary[CaliphEvent](NothingHappens, GoldOnStartingTranslators, NeutralTranslator)
