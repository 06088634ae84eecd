"""What bots choose at positions of recorded games: a bot that chooses otherwise is another version of it."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from scholars import Game
from scholars.bots import bot, let_choose

DECISIONS = 50
TRIED = {"astronomer": 24, "vizier": 16, "sage": 8}  # decisions of bots that search, which take their time


def chosen(name: str, records: Sequence[Path], decisions: int) -> Iterator[tuple[str, int, str]]:
    """The choices of a bot: the name of a record, a moment of it, and the choice as it is written."""
    for number in range(decisions):
        path = records[number % len(records)]
        record = json.loads(path.read_text(encoding="utf-8"))
        del record["end"]
        moment = (number * 37 + 11) % len(record["choices"])
        game = Game.replay(record | {"choices": record["choices"][:moment]})
        yield path.stem, moment, str(let_choose(bot(name, number), game, number))
