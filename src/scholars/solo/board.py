"""The Solo Board: the opponent's marker, Scheme Cards, Dice Sum and Scrolls. (SOL-01)

The opponent has a seat with Influence and Scrolls like a player's. Its Retired Translators lie in one pile, the first
of a player's four. Neutral Translators are its own without Influence: nobody owns them on the Main Board. (SOL-02)
"""

from typing import Final

from scholars.engine import events
from scholars.engine.layout import NONE, zeros
from scholars.engine.native import Ints, i64
from scholars.engine.parts import Opponent
from scholars.engine.piles import with_pile
from scholars.engine.solo_tables import SHELVES, SoloTables
from scholars.engine.state import State

HUMAN: Final = 0
OPPONENT: Final = 1


class SoloBoard(Opponent):
    """What lies on the Solo Board. `SoloOpponent` plays with it."""

    __slots__ = (
        "difficulty",
        "face_down",
        "face_up",
        "marker",
        "markers_placed",
        "on_banner",
        "pile",
        "shelves",
        "wanted",
    )

    difficulty: i64  # NONE until it is chosen
    wanted: i64  # the difficulty given before the game, or NONE
    marker: i64  # its place on the Resource Track, from the left
    markers_placed: i64  # Research Markers
    on_banner: i64  # the Dice Sum
    pile: tuple[int, ...]  # Scheme Cards face down, from the top
    face_up: tuple[int, ...]  # Scheme Cards in the order they were revealed
    shelves: Ints  # Scrolls at each language
    face_down: i64  # the Scroll it began with, which nobody has seen, or NONE (SOL-04)

    def __init__(self) -> None:
        """As it is before the setup."""
        self.difficulty = NONE
        self.wanted = NONE
        self.marker = 0
        self.markers_placed = 0
        self.on_banner = 0
        self.pile = ()
        self.face_up = ()
        self.shelves = zeros(SHELVES)
        self.face_down = NONE

    def copy_to(self, other: "SoloBoard") -> None:
        """Make another board the same."""
        other.difficulty = self.difficulty
        other.wanted = self.wanted
        other.marker = self.marker
        other.markers_placed = self.markers_placed
        other.on_banner = self.on_banner
        other.pile = self.pile
        other.face_up = self.face_up
        other.shelves = self.shelves[:]
        other.face_down = self.face_down


def board_of(state: State) -> SoloBoard:
    """The Solo Board of a solo game."""
    board = state.opponent
    assert isinstance(board, SoloBoard)
    return board


def keep(state: State, card: i64) -> None:
    """A Retired Translator joins the opponent's pile. (SOL-24)"""
    opponent = state.players[OPPONENT]
    opponent.retirees = with_pile(opponent.retirees, 0, (*opponent.retirees[0], int(card)))
    state.note(events.TRANSLATOR_KEPT, OPPONENT, card)


def move_dice_sum(state: State, board: SoloBoard, by: i64, because: i64) -> None:
    """One space to the right or left, and why."""
    shift(state.tables.solo, board, by)
    state.note(events.DICE_SUM_MOVED, board.on_banner, because)


def shift(solo: SoloTables, board: SoloBoard, by: i64) -> None:
    """The Influence moves to the right or left; at an end it stays."""
    there = board.on_banner + by
    if solo.lowest_dice_sum <= there <= solo.highest_dice_sum:
        board.on_banner = there
