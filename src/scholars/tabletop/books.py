"""What Body of Books adds to the setup. (BOB-01 to BOB-05, BBS-01)"""

from collections.abc import Iterator

from scholars.catalogue import Catalogue
from scholars.engine.compiling import tables_for
from scholars.engine.layout import BOOK_SPACES, UPGRADE_SPACES
from scholars.engine.tables import Tables
from scholars.locales import message
from scholars.tabletop.steps import Step, step

TRACK_XP = 3  # the space of each Track with an XP on it (BOB-03)


def mixed_in(printed: Catalogue) -> Iterator[Step]:
    """The new cards go into their piles before anything is shuffled. (BOB-01)"""
    before, now = tables_for(printed, False), tables_for(printed, True)
    yield step(
        "setup-mix-in",
        "books",
        "{translator}  {scroll}",
        "BOB-01",
        translators=sum(map(len, now.decks)) - sum(map(len, before.decks)),
        each=len(now.decks[0]) - len(before.decks[0]),
        scrolls=int(now.scrolls - before.scrolls),
        starting=len(now.starting_room) - len(before.starting_room),
    )


def on_the_extension(printed: Catalogue, tables: Tables, players: int) -> Iterator[Step]:
    """Books, Upgraded Action Cards and XP. (BOB-02 to BOB-04)"""
    books = tables.books
    assert books is not None
    pages, upgrades = len(books.page_xp), len(books.upgrade_ids)
    yield step("setup-pages", "books", "{page}", "BOB-04", pages=pages, shown=BOOK_SPACES, books=_books(printed))
    upper, lower = books.upgrade_xp
    picture = f"{{upgrade}} {{xp-{upper}}}  {{upgrade}} {{xp-{lower}}}"
    yield step(
        "setup-upgrades",
        "books",
        picture,
        "BOB-02",
        shown=UPGRADE_SPACES,
        of=upgrades,
        row=UPGRADE_SPACES // len(books.upgrade_xp),
        upper=upper,
        lower=lower,
        left=upgrades - UPGRADE_SPACES,
    )
    tracks = int(tables.tracks)
    yield step("setup-track-xp", "books", "{xp-1}  {research}", "BOB-03", tracks=tracks, space=TRACK_XP)
    rule = "BOB-03" if players > 1 else "BOB-03 BBS-01"
    yield step("setup-caliph-xp", "books", f"{{xp-{players}}}  {{caliph}}", rule, xp=players)


def _books(printed: Catalogue) -> int:
    return printed.body_of_books.extension.books


def at_the_players(printed: Catalogue, tables: Tables) -> Iterator[Step]:
    """What each player has besides. (BOB-05)"""
    books = tables.books
    assert books is not None
    slot = message("action", item=str(printed.body_of_books.extension.starting_page[0].slot))
    yield step(
        "setup-player-books", "players", "{die-black}  {xp-1}  {page}", "BOB-05", slot=slot, tiles=len(books.row_ids)
    )
