"""Whether the order of some parts makes a difference: both ways are tried, whatever is answered on them."""

import json

from scholars.engine.state import State
from scholars.positions.writing import position

MOST_STEPS = 128  # choices that are tried with one part first; with more they are asked for in the player's order


def order_is_harmless(asked: State) -> bool:
    """Whether every part that could come first leads to the same positions, and none of them reveals anything.

    `asked` is a copy in which the hidden was dealt anew, at a question for the order of parts.
    """
    found = list[list[State]]()
    for first in asked.options:
        ends = _ends(asked, first)
        if ends is None:
            return False
        found.append(ends)
    positions = ({json.dumps(position(end)) for end in ends} for ends in found)  # which takes longer than to get there
    expected = next(positions, None)
    return expected is not None and all(there == expected for there in positions)


def _ends(asked: State, first: int) -> list[State] | None:
    """The states in which the parts are done, with one of them first; None if that is far, or if chance comes in."""
    found = list[State]()
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
            found.append(after)
        else:
            going += [(after, option) for option in after.options]
    return found
