"""The solo opponent takes Pages. (BBS-01 to BBS-04)"""

from scholars.engine import events
from scholars.engine.layout import BOOK_SPACES, NONE
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.expansions.body_of_books import pages
from scholars.expansions.body_of_books.books import Books


def take_page(state: State, books: Books) -> None:
    """With each Research Marker it places, the opponent takes a Page Card for nothing. (BBS-02)"""
    marker = marker_taken(state, books)
    if marker == NONE:
        return
    books.markers &= ~(1 << marker)
    space = marker if books.spaces[marker] != NONE else best_space(state, books, every_space())
    if space == NONE:
        return
    page = pages.take_page(books, space)
    books.kept = (*books.kept, int(page))
    state.note(events.PAGE_KEPT, opponent_of(state), page, space)
    pages.refill(state, books, space)


def marker_taken(state: State, books: Books) -> i64:
    """The Marker under the Page worth most; without a Page above any, the highest and leftmost. (BBS-02)"""
    best = best_space(state, books, books.markers)
    if best != NONE:
        return best
    for space in range(BOOK_SPACES):
        if (books.markers >> space) & 1:
            return space
    return NONE


def best_space(state: State, books: Books, among: i64) -> i64:
    """Of some spaces (as bits) that with the Page worth most VP; ties go to the highest, then the leftmost."""
    best: i64 = NONE
    for space in range(BOOK_SPACES):
        if (among >> space) & 1 and books.spaces[space] != NONE:
            vp = state.tables.translator_vp
            if best == NONE or vp[books.spaces[space]] > vp[books.spaces[best]]:
                best = space
    return best


def every_space() -> i64:
    """All spaces of the Books, as bits."""
    return (1 << BOOK_SPACES) - 1


def opponent_of(state: State) -> i64:
    """The seat of the solo opponent; NONE without one."""
    for seat in range(len(state.players)):
        if state.opponent.plays(seat):
            return seat
    return NONE
