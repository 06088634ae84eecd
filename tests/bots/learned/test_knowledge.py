"""Weights in a file: what is read is what was written, or a sentence says why not."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from kit.catalogue_folder import CatalogueFolder
from kit.matches import play_out
from kit.networks import LARGE_ENOUGH, policy_weights
from scholars import Game
from scholars.bots import bot, learned
from scholars.bots.learned import knowledge
from scholars.bots.learned.knowledge import UnreadableKnowledge, read, rounded, write
from scholars.bots.learned.layout import layout
from scholars.bots.learned.rows import LIMIT, Rows
from scholars.catalogue import load
from scholars.effects import read as read_effect
from scholars.engine.compiling import effect_number, tables_for
from scholars.errors import ScholarsError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with a network."""
    write(tmp_path / "some.weights", {"policy": policy_weights()})
    return tmp_path / "some.weights"


def test_what_is_written_is_read(tmp_path: Path) -> None:
    """Small matrices as they were, large ones up to half a step of their scales, and in less than half the room."""
    weights = policy_weights(LARGE_ENOUGH)
    write(tmp_path / "file", {"one": weights, "other": weights})
    found = read(tmp_path / "file")
    assert list(found) == ["one", "other"]
    assert list(found["other"]) == list(weights)
    for name, matrix in weights.items():
        for stored in (found["one"][name], found["other"][name]):
            assert stored.dtype == np.float32
            if matrix.size < knowledge.LARGE:
                assert np.array_equal(stored, matrix)
            else:
                assert 0 < np.abs(stored - matrix).max() <= 0.501 * rounded(matrix)[1].max()
    assert (tmp_path / "file").stat().st_size < 2 * 4 * sum(matrix.size for matrix in weights.values()) / 2


def test_rounding_goes_along_the_rows_or_columns_that_are_alike() -> None:
    """A column of large numbers costs the others nothing, nor does a row; zeros stay zeros."""
    large = np.ones((6, 5), np.float32)
    large[:, 2] = 1000
    large[:, 4] = 0
    for matrix in (large, np.ascontiguousarray(large.T)):
        whole, scales = rounded(matrix)
        assert np.allclose(whole * scales, matrix, rtol=1e-6)
        assert whole.dtype == np.int8


def test_what_comes_along_is_made_once_for_each_catalogue(tmp_path: Path) -> None:
    """A corrected card is judged by what is printed on it there: its rows alone differ, whatever its number."""
    box = CatalogueFolder.copied(tmp_path / "box")
    box.change("scrolls.toml", lambda tables: tables["scroll"][0].update(vp=9))
    corrected = load(box.path)
    assert learned.networks(load()) is learned.networks(load())
    assert learned.networks(corrected) is learned.networks(corrected)
    one, other = (Rows(knowledge.shipped()["value"], catalogue).rows for catalogue in (load(), corrected))
    assert one.shape == other.shape
    differ = np.flatnonzero((one != other).any(1))
    assert 0 < len(differ) <= layout(load()).places["scroll"] + layout(load()).places["scroll-place"]


def test_learned_players_play_with_corrected_cards(tmp_path: Path) -> None:
    """Also where effects are numbered otherwise."""
    box = CatalogueFolder.copied(tmp_path / "box")
    box.change("translators.toml", lambda tables: tables["translator"][0].update(dispatch="4 silver"))
    game, player = Game.new(players=2, seed=1, catalogue=box.path), bot("copyist", 1)
    here, elsewhere = (layout(catalogue).printed["effect"] for catalogue in (load(), game.catalogue))
    assert sum(one != other for one, other in zip(here, elsewhere, strict=False)) > 1
    play_out(game, [player, player], seed=1, choices=40)
    assert game.faults() == ()


def test_what_comes_along_adds_up_exactly() -> None:
    """No sum can leave the numbers that are whole multiples of the grain."""
    for weights in knowledge.shipped().values():
        assert Rows(weights, load()).bound() < LIMIT


def test_a_damaged_file_is_refused(path: Path) -> None:
    """Wherever it is damaged, and if a part of it is missing."""
    content = path.read_bytes()
    for place in (len(knowledge.TITLE) + 3, 60, len(content) // 2, len(content) - 1):
        path.write_bytes(content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :])
        with pytest.raises(UnreadableKnowledge, match=r"some\.weights: this file of weights is damaged\.$"):
            read(path)
    path.write_bytes(content[:-100])
    with pytest.raises(UnreadableKnowledge, match="is damaged"):
        read(path)


@pytest.mark.parametrize("content", [b"", b"\n", b"PK\x03\x04", b"Weights\n of another kind"])
def test_another_file_is_refused(content: bytes, tmp_path: Path) -> None:
    """As all that is refused, by one kind of error."""
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(ScholarsError, match=r"file: this is no file of weights\.$"):
        read(tmp_path / "file")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """In the words of the system."""
    with pytest.raises(UnreadableKnowledge, match=r"nowhere: No such file or directory\.$"):
        read(tmp_path / "nowhere")


@pytest.mark.parametrize("other", ["cards", "rules"])
def test_weights_for_another_game_are_refused(
    other: str, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With both in the sentence: what they were learned with, and what is played here."""
    cards = CatalogueFolder.copied(tmp_path / "cards")
    cards.change("scrolls.toml", lambda tables: tables["scroll"][0].update(vp=9))
    here = {"cards": ("load", lambda: load(cards.path)), "rules": ("RULES", 0)}
    monkeypatch.setattr(knowledge, *here[other])
    with pytest.raises(UnreadableKnowledge, match=r"learned with other cards, another encoding or other rules .*here"):
        read(path)


def test_another_format_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a later version of this program, or an earlier one."""
    monkeypatch.setattr(knowledge, "FORMAT", 2)
    with pytest.raises(UnreadableKnowledge, match=r"these are weights of format 1; this program reads 2\.$"):
        read(path)


@pytest.mark.parametrize(("part", "unneeded"), [("bots", "numpy"), ("bots.learned", "torch")])
def test_nothing_is_imported_that_is_not_needed(part: str, unneeded: str) -> None:
    """Numpy only with a learned player, and what it was learned with never."""
    program = f"import sys, scholars.{part}; print('{unneeded}' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_effects_that_are_added_later_have_no_rows() -> None:
    """A tool may compile one that is printed nowhere; what was learned of the cards stays where it is."""
    before = layout(load())
    effect_number(tables_for(load(), with_books=True), read_effect("17 gold and 19 silver"))
    assert layout(load()) == before
