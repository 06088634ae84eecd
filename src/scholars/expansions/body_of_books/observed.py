"""What everybody sees of the expansion's things, as bytes."""

from scholars.engine.layout import (
    ACTION_CARDS,
    BOOK_SPACES,
    DECKS,
    FACES,
    GUILDS,
    NONE,
    SEATS,
    TRACKS,
    UPGRADE_SPACES,
)
from scholars.engine.native import Ints, i64
from scholars.engine.observation import FLAG, MOST, Field, Observation
from scholars.engine.state import State
from scholars.engine.tables import Tables
from scholars.expansions.body_of_books.books import Books, printed


def fields(every: Tables) -> tuple[Field, ...]:
    """What `observe` tells."""
    books = every.books
    assert books is not None
    pages, upgrades = len(every.translator_ids) - every.pages, len(books.upgrade_ids)
    return (
        Field("present", 1, FLAG, "whether Body of Books is played with; all that follows is 0 if not"),
        Field("xp", SEATS, MOST, "XP of each seat, from the one that looks on"),
        Field("rows", SEATS, MOST, "rows of tucked cards each has filled"),
        Field("upgraded", SEATS * ACTION_CARDS, FLAG, "the Action Cards each has Upgraded, by subject"),
        Field("xp_as_gold", SEATS, FLAG, "who may pay XP as Gold"),
        Field("workers_as_silver", SEATS, FLAG, "who may pay Workers as Silver"),
        Field("page", BOOK_SPACES, pages, "the Page Card on each space of the Books", of="page"),
        Field("marker", BOOK_SPACES, FLAG, "the spaces with a Research Marker of the solo opponent"),
        Field("pages", 1, MOST, "how many Page Cards are to come"),
        Field("kept", pages, FLAG, "the Page Cards the solo opponent keeps"),
        Field("resolved", pages, FLAG, "the gold banners that are done with"),
        Field("track_xp", TRACKS, FLAG, "the Tracks with the XP still on space 3"),
        Field("caliph_xp", 1, SEATS, "XP on the first Caliph space"),
        Field("upgrade", UPGRADE_SPACES, upgrades, "the Upgraded Action Card on each space", of="upgrade"),
        Field("left", upgrades, FLAG, "the Upgraded Action Cards that are out of the game"),
        Field("at_the_end", 1, FLAG, "whether gold banners are being resolved"),
        Field("character", DECKS, FLAG, "whom the seat whose turn it is has interacted with in it"),
        Field("raised", TRACKS, FLAG, "the Tracks it has raised"),
        Field("delivered_to", GUILDS, FLAG, "the Guilds it has Delivered to"),
        Field("translated_from", GUILDS, FLAG, "the Guilds it has Translated from"),
        Field("on_white", 1, FLAG, "whether a move of it has ended on a White Spot"),
        Field("fresh", FACES, MOST, "Black Dice that came to hand in it, by their face"),
    )


def observe(state: State, books: Books, into: Observation) -> None:
    """Everything but the order of the Pages to come."""
    into.put(1)
    _of_seats(books.xp, into)
    _of_seats(books.rows, into)
    for number in range(SEATS):
        seat = into.seat_after(number)
        into.bits(0 if seat == NONE else books.upgraded[seat], ACTION_CARDS)
    _of_bits(books.xp_as_gold, into)
    _of_bits(books.workers_as_silver, into)
    for page in books.spaces:
        into.put(0 if page == NONE else page - state.tables.pages + 1)
    into.bits(books.markers, BOOK_SPACES)
    into.count(len(books.pile))
    pages: i64 = len(state.tables.translator_ids) - state.tables.pages
    _flags(books.kept, state.tables.pages, pages, into)
    _flags(books.resolved, state.tables.pages, pages, into)
    into.bits(books.track_xp, TRACKS)
    into.put(books.caliph_xp)
    into.things(books.upgrades, UPGRADE_SPACES)
    _flags(books.left, 0, len(printed(state).upgrade_ids), into)
    into.put(books.at_the_end)
    _of_turn(books, into)


def _of_turn(books: Books, into: Observation) -> None:
    into.bits(books.characters, DECKS)
    into.bits(books.raised, TRACKS)
    into.bits(books.delivered_to, GUILDS)
    into.bits(books.translated_from, GUILDS)
    into.put(books.on_white)
    into.counts(books.fresh, FACES)


def _of_seats(counts: Ints, into: Observation) -> None:
    for number in range(SEATS):
        seat = into.seat_after(number)
        into.count(0 if seat == NONE else counts[seat])


def _of_bits(bits: i64, into: Observation) -> None:
    for number in range(SEATS):
        seat = into.seat_after(number)
        into.put(0 if seat == NONE else (bits >> seat) & 1)


def _flags(cards: tuple[int, ...], first: i64, length: i64, into: Observation) -> None:
    """A byte for each card of a kind."""
    start = into.at
    into.nothing(length)
    end = into.at
    for card in cards:
        into.at = start + card - first
        into.put(1)
    into.at = end
