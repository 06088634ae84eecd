"""Lessons are TOML files beside this one, in the order of their names: `2-dice.toml` is the lesson "dice"."""

import re
import tomllib
from pathlib import Path
from typing import Any

from scholars.components.places import is_place
from scholars.errors import ScholarsError
from scholars.lessons.lesson import Lesson, Step
from scholars.lessons.places import UnknownPlaces, position_by_places

FOLDER = Path(__file__).parent
PARTS = ("bar", "standing", "log")  # of the screen, to point at
_FILE = re.compile(r"(\d+)-([a-z][a-z-]*)\.toml")
_NAME = re.compile(r"[a-z][a-z0-9-]*")
_LISTS = ("point", "touch", "take", "others")


class UnreadableLesson(ScholarsError, ValueError):
    """A file that is no lesson; the sentence names the file, the step and the fault."""


def lessons(folder: Path = FOLDER) -> tuple[Lesson, ...]:
    """Every lesson of a folder, in its order."""
    files = [(path, _FILE.fullmatch(path.name)) for path in folder.glob("*.toml")]
    numbered = sorted((int(name[1]), path) for path, name in files if name is not None)
    return tuple(read_lesson(path) for _, path in numbered)


def read_lesson(path: Path) -> Lesson:
    """The lesson of a file."""
    name = _FILE.fullmatch(path.name)
    if name is None:
        raise UnreadableLesson(f'{path.name}: a lesson is called by its number and its name, as "2-dice.toml".')
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise UnreadableLesson(f"{path.name}: {fault}.") from None
    try:
        return _lesson(name[2], told)
    except (_Fault, UnknownPlaces) as fault:
        raise UnreadableLesson(f"{path.name}: {fault}") from None


class _Fault(Exception):
    """What is wrong with a part of a lesson."""


def _lesson(name: str, told: dict[str, Any]) -> Lesson:
    _known(told, {"position", "others", "step"}, "A lesson")
    position, steps = told.get("position"), told.get("step")
    if not isinstance(position, dict):
        raise _Fault("a lesson has a [position].")
    if not isinstance(steps, list) or not all(isinstance(step, dict) for step in steps):
        raise _Fault("a lesson has steps, each as [[step]].")
    read = tuple(_step(number, step) for number, step in enumerate(steps, 1))
    twice = [step.name for step in read if [one.name for one in read].count(step.name) > 1]
    if twice:
        raise _Fault(f'two steps are called "{twice[0]}".')
    if not read or read[-1].asks:
        raise _Fault("the last step asks for nothing: it tells what was done.")
    return Lesson(name, position_by_places(position), _words(told, "others", "the lesson"), read)


def _step(number: int, told: dict[str, Any]) -> Step:
    name = told.get("name")
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise _Fault(f'step {number} has a name in small letters, as "first-die".')
    where = f'step "{name}"'
    _known(told, {"name", "wrong", *_LISTS}, where.capitalize())
    lists = {key: _words(told, key, where) for key in _LISTS}
    for place in (*lists["point"], *lists["touch"]):
        if not is_place(place) and place not in PARTS:
            raise _Fault(f'{where} names "{place}", which is neither a place nor a part of the screen.')
    if lists["touch"] and lists["take"]:
        raise _Fault(f"{where} has either something to touch or something to take.")
    return Step(name, wrong=_answers(told, where), **lists)


def _known(told: dict[str, Any], names: set[str], where: str) -> None:
    unknown = sorted(told.keys() - names)
    if unknown:
        raise _Fault(f'{where} has no "{unknown[0]}".')


def _words(told: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
    words = told.get(key, [])
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise _Fault(f'"{key}" of {where} is a list of words.')
    return tuple(words)


def _answers(told: dict[str, Any], where: str) -> dict[str, str]:
    wrong = told.get("wrong", {})
    words = list(wrong.values()) if isinstance(wrong, dict) else [None]
    if not all(isinstance(word, str) and _NAME.fullmatch(word) for word in words):
        raise _Fault(f'"wrong" of {where} gives places and choices the name of an answer.')
    return dict(wrong)
