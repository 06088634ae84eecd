"""The game of OpenSpiel, by OpenSpiel's own test and by what its players are promised."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from kit.other_secrets import other_secrets
from kit.training_settings import SETTINGS, SOME, legal, name_of
from scholars.training import IllegalAction, Setting, openspiel_game, rewards

of_some_settings = pytest.mark.parametrize("setting", SOME, ids=name_of)
of_every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
DEALS = 3


def made(setting: Setting) -> Any:
    """The game of a setting, with few deals."""
    return openspiel_game(setting.players, setting.mode, setting.solo, setting.expansions, deals=DEALS)


def begun(setting: Setting, deal: int = 1, choices: int = 0) -> Any:
    """A state some random choices after a deal, or at the end."""
    state, chance = made(setting).new_initial_state(), random.Random(deal)  # noqa: S311 - the test's own
    state.apply_action(deal)
    for _ in range(choices):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def known(state: Any, player: int) -> tuple[str, str, list[float], list[float]]:
    """All that a player may know, in each of the ways there are."""
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
        state.observation_tensor(player),
    )


@of_some_settings
def test_openspiel_finds_nothing_to_object_to(setting: Setting) -> None:
    """A whole game: clones, what is written down and read back, masks, strings, tensors, returns."""
    pyspiel.random_sim_test(made(setting), num_sims=1, serialize=True, verbose=False)


@of_some_settings
def test_openspiel_finds_nothing_to_object_to_in_python(setting: Setting) -> None:
    """Its tests of games in Python pickle states, games and their types as well."""
    np.random.seed(1)  # noqa: NPY002 - what they choose by
    games_sim_test.GamesSimTest().sim_game(made(setting))


@pytest.mark.soak
@of_every_setting
def test_openspiel_finds_nothing_to_object_to_anywhere(setting: Setting) -> None:
    """Both of its tests, a few games each."""
    pyspiel.random_sim_test(made(setting), num_sims=3, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(made(setting))


@of_every_setting
def test_a_game_ends_with_its_outcome(setting: Setting) -> None:
    """Utilities are what was promised, and together nothing unless one plays alone."""
    state = begun(setting, choices=10_000)
    game = state.get_game()
    assert state.is_terminal()
    assert state.returns() == rewards.outcome(state.game)
    assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())
    assert game.utility_sum() == (None if setting.players == 1 else 0.0)
    assert begun(setting).returns() == [0.0] * setting.players


def test_chance_draws_the_deal_and_nothing_else() -> None:
    """Each deal is as likely as the others, and is the seed of its game."""
    game = openspiel_game(deals=4)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    assert [state.action_to_string(deal) for deal in range(4)] == [f"deal {deal}" for deal in range(4)]
    assert state.child(2).game == Setting().game(seed=2)
    assert not state.child(2).is_chance_node()
    assert game.max_chance_outcomes() == 4


def test_actions_are_told_in_notation() -> None:
    """As everywhere else."""
    state = begun(Setting())
    assert state.game.decision is not None
    assert state.legal_actions() == legal(state.game)
    told = [state.action_to_string(action) for action in state.legal_actions()]
    assert told == [str(option) for option in state.game.decision.options]


@of_some_settings
def test_nobody_sees_what_is_hidden(setting: Setting) -> None:
    """What a player may know is the same whatever is to come, dealt anew by the engine or shuffled by hand."""
    chance = random.Random(1)  # noqa: S311 - the test's own
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    for choices in (0, 20, 60, 100):
        state = begun(setting, choices=choices)
        for player in range(setting.players):
            other = state.clone()
            other.game = other_secrets(state.game, chance)
            assert known(other, player) == known(state, player)
            dealt = state.resample_from_infostate(player, sampler)
            assert known(dealt, player) == known(state, player)
            assert dealt.legal_actions() == state.legal_actions()
            assert dealt.is_terminal() or dealt.game.position() != state.game.position()


@of_some_settings
def test_what_was_seen_tells_only_what_was_revealed(setting: Setting) -> None:
    """A choice after which no card was turned and no Die rolled is told alike, whatever is to come."""
    chance, told = random.Random(2), 0  # noqa: S311 - the test's own
    for choices in range(0, 120, 8):
        state = begun(setting, choices=choices)
        other = state.clone()
        other.game = other_secrets(state.game, chance)
        for action in state.legal_actions():
            after, after_other = state.child(action), other.child(action)
            if after.game.state.reveals == after_other.game.state.reveals == state.game.state.reveals:
                told += 1
                assert after.information_state_string(0) == after_other.information_state_string(0)
    assert told > 20


def test_nobody_sees_into_the_bag_of_another() -> None:
    """Dice of other colours in it look the same."""
    state = begun(Setting(2))
    bag = state.game.state.players[1].bag
    bag[0], bag[1] = 2, 1
    before = [known(state, player) for player in (0, 1)]
    bag[0], bag[1] = 1, 2
    assert known(state, 0) == before[0]
    assert known(state, 1) != before[1]


def test_what_was_seen_is_remembered() -> None:
    """Two games that look the same now, and came there by other ways, are two information states."""
    state = begun(Setting(2))
    assert "deal" not in state.information_state_string(0)
    first, second = state.legal_actions()[:2]
    seen = {state.child(action).information_state_string(0) for action in (first, second)}
    assert len(seen) == 2
    assert all(state.information_state_string(0) < told for told in seen)


def test_the_deals_differ_in_what_is_seen() -> None:
    """From the first table on."""
    assert len({begun(Setting(2), deal).information_state_string(0) for deal in range(DEALS)}) == DEALS


def test_an_illegal_action_is_refused_in_a_sentence_and_changes_nothing() -> None:
    """Also a number that stands for nothing."""
    state = begun(Setting(2))
    before = state.game.position()
    for action, sentence in ((1000, "This is not what is being asked now"), (10**6, "An action is a whole number")):
        with pytest.raises(IllegalAction, match=sentence):
            state.apply_action(action)
    assert state.game.position() == before
    assert state.history() == [1]


@of_some_settings
def test_copies_go_on_by_themselves(setting: Setting) -> None:
    """A clone, and a state that was written down and read back, come to the same end."""
    state = begun(setting, choices=40)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    before = state.game.position()
    ends = []
    for copy in (state.clone(), read):
        assert copy.game.position() == before
        while not copy.is_terminal():
            copy.apply_action(copy.legal_actions()[0])
        ends.append((str(copy), copy.game.position()))
    assert ends[0] == ends[1]
    assert state.game.position() == before


def test_a_game_is_known_by_its_name() -> None:
    """With its parameters, as OpenSpiel writes them."""
    game = openspiel_game(3, "epic", expansions=["body-of-books"], deals=7)
    assert pyspiel.load_game(str(game)).setting == game.setting == Setting(3, "epic", expansions=["body-of-books"])
    assert pyspiel.load_game("python_scholars(players=1,solo=teacher)").setting == Setting(1, solo="teacher")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("python_scholars(players=5)", r"^players must be 1 to 4, got 5$"),
        ("python_scholars(mode=long)", r'^unknown mode "long"; choose from '),
        ("python_scholars(expansions=poems)", r'^unknown expansion "poems"'),
        ("python_scholars(deals=0)", r"^There is at least one deal, not 0\.$"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(name: str, sentence: str) -> None:
    """When the game is made."""
    with pytest.raises(ValueError, match=sentence):
        pyspiel.load_game(name)


def test_an_observer_has_the_bytes_of_an_observation() -> None:
    """And nothing before the deal."""
    game = openspiel_game(deals=DEALS)
    observation = make_observation(game)
    state = game.new_initial_state()
    observation.set_from(state, 0)
    assert not observation.tensor.any()
    assert observation.string_from(state, 0) == "player 0"
    state.apply_action(0)
    observation.set_from(state, 1)
    assert np.array_equal(observation.tensor, game.setting.observe(state.game, 1))
    with pytest.raises(ValueError, match=r"^An observer takes no parameters, and was given colour\.$"):
        game.make_py_observer(None, {"colour": 1})


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_search_for_imperfect_information_plays_it(players: int) -> None:
    """OpenSpiel's IS-MCTS in Python deals anew by `resample_from_infostate`."""
    state = begun(Setting(players), choices=12)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, max_simulations=2, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_agents_of_openspiel_play_it() -> None:
    """Through its environment for reinforcement learning."""
    env = rl_environment.Environment(openspiel_game(deals=DEALS))
    step = env.reset()
    for _ in range(5):
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert not step.last()
