"""Reading the pages of the ledger.

A page is a section: `# TRV Travel`, then `## TRV-01` and its statement, and so on. The page `index.md` links to the
sections in their order. An installed package carries the pages; a checkout has them in `docs/rules`.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from scholars.errors import ScholarsError
from scholars.ledger.rule import Rule

_LINK = re.compile(r"\]\(([a-z]+\.md)\)")
_TITLE = re.compile(r"# ([A-Z]+) (\S.*)")
_ID = re.compile(r"## (([A-Z]+)-[0-9]{2})")


class UnreadableLedger(ScholarsError, ValueError):
    """A page that cannot be read, with its name and the fault."""


def pages() -> Path:
    """The folder of the pages."""
    carried = Path(__file__).parent / "pages"
    folder = carried if carried.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
    if not folder.is_dir():
        raise UnreadableLedger("The pages of the rules ledger are missing from this installation.")
    return folder


def read_ledger(folder: Path) -> tuple[Rule, ...]:
    """Every rule of a folder of pages, in the order of its index."""
    found: dict[str, Rule] = {}
    index = (folder / "index.md").read_text(encoding="utf-8")
    for name in dict.fromkeys(_LINK.findall(index)):
        for rule in read_page(name, (folder / name).read_text(encoding="utf-8")):
            if rule.id in found:
                raise UnreadableLedger(f"{name}: {rule.id} stands there twice.")
            found[rule.id] = rule
    return tuple(found.values())


def read_page(name: str, text: str) -> Iterator[Rule]:
    """The rules of one page."""
    head, *blocks = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    title = _TITLE.fullmatch(head.strip())
    if title is None:
        raise UnreadableLedger(f"{name}: a page begins with its section and title, and then come the rules.")
    for block in blocks:
        heading, _, body = block.partition("\n")
        rule_id, statement = _ID.fullmatch(heading.strip()), " ".join(body.split())
        if rule_id is None or rule_id[2] != title[1]:
            raise UnreadableLedger(f'{name}: "{heading}" is not an ID of section {title[1]}.')
        if not statement:
            raise UnreadableLedger(f"{name}: {rule_id[1]} has no statement.")
        yield Rule(rule_id[1], title[1], title[2], statement)
