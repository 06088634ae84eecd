"""Every step by name: how pending work is written down and read back."""

from typing import Final

from scholars.engine.steps import Step
from scholars.expansions import expansion, names
from scholars.rules.steps import STEPS as BASE_STEPS
from scholars.solo.steps import STEPS as SOLO_STEPS

STEPS: Final = BASE_STEPS | SOLO_STEPS
for _expansion in names():
    STEPS.update(expansion(_expansion).STEPS)
_NAMES: Final = {kind: name for name, (kind, _) in STEPS.items()}
LISTS: Final = ("among", "picked")  # the fields that are lists


def write_step(step: Step) -> dict[str, object]:
    """A step as plain values: ``{"step": "advance", "seat": 1, "track": 2}``."""
    name = _NAMES[type(step)]
    written: dict[str, object] = {"step": name}
    for field, value in zip(STEPS[name][1], step.fields(), strict=True):
        written[field] = list(value) if isinstance(value, tuple) else value
    return written


def read_step(written: dict[str, object]) -> Step:
    """The step that was written."""
    kind, names = STEPS[str(written["step"])]
    values = [tuple(value) if isinstance(value := written[name], list) else value for name in names]
    return kind(*values)  # type: ignore[arg-type]
