"""A lesson's position names its places: what is not named is empty, and what everybody knows need not be said.

`rooms = { room-2 = "starting-2" }` is a Room with a Neutral Translator; a position itself has a list of all Rooms.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from scholars.components.places import MAP, ROOMS, SLOTS, WISDOM

NEUTRAL = -1
BASE_ROOMS = 10


class UnknownPlaces(Exception):
    """What is said of places that are not there; the sentence names them."""


def position_by_places(told: Mapping[str, Any]) -> dict[str, Any]:
    """A position in which places are lists again."""
    rooms = ROOMS if told.get("expansions") else ROOMS[:BASE_ROOMS]
    read: dict[str, Any] = dict(told)
    for part, places, one in (("rooms", rooms, _translator), ("map", MAP, _scroll), ("wisdom", WISDOM, _scroll)):
        if isinstance(told.get(part), dict):
            read[part] = _listed(part, told[part], places, one)
    if isinstance(told.get("players"), list):
        read["players"] = [_player(player) for player in told["players"]]
    return read


def _listed(
    part: str, named: Mapping[str, Any], places: Sequence[str], one: Callable[[Any], dict[str, Any]]
) -> list[dict[str, Any] | None]:
    unknown = sorted(named.keys() - set(places))
    if unknown:
        raise UnknownPlaces(f'"{part}" of the position has no "{unknown[0]}".')
    return [one(named[place]) if place in named else None for place in places]


def _translator(told: Any) -> dict[str, Any]:
    entries = told if isinstance(told, dict) else {"translator": told}
    return {"owner": NEUTRAL, "gold": 0} | entries


def _scroll(told: Any) -> dict[str, Any]:
    entries = told if isinstance(told, dict) else {"scroll": told}
    return {"influence": NEUTRAL} | entries


def _player(told: Any) -> Any:
    if not isinstance(told, dict) or not isinstance(told.get("slots"), dict):
        return told
    return told | {"slots": _listed("slots", told["slots"], SLOTS, _slot)}


def _slot(told: Any) -> dict[str, Any]:
    entries = told if isinstance(told, dict) else {"card": told}
    dice, workers = entries.get("dice", []), entries.get("workers", [])
    return entries | {"dice": _filled(dice, 2), "workers": _filled(workers, 4)}


def _filled(told: Any, length: int) -> Any:
    return [*told, *[None] * (length - len(told))] if isinstance(told, list) else told
