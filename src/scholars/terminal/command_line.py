"""The `scholars` command: what can be asked for, and who answers."""

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from scholars import __version__
from scholars.bots import SEARCHING, STANDARD, YARDSTICKS
from scholars.engine import build
from scholars.errors import ScholarsError
from scholars.expansions import names
from scholars.game import MODES
from scholars.locales import LANGUAGES
from scholars.positions.beginning import DIFFICULTIES
from scholars.terminal import (
    admin,
    arena,
    bots,
    browser,
    cards,
    catalogues,
    play,
    replay,
    report,
    review,
    rules,
    score,
    serve,
    site,
    solo,
    think,
    train,
    verify,
    watch,
)
from scholars.terminal.files import NEWEST, Refused
from scholars.terminal.seeds import seed
from scholars.terminal.solo_table import add_table_options
from scholars.terminal.subcommand import Fill, Subcommand


def main(arguments: Sequence[str] | None = None) -> int:
    """Answer one command; the exit code says whether it could be done."""
    _never_fail_at_a_letter()
    # What the learned players multiply is small: several threads take twice the processor for the same, and wait
    # for each other where something else is at work.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    parser = _parser()
    asked, unknown = parser.parse_known_args(arguments)
    if unknown and "any_words" not in asked:
        parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    answer: Callable[[argparse.Namespace], int] = asked.answer
    try:
        return answer(asked)
    except (Refused, ScholarsError) as refusal:
        print(f"scholars: {refusal}", file=sys.stderr)
        return 1
    except ModuleNotFoundError as missing:  # scholars-engine alone has neither server nor browser client
        remedy = "`pip install . ./app` in the checkout adds it."
        print(f"scholars: this needs {missing.name}, which is not installed; {remedy}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output has gone, as in `scholars card --list scrolls | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def _never_fail_at_a_letter() -> None:
    """Where the terminal or a file lacks a letter, as many on Windows do, print another in its place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="scholars",
        description="Scholars of the South Tigris on this machine. Without a command it opens in the browser.",
    )
    parser.add_argument("--version", action="version", version=_version())
    _browser_options(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Subcommand)

    def command(name: str, text: str, fill: Fill, **more: Any) -> None:
        commands.add_parser(name, help=text, fill=fill, **more)

    command("admin", "see to a server: tables, guests, bans, announcements, an end", admin.add_options)
    command("arena", "let bots meet in many games, and tell how they fared", _arena)
    command("backup", "copy everything a server keeps, while it runs", serve.add_backup_options)
    command("bots", "show whom one can play against, from weakest to strongest", _bots)
    command("card", "show a card, a Room, a Track ... or list a kind of them", _card)
    command("rules", "answer a question about the rules, or show a rule by its ID", _rules)
    command("catalogue", "correct, confirm, check, compare, pack and merge what is printed", catalogues.add_options)
    as_written = {"formatter_class": argparse.RawDescriptionHelpFormatter, "add_help": False}
    command("play", "play a game in the terminal, against bots or people at one keyboard", _play, **as_written)
    command("replay", "go through a game that was played, back and forth", _replay)
    command("report", "tell what the games of an arena say: plots on a page, and numbers", _report)
    command("restore", "make the folder of a server from a copy", serve.add_restore_options)
    command("review", "judge a game that was played, turn by turn, and tell what to learn", _review)
    command("solo", "play a game in the terminal against the solo opponent", _solo)
    command("score", "score a game that was played at a real table", _score)
    command("serve", "let people play together in their browsers", _serve)
    command("site", "write the game as static files, for any web host", site.add_options)
    command("think", "think for the bots of a server that has several processes", _think)
    command("train", "learn to play by playing, and keep it in a folder", train.add_options)
    command("verify", "check that a game was dealt from the seed its server had promised", _verify)
    command("watch", "watch a game of random players or bots, told turn by turn", _watch)
    return parser


def _browser_options(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(answer=browser.run)
    parser.add_argument("--port", type=_port, default=0, help="port to listen on (default: a free one)")
    parser.add_argument("--no-browser", action="store_true", help="only say the address")
    _catalogue_option(parser)


def _think(parser: argparse.ArgumentParser) -> None:
    think.add_options(parser)
    _catalogue_option(parser)


def _serve(parser: argparse.ArgumentParser) -> None:
    serve.add_serve_options(parser)
    _catalogue_option(parser, argparse.SUPPRESS)  # what was given before the command stays


def _verify(parser: argparse.ArgumentParser) -> None:
    verify.add_options(parser)
    _catalogue_option(parser, argparse.SUPPRESS)  # what was given before the command stays


def _port(text: str) -> int:
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"a port is 0 to 65535, not {text}")
    return int(text)


def _arena(parser: argparse.ArgumentParser) -> None:
    arena.add_options(parser)
    _expansion_option(parser)
    _language_option(parser)
    _catalogue_option(parser, argparse.SUPPRESS)  # what was given before the command stays


def _bots(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(answer=bots.run)
    _language_option(parser)


def _card(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(answer=cards.run)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("id", nargs="?", metavar="ID", help="as in scroll-greek-b or room-4")
    what.add_argument("--list", dest="kind", metavar="KIND", help="all of a kind, as in translators or rooms")
    _language_option(parser)
    _catalogue_option(parser, argparse.SUPPRESS)  # what was given before the command stays


def _rules(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(answer=rules.run)
    parser.add_argument(
        "words",
        nargs="+",
        metavar="WORD",
        help='a plain question ("when does the game end"), an ID (TRV-03), a section (TRV)',
    )
    _language_option(parser)


def _play(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(answer=play.run, difficulty=None)
    parser.add_argument("-h", "--help", action=bots.Help, nargs=0, help="show this help message and exit")
    players = "how many play, bots included; 1 meets the solo opponent (default: 2)"
    parser.add_argument("--players", type=int, choices=(1, 2, 3, 4), help=players)
    last = (
        f"bots for the last seats: levels as below, the yardsticks {' and '.join(YARDSTICKS)}, or weights files "
        "(my.weights), each perhaps with a budget (sage@2, my.weights@48tries); "
        f"none: people only (default: {STANDARD} in all seats but one)"
    )
    parser.add_argument("--bots", nargs="*", type=bots.bot_name, metavar="BOT", help=last)
    seconds = f"that a bot which searches ({', '.join(SEARCHING)}, weights files) may take for a decision"
    parser.add_argument("--seconds", type=serve.seconds, metavar="SECONDS", help=seconds)
    parser.add_argument("--names", nargs="+", type=_name, metavar="NAME", help="names of the players, people first")
    _game_options(parser)


def _solo(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(answer=solo.run, players=None, bots=None, seconds=None)
    _difficulty_option(parser, "how strong the opponent is (default: the game asks)")
    parser.add_argument("--name", dest="names", nargs=1, type=_name, metavar="NAME", help="your name")
    _game_options(parser)
    parser.add_argument("--table", action="store_true", help="play only the opponent, for you at a real table")
    add_table_options(parser)


def _game_options(parser: argparse.ArgumentParser) -> None:
    """What a game in the terminal may be told, whoever plays it."""
    parser.add_argument("--seed", type=seed, help="a number; the same one sets the same table (default: a new one)")
    parser.add_argument("--mode", choices=MODES, help="length of the game (default: casual)")
    _expansion_option(parser)
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="where the game is kept (default: a new file in your home)"
    )
    resume = "go on with a saved game (default: the one last saved)"
    parser.add_argument("--resume", type=Path, metavar="FILE", nargs="?", const=NEWEST, help=resume)
    _language_option(parser)
    _catalogue_option(parser, argparse.SUPPRESS)  # what was given before the command stays


def _expansion_option(parser: argparse.ArgumentParser) -> None:
    text = f"play with an expansion: {', '.join(names())}"
    parser.add_argument("--expansion", dest="expansions", action="append", choices=names(), metavar="NAME", help=text)


def _difficulty_option(parser: argparse.ArgumentParser, text: str) -> None:
    parser.add_argument("--difficulty", choices=DIFFICULTIES, help=text)


def _name(text: str) -> str:
    if not text.strip() or not text.isprintable() or len(text) > play.LONGEST_NAME:
        raise argparse.ArgumentTypeError(f"a name has 1 to {play.LONGEST_NAME} letters that can be printed")
    return text.strip()


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(answer=replay.run)
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game, or any record of one")
    _language_option(parser)
    _catalogue_option(parser, argparse.SUPPRESS)  # what was given before the command stays


def _report(parser: argparse.ArgumentParser) -> None:
    report.add_options(parser)
    _language_option(parser)
    _catalogue_option(parser, argparse.SUPPRESS)  # what was given before the command stays


def _review(parser: argparse.ArgumentParser) -> None:
    review.add_options(parser)
    _language_option(parser)
    _catalogue_option(parser, argparse.SUPPRESS)  # what was given before the command stays


def _score(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(answer=score.run)
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="a sheet in TOML or JSON (default: print one to fill in)"
    )
    parser.add_argument("--cards", action="store_true", help="score card by card")
    _language_option(parser)
    _catalogue_option(parser, argparse.SUPPRESS)  # what was given before the command stays


def _watch(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(answer=watch.run)
    players = "how many play; 1 meets the solo opponent (default: 3)"
    parser.add_argument("--players", type=int, choices=(1, 2, 3, 4), default=3, help=players)
    seats = "bots for the seats, by name or weights file; the last one has all that are left (default: random choices)"
    parser.add_argument("--bots", nargs="+", type=bots.bot_name, default=[], metavar="BOT", help=seats)
    _difficulty_option(parser, "how strong the solo opponent is (default: chosen at random)")
    parser.add_argument("--seed", type=seed, help="a number; the same one shows the same game (default: a new one)")
    parser.add_argument("--mode", choices=MODES, default="casual", help="length of the game (default: casual)")
    _expansion_option(parser)
    parser.add_argument("--cards", action="store_true", help="score card by card")
    _language_option(parser)
    _catalogue_option(parser, argparse.SUPPRESS)  # what was given before the command stays


def _version() -> str:
    engine = "compiled engine" if build() == "compiled" else "engine in plain Python"
    return f"scholars {__version__} ({engine})"


def _language_option(parser: argparse.ArgumentParser) -> None:
    spoken = os.environ.get("LANG", "")[:2]
    default = spoken if spoken in LANGUAGES else "en"
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help=f"language (default: {default})")


def _catalogue_option(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    text = "a corrected catalogue instead of the shipped one: a folder or a pack"
    parser.add_argument("--catalogue", type=Path, metavar="BOX", default=default, help=text)


if __name__ == "__main__":
    sys.exit(main())
