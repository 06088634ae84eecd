"""The game for PettingZoo: an agent for each player, one asked at a time (AEC)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from scholars.encoding import CHOICES
from scholars.errors import check_seed
from scholars.game import Game
from scholars.training.actions import action_mask, take
from scholars.training.rewards import standing
from scholars.training.setting import SEEDS, Setting

Observation = dict[str, Any]  # `observation` and `action_mask`, both arrays

ILLEGAL = -1.0  # what whoever ends a guarded game by an illegal action gets


class ScholarsAEC(AECEnv[str, Observation, Any]):
    """Agents `player_0` to `player_3`; the solo opponent, who plays by its cards, is none.

    An illegal action is an IllegalAction, and changes nothing.
    """

    metadata = {  # noqa: RUF012  declared by PettingZoo as it is
        "name": "scholars_v0",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
    }
    game: Game

    def __init__(self, setting: Setting, reward: str = "outcome", render_mode: str | None = None) -> None:
        self.setting = setting
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self.agents = []
        self._standing = standing(reward)
        self._random = np_random()[0]
        highest = setting.highest()
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(np.zeros_like(highest), highest, dtype=np.uint8),
                    "action_mask": Box(0, 1, (CHOICES,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(CHOICES) for agent in self.possible_agents}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  there are none
        """Begin another game; the same seed gives the same games from here on."""
        if seed is not None:
            self._random = np_random(check_seed(seed))[0]
        self.game = self.setting.game(int(self._random.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._stood = [0.0] * len(self.agents)
        self._ask()

    def step(self, action: Any) -> None:
        """Take an action of the agent that is asked; None takes an agent leave of a game that is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        take(self.game, action)
        self._cumulative_rewards[agent] = 0.0
        self._reward()
        self._ask()

    def _reward(self) -> None:
        """Each agent by how its standing has changed."""
        stands = self._standing(self.game)
        changes = zip(self.agents, stands, self._stood, strict=True)
        self.rewards = {agent: now - before for agent, now, before in changes}
        self._stood = stands
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Turn to whoever is asked; when nobody is, the game is over for all."""
        if self.game.decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.decision.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and the actions it can take now: none if another is asked."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.setting.observe(self.game, seat), "action_mask": action_mask(self.game, seat)}

    def observation_space(self, agent: str) -> Any:
        """A row of bytes, and a mask of the actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Every choice there can be, by its number."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table in text."""
        return str(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open; PettingZoo wants this beside `render`."""


def aec_env(
    players: int = 2,
    mode: str = "casual",
    solo: str | None = None,
    expansions: Sequence[str] = (),
    catalogue: Path | str | None = None,
    reward: str = "outcome",
    render_mode: str | None = None,
) -> OrderEnforcingWrapper[str, Observation, Any]:
    """A ScholarsAEC, guarded as PettingZoo's classic games are: an illegal action ends the game, and costs a point."""
    raw = ScholarsAEC(Setting(players, mode, solo, expansions, catalogue), reward, render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, ILLEGAL)))
