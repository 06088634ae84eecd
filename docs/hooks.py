"""What mkdocs does with our pages besides showing them.

The ID of a rule becomes a link to it wherever it stands in a text, and the documents at the top of the project
become pages.
"""  # noqa: INP001 - mkdocs loads this file by its path

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

TOP = ("ARCHITECTURE.md", "CONTRIBUTING.md", "NOTICE.md")
LINK_TO_TOP = re.compile(r"\]\((?:\.\./)*(" + "|".join(map(re.escape, TOP)) + ")")

# A rule's ID, or what is left as it is: a block of code, code in a line, a heading, a link.
PIECES = re.compile(
    r"^```.*?^```|`[^`\n]+`|^\#[^\n]*|\[[^\]\n]*\]\([^)\n]*\)|\b(?P<id>(?P<section>[A-Z]{3,4})-[0-9]{2})\b",
    re.MULTILINE | re.DOTALL,
)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the documents at the top of the project, with their links as seen from here."""
    for name in TOP:
        text = Path(config.config_file_path).with_name(name).read_text(encoding="utf-8")
        files.append(File.generated(config, name.lower(), content=text.replace("](docs/", "](")))
    return files


def on_page_markdown(markdown: str, page: Page, files: Files, **_: object) -> str:
    """Link rules, and the documents at the top."""
    here = posixpath.dirname(page.file.src_uri) or "."

    def rule_linked(piece: re.Match[str]) -> str:
        section = files.get_file_from_path(f"rules/{piece['section'].lower()}.md") if piece["id"] else None
        if section is None:
            return piece[0]
        return f"[{piece['id']}]({posixpath.relpath(section.src_uri, here)}#{piece['id'].lower()})"

    def top_linked(link: re.Match[str]) -> str:
        return f"]({posixpath.relpath(link[1].lower(), here)}"

    return LINK_TO_TOP.sub(top_linked, PIECES.sub(rule_linked, markdown))
