"""Learn to beat a bot: MaskablePPO of sb3-contrib, which never tries what the mask leaves out.

Run it with `python examples/training/maskable_ppo.py`, which shows that it works; to learn something give it steps, an
opponent and a file to keep the policy in: `... --steps 1000000 --opponent greedy --save policy.zip`.
"""

import argparse
from collections.abc import Sequence

import gymnasium
import numpy as np
import torch
from gymnasium.wrappers import RescaleObservation
from sb3_contrib import MaskablePPO

import scholars.training

gymnasium.register_envs(scholars.training)
torch.set_num_threads(1)  # a network as small as this is quicker so


def made(opponent: str, reward: str) -> gymnasium.Env[np.ndarray, np.int64]:
    """One seat against a bot, seen in numbers from 0 to 1."""
    return RescaleObservation(
        gymnasium.make("scholars/Duel-v0", opponent=opponent, reward=reward), np.float32(0), np.float32(1)
    )


def score(policy: MaskablePPO, opponent: str, games: int) -> tuple[int, float]:
    """How many games a policy wins, and its points in the mean."""
    env, won, points = made(opponent, "outcome"), 0, []
    for seed in range(games):
        seen, info = env.reset(seed=seed)
        while "scores" not in info:
            action, _ = policy.predict(seen, action_masks=info["action_mask"])
            seen, _, _, _, info = env.step(np.int64(action))
        won += info["won"]
        points.append(info["scores"][env.get_wrapper_attr("seat")])
    return won, float(np.mean(points))


def main(words: Sequence[str] | None = None) -> None:
    """Learn by points, then play for the win."""
    reader = argparse.ArgumentParser(description="Learn to beat a bot.")
    reader.add_argument("--steps", type=int, default=256)
    reader.add_argument("--opponent", default="random")
    reader.add_argument("--games", type=int, default=2, help="games to tell how well it plays")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--save", help="a file to keep the policy in")
    told = reader.parse_args(words)
    env = made(told.opponent, "points")
    policy = MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=64, n_epochs=4, seed=told.seed, device="cpu")
    for when, steps in (("before", 0), ("after", told.steps)):
        if steps:
            policy.learn(steps)
        won, points = score(policy, told.opponent, told.games)
        print(f"{when} {steps} steps: won {won} of {told.games} games, {points:.1f} points in the mean")
    if told.save:
        policy.save(told.save)
    print(f"{sum(weights.numel() for weights in policy.policy.parameters()):,} weights")


if __name__ == "__main__":
    main()
