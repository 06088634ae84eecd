"""`scholars rules`: a plain question answered from the chapters, and the ledger by ID or by words."""

import argparse

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from scholars import ledger, reading

MOST_ANSWERS = 3


def run(asked: argparse.Namespace) -> int:
    """Show a rule or a section; or answer a question, and show every rule that has all its words."""
    wanted = " ".join(asked.words)
    console = Console()
    if found := _named(asked.words):
        _show_rules(console, found)
        return 0
    answers, found = reading.ask(wanted, asked.lang)[:MOST_ANSWERS], ledger.search(wanted)
    if not answers and not found:
        raise ledger.UnknownRule(wanted, ())
    _show_paragraphs(console, answers, asked.lang)
    _show_rules(console, found)
    return 0


def _named(words: list[str]) -> tuple[ledger.Rule, ...]:
    """The rules of a section, or the one of an ID."""
    wanted = " ".join(words).upper()
    section = tuple(rule for rule in ledger.rules() if rule.section == wanted)
    if not section and len(words) == 1 and any(character.isdigit() for character in wanted):
        return (ledger.find(wanted),)
    return section


def _show_paragraphs(console: Console, answers: tuple[reading.Paragraph, ...], language: str) -> None:
    titles = {one.id: chapter.title for chapter in reading.chapters(language) for one in chapter.paragraphs}
    for paragraph in answers:
        console.print(Text.assemble((paragraph.title, "bold"), "  ", (titles[paragraph.id], "dim")))
        console.print(Padding(Text(paragraph.text), (0, 0, 0, 2)))
        console.print(Padding(Text(" ".join(paragraph.rules), "dim"), (0, 0, 1, 2)))


def _show_rules(console: Console, rules: tuple[ledger.Rule, ...]) -> None:
    for rule in rules:
        console.print(Text.assemble((rule.id, "bold"), "  ", (rule.title, "dim")))
        console.print(Padding(Text(rule.statement), (0, 0, 1, 2)))
