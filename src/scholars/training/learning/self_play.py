"""Games played by a policy against itself and against its past, and what there is to learn from them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from scholars.training.learning.advantages import Course, Reward, advantages
from scholars.training.learning.network import Policy, Value
from scholars.training.learning.segments import log_softmax, offsets_of, sampled
from scholars.training.setting import Setting
from scholars.training.workers import Workers

Ends = dict[str, list[list[int]]]


@dataclass
class Played:
    """Decisions of many games: what was seen, what was chosen, and how good that was."""

    observations: Tensor  # a row for each decision
    after: Tensor  # a row for each option
    choices: Tensor
    offsets: Tensor  # where the options of each decision begin
    chosen: Tensor  # which of them was taken
    likely: Tensor  # the logarithm of how likely it was
    advantages: Tensor
    returns: Tensor
    counts: Tensor  # the decisions to learn from, by number
    ends: Ends  # the points of games that ended, by the name of the setting


@dataclass
class Look:
    """What is asked in every game, and what was made of it."""

    observations: Tensor
    after: Tensor
    choices: Tensor
    offsets: Tensor
    likely: Tensor
    values: Tensor
    seats: npt.NDArray[np.int64]
    points: npt.NDArray[np.int32]
    by_past: npt.NDArray[np.bool_]
    chosen: Tensor


class SelfPlay:
    """Games of several settings, side by side."""

    def __init__(self, settings: Sequence[Setting], games: int, device: str, seed: int, past: float) -> None:
        """A process for each setting, with so many games; a past self plays in so large a part of them."""
        self.device = device
        self.chance = np.random.default_rng(seed)
        self.dice = torch.Generator().manual_seed(seed)
        first = seed << 32
        shares = [
            (setting, list(range(first + games * number, first + games * (number + 1))))
            for number, setting in enumerate(settings)
        ]
        self.workers = Workers.of(shares, points=True)
        self.names = [name_of(setting) for setting in self.workers.settings]
        self.people = np.array([setting.players for setting in self.workers.settings])
        self.players = np.maximum(self.people, 2)  # in a solo game the opponent has a seat
        self.past = past
        self.past_seats = np.full(len(self), -1)
        self._meet_the_past(np.ones(len(self), bool))
        if device != "cpu":
            _pin(self.workers.ahead.array)
        self._after = [self.workers.look_ahead(self._seed())]

    def __len__(self) -> int:
        return len(self.workers)

    def close(self) -> None:
        """End the processes."""
        self.workers.close()

    def _seed(self) -> int:
        return int(self.chance.integers(1 << 40))

    def _meet_the_past(self, games: npt.NDArray[np.bool_]) -> None:
        """In some of the games that begin, a past self plays a seat; in solo games the opponent is rival enough."""
        meet = games & (self.people > 1) & (self.chance.random(len(self)) < self.past)
        self.past_seats[games] = -1
        self.past_seats[meet] = (self.chance.random(int(meet.sum())) * self.people[meet]).astype(int)

    @torch.no_grad()
    def play(self, policy: Policy, value: Value, past: Policy | None, steps: int, reward: Reward) -> Played:
        """So many decisions in each game."""
        looks: list[Look] = []
        ended = np.zeros((steps, len(self)), bool)
        finals, won, ends = {}, {}, Ends()
        workers = self.workers
        for step in range(steps):
            look = self._look(policy, value, past)
            looks.append(look)
            workers.send(workers.choices[workers.offsets[:-1] + look.chosen.cpu().numpy()], look_ahead=self._seed())
            workers.receive()
            self._after = workers.after
            ended[step] = workers.finished
            if ended[step].any():
                finals[step], won[step] = workers.final_scores.copy(), workers.won.copy()
                self._meet_the_past(ended[step])
                for game in np.flatnonzero(ended[step]):
                    scores = workers.final_scores[game][: self.players[game]].tolist()
                    ends.setdefault(self.names[game], []).append(scores)
        values = torch.stack([look.values for look in looks]).cpu().numpy()
        seats = np.stack([look.seats for look in looks])
        course = Course(seats, values, [look.points for look in looks], ended, finals, won)
        return self._played(looks, course, reward, ends)

    def _look(self, policy: Policy, value: Value, past: Policy | None) -> Look:
        """What is asked in every game, and what the policy chooses."""
        workers, device = self.workers, self.device
        after = torch.cat([self._there(rows) for rows in self._after])
        observations = self._there(workers.observations)
        offsets = torch.from_numpy(workers.offsets.astype(np.int64)).to(device)
        choices = torch.from_numpy(workers.choices.astype(np.int64)).to(device)
        wished = policy(after, choices)
        seats = workers.seats.astype(np.int64)
        by_past = self.past_seats == seats
        if past is not None and by_past.any():
            rows = torch.from_numpy(np.repeat(by_past, np.diff(workers.offsets))).to(device)
            wished[rows] = past(after[rows], choices[rows])
        likely = log_softmax(wished, offsets)
        chosen = sampled(likely, offsets, self.dice)
        assert workers.points is not None
        points, expected = workers.points.copy(), value(observations)
        return Look(observations, after, choices, offsets, likely, expected, seats, points, by_past, chosen)

    def _there(self, array: npt.NDArray[np.uint8]) -> Tensor:
        """A copy on the device; the array is written over with the next step."""
        own = array if array.flags.writeable and self.device != "cpu" else np.array(array)
        return torch.from_numpy(own).to(self.device)

    def _played(self, looks: list[Look], course: Course, reward: Reward, ends: Ends) -> Played:
        better, known = advantages(course, self.players, reward)
        by_past = np.stack([look.by_past for look in looks])
        found = torch.from_numpy(better.reshape(-1)).to(self.device)
        return Played(
            observations=torch.cat([look.observations for look in looks]),
            after=torch.cat([look.after for look in looks]),
            choices=torch.cat([look.choices for look in looks]),
            offsets=offsets_of(torch.cat([look.offsets[1:] - look.offsets[:-1] for look in looks])),
            chosen=torch.cat([look.chosen for look in looks]),
            likely=torch.cat([look.likely[look.offsets[:-1] + look.chosen] for look in looks]),
            advantages=found,
            returns=found + torch.cat([look.values for look in looks]),
            counts=torch.from_numpy(np.flatnonzero(known & ~by_past)).to(self.device),
            ends=ends,
        )


def name_of(setting: Setting) -> str:
    """A setting in a word, as `2-casual` or `scholar-casual-books`."""
    who = (setting.solo or "solo") if setting.players == 1 else str(setting.players)
    return "-".join((who, setting.mode, *("books" for _ in setting.expansions)))


def _pin(array: npt.NDArray[np.uint8]) -> None:
    """Let memory stay where it is: a GPU copies from it at full speed then."""
    runtime: Any = torch.cuda.cudart()  # type: ignore[no-untyped-call]
    runtime.cudaHostRegister(array.ctypes.data, array.nbytes, 0)
