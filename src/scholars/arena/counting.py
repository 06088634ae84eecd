"""What each seat did in a game that was played: read from its record, once, and kept beside it."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from scholars.arena.kinds import Kind
from scholars.arena.results import Played, Results
from scholars.game import Game
from scholars.table.events import Event

VERSION = 1  # raised when something else is counted
TOGETHER = 50  # games that are kept at once
FIRST_ACTIONS = 3  # that are an opening

Counted = dict[str, Any]

# What a seat has used by the name of an event, and which of its values says what
USES = {
    "translator_employed": (("rooms", "room"), ("translators", "translator")),
    "scroll_translated": (("scrolls", "scroll"),),
    "scroll_delivered": (("scrolls", "scroll"),),
    "page_gained": (("pages", "page"),),
}
WORDS = {"translator_picked", "main_action_taken", *USES}


def count(game: Game, choices: Sequence[str], seats: int) -> Counted:
    """Play a game again, and count: what each seat used, how it opened, how it scored round by round."""
    told = [_Seat(number) for number in range(seats)]
    curve = []
    for choice in choices:
        for event in game.play(choice):
            if event.name in WORDS and event.seat is not None and event.seat < seats:
                told[event.seat].add(event)
            elif event.name == "round_began":
                curve.append([score.total for score in game.score()])
    curve.append([score.total for score in game.score()])
    table = game.table
    for seat, player in zip(told, table.players, strict=False):
        seat.used["goals"].append(player.goal.card.id if player.goal else "")
        seat.levels = {str(track): level for track, level in player.tracks.items()}
    return {"seats": [seat.plain() for seat in told], "curve": curve}


class _Seat:
    def __init__(self, number: int) -> None:
        self.number = number
        self.used: dict[str, list[str]] = {
            name: [] for name in ("rooms", "translators", "scrolls", "goals", "pages", "resources", "starts")
        }
        self.actions: list[str] = []
        self.levels: dict[str, int] = {}

    def add(self, event: Event) -> None:
        """Something the seat has done."""
        if event.name == "translator_picked":
            self.used["resources"].append(str(event.values["resource"]))
            self.used["starts"].append(str(event.values["room"]))
        elif event.name == "main_action_taken":
            self.actions.append(str(event.values["action"]))
        for name, field in USES.get(event.name, ()):
            self.used[name].append(str(event.values[field]))

    def plain(self) -> dict[str, Any]:
        """As JSON values."""
        used = {name: sorted(set(things)) for name, things in self.used.items()}
        return {"used": used, "levels": self.levels, "opening": self.actions[:FIRST_ACTIONS]}


# All games of a file


def counted(results: Results, workers: int = 1) -> Iterator[tuple[Played, Counted]]:
    """Every game that was played to its end, with what was counted; those of other rules or cards are left out."""
    _count_missing(results, workers)
    asked = "SELECT told FROM counted WHERE game = ? AND version = ?"
    for game in results:
        for (told,) in results.connection.execute(asked, (game.id, VERSION)):
            yield game, json.loads(told)


def _count_missing(results: Results, workers: int) -> None:
    asked = "SELECT game FROM counted WHERE version = ?"
    there = {game for (game,) in results.connection.execute(asked, (VERSION,))}
    missing = [_asked(results, game) for game in results if game.id not in there and game.fault is None]
    if not missing:
        return
    with ProcessPoolExecutor(max(1, workers), get_context("spawn")) as processes:
        for number, told in processes.map(_count_one, missing, chunksize=TOGETHER):
            if told is not None:
                row = (number, VERSION, json.dumps(told, separators=(",", ":")))
                results.connection.execute("INSERT OR REPLACE INTO counted VALUES (?, ?, ?)", row)


ToCount = tuple[int, Kind, int, str, Sequence[str], int]


def _asked(results: Results, game: Played) -> ToCount:
    kind = Kind(game.players, game.mode, game.solo, tuple(game.expansions.split()), game.catalogue)
    record = results.record(game.id) or {"choices": ()}
    return game.id, kind, int(game.seed), game.rules, record["choices"], game.players


def _count_one(asked: ToCount) -> tuple[int, Counted | None]:
    number, kind, seed, rules, choices, seats = asked
    try:
        if kind.rules() != rules:
            return number, None
    except (OSError, ValueError):  # a catalogue that is no longer there
        return number, None
    return number, count(kind.game(seed), choices, seats)
