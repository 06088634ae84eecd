"""BOB: gaining Page Cards from the Books, and where they are tucked.

On the Books lie the Pages 1 to 6 of Recruit; they cost 2, 2, 1, 1, 2 and 2 XP.
"""

import pytest

from kit import rule
from kit.book_table import BookTable


@rule("BOB-14")
def test_a_page_gain_is_a_page_or_two_xp(books: BookTable) -> None:
    """Or nothing: it may be declined."""
    books.red.has_xp(2)

    books.red.resolves("page")

    assert books.options == ["decline", *(f"page book-{space}" for space in range(1, 7)), "gain-xp"]
    books.red.plays("gain-xp")
    assert books.red.xp == 4


@rule("BOB-14", "EFF-01")
def test_a_page_gain_may_be_declined(books: BookTable) -> None:
    """Nothing is paid, nothing is gained."""
    books.red.has_xp(2)

    books.red.resolves("page")
    books.red.plays("decline")

    assert books.red.xp == 2
    assert books.red.set_aside == []


@rule("BOB-14")
def test_two_xp_can_be_had_with_no_page_left(books: BookTable) -> None:
    """With empty Books."""
    books.books(*[None] * 6)
    books.page_pile(keeper=books.blue)

    books.red.resolves("page")
    assert books.options == ["decline", "gain-xp"]
    books.red.plays("gain-xp")

    assert books.red.xp == 2


@rule("BOB-15")
@pytest.mark.parametrize(
    ("xp", "pages"), [(0, []), (1, ["page book-3", "page book-4"]), (2, [f"page book-{n}" for n in range(1, 7)])]
)
def test_a_page_costs_its_printed_xp(books: BookTable, xp: int, pages: list[str]) -> None:
    """Only what can be paid is offered."""
    books.red.has_xp(xp)

    books.red.resolves("page")

    assert [option for option in books.options if option.startswith("page")] == pages
    books.red.plays("decline")


@rule("BOB-15")
def test_the_xp_is_paid(books: BookTable) -> None:
    """And the Page is set aside."""
    books.red.has_xp(3)

    books.red.resolves("page")
    books.red.plays("page book-1")

    assert books.red.xp == 1
    assert books.red.set_aside == ["page-recruit-1"]
    books.red.ends_turn()


@rule("BOB-15")
@pytest.mark.parametrize(("space", "lying"), [(1, "left"), (2, "right")])
def test_a_page_alone_on_its_book_costs_one_less(books: BookTable, space: int, lying: str) -> None:
    """Whichever side it lies on."""
    alone = ["page-travel-1", None] if lying == "left" else [None, "page-travel-1"]
    books.books(*alone, "page-travel-2", "page-travel-3", "page-end-1", "page-end-2")
    books.red.has_xp(1)

    books.red.resolves("page")
    assert [option for option in books.options if option.startswith("page")] == [f"page book-{space}"]
    books.red.plays(f"page book-{space}")

    assert books.red.xp == 0
    books.red.ends_turn()


@rule("BOB-15")
def test_never_below_nothing(books: BookTable) -> None:
    """A Page of 1 XP, alone, is free."""
    books.books("page-travel-9", None, "page-travel-2", "page-travel-3", "page-end-1", "page-end-2")

    books.red.resolves("page")
    books.red.plays("page book-1")

    assert books.red.xp == 0
    books.red.ends_turn()


# Refills


@rule("BOB-16")
def test_a_book_with_one_page_stays_so(books: BookTable) -> None:
    """One is taken, and nothing comes."""
    books.red.has_xp(2).resolves("page")
    books.red.plays("page book-1")

    assert books.on_books[:2] == [None, "page-recruit-2"]
    books.red.ends_turn()


@rule("BOB-16")
def test_an_empty_book_gets_two_new_pages_at_once(books: BookTable) -> None:
    """In the middle of a turn: the next Page gain already finds them."""
    books.books("page-travel-9", None, "page-travel-2", "page-travel-3", "page-end-1", "page-end-2")
    books.page_pile("page-travel-10", "page-end-12")
    books.red.has_xp(1)

    books.red.resolves("page and page")
    books.red.plays("page book-1")
    assert books.on_books[:2] == ["page-travel-10", "page-end-12"]
    assert "page book-1" in books.options
    books.red.plays("page book-1")

    assert books.red.set_aside == ["page-travel-9", "page-travel-10"]
    books.red.ends_turn()
    books.red.plays("card aside-1")


@rule("BOB-16")
def test_three_books_with_one_page_each_are_filled(books: BookTable) -> None:
    """Every empty space, at once; what lies there stays."""
    books.books("page-travel-1", None, None, "page-travel-2", "page-travel-3", "page-travel-9")
    books.page_pile("page-end-1", "page-end-2", "page-end-3", "page-end-4")
    books.red.has_xp(2)

    books.red.resolves("page")
    books.red.plays("page book-5")

    assert books.on_books == [
        "page-travel-1",
        "page-end-1",
        "page-end-2",
        "page-travel-2",
        "page-end-3",
        "page-travel-9",
    ]
    assert books.pages_to_come[0] == "page-end-4"
    books.red.ends_turn()


@rule("BOB-16")
def test_two_books_with_one_page_are_not_filled(books: BookTable) -> None:
    """The third still has two."""
    books.books("page-travel-1", None, "page-travel-4", "page-travel-2", "page-travel-3", "page-travel-9")
    books.red.has_xp(1)

    books.red.resolves("page")
    books.red.plays("page book-3")

    assert books.on_books == ["page-travel-1", None, None, "page-travel-2", "page-travel-3", "page-travel-9"]
    books.red.ends_turn()


@rule("BOB-37")
def test_with_the_pile_empty_spaces_stay_empty(books: BookTable) -> None:
    """A Book may be empty, and stays so."""
    books.books("page-travel-9", None, "page-travel-2", "page-travel-3", "page-end-1", "page-end-2")
    books.page_pile(keeper=books.blue)

    books.red.resolves("page")
    books.red.plays("page book-1")

    assert books.on_books[:2] == [None, None]
    books.red.ends_turn()


@rule("BOB-37")
def test_a_single_page_comes_to_the_left(books: BookTable) -> None:
    """A short refill of an empty Book."""
    books.books("page-travel-2", "page-travel-3", None, "page-travel-9", "page-end-1", "page-end-2")
    books.page_pile("page-end-12", keeper=books.blue)

    books.red.resolves("page")
    books.red.plays("page book-4")

    assert books.on_books[2:4] == ["page-end-12", None]
    books.red.ends_turn()


@rule("BOB-37")
@pytest.mark.parametrize("left", [1, 2])
def test_a_short_refill_goes_to_the_upper_book_first(books: BookTable, left: int) -> None:
    """From the top, the left page first."""
    books.books("page-travel-1", None, None, "page-travel-2", "page-travel-3", "page-travel-9")
    coming = ["page-end-1", "page-end-2"][:left]
    books.page_pile(*coming, keeper=books.blue)
    books.red.has_xp(2)

    books.red.resolves("page")
    books.red.plays("page book-5")

    filled = [books.on_books[1], books.on_books[2], books.on_books[4]]
    assert filled == [*coming, *[None] * (3 - left)]
    books.red.ends_turn()


# Where they are tucked


@rule("BOB-17", "BOB-18")
@pytest.mark.parametrize(("slot", "place"), [("recruit", 1), ("travel", 2), ("research", 3), ("translate", 4)])
def test_a_red_banner_goes_under_its_named_slot(books: BookTable, slot: str, place: int) -> None:
    """And nowhere else, so nothing is asked; at the end of the turn, not before."""
    books.red.puts_aside(f"page-{slot}-10").has(silver=1)

    books.red.works("choice", "white-1")
    assert books.red.set_aside == [f"page-{slot}-10"]
    books.red.plays("end-turn")
    if place == 1:  # the second card there
        books.red.plays("silver 1")

    assert books.red.under(slot)[-1] == f"page-{slot}-10"


@rule("BOB-17")
def test_a_gold_banner_goes_under_any_brown_slot(books: BookTable) -> None:
    """Never a black one."""
    books.red.puts_aside("page-end-1").goal("goal-greek", targets=7)

    books.red.ends_turn()

    assert books.options == ["tuck slot-1", "tuck slot-2", "tuck slot-3", "tuck slot-4"]
    books.red.plays("tuck slot-3")


@rule("BOB-17", "RET-08")
def test_an_instead_retiree_makes_that_actions_pages_fit(books: BookTable) -> None:
    """With "Translate instead" under Recruit a Page of Translate fits there too."""
    books.red.retired("recruit", "sanskrit-h").puts_aside("page-translate-8").has(silver=2)

    books.red.ends_turn()
    assert books.options == ["tuck slot-1", "tuck slot-4"]
    books.red.plays("tuck slot-1", "silver 2")

    assert books.red.under("recruit") == ["page-start", "sanskrit-h", "page-translate-8"]


@rule("BOB-17", "BOB-18")
@pytest.mark.parametrize("first", ["retiree", "page"])
def test_it_must_lie_there_before_the_page(books: BookTable, first: str) -> None:
    """Of the cards tucked at one time, the order decides."""
    books.room(6, "sanskrit-h", books.red, gold=1)
    books.red.puts_aside("page-translate-8")

    books.red.ends_turn()
    assert books.red.set_aside == ["page-translate-8", "sanskrit-h"]
    if first == "page":
        books.red.plays("card aside-1")
        assert books.red.under("translate") == ["page-translate-8"]
        books.red.plays("tuck slot-2")
    else:
        books.red.plays("card aside-2", "tuck slot-2")
        assert books.options == ["tuck slot-2", "tuck slot-4"]
        books.red.plays("tuck slot-2")
        assert books.red.under("travel") == ["sanskrit-h", "page-translate-8"]


@rule("BOB-17", "BOB-21")
@pytest.mark.parametrize("action", ["travel", "translate"])
def test_a_page_under_another_slot_acts_for_whatever_is_done_there(books: BookTable, action: str) -> None:
    """A value Page of Translate under Travel looks at the Travel action too."""
    books.red.retired("travel", "sanskrit-h", "page-translate-8")
    books.room(1, "greek-a", books.red)
    books.red.has(hand="black-6 white-2", gold=1).at(0)

    books.red.works("travel", "black-6", "white-2")
    books.red.plays(f"main {action}")
    books.red.plays("move 3" if action == "travel" else "gain-xp")
    if action == "travel":
        books.red.plays("gain-worker red")
    books.red.plays("retiree card-2", "end-turn")

    assert books.red.silver == 2


@rule("BOB-18", "RET-11")
@pytest.mark.parametrize("order", [("aside-1", "aside-1"), ("aside-2", "aside-1")])
def test_pages_and_retirees_are_tucked_in_any_order(books: BookTable, order: tuple[str, str]) -> None:
    """Among each other."""
    books.room(6, "greek-a", books.red, gold=1)
    books.red.puts_aside("page-end-1")

    books.red.ends_turn()
    assert books.kind == "choose_card_to_tuck"
    books.red.plays(f"card {order[0]}", "tuck slot-2", "tuck slot-3")

    first, second = ("page-end-1", "greek-a") if order[0] == "aside-1" else ("greek-a", "page-end-1")
    assert (books.red.under("travel"), books.red.under("research")) == ([first], [second])


@rule("BOB-18")
def test_a_page_tucked_at_the_end_of_a_turn_serves_from_the_next(books: BookTable) -> None:
    """Not in the turn it was gained in."""
    books.red.puts_aside("page-travel-10").has(hand="black-4")

    books.red.works("travel", "black-4")
    assert not any(option.startswith("retiree") for option in books.options)
    books.red.plays("end-turn")

    assert books.red.under("travel") == ["page-travel-10"]


@rule("BOB-30")
def test_xp_never_runs_out(books: BookTable) -> None:
    """There are 30 pieces in the box, and no limit."""
    books.red.has_xp(30)
    books.blue.has_xp(30)

    books.red.resolves("2 xp")

    assert books.red.xp == 32


@rule("EFF-02", "BOB-30")
@pytest.mark.parametrize("xp", [0, 1])
def test_xp_as_a_cost(books: BookTable, xp: int) -> None:
    """It is paid in full, or not at all."""
    books.red.has_xp(xp)

    books.red.resolves("1 xp -> 1 gold or 2 silver")
    if xp:
        books.red.plays("pay", "part 1")

    assert (books.red.xp, books.red.gold) == (0, xp)
