"""Every step by name: how pending work is written down and read back."""

from typing import Final

from scholars.engine.state import Step
from scholars.expansions import expansion, names
from scholars.rules.steps import STEPS as BASE_STEPS
from scholars.solo.steps import STEPS as SOLO_STEPS

STEPS: Final = BASE_STEPS | SOLO_STEPS
for _expansion in names():
    STEPS.update(expansion(_expansion).STEPS)
_NAMES: Final = {kind: name for name, (kind, _) in STEPS.items()}
PICKED: Final = "picked"  # the one field that is a list


def write_step(step: Step) -> dict[str, object]:
    """A step as plain values: ``{"step": "advance", "seat": 1, "track": 2}``."""
    name = _NAMES[type(step)]
    names = STEPS[name][1]
    numbers = step.fields()
    written: dict[str, object] = {"step": name}
    for place in range(len(names)):
        written[names[place]] = list(numbers[place:]) if names[place] == PICKED else numbers[place]
    return written


def read_step(written: dict[str, object]) -> Step:
    """The step that was written."""
    kind, names = STEPS[str(written["step"])]
    values = [written[name] for name in names]
    if names[-1] == PICKED:
        values[-1] = tuple(values[-1])  # type: ignore[arg-type]
    return kind(*values)  # type: ignore[arg-type]
