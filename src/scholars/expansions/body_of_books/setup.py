"""Setting the expansion's things on the table. (BOB-01 to BOB-05, BBS-01)"""

from scholars.engine.layout import BLACK, BOOK_SPACES, UPGRADE_SPACES
from scholars.engine.native import i64
from scholars.engine.piles import with_pile
from scholars.engine.state import State
from scholars.expansions.body_of_books.books import Books, printed


def set_up(state: State, books: Books) -> None:
    """Books, Upgraded Action Cards, XP, and what every player has besides."""
    tables = printed(state)
    pages = state.chance.shuffled(tuple([state.tables.pages + page for page in range(len(tables.page_xp))]))
    for space in range(BOOK_SPACES):
        books.spaces[space] = pages[space]
    books.pile = pages[BOOK_SPACES:]
    upgrades = state.chance.shuffled(tuple(range(len(tables.upgrade_ids))))
    for space in range(UPGRADE_SPACES):
        books.upgrades[space] = upgrades[space]
    books.left = upgrades[UPGRADE_SPACES:]
    books.track_xp = (1 << state.tables.tracks) - 1
    for seat in range(len(state.players)):
        if not state.opponent.plays(seat):
            set_player(state, books, seat)
        else:
            books.markers = (1 << BOOK_SPACES) - 1  # the opponent's Research Markers, one under each Page


def set_player(state: State, books: Books, seat: i64) -> None:
    """1 XP, a Black Die, a Starting Page under its slot, and 1 XP on the first Caliph space. (BOB-03, BOB-05)"""
    tables, player = printed(state), state.players[seat]
    books.xp[seat] = 1
    books.caliph_xp += 1
    player.bag[BLACK] += 1
    state.supply[BLACK] -= 1
    player.retirees = with_pile(player.retirees, tables.starting_slot, (int(tables.starting_page),))
