"""A text as words with their places."""

import re
from dataclasses import dataclass

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
    """Cut a text into words; brackets and colons stand alone."""
    found = list(_TOKEN.finditer(text))
    return Tokens(
        text,
        tuple(match.group() for match in found),
        (*(match.start() for match in found), len(text)),
    )
