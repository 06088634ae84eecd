"""Random agents in each of the three environments: the loop that a learning program begins from.

Run it with `python examples/training/random_agents.py`, with a seed if you like.
"""

import random
import sys

import gymnasium
import numpy as np

import scholars.training
from scholars.training import aec_env, openspiel_game

gymnasium.register_envs(scholars.training)


def with_pettingzoo(seed: int) -> dict[str, float]:
    """Three players; what each was given in the end."""
    env, chance, given = aec_env(players=3), np.random.default_rng(seed), {}
    env.reset(seed)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        given[agent] = reward
        env.step(None if terminated or seen is None else chance.choice(np.flatnonzero(seen["action_mask"])))
    return given


def with_gymnasium(seed: int) -> tuple[float, list[int]]:
    """Against the greedy bot; what we were given altogether, and the points of both."""
    env, chance, given = gymnasium.make("scholars/Duel-v0", opponent="greedy"), np.random.default_rng(seed), 0.0
    _, info = env.reset(seed=seed)
    while "scores" not in info:
        _, reward, _, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        given += float(reward)
    return given, info["scores"]


def with_openspiel(seed: int) -> list[float]:
    """Two players, chance among them; the returns."""
    state, chance = openspiel_game(players=2).new_initial_state(), random.Random(seed)  # noqa: S311 - a game
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


def main(seed: int = 1) -> None:
    """One game in each."""
    print("PettingZoo:", with_pettingzoo(seed))
    print("Gymnasium: ", with_gymnasium(seed))
    print("OpenSpiel: ", with_openspiel(seed))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
