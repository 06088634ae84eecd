"""How strong and how fast the greedy bot is: against random, each deal with seats swapped, and the time of a turn."""

import sys
import time
from collections.abc import Sequence
from statistics import median

from scholars import Game
from scholars.bots import Bot, bot, let_choose
from scholars.engine import build

GAMES = 20
MILLISECONDS = 50  # what a turn may take, compiled


def main() -> None:
    """Play and print a line; other numbers of games with an argument."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    won, turns = 0, list[float]()
    for number in range(games):
        seat = number % 2
        bots = [bot("random", number), bot("random", number)]
        bots[seat] = bot("greedy", number)
        game = Game.new(players=2, seed=number // 2)
        turns += timed_turns(game, bots, seat, 10_000 * number)
        won += game.outcome is not None and game.outcome.winners == (seat,)
    took = 1000 * median(turns)
    print(f"greedy beats random in {won} of {games} games ({build()} engine)")
    print(f"a turn of greedy takes {took:.1f} ms (median of {len(turns)}; at most {MILLISECONDS} compiled)")


def timed_turns(game: Game, bots: Sequence[Bot], seat: int, seed: int) -> list[float]:
    """Play to the end; the seconds a seat has thought in each of its turns."""
    turns = [0.0]
    while (asked := game.decision) is not None:
        if asked.seat == seat and asked.kind == "choose_turn":
            turns.append(0.0)
        start = time.perf_counter()
        choice = let_choose(bots[asked.seat], game, seed + asked.number)
        if asked.seat == seat:
            turns[-1] += time.perf_counter() - start
        game.play(choice)
    return turns[1:]


if __name__ == "__main__":
    main()
