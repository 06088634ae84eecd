"""What a text that cannot be read was probably meant to be."""

import re
from collections.abc import Callable
from functools import cache

from scholars.effects.bonuses import BONUSES
from scholars.effects.caliph_events import CALIPH_EVENTS
from scholars.effects.conditions import CONDITIONS, COUNTS
from scholars.effects.faults import Unreadable, nearest
from scholars.effects.solo_words import SOLO_ACTIONS, SOLO_INFLUENCE, SOLO_NEEDS, SOLO_STARTS, SOLO_VP
from scholars.effects.vocabulary import NOT_AS_WRITTEN, Word
from scholars.effects.words import EFFECTS
from scholars.errors import Sentence

MOST_SLIPS = 4
VOCABULARIES = (
    *(EFFECTS, CONDITIONS, COUNTS, BONUSES, CALIPH_EVENTS),
    *(SOLO_ACTIONS, SOLO_NEEDS, SOLO_INFLUENCE, SOLO_STARTS, SOLO_VP),
)


def mended(text: str, read: Callable[[str], Word]) -> str:
    """The text without its slips, in the one way it is written; nothing if that cannot be told."""
    text = " ".join(re.sub(r"([():])|(->)|→", _apart, text.lower()[:300]).split())
    for _ in range(MOST_SLIPS):
        try:
            return str(read(text))
        except Unreadable as fault:
            text = _one_slip_less(text, fault)
        if not text:
            break
    return ""


def _apart(found: "re.Match[str]") -> str:
    return {"(": " (", ")": ") ", ":": ": "}.get(found.group(), " -> ")


def _one_slip_less(text: str, fault: Unreadable) -> str:
    """The text as it is written, or with the nearest known word at the place of the fault."""
    if isinstance(fault.sentence, Sentence) and fault.sentence.key == NOT_AS_WRITTEN:
        return str(fault.sentence.values["written"])
    rest = text[fault.place :]
    word = re.match(r"[^\s():]+", rest)
    if word is None:
        return ""
    meant = nearest(word.group(), _known())
    return "" if not meant or meant == word.group() else text[: fault.place] + meant + rest[word.end() :]


@cache
def _known() -> frozenset[str]:
    """Every word of the language."""
    return frozenset(token for vocabulary in VOCABULARIES for token in vocabulary.tokens()) | {"and", "or", "per", "if"}
