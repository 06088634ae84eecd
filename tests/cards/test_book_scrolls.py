"""The 6 Medicine Scrolls: Translated, Delivered and scored."""

import pytest

from kit.book_forecast import well_read
from kit.book_table import BookTable
from kit.exercised import each
from kit.forecast import CATALOGUE, Forecast
from scholars import Game
from scholars.catalogue.cards import Scroll
from scholars.components import Language, Track
from scholars.effects import read
from scholars.effects.bonuses import TrackBonus
from scholars.effects.words import Advance

SCROLLS = CATALOGUE.body_of_books.scrolls
TO_ARABIC = {
    "chinese": "mixed-1-d",
    "sanskrit": "mixed-2-a",
    "greek": "greek-b",
    "hebrew": "hebrew-f",
    "persian": "persian-a",
    "syriac": "syriac-a",
}


@pytest.mark.parametrize("level", [0, 1, 2, 7])
@each("scroll", SCROLLS, "language", "track", "effect")
def test_translating_steps_on_the_medicine_track(books: BookTable, scroll: Scroll, level: int) -> None:
    """The Track goes up by 1, and there is no other effect."""
    red = well_read(books).researched(medicine=level)
    books.wisdom("green-top", scroll.id)
    books.room(5, TO_ARABIC[scroll.language], red)
    red.has(hand="green-4 white-1").works("translate", "green-4")
    forecast = Forecast(books).also(gold=-1, gold_in_rooms=1, scrolls=1).expects(Advance(Track.MEDICINE))
    assert scroll.effect is None

    red.plays("main translate")

    forecast.happens()
    assert red.scrolls[-1] == scroll.id
    red.plays("end-turn")


@each("scroll", SCROLLS, "language")
def test_a_scroll_is_translated_from_its_own_language_only(books: BookTable, scroll: Scroll) -> None:
    """Whoever knows other languages is of no use."""
    books.empty_wisdom()
    books.wisdom("green-top", scroll.id)
    books.room(1, "syriac-a" if scroll.language is not Language.SYRIAC else "persian-a", books.red)
    books.red.has(gold=9, silver=9, hand="green-4").works("translate", "green-4")

    assert "main translate" not in books.options
    books.red.plays("end-turn")


@each("scroll", SCROLLS, "track")
def test_delivering_steps_on_the_medicine_track(books: BookTable, scroll: Scroll) -> None:
    """As any Scroll steps on its own Track. (BOB-10)"""
    red = well_read(books).at(1)
    books.empty_wisdom()
    books.map("top-right", scroll.id)
    books.pile(top=[books.reserve[0]])
    red.acts("travel", "white-1")
    forecast = Forecast(books).also(silver=-4, gold=1).expects(read("influence purple and influence purple"))
    forecast.expects(Advance(Track.MEDICINE))

    red.plays("deliver purple")

    forecast.happens()
    assert books.scroll_at("wisdom-purple-top") == scroll.id
    red.plays("end-turn")


@each("scroll", SCROLLS, "vp", "bonus")
def test_a_scroll_scores_its_vp_and_the_medicine_track(books: BookTable, scroll: Scroll) -> None:
    """2 VP from level 4 on, 4 VP at level 7; no other Track counts."""
    assert scroll.bonus == TrackBonus(Track.MEDICINE)
    books.red.translated(scroll.id).researched(astronomy=7)

    for level, worth in ((0, 0), (3, 0), (4, 2), (6, 2), (7, 4)):
        books.red.researched(medicine=level)
        assert books.red.vp(scroll.id) == scroll.vp + worth
    assert books.blue.vp(scroll.id) == 0


@each("scroll", SCROLLS, "language")
def test_a_scroll_counts_for_its_language(books: BookTable, scroll: Scroll) -> None:
    """A Scroll that scores for the language counts it."""
    counting = f"scroll-{scroll.language}-c"  # 1 VP for each Scroll of its own language
    books.red.goal("goal-greek" if scroll.language is not Language.GREEK else "goal-hebrew").translated(counting)
    before = books.red.vp(counting)

    books.red.translated(scroll.id)

    assert books.red.vp(counting) == before + 1


@each("scroll", SCROLLS)
def test_a_scroll_is_shuffled_among_the_others(scroll: Scroll) -> None:
    """Only with the expansion. (BOB-01)"""
    assert scroll.id in str(Game.new(seed=1, expansions=["body-of-books"]).position())
    assert scroll.id not in str(Game.new(seed=1).position())
