"""The environment of PettingZoo, by PettingZoo's own tests and by what its agents are promised."""

import copy
import pickle
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from kit.other_secrets import other_secrets
from kit.training_settings import SETTINGS, SOME, legal, name_of
from scholars.training import IllegalAction, ScholarsAEC, Setting, aec_env, rewards

of_some_settings = pytest.mark.parametrize("setting", SOME, ids=name_of)
of_every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)


def guarded(setting: Setting, **how: Any) -> Any:
    """The environment of a setting as `aec_env` gives it."""
    return aec_env(setting.players, setting.mode, setting.solo, setting.expansions, **how)


def play(env: Any, seed: int, steps: int = 10_000) -> Counter[str]:
    """Take random actions; what each agent was given for them."""
    chance, given = random.Random(seed), Counter[str]()  # noqa: S311 - the test's own
    for agent in env.agent_iter(steps):
        seen, reward, terminated, _, _ = env.last()
        given[agent] += reward
        env.step(None if terminated else chance.choice(np.flatnonzero(seen["action_mask"])))
    return given


# What PettingZoo expects of all but its own classic games, which it knows by name and which do the same.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
# Whoever is told of the end has nothing left to do.
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@of_every_setting
def test_pettingzoo_finds_nothing_to_object_to(setting: Setting) -> None:
    """A whole game, and the beginning of another."""
    api_test(guarded(setting, render_mode="ansi"), num_cycles=500)  # type: ignore[no-untyped-call]


@of_every_setting
def test_the_same_seed_gives_the_same_game(setting: Setting) -> None:
    """By PettingZoo's own test."""
    seed_test(lambda: guarded(setting), num_cycles=20)  # type: ignore[no-untyped-call]


def test_a_seed_decides_the_games_after_the_next_too() -> None:
    """Without a seed another game begins, as the first seed has it."""
    env = ScholarsAEC(Setting())
    games = []
    for seed in (5, None, 5, None, 6):
        env.reset(seed)
        games.append(env.game.state.seed)
    assert games[:2] == games[2:4]
    assert len(set(games)) == 3


@of_every_setting
def test_a_game_ends_with_its_outcome(setting: Setting) -> None:
    """What each was given altogether, is what it has in the end."""
    env = guarded(setting)
    env.reset(seed=4)
    given = play(env, 4)
    assert env.agents == []
    returns = rewards.outcome(env.unwrapped.game)
    assert dict(given) == pytest.approx({f"player_{seat}": returns[seat] for seat in range(setting.players)})


@of_some_settings
def test_points_add_up_to_the_score(setting: Setting) -> None:
    """Whoever chose last."""
    env = guarded(setting, reward="points")
    env.reset(seed=4)
    given = play(env, 4)
    scores = env.unwrapped.game.outcome.scores
    assert dict(given) == pytest.approx({f"player_{seat}": scores[seat].total / 100 for seat in range(setting.players)})


def test_only_whoever_is_asked_has_actions() -> None:
    """The masks of all others are empty."""
    env = guarded(Setting(3))
    env.reset(seed=1)
    for _ in range(50):
        asked = env.agent_selection
        masks = {agent: np.flatnonzero(env.observe(agent)["action_mask"]).tolist() for agent in env.agents}
        assert masks.pop(asked) == legal(env.unwrapped.game)
        assert list(masks.values()) == [[], []]
        env.step(legal(env.unwrapped.game)[-1])


@of_some_settings
def test_nobody_sees_what_is_hidden(setting: Setting) -> None:
    """An observation is the same whatever is to come, dealt anew by the engine or shuffled by hand."""
    env = ScholarsAEC(setting)
    env.reset(seed=2)
    for number in range(12):
        play(env, number, 15)
        game, chance = env.game, random.Random(number)  # noqa: S311 - the test's own
        for agent in env.agents:
            seat = int(agent[-1])
            env.game = game
            seen = env.observe(agent)
            for other in (game.determinise(seat, number), other_secrets(game, chance)):
                env.game = other
                assert all(np.array_equal(seen[part], there) for part, there in env.observe(agent).items())
        env.game = game


def test_an_observation_belongs_to_whoever_asked_for_it() -> None:
    """It can be written to, and stays as it is when the game goes on."""
    env = ScholarsAEC(Setting(2))
    env.reset(seed=2)
    seen = env.observe("player_0")["observation"]
    kept = seen.copy()
    env.step(legal(env.game)[0])
    assert np.array_equal(seen, kept)
    seen[:] = 0
    assert env.observe("player_0")["observation"].any()


def test_nobody_sees_into_the_bag_of_another() -> None:
    """Dice of other colours in it look the same."""
    env = ScholarsAEC(Setting(2))
    env.reset(seed=2)
    bag = env.game.state.players[1].bag
    bag[0], bag[1] = 2, 1
    before = [env.observe(agent)["observation"] for agent in env.agents]
    bag[0], bag[1] = 1, 2
    assert np.array_equal(env.observe("player_0")["observation"], before[0])
    assert not np.array_equal(env.observe("player_1")["observation"], before[1])


def test_an_illegal_action_changes_nothing() -> None:
    """The environment as it is says why, and goes on."""
    env = ScholarsAEC(Setting(2))
    env.reset(seed=1)
    before = env.game.position()
    with pytest.raises(IllegalAction, match=r"^This is not what is being asked now\.$"):
        env.step(1000)
    assert env.game.position() == before
    env.step(legal(env.game)[0])


def test_an_illegal_action_ends_a_guarded_game() -> None:
    """Only who took it has less."""
    env = guarded(Setting(2))
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(1000)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.agents}
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(10**6)


@of_some_settings
def test_copies_go_on_by_themselves(setting: Setting) -> None:
    """A deep copy and a pickle of an environment in the middle of a game come to the same end."""
    env = guarded(setting, reward="points")
    env.reset(seed=3)
    play(env, 3, 40)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own
    before = env.unwrapped.game.position()
    ends = [(play(other, 9), other.unwrapped.game.position()) for other in copies]
    assert env.unwrapped.game.position() == before
    assert ends[0] == ends[1] == (play(env, 9), env.unwrapped.game.position())
    env.reset()
    for other in copies:
        other.reset()
        assert other.unwrapped.game == env.unwrapped.game


def test_the_table_is_drawn_in_text() -> None:
    """As a spectator sees it; only if that was asked for."""
    env = ScholarsAEC(Setting(2), render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.game)
    env.render_mode = None
    assert env.render() is None


def test_what_cannot_be_played_is_refused_in_a_sentence() -> None:
    """As `Game.new` says it."""
    with pytest.raises(ValueError, match=r"^players must be 1 to 4, got 5$"):
        aec_env(players=5)
    with pytest.raises(TypeError, match=r'^expansions must be a list of names, got "body-of-books"$'):
        aec_env(expansions="body-of-books")
    with pytest.raises(ValueError, match=r"^solo needs players=1, got players=2$"):
        aec_env(solo="teacher")
