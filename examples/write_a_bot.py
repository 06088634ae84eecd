"""Write a bot: the small one of the guide, and a match against random.

Run it with `python examples/write_a_bot.py`, with a number of games if you like.
"""

import sys
from collections.abc import Sequence

from scholars import Choice, Game
from scholars.bots import Bot, bot, let_choose
from scholars.rules import scoring

STOPPING = {"end-turn", "decline", "enough", "rest"}


class Eager:
    """Takes the option after which it owns most; stopping is a last resort."""

    def choose(self, seen: Game) -> Choice:
        """The best option, looking one choice ahead in a copy it was dealt."""
        assert seen.decision is not None
        return max(seen.decision.options, key=lambda option: self.worth(seen, option))

    def worth(self, seen: Game, option: Choice) -> int:
        """Points count most, then Tracks, Translators and what one can pay with."""
        seat, after = int(seen.state.seat()), seen.state.clone()
        after.apply(option.code)
        player = after.players[seat]
        worth = 4 * scoring.total(after, seat) + 2 * player.gold + player.silver + player.worker_count()
        worth += 2 * sum(player.tracks) + 3 * sum(owner == seat for owner in after.room_owner)
        return int(worth) - 5 * (str(option) in STOPPING)


def play(bots: Sequence[Bot], seed: int) -> Game:
    """A game to its end; each bot sees a copy with the unknown dealt anew."""
    game = Game.new(players=len(bots), seed=seed)
    while game.decision is not None:
        game.play(let_choose(bots[game.decision.seat], game, len(game.history)))
    return game


def main(games: int = 10) -> None:
    """Each deal is played twice, with the seats swapped."""
    won = 0
    for number in range(games):
        seat = number % 2
        bots: list[Bot] = [bot("random", number), bot("random", number)]
        bots[seat] = Eager()
        outcome = play(bots, seed=number // 2).outcome
        assert outcome is not None
        won += outcome.winners == (seat,)
        print(f"game {number + 1}: " + " to ".join(str(score.total) for score in outcome.scores))
    print(f"Eager won {won} of {games} games")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
