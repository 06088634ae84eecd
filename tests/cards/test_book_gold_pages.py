"""The 12 Page Cards with a gold banner: what each gives after the last turn."""

import pytest

from kit.book_forecast import well_read
from kit.book_table import BookSeat, BookTable
from kit.exercised import each
from kit.forecast import CATALOGUE, Forecast, may_be_declined
from scholars.catalogue.body_of_books import PageCard
from scholars.components import Banner
from scholars.effects.words import Rest, WorkersCountAsSilver, XpCountsAsGold

GOLD = [page for page in CATALOGUE.body_of_books.page_cards if page.banner is Banner.GOLD]
COUNTED = [page for page in GOLD if isinstance(page.effect, XpCountsAsGold | WorkersCountAsSilver)]
RESTING = [page for page in GOLD if isinstance(page.effect, Rest)]
AT_ONCE = [page for page in GOLD if page not in (*COUNTED, *RESTING)]
STAYS = {"page-end-11": "page-end-12"}  # another gold banner, so that the game waits


def resolves(books: BookTable, page: PageCard) -> BookSeat:
    """The game is at the question which Pages to resolve; another gold banner stays for later."""
    red = well_read(books).goal("goal-chinese", targets=0)
    red.retired("travel", page.id, STAYS.get(page.id, "page-end-11"))
    books.ends()
    books.stay_open()
    return red


@each("page", AT_ONCE, "banner", "effect")
def test_a_gold_page_is_resolved_once_at_the_end(books: BookTable, page: PageCard) -> None:
    """After the last turn, and not again. (BOB-27)"""
    red = resolves(books, page)
    assert "resolve slot-2 card-1" in books.options
    forecast = Forecast(books).expects(page.effect)

    red.plays("resolve slot-2 card-1")

    forecast.happens("choose_page_to_resolve")
    assert sorted(books.options) == ["enough", "resolve slot-2 card-2"]


@each("page", [page for page in AT_ONCE if may_be_declined(page.effect)], "effect")
def test_what_may_be_declined_of_a_gold_page_is_left_out(books: BookTable, page: PageCard) -> None:
    """Influence and Gold on Translators; the rest is gained."""
    red = resolves(books, page)
    forecast = Forecast(books, willing=False).expects(page.effect)

    red.plays("resolve slot-2 card-1")

    forecast.happens("choose_page_to_resolve")


def test_gold_is_placed_one_by_one_up_to_as_much_as_is_printed(books: BookTable) -> None:
    """On the same Translator or on others, and no more than that."""
    red = well_read(books)
    red.resolves("place up to 3 gold")

    red.plays("place-gold room-1", "place-gold room-1", "place-gold room-1")

    assert books.gold_on(1) == 3
    assert books.kind == "choose_turn"


@each("page", GOLD, "banner")
def test_a_gold_page_need_not_be_resolved_and_does_nothing_in_a_work(books: BookTable, page: PageCard) -> None:
    """It waits for the end, and even then the player may leave it."""
    red = well_read(books).retired("travel", page.id)
    red.works("travel", "red-3")
    assert not any(option.startswith("retiree") for option in books.options)
    red.plays("end-turn")
    books.ends()
    forecast = Forecast(books)

    red.plays("enough")

    assert books.kind == "over"
    forecast.happens("over")


@each("page", RESTING, "effect")
def test_the_page_that_is_a_rest(books: BookTable, page: PageCard) -> None:
    """A whole Rest with all its income; it reveals a card. (BOB-35)"""
    red = well_read(books).goal("goal-chinese", targets=0).retired("travel", page.id, "page-end-11")
    red.lies("recruit", "mathematics", "red-3").researched(mathematics=2)
    books.pile(bottom=[books.reserve[0]])
    books.ends()
    forecast = Forecast(books).expects(CATALOGUE.action_cards[0].rest).expects(CATALOGUE.board.player_aid.rest)
    revealed = len(books.draw_pile)

    red.plays("resolve slot-2 card-1")

    forecast.also(on_board=-1, in_bag=1, action_cards=1).happens("choose_page_to_resolve")
    assert len(books.draw_pile) == revealed - 1
    books.stay_open()


@each("page", RESTING, "effect")
def test_a_rest_needs_a_card_on_the_board(books: BookTable, page: PageCard) -> None:
    """With all Action Cards in hand there is nothing to Rest from. (BOB-35)"""
    resolves(books, page)

    assert "resolve slot-2 card-1" not in books.options


@pytest.mark.parametrize(("amount", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (8, 4)])
@each("page", COUNTED, "effect")
def test_a_page_makes_xp_or_workers_count(books: BookTable, page: PageCard, amount: int, worth: int) -> None:
    """XP as Gold, 1 VP for every 2; Workers as Silver, of which it takes twice as many. (BOB-28)"""
    red = resolves(books, page).has(silver=0, gold=0, workers="")
    if isinstance(page.effect, XpCountsAsGold):
        red.has_xp(amount)
    else:
        red.has_xp(0).has(workers=" ".join(["red", "white"] * amount))
    before = red.vp(red.scrolls[0])

    red.plays("resolve slot-2 card-1")

    assert red.vp(red.scrolls[0]) == before + worth


@each("page", COUNTED, "effect")
def test_without_its_page_nothing_counts(books: BookTable, page: PageCard) -> None:
    """XP and Workers score nothing by themselves, nor for another player. (BOB-28)"""
    red = resolves(books, page).has(silver=0, gold=0, workers="").has_xp(0)
    without = red.vp(red.scrolls[0])
    red.has(workers="red red red red").has_xp(4)
    books.blue.has_xp(4).has(workers="red red red red")
    blues = books.blue.vp(books.blue.scrolls[0])

    assert red.vp(red.scrolls[0]) == without
    red.plays("resolve slot-2 card-1")
    assert red.vp(red.scrolls[0]) > without
    assert books.blue.vp(books.blue.scrolls[0]) == blues
