"""Learning from a search: what is made of what it tried, and that a policy comes nearer to it."""

from dataclasses import replace
from math import exp
from pathlib import Path

import numpy as np
import pytest
import torch

from kit.networks import SMALL
from scholars.bots.learned.knowledge import SHIPPED
from scholars.bots.learned.search import Aims, Candidate
from scholars.terminal.command_line import main as scholars
from scholars.training.learning.expert import Pupil
from scholars.training.learning.network import Policy, Value
from scholars.training.learning.plan import Plan, UnreadableTraining
from scholars.training.learning.ppo import Learner, Rates
from scholars.training.learning.searched import Findings, searched
from scholars.training.learning.segments import log_softmax, offsets_of
from scholars.training.learning.shipping import ship
from scholars.training.learning.training import Training
from scholars.training.learning.wishes import Expert, wishes
from scholars.training.setting import Setting

OWN_POINTS = Aims(rival=0.0, win=0.0)
QUICK = Expert(tries=4, options=2, doubt=1.0, calm=0.1)  # networks that have learned nothing see little difference
PLAN = Plan(
    settings=(Setting(2), Setting(1, solo="scholar", expansions=("body-of-books",))),
    games=1,
    decisions=150,
    sizes=SMALL,
    expert=QUICK,
)
AS_LONG_AS_IT_TAKES = 600.0


@pytest.fixture(autouse=True, scope="module")
def _one_thread() -> None:
    """With several a sum may come out otherwise."""
    torch.set_num_threads(1)


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Those of small networks that have learned nothing."""
    torch.manual_seed(1)
    path = tmp_path_factory.mktemp("expert") / "weights"
    ship(Policy(SMALL), Value(SMALL), path)
    return path


@pytest.fixture(scope="module")
def found(weights: Path) -> Findings:
    """What a search found in a game with these weights."""
    return searched(weights, [(Setting(2), 3)], QUICK)


class Stop(Exception):
    """Somebody stops a training."""


def stop(_told: object) -> None:
    """After one iteration."""
    raise Stop


def tried(number: int, likely: float, *points: float) -> Candidate:
    """An option that was tried, with the points it ended with."""
    return Candidate(number, likely, [[one, *[0.0] * 9] for one in points])


def test_what_proved_better_is_wished_for_more() -> None:
    """On the same deals; and the more so, the more of them there were."""
    likely = float(np.log(0.4))
    one, other = tried(1, likely, 10, 12, 20, 22), tried(2, likely, 8, 10)
    unseen = tried(3, float(np.log(0.2)))
    found = [other, one, unseen]
    chance = [exp(wish) for wish in wishes([one, other], found, OWN_POINTS, Expert(doubt=4.0, calm=1.0))]
    assert sum(chance) == pytest.approx(1)
    assert chance[1] / chance[0] == pytest.approx(exp(4 / 6))  # two deals, each two points better, and four of doubt
    # One that was not tried is half as likely, and taken to be as good as both are on average
    assert chance[1] / chance[2] == pytest.approx(2 * exp(2 / 6))
    surer = tried(2, likely, 8, 10, 18, 20)
    chance = [exp(wish) for wish in wishes([one, surer], [surer, one], OWN_POINTS, Expert(doubt=4.0, calm=2.0))]
    assert chance[1] / chance[0] == pytest.approx(exp(8 / 8 / 2))


def test_the_same_games_are_searched_alike(weights: Path) -> None:
    """Whoever plays them; each decision in doubt is told with what is wanted of its options."""
    games = [(setting, 7) for setting in PLAN.settings]
    both, alone = searched(weights, games, QUICK), searched(weights, games[1:], QUICK)
    count = len(alone.counts)
    assert 0 < count < len(both.counts)
    assert np.array_equal(both.counts[-count:], alone.counts)
    assert np.array_equal(both.after[-len(alone.after) :], alone.after)
    assert np.array_equal(both.wanted[-len(alone.wanted) :], alone.wanted)
    for found in (both, alone):
        assert found.counts.min() > 1
        assert found.counts.sum() == len(found.after) == len(found.choices) == len(found.wanted)
        assert np.allclose(np.add.reduceat(found.wanted, np.cumsum(found.counts) - found.counts), 1, atol=1e-5)
    assert [name for name, _ in both.scores] == ["2-casual", "scholar-casual-books"]
    assert all(len(points) == 2 for _, points in both.scores)


def test_a_policy_comes_nearer_to_what_was_found(found: Findings) -> None:
    """The value stays as it is."""
    torch.manual_seed(1)
    learner = Learner(Policy(SMALL), Value(SMALL), Rates(step=0.02))
    before = {name: numbers.clone() for name, numbers in learner.value.state_dict().items()}
    pupil, chance = Pupil(learner, QUICK), torch.Generator().manual_seed(1)
    first = pupil.learn(found, 0.0, chance)
    for _ in range(9):
        last = pupil.learn(found, 0.0, chance)
    assert len(pupil.lessons) == QUICK.kept
    assert 0 < last.behind < 0.8 * first.behind
    for name, numbers in learner.value.state_dict().items():
        assert torch.equal(numbers, before[name])


def test_what_is_wanted_of_an_option_is_told_of_that_option(found: Findings, tmp_path: Path) -> None:
    """The search plays with the weights it is given, and what it wants is not far from what their policy likes."""
    unlearned, found = found, searched(SHIPPED, [(Setting(2), 3)], QUICK)
    assert found.scores != unlearned.scores
    learner = Training(tmp_path, Plan(expert=QUICK), device="cpu", after=SHIPPED).learner
    chance = torch.Generator().manual_seed(1)
    others = [np.roll(wanted, 1) for wanted in np.split(found.wanted, np.cumsum(found.counts)[:-1])]
    strange = Pupil(learner, QUICK).learn(replace(found, wanted=np.concatenate(others)), 1.0, chance)
    nearer = Pupil(learner, QUICK).learn(found, 1.0, chance)
    assert nearer.behind < strange.behind / 2
    assert nearer.agreed > strange.agreed + 0.2


def test_a_policy_agrees_with_itself(found: Findings) -> None:
    """Where a search wants what the policy wants, nothing is left to learn; nor where nothing was in doubt."""
    torch.manual_seed(1)
    learner = Learner(Policy(SMALL), Value(SMALL), Rates())
    offsets = offsets_of(torch.from_numpy(found.counts).long())
    with torch.no_grad():
        wished = learner.policy(torch.from_numpy(found.after), torch.from_numpy(found.choices).long())
    own = replace(found, wanted=log_softmax(wished, offsets).exp().numpy())
    pupil, chance = Pupil(learner, QUICK), torch.Generator().manual_seed(1)
    told = pupil.learn(own, 0.0, chance)
    assert told.behind == pytest.approx(0, abs=1e-5)
    assert told.agreed > 0.99
    none = replace(
        found, after=found.after[:0], choices=found.choices[:0], counts=found.counts[:0], wanted=own.wanted[:0]
    )
    told = pupil.learn(none, 0.0, chance)
    assert (told.behind, told.agreed) == (0, 1)


def test_a_training_by_search(weights: Path, tmp_path: Path) -> None:
    """It learns the same with the same plan, and tells how near it is."""
    trainings = [Training(tmp_path / name, PLAN, device="cpu", after=weights) for name in ("one", "other")]
    for training in trainings:
        training.run(AS_LONG_AS_IT_TAKES, lambda _told: None)
        assert training.done
    one, other = trainings
    assert [told["behind"] for told in one.curve] == [told["behind"] for told in other.curve]
    for name, numbers in one.policy.state_dict().items():
        assert torch.equal(numbers, other.policy.state_dict()[name])
    assert {*one.curve[0]["scores"]} == {"2-casual", "scholar-casual-books"}


def test_a_training_by_search_goes_on(weights: Path, tmp_path: Path) -> None:
    """By its own plan, with other games than before."""
    plan = replace(PLAN, settings=PLAN.settings[1:], decisions=10_000)
    first = Training(tmp_path, plan, device="cpu", after=weights)
    with pytest.raises(Stop):
        first.run(AS_LONG_AS_IT_TAKES, stop)
    again = Training(tmp_path, Plan(), device="cpu")
    assert again.plan == first.plan
    assert (again.iterations, again.decisions) == (first.iterations, first.decisions)
    with pytest.raises(Stop):
        again.run(AS_LONG_AS_IT_TAKES, stop)
    assert again.iterations == first.iterations + 1
    assert again.curve[:-1] == first.curve
    assert again.curve[-1]["behind"] != first.curve[-1]["behind"]


def test_a_plan_without_a_search_is_read() -> None:
    """Those that were written before there was one."""
    plain = Plan().plain()
    del plain["expert"]
    assert Plan.of(plain) == Plan()


def test_what_cannot_begin_writes_nothing(tmp_path: Path) -> None:
    """A folder would be gone on with, whatever was asked for then."""
    training = Training(tmp_path / "new", replace(PLAN, expert=None, seed=-1), device="cpu")
    with pytest.raises(ValueError, match="non-negative"):
        training.run(AS_LONG_AS_IT_TAKES, lambda _told: None)
    assert not (tmp_path / "new").exists()


def test_a_search_has_to_begin_with_something(tmp_path: Path) -> None:
    """What was learned before; nothing of its own would be worth following."""
    with pytest.raises(
        UnreadableTraining, match=r"^A training by search begins after another one: say --after which\.$"
    ):
        Training(tmp_path / "new", PLAN, device="cpu")
    assert not (tmp_path / "new").exists()


def test_the_command_learns_from_a_search(weights: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After weights of the same size; what comes of it can be shipped."""
    bot = str(tmp_path / "bot")
    small = ("--settings", "2-casual", "--games", "1", "--decisions", "10")
    assert scholars(["train", bot, "--after", str(weights), "--search", "2", *small, "--small"]) == 1
    assert "has networks of another size." in capsys.readouterr().err
    assert scholars(["train", bot, "--after", str(SHIPPED), "--search", "2", *small]) == 0
    assert "2-casual" in capsys.readouterr().out
    assert scholars(["train", bot, "--ship", str(tmp_path / "shipped.weights")]) == 0
    assert (tmp_path / "shipped.weights").stat().st_size < 6e6


def test_nothing_is_lost_when_games_are_joined() -> None:
    """Part after part."""
    part = Findings(
        after=np.ones((3, 5), np.uint8),
        choices=np.arange(3, dtype=np.int32),
        counts=np.array([3], np.int32),
        wanted=np.ones(3, np.float32),
        scores=[("2-casual", [1, 2])],
    )
    joined = Findings.joined([part, part])
    assert joined.counts.tolist() == [3, 3]
    assert joined.choices.tolist() == [0, 1, 2] * 2
    assert len(joined.after) == len(joined.wanted) == 6
    assert len(joined.scores) == 2
