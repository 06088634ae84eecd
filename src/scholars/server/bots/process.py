"""A process in which bots think: positions come in, choices go out, one JSON value a line."""

import json
import sys
from functools import cache

from scholars import Game
from scholars.bots import Bot, bot
from scholars.server.secrets import new_number


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin:
        asked = json.loads(line)
        seen = Game.from_position(asked["position"], asked["catalogue"])
        chosen = player(asked["bot"], asked["seconds"]).choose(seen)
        print(json.dumps(str(chosen)), flush=True)  # noqa: T201 - the answer


@cache
def player(name: str, seconds: float | None) -> Bot:
    """A bot, made once: it may have much to read before it can choose."""
    return bot(name, new_number(), seconds)


if __name__ == "__main__":
    main()
