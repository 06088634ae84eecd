"""What a strong player makes of a game on average, for `scholars.review`: plays games and writes averages.json.

    python tools/averages.py                    # 200 games of every kind: hours
    python tools/averages.py --games 20         # fewer, sooner

Every seat is the same player. The seeds are the numbers of the games, so everybody has the same figures from the same
rules and weights. Kinds take turns, and the file is written after every few games: it can be stopped at any time.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

from scholars import Game
from scholars.bots import bot, let_choose
from scholars.components import Difficulty
from scholars.review.averages import kind_of
from scholars.review.facts import Counting, count_all

PLAYER = "astronomer"  # the first level that tries options out; the stronger ones take too long for so many games
FILE = Path(__file__).parents[1] / "src" / "scholars" / "review" / "averages.json"
BOXES: tuple[tuple[str, ...], ...] = ((), ("body-of-books",))
TOGETHER = 4  # games of a kind before the next kind has its turn
DIFFICULTIES = tuple(str(one) for one in Difficulty)

Sample = dict[str, dict[str, list[float]]]  # "points" and "facts": what each seat had


def main() -> None:
    """Play, and write what came of it."""
    asked = _arguments()
    kinds: dict[str, Any] = {}
    samples: dict[str, Sample] = defaultdict(lambda: {"points": defaultdict(list), "facts": defaultdict(list)})
    games: dict[str, int] = defaultdict(int)
    for kind, game, facts in played(asked.games):
        games[kind] += 1
        assert game.outcome is not None
        for seat, counted in enumerate(facts):
            for name, vp in game.outcome.scores[seat].by_category.items():
                samples[kind]["points"][name].append(vp)
            for name, number in counted.items():
                samples[kind]["facts"][name].append(number)
        kinds[kind] = {"games": games[kind]} | {part: _means(told) for part, told in samples[kind].items()}
        if games[kind] % TOGETHER == 0:
            told = json.dumps({"player": PLAYER, "kinds": dict(sorted(kinds.items()))}, indent=1)
            asked.to.write_text(told + "\n", encoding="utf-8")
            print(kind, games[kind], flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="of every kind (default: 200)")
    parser.add_argument("--to", type=Path, default=FILE, help="the file that is written")
    return parser.parse_args()


def _means(told: dict[str, list[float]]) -> dict[str, list[float]]:
    return {name: [round(fmean(numbers), 3), round(pstdev(numbers), 3)] for name, numbers in told.items()}


def played(games: int) -> Iterator[tuple[str, Game, list[dict[str, float]]]]:
    """Games of every kind, and what was counted for each player in them."""
    kinds = list(product(BOXES, ("casual", "epic"), (2, 3, 4, 1)))
    for first in range(0, games, TOGETHER):
        for box, mode, players in kinds:
            for seed in range(first, min(games, first + TOGETHER)):
                solo = DIFFICULTIES[seed % len(DIFFICULTIES)] if players == 1 else None
                game = Game.new(players, seed, mode, solo=solo, expansions=box)
                yield kind_of(game), game, play(game, players, seed)


def play(game: Game, players: int, seed: int) -> list[dict[str, float]]:
    """Play a game to its end; what was counted for each player."""
    bots = [bot(PLAYER, 10 * seed + seat) for seat in range(players)]
    counting = [Counting(seat) for seat in range(players)]
    while game.decision is not None:
        choice = let_choose(bots[game.decision.seat], game, 1000 * seed + len(game.history))
        count_all(counting, game.play(choice))
    return [seat.facts(game) for seat in counting]


if __name__ == "__main__":
    main()
