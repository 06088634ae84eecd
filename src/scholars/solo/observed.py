"""What everybody sees of the Solo Board, as bytes."""

from scholars.engine.layout import NONE
from scholars.engine.native import i64
from scholars.engine.observation import FLAG, MOST, Field, Observation
from scholars.engine.solo_tables import FOCUSES, SHELVES
from scholars.engine.tables import Tables
from scholars.solo.board import SoloBoard


def fields(every: Tables) -> tuple[Field, ...]:
    """What `observe` tells."""
    solo = every.solo
    schemes = len(solo.scheme_ids)
    return (
        Field("present", 1, FLAG, "whether the solo opponent plays; all that follows is 0 if not"),
        Field("difficulty", 1, len(solo.difficulty_ids), "its difficulty, once it is chosen", of="difficulty"),
        Field("marker", 1, FOCUSES - 1, "where its marker is on the Resource Track, from the left"),
        Field("markers_placed", 1, MOST, "how many Research Markers it has placed"),
        Field("dice_sum", 1, int(solo.highest_dice_sum - solo.lowest_dice_sum), "its Dice Sum, from the lowest on"),
        Field("pile", 1, schemes, "how many Scheme Cards lie face down"),
        Field("revealed", schemes, schemes, "the how-manieth of those face up each Scheme Card is"),
        Field("shelf", SHELVES, MOST, "its Scrolls of each language"),
        Field("face_down", 1, FLAG, "whether one of them was never seen"),
    )


def observe(board: SoloBoard, lowest_dice_sum: i64, schemes: i64, into: Observation) -> None:
    """Everything but the Scheme Cards to come and the Scroll that lies face down."""
    into.put(1)
    into.put(board.difficulty + 1)
    into.put(board.marker)
    into.count(board.markers_placed)
    into.put(board.on_banner - lowest_dice_sum)
    into.put(len(board.pile))
    revealed = into.at
    into.nothing(schemes)
    shelves = into.at
    into.at = revealed
    _revealed(board, into)
    into.at = shelves
    into.counts(board.shelves, SHELVES)
    into.put(0 if board.face_down == NONE else 1)


def _revealed(board: SoloBoard, into: Observation) -> None:
    start = into.at
    place: i64 = 1
    for scheme in board.face_up:
        into.at = start + scheme
        into.put(place)
        place += 1
