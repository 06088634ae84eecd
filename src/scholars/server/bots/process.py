"""A process in which bots think: positions come in, choices, forecasts and hints go out, one JSON value a line."""

import json
import sys
from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING, Any

from scholars import Game
from scholars.bots import Bot, bot, forecast, hint
from scholars.server.boxes.carried import opened
from scholars.server.secrets import new_number

if TYPE_CHECKING:
    from scholars.bots.learned.forecasting import Way
    from scholars.bots.learned.hinting import Suggestion


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)  # noqa: T201 - the answer


def answer(asked: dict[str, Any]) -> Any:
    """What a bot chooses, what the ways to take a turn could come to, or what a strong player would do."""
    pack = asked.get("pack")
    seen = Game.from_position(asked["position"], asked["catalogue"] if pack is None else opened(pack))
    if "forecast" in asked:
        return [plain(way) for way in forecast(seen, asked["forecast"])]
    if "hint" in asked:
        return [plain_suggestion(one) for one in hint(seen, asked["hint"])]
    return str(player(asked["bot"], asked["seconds"]).choose(seen))


def plain(way: "Way") -> dict[str, Any]:
    """A way to take one's turn, as JSON values."""
    return {
        "place": way.place,
        "choices": [str(choice) for choice in way.choices],
        "places": list(way.places),
        "action": None if way.action is None else asdict(way.action),
        "costs": way.costs,
        "gains": way.gains,
        "points": way.points,
        "text": way.text.plain(),
    }


def plain_suggestion(one: "Suggestion") -> dict[str, Any]:
    """Something a strong player would think of, as JSON values."""
    return plain(one.way) | {
        "title": one.title.plain(),
        "steps": [
            {"choice": str(step.choice), "title": step.title.plain(), "places": list(step.places)} for step in one.steps
        ],
        "better": round(one.better, 1),
        "forecast": one.forecast.message.plain(),
        "why": [sentence.plain() for sentence in one.why],
    }


@cache
def player(name: str, seconds: float | None) -> Bot:
    """A bot, made once: it may have much to read before it can choose."""
    return bot(name, new_number(), seconds)


if __name__ == "__main__":
    main()
