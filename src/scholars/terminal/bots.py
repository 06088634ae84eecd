"""`scholars bots`: whom one can play against, from weakest to strongest, and the yardsticks."""

import argparse

from rich import box
from rich.console import Console
from rich.table import Table

from scholars.bots import LEVELS, RATINGS, YARDSTICKS
from scholars.locales import message, say


def run(asked: argparse.Namespace) -> int:
    """Show them all."""
    Console().print(_listed(asked.lang))
    return 0


def _listed(language: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("bots-level", "column-id", "column-name", "bots-line"):
        table.add_column(say(message(column), language), no_wrap=column == "column-id")
    if RATINGS:
        table.add_column(say(message("bots-rating"), language), justify="right")
    for name in (*LEVELS, *YARDSTICKS):
        number = str(LEVELS.index(name) + 1) if name in LEVELS else ""
        title, line = (say(message(key, bot=name), language) for key in ("bot-title", "bot-line"))
        table.add_row(number, name, title, line, *([str(RATINGS.get(name, ""))] if RATINGS else []))
    return table


class Help(argparse.Action):
    """`--help` of a command that takes bots: it ends with the levels, which are worded only now."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print it, and end."""
        widest = max(map(len, LEVELS))
        lines = (f"  {name:<{widest}}  {say(message('bot-line', bot=name))}" for name in LEVELS)
        parser.epilog = "\n".join(("levels, from weakest to strongest:", *lines))
        parser.print_help()
        parser.exit()
