"""Every step by name: how pending work is written down and read back. What there is to know of it, its class says."""

import re
from collections.abc import Iterator
from typing import Final

from scholars.engine.steps import Step
from scholars.expansions import expansion, names
from scholars.rules import setup
from scholars.solo import opponent


def _kinds(kind: type[Step]) -> Iterator[type[Step]]:
    """Every kind of step but those that only others are made from."""
    for each in kind.__subclasses__():
        yield from _kinds(each) if each.__subclasses__() else (each,)


def _name(kind: type[Step]) -> str:
    """`ChooseRoom` is `choose-room`, if it has no other name."""
    return kind.NAME or re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


_WITH: Final = (setup, opponent, *map(expansion, names()))  # once these are loaded, so is every step
STEPS: Final = {_name(kind): (kind, ("seat", *kind.FIELDS)) for kind in sorted(_kinds(Step), key=_name)}
LISTS: Final = {field for kind, _ in STEPS.values() for field, domain in kind.FIELDS.items() if domain.sets_of}
_NAMES: Final = {kind: name for name, (kind, _) in STEPS.items()}


def write_step(step: Step) -> dict[str, object]:
    """A step as plain values: ``{"step": "advance", "seat": 1, "track": 2}``."""
    name = _NAMES[type(step)]
    written: dict[str, object] = {"step": name}
    for field in STEPS[name][1]:
        value = getattr(step, field)
        written[field] = list(value) if isinstance(value, tuple) else value
    return written


def read_step(written: dict[str, object]) -> Step:
    """The step that was written."""
    kind, fields = STEPS[str(written["step"])]
    values = [tuple(value) if isinstance(value := written[field], list) else value for field in fields]
    return kind(*values)  # type: ignore[arg-type]
