"""Writes the views the browser client's drawing is tested with: `python tools/write_views.py`.

Greedy games stopped at telling moments, and what is printed on everything, without the words.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import scholars
from scholars.bots import bot
from scholars.catalogue import load
from scholars.server.catalogue import plain_catalogue

FOLDER = Path(__file__).parents[1] / "web" / "tests" / "fixtures" / "views"
NAMES = ("Layla", "Marek", "Inès", "Omar")

Moment = Callable[[scholars.Game], bool]


def asked(kind: str, from_round: int = 0) -> Moment:
    """When a kind of question comes up, from a round on."""
    return lambda game: game.decision is not None and game.decision.kind == kind and game.state.round >= from_round


def over(game: scholars.Game) -> bool:
    """When the game has ended."""
    return game.over


# a name, how the game is set up, and when it is stopped
VIEWS: tuple[tuple[str, dict[str, Any], Moment], ...] = (
    ("setup", {"players": 4, "seed": 3}, asked("choose_pair")),
    ("turn", {"players": 3, "seed": 7}, asked("choose_turn", 8)),
    ("dice", {"players": 3, "seed": 7}, asked("choose_dice", 8)),
    ("action", {"players": 3, "seed": 7}, asked("choose_action", 9)),
    ("room", {"players": 3, "seed": 7}, asked("choose_room", 7)),
    ("line", {"players": 2, "seed": 5}, asked("choose_line", 8)),
    ("tuck", {"players": 2, "seed": 5}, asked("choose_slot_to_tuck", 4)),
    ("caliph", {"players": 4, "seed": 11}, asked("choose_caliph_space")),
    ("steps", {"players": 4, "seed": 11, "mode": "epic"}, asked("choose_steps", 12)),
    ("solo", {"players": 1, "seed": 2, "solo": "teacher"}, asked("choose_turn", 10)),
    ("books", {"players": 3, "seed": 4, "expansions": ["body-of-books"]}, asked("choose_page", 15)),
    ("end", {"players": 4, "seed": 11, "mode": "epic"}, over),
)


def view_at(setup: dict[str, Any], moment: Moment) -> dict[str, Any]:
    """What whoever is asked sees when the moment comes in a greedy game; at its end, what the first player sees."""
    game = scholars.Game.new(names=NAMES[: setup["players"]], **setup)
    player = bot("greedy")
    while not moment(game):
        game.play(str(player.choose(game)))
    return game.view(0 if game.decision is None else game.decision.seat)


def printed() -> dict[str, Any]:
    """The catalogue as the browser gets it, without the words that only an inspector shows."""
    catalogue: dict[str, Any] = plain_catalogue(load())
    for kind in catalogue["kinds"]:
        for thing in kind["things"]:
            thing["rows"] = []
    return catalogue | {"version": "", "engine": ""}


def main() -> None:
    """Write every file anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    files = {name: view_at(setup, moment) for name, setup, moment in VIEWS}
    for name, content in {**files, "printed": printed()}.items():
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
