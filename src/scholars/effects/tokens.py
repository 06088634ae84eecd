"""A text as words with their places."""

import re
from dataclasses import dataclass

from scholars.effects.faults import Unreadable
from scholars.errors import Sentence

MAX_CHARACTERS = 500  # the longest text that is printed has some fifty
_TOKEN = re.compile(r"[():]|[^\s():]+")


@dataclass(frozen=True, slots=True)
class Tokens:
    """The words of a text, and where each begins; `places` has one more, the end."""

    text: str
    words: tuple[str, ...]
    places: tuple[int, ...]

    def at(self, index: int) -> str:
        """The word at an index, or nothing past the end."""
        return self.words[index] if index < len(self.words) else ""


def split(text: str) -> Tokens:
    """Cut a text into words; brackets and colons stand alone. Unreadable if it is too long for any card."""
    if len(text) > MAX_CHARACTERS:
        english = f"a value has at most {MAX_CHARACTERS} characters."
        raise Unreadable(text, MAX_CHARACTERS, Sentence("fault-too-long", english, most=MAX_CHARACTERS))
    found = list(_TOKEN.finditer(text))
    return Tokens(
        text,
        tuple(match.group() for match in found),
        (*(match.start() for match in found), len(text)),
    )
