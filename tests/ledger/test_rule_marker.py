"""The rule marker holds the tests against the ledger when they are collected."""

import pytest

pytest_plugins = ["pytester"]
pytestmark = pytest.mark.slow


@pytest.fixture
def collect(pytester: pytest.Pytester) -> pytest.Pytester:
    """A folder of tests with the marker loaded."""
    pytester.makeini("[pytest]\nmarkers = rule(*ids): rules")
    pytester.makeconftest('pytest_plugins = ["kit.rule_marker"]')
    return pytester


def test_a_rule_of_the_ledger_is_accepted(collect: pytest.Pytester) -> None:
    """A test that names rules there are runs as any other."""
    collect.makepyfile('from kit import rule\n@rule("TRV-03", "TRV-04")\ndef test_path(): ...')
    collect.runpytest_inprocess().assert_outcomes(passed=1)


@pytest.mark.parametrize("place", ["@rule({})\ndef test_path(): ...", "pytestmark = rule({})\ndef test_path(): ..."])
def test_a_rule_that_is_not_there_stops_the_collection(collect: pytest.Pytester, place: str) -> None:
    """One sentence says which test, which ID and what is near it."""
    collect.makepyfile("from kit import rule\n" + place.format('"TRV-99"'))
    result = collect.runpytest_inprocess()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(['test_path names a rule that is not in the ledger. There is no rule "TRV-99"; *TRV-*'])
    result.stdout.no_fnmatch_line("*Traceback*")


@pytest.mark.parametrize("mark", ["@rule", "@rule()", "@rule(3)"])
def test_a_mark_without_ids_stops_the_collection(collect: pytest.Pytester, mark: str) -> None:
    """A mark that names no rule is a slip."""
    collect.makepyfile(f"from kit import rule\n{mark}\ndef test_path(): ...")
    result = collect.runpytest_inprocess()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(['test_path: a rule mark names its rules, like @rule("TRV-03").'])
