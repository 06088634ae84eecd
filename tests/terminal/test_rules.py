"""`scholars rules` answers plain questions, and shows the ledger by ID, by section and by words."""

import pytest

from kit.command import Scholars
from scholars import ledger, reading


@pytest.mark.parametrize("asked", ["TRV-03", "trv-03"])
def test_a_rule_by_its_id(scholars: Scholars, asked: str) -> None:
    """Its ID, its section and its statement, and no other rule."""
    answer = scholars("rules", asked)
    assert answer.code == 0
    assert answer.out.startswith("TRV-03  Travel\n")
    assert " ".join(answer.out.split()).endswith(ledger.find("TRV-03").statement)


def test_a_whole_section(scholars: Scholars) -> None:
    """In the order of the ledger."""
    answer = scholars("rules", "trv")
    wanted = [rule.id for rule in ledger.rules() if rule.section == "TRV"]
    assert [line.split()[0] for line in answer.out.splitlines() if line.startswith("TRV-")] == wanted


@pytest.mark.parametrize(
    ("asked", "language", "paragraph"),
    [
        (["when does the game end"], "en", "end-when"),
        (["quand", "reprend-on", "les", "dés", "--lang", "fr"], "fr", "rest-back"),
        (["kiedy kończy się gra", "--lang", "pl"], "pl", "end-when"),
    ],
)
def test_a_plain_question_is_answered(scholars: Scholars, asked: list[str], language: str, paragraph: str) -> None:
    """First by the paragraph that tells it, in words alone, with the rules behind it."""
    answer = scholars("rules", *asked)
    wanted = reading.find(paragraph, language)
    told = " ".join(answer.out.split())
    assert (answer.code, told.startswith(wanted.title)) == (0, True)
    assert " ".join([*wanted.text.split(), *wanted.rules]) in told
    assert "{" not in told


def test_rules_that_have_all_the_words(scholars: Scholars) -> None:
    """Several words narrow it down."""
    answer = scholars("rules", "empty", "deck")
    assert answer.code == 0
    found = [rule.id for rule in ledger.search("empty deck")]
    assert found
    assert [rule_id for rule_id in found if rule_id not in answer.out] == []


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["TRV-99"], 'scholars: There is no rule "TRV-99"; near it are TRV-'),
        (["nosuchword"], 'scholars: There is no rule "nosuchword".'),
        (["two", "nosuchwords"], 'scholars: There is no rule "two nosuchwords".'),
        (["*"], 'scholars: There is no rule "*".'),
        ([""], 'scholars: There is no rule "".'),
    ],
)
def test_what_no_rule_says_is_refused(scholars: Scholars, asked: list[str], told: str) -> None:
    """With the IDs near it, if an ID was asked for; exit code 1."""
    answer = scholars("rules", *asked)
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith(told)


def test_rules_need_something_to_look_for(scholars: Scholars) -> None:
    """The usage is told."""
    assert scholars("rules").code == 2


def test_every_rule_can_be_shown(scholars: Scholars) -> None:
    """Square brackets and all: a remark such as [ruling] is text here."""
    marked = next(rule for rule in ledger.rules() if "[ruling]" in rule.statement)
    assert "[ruling]" in scholars("rules", marked.id).out
    for section in {rule.section for rule in ledger.rules()}:
        assert scholars("rules", section).code == 0
