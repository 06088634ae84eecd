"""What the expansion's things may still bring a player: what bots think of them, in hundredths of a Victory Point."""

from typing import Final

from scholars.engine.layout import BROWN_SLOTS
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.expansions.body_of_books.books import Books

XP: Final = 45
XP_TO_SPARE: Final = 15  # beyond a handful
HANDFUL_OF_XP: Final = 5
PAGE_IN_REACH: Final = 120  # a Page set aside, besides its VP
UPGRADED: Final = 90
IN_NEXT_ROW: Final = 30  # each slot that is ready for the next row


def prospects(state: State, books: Books, seat: i64) -> i64:
    """XP, Pages not yet tucked, Upgraded cards and rows that are nearly full."""
    xp = books.xp[seat]
    worth = min(xp, HANDFUL_OF_XP) * XP + max(xp - HANDFUL_OF_XP, 0) * XP_TO_SPARE
    player = state.players[seat]
    for card in player.set_aside:
        if card >= state.tables.pages:
            worth += PAGE_IN_REACH + 100 * state.tables.translator_vp[card]
    upgraded = books.upgraded[seat]
    while upgraded != 0:
        worth += UPGRADED
        upgraded &= upgraded - 1
    for slot in range(BROWN_SLOTS):
        if len(player.retirees[slot]) > books.rows[seat]:
            worth += IN_NEXT_ROW
    return worth
