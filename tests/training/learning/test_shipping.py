"""What was learned plays without torch as it did with it."""

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import torch

from kit.networks import LARGE_ENOUGH, SETTINGS, SMALL, some_way_in, unlearned
from scholars import Game
from scholars.bots import STANDARD, bot, let_choose
from scholars.bots.learned.heads import HEADS
from scholars.bots.learned.knowledge import read, write
from scholars.bots.learned.network import Policy, Value
from scholars.bots.learned.rows import Weights
from scholars.catalogue import load
from scholars.terminal.command_line import main as scholars
from scholars.training.learning import network
from scholars.training.learning.network import Sizes
from scholars.training.learning.plan import Plan, UnreadableTraining
from scholars.training.learning.segments import log_softmax
from scholars.training.learning.shipping import ship, weights_of
from scholars.training.learning.training import Training

FEW_BYTES = 6_000_000

Floats = npt.NDArray[np.float32]


@pytest.fixture(scope="module")
def learned() -> network.Policy:
    """A policy with numbers everywhere."""
    return unlearned(network.Policy, LARGE_ENOUGH)


def differences(number: int, learned: network.Policy, weights: Weights) -> Floats:
    """How much less or more likely numpy thinks each option of some games than torch does.

    In logarithms, and measured by how much wishes vary: twice the opinion has twice the differences.
    """
    batch, _ = some_way_in(50 + 30 * number, number)
    after, choices = batch.look_ahead(1), batch.choices.astype(np.int64)
    offsets = torch.from_numpy(batch.offsets.astype(np.int64))
    with torch.no_grad():
        expected = learned(torch.from_numpy(after.copy()), torch.from_numpy(choices))
    policy = Policy(weights, load())
    found = torch.from_numpy(policy.wishes(policy.sums(after), choices))
    likely = log_softmax(found, offsets) - log_softmax(expected, offsets)
    measured: Floats = (likely / expected.std()).abs().numpy()
    return measured


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_options_are_judged_alike(number: int, learned: network.Policy) -> None:
    """But for the grain."""
    assert differences(number, learned, weights_of(learned)).max() < 2e-3


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_rounded_weights_judge_nearly_alike(number: int, learned: network.Policy, tmp_path: Path) -> None:
    """An option becomes more or less likely by a hundredth of what options differ by, and none by a tenth."""
    write(tmp_path / "file", {"policy": weights_of(learned)})
    found = differences(number, learned, read(tmp_path / "file")["policy"])
    assert found.max() < 0.1
    assert 0.002 < found.mean() < 0.02


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_tables_are_judged_alike_by_every_head(number: int) -> None:
    """As many as there are."""
    learned = unlearned(network.Value, LARGE_ENOUGH)
    observations = some_way_in(90, number)[0].observations
    with torch.no_grad():
        expected = learned(torch.from_numpy(observations.copy())).numpy()
    value = Value(weights_of(learned), load())
    found = value.heads(value.sums(observations))
    assert found.shape == expected.shape == (3, len(HEADS))
    assert np.abs(found - expected).max() < 1e-3


def test_counts_are_judged_alike_however_high(learned: network.Policy) -> None:
    """Also where they are cut off, and where a byte is left out."""
    batch, _ = some_way_in(10)
    highest = np.frombuffer(batch.encoder.highest, np.uint8)
    observations = np.stack([np.minimum(highest, value) for value in range(256)])
    with torch.no_grad():
        expected = learned.seen(torch.from_numpy(observations)).numpy()
    assert np.abs(Policy(weights_of(learned), load()).sums(observations) - expected).max() < 1e-2


def test_two_large_networks_fit_into_what_may_be_shipped(tmp_path: Path) -> None:
    """All weights together."""
    networks = network.Policy(Sizes()), network.Value(Sizes())
    write(tmp_path / "weights", {type(each).__name__: weights_of(each) for each in networks})
    assert (tmp_path / "weights").stat().st_size < FEW_BYTES


def test_what_could_not_be_added_up_exactly_is_not_shipped(tmp_path: Path) -> None:
    """And says so."""
    training = Training(tmp_path, Plan(sizes=SMALL), device="cpu")
    with torch.no_grad():
        training.value.seen.plain.mul_(200)
    with pytest.raises(UnreadableTraining, match=r"^The value adds up to [\d,]+; below 2,048 it is exact\.$"):
        ship(training.policy, training.value, tmp_path / "weights")
    assert not (tmp_path / "weights").exists()


def test_the_command_ships_what_was_learned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And refuses to ship nothing, or to nowhere."""
    bot_folder, file = str(tmp_path / "bot"), tmp_path / "bot.weights"
    assert scholars(["train", bot_folder, "--ship", str(file)]) == 1
    assert capsys.readouterr().err.endswith("bot: nothing was learned here yet.\n")
    Training(tmp_path / "bot", Plan(sizes=SMALL), device="cpu").keep()
    assert scholars(["train", bot_folder, "--ship", str(file)]) == 0
    told, play = capsys.readouterr().out.splitlines()
    assert told.endswith(f"is in {file}: {file.stat().st_size / 1e6:.1f} MB.")
    assert play == f"Let it play: scholars arena {file} {STANDARD}, or scholars play --bots {file}@2"
    game = Game.new(players=2, seed=1)
    assert game.decision is not None
    for name in (str(file), f"{file}@2tries"):
        assert let_choose(bot(name, 1), game, 1) in game.decision.options
    assert list(read(file)) == ["policy", "value"]
    assert scholars(["train", bot_folder, "--ship", str(tmp_path / "no" / "folder.weights")]) == 1
    assert "No such file or directory" in capsys.readouterr().err
    assert scholars(["train", bot_folder, "--ship", str(tmp_path / "bot.bin")]) == 1
    assert "which ends in .weights; say bot.bin.weights." in capsys.readouterr().err
