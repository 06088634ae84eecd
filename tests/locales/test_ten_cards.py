"""Ten cards of ten decks, read in three languages by a person: `ten_cards.txt` holds what was found right."""

from pathlib import Path

from scholars.catalogue import load
from scholars.locales import LANGUAGES, name, rows, say

CARDS = (
    *("greek-e", "starting-5", "scroll-hebrew-a", "resource-3", "goal-hebrew"),
    *("caliph-4", "action-patron", "page-recruit-6", "row-1", "scheme-4"),
)


def told(card: str, language: str) -> str:
    """A card as a few lines."""
    catalogue = load()
    entry = catalogue.find(card)
    lines = [f"  {say(row.label, language)} | {say(row.text, language)}" for row in rows(catalogue, entry)]
    return "\n".join([f"{card} {language}: {say(name(entry), language)}", *lines])


def test_ten_cards_read_as_they_were_found_right() -> None:
    """A change of a text shows here, in all languages side by side; read it before the file is changed."""
    expected = Path(__file__).with_name("ten_cards.txt").read_text(encoding="utf-8")
    assert [told(card, language) for card in CARDS for language in LANGUAGES] == expected.strip("\n").split("\n\n")
