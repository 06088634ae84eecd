"""The same games through two builds: a line for every decision, to be compared with the other build's line by line.

Run as a program it tells the lines of the engine it finds: `python -m kit.lockstep 0 12` plays 12 games, 6 solo games
and 6 with Body of Books from seed 0 on.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path

from kit.random_games import Setup, book_setups, moments, setups, solo_setups
from scholars import Game
from scholars.encoding import encoder_for, options_of
from scholars.encoding.looking_ahead import observe_options
from scholars.engine import build

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src"


def lines(setup: Setup) -> Iterator[str]:
    """The game, decision by decision: seat, kind and options to be read, all that is told of it as a digest."""
    for number, moment in enumerate(moments(setup)):
        told = [[event.name, *event.numbers.values()] for event in moment.events]
        written = json.dumps([moment.position, told], sort_keys=True).encode()
        if number % 3 == 0:
            written += encoded(moment.game, setup)
        seen = sha256(written).hexdigest()[:16]
        yield f"{setup} #{number} {moment.game.decision or 'over'} | {seen}"


def encoded(game: Game, setup: Setup) -> bytes:
    """What those who learn are told: what a seat observes, the options, and what follows from some of them."""
    encoder, state = encoder_for(game.catalogue, setup.expansions), game.state
    told = [bytes(memoryview(encoder.observe(state, len(state.options) % len(game.names))))]
    if 1 < len(state.options) < 6:
        told.append(bytes(memoryview(observe_options(encoder, state, setup.seed))))
    return b"".join([*told, json.dumps(options_of(state)).encode()])


def playout_line(setup: Setup) -> str:
    """The same game played out by the engine itself."""
    game = setup.game()
    taken = game.state.playout()
    seen = sha256(json.dumps(game.position(), sort_keys=True).encode()).hexdigest()[:16]
    return f"{setup} played out in {taken} choices | {seen}"


def told_here(first: int, count: int) -> Iterator[str]:
    """Which engine this is, then the lines of so many games, and of half as many solo and with Body of Books."""
    yield build()
    for setup in (*setups(count, first), *solo_setups(count // 2, first), *book_setups(count // 2, first)):
        yield from lines(setup)
        yield playout_line(setup)


def told_by_the_source(first: int, count: int) -> list[str]:
    """What the source of this checkout tells, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(SOURCE), str(TESTS)))}
    command = [sys.executable, "-m", "kit.lockstep", str(first), str(count)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def first_difference(one: list[str], other: list[str]) -> str:
    """The first line in which two tellings differ, with the game and the decision; nothing if they are the same."""
    for here, there in zip_longest(one, other, fillvalue="nothing more"):
        if here != there:
            return f"here:   {here}\nsource: {there}"
    return ""


if __name__ == "__main__":
    for line in told_here(int(sys.argv[1]), int(sys.argv[2])):
        sys.stdout.write(line + "\n")
