"""`scholars rules`: the ledger, by ID or by words."""

import argparse

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from scholars import ledger


def run(asked: argparse.Namespace) -> int:
    """Show a rule, a section, or every rule that has all the words."""
    console = Console()
    found = _asked_for(asked.words)
    if not found:
        raise ledger.UnknownRule(" ".join(asked.words), ())
    for rule in found:
        console.print(Text.assemble((rule.id, "bold"), "  ", (rule.title, "dim")))
        console.print(Padding(Text(rule.statement), (0, 0, 1, 2)))
    return 0


def _asked_for(words: list[str]) -> tuple[ledger.Rule, ...]:
    wanted = " ".join(words)
    section = tuple(rule for rule in ledger.rules() if rule.section == wanted.upper())
    if section:
        return section
    if len(words) == 1 and any(character.isdigit() for character in wanted):
        return (ledger.find(wanted.upper()),)
    return tuple(ledger.search(wanted))
