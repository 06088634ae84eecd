"""`scholars bots`: whom one can play against, from weakest to strongest, and the yardsticks."""

import argparse
import hashlib
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from scholars.bots import LEVELS, RATINGS, YARDSTICKS, UnknownBot, bot_spec, takes_budget
from scholars.errors import ScholarsError
from scholars.locales import Message, message, say


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


def bot_name(text: str) -> str:
    """A bot as the command line names it; of a weights file the whole path, so that a saved game can go on anywhere."""
    try:
        return whole_name(text)
    except ScholarsError as refusal:
        raise argparse.ArgumentTypeError(str(refusal)) from None


def whole_name(text: str) -> str:
    """The name of a bot, with the whole path of its weights; ScholarsError if there is none that could play."""
    spec = bot_spec(text)
    if not spec.has_weights:
        return text
    from scholars.bots.learned.weights_files import weights_file  # noqa: PLC0415 - numpy is loaded with it

    weights_file(Path(spec.name))
    return str(Path(text).absolute())


def is_bot(name: str) -> bool:
    """Whether a name could be that of a bot; a weights file need not exist."""
    try:
        bot_spec(name)
    except UnknownBot:
        return False
    return name.isprintable()


def takes_seconds(name: str) -> bool:
    """Whether a bot can be given seconds for a decision: it searches, and its name does not say how long."""
    spec = bot_spec(name)
    return takes_budget(spec) and not spec.has_budget


def title(name: str) -> Message:
    """What a bot is called: a level by its title, weights by the name of their file."""
    return message("bot-title", bot=Path(name).name if bot_spec(name).has_weights else name)


def bot_seed(game_seed: int, decision: int) -> int:
    """What a bot leaves to chance follows from the game and the decision, so that a game can go on alike."""
    return int.from_bytes(hashlib.sha256(f"bot {game_seed} {decision}".encode()).digest()[:8])


class Help(argparse.Action):
    """`--help` of a command that takes bots: it ends with the levels, which are worded only now."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print it, and end."""
        widest = max(map(len, LEVELS))
        lines = (f"  {name:<{widest}}  {say(message('bot-line', bot=name))}" for name in LEVELS)
        parser.epilog = "\n".join(("levels, from weakest to strongest:", *lines))
        parser.print_help()
        parser.exit()
