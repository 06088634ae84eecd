"""How fast games go by in training, on one core: batches, the Gymnasium environment, and a peer's, in one run.

The peer is Catanatron's Gymnasium environment, in an environment of its own (`.venv/peers`), for it needs an older
Gymnasium. fastcatan, which steps batches of games as well, is on no package index. Ratios mean something on a noisy
machine, single figures do not.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

PEERS = Path(__file__).parents[1] / ".venv" / "peers" / "bin" / "python"
SECONDS = 1.0  # of each measurement
ROUNDS = 3  # the best of each counts
GAMES = 256


def main() -> None:
    """Measure everything in turns and print a table."""
    if sys.argv[1:]:
        print(json.dumps(MEASURES[sys.argv[1]]()))
        return
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        for name in MEASURES:
            python = str(PEERS) if name == "peer" else sys.executable
            done = subprocess.run([python, __file__, name], check=True, capture_output=True, text=True)
            for row, rate in json.loads(done.stdout).items():
                best[row] = max(best.get(row, 0.0), rate)
    peer = best["Catanatron's environment, random against random"]
    for row, rate in best.items():
        print(f"{row:<64}{rate:>12,.0f}{rate / peer:>10.1f}")


def rate(do: Callable[[], int]) -> float:
    """How many a second."""
    start, count = time.perf_counter(), 0
    while time.perf_counter() - start < SECONDS:
        count += do()
    return count / (time.perf_counter() - start)


def measure_batch() -> dict[str, float]:
    """Steps a second of batches: with all that is told, with random play driven from numpy, and looking ahead."""
    import numpy as np  # noqa: PLC0415 - the peer's environment has none of these

    from scholars.training import Batch  # noqa: PLC0415

    found = {}
    chance = np.random.default_rng(1)
    for players, expansions in ((4, ()), (2, ()), (2, ("body-of-books",))):
        batch = Batch(GAMES, players=players, expansions=expansions)
        inside: list[float] = []

        def play(batch: Batch = batch, inside: list[float] = inside) -> int:
            choices = batch.random_choices(chance)
            start = time.perf_counter()
            batch.step(choices)
            inside.append(time.perf_counter() - start)
            return GAMES

        played = rate(play)
        kind = f"{players} players{', Body of Books' if expansions else ''}"
        found[f"a batch, {kind}: step(); wanted 80,000"] = GAMES * len(inside) / sum(inside)
        found[f"a batch, {kind}: random play from numpy; wanted 60,000"] = played
    found["a batch, 2 players: options looked ahead at"] = rate(lambda: len(batch.look_ahead(1)))
    return found


def measure_environment() -> dict[str, float]:
    """Steps a second of the Gymnasium environment, random against random, the default opponent and greedy."""
    import gymnasium  # noqa: PLC0415
    import numpy as np  # noqa: PLC0415

    from scholars.training.gym import DEFAULT_OPPONENT  # noqa: PLC0415 - registers it too

    def measured(opponent: str) -> float:
        environment: Any = gymnasium.make("scholars/Duel-v0", opponent=opponent).unwrapped
        chance = np.random.default_rng(1)

        def play() -> int:
            action = chance.choice(np.flatnonzero(environment.action_masks()))
            _, _, ended, _, _ = environment.step(action)
            if ended:
                environment.reset()
            return 1

        environment.reset(seed=1)
        for _ in range(20):
            play()  # what a learned opponent is made of is read with its first decision
        return rate(play)

    opponents = ("random", DEFAULT_OPPONENT, "greedy")
    return {f"scholars/Duel-v0, random against {opponent}": measured(opponent) for opponent in opponents}


def measure_peer() -> dict[str, float]:
    """Steps a second of Catanatron's Gymnasium environment, random against random."""
    import random  # noqa: PLC0415

    import gymnasium  # noqa: PLC0415

    environment: Any = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
    environment.reset(seed=1)

    def play() -> int:
        action = random.choice(environment.get_valid_actions())  # noqa: S311 - choices, not secrets
        _, _, ended, cut, _ = environment.step(action)
        if ended or cut:
            environment.reset()
        return 1

    return {"Catanatron's environment, random against random": rate(play)}


MEASURES: dict[str, Callable[[], dict[str, float]]] = {
    "batch": measure_batch,
    "environment": measure_environment,
    "peer": measure_peer,
}

if __name__ == "__main__":
    main()
