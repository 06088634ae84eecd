"""`scholars card`: what is printed on a thing, in words."""

import argparse
from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from scholars.catalogue import Catalogue, Entry, Status, UnknownThing, load
from scholars.locales import Row, kind_name, message, name, rows, say

_IRREGULAR = {
    "difficulty": "difficulties",
    "focus": "focuses",
    "research": "research",
    "black-translate": "black-translate",
}
MARKS = {Status.KNOWN: "●", Status.INFERRED: "◐", Status.RECONSTRUCTED: "○"}


def run(asked: argparse.Namespace) -> int:
    """Show one thing, or a list of a kind."""
    catalogue = load(asked.catalogue)
    console = Console()
    if asked.kind:
        entries = _of_kind(catalogue, asked.kind)
        console.print(_listed(catalogue, entries, asked.lang))
    else:
        console.print(_shown(catalogue, catalogue.find(asked.id), asked.lang))
    console.print(_legend(asked.lang))
    return 0


def _of_kind(catalogue: Catalogue, wanted: str) -> list[Entry]:
    """All things of a kind, which may be named in the singular or the plural."""
    kinds: dict[str, list[Entry]] = {}
    for entry in catalogue.entries():
        kinds.setdefault(plural(entry.table.kind_id), []).append(entry)
    found = kinds.get(wanted) or kinds.get(plural(wanted))
    if not found:
        raise UnknownThing(wanted, kinds, "kind")
    return found


def plural(kind: str) -> str:
    """The name of a kind as it is asked for: translators, action-cards, difficulties."""
    return _IRREGULAR.get(kind, f"{kind}s")


def _shown(catalogue: Catalogue, entry: Entry, language: str) -> Panel:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    grid.add_column(style="dim")
    for row in rows(catalogue, entry):
        grid.add_row(say(row.label, language), say(row.text, language), MARKS[row.mark.status])
    title = Text.assemble((say(name(entry), language), "bold"), "  ", (entry.thing.id, "dim"))
    return Panel(grid, title=title, title_align="left", box=box.ROUNDED, expand=False, padding=(0, 1))


def _listed(catalogue: Catalogue, entries: list[Entry], language: str) -> Table:
    table = Table(title=say(kind_name(entries[0]), language), box=box.SIMPLE_HEAD, title_justify="left")
    for column in ("column-id", "column-name", "column-text"):
        table.add_column(say(message(column), language), no_wrap=column == "column-id")
    for entry in entries:
        table.add_row(entry.thing.id, say(name(entry), language), _lines(rows(catalogue, entry), language))
    return table


def _lines(printed: Iterable[Row], language: str) -> Text:
    colon = say(message("after-label"), language)
    lines = [
        Text.assemble(
            (say(row.label, language), "bold"), colon, say(row.text, language), " ", (MARKS[row.mark.status], "dim")
        )
        for row in printed
    ]
    return Text("\n").join(lines)


def _legend(language: str) -> Text:
    said = (f"{mark} {say(message(f'fidelity-{status}'), language)}" for status, mark in MARKS.items())
    return Text("   ".join(said), style="dim")
