"""Every rule of the ledger has a test that names it.

Rules whose part of the game is not built yet stand in `not_built_yet.txt`; the list only shrinks, to nothing.
"""

from collections import Counter
from pathlib import Path

import pytest

from kit.marked_rules import marked_rules
from scholars.ledger import rules

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def tested() -> dict[str, list[str]]:
    """Each ID the tests name, with those tests."""
    return marked_rules(HERE.parent)


@pytest.fixture(scope="module")
def listed() -> list[str]:
    """The IDs not built yet."""
    lines = (HERE / "not_built_yet.txt").read_text(encoding="utf-8").splitlines()
    return [rule_id for line in lines if (rule_id := line.partition("#")[0].strip())]


@pytest.fixture(scope="module")
def known() -> set[str]:
    """The IDs of the ledger."""
    return {rule.id for rule in rules()}


def test_every_rule_has_a_test(known: set[str], tested: dict[str, list[str]], listed: list[str]) -> None:
    """A rule nobody tests is either listed as not built yet, or forgotten."""
    assert sorted(known - set(tested) - set(listed)) == []


def test_no_test_names_a_rule_that_is_not_there(known: set[str], tested: dict[str, list[str]]) -> None:
    """An ID in a rule mark stands in the ledger, in the same letters."""
    assert {rule_id: tests for rule_id, tests in tested.items() if rule_id not in known} == {}


def test_a_rule_with_a_test_is_taken_off_the_list(tested: dict[str, list[str]], listed: list[str]) -> None:
    """What is tested is built."""
    assert {rule_id: tested[rule_id] for rule_id in listed if rule_id in tested} == {}


def test_the_list_names_rules_of_the_ledger(known: set[str], listed: list[str]) -> None:
    """A listed ID exists."""
    assert sorted(set(listed) - known) == []


def test_the_list_names_no_rule_twice(listed: list[str]) -> None:
    """A listed ID is listed once."""
    assert [rule_id for rule_id, times in Counter(listed).items() if times > 1] == []
