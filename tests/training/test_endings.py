"""No policy keeps a game from ending, whatever it always does: nothing that was picked can be put back."""

from collections.abc import Callable
from typing import Any, TypeAlias
from zlib import crc32

import numpy as np
import pytest

from kit.training_settings import SOME, name_of
from scholars import Game
from scholars.training import Batch, Duel, ScholarsAEC, Setting, Solo, openspiel_game

pytest.importorskip("pyspiel")

Policy: TypeAlias = Callable[[Any, int], int]  # of some legal actions, and how many came before
MOST = 2_000  # the longest of many thousand random games has 624 decisions
POLICIES: dict[str, Policy] = {
    "first": lambda legal, _number: int(legal[0]),
    "last": lambda legal, _number: int(legal[-1]),
    "in turn": lambda legal, number: int(legal[-1 if number % 2 else 0]),
    "contrary": lambda legal, number: int(legal[0 if number % 2 else -1]),
    "stubborn": lambda legal, _number: int(legal[crc32(np.asarray(legal).tobytes()) % len(legal)]),
}
each_policy = pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)


@each_policy
@pytest.mark.parametrize("setting", SOME, ids=name_of)
def test_every_policy_ends_a_game_of_agents(setting: Setting, policy: Policy) -> None:
    """In PettingZoo."""
    env = ScholarsAEC(setting)
    env.reset(seed=1)
    for number in range(MOST):
        if env.game.over:
            break
        env.step(policy(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]), number))
    assert env.game.over


@each_policy
def test_every_policy_ends_a_game_of_one_seat(policy: Policy) -> None:
    """In Gymnasium, against bots and the solo opponent."""
    for env in (Duel("random", seat=0), Solo("scholar"), Solo(expansions=["body-of-books"])):
        _, info = env.reset(seed=1)
        for number in range(MOST):
            if env.game.over:
                break
            info = env.step(np.int64(policy(np.flatnonzero(info["action_mask"]), number)))[4]
        assert env.game.over


@each_policy
def test_every_policy_ends_a_game_of_openspiel(policy: Policy) -> None:
    """With its legal actions."""
    state = openspiel_game(players=2).new_initial_state()
    state.apply_action(3)
    for number in range(MOST):
        if state.is_terminal():
            break
        state.apply_action(policy(state.legal_actions(), number))
    assert state.is_terminal()


@each_policy
def test_every_policy_ends_the_games_of_a_batch(policy: Policy) -> None:
    """All of them."""
    batch = Batch(4, players=3, expansions=["body-of-books"], seed=1)
    for number in range(MOST):
        if (batch.final_lengths > 0).all():
            break
        offsets = batch.offsets
        batch.step([policy(batch.choices[offsets[game] : offsets[game + 1]], number) for game in range(4)])
    assert (batch.final_lengths > 0).all()


def test_without_the_mask_two_options_in_turn_go_on_for_ever() -> None:
    """Which is why it is there: people may put back what they have picked."""
    game = Game.new(players=2, seed=1)
    for number in range(MOST):
        if game.decision is None:
            break
        options = game.decision.options
        game.play(options[-1 if number % 2 else 0])
    assert not game.over
