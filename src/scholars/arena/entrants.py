"""Who takes part: our bots by name, a Python class by its import path, or a program that speaks the line protocol."""

import inspect
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from math import isfinite
from pathlib import Path
from typing import Any, cast

from scholars.arena import versions
from scholars.arena.programs import Program
from scholars.bots import BOTS, SEARCHING, Bot, bot
from scholars.effects.faults import nearest
from scholars.errors import ScholarsError

_ALIAS = re.compile(r"(?P<label>[\w.-]+)=(?P<rest>.+)")
_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
LONGEST = 200


class UnknownEntrant(ScholarsError, ValueError):
    """A text that names nobody who could take part."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """One who takes part: what people call it, how it is found, and which version of it that is."""

    label: str
    spec: str
    version: str

    def bot(self, seed: int) -> Bot:
        """One that plays a game; what it leaves to chance follows from the seed."""
        if self.spec in BOTS:
            return bot(self.spec, seed)
        if (timed := _timed(self.spec)) is not None:
            return bot(timed[0], seed, timed[1])
        if _CLASS.fullmatch(self.spec):
            return _made(_class(self.spec), seed)
        return cast("Bot", Program(shlex.split(self.spec), seed))  # what it answers is looked at where it is played


def entrant(text: str) -> Entrant:
    """Who a text names, as `sage`, `sage@2` (seconds), `my_bots:Careful`, `node bot.js`, each perhaps with `label=`."""
    if len(text) > LONGEST or not text.isprintable() or not text.strip():
        raise UnknownEntrant(f"A bot is named in 1 to {LONGEST} letters that can be printed.")
    named = _ALIAS.fullmatch(text)
    spec = (named["rest"] if named else text).strip()
    return Entrant(named["label"] if named else spec, spec, _version(spec))


def _version(spec: str) -> str:
    if spec in BOTS:
        return versions.of_ours(spec)
    if (timed := _timed(spec)) is not None:
        return versions.of_ours(timed[0])
    if _CLASS.fullmatch(spec):
        return _version_of_class(spec)
    return _version_of_program(spec)


def _timed(spec: str) -> tuple[str, float] | None:
    """The name and the seconds of a bot that is given time; it never plays exactly the same again."""
    name, at, seconds = spec.partition("@")
    if not at or name not in BOTS:
        return None
    if name not in SEARCHING:
        raise UnknownEntrant(f'"{name}" does not search, and takes no seconds; {", ".join(SEARCHING)} do.')
    try:
        number = float(seconds)
    except ValueError:
        number = 0.0
    if not (isfinite(number) and number > 0):
        raise UnknownEntrant(f'"{spec}": after @ stand the seconds for a decision, as in {name}@2.')
    return name, number


# Python classes


def _class(spec: str) -> Callable[..., Any]:
    module, _, name = spec.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")  # a module that lies where the command is given
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found


def _version_of_class(spec: str) -> str:
    """What the class says of itself, or the file it stands in."""
    try:
        found = _class(spec)
    except Exception as fault:  # noqa: BLE001 - it is somebody else's program
        raise UnknownEntrant(f'"{spec}" cannot be imported: {type(fault).__name__}: {fault}.') from None
    if not callable(getattr(found, "choose", None)):
        raise UnknownEntrant(f'"{spec}" is no bot: it has no method "choose".')
    said = getattr(found, "version", None)
    file = inspect.getfile(found) if inspect.isclass(found) else None
    return str(said) if said is not None else versions.of_files([Path(file)] if file else [])


def _made(found: Callable[..., Any], seed: int) -> Bot:
    """A bot of a class, with the seed if it takes one."""
    takes = inspect.signature(found).parameters
    made: Bot = found(seed) if takes else found()
    return made


# Programs


def _version_of_program(spec: str) -> str:
    """Every file that the command names, the program itself included."""
    try:
        words = shlex.split(spec)
    except ValueError:
        words = []
    program = shutil.which(words[0]) if words else None
    if program is None:
        meant = nearest(spec, BOTS)
        raise UnknownEntrant(
            f'There is no bot "{spec}"' + (f'; did you mean "{meant}"?' if meant else ", nor such a program.")
        )
    named = [Path(word) for word in words[1:] if Path(word).is_file()]
    return versions.of_files(named or [Path(program)])
