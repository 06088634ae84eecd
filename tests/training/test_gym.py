"""The environments of Gymnasium, by Gymnasium's own test and by what a seat is promised."""

import copy
import pickle
import random
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import scholars.training
from kit.random_games import BOOKS, MODES, SOLO
from kit.weights_files import shipped_weights
from scholars import Choice, Game
from scholars.bots import BOTS, RATINGS
from scholars.bots.levels import AT_A_GLANCE
from scholars.training import Duel, IllegalAction, Solo, gym, rewards

if TYPE_CHECKING:
    from scholars.training.opponents import Opponent

gymnasium.register_envs(scholars.training)

DUEL, SOLO_GAME = "scholars/Duel-v0", "scholars/Solo-v0"
SETTINGS: list[dict[str, Any]] = [
    *(
        {"id": DUEL, "opponent": ["random"] * others, "mode": mode, "expansions": added}
        for others in (1, 2, 3)
        for mode in MODES
        for added in ((), BOOKS)
    ),
    *({"id": SOLO_GAME, "difficulty": difficulty} for difficulty in SOLO),
    *({"id": SOLO_GAME, "mode": mode, "expansions": BOOKS} for mode in MODES),
]


def name_of(setting: dict[str, Any]) -> str:
    """A setting in the name of a test."""
    return "-".join(str(value) for value in setting.values())


of_some_settings = pytest.mark.parametrize("setting", SETTINGS[::3], ids=name_of)
of_every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)


def play(env: Any, seed: int, steps: int = 10_000) -> tuple[float, dict[str, Any]]:
    """Take random actions in a game that has begun, to its end or so many; what they gave, and the last info."""
    chance, given = random.Random(seed), 0.0  # noqa: S311 - the test's own
    info = {"action_mask": env.unwrapped.action_masks()}
    for _ in range(steps):
        _, reward, terminated, _, info = env.step(np.int64(chance.choice(np.flatnonzero(info["action_mask"]))))
        given += reward
        if terminated:
            break
    return given, info


@of_every_setting
def test_gymnasium_finds_nothing_to_object_to(setting: dict[str, Any]) -> None:
    """Spaces, seeds, drawing and what each call returns."""
    check_env(gymnasium.make(**setting).unwrapped)


@of_some_settings
def test_a_game_ends_with_its_outcome(setting: dict[str, Any]) -> None:
    """Also if another has the last turn."""
    env: Any = gymnasium.make(**setting)
    env.reset(seed=2)
    given, info = play(env, 2)
    seat = env.unwrapped
    assert given == pytest.approx(rewards.outcome(seat.game)[seat.seat])
    assert info["scores"] == [score.total for score in seat.game.outcome.scores]
    assert info["won"] == (seat.seat in seat.game.outcome.winners)
    assert not info["action_mask"].any()


@of_some_settings
def test_points_add_up_to_the_score(setting: dict[str, Any]) -> None:
    """In hundreds."""
    env: Any = gymnasium.make(**setting, reward="points")
    env.reset(seed=2)
    given, info = play(env, 2)
    seat = env.unwrapped
    assert given == pytest.approx(info["scores"][seat.seat] / 100)


def test_a_game_is_found_by_its_module_without_importing_it() -> None:
    """As Gymnasium has it since 1.0; nothing of ours is loaded before."""
    program = (
        "import gymnasium, sys; assert 'scholars' not in sys.modules;"
        "print(gymnasium.make('scholars.training:scholars/Solo-v0', difficulty='scribe').unwrapped.setting.solo)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("scribe\n", "")


class First:
    """A bot that takes the first option, and remembers where it sat."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, seen: Game) -> Choice:
        """The first option."""
        assert seen.decision is not None
        self.seats.add(seen.decision.seat)
        return seen.decision.options[0]


def test_opponents_sit_after_us_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever we sit; a bot of one's own is met by the name it was given."""
    ada, bruno = First(), First()
    monkeypatch.setitem(BOTS, "ada", lambda _seed: ada)
    monkeypatch.setitem(BOTS, "bruno", lambda _seed: bruno)
    env = Duel(["ada", "bruno"], seat=1)
    env.reset(seed=1)
    play(env, 1, 6)
    assert (ada.seats, bruno.seats) == ({2}, {0})


def test_the_default_opponent_is_quick_and_as_strong_as_greedy() -> None:
    """By the ratings that are measured."""
    env: Any = gymnasium.make(DUEL)
    env.reset(seed=1)
    assert play(env, 1, 3)[1]["action_mask"].any()
    [opponent] = env.unwrapped.opponents
    assert RATINGS[opponent] >= 1000  # that of greedy
    assert opponent in AT_A_GLANCE


def last_option(seen: Game) -> Choice:
    """A function that chooses; `put-back` is what it must leave out."""
    assert seen.decision is not None
    return [option for option in seen.decision.options if option.verb != "put-back"][-1]


class Seeded:
    """A bot with a seed, made for each game."""

    made: ClassVar[list[int]] = []

    def __init__(self, seed: int) -> None:
        self.made.append(seed)
        self.chosen = 0

    def choose(self, seen: Game) -> Choice:
        """The last option; it counts."""
        self.chosen += 1
        return last_option(seen)


@pytest.mark.parametrize("kind", ["name", "weights", "bot", "class", "function"])
def test_an_opponent_is_named_or_given(kind: str, tmp_path: Path) -> None:
    """By name, by a weights file, as a bot or its class, or as a function; environments with it are copied."""
    given: dict[str, Opponent] = {
        "name": "sage@1tries",
        "weights": str(shipped_weights(tmp_path / "mine.weights")),
        "bot": First(),
        "class": Seeded,
        "function": last_option,
    }
    env = Duel(given[kind], seat=1)
    env.reset(seed=1)
    play(env, 1, 4)
    twin = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    assert (env.opponents, twin.game) == ((given[kind],), env.game)


def test_a_class_plays_each_game_anew() -> None:
    """With a seed that follows from that of the environment."""
    Seeded.made.clear()
    env = Duel(Seeded, seat=1)
    for seed in (1, 1, 2):
        env.reset(seed=seed)
    assert len(Seeded.made) == 3
    assert Seeded.made[0] == Seeded.made[1] != Seeded.made[2]


def test_several_opponents_of_any_kind(tmp_path: Path) -> None:
    """In the order of the seats after ours; what is none is refused."""
    first = First()
    env = Duel([first, last_option, "random"], seat=0)
    env.reset(seed=1)
    play(env, 1, 6)
    assert first.seats == {1}
    with pytest.raises(ValueError, match=r"^an opponent is a bot, its name or a function, got 7$"):
        Duel(cast("Any", 7))
    with pytest.raises(ValueError, match=r'^There is no bot "nobody"'):
        Duel("nobody")
    with pytest.raises(ValueError, match=r"No such file or directory"):
        Duel(str(tmp_path / "mine.weights"))


def test_an_opponent_that_goes_in_circles_is_told() -> None:
    """One that picks and puts back would never let its step end."""
    turn = count()

    def in_circles(seen: Game) -> Choice:
        assert seen.decision is not None
        return seen.decision.options[-1 if next(turn) % 2 else 0]

    def play_some(env: Duel) -> None:
        for seed in range(20):
            env.reset(seed=seed)
            play(env, 1)

    with pytest.raises(RuntimeError, match="goes in circles"):
        play_some(Duel(in_circles, seat=1))


def test_illegal_actions_for_ever_end_the_episode(monkeypatch: pytest.MonkeyPatch) -> None:
    """A policy that always does the same would never come out of one decision; a legal action begins the count anew."""
    monkeypatch.setattr(gym, "MAX_ILLEGAL", 3)
    env = Duel("random")
    _, info = env.reset(seed=1)
    assert [env.step(np.int64(1000))[2:4] for _ in range(2)] == [(False, False)] * 2
    _, _, _, _, info = env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
    assert [env.step(np.int64(1000))[2:4] for _ in range(3)] == [(False, False), (False, False), (False, True)]


def test_a_seat_is_given_or_drawn() -> None:
    """Drawn at each reset, so that one learns to play all of them."""
    drawn, given = Duel("random"), Duel("random", seat=1)
    seats = []
    for seed in range(20):
        drawn.reset(seed=seed)
        given.reset(seed=seed)
        seats.append(drawn.seat)
        assert given.seat == 1
        assert drawn.game.decision is not None
        assert drawn.game.decision.seat == drawn.seat
    assert set(seats) == {0, 1}


def test_the_difficulty_is_asked_if_it_is_not_given() -> None:
    """It is a decision like all others."""
    env = Solo()
    env.reset(seed=1)
    kinds = set()
    for number in range(3):
        assert env.game.decision is not None
        kinds.add(env.game.decision.kind)
        play(env, number, 1)
    assert "choose_difficulty" in kinds


def test_an_illegal_action_costs_a_penalty_and_changes_nothing() -> None:
    """Why it is illegal is told."""
    env = Duel("random", penalty=0.25)
    seen, _ = env.reset(seed=1)
    before = env.game.position()
    again, reward, terminated, truncated, info = env.step(np.int64(1000))
    assert env.game.position() == before
    assert np.array_equal(seen, again)
    assert (reward, terminated, truncated) == (-0.25, False, False)
    assert info["illegal"] == "This is not what is being asked now."
    _, _, _, _, info = env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
    assert "illegal" not in info


def test_a_strict_environment_refuses_an_illegal_action() -> None:
    """And changes nothing either."""
    env = Duel("random", strict=True)
    env.reset(seed=1)
    before = env.game.position()
    with pytest.raises(IllegalAction, match=r"^This is not what is being asked now\.$"):
        env.step(np.int64(1000))
    assert env.game.position() == before


def test_a_step_after_the_end_is_illegal() -> None:
    """The game stays over."""
    env = Solo("student")
    env.reset(seed=1)
    play(env, 1)
    _, reward, terminated, _, info = env.step(np.int64(0))
    assert (reward, terminated, info["illegal"]) == (-0.1, True, "The game is over.")


@of_some_settings
def test_copies_go_on_by_themselves(setting: dict[str, Any]) -> None:
    """A deep copy and a pickle of an environment in the middle of a game come to the same end, opponents included."""
    env: Any = gymnasium.make(**setting)
    env.reset(seed=3)
    play(env, 3, 10)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own
    before = env.unwrapped.game.position()
    ends = [(play(other, 9)[0], other.unwrapped.game.position()) for other in copies]
    assert env.unwrapped.game.position() == before
    assert ends[0] == ends[1] == (play(env, 9)[0], env.unwrapped.game.position())


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: Duel("gredy"), r'^There is no bot "gredy"; did you mean "greedy"\?$'),
        (lambda: Duel([]), r"^There are 1 to 3 opponents, not 0\.$"),
        (lambda: Duel(["random"] * 4), r"^There are 1 to 3 opponents, not 4\.$"),
        (lambda: Duel(seat=2), r"^seat must be 0 to 1, got 2$"),
        (lambda: Solo("professor"), r'^unknown difficulty "professor"; choose from '),
        (lambda: Duel(mode="long"), r'^unknown mode "long"; choose from '),
        (lambda: Duel(reward="money"), r'^unknown reward "money"; choose from '),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(make: Any, sentence: str) -> None:
    """Before any game begins."""
    with pytest.raises(ValueError, match=sentence):
        make()


def test_several_games_are_played_side_by_side() -> None:
    """As Gymnasium's vectors do it."""
    envs = gymnasium.make_vec(DUEL, num_envs=2, opponent="random")
    seen, infos = envs.reset(seed=1)
    assert seen.shape == (2, Duel("random").setting.encoder().length)
    actions = [np.flatnonzero(mask)[0] for mask in infos["action_mask"]]
    seen, _, _, _, infos = envs.step(np.array(actions))
    assert "illegal" not in infos
    envs.close()
