"""Try an installed wheel: that it carries everything, and that a game can be played with it.

`try_wheel.py compiled` and `try_wheel.py pure` say which engine it must have. cibuildwheel runs this for each wheel.
"""

import sys
from importlib.resources import files

import scholars
from scholars.engine import build
from scholars.ledger import rules


def main() -> None:
    """Stop with what is wrong; say what was played."""
    if build() != sys.argv[1]:
        sys.exit(f"The engine is {build()}.")
    if not files("scholars").joinpath("web", "index.html").is_file():
        sys.exit("The browser client is missing.")
    if not rules():
        sys.exit("The rules ledger is missing.")
    game = scholars.Game.new(players=3, seed=7, expansions=["body-of-books"])
    while game.decision is not None:
        game.play(game.decision.options[-1])
    print(f"scholars {scholars.__version__}, {build()} engine: a game of {len(game.history)} choices")


if __name__ == "__main__":
    main()
