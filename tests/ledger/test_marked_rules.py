"""Reading from the source of the tests which rules they name."""

import pytest

from kit.marked_rules import UncountedMark, rules_of_file


def test_a_mark_on_a_test_counts() -> None:
    """Each ID of a mark is one the test names."""
    source = """
from kit import rule
@rule("REC-04", "REC-08")
def test_employ(): ...
"""
    assert rules_of_file(source, "test_recruit.py") == [("test_employ", "REC-04"), ("test_employ", "REC-08")]


def test_the_mark_counts_as_pytest_writes_it() -> None:
    """The kit's `rule` is short for pytest's own spelling."""
    source = """
@pytest.mark.rule("REC-04")
async def test_employ(): ...
"""
    assert rules_of_file(source, "test_recruit.py") == [("test_employ", "REC-04")]


def test_a_mark_on_a_module_or_class_counts_for_its_tests() -> None:
    """`pytestmark` and a class's decorators belong to every test below them, and to nothing else."""
    source = """
from kit import rule
pytestmark = [pytest.mark.soak, rule("TRV-01")]
@rule("TRV-02")
class TestPath:
    pytestmark: object = rule("TRV-03")
    def test_path(self): ...
    def help(self): ...
def test_spot(): ...
"""
    assert rules_of_file(source, "test_travel.py") == [
        ("test_path", "TRV-01"),
        ("test_path", "TRV-02"),
        ("test_path", "TRV-03"),
        ("test_spot", "TRV-01"),
    ]


def test_a_mark_on_a_case_counts() -> None:
    """A case of a parametrised test may carry its own rule."""
    source = """
from kit import rule
@pytest.mark.parametrize("value", [pytest.param(1, marks=rule("REC-01"))])
def test_reach(value): ...
"""
    assert rules_of_file(source, "test_recruit.py") == [("test_reach", "REC-01")]


def test_another_thing_called_rule_is_no_mark() -> None:
    """Only what comes from the kit is the mark."""
    assert rules_of_file("def test_rule():\n    rule(1)", "test_ledger.py") == []


@pytest.mark.parametrize(
    "source",
    [
        "@rule(ID)\ndef test_employ(): ...",
        "@rule(*IDS)\ndef test_employ(): ...",
        "@rule(f'REC-0{1}')\ndef test_employ(): ...",
        "@rule('REC-04', why='it does')\ndef test_employ(): ...",
        "@rule()\ndef test_employ(): ...",
    ],
)
def test_a_mark_that_is_not_written_out_is_refused(source: str) -> None:
    """What has to be computed cannot be read."""
    with pytest.raises(UncountedMark, match=r"test_recruit\.py:2: a rule mark names its rules as plain strings"):
        rules_of_file(f"from kit import rule\n{source}", "test_recruit.py")


@pytest.mark.parametrize(
    "source",
    [
        "@rule('REC-04')\ndef employ(): ...",
        "@rule('REC-04')\nclass Employ: ...",
        "pytestmark = rule('REC-04')",
        "employs = rule('REC-04')\n@employs\ndef test_employ(): ...",
    ],
)
def test_a_mark_on_no_test_is_refused(source: str) -> None:
    """A mark that would count for nothing is a slip."""
    with pytest.raises(UncountedMark, match=r"test_recruit\.py:2: this rule mark stands on no test"):
        rules_of_file(f"from kit import rule\n{source}", "test_recruit.py")
