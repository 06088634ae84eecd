"""Watch a game: bots play, and every turn is told in sentences.

Run it with `python examples/watch_a_game.py`, with a seed and a language if you like: `... 7 fr`.
"""

import sys

from scholars import Game
from scholars.bots import bot, let_choose
from scholars.locales import say
from scholars.wording.events import tell_all

NAMES = ("Ada", "Bruno", "Clara")


def main(seed: int = 7, language: str = "en") -> None:
    """Three bots choose at random; give them another name to see better play."""
    game = Game.new(players=len(NAMES), seed=seed, names=NAMES)
    bots = [bot("random", seed + seat) for seat in range(len(NAMES))]
    while game.decision is not None:
        choice = let_choose(bots[game.decision.seat], game, len(game.history))
        for event, sentence in tell_all(game, game.play(choice)):
            print("" if event.name == "turn_began" else say(sentence, language))
    assert game.outcome is not None
    for name, score in zip(NAMES, game.outcome.scores, strict=True):
        print(f"{name}: {score.total}")


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((int, str), sys.argv[1:], strict=False)))
