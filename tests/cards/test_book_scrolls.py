"""The 6 Medicine Scrolls: what only they have; `test_scrolls` has what they share with all others."""

from kit.book_table import BookTable
from kit.exercised import each
from kit.forecast import CATALOGUE
from scholars import Game
from scholars.catalogue.cards import Scroll
from scholars.components import Language, Track
from scholars.effects.bonuses import TrackBonus

SCROLLS = CATALOGUE.body_of_books.scrolls


@each("scroll", SCROLLS, "track", "bonus", "effect")
def test_a_medicine_scroll_is_about_medicine(scroll: Scroll) -> None:
    """Its step, its bonus, and no effect besides. (BOB-10)"""
    assert scroll.track is Track.MEDICINE
    assert scroll.bonus == TrackBonus(Track.MEDICINE)
    assert scroll.effect is None


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
