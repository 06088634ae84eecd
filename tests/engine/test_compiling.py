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

    assert [event.values["value"] for event in told if event.name == "main_action_taken"] == [3]
