"""Try what is installed: that it carries everything, and that a game can be played, drawn, saved and loaded with it.

`try_wheel.py compiled` and `try_wheel.py pure` say which engine it must have. cibuildwheel runs this for each wheel.
"""

import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import scholars
from scholars.bots import bot, let_choose
from scholars.engine import build
from scholars.ledger import rules


def main() -> None:
    """Stop with what is wrong; say what was played."""
    if build() not in sys.argv[1:]:
        sys.exit(f"The engine is {build()}.")
    if find_spec("scholars.server") and not files("scholars").joinpath("web", "index.html").is_file():
        sys.exit("The browser client is missing.")
    if not rules():
        sys.exit("The rules ledger is missing.")
    game = played()
    with TemporaryDirectory() as folder:
        game.save(Path(folder, "game.json"))
        if str(scholars.load(Path(folder, "game.json"))) != str(game):
            sys.exit("The game that was loaded does not look like the one that was saved.")
    print(f"scholars {scholars.__version__}, {build()} engine: a game of {len(game.history)} choices")


def played() -> scholars.Game:
    """A game of three bots, to its end."""
    game, bots = scholars.Game.new(players=3, seed=7, expansions=["body-of-books"]), [bot("random"), bot("greedy")]
    while game.decision is not None:
        game.play(let_choose(bots[game.decision.seat % 2], game, len(game.history)))
    return game


if __name__ == "__main__":
    main()
