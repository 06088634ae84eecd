"""Every printed field tells how sure we are of it, and from what."""

from dataclasses import fields

import pytest

from kit.catalogue_folder import REMOVED, CatalogueFolder
from scholars.catalogue import Catalogue, Mark, Status, load


def mark_of(catalogue: Catalogue, thing: str, field: str) -> Mark:
    """The mark of one field of one thing."""
    return catalogue.mark(catalogue.find(thing), field)


def test_every_field_of_every_thing_has_a_mark() -> None:
    """All but the one that only tells things apart."""
    catalogue = load()
    for entry in catalogue.entries():
        for slot in fields(entry.thing)[1:]:
            mark = catalogue.mark(entry, slot.name)
            assert mark.status in Status
            assert mark.source


def test_a_mark_for_one_entry_stands_before_the_one_for_all() -> None:
    """Most Dispatch effects are reconstructed; that of greek-e is in an example."""
    assert mark_of(load(), "greek-d", "dispatch").status is Status.RECONSTRUCTED
    assert mark_of(load(), "greek-e", "dispatch").status is Status.INFERRED
    assert mark_of(load(), "greek-e", "retiree") == mark_of(load(), "greek-d", "retiree")


def test_the_boards_have_marks_too() -> None:
    """What stands at the top of a file, and single tables."""
    marks = load().marks["main_board.toml"]
    assert marks["", "", "dice_sum_vp"].status is Status.KNOWN
    assert marks["draw_pile", "", "casual"].status is Status.INFERRED


@pytest.mark.parametrize("field", ["colour", "silver", "needs", "first", "second", "influence"])
def test_scheme_cards_are_known_from_a_solo_helper(field: str) -> None:
    """The rulebook's text does not tell what is on which card."""
    assert mark_of(load(), "scheme-1", field) == Mark(Status.KNOWN, "public data of a solo helper")


def test_the_gold_for_each_language_is_told_to_be_doubtful() -> None:
    """It is inferred, and an example of the rulebook speaks against it."""
    mark = mark_of(load(), "focus-1", "gold")
    assert mark.status is Status.INFERRED
    assert "doubtful" in mark.source


def test_a_status_and_a_source_are_read_from_the_text(folder: CatalogueFolder) -> None:
    """The source may have a colon of its own."""
    folder.set("scrolls.toml", "fidelity/scroll/track", "known: my box: the second printing")
    assert mark_of(folder.load(), "scroll-greek-b", "track") == Mark(Status.KNOWN, "my box: the second printing")


def test_one_card_can_be_marked_by_its_owner(folder: CatalogueFolder) -> None:
    """As the guide tells it."""
    folder.set("scrolls.toml", "fidelity/scroll/scroll-greek-b", {"track": "known: the printed card"})
    catalogue = folder.load()
    assert mark_of(catalogue, "scroll-greek-b", "track") == Mark(Status.KNOWN, "the printed card")
    assert mark_of(catalogue, "scroll-greek-c", "track").status is Status.RECONSTRUCTED


def test_without_a_table_the_shipped_marks_stay(folder: CatalogueFolder) -> None:
    """In a folder of one's own `[fidelity]` may be left out."""
    folder.set("translators.toml", "fidelity", REMOVED)
    folder.set("translators.toml", "translator/greek-e/vp", 5)
    catalogue = folder.load()
    assert catalogue.marks == load().marks
    assert mark_of(catalogue, "greek-e", "dispatch").status is Status.INFERRED


def test_a_new_card_inherits_the_marks_of_its_deck(folder: CatalogueFolder) -> None:
    """An id the shipped marks do not know has those of all the deck."""
    folder.set("translators.toml", "fidelity", REMOVED)
    folder.set("translators.toml", "translator/greek-e/id", "greek-mine")
    assert mark_of(folder.load(), "greek-mine", "dispatch").status is Status.RECONSTRUCTED


@pytest.mark.parametrize("status", Status)
def test_every_status_is_used(status: Status) -> None:
    """Something is known, something inferred, something reconstructed."""
    catalogue = load()
    assert any(mark.status is status for marks in catalogue.marks.values() for mark in marks.values())
