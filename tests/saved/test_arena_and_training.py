"""Results of an arena, a training and its weights still open, and go on from where they were."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import torch

from scholars import Game
from scholars.arena import Results
from scholars.arena.counting import counted
from scholars.bots import bot, let_choose
from scholars.training.learning.plan import Plan
from scholars.training.learning.training import Training

SAVED = Path(__file__).parent
TRAINING = SAVED / "training"
AS_LONG_AS_IT_TAKES = 600.0


@pytest.fixture
def results(tmp_path: Path) -> Path:
    """A file of results, made from its dump."""
    path = tmp_path / "arena.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((SAVED / "arena" / "results.sql").read_text(encoding="utf-8"))
    return path


def test_results_open_and_their_games_come_to_the_same_scores(results: Path) -> None:
    """Every record is played again."""
    with Results(results) as games:
        played = list(games)
        assert {len(game.seats) for game in played} == {2, 3}
        for game in played:
            record = games.record(game.id)
            assert record is not None
            outcome = Game.load(record).outcome
            assert outcome is not None
            assert [score.total for score in outcome.scores] == [seat.vp for seat in game.seats]


def test_what_was_counted_is_not_counted_again(results: Path) -> None:
    """The stored counts are those of today's version."""
    with Results(results) as games:
        stored = games.connection.execute("SELECT game, told FROM counted ORDER BY game").fetchall()
        assert stored
        assert len(list(counted(games))) == len(stored)
        assert games.connection.execute("SELECT game, told FROM counted ORDER BY game").fetchall() == stored


def test_a_training_goes_on(tmp_path: Path) -> None:
    """By the plan it began with, after the iterations it had made."""
    torch.set_num_threads(1)
    folder = tmp_path / "training"
    shutil.copytree(TRAINING, folder)
    training = Training(folder, Plan(), device="cpu")
    assert (training.goes_on, training.iterations) == (True, 3)
    assert training.plan.decisions == 5_000
    assert len(training.curve) == training.iterations

    def stop(_line: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        training.run(AS_LONG_AS_IT_TAKES, stop)
    assert Training(folder, Plan(), device="cpu").iterations == training.iterations == 4


def test_weights_play() -> None:
    """A bot with the saved weights chooses one of the options."""
    game = Game.new(2, seed=1)
    player = bot(str(TRAINING / "small.weights"))
    assert let_choose(player, game, 1) in game.decision.options
