"""The game for Gymnasium: one seat, while bots or the solo opponent play the others."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from scholars.bots import let_choose
from scholars.encoding import CHOICES
from scholars.errors import check_int, check_seed
from scholars.game import Game
from scholars.training.actions import IllegalAction, action_mask, take
from scholars.training.opponents import Opponent, begun, opponents_of, player
from scholars.training.rewards import standing
from scholars.training.setting import SEEDS, Observed, Setting

PENALTY = 0.1  # what an illegal action costs
MAX_ILLEGAL = 10_000  # one after the other; whoever takes any action at random finds a legal one long before
MAX_OPPONENT_CHOICES = 2_000  # within one step; in a whole game there are some hundreds
DEFAULT_OPPONENT = "newcomer"  # as strong as greedy, and more than ten times as fast (docs/guides/train-on-it.md)


class Seat(gymnasium.Env[Observed, np.int64]):
    """One seat of a game. What others choose is chosen within `step`.

    An illegal action changes nothing, costs a penalty and is explained in `info["illegal"]`; with `strict` it is an
    IllegalAction. So many of them one after the other end the episode as truncated: a policy that always does the same
    would take it for ever.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  declared by Gymnasium as it is
    game: Game
    seat: int

    def __init__(
        self,
        setting: Setting,
        opponents: Sequence[Opponent] = (),
        seat: int | None = None,
        reward: str = "outcome",
        penalty: float = PENALTY,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if seat is not None:
            check_int("seat", seat, 0, setting.players - 1)
        self.setting = setting
        self.opponents = opponents_of(opponents)  # in the order of the seats after ours
        self.penalty = penalty
        self.strict = strict
        self.render_mode = render_mode
        self._fixed_seat = seat
        self._standing = standing(reward)
        highest = setting.highest()
        self.observation_space = Box(np.zeros_like(highest), highest, dtype=np.uint8)
        self.action_space = Discrete(CHOICES)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin another game, at the seat that was asked for or at any; others choose up to our first decision."""
        super().reset(seed=None if seed is None else check_seed(seed), options=options)
        self.game = self.setting.game(int(self.np_random.integers(SEEDS)))
        drawn = int(self.np_random.integers(self.setting.players))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self._stood, self._illegal = 0.0, 0
        self._playing = tuple(begun(opponent, self.np_random) for opponent in self.opponents)
        self._let_others_choose()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Take an action; others choose up to our next decision, or to the end of the game."""
        try:
            take(self.game, action)
        except IllegalAction as refusal:
            if self.strict:
                raise
            told = {**self._info(), "illegal": str(refusal)}
            self._illegal += 1
            return self._observation(), -self.penalty, self.game.over, self._illegal >= MAX_ILLEGAL, told
        self._illegal = 0
        self._let_others_choose()
        before, self._stood = self._stood, self._standing(self.game)[self.seat]
        return self._observation(), self._stood - before, self.game.over, False, self._info()

    def _let_others_choose(self) -> None:
        """Each bot sees a copy with the unknown dealt anew. RuntimeError if one picks and puts back for ever."""
        choices = 0
        while (asked := self.game.decision) is not None and asked.seat != self.seat:
            choices += 1
            if choices > MAX_OPPONENT_CHOICES:
                raise RuntimeError("an opponent goes in circles: it must not always put back what it has picked")
            seed = int(self.np_random.integers(SEEDS))
            opponent = self._playing[(asked.seat - self.seat) % self.setting.players - 1]
            self.game.play(let_choose(player(opponent, seed), self.game, seed))

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions can be taken now, as MaskablePPO of sb3-contrib asks for it."""
        return action_mask(self.game, self.seat).astype(np.bool_)

    def _observation(self) -> Observed:
        return self.setting.observe(self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        """The mask, and at the end who has how many points."""
        info: dict[str, Any] = {"action_mask": action_mask(self.game, self.seat)}
        if self.game.outcome is not None:
            info["scores"] = [score.total for score in self.game.outcome.scores]
            info["won"] = self.seat in self.game.outcome.winners
        return info

    def render(self) -> str | None:
        """The table in text."""
        return str(self.game) if self.render_mode == "ansi" else None


class Duel(Seat):
    """`scholars/Duel-v0`: one seat against an opponent, or against up to three of them in a list.

    Each is a bot by its name or weights file, a bot or its class, or a function that is given a copy of the game and
    chooses. Without a seat any is drawn at each reset. What else there is to say (`how`), Seat takes.
    """

    def __init__(
        self,
        opponent: Opponent | Sequence[Opponent] = DEFAULT_OPPONENT,
        seat: int | None = None,
        mode: str = "casual",
        expansions: Sequence[str] = (),
        catalogue: Path | str | None = None,
        **how: Any,
    ) -> None:
        opponents = opponents_of(opponent)
        if not 1 <= len(opponents) <= 3:
            raise ValueError(f"There are 1 to 3 opponents, not {len(opponents)}.")
        setting = Setting(len(opponents) + 1, mode, expansions=expansions, catalogue=catalogue)
        super().__init__(setting, opponents, seat, **how)


class Solo(Seat):
    """`scholars/Solo-v0`: alone against the solo opponent of the box; without a difficulty the game asks for one."""

    def __init__(
        self,
        difficulty: str | None = None,
        mode: str = "casual",
        expansions: Sequence[str] = (),
        catalogue: Path | str | None = None,
        **how: Any,
    ) -> None:
        super().__init__(Setting(1, mode, difficulty, expansions, catalogue), **how)
