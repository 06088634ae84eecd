"""How long the review of a game for two takes: a game of the level people meet, judged on one processor."""

import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from scholars import Game
from scholars.bots import STANDARD, bot, let_choose
from scholars.engine import build
from scholars.review import review

SECONDS = 60  # that it may take on two processors
SEED = 18


def main() -> None:
    """Play, judge, and print a line for each length of the game."""
    for mode in ("casual", "epic"):
        game = Game.new(players=2, seed=SEED, mode=mode)
        player = bot(STANDARD, SEED)
        while game.decision is not None:
            game.play(let_choose(player, game, SEED + len(game.history)))
        began = time.perf_counter()
        found = review(game)
        took = time.perf_counter() - began
        told = f"{len(found.turns)} turns, {len(game.history)} choices"
        print(f"the review of a {mode} game for two takes {took:.1f} s ({told}; at most {SECONDS}; {build()} engine)")


if __name__ == "__main__":
    main()
