"""How the table is laid out in numbers: every colour, Track, Room and slot is a small integer.

The table is always sized for the whole game with its expansion; the tables of a game say what exists in it. The numbers
are `i64`, so that a loop over `range(SLOTS)` counts in machine integers.
"""

from typing import Final

from scholars.engine.native import Ints, i64, vec

NONE: Final[i64] = -1  # nobody, nothing there

WHITE: Final[i64] = 0
RED: Final[i64] = 1
BLUE: Final[i64] = 2
YELLOW: Final[i64] = 3
PURPLE: Final[i64] = 4
ORANGE: Final[i64] = 5
GREEN: Final[i64] = 6
BLACK: Final[i64] = 7
COLOURS: Final[i64] = 8
WORKER_COLOURS: Final[i64] = 4  # White and the primaries

FACES: Final[i64] = 6
DICE: Final[i64] = 48  # a Die is its colour times six, plus its face less one

# Where a White Die can be returned from: the Bag, the Player Board, the hand by its face, or the card in use. Its Dice
# stand apart from the board's: an empty Bag is not refilled from them, and each may count for an action. (DICE-03)
FROM_BAG: Final[i64] = 0
FROM_BOARD: Final[i64] = 1
FROM_HAND: Final[i64] = 2
FROM_CARD_IN_USE: Final[i64] = 8  # its first Die; the second comes after it
SOURCES: Final[i64] = 10

TRACKS: Final[i64] = 7
TOP_LEVEL: Final[i64] = 7
ANY_TRACK: Final[i64] = 0  # groups of Tracks a step may be chosen from; this one is without Medicine (BOB-12)
PRIMARY_TRACK: Final[i64] = 1
ANY_WITH_MEDICINE: Final[i64] = 2
TRACK_GROUPS: Final[i64] = 3
ROOMS: Final[i64] = 11
GUILDS: Final[i64] = 3
ROWS: Final[i64] = 3
WISDOM: Final[i64] = 9  # the spaces of the House of Wisdom, Guild by Guild, from the top
MAP: Final[i64] = 6  # the Scrolls of the Map, beside Spots 0, 2, 4 ...
SPOTS: Final[i64] = 12
DECKS: Final[i64] = 8
SEATS: Final[i64] = 4
CALIPHS: Final[i64] = 4

SLOTS: Final[i64] = 6
BROWN_SLOTS: Final[i64] = 4
GOAL_SLOT: Final[i64] = 5

RECRUIT: Final[i64] = 0
TRAVEL: Final[i64] = 1
RESEARCH: Final[i64] = 2
TRANSLATE: Final[i64] = 3

ACTION_CARDS: Final[i64] = 9  # by subject, and the flipped Goal Card last
GOAL_CARD: Final[i64] = 8
FACES_OF_CARDS: Final[i64] = 18  # the printed cards, then the Upgraded ones in the same order

BOOK_SPACES: Final[i64] = 6  # three Books of two pages, from the top, the left page first
UPGRADE_SPACES: Final[i64] = 6  # two rows of three
UPGRADE_COLUMNS: Final[i64] = 3

ARABIC: Final[i64] = 6
LANGUAGES: Final[i64] = 7

CASUAL: Final[i64] = 0
EPIC: Final[i64] = 1


def zeros(length: int) -> Ints:
    """So many zeros."""
    return vec[i64]([0] * length)


def nothings(length: int) -> Ints:
    """So many places with nothing there."""
    return vec[i64]([-1] * length)


def die(colour: i64, face: i64) -> i64:
    """A Die of a colour showing a face."""
    return colour * FACES + face - 1


def colour_of(a_die: i64) -> i64:
    """The colour of a Die."""
    return a_die // FACES


def face_of(a_die: i64) -> i64:
    """The face a Die shows."""
    return a_die % FACES + 1
