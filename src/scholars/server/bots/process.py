"""A process in which bots think: positions come in, choices go out, one JSON value a line."""

import json
import sys

from scholars import Game
from scholars.bots import bot


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin:
        asked = json.loads(line)
        seen = Game.from_position(asked["position"], asked["catalogue"])
        chosen = bot(asked["bot"], asked["seed"]).choose(seen)
        print(json.dumps(str(chosen)), flush=True)  # noqa: T201 - the answer


if __name__ == "__main__":
    main()
