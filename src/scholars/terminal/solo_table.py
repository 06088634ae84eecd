"""`scholars solo --table`: the solo opponent for a real table, in a terminal."""

import argparse
import secrets
from pathlib import Path

from scholars.catalogue import Catalogue, load
from scholars.companion import Companion, Record, UnreadableTable
from scholars.companion.records import read_record
from scholars.terminal.files import Refused, kept, read
from scholars.terminal.solo_session import Session
from scholars.terminal.solo_shown import Shown
from scholars.terminal.watch import expansions


def add_table_options(parser: argparse.ArgumentParser) -> None:
    """What only `--table` knows; difficulty, seed, expansion, language and catalogue are those of `scholars solo`."""
    options = parser.add_argument_group("with --table")
    text = "where the table is kept (default: one file in your home)"
    options.add_argument("--file", type=Path, metavar="FILE", help=text)
    options.add_argument("--new", action="store_true", help="begin again, even if a table is kept")
    text = "you shuffle and turn the Scheme Cards yourself, and are asked which one it is"
    options.add_argument("--own-cards", action="store_true", help=text)
    options.add_argument("--short", action="store_true", help="a few words for each step; details on demand")


def run_table(arguments: argparse.Namespace) -> int:
    """Go on with the table that is kept, or begin one."""
    path: Path = arguments.file or kept().parent / "solo-table.json"
    catalogue = load(getattr(arguments, "catalogue", None))
    goes_on = path.exists() and not arguments.new
    companion = _opened(path, catalogue) if goes_on else _begun(path, arguments, catalogue)
    return Session(companion, path, Shown(arguments.lang, arguments.short)).run(goes_on)


def _begun(path: Path, arguments: argparse.Namespace, catalogue: Catalogue) -> Companion:
    seed = secrets.randbits(64) if arguments.seed is None else arguments.seed
    answers = () if arguments.difficulty is None else (arguments.difficulty,)
    record = Record(seed, arguments.own_cards, answers, expansions(arguments), _remembered(path, catalogue))
    return Companion(record, catalogue)


def _remembered(path: Path, catalogue: Catalogue) -> tuple[tuple[str, str], ...]:
    """What was told of the boards at the table kept before: the box is still the same."""
    try:
        return _opened(path, catalogue).told_of_boards if path.exists() else ()
    except Refused:  # whoever begins again does not mind what cannot be read
        return ()


def _opened(path: Path, catalogue: Catalogue) -> Companion:
    plain, _ = read(path)
    try:
        return Companion(read_record(plain), catalogue)
    except UnreadableTable as fault:
        raise Refused(f"{path}: {fault} --new begins again.") from None
