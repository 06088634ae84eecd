"""What telling costs beside playing: a game watched in the terminal, and a table drawn, in turns in one run.

Somebody waits for both. The ratios mean something on a noisy machine, the milliseconds only on a quiet one.
"""

import io
import random
import time
from collections.abc import Callable
from contextlib import redirect_stdout

from scholars import Game
from scholars.catalogue import load
from scholars.drawing import draw
from scholars.engine import build
from scholars.positions.views import view_of
from scholars.terminal.command_line import main as scholars

ROUNDS = 5  # the best of each counts
WATCH = ("watch", "--players", "4", "--mode", "epic", "--seed", "5", "--cards")


def main() -> None:
    """Measure everything in turns and print the ratios."""
    catalogue, game = load(), some_way_into_a_game()
    view = view_of(game, None)
    work: dict[str, Callable[[], object]] = {
        "a game of four, played": play,
        "such a game, watched with every card; wanted under 1500": watch,
        "a view": lambda: view_of(game, None),
        "a table drawn from it; wanted under 100": lambda: draw(view, catalogue),
    }
    best = dict.fromkeys(work, float("inf"))
    for _ in range(ROUNDS):
        for name, do in work.items():
            best[name] = min(best[name], timed(do))
    played, watched, seen, drawn = best.values()
    for name, seconds in best.items():
        print(f"{name:<58}{1000 * seconds:>10.2f} ms")
    print(f"watching to playing {watched / played:.0f}, drawing to viewing {drawn / seen:.0f} ({build()} engine)")


def timed(do: Callable[[], object]) -> float:
    """The seconds something takes."""
    start = time.perf_counter()
    do()
    return time.perf_counter() - start


def play() -> None:
    """A whole game by random choices, through the front door."""
    game, chance = Game.new(players=4, seed=5, mode="epic"), random.Random(5)  # noqa: S311 - choices, not secrets
    while game.decision is not None:
        game.play(chance.choice(game.decision.options))


def watch() -> None:
    """A whole game by random choices, told and scored."""
    with redirect_stdout(io.StringIO()):
        assert scholars(WATCH) == 0


def some_way_into_a_game() -> Game:
    """A table with something on it."""
    game = Game.new(players=4, seed=5)
    for _ in range(200):
        game.play(0)
    return game


if __name__ == "__main__":
    main()
