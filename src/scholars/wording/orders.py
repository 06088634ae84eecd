"""Whether the order of some parts makes a difference: both ways are tried, whatever is answered on them."""

import json

from scholars.engine.state import State
from scholars.positions.writing import position

MOST_STEPS = 128  # choices that are tried with one part first; with more they are asked for in the player's order


def order_is_harmless(asked: State) -> bool:
    """Whether every part that could come first leads to the same positions, and none of them reveals anything.

    `asked` is a copy in which the hidden was dealt anew, at a question for the order of parts.
    """
    ends: set[str] | None = None
    for first in asked.options:
        found = _ends(asked, first)
        if found is None or ends not in (None, found):
            return False
        ends = found
    return ends is not None


def _ends(asked: State, first: int) -> set[str] | None:
    """The positions in which the parts are done, with one of them first; None if that is far, or if chance comes in."""
    found: set[str] = set()
    going, steps = [(asked, first)], 0
    while going:
        steps += 1
        if steps > MOST_STEPS:
            return None
        state, code = going.pop()
        after = state.clone()
        after.apply(code)
        if after.reveals != asked.reveals or (not after.over() and after.seat() != asked.seat()):
            return None
        if after.over() or after.pending < asked.pending:
            found.add(json.dumps(position(after)))
        else:
            going += [(after, option) for option in after.options]
    return found
