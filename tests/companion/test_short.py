"""What the companion says is there in full and in the few words of a strip, in every language."""

import pytest

from scholars.catalogue import load
from scholars.companion import Companion, Record
from scholars.companion.rules_behind import RULES, rules_behind
from scholars.ledger import rules
from scholars.locales import LANGUAGES, say

BOOKS = ("body-of-books",)
MOST_LETTERS = 90  # of a step: a line of a terminal, with its number
FEW_LETTERS = 40  # of most steps


def played(seed: int, difficulty: str, expansions: tuple[str, ...]) -> list[Companion]:
    """A whole game, answer by answer; Silver is paid in every round, a Caliph Card comes in every second one."""
    companions = [Companion(Record(seed, True, (difficulty,), expansions), load())]
    while (question := companions[-1].question) is not None:
        companion, words = companions[-1], [answer.word for answer in question.answers]
        table, number = companion.table, len(companions)
        if question.asked.key == "companion-ask-turn":
            due = table.round // 2 > table.caliphs and "caliph" in words
            word = "caliph" if due else "turn" if "paid" in companion.record.answers[-2:] else "paid"
        elif question.asked.key == "companion-ask-over":
            word = "score"
        else:
            word = str(question.least + 1) if question.most is not None else words[number % len(words)]
        companions.append(companion.after(word))
    return companions


@pytest.fixture(scope="module")
def companions() -> list[Companion]:
    """Every moment of some games, the set-up included."""
    games = [*played(3, "scholar", ()), *played(4, "teacher", BOOKS)]
    return [games[0].before(), Companion(Record(4, False, (), BOOKS), load()), *games]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_question_has_a_few_words(companions: list[Companion], language: str) -> None:
    """Fewer than in full, unless it is printed so shortly; none is half said."""
    told = {told for companion in companions for told in companion.told}
    texts = {say(told.short, language): say(told.full, language) for told in told}
    assert len({told.full.key for told in told}) > 35
    assert [short for short, full in texts.items() if len(short) > len(full)] == []
    assert [short for short in texts if len(short) > MOST_LETTERS] == []
    assert sum(len(short) <= FEW_LETTERS for short in texts) > len(texts) * 2 / 3
    questions = {companion.question for companion in companions if companion.question is not None}
    assert all(len(say(asked.short, language)) < len(say(asked.asked, language)) for asked in questions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_can_be_told_apart_in_a_few_words(companions: list[Companion], language: str) -> None:
    """Scheme Cards by their colour and Silver value."""
    for question in (companion.question for companion in companions if companion.question is not None):
        labels = [say(answer.short or answer.label, language) for answer in question.answers]
        assert len(set(labels)) == len(labels)


def test_the_steps_of_a_turn_are_one_strip() -> None:
    """From the human's answer to the human's next turn, over all that is asked between."""
    companion = Companion(Record(1, True, ("student",)), load())
    for answer in ("turn", "scheme-2", "yes", "greek", "2"):
        companion = companion.after(answer)
    steps = [say(told.short) for told in (*companion.earlier, *companion.told)]
    assert steps == [
        "Scheme Card Blue 1",
        "Marker +1 → Sanskrit, Orange",
        "Translate: Sanskrit, Greek …, lowest row",
        "Your Influence on it: let, or pay 1 Silver",
        "Scroll face down: Greek (1)",
        "Gold ×2",  # noqa: RUF001 - it is the sign for times
        "Enough Gold: Retire",
    ]
    assert len(companion.told) == 2
    assert companion.after("paid").after("1").earlier == ()


def test_every_step_names_its_rules(companions: list[Companion]) -> None:
    """Whoever wants to know why finds them in the ledger."""
    assert {told.short.key for companion in companions for told in companion.told if not rules_behind(told)} == set()
    known = {rule.id for rule in rules()}
    assert {name for names in RULES.values() for name in names} <= known
