"""Every thing in the boxes has its name and its fields in every language."""

import re
from collections import Counter

import pytest

from scholars.catalogue import Entry, load
from scholars.locales import LANGUAGES, kind_name, name, rows, say

CATALOGUE = load()
ENTRIES = list(CATALOGUE.entries())


def said(entry: Entry, language: str) -> list[str]:
    """Everything that is said of a thing."""
    texts = [say(kind_name(entry), language), say(name(entry), language)]
    for row in rows(CATALOGUE, entry):
        texts += [say(row.label, language), say(row.text, language)]
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_is_told_without_a_gap(language: str) -> None:
    """No placeholder is left, no space is doubled, no name of a field or a class shines through."""
    gaps = re.compile(r"[{}$_]|\s\s|^\s|\s$|^$|\bNone\b|\bTrue\b|\bFalse\b")
    assert [(entry.thing.id, text) for entry in ENTRIES for text in said(entry, language) if gaps.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    """No two things have one name; a kind has one name for all its things."""
    names = Counter(say(name(entry), language) for entry in ENTRIES)
    assert [called for called, times in names.items() if times > 1] == []
    kinds = {entry.table.kind_id: say(kind_name(entry), language) for entry in ENTRIES}
    assert len(set(kinds.values())) == len(kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_stands_twice_on_a_thing(language: str) -> None:
    """The parts of a list are told apart by their number or their level."""
    for entry in ENTRIES:
        labels = [say(row.label, language) for row in rows(CATALOGUE, entry)]
        assert len(set(labels)) == len(labels), (entry.thing.id, labels)


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_nothing_is_left_in_english(language: str) -> None:
    """A sentence of more than two words that is the same as the English one was not translated."""
    english = {text for entry in ENTRIES for text in said(entry, "en") if len(text.split()) > 2}
    foreign = {text for entry in ENTRIES for text in said(entry, language)}
    assert english & foreign == set()


def test_a_row_tells_its_word_and_how_sure_we_are() -> None:
    """Label, text, the word for icons, and the mark."""
    printed = list(rows(CATALOGUE, CATALOGUE.find("scroll-greek-b")))
    assert [(say(row.label), say(row.text), str(row.word or ""), str(row.mark.status)) for row in printed] == [
        ("Language", "Greek", "", "known"),
        ("Research Track", "Philosophy", "", "reconstructed"),
        ("Victory Points", "3 VP", "", "known"),
        ("Bonus", "2 VP with 2 or 3 Influence in the Orange Guild, 4 VP with 4 or more.", "guild orange", "known"),
        ("Effect", "Place 1 Influence in the Orange Guild.", "influence orange", "known"),
    ]


def test_what_is_not_printed_has_no_row() -> None:
    """A Scroll without effect, a slot without Rest effect."""
    labels = [say(row.label) for row in rows(CATALOGUE, CATALOGUE.find("scroll-chinese-d"))]
    assert labels == ["Language", "Research Track", "Victory Points", "Bonus"]


def test_the_steps_of_a_track_are_told_by_their_level() -> None:
    """Harvest on even levels, at once on odd ones."""
    labels = [say(row.label) for row in rows(CATALOGUE, CATALOGUE.find("track-physics"))]
    assert labels[1:5] == [f"Harvest at level {level}" for level in (0, 2, 4, 6)]
    assert labels[5:9] == [f"At once on level {level}" for level in (1, 3, 5, 7)]


def test_a_goal_card_names_its_scroll() -> None:
    """A reference is told by the name of what it refers to."""
    texts = [say(row.text) for row in rows(CATALOGUE, CATALOGUE.find("goal-greek"))]
    assert "Greek Starting Scroll" in texts
