"""Why something is not possible, as one integer; 0 means that it is. Sentences for them live in the locale files.

The integer is the number of a reason; where numbers explain it they are packed into the same integer.
"""

from typing import Final

from scholars.engine.native import i64

NO_CARD_ON_BOARD: Final[i64] = 1
NO_CARD_IN_HAND: Final[i64] = 2
SLOT_TAKEN: Final[i64] = 3
SLOT_LOCKED: Final[i64] = 4
NO_DICE_IN_HAND: Final[i64] = 5
VALUE_TOO_LOW: Final[i64] = 6
NO_COLOUR: Final[i64] = 7
WRONG_COLOUR: Final[i64] = 8
TOO_LITTLE_SILVER: Final[i64] = 9
TOO_LITTLE_GOLD: Final[i64] = 10
DECK_EMPTY: Final[i64] = 11
ROOMS_FULL: Final[i64] = 12
ROOM_TAKEN: Final[i64] = 13
NO_INFLUENCE: Final[i64] = 14
NO_SCROLL: Final[i64] = 15
GUILD_FULL: Final[i64] = 16
NO_LINE: Final[i64] = 17
NO_GOLD_THERE: Final[i64] = 18
NOBODY_THERE: Final[i64] = 19
ALREADY_USED: Final[i64] = 20
NOTHING_TO_DO: Final[i64] = 21
MAIN_ACTION_DONE: Final[i64] = 22
NO_WORKER: Final[i64] = 23
DIE_FULL: Final[i64] = 24
COLOUR_NAMED: Final[i64] = 25
NO_PAGE: Final[i64] = 26
TOO_LITTLE_XP: Final[i64] = 27
NO_UPGRADE: Final[i64] = 28
NO_DIE_ON_CARD: Final[i64] = 29
NOT_ASKED: Final[i64] = 30
NOT_OPTIONAL: Final[i64] = 31
NOBODY_TO_PICK: Final[i64] = 32
SOMETHING_TO_DO: Final[i64] = 33
DIE_NOT_IN_HAND: Final[i64] = 34
PRINTED_DIE: Final[i64] = 35
DIE_NEEDED: Final[i64] = 36
NO_SECOND_DIE: Final[i64] = 37
DIE_GONE: Final[i64] = 38
OTHER_SLOT: Final[i64] = 39
OTHER_COLOUR: Final[i64] = 40
NO_SUCH_ACTION: Final[i64] = 41
SAME_AS_ANOTHER: Final[i64] = 42  # needs the operand of the other
LASTING: Final[i64] = 43
ONLY_EMPLOY: Final[i64] = 44
ONLY_DISPATCH: Final[i64] = 45
NO_SUCH_ROOM: Final[i64] = 46
NOT_A_LINE: Final[i64] = 47
OTHER_DECK: Final[i64] = 48
NO_DIE_LEFT: Final[i64] = 49
NOT_PRIMARY: Final[i64] = 50
OTHER_TRACK: Final[i64] = 51
NO_WHITE_IN_BAG: Final[i64] = 52
NO_WHITE_ON_BOARD: Final[i64] = 53
ALREADY_PICKED: Final[i64] = 54
JUST_DRAWN: Final[i64] = 55
NOT_PICKED: Final[i64] = 56
ONE_BY_ONE: Final[i64] = 57
JUST_SO_MANY: Final[i64] = 58
AT_MOST_SO_MANY: Final[i64] = 59
COSTS_LESS: Final[i64] = 60
OTHER_GUILD: Final[i64] = 61
SCROLL_HAS_INFLUENCE: Final[i64] = 62
NO_INFLUENCE_THERE: Final[i64] = 63
SAME_PLACE: Final[i64] = 64
SPACE_TAKEN: Final[i64] = 65
NO_SUCH_CARD: Final[i64] = 66
BROWN_SLOTS: Final[i64] = 67
NOT_BLACK: Final[i64] = 68
DIE_OF_THIS_TURN: Final[i64] = 69
ONE_OR_TWO_TRANSLATORS: Final[i64] = 70
PAGE_OTHER_COLOUR: Final[i64] = 71
TRACK_NOT_RAISED: Final[i64] = 72
NO_GOLD_BANNER: Final[i64] = 73
PAGE_RESOLVED: Final[i64] = 74
PAGE_AT_THE_END: Final[i64] = 75
STARTING_PAGE: Final[i64] = 76
PAGE_CONDITION: Final[i64] = 77
PAGE_OTHER_SLOT: Final[i64] = 78

_NUMBER_BITS: Final[i64] = 8
_NUMBER: Final[i64] = 0xFF
_NEEDED_BITS: Final[i64] = 16
_NEEDED: Final[i64] = 0xFFFF


def short(reason: i64, needed: i64, has: i64 = 0) -> i64:
    """A reason, with what would be needed and what there is."""
    return (has << _NUMBER_BITS + _NEEDED_BITS) | (needed << _NUMBER_BITS) | reason


def number_of(why: i64) -> i64:
    """Which reason it is."""
    return why & _NUMBER


def needed_in(why: i64) -> i64:
    """What would be needed."""
    return (why >> _NUMBER_BITS) & _NEEDED


def had_in(why: i64) -> i64:
    """What there is."""
    return why >> _NUMBER_BITS + _NEEDED_BITS
