"""What weights read on cards is matched by name, so a word that is added to the effect language does not stop a bot."""

import json
from pathlib import Path

import numpy as np
import pytest

from scholars import Game
from scholars.bots import bot, let_choose
from scholars.bots.learned import attributes, knowledge
from scholars.bots.learned.attributes import COLUMNS
from scholars.bots.learned.knowledge import UnreadableKnowledge, matched_columns, read, unnamed_columns, write
from scholars.bots.learned.rows import Weights, cards_of
from scholars.catalogue import load
from scholars.engine.compiling import tables_for

KINDS = tuple(COLUMNS)
OPENING = ["pick room-9", "mark wisdom-green-top", "pick room-8", "work apprentice slot-5", "dice white-4 white-4"]


def first_layers() -> Weights:
    """What the shipped policy reads on cards of each kind."""
    weights = knowledge.shipped()["policy"]
    return {name: matrix for name, matrix in weights.items() if name.startswith("seen.cards.")}


def written(path: Path, columns: dict[str, list[str]], weights: Weights, monkeypatch: pytest.MonkeyPatch) -> Weights:
    """Weights after they were written by a version with other columns, and read by this one."""
    with monkeypatch.context() as earlier:
        earlier.setattr(knowledge, "COLUMNS", columns)
        write(path, {"policy": weights})
    return read(path)["policy"]


def test_a_learned_bot_plays_as_it_always_did() -> None:
    """The shipped weights with the columns of this version: the same opening as when they were learned."""
    game, bots = Game.new(players=2, seed=11), [bot("librarian", 1), bot("librarian", 2)]
    for number in range(len(OPENING)):
        assert game.decision is not None
        game.play(let_choose(bots[game.decision.seat], game, number))
    assert [str(choice) for choice in game.history] == OPENING


def test_every_column_has_a_name_of_its_own() -> None:
    """One for each number of a row."""
    tables = tables_for(load(), with_books=True)
    rows = (attributes.translators(tables), attributes.scrolls(tables), attributes.effects(tables), attributes.dice())
    for kind, printed in zip(KINDS, rows, strict=True):
        assert {len(row) for row in printed} == {len(COLUMNS[kind])} == {len(set(COLUMNS[kind]))}


def test_files_without_names_have_the_columns_they_were_learned_with() -> None:
    """Those of the shipped weights were frozen; each has its numbers."""
    header = knowledge.SHIPPED.read_bytes().split(b"\n", 2)[1]
    told = json.loads(header)
    assert "columns" not in told
    forms = told["networks"]["policy"]
    shapes = {kind: forms[f"seen.cards.{kind}.first.weight"][0][1][1] for kind in KINDS}
    assert {kind: len(names) for kind, names in unnamed_columns().items()} == shapes


def test_columns_are_found_whatever_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words that were numbered otherwise say the same of every card."""
    chance, weights, columns = np.random.default_rng(1), dict(first_layers()), {}
    for kind, names in COLUMNS.items():
        order = chance.permutation(len(names))
        columns[kind] = [names[place] for place in order]
        weights[f"seen.cards.{kind}.first.weight"] = weights[f"seen.cards.{kind}.first.weight"][:, order]
    found = written(tmp_path / "file", columns, weights, monkeypatch)
    for name, matrix in first_layers().items():
        assert np.array_equal(found[name], matrix)


@pytest.mark.parametrize("word", ["silver", "harvest", "if"])
def test_a_word_the_weights_do_not_know_adds_nothing(
    word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever its number: a card with it is judged by all else that is printed on it."""
    columns, weights = {}, dict(first_layers())
    for kind, names in COLUMNS.items():
        kept = [place for place, name in enumerate(names) if name.rpartition(" ")[2] != word]
        columns[kind] = [names[place] for place in kept]
        weights[f"seen.cards.{kind}.first.weight"] = weights[f"seen.cards.{kind}.first.weight"][:, kept]
    found = written(tmp_path / "file", columns, weights, monkeypatch)
    place = COLUMNS["effect"].index(f"gain {word}")
    row = attributes.effects(tables_for(load(), with_books=True))[5]
    with_word, without = row.copy(), row.copy()
    with_word[place], without[place] = 3.0, 0.0
    judged = cards_of(found, "effect", [row, with_word, without])
    assert np.array_equal(judged[1], judged[2])
    known = cards_of(first_layers(), "effect", [row, with_word, without])
    assert np.array_equal(judged[2], known[2])
    assert not np.array_equal(known[1], known[2])


def test_any_other_difference_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one sentence, with what differs."""
    without_vp = {kind: [name for name in names if name != "vp"] for kind, names in COLUMNS.items()}
    with pytest.raises(UnreadableKnowledge, match=r'^these weights do not read "vp" of a translator, which is needed'):
        matched_columns(without_vp)
    with pytest.raises(
        UnreadableKnowledge, match=r'^these weights do not read "any" of a die, which is needed here\.$'
    ):
        matched_columns(
            {kind: names for kind, names in COLUMNS.items() if kind != "die"} | {"die": COLUMNS["die"][:-1]}
        )
    with pytest.raises(
        UnreadableKnowledge,
        match=r"file: these weights have 10 columns for a die and 9 names of them: they were exported with other",
    ):
        written(tmp_path / "file", COLUMNS | {"die": COLUMNS["die"][:-1]}, first_layers(), monkeypatch)
    forgotten = COLUMNS | {"scroll": [*COLUMNS["scroll"], "gain alms"]}
    with pytest.raises(
        UnreadableKnowledge, match=r'file: these weights read "gain alms" of a scroll, which is not known here\.$'
    ):
        written(tmp_path / "file", forgotten, {}, monkeypatch)
