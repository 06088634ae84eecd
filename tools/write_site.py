"""Write the pages of the site into `build/pages`: those of `docs/`, and the documents at the top of the project.

The ID of a rule becomes a link to it wherever it stands in a text. All this is done to the text, before the
documentation tool reads it: the tool checks these links like any other and need not be taught anything.
"""

import posixpath
import re
import shutil
from pathlib import Path

CHECKOUT = Path(__file__).parents[1]
TOP = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "NOTICE.md")
LINK_TO_TOP = re.compile(r"\]\((?:\.\./)*(" + "|".join(map(re.escape, TOP)) + ")")

# A rule's ID, or what is left as it is: a block of code, code in a line, a heading, a link.
PIECES = re.compile(
    r"^```.*?^```|`[^`\n]+`|^\#[^\n]*|\[[^\]\n]*\]\([^)\n]*\)|\b(?P<id>(?P<section>[A-Z]{3,4})-[0-9]{2})\b",
    re.MULTILINE | re.DOTALL,
)


def main() -> None:
    """Write all pages anew."""
    site = CHECKOUT / "build" / "pages"
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(CHECKOUT / "docs", site)
    for name in TOP:
        text = (CHECKOUT / name).read_text(encoding="utf-8")
        (site / name.lower()).write_text(text.replace("](docs/", "]("), encoding="utf-8")
    sections = {page.stem.upper() for page in (site / "rules").glob("*.md")}
    for page in site.rglob("*.md"):
        folder = page.parent.relative_to(site).as_posix()
        page.write_text(linked(page.read_text(encoding="utf-8"), folder, sections), encoding="utf-8")


def linked(text: str, folder: str, sections: set[str]) -> str:
    """The text of a page in a folder of the site, with links to rules and to the documents at the top."""

    def rule_linked(piece: re.Match[str]) -> str:
        if piece["section"] not in sections:
            return piece[0]
        page = posixpath.relpath(f"rules/{piece['section'].lower()}.md", folder)
        return f"[{piece['id']}]({page}#{piece['id'].lower()})"

    def top_linked(link: re.Match[str]) -> str:
        return f"]({posixpath.relpath(link[1].lower(), folder)}"

    return LINK_TO_TOP.sub(top_linked, PIECES.sub(rule_linked, text))


if __name__ == "__main__":
    main()
