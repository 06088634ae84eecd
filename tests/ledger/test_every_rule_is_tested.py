"""Every rule of the ledger has a test that names it."""

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
def known() -> set[str]:
    """The IDs of the ledger."""
    return {rule.id for rule in rules()}


def test_every_rule_has_a_test(known: set[str], tested: dict[str, list[str]]) -> None:
    """A rule nobody tests is forgotten."""
    assert sorted(known - set(tested)) == []


def test_no_test_names_a_rule_that_is_not_there(known: set[str], tested: dict[str, list[str]]) -> None:
    """An ID in a rule mark stands in the ledger, in the same letters."""
    assert {rule_id: tests for rule_id, tests in tested.items() if rule_id not in known} == {}
