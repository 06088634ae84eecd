"""Weights files play by their path, side by side, and change nothing for the shipped levels."""

import os
from pathlib import Path

import pytest

from kit.matches import play_out
from kit.weights_files import contrary_weights, shipped_weights
from scholars import Game
from scholars.bots import UnknownBot, bot, bot_spec, let_choose
from scholars.bots.learned import knowledge
from scholars.bots.learned.knowledge import UnreadableKnowledge
from scholars.bots.learned.players import Searcher
from scholars.bots.learned.weights_files import weights_file


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shipped weights in a file of their own."""
    return shipped_weights(tmp_path_factory.mktemp("mine") / "mine.weights")


@pytest.fixture(scope="module")
def contrary(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Other weights."""
    return contrary_weights(tmp_path_factory.mktemp("contrary") / "mine.weights")


def choices(*names: str, count: int = 30) -> list[str]:
    """What some bots choose in turns, from the beginning of a game."""
    game = Game.new(players=2, seed=11)
    play_out(game, [bot(name, seed) for seed, name in enumerate(names)], seed=1, choices=count)
    return [str(choice) for choice in game.history]


def test_several_weights_play_side_by_side_and_leave_the_levels_alone(mine: Path, contrary: Path) -> None:
    """Each chooses what its own file says, before and after the others have played in the same process."""
    librarian = choices("librarian", "librarian")
    assert choices(str(mine), str(mine)) == librarian
    opposite = choices(str(contrary), str(contrary))
    assert opposite != librarian
    assert choices(str(contrary), "librarian") not in (opposite, librarian)
    assert choices(str(mine), str(mine)) == choices("librarian", "librarian") == librarian
    assert choices(str(contrary), str(contrary)) == opposite


def test_weights_search_with_a_budget(mine: Path) -> None:
    """After @ in tries, or in seconds; the same in Python by name."""
    game = Game.new(players=2, seed=3)
    expected = str(let_choose(bot("sage@6tries", 1), game, 1))
    assert str(let_choose(bot(f"{mine}@6tries", 1), game, 1)) == expected
    assert str(let_choose(bot(str(mine), 1, tries=6), game, 1)) == expected
    for player in (bot(f"{mine}@0.5"), bot(str(mine), seconds=0.5), bot("sage@0.5")):
        assert isinstance(player, Searcher)
        assert player.seconds == 0.5


def test_a_file_is_read_again_when_it_has_changed(tmp_path: Path, mine: Path, contrary: Path) -> None:
    """A training may write its weights again under the same name; what plays already keeps its own."""
    path = tmp_path / "mine.weights"
    path.write_bytes(mine.read_bytes())
    before = weights_file(path)
    assert weights_file(path) is before
    new = tmp_path / "new"
    new.write_bytes(contrary.read_bytes())
    os.utime(new, ns=(path.stat().st_atime_ns, path.stat().st_mtime_ns))
    new.replace(path)
    assert weights_file(path).digest == weights_file(contrary).digest != before.digest


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("greedy@2", '"greedy" does not search, so it takes neither seconds nor tries; astronomer, vizier, sage do.'),
        ("sage@soon", '"sage@soon": after @ come seconds or tries for a decision, as in sage@2 or sage@48tries.'),
        ("my.weights@0", "after @ come seconds or tries"),
        ("my.weights@0tries", "after @ come seconds or tries"),
        ("sgae@2", 'There is no bot "sgae"; did you mean "sage"?'),
    ],
)
def test_what_names_no_bot_is_refused(text: str, sentence: str) -> None:
    """In a sentence that says what is wrong."""
    with pytest.raises(UnknownBot) as refusal:
        bot(text)
    assert sentence in str(refusal.value)


def test_a_budget_is_given_once() -> None:
    """In the name or beside it."""
    assert bot_spec("sage", tries=4) == bot_spec("sage@4tries") == ("sage", None, 4)
    with pytest.raises(UnknownBot, match=r'^"sage@2" has its budget after @ and cannot be given another\.$'):
        bot("sage@2", seconds=3)
    with pytest.raises(UnknownBot, match=r"^A bot searches with 1 or more tries, not 0\.$"):
        bot("sage", tries=0)


def test_a_folder_may_have_an_at_in_its_name(tmp_path: Path, mine: Path) -> None:
    """The budget stands after the name of the file."""
    (tmp_path / "me@home").mkdir()
    path = tmp_path / "me@home" / "my.weights"
    path.write_bytes(mine.read_bytes())
    assert bot_spec(str(path)) == (str(path), None, None)
    assert bot_spec(f"{path}@2") == (str(path), 2.0, None)
    assert bot(str(path)) is not None


def test_files_that_cannot_play_are_refused(tmp_path: Path) -> None:
    """One that is missing, one of something else, one without a value."""
    for content, sentence in ((None, "No such file or directory"), (b"nothing", "this is no file of weights")):
        path = tmp_path / "some.weights"
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(UnreadableKnowledge, match=sentence):
            bot(str(path))
    knowledge.write(tmp_path / "half.weights", {"policy": knowledge.shipped()["policy"]})
    with pytest.raises(
        UnreadableKnowledge, match=r"half\.weights: this file has no value, and cannot be played with\.$"
    ):
        bot(str(tmp_path / "half.weights"))
