"""BOB-13: a Black Translate takes no Scroll; it places Gold for XP and a Page gain."""

import pytest

from kit import rule
from kit.book_table import BookTable


@pytest.fixture
def three(books: BookTable) -> BookTable:
    """Red, Blue and nobody have a Translator each, in Rooms 1, 3 and 5; Red has a Black 6 and a White 6."""
    books.room(1, "greek-a", books.red)
    books.room(3, "hebrew-a", books.blue)
    books.room(5, "persian-a")
    books.red.has(hand="black-6 white-6")
    return books


@rule("BOB-13")
def test_six_places_a_gold_for_an_xp_and_a_page_gain(three: BookTable) -> None:
    """On any Translator; the owner is paid."""
    three.red.has(gold=1, silver=1)

    assert three.red.acts("translate", "black-6") == ["line room-1", "line room-3", "line room-5"]
    three.red.plays("line room-3")

    assert three.gold_on(3) == 1
    assert (three.red.gold, three.red.silver, three.blue.silver) == (0, 0, 1)
    assert three.red.xp == 1  # it is there before the Page is chosen
    assert three.kind == "choose_page"
    three.red.plays("gain-xp", "end-turn")
    assert three.red.xp == 3


@rule("BOB-13")
def test_the_own_translator_costs_no_silver(three: BookTable) -> None:
    """And without Silver only the own ones can be chosen."""
    three.red.has(gold=1)

    three.red.acts("translate", "black-6")
    assert three.gold_on(1) == 1
    three.red.plays("decline", "end-turn")


@rule("BOB-13")
def test_ten_places_gold_on_two_translators(three: BookTable) -> None:
    """Not two on the same; or one on one, for a value may be underspent."""
    three.red.has(gold=2, silver=2)

    options = three.red.acts("translate", "black-6", "white-6")
    assert options == [
        "line room-1",
        "line room-3",
        "line room-1 room-3",
        "line room-5",
        "line room-1 room-5",
        "line room-3 room-5",
    ]
    three.red.plays("line room-3 room-5")

    assert (three.gold_on(3), three.gold_on(5)) == (1, 1)
    assert (three.red.gold, three.red.silver, three.blue.silver) == (0, 0, 1)
    assert three.red.xp == 3
    three.red.plays("gain-xp", "end-turn")
    assert three.red.xp == 5


@rule("BOB-13")
@pytest.mark.parametrize(("silver", "pairs"), [(0, 0), (1, 2), (2, 3)])
def test_two_translators_need_the_silver_for_both(three: BookTable, silver: int, pairs: int) -> None:
    """With 1 Silver one of the two must be the own one."""
    three.red.has(gold=2, silver=silver)

    options = three.red.acts("translate", "black-6", "white-6")

    assert sum(option.count("room-") == 2 for option in options) == pairs
    three.stay_open()


@rule("BOB-13")
def test_two_translators_need_two_gold(three: BookTable) -> None:
    """With 1 Gold the lower option is still there."""
    three.red.has(gold=1, silver=2)

    assert three.red.acts("translate", "black-6", "white-6") == ["line room-1", "line room-3", "line room-5"]
    three.stay_open()


@rule("BOB-13")
@pytest.mark.parametrize(("dice", "least"), [("black-4", 0), ("black-4 white-1", 0), ("black-4 white-2", 1)])
def test_below_six_it_is_not_available(three: BookTable, dice: str, least: int) -> None:
    """5 is too little, 6 is enough."""
    three.red.has(hand=dice, gold=1)

    three.red.works("translate", *dice.split())

    assert ("main translate" in three.options) == bool(least)
    three.red.plays("end-turn")


@rule("BOB-13")
@pytest.mark.parametrize(("dice", "most"), [("black-4 white-5", 1), ("black-5 white-5", 2)])
def test_ten_is_what_two_translators_ask_for(three: BookTable, dice: str, most: int) -> None:
    """9 is too little."""
    three.red.has(hand=dice, gold=2, silver=2)

    options = three.red.acts("translate", *dice.split())

    assert max(option.count("room-") for option in options) == most
    three.stay_open()


@rule("BOB-13")
@pytest.mark.parametrize(("gold", "silver", "own"), [(0, 5, True), (1, 0, False)])
def test_without_the_gold_or_the_silver_it_is_not_available(
    books: BookTable, gold: int, silver: int, own: bool
) -> None:
    """Gold comes from the supply; another's Translator asks for Silver."""
    books.room(2, "greek-a", books.red if own else books.blue)
    books.red.has(hand="black-6", gold=gold, silver=silver)

    books.red.works("translate", "black-6")

    assert "main translate" not in books.options
    books.red.plays("end-turn")


@rule("BOB-13", "RET-10")
def test_boosts_count(three: BookTable) -> None:
    """A Black 6 with a boost of 4 is 10."""
    three.red.retired("translate", "sanskrit-a").has(gold=2, silver=2)

    assert "line room-1 room-3" in three.red.acts("translate", "black-6")
    three.stay_open()


@rule("BOB-13")
def test_a_boost_of_recruit_does_not(three: BookTable) -> None:
    """A Black 4 that would Recruit as 7 Translates as 4."""
    three.red.retired("recruit", "sanskrit-h").has(hand="black-4", gold=2)

    three.red.works("recruit", "black-4")

    assert "main translate" not in three.options
    assert "main recruit" in three.options
    three.red.plays("end-turn")


@rule("BOB-13", "GOAL-01", "GOAL-02")
def test_it_is_an_interaction_and_no_translation(three: BookTable) -> None:
    """The Goal's first target is met by the Gold, the second is not by any Guild."""
    three.red.goal("goal-greek").has(gold=1)
    three.wisdom("purple-top", "scroll-greek-a")

    three.red.acts("translate", "black-6")

    assert three.red.workers == ["white"]
    assert three.scroll_at("wisdom-purple-top") == "scroll-greek-a"
    three.red.plays("gain-xp", "end-turn")


@rule("BOB-13", "BOB-23")
def test_no_page_takes_it_for_a_translation(three: BookTable) -> None:
    """Pages that look for a Translation find none; one that looks for an interaction does."""
    three.red.retired("translate", "page-translate-5", "page-translate-6", "page-translate-7", "page-translate-3")
    three.red.has(gold=1)

    three.red.acts("translate", "black-6")
    three.red.plays("gain-xp")

    assert [option for option in three.options if option.startswith("retiree")] == ["retiree card-4"]
    three.red.plays("retiree card-4", "end-turn")
    assert three.red.gold == 1


@rule("BOB-13", "RET-01")
def test_the_gold_makes_a_translator_retire_as_always(books: BookTable) -> None:
    """At the end of the turn."""
    books.room(6, "greek-a", books.blue)
    books.red.has(hand="black-6", gold=1, silver=1)

    books.red.acts("translate", "black-6")
    books.red.plays("gain-xp")
    assert books.translator_in(6) == "greek-a"
    books.red.plays("end-turn")

    assert books.asked is books.blue
    books.blue.plays("tuck slot-2")
