"""How fast games are played: both builds of the engine, beside Catanatron, in one run on one machine.

Decisions a second with random choices and 4 players: inside the engine, by a Python loop on integers, and through the
front door; and what a clone costs, or a state pickled and read back. Ratios mean something on a noisy machine, single
figures do not.
"""

import json
import os
import pickle
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
SECONDS = 1.0  # of each measurement
TRIES = 3  # the best counts
PLAYERS = 4


def main() -> None:
    """Measure each in a process of its own and print a table."""
    for measure in (measure_engine, measure_catanatron):
        if f"--{measure.__name__}" in sys.argv:
            print(json.dumps(measure()))
            return
    installed, pure = apart(measure_engine), apart(measure_engine, PYTHONPATH=str(SOURCE))
    peer = apart(measure_catanatron)
    print(f"{'decisions a second':<34}{installed['build']:>14}{pure['build']:>14}{'ratios to Catanatron':>26}")
    for row in ("inside the engine", "integer loop", "front door"):
        ratios = f"{rate(installed, row) / rate(peer, 'play'):.1f} and {rate(pure, row) / rate(peer, 'play'):.1f}"
        print(f"{row:<34}{rate(installed, row):>14,.0f}{rate(pure, row):>14,.0f}{ratios:>26}")
    print(f"{'Catanatron 3.2.1, 4 random players':<34}{rate(peer, 'play'):>14,.0f}")
    print(f"{'a clone, in microseconds':<34}{rate(installed, 'clone'):>14.2f}{rate(pure, 'clone'):>14.2f}")
    print(f"{'a clone, in empty calls':<34}{in_calls(installed):>14.0f}{in_calls(pure):>14.0f}")
    print(f"{'a pickle there and back, likewise':<34}{rate(installed, 'pickle'):>14.1f}{rate(pure, 'pickle'):>14.1f}")


def rate(figures: dict[str, str | float], row: str) -> float:
    """A figure of a column."""
    return float(figures[row])


def in_calls(figures: dict[str, str | float]) -> float:
    """What a clone costs, in calls of a Python function that does nothing."""
    return rate(figures, "clone") / rate(figures, "empty call")


def apart(measure: Callable[[], dict[str, str | float]], **variables: str) -> dict[str, str | float]:
    """What another process measures, which may import the engine from elsewhere."""
    command = [sys.executable, __file__, f"--{measure.__name__}"]
    done = subprocess.run(command, env=os.environ | variables, check=True, capture_output=True, text=True)
    figures: dict[str, str | float] = json.loads(done.stdout)
    return figures


def best(play_some: Callable[[int], int]) -> float:
    """Decisions a second: games are played until the time is up, several times over."""
    rates = []
    for attempt in range(TRIES):
        start, decisions, seed = time.perf_counter(), 0, 1000 * attempt
        while time.perf_counter() - start < SECONDS:
            decisions += play_some(seed)
            seed += 1
        rates.append(decisions / (time.perf_counter() - start))
    return max(rates)


def measure_engine() -> dict[str, str | float]:
    """The figures of one build."""
    from scholars import Game  # noqa: PLC0415 - which engine it is depends on the process
    from scholars.catalogue import load  # noqa: PLC0415
    from scholars.engine import build  # noqa: PLC0415
    from scholars.engine.compiling import tables_for  # noqa: PLC0415
    from scholars.rules.setup import new_state  # noqa: PLC0415

    tables = tables_for(load())
    choose = random.Random(1).random  # noqa: S311 - choices, not secrets

    def inside(seed: int) -> int:
        return int(new_state(tables, PLAYERS, epic=False, seed=seed).playout())

    def loop(seed: int) -> int:
        state = new_state(tables, PLAYERS, epic=False, seed=seed)
        taken = 0
        while not state.over():
            options = state.options
            count: int = len(options)
            state.apply(options[int(choose() * count)])
            taken += 1
        return taken

    def front_door(seed: int) -> int:
        game = Game.new(players=PLAYERS, seed=seed)
        taken = 0
        while (decision := game.decision) is not None:
            options = decision.options
            game.play(options[int(choose() * len(options))])
            taken += 1
        return taken

    state = new_state(tables, PLAYERS, epic=False, seed=1)
    for _ in range(200):
        state.apply(state.options[0])
    return {
        "build": build(),
        "inside the engine": best(inside),
        "integer loop": best(loop),
        "front door": best(front_door),
        "clone": min(timed(state.clone) for _ in range(20)),
        "pickle": min(timed(lambda: pickle.loads(pickle.dumps(state))) for _ in range(20)),  # noqa: S301 - our own
        "empty call": min(timed(do_nothing) for _ in range(20)),
    }


def timed(call: Callable[[], object]) -> float:
    """Microseconds a call takes, over a thousand of them."""
    start = time.perf_counter()
    for _ in range(1000):
        call()
    return (time.perf_counter() - start) * 1000


def do_nothing() -> None:
    """What any call costs."""


def measure_catanatron() -> dict[str, str | float]:
    """Decisions a second of the peer: 4 players who choose at random."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # noqa: PLC0415

    def play(seed: int) -> int:
        players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        game = Game(players, seed=seed)
        taken = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            taken += 1
        return taken

    return {"play": best(play)}


if __name__ == "__main__":
    main()
