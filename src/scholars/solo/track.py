"""The Resource Track: the opponent's marker moves for Silver, and brings it something each time it comes round."""

from scholars.engine import events
from scholars.engine.native import i64
from scholars.engine.solo_tables import FOCUSES
from scholars.engine.state import State
from scholars.solo import actions
from scholars.solo.board import SoloBoard


def move_marker(state: State, board: SoloBoard, steps: i64) -> None:
    """Move the marker to the right, step by step; what it comes round for is done at once. (SOL-06, SOL-18, SOL-19)"""
    if steps == 0:
        return
    state.note(events.RESOURCE_MARKER_MOVED, steps, (board.marker + steps) % FOCUSES)
    for _ in range(steps):
        board.marker += 1
        if board.marker == FOCUSES:
            board.marker = 0
            come_round(state, board)


def come_round(state: State, board: SoloBoard) -> None:
    """A Research Marker on the leftmost empty outlined space, and what it covers; with all placed, nothing. (SOL-06)"""
    placed = board.markers_placed
    if placed == len(state.tables.solo.wraps):
        state.note(events.CAME_ROUND_FOR_NOTHING)
        return
    board.markers_placed += 1
    state.note(events.RESEARCH_MARKER_PLACED, placed)
    actions.do_at_once(state, board, state.tables.solo.wraps[placed])
