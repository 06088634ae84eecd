"""From a sentence to the words that matter in it, in a form in which they can be compared."""

import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SHORTEST_STEM = 3
_WORD = re.compile(r"[^\W_]+")
_LETTERS = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae"})


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What the search knows of a language."""

    stop: frozenset[str]
    keep: frozenset[str]
    endings: tuple[str, ...]  # the longest first
    same: dict[str, str]  # a stem and the one that stands for all of its meaning

    def says_nothing(self, word: str) -> bool:
        """Whether a word is in every other question."""
        return fold(word) in self.stop and word not in self.keep

    def stem(self, word: str) -> str:
        """A word without accents and ending, or the one that means the same."""
        bare = self.bare(word)
        return self.same.get(bare, bare)

    def bare(self, word: str) -> str:
        """A word without accents and ending."""
        plain = fold(word)
        for ending in self.endings:
            if plain.endswith(ending) and len(plain) - len(ending) >= SHORTEST_STEM:
                return plain[: -len(ending)]
        return plain


def fold(word: str) -> str:
    """Small letters without accents."""
    apart = unicodedata.normalize("NFD", word.casefold().translate(_LETTERS))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def stems(sentence: str, language: str) -> list[str]:
    """The words of a sentence that matter, each as its stem."""
    known = vocabulary(language)
    return [known.stem(word) for word in _WORD.findall(sentence.casefold()) if not known.says_nothing(word)]


@cache
def vocabulary(language: str) -> Vocabulary:
    """What is known of a language, from its file."""
    path = Path(__file__).parent / "vocabulary" / f"{language}.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    endings = tuple(sorted(table["endings"], key=len, reverse=True))
    plain = Vocabulary(frozenset(table["stop"].split()), frozenset(table["keep"]), endings, {})
    same = {plain.bare(word): plain.bare(group[0]) for group in table["same"] for word in group}
    return Vocabulary(plain.stop, plain.keep, endings, same)
