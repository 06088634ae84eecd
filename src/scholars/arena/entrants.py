"""Who takes part: our bots by name, a weights file, a Python class, or a program that speaks the line protocol."""

import inspect
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from scholars.arena import versions
from scholars.arena.programs import Program
from scholars.bots import BOTS, Bot, BotSpec, UnknownBot, bot, bot_spec
from scholars.bots.levels import with_weights
from scholars.bots.specs import WEIGHTS
from scholars.effects.faults import nearest
from scholars.errors import ScholarsError

_ALIAS = re.compile(r"(?P<label>[\w.-]+)=(?P<rest>.+)")
_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
LONGEST = 200


class UnknownEntrant(ScholarsError, ValueError):
    """A text that names nobody who could take part."""


class ChangedWeights(ScholarsError, RuntimeError):
    """A weights file is no longer the one that takes part; nothing more can be played with it."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """One who takes part: what people call it, how it is found, and which version of it that is."""

    label: str
    spec: str
    version: str

    def bot(self, seed: int) -> Bot:
        """One that plays a game; what it leaves to chance follows from the seed."""
        if (spec := _ours(self.spec)) is not None:
            return _with_weights(spec, self.version, seed) if spec.has_weights else bot(self.spec, seed)
        if _CLASS.fullmatch(self.spec):
            return _made(_class(self.spec), seed)
        return cast("Bot", Program(shlex.split(self.spec), seed))  # what it answers is looked at where it is played


def entrant(text: str) -> Entrant:
    """Who a text names, each perhaps with `label=` before it.

    One of our bots (`sage`), a weights file (`my.weights`), either perhaps with seconds (`sage@2`) or tries
    (`my.weights@48tries`) for a decision; a Python class (`my_bots:Careful`); or a program (`node bot.js`).
    """
    if len(text) > LONGEST or not text.isprintable() or not text.strip():
        raise UnknownEntrant(f"A bot is named in 1 to {LONGEST} letters that can be printed.")
    named = _ALIAS.fullmatch(text)
    spec = (named["rest"] if named else text).strip()
    return Entrant(named["label"] if named else spec, spec, _version(spec))


def _version(spec: str) -> str:
    if (ours := _ours(spec)) is not None:
        return _version_of_weights(ours) if ours.has_weights else versions.of_ours(ours.name)
    if _CLASS.fullmatch(spec):
        return _version_of_class(spec)
    return _version_of_program(spec)


def _ours(spec: str) -> BotSpec | None:
    """One of our bots or a weights file; None where the text is something else."""
    names = (spec, spec.rpartition("@")[0])
    if not any(name in BOTS or _is_weights(name) for name in names):
        return None
    try:
        return bot_spec(spec)
    except UnknownBot as refusal:
        raise UnknownEntrant(str(refusal)) from None


# Weights files


def _is_weights(name: str) -> bool:
    """Whether a name is that of a weights file, and not a program that is given one (`node bot.js my.weights`)."""
    return name.endswith(WEIGHTS) and (" " not in name or Path(name).is_file())


def _version_of_weights(spec: BotSpec) -> str:
    from scholars.bots.learned.weights_files import weights_file  # noqa: PLC0415 - numpy is loaded with it

    return versions.of_weights(weights_file(Path(spec.name)).digest)


def _with_weights(spec: BotSpec, version: str, seed: int) -> Bot:
    """A bot with the weights that results are kept for: another file of that name may have taken their place."""
    from scholars.bots.learned.knowledge import UnreadableKnowledge  # noqa: PLC0415 - as above
    from scholars.bots.learned.weights_files import weights_file  # noqa: PLC0415 - as above

    try:
        weights = weights_file(Path(spec.name))
    except UnreadableKnowledge as refusal:
        raise ChangedWeights(f"{refusal} It takes part, and must stay as it is until all games are played.") from None
    if weights.digest != versions.weights_in(version):
        raise ChangedWeights(f"{spec.name} was changed while it played; start again to play with the new file.")
    return with_weights(weights, seed, spec.seconds, spec.tries)


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
