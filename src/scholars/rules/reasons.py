"""Why something is not possible, as one integer; 0 means that it is. Sentences for them live in the locale files.

The integer is the number of a reason; where numbers explain it they are packed into the same integer.
"""

from typing import Final

from scholars.engine.native import i64

NO_CARD_ON_BOARD: Final = 1
NO_CARD_IN_HAND: Final = 2
SLOT_TAKEN: Final = 3
SLOT_LOCKED: Final = 4
NO_DICE_IN_HAND: Final = 5
VALUE_TOO_LOW: Final = 6
NO_COLOUR: Final = 7
WRONG_COLOUR: Final = 8
TOO_LITTLE_SILVER: Final = 9
TOO_LITTLE_GOLD: Final = 10
DECK_EMPTY: Final = 11
ROOMS_FULL: Final = 12
ROOM_TAKEN: Final = 13
NO_INFLUENCE: Final = 14
NO_SCROLL: Final = 15
GUILD_FULL: Final = 16
NO_LINE: Final = 17
NO_GOLD_THERE: Final = 18
NOBODY_THERE: Final = 19
ALREADY_USED: Final = 20
NOTHING_TO_DO: Final = 21
MAIN_ACTION_DONE: Final = 22
NO_WORKER: Final = 23
DIE_FULL: Final = 24
COLOUR_NAMED: Final = 25
NO_PAGE: Final = 26
TOO_LITTLE_XP: Final = 27
NO_UPGRADE: Final = 28
NO_DIE_ON_CARD: Final = 29
NOT_ASKED: Final = 30
NOT_OPTIONAL: Final = 31
NOBODY_TO_PICK: Final = 32
SOMETHING_TO_DO: Final = 33
DIE_NOT_IN_HAND: Final = 34
PRINTED_DIE: Final = 35
DIE_NEEDED: Final = 36
NO_SECOND_DIE: Final = 37
DIE_GONE: Final = 38
OTHER_SLOT: Final = 39
OTHER_COLOUR: Final = 40
NO_SUCH_ACTION: Final = 41
SAME_AS_ANOTHER: Final = 42
LASTING: Final = 43
ONLY_EMPLOY: Final = 44
ONLY_DISPATCH: Final = 45
NO_SUCH_ROOM: Final = 46
NOT_A_LINE: Final = 47
OTHER_DECK: Final = 48
NO_DIE_LEFT: Final = 49
NOT_PRIMARY: Final = 50
OTHER_TRACK: Final = 51
NO_WHITE_IN_BAG: Final = 52
NO_WHITE_ON_BOARD: Final = 53
ALREADY_PICKED: Final = 54
JUST_DRAWN: Final = 55
NOT_PICKED: Final = 56
ONE_BY_ONE: Final = 57
JUST_SO_MANY: Final = 58
AT_MOST_SO_MANY: Final = 59
COSTS_LESS: Final = 60
OTHER_GUILD: Final = 61
SCROLL_HAS_INFLUENCE: Final = 62
NO_INFLUENCE_THERE: Final = 63
SAME_PLACE: Final = 64
SPACE_TAKEN: Final = 65
NO_SUCH_CARD: Final = 66
BROWN_SLOTS: Final = 67
NOT_BLACK: Final = 68
DIE_OF_THIS_TURN: Final = 69
ONE_OR_TWO_TRANSLATORS: Final = 70
PAGE_OTHER_COLOUR: Final = 71
TRACK_NOT_RAISED: Final = 72
NO_GOLD_BANNER: Final = 73
PAGE_RESOLVED: Final = 74
PAGE_AT_THE_END: Final = 75
STARTING_PAGE: Final = 76
PAGE_CONDITION: Final = 77
PAGE_OTHER_SLOT: Final = 78

_NUMBER_BITS: Final = 8
_NUMBER: Final = 0xFF
_NEEDED_BITS: Final = 16
_NEEDED: Final = 0xFFFF


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
