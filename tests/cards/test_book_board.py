"""The Extension: the Black Translate action, the Starting Page, and what is counted.

Room 11 is tested with the other Rooms, the Medicine Track with the other Tracks.
"""

import pytest

from kit.book_forecast import well_read
from kit.book_table import BookSeat, BookTable
from kit.exercised import each
from kit.forecast import CATALOGUE, Forecast
from scholars import Game
from scholars.catalogue.body_of_books import BlackTranslate, StartingPage
from scholars.components import Track

EXTENSION = CATALOGUE.body_of_books.extension
BLACK_DICE = {6: "black-6", 9: "black-5 black-4", 10: "black-6 black-4", 12: "black-6 black-6"}


# Black Translate


def translates_black(books: BookTable, dice: str, gold: int = 9, silver: int = 9) -> BookSeat:
    """A Work on Translate with Black Dice; three Translators stand in Rooms, two of them the player's own."""
    red = well_read(books).has(hand=f"white-1 {dice}", gold=gold, silver=silver)
    books.room(2, "chinese-a", red)
    books.room(3, "greek-a", red)
    red.works("translate", *dice.split())
    return red


@pytest.mark.parametrize("willing", [True, False])
@each("option", EXTENSION.black_translate, "gold", "gain")
def test_a_black_translate_places_gold_and_gives_its_gain(
    books: BookTable, option: BlackTranslate, willing: bool
) -> None:
    """1 Gold on each of so many Translators; no Scroll is taken. (BOB-13)"""
    red = translates_black(books, "black-6 black-6")
    rooms = " ".join(["room-2", "room-3"][: option.gold])
    forecast = Forecast(books, willing).also(gold=-option.gold, gold_in_rooms=option.gold).expects(option.gain)

    red.plays("main translate", f"line {rooms}")

    forecast.happens()
    red.plays("end-turn")


@pytest.mark.parametrize("value", BLACK_DICE)
@each("option", EXTENSION.black_translate, "value")
def test_a_black_translate_needs_its_value(books: BookTable, option: BlackTranslate, value: int) -> None:
    """From that value on. (BOB-13)"""
    red = translates_black(books, BLACK_DICE[value])
    red.plays("main translate")

    offered = {len(line.split()) - 1 for line in books.options}

    assert (option.gold in offered) == (value >= option.value)
    books.stay_open()


@each("option", EXTENSION.black_translate, "gold")
def test_a_black_translate_needs_its_gold(books: BookTable, option: BlackTranslate) -> None:
    """With less Gold than it places it is not there."""
    red = translates_black(books, "black-6 black-6", gold=option.gold - 1)
    if "main translate" in books.options:
        red.plays("main translate")

    assert option.gold not in {len(line.split()) - 1 for line in books.options if line.startswith("line")}
    books.stay_open()


@each("option", EXTENSION.black_translate, "gold")
def test_the_owner_of_a_translator_is_paid(books: BookTable, option: BlackTranslate) -> None:
    """1 Silver as always. (BOB-13)"""
    red = translates_black(books, "black-6 black-6")
    rooms = " ".join(["room-1", "room-2"][: option.gold])
    forecast = Forecast(books).also(gold=-option.gold, gold_in_rooms=option.gold, silver=-1).expects(option.gain)
    forecast.changes["blue: silver"] += 1

    red.plays("main translate", f"line {rooms}")

    forecast.happens()
    red.plays("end-turn")


# The Starting Page


@each("page", EXTENSION.starting_page, "slot", "vp")
def test_the_starting_page_lies_under_its_slot(books: BookTable, page: StartingPage) -> None:
    """Every player has one; it does nothing, and scores what is printed on it. (BOB-05, BOB-08)"""
    for seat in (books.red, books.blue):
        assert seat.under(page.slot) == [page.id]
        assert seat.vp(page.id) == page.vp
        assert page.id in [line.id for line in seat.score.lines]
    books.red.works(page.slot, "white-1")
    assert not any(option.startswith("retiree") for option in books.options)
    books.red.plays("end-turn")


# What is counted


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pieces_are_as_many_as_the_box_holds(players: int) -> None:
    """Black Dice in Bags and supply, Pages on Books, Upgraded cards on their spaces. (BOB-02 to BOB-05)"""
    position = Game.new(players=players, seed=players, expansions=["body-of-books"]).position()
    added = position["expansions"]["body-of-books"]
    bags = sum(player["bag"].get("black", 0) for player in position["players"])

    assert bags == players
    assert position["supply"]["black"] == EXTENSION.black_dice - players
    assert len(added["books"]) == 2 * EXTENSION.books
    assert len(added["upgrades"]) == 3 * len(EXTENSION.upgrade_rows)
    assert added["track_xp"] == [str(track) for track in Track]


@pytest.mark.parametrize("space", range(1, 7))
def test_an_upgraded_card_comes_with_the_xp_of_its_row(books: BookTable, space: int) -> None:
    """1 on each card of the top row, 2 on each of the bottom row. (BOB-02, BOB-24)"""
    books.red.resolves("upgrade")

    books.red.plays(f"upgrade space-{space}")

    assert books.red.xp == EXTENSION.upgrade_rows[(space - 1) // 3]


@pytest.mark.parametrize("there", range(6))
def test_tucking_costs_what_its_row_shows(books: BookTable, there: int) -> None:
    """The first row is free, the next cost more each, lower ones nothing. (BOB-19)"""
    cards = [f"greek-{letter}" for letter in "abcdef"]
    cost = (*EXTENSION.row_costs, 0, 0)[there]
    red = books.red.retired("travel", *cards[:there]).has(silver=9).puts_aside("chinese-a")
    red.ends_turn()

    red.plays("tuck slot-2")
    if cost:
        assert books.options == [f"silver {amount}" for amount in range(cost + 1)]
        red.plays(f"silver {cost}")

    assert red.silver == 9 - cost
    assert red.under("travel")[-1] == "chinese-a"
