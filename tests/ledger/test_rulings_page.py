"""The page of rulings tells every doubtful case."""

import re
from pathlib import Path

from scholars.ledger import Mark, rules

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"


def test_every_ruling_is_on_the_page_once() -> None:
    """Each statement marked as a ruling has one line there, in the order of the ledger, linked to its place."""
    line = re.compile(r"^- \[([A-Z]+-[0-9]+)\]\(rules/([a-z]+)\.md#([a-z]+-[0-9]+)\)", re.MULTILINE)
    expected = [(rule.id, rule.section.lower(), rule.id.lower()) for rule in rules() if Mark.RULING in rule.marks]
    assert line.findall(PAGE.read_text(encoding="utf-8")) == expected
