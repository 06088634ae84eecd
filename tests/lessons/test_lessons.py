"""The lessons that are shipped: each can be played as it is written, and says little at a time, in every language."""

import pytest

from scholars.lessons import Lesson, lessons, walk
from scholars.locales import LANGUAGES, message, say

LESSONS = lessons()
MOST_WORDS = 40
named = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def test_five_chapters_the_solo_opponent_and_body_of_books() -> None:
    """The base game first, then what not everybody plays."""
    assert [lesson.id for lesson in LESSONS if not lesson.solo and not lesson.expansions] == [
        "first-turn",
        "dice",
        "translation",
        "rest",
        "caliph",
    ]
    assert [lesson.id for lesson in LESSONS[5:]] == ["solo", "body-of-books"]


@named
def test_it_goes_as_it_is_written(lesson: Lesson) -> None:
    """Every choice is possible when it comes, and nobody waits for an answer; five to nine steps."""
    game = walk(lesson)
    assert [str(choice) for choice in game.history] == list(lesson.line)
    assert game.faults() == ()
    assert 5 <= len(lesson.steps) <= 9


@named
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_little(lesson: Lesson, language: str) -> None:
    """A title, at most forty words with what is asked for, and an answer to everything else."""
    for key in lesson.texts():
        assert say(message(key), language)
    for step in lesson.steps:
        key = f"lesson-{lesson.id}-{step.name}"
        words = say(message(key), language).split()
        words += say(message(f"{key}.demand"), language).split() if step.asks else []
        assert len(words) <= MOST_WORDS, f"{key}: {len(words)} words"
