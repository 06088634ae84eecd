"""Pickles across the two builds: a pickled state in, what becomes of it there out.

Run as a program it reads pickled states from its input, plays each to the end by the state's own chance, and writes
them pickled to its output, with the name of the build first.
"""

import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from kit.lockstep import SOURCE, TESTS
from scholars.engine import build
from scholars.engine.state import State


def unpickled(data: bytes) -> Any:
    """What was pickled."""
    return pickle.loads(data)  # noqa: S301 - by the tests themselves


def pickled(thing: Any, protocol: int = pickle.DEFAULT_PROTOCOL) -> Any:
    """There and back."""
    return unpickled(pickle.dumps(thing, protocol))


def played_out(state: State) -> State:
    """The state at the end, by random choices that follow from it alone."""
    state.playout()
    return state


def played_out_by_the_source(states: Sequence[State]) -> tuple[str, list[State]]:
    """Which build the source of this checkout is, in a process of its own, and the states at the ends it comes to."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(SOURCE), str(TESTS)))}
    command, given = [sys.executable, "-m", "kit.pickles"], pickle.dumps(states)
    done = subprocess.run(command, env=environment, input=given, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    told: tuple[str, list[State]] = unpickled(done.stdout)
    return told


if __name__ == "__main__":
    ended = [played_out(state) for state in unpickled(sys.stdin.buffer.read())]
    sys.stdout.buffer.write(pickle.dumps((build(), ended)))
