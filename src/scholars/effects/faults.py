"""What is said of a text that is no effect."""

from collections.abc import Iterable
from difflib import get_close_matches

from scholars.errors import ScholarsError

A_NUMBER = "a number"  # among the known words it stands for any of them


class Unreadable(ScholarsError, ValueError):
    """A text that cannot be read: which text, at which place, and why in one sentence."""

    def __init__(self, text: str, place: int, sentence: str) -> None:
        super().__init__(f"{text!r}, at {place + 1}: {sentence}")
        self.text = text
        self.place = place
        self.sentence = sentence


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word a mistyped one was probably meant to be, or nothing."""
    found = get_close_matches(word.lower(), sorted(set(known)), n=1, cutoff=0.5)
    return found[0] if found else ""


def too_early(known: Iterable[str]) -> str:
    """The sentence for a text that stops where something must follow."""
    choices = sorted(set(known))
    return "the text ends too early" + (f"; next comes {' or '.join(choices)}." if len(choices) <= 8 else ".")


def not_known(word: str, known: Iterable[str]) -> str:
    """The sentence that refuses a word and names the nearest known one."""
    choices = sorted(set(known))
    meant = nearest(word, set(choices) - {A_NUMBER})
    if meant:
        return f'"{word}" is not known here; did you mean "{meant}"?'
    if len(choices) <= 8:
        listed = ", ".join(choice if choice == A_NUMBER else f'"{choice}"' for choice in choices)
        return f'"{word}" is not known here; it may be {listed}.'
    return f'"{word}" is not known here.'
