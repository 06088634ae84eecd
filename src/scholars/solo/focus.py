"""What the opponent looks for: language, character and colour from its marker on, to the right and round. (SOL-10)"""

from scholars.engine.layout import NONE
from scholars.engine.native import i64
from scholars.engine.solo_tables import FOCUSES, SoloTables
from scholars.solo.board import SoloBoard


def focus(solo: SoloTables, board: SoloBoard, number: i64) -> i64:
    """The so-manieth language it looks for, from its marker on; the character is the deck of that language."""
    return solo.focus_language[(board.marker + number) % FOCUSES]


def colour_rank(solo: SoloTables, board: SoloBoard, guild: i64) -> i64:
    """How far from its marker a Guild's colour first comes: of several Guilds the nearest is taken."""
    for number in range(FOCUSES):
        if solo.focus_colour[(board.marker + number) % FOCUSES] == guild:
            return number
    return FOCUSES


def by_colour(solo: SoloTables, board: SoloBoard, guilds: i64) -> i64:
    """The Guild, of some (as bits), whose colour comes first; NONE of none."""
    best: i64 = NONE
    for guild in range(3):
        if (guilds >> guild) & 1 and (best == NONE or colour_rank(solo, board, guild) < colour_rank(solo, board, best)):
            best = guild
    return best
