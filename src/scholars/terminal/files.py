"""Games in files: where they are kept, how they are written so that none is ever half there, how they are opened."""

import json
import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

from scholars.game import Game
from scholars.positions.files import write_whole
from scholars.positions.records import UnreadableRecord

SEATS = "seats"  # in a saved game, beside its record: who plays, "person" or the name of a bot


NEWEST = Path()  # stands for the game last saved


class Refused(Exception):
    """What was asked for cannot be done; the sentence says why."""


def kept() -> Path:
    """The folder in which games are kept when no file is named."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "scholars" / "games"
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "scholars" / "games"


def new_file() -> Path:
    """A file for a new game, named after the moment it begins."""
    begun = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    name, number = begun, 1
    while (kept() / f"{name}.json").exists():
        number += 1
        name = f"{begun}-{number}"
    return kept() / f"{name}.json"


def newest() -> Path:
    """The game that was last saved in the folder, or Refused."""
    games = sorted(kept().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not games:
        raise Refused(f"There is no saved game in {kept()}; name a file after --resume.")
    return games[-1]


def save(path: Path, game: Game, seats: tuple[str, ...]) -> None:
    """Write a game so that the file is whole at any moment: the old one, or the new one."""
    write_whole(path, json.dumps(game.record() | {SEATS: list(seats)}, ensure_ascii=False, indent=1))


def read(path: Path) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The record in a file, and who plays if the file tells it; Refused if there is none."""
    try:
        plain = json.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise Refused(f"{path}: {fault.strerror or fault}.") from None
    except (ValueError, RecursionError):
        raise Refused(f"{path}: this is no record of a game.") from None
    if not isinstance(plain, dict):
        raise Refused(f"{path}: this is no record of a game.")
    seats = plain.pop(SEATS, [])
    listed = isinstance(seats, list) and all(isinstance(seat, str) for seat in seats)
    return plain, tuple(seats) if listed else ()


def opened(path: Path, plain: dict[str, Any], catalogue: Path | None) -> tuple[Game, str]:
    """The game of a record, and a sentence if only a part of it could be played; Refused if nothing could."""
    fault = ""
    try:
        game = Game.replay(plain, catalogue)
    except UnreadableRecord as unreadable:
        if not isinstance(unreadable.game, Game):
            raise Refused(f"{path}: {unreadable}") from None
        game, fault = unreadable.game, f"{path}: {unreadable}"
    if not all(name.isprintable() for name in game.names):
        raise Refused(f"{path}: the name of a player cannot be printed.")
    return game, fault
