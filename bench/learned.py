"""How fast what was learned judges, on one core, and how soon it is ready: the shipped weights, or those of a file.

Options are judged from the table before them, as a search does; that the games go on is not part of it.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from scholars.bots.learned.knowledge import SHIPPED, read
from scholars.bots.learned.network import Policy, Value
from scholars.catalogue import load
from scholars.encoding import encoder_for
from scholars.training import Batch

ROUNDS = 5  # the best of each counts
SECONDS = 0.5  # of each measurement
GAMES = 256
OPTIONS = (8, 64, 1000)
TABLES = (1, GAMES)
LOADED = 50  # ms, all networks together
MOST = {8: 150 / 8, 1000: 4}  # us an option, at so many options at once


def main() -> None:
    """Measure and print."""
    path = Path(sys.argv[1]) if sys.argv[1:] else SHIPPED
    if sys.argv[2:]:
        print(loading(path))
        return
    command = [sys.executable, __file__, str(path), "loading"]
    took = min(float(subprocess.run(command, check=True, capture_output=True).stdout) for _ in range(ROUNDS))
    print(f"{path.stat().st_size / 1e6:.1f} MB of weights are read and ready in {took:.0f} ms; wanted {LOADED}")
    judging(path)


def loading(path: Path) -> float:
    """How many milliseconds it takes until both networks are ready, in a process that has loaded the catalogue."""
    encoder_for(load())
    start = time.perf_counter()
    networks = read(path)
    Policy(networks["policy"], load())
    Value(networks["value"], load())
    return 1000 * (time.perf_counter() - start)


def judging(path: Path) -> None:
    """Options and tables a second, in games that are some way in."""
    networks = read(path)
    policy, value = Policy(networks["policy"], load()), Value(networks["value"], load())
    batch, chance = Batch(GAMES, players=3, expansions=["body-of-books"]), np.random.default_rng(1)
    for _ in range(150):
        batch.step(batch.random_choices(chance))
    before, after, choices = batch.observations, batch.look_ahead(1), batch.choices
    whose = np.repeat(np.arange(GAMES), np.diff(batch.offsets))
    sums = policy.sums(before)

    def options(many: int) -> None:
        games = whose[many - 1] + 1
        found = policy.sums_after(before[:games], sums[:games], after[:many], whose[:many])
        policy.wishes(found, choices[:many])

    def tables(many: int) -> None:
        value.heads(value.sums(before[:many]))

    for many in OPTIONS:
        wanted = f"; wanted {1e6 / MOST[many]:,.0f}" if many in MOST else ""
        print(f"{many:>5} options at once, from the tables before: {rate(options, many):>10,.0f} a second{wanted}")
    for many in TABLES:
        print(f"{many:>5} tables at once, from nothing:            {rate(tables, many):>10,.0f} a second")


def rate(do: Callable[[int], None], many: int) -> float:
    """How many a second, at best."""
    best, end = float("inf"), time.perf_counter() + SECONDS
    while (start := time.perf_counter()) < end:
        do(many)
        best = min(best, time.perf_counter() - start)
    return many / best


if __name__ == "__main__":
    main()
