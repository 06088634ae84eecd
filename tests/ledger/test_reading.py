"""Reading the pages of the ledger."""

import re
from pathlib import Path

import pytest

from scholars.ledger import UnreadableLedger, rules
from scholars.ledger.reading import pages, read_ledger, read_page

NO_TITLE = "trv.md: a page begins with its section and title, and then come the rules."
DOCS = Path(__file__).parents[2] / "docs" / "rules"


def test_a_page_is_a_section_and_its_rules() -> None:
    """A statement is one paragraph, however its lines are broken."""
    page = "# TRV Travel\n\n## TRV-01\n\nThe Map is\na ring.\n\n## TRV-02\n\nNo blocking.\n"
    assert [(rule.id, rule.title, rule.statement) for rule in read_page("trv.md", page)] == [
        ("TRV-01", "Travel", "The Map is a ring."),
        ("TRV-02", "Travel", "No blocking."),
    ]


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        ("## TRV-01\n\nA ring.", NO_TITLE),
        ("# TRV Travel\n\nA word.\n\n## TRV-01\n\nA ring.", NO_TITLE),
        ("# TRV Travel\n\n## TRV-1\n\nA ring.", 'trv.md: "## TRV-1" is not an ID of section TRV.'),
        ("# TRV Travel\n\n## REC-01\n\nA ring.", 'trv.md: "## REC-01" is not an ID of section TRV.'),
        ("# TRV Travel\n\n## TRV-01\n\n## TRV-02\n\nA ring.", "trv.md: TRV-01 has no statement."),
    ],
)
def test_a_page_that_cannot_be_read_is_refused(page: str, fault: str) -> None:
    """The fault names the page."""
    with pytest.raises(UnreadableLedger) as refusal:
        list(read_page("trv.md", page))
    assert str(refusal.value) == fault


def test_the_index_orders_the_sections(tmp_path: Path) -> None:
    """Sections come as the index links to them."""
    (tmp_path / "index.md").write_text("[TRV](trv.md) [REC](rec.md) [TRV](trv.md)")
    (tmp_path / "trv.md").write_text("# TRV Travel\n\n## TRV-01\n\nA ring.")
    (tmp_path / "rec.md").write_text("# REC Recruit\n\n## REC-01\n\nOnly the value.")
    assert [rule.id for rule in read_ledger(tmp_path)] == ["TRV-01", "REC-01"]


def test_an_id_stands_once(tmp_path: Path) -> None:
    """The same ID twice is refused."""
    (tmp_path / "index.md").write_text("[TRV](trv.md)")
    (tmp_path / "trv.md").write_text("# TRV Travel\n\n## TRV-01\n\nA ring.\n\n## TRV-01\n\nA line.")
    with pytest.raises(UnreadableLedger, match=r"trv\.md: TRV-01 stands there twice\."):
        read_ledger(tmp_path)


def test_every_page_is_in_the_index() -> None:
    """No section is forgotten, and each lies in the file of its name."""
    named = {path.stem.upper() for path in DOCS.glob("*.md")} - {"INDEX"}
    assert {rule.section for rule in rules()} == named


def test_ids_rise_through_a_section() -> None:
    """A new rule takes the next free number of its section."""
    for section in {rule.section for rule in rules()}:
        ids = [rule.id for rule in rules() if rule.section == section]
        assert ids == sorted(ids)


def test_the_package_carries_the_pages_of_the_documents() -> None:
    """What is installed is what the documents say."""
    for path in DOCS.glob("*.md"):
        assert (pages() / path.name).read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_statements_name_rules_that_are_there() -> None:
    """A cross reference leads somewhere."""
    known = {rule.id for rule in rules()}
    sections = "|".join({rule.section for rule in rules()})
    named = {rule_id for rule in rules() for rule_id in re.findall(rf"\b(?:{sections})-[0-9]+", rule.statement)}
    assert named <= known
