"""Games between bots, each of which sees only what its seat may see."""

from collections.abc import Sequence

from scholars import Game
from scholars.bots import Bot, bot, let_choose


def play_out(game: Game, bots: Sequence[Bot], seed: int, choices: int | None = None) -> None:
    """Let bots choose to the end of the game, or until so many choices were made."""
    while game.decision is not None and (choices is None or len(game.history) < choices):
        player = bots[game.decision.seat]
        game.play(let_choose(player, game, seed + len(game.history)))


def greedy_wins(number: int) -> bool:
    """Whether greedy wins alone against random; each deal is played twice, with the seats swapped."""
    seat = number % 2
    game = Game.new(players=2, seed=number // 2)
    bots = [bot("random", number), bot("random", number)]
    bots[seat] = bot("greedy", number)
    play_out(game, bots, seed=10_000 * number)
    assert game.outcome is not None
    return game.outcome.winners == (seat,)
