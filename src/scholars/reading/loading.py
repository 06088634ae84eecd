"""Reading the chapters, complete and checked, or not at all."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from scholars import ledger
from scholars.effects import Unreadable
from scholars.errors import ScholarsError
from scholars.locales import LANGUAGES
from scholars.reading.chapter import Chapter, Paragraph
from scholars.reading.icons import icons

FOLDER = Path(__file__).parent
Table = dict[str, Any]


class UnreadableChapter(ScholarsError, ValueError):
    """A chapter that cannot be read, with its place and the fault."""


class UnknownParagraph(ScholarsError, LookupError):
    """An id that no paragraph has."""


@cache
def chapters(language: str = "en") -> tuple[Chapter, ...]:
    """The whole book in a language."""
    if language not in LANGUAGES:
        raise UnreadableChapter(f'There are no chapters in "{language}".')
    return read_chapters(FOLDER, language)


def find(paragraph: str, language: str = "en") -> Paragraph:
    """The paragraph of an id; UnknownParagraph if there is none."""
    for chapter in chapters(language):
        for one in chapter.paragraphs:
            if one.id == paragraph:
                return one
    raise UnknownParagraph(f'There is no paragraph "{paragraph}".')


def read_chapters(folder: Path, language: str) -> tuple[Chapter, ...]:
    """Every chapter of a folder: its plan in `chapters.toml`, its words in a file for each language and chapter."""
    plan = _table(folder / "chapters.toml")
    found = tuple(_chapter(folder, language, chapter) for chapter in plan["chapter"])
    ids = [paragraph.id for chapter in found for paragraph in chapter.paragraphs]
    for paragraph in ids:
        if ids.count(paragraph) > 1:
            raise UnreadableChapter(f"chapters.toml: {paragraph} stands there twice.")
    return found


def _table(path: Path) -> Table:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise UnreadableChapter(f"{path.name}: {fault}") from fault


def _chapter(folder: Path, language: str, plan: Table) -> Chapter:
    place = f"{language}/{plan['id']}.toml"
    words = _table(folder / "texts" / place)
    title = words.pop("title", "")
    planned = [paragraph["id"] for paragraph in plan["paragraph"]]
    if not title or list(words) != planned:
        raise UnreadableChapter(f"{place}: it needs its title, and then the words of {', '.join(planned)}.")
    told = tuple(_paragraph(place, paragraph, words[paragraph["id"]]) for paragraph in plan["paragraph"])
    return Chapter(plan["id"], title, told)


def _paragraph(place: str, plan: Table, words: Table) -> Paragraph:
    for fault in _faults(plan, words):
        raise UnreadableChapter(f"{place}, {plan['id']}: {fault}")
    return Paragraph(
        id=plan["id"],
        rules=tuple(plan["rules"]),
        about=tuple(plan["about"]),
        picture=plan.get("picture", ""),
        title=words["title"],
        marked_text=words["text"],
        asked=tuple(words["asked"]),
    )


def _faults(plan: Table, words: Table) -> Iterator[str]:
    """What is wrong with a paragraph."""
    if not plan["rules"]:
        yield "it names no rule."
    if list(words) != ["title", "text", "asked"] or not all(words.values()):
        yield "it needs a title, a text, and how it is asked for."
    try:
        for rule in plan["rules"]:
            ledger.find(rule)
        icons(plan.get("picture", "") + words.get("text", ""))
    except (ledger.UnknownRule, Unreadable) as fault:
        yield str(fault)
