"""The door of the expansion: everything others know of it, and how its things are written down and read back."""

from typing import Any, Final

from scholars.components import Subject
from scholars.engine import domains
from scholars.engine.checked import CheckedValue
from scholars.engine.layout import BOOK_SPACES, FACES, NONE, SEATS, UPGRADE_SPACES
from scholars.engine.native import Ints
from scholars.engine.state import State
from scholars.engine.tables import Tables
from scholars.expansions.body_of_books.body_of_books import BodyOfBooks
from scholars.expansions.body_of_books.books import Books as Part
from scholars.expansions.body_of_books.books import books_of, printed
from scholars.expansions.body_of_books.observed import fields as observed_fields
from scholars.expansions.body_of_books.pages import page_costs

MOST = 9_999
_SUBJECTS = [str(subject) for subject in Subject]
_TRACKS = list(domains.TRACK.names)
_GUILDS = list(domains.GUILD.names)
_CHARACTERS = list(domains.CHARACTER.names)
_BITS = {  # fields that are sets of names
    "raised": _TRACKS,
    "delivered_to": _GUILDS,
    "translated_from": _GUILDS,
    "characters": _CHARACTERS,
    "track_xp": _TRACKS,
}


def write(state: State) -> dict[str, Any]:
    """The expansion's things as plain values; cards by their ids."""
    books, tables = books_of(state), printed(state)
    ids = state.tables.translator_ids
    seats = range(len(state.players))
    return {
        "xp": [int(books.xp[seat]) for seat in seats],
        "books": [None if page == NONE else ids[page] for page in books.spaces],
        "pile": [ids[page] for page in books.pile],
        "caliph_xp": int(books.caliph_xp),
        "upgrades": [None if card == NONE else tables.upgrade_ids[card] for card in books.upgrades],
        "upgraded": [_names(int(books.upgraded[seat]), _SUBJECTS) for seat in seats],
        "left": [tables.upgrade_ids[card] for card in books.left],
        "rows": [int(books.rows[seat]) for seat in seats],
        "markers": [int((books.markers >> space) & 1) for space in range(BOOK_SPACES)],
        "kept": [ids[page] for page in books.kept],
        "at_the_end": int(books.at_the_end),
        "resolved": [ids[page] for page in books.resolved],
        "xp_as_gold": [int((books.xp_as_gold >> seat) & 1) for seat in seats],
        "workers_as_silver": [int((books.workers_as_silver >> seat) & 1) for seat in seats],
        "on_white": int(books.on_white),
        "fresh": [int(count) for count in books.fresh],
        **{field: _names(int(getattr(books, field)), names) for field, names in _BITS.items()},
    }


def _names(bits: int, names: list[str]) -> list[str]:
    return [name for number, name in enumerate(names) if (bits >> number) & 1]


def read(told: dict[str, CheckedValue], tables: Tables, seats: int) -> BodyOfBooks:
    """The expansion's things a position tells of."""
    books, made = tables.books, BodyOfBooks()
    assert books is not None
    ids = tables.translator_ids
    first, last = int(tables.pages), int(books.starting_page)
    pages = ids[first:last]

    def page(card: CheckedValue) -> int:
        return first + card.one_of(pages)

    _each(made.xp, told["xp"], seats, MOST)
    for space, lying in enumerate(told["books"].each(BOOK_SPACES)):
        made.spaces[space] = NONE if lying.missing else page(lying)
    made.pile = tuple(page(card) for card in told["pile"].each())
    made.kept = tuple(page(card) for card in told["kept"].each())
    made.resolved = tuple(page(card) for card in told["resolved"].each())
    made.caliph_xp = told["caliph_xp"].number(0, SEATS)
    for space, lying in enumerate(told["upgrades"].each(UPGRADE_SPACES)):
        made.upgrades[space] = NONE if lying.missing else lying.one_of(books.upgrade_ids)
    made.left = tuple(card.one_of(books.upgrade_ids) for card in told["left"].each())
    for seat, subjects in enumerate(told["upgraded"].each(seats)):
        made.upgraded[seat] = _bits(subjects, _SUBJECTS)
    _each(made.rows, told["rows"], seats, MOST)
    made.markers = _flags(told["markers"], BOOK_SPACES)
    made.at_the_end = told["at_the_end"].number(0, 1)
    made.xp_as_gold = _flags(told["xp_as_gold"], seats)
    made.workers_as_silver = _flags(told["workers_as_silver"], seats)
    made.on_white = told["on_white"].number(0, 1)
    _each(made.fresh, told["fresh"], FACES, MOST)
    for field, names in _BITS.items():
        setattr(made, field, _bits(told[field], names))
    return made


def _each(counts: Ints, told: CheckedValue, length: int, most: int) -> None:
    for place, count in enumerate(told.each(length)):
        counts[place] = count.number(0, most)


def _flags(told: CheckedValue, length: int) -> int:
    return sum(flag.number(0, 1) << place for place, flag in enumerate(told.each(length)))


def _bits(told: CheckedValue, names: list[str]) -> int:
    return sum(1 << number for number in {name.one_of(names) for name in told.each()})


def fill_up(state: State, told: dict[str, Any]) -> None:
    """Pages of which nothing is told go back to the pile, and rows are as many as are filled."""
    books = books_of(state)
    if "pile" not in told:
        gone = {int(page) for page in (*books.spaces, *books.kept)}
        for player in state.players:
            gone.update(player.set_aside, *player.retirees)
        first, last = int(state.tables.pages), int(printed(state).starting_page)
        kept = tuple(page for page in books.pile if page not in gone)
        books.pile = kept + tuple(page for page in range(first, last) if page not in gone and page not in kept)
    if "rows" not in told:
        for seat, player in enumerate(state.players):
            books.rows[seat] = min(len(under) for under in player.retirees)


NewPart: Final = BodyOfBooks

__all__ = ["NewPart", "Part", "fill_up", "observed_fields", "page_costs", "read", "write"]
