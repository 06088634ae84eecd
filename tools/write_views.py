"""Writes the tables the browser client's drawing is tested with: `python tools/write_views.py`.

Greedy games stopped at telling moments, each with the options of whoever is asked; turns of every kind, as the log has
them; and what is printed on everything, without the words.
"""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import scholars
from scholars.bots import bot
from scholars.catalogue import load
from scholars.server.tables.restoring import Happened
from scholars.server.wire.catalogue import plain_catalogue
from scholars.server.wire.views import log_entry

FOLDER = Path(__file__).parents[1] / "web" / "tests" / "fixtures" / "views"
NAMES = ("Layla", "Marek", "Inès", "Omar")

Moment = Callable[[scholars.Game], bool]


def asked(kind: str, from_round: int = 0) -> Moment:
    """When a kind of question comes up, from a round on."""
    return lambda game: game.decision is not None and game.decision.kind == kind and game.state.round >= from_round


def over(game: scholars.Game) -> bool:
    """When the game has ended."""
    return game.over


# how a game is set up, and when it is looked at
GAMES: tuple[tuple[dict[str, Any], dict[str, Moment]], ...] = (
    ({"players": 4, "seed": 3}, {"setup": asked("choose_pair")}),
    (
        {"players": 3, "seed": 7},
        {
            "turn": asked("choose_turn", 8),
            "dice": asked("choose_dice", 8),
            "action": asked("choose_action", 9),
            "room": asked("choose_room", 7),
        },
    ),
    ({"players": 2, "seed": 5}, {"line": asked("choose_line", 8), "tuck": asked("choose_slot_to_tuck", 4)}),
    ({"players": 4, "seed": 11}, {"caliph": asked("choose_caliph_space")}),
    ({"players": 4, "seed": 11, "mode": "epic"}, {"steps": asked("choose_steps", 12), "end": over}),
    ({"players": 1, "seed": 2, "solo": "teacher"}, {"solo": asked("choose_turn", 10)}),
    ({"players": 3, "seed": 4, "expansions": ["body-of-books"]}, {"books": asked("choose_page", 15)}),
)

# how a game is set up, and the events whose first turns are looked at
TURNS: tuple[tuple[dict[str, Any], tuple[str, ...]], ...] = (
    (
        {"players": 3, "seed": 7},
        (
            "translator_picked",
            "marker_moved",
            "scroll_delivered",
            "translator_employed",
            "translator_dispatched",
            "scroll_translated",
            "rested",
            "caliph_revealed",
            "game_ended",
        ),
    ),
    ({"players": 1, "seed": 2, "solo": "teacher"}, ("scheme_revealed", "translator_set_aside")),
    ({"players": 3, "seed": 4, "expansions": ["body-of-books"]}, ("page_gained",)),
)


def turns_of(setup: dict[str, Any], wanted: tuple[str, ...]) -> dict[str, list[dict[str, Any]]]:
    """The log of the first turn of a greedy game in which each event happens."""
    game = scholars.Game.new(names=NAMES[: setup["players"]], **setup)
    player = bot("greedy")
    turn: list[dict[str, Any]] = []
    found: dict[str, list[dict[str, Any]]] = {}
    for number in count(1):
        assert game.decision is not None
        seat, choice = game.decision.seat, str(player.choose(game))
        if choice.startswith(("work", "rest", "pick")):
            turn = []
        happened = Happened(number, seat, "person", choice, None, number, game.play(choice))
        turn.append(log_entry(game, happened).model_dump(mode="json"))
        names = {event.name for event in happened.events}
        found |= {name: turn for name in wanted if name in names and name not in found}
        if len(found) == len(wanted) and (game.over or turn is not found[list(found)[-1]]):
            return found
    raise AssertionError


def views_of(setup: dict[str, Any], moments: dict[str, Moment]) -> dict[str, dict[str, Any]]:
    """What whoever is asked sees when each moment first comes in a greedy game; at the end, the first player."""
    game = scholars.Game.new(names=NAMES[: setup["players"]], **setup)
    player = bot("greedy")
    found: dict[str, dict[str, Any]] = {}
    while len(found) < len(moments):
        for name, moment in moments.items():
            if name not in found and moment(game):
                found[name] = seen(game)
        if not game.over:
            game.play(str(player.choose(game)))
    return found


def seen(game: scholars.Game) -> dict[str, Any]:
    """The table and the options, without words, as whoever is asked is told them."""
    if game.decision is None:
        return {"table": game.view(0), "options": []}
    options = [
        {"notation": str(option), "verb": option.verb, "places": list(option.places)}
        for option in game.decision.options
    ]
    return {"table": game.view(game.decision.seat), "options": options}


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
    files = {name: view for setup, moments in GAMES for name, view in views_of(setup, moments).items()}
    turns = {name: turn for setup, wanted in TURNS for name, turn in turns_of(setup, wanted).items()}
    for name, content in {**files, "../turns": turns, "printed": printed()}.items():
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
