"""Which effects belong to Body of Books."""

from scholars.components import Colour, Track
from scholars.effects.vocabulary import Word, fields_of


def needs_expansion(word: Word) -> bool:
    """Whether a word, or anything inside it, exists only with Body of Books."""
    return word.expansion or any(_of_expansion(value) for _, value in fields_of(word))


def _of_expansion(value: object) -> bool:
    match value:
        case Word():
            return needs_expansion(value)
        case tuple():
            return any(_of_expansion(item) for item in value)
        case _:
            return value in (Colour.BLACK, Track.MEDICINE)
