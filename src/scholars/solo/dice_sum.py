"""The opponent's Dice Sum: an Influence on the Solo Board that moves left and right. (SOL-21, SOL-22)"""

from scholars.engine import events
from scholars.engine.native import i64
from scholars.engine.solo_tables import SoloTables
from scholars.engine.state import State
from scholars.solo.board import SoloBoard


def move_dice_sum(state: State, board: SoloBoard, by: i64, because: i64) -> None:
    """One space to the right or left, and why."""
    shift(state.tables.solo, board, by)
    state.note(events.DICE_SUM_MOVED, board.on_banner, because)


def shift(solo: SoloTables, board: SoloBoard, by: i64) -> None:
    """The Influence moves to the right or left; at an end it stays."""
    there = board.on_banner + by
    if solo.lowest_dice_sum <= there <= solo.highest_dice_sum:
        board.on_banner = there
