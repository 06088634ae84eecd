"""The game for OpenSpiel: `python_scholars`.

Chance moves once, at the root: it draws the deal, a number from which all cards and Dice of the game follow. What a
player may know does not tell it.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from scholars.encoding import CHOICES, options_of
from scholars.table.events import Events
from scholars.training import rewards
from scholars.training.actions import choice, take
from scholars.training.setting import SEEDS, Setting

if TYPE_CHECKING:
    from scholars.game import Game

NAME = "python_scholars"
DEALS = 10_000
LONGEST = 10_000  # far beyond any game: the longest of 24,000 random ones had 624 decisions

_PARAMETERS = {"players": 2, "mode": "casual", "solo": "", "expansions": "", "catalogue": "", "deals": DEALS}


def _game_type(utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Scholars of the South Tigris",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


_TOGETHER = _game_type(pyspiel.GameType.Utility.ZERO_SUM)
_ALONE = _game_type(pyspiel.GameType.Utility.GENERAL_SUM)


class ScholarsGame(pyspiel.Game):
    """A setting, and how many deals chance draws from."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        self.setting = Setting(
            players=parameters["players"],
            mode=parameters["mode"],
            solo=parameters["solo"] or None,
            expansions=tuple(filter(None, parameters["expansions"].split("+"))),
            catalogue=parameters["catalogue"] or None,
        )
        self.deals: int = parameters["deals"]
        if self.deals < 1:
            raise ValueError(f"There is at least one deal, not {self.deals}.")
        alone = self.setting.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=CHOICES,
            max_chance_outcomes=self.deals,
            num_players=self.setting.players,
            min_utility=-1.0 if alone else -1 / (self.setting.players - 1),
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_ALONE if alone else _TOGETHER, info, parameters)

    def new_initial_state(self) -> "ScholarsState":
        """The root: nothing is dealt yet."""
        return ScholarsState(self)

    def make_py_observer(self, kind: Any = None, parameters: Mapping[str, Any] | None = None) -> "Observer":
        """What tells a player what it may know: now, or all along."""
        if parameters:
            raise ValueError(f"An observer takes no parameters, and was given {', '.join(parameters)}.")
        return Observer(self.setting, all_along=bool(kind and kind.perfect_recall))


class ScholarsState(pyspiel.State):
    """A moment of a game. OpenSpiel copies it, and writes it down, by its attributes."""

    def __init__(self, game: ScholarsGame) -> None:
        super().__init__(game)
        self.game: Game | None = None  # before the deal
        self.seen = ""  # what everybody has seen: the table when it was dealt, then every choice and what came of it

    def current_player(self) -> int:
        """Who is asked: chance at the root, nobody at the end."""
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.over else int(self.game.state.seat())

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.game is not None and self.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, each as likely as the others."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, _player: int) -> list[int]:
        return [] if self.game is None else options_of(self.game.state)

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.game = self.get_game().setting.game(seed=action)
            self.seen = json.dumps(self.game.view(None))
        else:
            seat, events = self.game.state.seat(), take(self.game, action)
            self.seen += f"\n{seat}: {choice(action)}{_told(events)}"

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(choice(action))

    def returns(self) -> list[float]:
        """Who has won, as the reward `outcome` tells it."""
        return [0.0] * self.num_players() if self.game is None else rewards.outcome(self.game)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "ScholarsState":
        """A state that looks the same to a player, with everything hidden from it dealt anew."""
        copy: ScholarsState = self.clone()
        if self.game is not None:
            copy.game = self.game.determinise(player, int(sampler() * SEEDS))
        return copy

    def __str__(self) -> str:
        """The deal and every choice, which is all that a game follows from."""
        history = self.history()
        return "\n".join([f"deal {deal}" for deal in history[:1]] + [str(choice(action)) for action in history[1:]])


class Observer:
    """What a player may know: the bytes of an observation, and in words the table now or all that was seen.

    Both observations, of now and all along, have the same bytes: no row of fixed length holds a whole game.
    """

    def __init__(self, setting: Setting, all_along: bool) -> None:
        self._setting = setting
        self._all_along = all_along
        self.tensor = np.zeros(len(setting.highest()), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ScholarsState, player: int) -> None:
        """Write what a player may know into `tensor`; nothing is known before the deal."""
        self.tensor[:] = 0 if state.game is None else self._setting.observe(state.game, player)

    def string_from(self, state: ScholarsState, player: int) -> str:
        """What a player may know, in words."""
        if state.game is None:
            return f"player {player}"
        seen = state.seen if self._all_along else f"{state.game.decision}\n{json.dumps(state.game.view(player))}"
        return f"player {player}\n{seen}"


def _told(events: Events) -> str:
    """What happened, with the engine's numbers."""
    return "".join(f"; {event.name} {' '.join(map(str, event.numbers.values()))}" for event in events)


pyspiel.register_game(_TOGETHER, ScholarsGame)


def openspiel_game(
    players: int = 2,
    mode: str = "casual",
    solo: str | None = None,
    expansions: Sequence[str] = (),
    catalogue: Path | str | None = None,
    deals: int = DEALS,
) -> Any:
    """A `pyspiel.Game`, as `pyspiel.load_game("python_scholars(players=3)")` gives it once this module is loaded."""
    told = {
        "players": players,
        "mode": mode,
        "solo": solo or "",
        "expansions": "+".join(expansions),
        "catalogue": str(catalogue or ""),
        "deals": deals,
    }
    return pyspiel.load_game(NAME, told)
