"""Plain questions find their paragraphs, in every language."""

import tomllib
from pathlib import Path

import pytest

from scholars import reading
from scholars.reading.words import stems

ASKED = tomllib.loads((Path(__file__).parent / "questions.toml").read_text(encoding="utf-8"))
QUESTIONS = [(language, question, answers) for language, asked in ASKED.items() for question, answers in asked.items()]


def found(question: str, language: str = "en") -> list[str]:
    """The ids of the answers, the best first."""
    return [paragraph.id for paragraph in reading.ask(question, language)]


def test_sixty_questions_are_answered() -> None:
    """Each among the first three answers, and nearly always by the first: 20 in each language."""
    assert [len(asked) for asked in ASKED.values()] == [20, 20, 20]
    missed = [
        (question, found(question, language))
        for language, question, answers in QUESTIONS
        if not set(answers) & set(found(question, language)[:3])
    ]
    assert missed == []
    first = [question for language, question, answers in QUESTIONS if found(question, language)[0] in answers]
    assert len(first) >= 57


@pytest.mark.parametrize(
    ("language", "question", "paragraph"),
    [
        ("en", "WHEN DOES THE GAME END???", "end-when"),
        ("fr", "debarrasser des blancs", "dice-destroy"),
        ("pl", "splacony tlumacz kiedy", "retire-when"),
        ("en", "destory white dice", "dice-destroy"),
        ("en", "conso", "caliph-consolation"),
    ],
)
def test_a_question_need_not_be_written_well(language: str, question: str, paragraph: str) -> None:
    """Capitals, marks and accents do not matter; a letter may be wrong, a word only begun."""
    assert paragraph in found(question, language)[:3]


@pytest.mark.parametrize("question", ["", "?", "zzzz qqqq", "the of and"])
def test_what_nobody_knows_has_no_answer(question: str) -> None:
    """Rather none than any."""
    assert found(question) == []


def test_a_very_long_question_is_read_from_its_beginning() -> None:
    """The rest is not looked at."""
    assert found("when does the game end " + "translator " * 1000)
    assert found(" " * 200 + "when does the game end") == []


def test_answers_are_few_and_all_to_the_point() -> None:
    """At most five; those far behind the best are left out."""
    for language, question, _ in QUESTIONS:
        assert 1 <= len(found(question, language)) <= 5


def test_french_dice_are_not_an_article() -> None:
    """`Dés` is a word that matters, `des` is none."""
    assert stems("lancer des dés", "fr") != stems("lancer des", "fr")
