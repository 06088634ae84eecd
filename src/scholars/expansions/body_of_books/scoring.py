"""Victory Points of Pages and filled rows. (BOB-28, BBS-03)"""

from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.expansions.body_of_books.books import Books, printed
from scholars.rules.scoring import PAGES, ROWS_FILLED


def lines(state: State, books: Books, seat: i64) -> list[tuple[int, int, int]]:
    """Every Page and every flipped Row Bonus Tile."""
    tables, scored = printed(state), list[tuple[int, int, int]]()
    for page in pages_of(state, books, seat):
        scored.append((PAGES, page, state.tables.translator_vp[page]))
    for row in range(min(int(books.rows[seat]), len(tables.row_vp))):
        scored.append((ROWS_FILLED, row, tables.row_vp[row]))
    return scored


def pages_of(state: State, books: Books, seat: i64) -> list[int]:
    """The Pages tucked under a player's slots, or those the solo opponent has taken."""
    if state.opponent.plays(seat):
        return list(books.kept)
    found: list[int] = []
    for under in state.players[seat].retirees:
        for card in under:
            if card >= state.tables.pages:
                found.append(card)
    return found


def rows_vp(state: State, books: Books, seat: i64) -> i64:
    """The VP of the flipped Row Bonus Tiles."""
    vp: i64 = 0
    tiles = printed(state).row_vp
    for row in range(min(books.rows[seat], i64(len(tiles)))):
        vp += tiles[row]
    return vp
