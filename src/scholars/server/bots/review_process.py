"""A process in which one game is reviewed: its record comes in, a line for each turn goes out, then one for the whole.

It is the least urgent of all that a server thinks about, and tells the system so.
"""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from scholars import Game
from scholars.positions.records import UnreadableRecord
from scholars.review import Reviewing, plain, plain_turn

LEAST_URGENT = 15


def main() -> None:
    """Judge the game that is asked about."""
    with suppress(AttributeError, OSError):  # not every system has priorities
        os.nice(LEAST_URGENT)
    for told in judged(json.loads(sys.stdin.readline())):
        print(json.dumps(told), flush=True)  # noqa: T201 - the answer


def judged(asked: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What is told of a game: its turns, then the review without them."""
    return (told for told in judged_step_by_step(asked) if told.keys() != {"done"})


def judged_step_by_step(asked: dict[str, Any], quick: bool = False) -> Iterator[dict[str, Any]]:
    """The same, and how far it is after every other decision."""
    coming = Reviewing(_game(asked), asked["tries"], quick)
    for turn in coming.steps():
        yield {"done": coming.done} | ({} if turn is None else {"turn": plain_turn(turn)})
    whole = plain(coming.review())
    del whole["turns"]
    yield {"review": whole}


def _game(asked: dict[str, Any]) -> Game:
    """The game of a record, as far as it can be played if the rules have changed since."""
    try:
        return Game.replay(asked["record"], asked["catalogue"])
    except UnreadableRecord as unreadable:
        if isinstance(unreadable.game, Game):
            return unreadable.game
        raise


if __name__ == "__main__":
    main()
