"""`scholars solo`: a game against the solo opponent, here or at a real table."""

import argparse

from scholars.terminal import play
from scholars.terminal.files import Refused
from scholars.terminal.solo_table import run_table


def run(asked: argparse.Namespace) -> int:
    """Play as `scholars play` does, with a single person; or play the opponent for somebody at a real table."""
    if asked.table:
        if any(given is not None for given in (asked.names, asked.mode, asked.save, asked.resume)):
            raise Refused("--name, --mode, --save and --resume are not for a real table, which is kept with --file.")
        return run_table(asked)
    if asked.file is not None or asked.new or asked.own_cards or asked.short:
        raise Refused("--file, --new, --own-cards and --short are for a real table: they need --table.")
    if asked.resume is None:
        asked.players = 1
    return play.run(asked)
