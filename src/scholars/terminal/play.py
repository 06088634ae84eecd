"""`scholars play`: a whole game in the terminal, against bots, people at one keyboard or the solo opponent."""

import argparse
import secrets
from pathlib import Path

from scholars.bots import SEARCHING, STANDARD
from scholars.errors import ScholarsError
from scholars.game import MODES, Game
from scholars.locales import message, say
from scholars.positions.solo import solo_board
from scholars.terminal.bots import is_bot, takes_seconds, whole_name
from scholars.terminal.files import NEWEST, Refused, new_file, newest, opened, read
from scholars.terminal.session import OPPONENT, PERSON, Session
from scholars.terminal.watch import MOST_CHOSEN, NAMES, expansions

LONGEST_NAME = 30
SOLO = (PERSON, OPPONENT)


def run(asked: argparse.Namespace) -> int:
    """Play a game, or go on with one."""
    session = _resumed(asked) if asked.resume is not None else _new(asked)
    bots = [seat for seat in session.seats if seat not in SOLO]
    if asked.seconds is not None and not any(map(takes_seconds, bots)):
        searching = f"{', '.join(SEARCHING)} and weights files"
        raise Refused(f"Nobody here searches, so --seconds means nothing: it is for {searching}.")
    session.seconds = asked.seconds
    return session.run()


def _new(asked: argparse.Namespace) -> Session:
    seed = secrets.randbelow(MOST_CHOSEN) if asked.seed is None else asked.seed
    game, seats = _solo(asked, seed) if asked.players == 1 else _with_others(asked, seed)
    path = asked.save or new_file()
    if path.exists():
        raise Refused(f"{path} is there already: go on with it by --resume, or name another file.")
    return Session(game, seats, path, asked.lang)


def _with_others(asked: argparse.Namespace, seed: int) -> tuple[Game, tuple[str, ...]]:
    seats = _seats(asked.players, asked.bots, asked.names)
    players = tuple(asked.names or ()) + NAMES[len(asked.names or ()) : len(seats)]
    if len(set(players)) != len(players):
        raise Refused("Every player needs a name of their own.")
    return Game.new(len(seats), seed, _mode(asked), _catalogue(asked), players, None, expansions(asked)), seats


def _solo(asked: argparse.Namespace, seed: int) -> tuple[Game, tuple[str, ...]]:
    """One person against the solo opponent, who is called by a word of the language."""
    if asked.bots:
        raise Refused("A single player meets the solo opponent, and no bots.")
    if len(asked.names or ()) > 1:
        raise Refused(f"There is one player and {len(asked.names)} names.")
    player, opponent = (asked.names or NAMES)[0], say(message("play-opponent"), asked.lang)
    if player == opponent:
        raise Refused("Every player needs a name of their own.")
    names = (player, opponent)
    return Game.new(1, seed, _mode(asked), _catalogue(asked), names, asked.difficulty, expansions(asked)), SOLO


def _mode(asked: argparse.Namespace) -> str:
    return asked.mode or MODES[0]


def _catalogue(asked: argparse.Namespace) -> Path | None:
    given: Path | None = getattr(asked, "catalogue", None)
    return given


def _seats(players: int | None, bots: list[str] | None, names: list[str] | None) -> tuple[str, ...]:
    """Who plays: people first, then bots. Alone, one plays against the standard bot."""
    named = len(names or ())
    count = players or max(2, named, 1 + len(bots or ()))
    if bots is None:
        bots = [STANDARD] * (count - max(1, named))
    if named > count:
        raise Refused(f"There are {count} players and {named} names.")
    if len(bots) >= count:
        raise Refused(f"Of {count} players {len(bots)} are bots: nobody is left to play.")
    return (PERSON,) * (count - len(bots)) + tuple(bots)


def _resumed(asked: argparse.Namespace) -> Session:
    new = (asked.players, asked.names, asked.seed, asked.mode, asked.save, asked.difficulty, asked.expansions)
    if any(told is not None for told in new):
        given = "--bots, --seconds and --lang"
        raise Refused(f"A game that goes on is as it was saved: with --resume only {given} can be given.")
    path = newest() if asked.resume == NEWEST else asked.resume
    plain, seats = read(path)
    game, fault = opened(path, plain, _catalogue(asked))
    return Session(game, _taken(game, seats, asked.bots), new_file() if fault else path, asked.lang, fault)


def _taken(game: Game, saved: tuple[str, ...], bots: list[str] | None) -> tuple[str, ...]:
    """Who goes on with a saved game."""
    if solo_board(game.state) is not None:
        if bots:
            raise Refused("This is a game against the solo opponent, in which no bots play.")
        return SOLO
    known = len(saved) == len(game.names) and all(seat == PERSON or is_bot(seat) for seat in saved)
    if bots is not None or not known:
        return _seats(len(game.names), bots, None)
    try:
        return tuple(seat if seat == PERSON else whole_name(seat) for seat in saved)
    except ScholarsError as refusal:  # its weights file is not there any more, or does not fit
        raise Refused(f"{refusal} Say with --bots who plays instead.") from None
