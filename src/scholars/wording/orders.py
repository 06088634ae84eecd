"""Whether the order of some parts makes a difference: both ways are tried, whatever is answered on them."""

import json

from scholars.engine.state import State
from scholars.positions.writing import position

MOST_ENDS = 64  # ways through the parts that are followed; with more they are asked for in the player's order


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
    """The positions in which the parts are done, with one of them first; None if too many, or if chance comes in."""
    found: set[str] = set()
    going = [(asked, first)]
    while going:
        state, code = going.pop()
        after = state.clone()
        after.apply(code)
        if after.over() or after.pending < asked.pending:
            found.add(json.dumps(position(after)))
        elif after.seat() != asked.seat() or after.reveals != asked.reveals:
            return None
        else:
            going += [(after, option) for option in after.options]
        if len(going) + len(found) > MOST_ENDS:
            return None
    return found
