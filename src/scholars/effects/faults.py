"""What is said of a text that is no effect."""

from collections.abc import Iterable
from difflib import get_close_matches

from scholars.errors import ScholarsError, Sentence

A_NUMBER = "a number"  # among the known words it stands for any of them
MAX_WORD = 40  # characters that are compared with known words
FEW = 8  # words that are told one by one


class Unreadable(ScholarsError, ValueError):
    """A text that cannot be read: which text, at which place, and why in one sentence."""

    def __init__(self, text: str, place: int, sentence: str) -> None:
        told = f"{text!r}, at {place + 1}: {sentence}"
        super().__init__(Sentence("fault-at-place", told, text=text, place=place + 1, fault=sentence))
        self.text = text
        self.place = place
        self.sentence = sentence


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word a mistyped one was probably meant to be, or nothing."""
    found = get_close_matches(word.lower()[:MAX_WORD], sorted(set(known)), n=1, cutoff=0.5)
    return found[0] if found else ""


def too_early(known: Iterable[str]) -> Sentence:
    """The sentence for a text that stops where something must follow."""
    choices = sorted(set(known))
    if len(choices) > FEW:
        return Sentence("fault-ends-early", "the text ends too early.")
    told = f"the text ends too early; next comes {' or '.join(choices)}."
    return Sentence("fault-ends-early-next", told, choices=tuple(choices))


def not_known(word: str, known: Iterable[str]) -> Sentence:
    """The sentence that refuses a word and names the nearest known one."""
    choices = sorted(set(known))
    meant = nearest(word, set(choices) - {A_NUMBER})
    if meant:
        told = f'"{word}" is not known here; did you mean "{meant}"?'
        return Sentence("fault-not-known-nearest", told, word=word, meant=meant)
    if len(choices) <= FEW:
        listed = ", ".join(choice if choice == A_NUMBER else f'"{choice}"' for choice in choices)
        told = f'"{word}" is not known here; it may be {listed}.'
        return Sentence("fault-not-known-choices", told, word=word, choices=tuple(choices))
    return Sentence("fault-not-known", f'"{word}" is not known here.', word=word)
