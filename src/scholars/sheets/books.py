"""What a sheet tells of Body of Books: Pages, filled rows and XP. (BOB-28)"""

from collections.abc import Mapping
from typing import Any

from scholars.engine import words
from scholars.engine.layout import BROWN_SLOTS
from scholars.engine.piles import with_pile
from scholars.engine.state import State
from scholars.engine.tables import Tables
from scholars.locales import message
from scholars.positions.expansions import BODY_OF_BOOKS, part_of
from scholars.sheets.values import SheetValues

COUNTING = (words.XP_COUNTS_AS_GOLD, words.WORKERS_COUNT_AS_SILVER)
BOOK_FIELDS = ("pages", "unresolved", "rows", "xp")
MOST = 999


def read_books(sheet: SheetValues, state: State, seat: int, told: Mapping[str, Any]) -> None:
    """Give a player Pages, rows and XP; the Starting Page goes without saying."""
    tables, player, books = state.tables.books, state.players[seat], _part(state)
    assert tables is not None
    first, last, ids = int(state.tables.pages), int(tables.starting_page), page_ids(state.tables)
    pages = sheet.listed(told, "pages", ids)
    unresolved = sheet.listed(told, "unresolved", ids)
    tucked = (*player.retirees[tables.starting_slot], last, *(first + page for page in pages))
    player.retirees = with_pile(player.retirees, tables.starting_slot, tucked)
    books.xp[seat] = sheet.number(told, "xp", MOST)
    books.rows[seat] = sheet.number(told, "rows", MOST)
    for page in unresolved:
        if page not in pages:
            sheet.broken("unresolved", message("sheet-not-among-pages", id=ids[page]))
    cards = sum(len(under) for under in player.retirees)
    needed = BROWN_SLOTS * int(books.rows[seat])
    if needed > cards:
        sheet.broken("rows", message("sheet-rows", needed=needed, cards=cards))
    for page in set(pages) - set(unresolved):
        _count(state, seat, tables.page_gold[page])


def read_kept_pages(sheet: SheetValues, state: State, told: Mapping[str, Any]) -> None:
    """The Pages the solo opponent has taken. (BBS-02)"""
    first = int(state.tables.pages)
    _part(state).kept = tuple(first + page for page in sheet.listed(told, "pages", page_ids(state.tables)))


def page_ids(tables: Tables) -> list[str]:
    """The Page Cards, without the Starting Page."""
    assert tables.books is not None
    return tables.translator_ids[tables.pages : tables.books.starting_page]


def counting_pages(tables: Tables) -> list[str]:
    """The Page Cards that make something count, if they are resolved in time."""
    assert tables.books is not None
    effects = [tables.effects[number].word for number in tables.books.page_gold]
    return [page for page, word in zip(page_ids(tables), effects, strict=True) if word in COUNTING]


def _part(state: State) -> Any:
    """The expansion's part of the state."""
    return part_of(state, BODY_OF_BOOKS)


def _count(state: State, seat: int, effect: int) -> None:
    """A gold banner that makes something count; all others have shown their effect by now."""
    books, word = _part(state), state.tables.effects[effect].word
    if word == words.XP_COUNTS_AS_GOLD:
        books.xp_as_gold |= 1 << seat
    elif word == words.WORKERS_COUNT_AS_SILVER:
        books.workers_as_silver |= 1 << seat
