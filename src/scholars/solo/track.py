"""The Resource Track: the opponent's marker moves for Silver, and brings it something each time it comes round."""

from scholars.engine import events
from scholars.engine.layout import NONE
from scholars.engine.native import i64
from scholars.engine.solo_tables import FOCUSES, SoloTables
from scholars.engine.state import State
from scholars.solo import actions
from scholars.solo.board import SoloBoard


def move_marker(state: State, board: SoloBoard, steps: i64) -> None:
    """Move the marker to the right, step by step; what it comes round for is done at once. (SOL-06, SOL-18, SOL-19)"""
    if steps == 0:
        return
    state.note(events.RESOURCE_MARKER_MOVED, steps, (board.marker + steps) % FOCUSES)
    for _ in range(steps):
        if step(board):
            come_round(state, board)


def step(board: SoloBoard) -> bool:
    """One space to the right; whether the marker comes round."""
    board.marker = (board.marker + 1) % FOCUSES
    return board.marker == 0


def come_round(state: State, board: SoloBoard) -> None:
    """A Research Marker is placed and what it covers is done. (SOL-06)"""
    covered = place_marker(state.tables.solo, board)
    if covered == NONE:
        state.note(events.CAME_ROUND_FOR_NOTHING)
        return
    state.note(events.RESEARCH_MARKER_PLACED, covered)
    state.expansion.marker_taken(state)
    actions.do_at_once(state, board, state.tables.solo.wraps[covered])


def place_marker(solo: SoloTables, board: SoloBoard) -> i64:
    """A Research Marker on the leftmost empty outlined space: its number; with all placed NONE. (SOL-06)"""
    leftmost = board.markers_placed
    if leftmost == len(solo.wraps):
        return NONE
    board.markers_placed += 1
    return leftmost
