"""`scholars verify RECORD`: that a game was dealt and rolled from the seed its server had promised."""

import argparse
import re
from pathlib import Path

from scholars.game import Game
from scholars.positions.records import UnreadableRecord, commitment
from scholars.terminal.files import Refused, read

PROMISE = "commitment"
DEALT_FROM = "dealt_from"


def add_options(parser: argparse.ArgumentParser) -> None:
    """What can be said about the record."""
    parser.set_defaults(answer=run)
    parser.add_argument("file", type=Path, metavar="RECORD", help="the record of a finished game, as downloaded")
    text = "what the table told at its start (default: what the record says of it)"
    parser.add_argument("--commitment", type=_digest, metavar="HASH", help=text)


def _digest(text: str) -> str:
    if not re.fullmatch("[0-9a-f]{64}", text.lower()):
        raise argparse.ArgumentTypeError("a commitment is 64 hexadecimal digits")
    return text.lower()


def run(asked: argparse.Namespace) -> int:
    """Check the promise, then play the game from its seed; everything shuffled and rolled follows from it."""
    plain, _ = read(asked.file)
    promised = asked.commitment or plain.get(PROMISE)
    if not isinstance(promised, str):
        raise Refused(f"{asked.file}: the record tells no commitment; give it with --commitment.")
    if commitment(str(plain.get("seed"))) != promised:
        raise Refused(f"{asked.file}: the seed is not the one that was promised.")
    dealt_from = plain.get(DEALT_FROM)
    if "position" in plain and not isinstance(dealt_from, str):
        raise Refused(f"{asked.file}: this game began from a position, so its cards do not follow from the seed.")
    try:
        game = Game.replay(plain, asked.catalogue)
    except UnreadableRecord as fault:
        raise Refused(f"{asked.file}: {fault}") from None
    if "position" in plain and not _dealt_anew(game.at(0), str(dealt_from)):
        raise Refused(f"{asked.file}: what was hidden where this game goes on was not dealt from what is told.")
    if game.outcome is None:
        raise Refused(f"{asked.file}: this game is not finished.")
    totals = ", ".join(f"{name} {score.total}" for name, score in zip(game.names, game.outcome.scores, strict=True))
    if "position" in plain:
        print("This game goes on from a moment of another one; what was hidden then was dealt anew from a new seed.")
    print(f"The seed is the one that was promised, and all {len(game.history)} choices follow from it: {totals}.")
    return 0


def _dealt_anew(begun: Game, dealt_from: str) -> bool:
    """Whether a game that goes on is the one that is dealt from a secret: dealing depends on nothing hidden."""
    if not re.fullmatch("[0-9]{1,100}", dealt_from):
        return False
    return begun.determinise(None, int(dealt_from)).position() == begun.position()
