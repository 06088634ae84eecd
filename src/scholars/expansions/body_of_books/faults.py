"""The laws of the expansion's things: Pages, XP, Upgraded cards and rows. (BOB-02 to BOB-05)"""

from scholars.engine.layout import BOOK_SPACES, BROWN_SLOTS, NONE
from scholars.engine.state import State
from scholars.expansions.body_of_books import pages
from scholars.expansions.body_of_books.books import Books, printed
from scholars.expansions.body_of_books.solo import opponent_of


def faults(state: State, books: Books) -> list[str]:
    """Every broken law."""
    return [*_pages(state, books), *_upgrades(state, books), *_numbers(state, books), *_opponent(state, books)]


def _pages(state: State, books: Books) -> list[str]:
    """Every Page Card is in one place; every player has a Starting Page under its slot."""
    found: list[str] = []
    tables, first = printed(state), int(state.tables.pages)
    lying = [*books.pile, *books.kept, *[int(page) for page in books.spaces if page != NONE]]
    for seat in range(len(state.players)):
        player = state.players[seat]
        cards = list(player.set_aside)
        for under in player.retirees:
            cards.extend(under)
        tucked = [card for card in cards if card >= first]
        starting = [card for card in player.retirees[tables.starting_slot] if card == tables.starting_page]
        wanted = 1 if not state.opponent.plays(seat) else 0
        if len(starting) != wanted or tucked.count(int(tables.starting_page)) != wanted:
            found.append(f"seat {seat} has not one Starting Page under its slot")
        lying.extend(page for page in tucked if page != tables.starting_page)
    if sorted(lying) != list(range(first, first + len(tables.page_xp))):
        found.append("a Page Card is missing or there twice")
    if len(books.pile) > 0 and pages.wait_for_more(books):
        found.append("a Book waits for Pages of the pile")
    if len(set(books.resolved)) != len(books.resolved):
        found.append("a gold banner was resolved twice")
    return found


def _upgrades(state: State, books: Books) -> list[str]:
    """Every Upgraded Action Card lies on its space, is out of the game, or is one player's."""
    tables = printed(state)
    lying = [*books.left, *[int(card) for card in books.upgrades if card != NONE]]
    for seat in range(len(state.players)):
        bits = int(books.upgraded[seat])
        lying.extend(card for card in range(len(tables.upgrade_subject)) if (bits >> tables.upgrade_subject[card]) & 1)
    if sorted(lying) != list(range(len(tables.upgrade_ids))):
        return ["an Upgraded Action Card is missing or there twice"]
    return []


def _opponent(state: State, books: Books) -> list[str]:
    """Only the solo opponent keeps Pages and has Markers under them: one less for each Page it has taken."""
    markers = sum([int((books.markers >> space) & 1) for space in range(BOOK_SPACES)])
    if markers + len(books.kept) > (0 if opponent_of(state) == NONE else BOOK_SPACES):
        return ["the solo opponent has too many Pages or Markers"]
    return []


def _numbers(state: State, books: Books) -> list[str]:
    """Nobody has less than nothing, and as many rows are filled as there are."""
    found: list[str] = []
    for seat in range(len(state.players)):
        player = state.players[seat]
        if books.xp[seat] < 0 or (state.opponent.plays(seat) and books.xp[seat] != 0):
            found.append(f"seat {seat} has {books.xp[seat]} XP")
        rows = min(len(player.retirees[slot]) for slot in range(BROWN_SLOTS))
        if not state.opponent.plays(seat) and books.rows[seat] != rows:
            found.append(f"seat {seat} has filled {rows} rows, and {books.rows[seat]} are told")
    if books.track_xp >> state.tables.tracks or books.caliph_xp < 0:
        found.append("XP lies where none can")
    return found
