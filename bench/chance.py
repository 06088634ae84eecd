"""How many random numbers a second: the installed engine and the pure source, side by side in one run."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from scholars.engine import build
from scholars.engine.chance import Chance

SOURCE = Path(__file__).parents[1] / "src"
ROUNDS = 200
PILE = tuple(range(60))


def main() -> None:
    """Measure each build in a process of its own and print a table."""
    if "--here" in sys.argv:
        print(json.dumps(measure()))
        return
    builds = [measure_apart(PYTHONPATH=path) for path in ("", str(SOURCE))]
    for row in builds[0]:
        print(f"{row:<40}" + "".join(f"{rates[row]:>14}" for rates in builds))


def measure_apart(**variables: str) -> dict[str, str]:
    """What another process measures, which imports the engine from elsewhere."""
    command = [sys.executable, __file__, "--here"]
    done = subprocess.run(command, env=os.environ | variables, check=True, capture_output=True, text=True)
    rates: dict[str, str] = json.loads(done.stdout)
    return rates


def measure() -> dict[str, str]:
    """The rows of one column."""
    chance = Chance.seeded(1)
    return {
        "numbers a second": build(),
        "below(6), called from Python": rate(1000, lambda: [chance.below(6) for _ in range(1000)]),
        "below(n), called by shuffled": rate(len(PILE) - 1, lambda: chance.shuffled(PILE)),
    }


def rate(numbers: int, draw: Callable[[], object]) -> str:
    """Numbers a second, the best of many rounds: what the machine can do when nobody else wants it."""
    best = min(timed(draw) for _ in range(ROUNDS))
    return f"{numbers / best:,.0f}"


def timed(draw: Callable[[], object]) -> float:
    """Seconds that one draw takes."""
    start = time.perf_counter()
    draw()
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
