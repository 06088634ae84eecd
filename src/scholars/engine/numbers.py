"""Every colour, Track, Guild ... as a number: its place among its kind."""

from typing import Any

from scholars.components import Character, Colour, DieHome, Guild, Language, MainAction, Subject, Track

_ORDER: dict[type, tuple[Any, ...]] = {
    kind: tuple(kind) for kind in (Colour, Character, DieHome, Guild, Language, MainAction, Subject, Track)
}


def number(member: Any) -> int:
    """The number of a member of its kind."""
    return _ORDER[type(member)].index(member)
