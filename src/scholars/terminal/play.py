"""`scholars play`: a whole game in the terminal, against bots or people at one keyboard."""

import argparse
import secrets

from scholars.bots import BOTS
from scholars.game import MODES, Game
from scholars.terminal.files import NEWEST, Refused, new_file, newest, opened, read
from scholars.terminal.session import PERSON, Session
from scholars.terminal.watch import MOST_CHOSEN, NAMES

LONGEST_NAME = 30


def run(asked: argparse.Namespace) -> int:
    """Play a game, or go on with one."""
    session = _resumed(asked) if asked.resume is not None else _new(asked)
    return session.run()


def _new(asked: argparse.Namespace) -> Session:
    seats = _seats(asked.players, asked.bots, asked.names)
    players = tuple(asked.names or ()) + NAMES[len(asked.names or ()) : len(seats)]
    if len(set(players)) != len(players):
        raise Refused("Every player needs a name of their own.")
    seed = secrets.randbelow(MOST_CHOSEN) if asked.seed is None else asked.seed
    game = Game.new(len(seats), seed, asked.mode or MODES[0], getattr(asked, "catalogue", None), players)
    path = asked.save or new_file()
    if path.exists():
        raise Refused(f"{path} is there already: go on with it by --resume, or name another file.")
    return Session(game, seats, path, asked.lang)


def _seats(players: int | None, bots: list[str] | None, names: list[str] | None) -> tuple[str, ...]:
    """Who plays: people first, then bots. Alone, one plays against the bot `greedy`."""
    named = len(names or ())
    count = players or max(2, named, 1 + len(bots or ()))
    if bots is None:
        bots = ["greedy"] * (count - max(1, named))
    if named > count:
        raise Refused(f"There are {count} players and {named} names.")
    if len(bots) >= count:
        raise Refused(f"Of {count} players {len(bots)} are bots: nobody is left to play.")
    return (PERSON,) * (count - len(bots)) + tuple(bots)


def _resumed(asked: argparse.Namespace) -> Session:
    if any(given is not None for given in (asked.players, asked.names, asked.seed, asked.mode, asked.save)):
        raise Refused("A game that goes on is as it was saved: with --resume only --bots and --lang can be given.")
    path = newest() if asked.resume == NEWEST else asked.resume
    plain, seats = read(path)
    game, fault = opened(path, plain, getattr(asked, "catalogue", None))
    if asked.bots is not None or len(seats) != len(game.names) or any(seat not in (PERSON, *BOTS) for seat in seats):
        seats = _seats(len(game.names), asked.bots, None)
    return Session(game, seats, new_file() if fault else path, asked.lang, fault)
