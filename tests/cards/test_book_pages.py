"""The 52 Page Cards: what they cost, where they may be tucked and what they score."""

import pytest

from kit.book_table import BookTable
from kit.exercised import each
from kit.forecast import CATALOGUE
from kit.table import SLOT_NAMES
from scholars.catalogue.body_of_books import PageCard
from scholars.components import Banner

PAGES = CATALOGUE.body_of_books.page_cards
BROWN = SLOT_NAMES[:4]


def slot_of(page: PageCard) -> str:
    """The slot of a red banner."""
    assert page.slot is not None
    return str(page.slot)


def on_first_book(books: BookTable, page: PageCard, beside: bool) -> None:
    """The Page lies on the first Book, with another one or alone."""
    one, *others = [other.id for other in PAGES if other is not page][:5]
    books.books(page.id, one if beside else None, *others)


@pytest.mark.parametrize("beside", [True, False])
@each("page", PAGES, "xp")
def test_a_page_costs_its_xp_and_1_less_alone(books: BookTable, page: PageCard, beside: bool) -> None:
    """With so much it can be had, with less it cannot; it is set aside. (BOB-14, BOB-15, BOB-18)"""
    cost = page.xp if beside else max(page.xp - 1, 0)
    on_first_book(books, page, beside)
    books.red.works("choice", "white-1")
    books.red.has_xp(max(cost - 1, 0)).resolves("page")
    assert ("page book-1" in books.options) == (cost == 0)
    books.play("decline")

    books.red.has_xp(cost).resolves("page")
    books.red.plays("page book-1")

    assert books.red.xp == 0
    assert books.red.set_aside == [page.id]
    assert page.id not in books.on_books
    books.stay_open()


@each("page", PAGES, "banner", "slot")
def test_a_page_is_tucked_where_its_banner_says(books: BookTable, page: PageCard) -> None:
    """A red one only under its own slot, a gold one under any of the four. (BOB-17)"""
    red = books.red.has(silver=9).puts_aside(page.id)

    red.ends_turn()

    if page.banner is Banner.RED:
        if books.kind != "choose_turn":
            red.plays(books.options[0])  # Silver or White Dice
        assert red.under(slot_of(page))[-1] == page.id
    else:
        assert page.slot is None
        assert books.options == [f"tuck slot-{number}" for number in (1, 2, 3, 4)]
        red.plays("tuck slot-2")
        assert red.under("travel") == [page.id]


@each("page", PAGES, "vp")
def test_a_tucked_page_scores_its_printed_vp(books: BookTable, page: PageCard) -> None:
    """For the player under whose board it lies. (BOB-28)"""
    books.red.retired(slot_of(page) if page.slot else "research", page.id)

    assert books.red.vp(page.id) == page.vp
    assert books.red.score.by_category["pages"] == page.vp
    assert books.blue.vp(page.id) == 0


def test_the_pages_are_ten_for_each_slot_and_twelve_for_the_end() -> None:
    """As the list of components says. (BOB-29)"""
    assert {slot: sum(page.slot == slot for page in PAGES) for slot in BROWN} == dict.fromkeys(BROWN, 10)
    assert sum(page.banner is Banner.GOLD for page in PAGES) == 12
