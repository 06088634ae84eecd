"""Answering plain questions with paragraphs.

A word of a question tells the more the fewer paragraphs have it, and the more if it stands in a title or among the
words people ask with. A paragraph somebody would ask for in just these words comes first.
"""

import math
from collections import Counter
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from scholars.reading.chapter import Chapter, Paragraph
from scholars.reading.loading import chapters
from scholars.reading.words import stems

MOST_ANSWERS = 5
LONGEST_QUESTION = 200  # letters; whatever comes after them is not read
IN_TITLE, IN_ASKED, IN_CHAPTER, IN_TEXT = 3.0, 2.5, 1.0, 1.0
ENOUGH = 2.0  # of the above; more of a word tells little more
PHRASE = 4.0  # for a way of asking that has just the words of the question
NEARLY = 0.6  # a word that is only begun or misspelt
RARER = {"solo": 0.85, "books": 0.85}  # chapters that few read: others come first if both answer
FAR_BEHIND = 0.4  # of the best answer's score: others are no answers


@dataclass(frozen=True, slots=True)
class Entry:
    """A paragraph as the search sees it."""

    paragraph: Paragraph
    rarer: float
    weights: dict[str, float]  # of each stem in it
    phrases: tuple[frozenset[str], ...]

    def score(self, asked: dict[str, float], telling: dict[str, float]) -> float:
        """How well it answers a question of these stems, each with how sure we are of it."""
        total = 0.0
        for stem, sure in asked.items():
            weight = self.weights.get(stem, 0.0)
            total += sure * telling.get(stem, 0.0) * weight / (weight + ENOUGH)
        if total:
            total += PHRASE * max(_alike(phrase, asked, telling) for phrase in self.phrases)
        return self.rarer * total


def _alike(phrase: frozenset[str], asked: dict[str, float], telling: dict[str, float]) -> float:
    """How much of all the words of a phrase and a question both have, by what each word tells."""
    common = sum(telling.get(stem, 0.0) * asked[stem] for stem in phrase if stem in asked)
    every = sum(telling.get(stem, 0.0) for stem in phrase | asked.keys())
    return common / every if every else 0.0


@dataclass(frozen=True, slots=True)
class Index:
    """All paragraphs of a language, and what each stem tells."""

    language: str
    entries: tuple[Entry, ...]
    telling: dict[str, float]

    def ask(self, question: str) -> tuple[Paragraph, ...]:
        """The paragraphs that answer a question, the best first."""
        asked = self._asked(stems(question[:LONGEST_QUESTION], self.language))
        scored = [(entry.score(asked, self.telling), entry.paragraph) for entry in self.entries]
        best = max(score for score, _ in scored)
        scored.sort(key=lambda answer: -answer[0])  # equal ones stay in the order of the book
        answers = [paragraph for score, paragraph in scored if score and score >= FAR_BEHIND * best]
        return tuple(answers[:MOST_ANSWERS])

    def _asked(self, words: list[str]) -> dict[str, float]:
        """The stems a question means: those it has, or those that are near a word nobody knows."""
        asked: dict[str, float] = {}
        for word in words:
            if word in self.telling:
                asked[word] = 1.0
                continue
            for near in self._near(word):
                asked.setdefault(near, NEARLY)
        return asked

    def _near(self, word: str) -> list[str]:
        begun = [stem for stem in self.telling if len(word) >= 3 and stem.startswith(word)]
        return begun[:4] or get_close_matches(word, self.telling, n=1, cutoff=0.8)


def ask(question: str, language: str = "en") -> tuple[Paragraph, ...]:
    """The paragraphs that answer a plain question, the best first; none if no word of it is known."""
    return index(language).ask(question)


@cache
def index(language: str) -> Index:
    """The index of a language, made when it is first asked."""
    entries = tuple(
        _entry(chapter, paragraph, language) for chapter in chapters(language) for paragraph in chapter.paragraphs
    )
    having = Counter(stem for entry in entries for stem in entry.weights)
    telling = {stem: math.log(1 + len(entries) / count) for stem, count in having.items()}
    return Index(language, entries, telling)


def _entry(chapter: Chapter, paragraph: Paragraph, language: str) -> Entry:
    title = stems(paragraph.title, language)
    phrases = [stems(phrase, language) for phrase in paragraph.asked]
    weights: dict[str, float] = {}
    for found, worth in (
        (set(title), IN_TITLE),
        ({stem for phrase in phrases for stem in phrase}, IN_ASKED),
        (set(stems(chapter.title, language)), IN_CHAPTER),
        (set(stems(paragraph.text, language)), IN_TEXT),
    ):
        for stem in found:
            weights[stem] = weights.get(stem, 0.0) + worth
    ways = (frozenset(title), *(frozenset(phrase) for phrase in phrases))
    return Entry(paragraph, RARER.get(chapter.id, 1.0), weights, ways)
