"""The engine plays by the catalogue it is given."""

from pathlib import Path

import pytest

from kit.catalogue_folder import CatalogueFolder
from scholars import Game
from scholars.catalogue import load
from scholars.engine.compiling import tables_for


@pytest.fixture
def folder(tmp_path: Path) -> CatalogueFolder:
    """A copy of the shipped catalogue."""
    return CatalogueFolder.copied(tmp_path / "my-box")


def begun(folder: CatalogueFolder) -> Game:
    """A game with a catalogue of its own, at its first turn."""
    game = Game.new(players=2, seed=1, catalogue=folder.path)
    while game.decision is not None and game.decision.kind != "choose_turn":
        game.play(0)
    return game


def test_equal_catalogues_share_their_tables(folder: CatalogueFolder) -> None:
    """What is printed is compiled once."""
    assert tables_for(folder.load()) is tables_for(load())


def test_a_changed_card_makes_other_tables(folder: CatalogueFolder) -> None:
    """A corrected card is played as it is corrected, and the shipped ones as they were."""
    folder.set("translators.toml", "translator/chinese-a/vp", 9)

    changed, shipped = tables_for(folder.load()), tables_for(load())

    assert (changed.translator_vp[0], shipped.translator_vp[0]) == (9, 2)


def test_a_die_printed_on_an_action_card_is_played(folder: CatalogueFolder) -> None:
    """A card with a printed Die needs none from hand."""
    folder.set("action_cards.toml", "action_card/action-patron/printed_die", "red 3")
    game = begun(folder)

    game.play("work patron slot-5")
    game.play("dice none")
    told = game.play("main travel")

    assert [event.numbers["value"] for event in told if event.name == "main_action_taken"] == [3]


# With Body of Books


def test_the_expansion_has_tables_of_its_own(folder: CatalogueFolder) -> None:
    """Compiled once each; those of the base game have nothing of it."""
    base, books = tables_for(load()), tables_for(load(), with_books=True)

    assert books is tables_for(folder.load(), with_books=True)
    assert books is not base
    assert (base.books, base.rooms, base.tracks) == (None, 10, 6)
    assert (books.rooms, books.tracks) == (11, 7)
    assert set(base.translator_ids) < set(books.translator_ids)


def test_a_changed_page_makes_other_tables_of_the_expansion(folder: CatalogueFolder) -> None:
    """A corrected Page Card costs what it is corrected to."""
    folder.set("body_of_books/page_cards.toml", "page_card/page-recruit-1/xp", 5)
    changed, shipped = (tables_for(box, with_books=True).books for box in (folder.load(), load()))

    assert changed is not None
    assert shipped is not None
    assert (changed.page_xp[0], shipped.page_xp[0]) == (5, 2)


def test_what_tucking_costs_is_printed(folder: CatalogueFolder) -> None:
    """So is the value a Black Translate asks for."""
    folder.set("body_of_books/extension.toml", "row_costs", [1, 1, 1, 1])
    folder.set("body_of_books/extension.toml", "black_translate/6/value", 5)
    tables = tables_for(folder.load(), with_books=True).books

    assert tables is not None
    assert tables.row_costs == [1, 1, 1, 1]
    assert [value for value, _, _ in tables.black_translate] == [5, 10]


def test_a_game_with_the_expansion_and_another_catalogue(folder: CatalogueFolder) -> None:
    """It is played as printed there, and its record says so."""
    folder.set("body_of_books/extension.toml", "room/11/silver", 0)
    game = Game.new(players=2, seed=1, catalogue=folder.path, expansions=["body-of-books"])

    assert game.state.tables.room_silver[10] == 0
    assert Game.replay(game.record(), folder.path) == game
