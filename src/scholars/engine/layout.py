"""How the table is laid out in numbers: every colour, Track, Room and slot is a small integer.

The table is always sized for the whole game with its expansion; the tables of a game say what exists in it.
"""

from typing import Final

from scholars.engine.native import Ints, i64, vec

NONE: Final = -1  # nobody, nothing there

WHITE: Final = 0
RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
PURPLE: Final = 4
ORANGE: Final = 5
GREEN: Final = 6
BLACK: Final = 7
COLOURS: Final = 8
WORKER_COLOURS: Final = 4  # White and the primaries

FACES: Final = 6
DICE: Final = 48  # a Die is its colour times six, plus its face less one

# Where a White Die can be returned from: the Bag, the Player Board, the hand by its face, or the card in use. Its Dice
# stand apart from the board's: an empty Bag is not refilled from them, and each may count for an action. (DICE-03)
FROM_BAG: Final = 0
FROM_BOARD: Final = 1
FROM_HAND: Final = 2
FROM_CARD_IN_USE: Final = 8  # its first Die; the second comes after it
SOURCES: Final = 10

TRACKS: Final = 7
TOP_LEVEL: Final = 7
ANY_TRACK: Final = 0  # groups of Tracks a step may be chosen from; this one is without Medicine (BOB-12)
PRIMARY_TRACK: Final = 1
ANY_WITH_MEDICINE: Final = 2
TRACK_GROUPS: Final = 3
ROOMS: Final = 11
GUILDS: Final = 3
ROWS: Final = 3
WISDOM: Final = 9  # the spaces of the House of Wisdom, Guild by Guild, from the top
MAP: Final = 6  # the Scrolls of the Map, beside Spots 0, 2, 4 ...
SPOTS: Final = 12
DECKS: Final = 8
SEATS: Final = 4
CALIPHS: Final = 4

SLOTS: Final = 6
BROWN_SLOTS: Final = 4
GOAL_SLOT: Final = 5

RECRUIT: Final = 0
TRAVEL: Final = 1
RESEARCH: Final = 2
TRANSLATE: Final = 3

ACTION_CARDS: Final = 9  # by subject, and the flipped Goal Card last
GOAL_CARD: Final = 8
FACES_OF_CARDS: Final = 18  # the printed cards, then the Upgraded ones in the same order

BOOK_SPACES: Final = 6  # three Books of two pages, from the top, the left page first
UPGRADE_SPACES: Final = 6  # two rows of three
UPGRADE_COLUMNS: Final = 3

ARABIC: Final = 6
LANGUAGES: Final = 7

CASUAL: Final = 0
EPIC: Final = 1


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
