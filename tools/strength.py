"""How strong greedy is: its scores with and without Body of Books, and against the solo opponent; see docs/strength.md.

Two numbers say how many games: `python tools/strength.py 40 200`, as without any, plays 40 for two with and without the
expansion, and 200 against each difficulty.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from statistics import mean

from scholars import Game
from scholars.bots import bot, let_choose
from scholars.components import Difficulty
from scholars.play.outcomes import Score

BOOKS = ("body-of-books",)
COUNTED = ("page_gained", "page_resolved", "card_upgraded", "row_filled", "xp_gained")


def played(game: Game, number: int) -> Counter[str]:
    """Let greedy play a game to its end; what happened in it, and how often."""
    player, told = bot("greedy", number), Counter[str]()
    while game.decision is not None:
        events = game.play(let_choose(player, game, 1000 * number + len(game.history)))
        told.update(event.name for event in events)
    return told


def between_two(games: int, expansions: tuple[str, ...]) -> str:
    """Greedy against itself: the mean score by category, and what happened for each player and game."""
    scores, told = list[Score](), Counter[str]()
    for number in range(games):
        game = Game.new(2, number, expansions=expansions)
        told += played(game, number)
        assert game.outcome is not None
        scores.extend(game.outcome.scores)
    by_category = {name: average(score.by_category[name] for score in scores) for name in scores[0].categories}
    happened = {name: round(told[name] / len(scores), 2) for name in COUNTED}
    return f"{average(score.total for score in scores)} VP, {by_category}, for each player and game {happened}"


def alone(games: int, difficulty: str, expansions: tuple[str, ...]) -> str:
    """Greedy against the solo opponent, by turns in a casual and an epic game: both mean scores, and the wins."""
    totals, won = list[list[int]](), 0
    for number in range(games):
        mode = ("casual", "epic")[number % 2]
        game = Game.new(1, number, mode, solo=difficulty, expansions=expansions)
        played(game, number)
        assert game.outcome is not None
        totals.append([score.total for score in game.outcome.scores])
        won += game.outcome.solo == "won"
    return f"{average(own for own, _ in totals)} against {average(other for _, other in totals)} VP, {won} won"


def average(numbers: Iterable[int]) -> float:
    """The mean, to one place."""
    return round(mean(numbers), 1)


def main() -> int:
    """Play and tell."""
    for_two, solo = map(int, sys.argv[1:3] or ("40", "200"))
    for expansions in ((), BOOKS):
        name = " ".join(expansions) or "base game"
        print(f"{name}, {for_two} games for two: {between_two(for_two, expansions)}", flush=True)
    for expansions in ((), BOOKS):
        for difficulty in Difficulty:
            name = " ".join(expansions) or "base game"
            print(f"{name}, {solo} games, {difficulty}: {alone(solo, difficulty, expansions)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
