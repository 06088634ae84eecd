"""A training that is small enough to be watched: `scholars train`, and what it keeps."""

import argparse
import csv
import json
import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest
import torch

from scholars.bots.learned import knowledge
from scholars.terminal.command_line import main as scholars
from scholars.terminal.train import ANY_TIME, PLANNED, add_options
from scholars.training.boxes import BoxConfig
from scholars.training.learning.curve import metrics_csv, picture
from scholars.training.learning.network import Sizes
from scholars.training.learning.plan import Plan, UnreadableTraining
from scholars.training.learning.shipping import ship
from scholars.training.learning.training import Training
from scholars.training.setting import Setting

SMALL = Plan(
    settings=(Setting(2), Setting(1, solo="scholar", expansions=("body-of-books",))),
    decisions=500,
    games=4,
    steps=16,
    past=0.5,
    past_every=2,
    sizes=Sizes(card=4, choice=4, first=16, second=8),
)
AS_LONG_AS_IT_TAKES = 600.0


@pytest.fixture(autouse=True, scope="module")
def _one_thread() -> None:
    """With several a sum may come out otherwise."""
    torch.set_num_threads(1)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Training:
    """A training that has come to its end, for those who only look at it."""
    return learned(tmp_path_factory.mktemp("trained"))


def learned(folder: Path, plan: Plan = SMALL) -> Training:
    """A training to its end."""
    training = Training(folder, plan, device="cpu")
    training.run(AS_LONG_AS_IT_TAKES, lambda _told: None)
    return training


def what_was_told(training: Training) -> list[dict[str, object]]:
    """The curve, without how long it took."""
    return [{name: told[name] for name in told if name not in ("playing", "learning")} for told in training.curve]


def test_the_same_plan_learns_the_same(trained: Training, tmp_path: Path) -> None:
    """Number by number."""
    one, other = trained, learned(tmp_path)
    assert one.done
    assert all(line["moved"] >= 0 for line in one.curve[1:])
    assert what_was_told(one) == what_was_told(other)
    for name, weights in one.policy.state_dict().items():
        assert torch.equal(weights, other.policy.state_dict()[name])
    assert one.selves


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """With all it had learned, by the plan it began with, whatever is asked for."""
    first = Training(tmp_path, SMALL, device="cpu")
    first.run(0.0, lambda _told: None)
    assert not first.done
    again = Training(tmp_path, Plan(), device="cpu")
    assert again.goes_on
    assert again.plan == SMALL
    again.run(AS_LONG_AS_IT_TAKES, lambda _told: None)
    last = Training(tmp_path, Plan(), device="cpu")
    assert (last.iterations, last.decisions) == (again.iterations, again.decisions)
    assert last.curve == again.curve
    for name, weights in again.value.state_dict().items():
        assert torch.equal(weights, last.value.state_dict()[name])


def test_one_training_begins_after_another(trained: Training, tmp_path: Path) -> None:
    """With what the other has learned, and with it as its first past self; networks of another size are refused."""
    after = Training(tmp_path / "after", SMALL, device="cpu", after=trained.folder)
    assert (after.decisions, after.goes_on, len(after.selves)) == (0, False, 1)
    assert len(after.plan.after) == 16
    for name, weights in trained.policy.state_dict().items():
        assert torch.equal(weights, after.policy.state_dict()[name])
    with pytest.raises(UnreadableTraining, match=r"has networks of another size\.$"):
        Training(tmp_path / "larger", Plan(), device="cpu", after=trained.folder)
    with pytest.raises(UnreadableTraining, match=r"nothing was learned there yet\.$"):
        Training(tmp_path / "new", SMALL, device="cpu", after=tmp_path / "nowhere")


def test_a_training_begins_with_weights(trained: Training, tmp_path: Path) -> None:
    """Those that were shipped, as they were rounded; of another size they are refused, and so is what is no weights."""
    ship(trained.policy, trained.value, tmp_path / "weights")
    after = Training(tmp_path / "after", SMALL, device="cpu", after=tmp_path / "weights")
    assert (after.decisions, len(after.selves), len(after.plan.after)) == (0, 1, 16)
    known = knowledge.read(tmp_path / "weights")
    for name, network in {"policy": after.policy, "value": after.value}.items():
        for part, weights in network.state_dict().items():
            assert np.array_equal(weights.numpy(), known[name][part])
    with pytest.raises(UnreadableTraining, match=r"weights has networks of another size\.$"):
        Training(tmp_path / "larger", Plan(), device="cpu", after=tmp_path / "weights")
    with pytest.raises(UnreadableTraining, match=r"this is no file of weights\.$"):
        Training(tmp_path / "new", SMALL, device="cpu", after=trained.folder / "plan.json")


def test_another_encoding_is_refused(tmp_path: Path) -> None:
    """In a sentence with both fingerprints."""
    training = Training(tmp_path, SMALL, device="cpu")
    training.fingerprint = "0123456789abcdef"
    training.keep()
    with pytest.raises(UnreadableTraining, match=r"other cards or another encoding \(0123456789abcdef\)"):
        Training(tmp_path, SMALL, device="cpu")
    learned = torch.load(tmp_path / "learned.pt", weights_only=True)
    columns = {**learned["columns"], "effect": learned["columns"]["effect"][::-1]}
    encoder = {"fingerprint": Training(tmp_path / "other", SMALL, device="cpu").fingerprint}
    torch.save({**learned, **encoder, "columns": columns}, tmp_path / "learned.pt")
    with pytest.raises(UnreadableTraining, match=r"was learned with other effect words: begin a new training --after"):
        Training(tmp_path, SMALL, device="cpu")
    (tmp_path / "plan.json").write_text("{}", encoding="utf-8")
    with pytest.raises(UnreadableTraining, match="no plan of a training"):
        Training(tmp_path, SMALL, device="cpu")


def test_a_plan_is_written_down_and_read_back() -> None:
    """As JSON values; one of a version without permuted boxes plays on ours alone."""
    plan = Plan(boxes=BoxConfig(randomised_share=0.5, stray=0.8, cards=False))
    assert Plan.of(json.loads(json.dumps(plan.plain()))) == plan
    earlier = {name: value for name, value in Plan().plain().items() if name != "boxes"}
    assert Plan.of(earlier).boxes == BoxConfig(randomised_share=0.0)


def test_a_training_on_permuted_boxes_learns_the_same_again(tmp_path: Path) -> None:
    """It differs from one on our box from the first game on, and goes on with its boxes where it stopped."""
    plan = replace(SMALL, decisions=200, boxes=BoxConfig(randomised_share=0.7))
    first, second = (what_was_told(learned(tmp_path / name, plan)) for name in ("first", "second"))
    assert first == second
    assert first != what_was_told(learned(tmp_path / "ours", replace(plan, boxes=BoxConfig())))
    assert Training(tmp_path / "first", Plan(), device="cpu").plan.boxes == plan.boxes


def test_metrics_are_kept_as_a_table(trained: Training) -> None:
    """A row for each iteration, a column for each number and each setting."""
    with (trained.folder / "metrics.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["decisions"]) for row in rows] == [line["decisions"] for line in trained.curve]
    assert float(rows[-1]["entropy"]) == trained.curve[-1]["entropy"]
    assert rows[0]["entropy"] == ""  # nothing was learned yet
    scored = metrics_csv([{"iteration": 1, "scores": {}}, {"iteration": 2, "scores": {"2-casual": [3, 41.5, 0.5]}}])
    assert scored == "iteration,2-casual\n1,\n2,41.5\n"


def test_the_curve_is_a_picture() -> None:
    """A line for each setting on our box; also of a training that has hardly begun."""
    told = [
        {"decisions": 1000 * number, "scores": {"2-casual": [3, 10.0 + number], "2-casual-permuted": [1, 9.0]}}
        for number in range(30)
    ]
    drawn = ET.fromstring(picture(told))  # noqa: S314 - our own
    lines = drawn.findall("{http://www.w3.org/2000/svg}polyline")
    assert [len(line.get("points", "").split()) for line in lines] == [30]
    ET.fromstring(picture([]))  # noqa: S314


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It tells how it goes, goes on, and says when all is learned."""
    boxes = ("--randomised-share", "0.5", "--stray", "0.8", "--boards-only")
    small = ("--settings", "2-casual", "--games", "2", "--steps", "4", "--small", "--decisions", "20", *boxes)
    assert scholars(["train", str(tmp_path / "bot"), *small]) == 0
    told = capsys.readouterr().out
    assert "begins, on" in told
    assert re.search(r"decisions +\d+/s .* value loss \d.* entropy \d.* KL \d", told)
    plan = json.loads((tmp_path / "bot" / "plan.json").read_text(encoding="utf-8"))
    assert plan["boxes"] == {"randomised_share": 0.5, "stray": 0.8, "cards": False}
    assert "curve.svg" in told
    assert {path.name for path in (tmp_path / "bot").iterdir()} >= {
        "plan.json",
        "curve.jsonl",
        "curve.svg",
        "learned.pt",
    }
    assert scholars(["train", str(tmp_path / "bot"), *small]) == 1
    assert "all 20 decisions of its plan were learned from" in capsys.readouterr().err


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a training that has hardly begun."""
    folder = tmp_path_factory.mktemp("begun") / "bot"
    Training(folder, replace(SMALL, settings=(Setting(2),), games=2), device="cpu").keep()
    return folder


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "99"], "--games says 99, but {} was begun with 2. A training goes on by its own plan"),
        (["--rate", "0.5"], "--rate says 0.5, but {} was begun with 0.001."),
        (["--decisions", "900"], "--decisions says 900, but {} was begun with 500."),
        (["--steps", "64"], "--steps says 64, but {} was begun with 16."),
        (["--seed", "2"], "--seed says 2, but {} was begun with 1."),
        (["--win", "1"], "--win says 1.0, but {} was begun with 0.0."),
        (["--settings", "2-casual", "scholar-epic"], "says 2-casual scholar-epic, but {} was begun with 2-casual."),
        (["--small"], "--small says layers of 64 and 32 numbers, but {} was begun with layers of 16 and 8 numbers."),
        (["--search", "4"], "--search says 4, but {} was begun with no search."),
        (["--after", str(knowledge.SHIPPED)], "but {} was begun with nothing learned before."),
        (["--after", "nowhere"], "nowhere: No such file or directory."),
    ],
)
def test_options_that_contradict_the_plan_are_refused(
    arguments: list[str], sentence: str, begun: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With both values; the training stays as it is."""
    before = {path.name: path.read_bytes() for path in begun.iterdir()}
    assert scholars(["train", str(begun), *arguments]) == 1
    assert sentence.format(begun) in capsys.readouterr().err
    assert scholars(["train", str(begun), *arguments, "--ship", str(begun.parent / "some.weights")]) == 1
    assert {path.name: path.read_bytes() for path in begun.iterdir()} == before


def test_options_that_repeat_the_plan_are_allowed(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same command goes on; how long is not part of the plan."""
    same = ("--settings", "2-casual", "--games", "2", "--rate", "0.001", "--seed", "1", "--minutes", "0")
    assert scholars(["train", str(begun), *same]) == 0
    assert "goes on after 0 decisions" in capsys.readouterr().out


def test_a_training_may_be_begun_after_the_same_again(trained: Training, tmp_path: Path) -> None:
    """As long as what it began with has not changed."""
    ship(trained.policy, trained.value, tmp_path / "my.weights")
    Training(tmp_path / "bot", SMALL, device="cpu", after=tmp_path / "my.weights").keep()
    again = ["train", str(tmp_path / "bot"), "--after", str(tmp_path / "my.weights"), "--minutes", "0"]
    assert scholars(again) == 0
    (tmp_path / "my.weights").write_bytes(knowledge.SHIPPED.read_bytes())
    assert scholars(again) == 1


def test_every_option_is_planned_or_may_change() -> None:
    """A new option says which: what the plan has is not ignored where a training goes on."""
    parser = argparse.ArgumentParser()
    add_options(parser)
    options = {action.dest for action in parser._actions} - {"help", "folder"}  # noqa: SLF001
    assert options == {*PLANNED, *ANY_TIME}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--settings", "5-casual"], "5-casual is no setting: players must be 1 to 4, got 5"),
        (["--settings", "wizard-epic"], "wizard-epic is no setting: unknown difficulty"),
        (["--settings", "2-short-books"], "2-short-books is no setting: unknown mode"),
        (["--games", "0"], "Decisions, games and steps are at least 1."),
        (["--rate", "0"], "A rate and an entropy are more than 0."),
        (["--alone", "1"], "The part in which own points count alone is from 0 to less than 1."),
        (["--randomised-share", "1.2"], "The share of randomised games and how far their boxes stray are from 0 to 1."),
        (["--stray", "0.5"], "No game is played on a permuted box: say --randomised-share how many are."),
        (["--boards-only", "--randomised-share", "0"], "No game is played on a permuted box"),
        (["--search", "4"], "A training by search begins after another one: say --after which."),
        (["--search", "0", "--after", str(knowledge.SHIPPED)], "A search tries something out at least once."),
        *[
            (["--search", "4", f"--{name}", "0.5"], f"With --search nothing comes of --{name}: what is better, the")
            for name in ("rival", "win", "alone", "entropy", "randomised-share")
        ],
        (["--search", "4", "--steps", "9"], "With --search nothing comes of --steps: what is better, the search says."),
    ],
)
def test_what_cannot_be_trained_is_refused(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And nothing is written."""
    assert scholars(["train", str(tmp_path / "bot"), *arguments]) == 1
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "bot").exists()
