"""The effect language: everything printed, as small values. Data only; what an effect does stands in `rules/`."""

from scholars.effects.bonuses import BONUSES, Bonus
from scholars.effects.caliph_events import CALIPH_EVENTS, CaliphEvent
from scholars.effects.conditions import CONDITIONS, COUNTS, Condition
from scholars.effects.expansion import needs_expansion
from scholars.effects.faults import Unreadable
from scholars.effects.joins import And, If, Or, Pay, Per, children, walk
from scholars.effects.plain import Plain, plain
from scholars.effects.reading import read, write
from scholars.effects.vocabulary import Vocabulary, Word
from scholars.effects.words import EFFECTS, Effect

__all__ = [
    "BONUSES",
    "CALIPH_EVENTS",
    "CONDITIONS",
    "COUNTS",
    "EFFECTS",
    "And",
    "Bonus",
    "CaliphEvent",
    "Condition",
    "Effect",
    "If",
    "Or",
    "Pay",
    "Per",
    "Plain",
    "Unreadable",
    "Vocabulary",
    "Word",
    "children",
    "needs_expansion",
    "plain",
    "read",
    "walk",
    "write",
]
