"""Games played by a policy against itself and against its past, and what there is to learn from them."""

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from scholars.encoding.games import NEXT_GAME
from scholars.training.boxes import PERMUTED, BoxConfig, box_seed
from scholars.training.learning.advantages import Course, Reward, advantages
from scholars.training.learning.network import Policy, Value
from scholars.training.learning.segments import log_softmax, offsets_of, sampled
from scholars.training.setting import TORCH_SEEDS, Setting, first_seed
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
    advantages: Tensor  # by head
    returns: Tensor
    counts: Tensor  # the decisions to learn from, by number

    @staticmethod
    def joined(parts: "list[Played]") -> "Played":
        """What several groups played."""
        if len(parts) == 1:
            return parts[0]
        return Played(
            observations=torch.cat([part.observations for part in parts]),
            after=torch.cat([part.after for part in parts]),
            choices=torch.cat([part.choices for part in parts]),
            offsets=offsets_of(torch.cat([part.offsets[1:] - part.offsets[:-1] for part in parts])),
            chosen=torch.cat([part.chosen for part in parts]),
            likely=torch.cat([part.likely for part in parts]),
            advantages=torch.cat([part.advantages for part in parts]),
            returns=torch.cat([part.returns for part in parts]),
            counts=torch.cat([part.counts + first for part, first in zip(parts, _firsts(parts), strict=True)]),
        )


def _firsts(parts: list[Played]) -> list[int]:
    """The number of the first decision of each part among those of all."""
    return [sum(len(part.chosen) for part in parts[:number]) for number in range(len(parts))]


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
    own: npt.NDArray[np.int32]
    points: npt.NDArray[np.int32]
    by_past: npt.NDArray[np.bool_]
    chosen: Tensor


class SelfPlay:
    """Games of several settings, side by side, in groups: while one is played, another is looked at."""

    def __init__(
        self,
        settings: Sequence[Setting],
        games: int,
        device: str,
        seed: int,
        past: float,
        groups: int = 1,
        boxes: BoxConfig | None = None,
    ) -> None:
        """A process for each setting and group, with so many games; a past self plays in so large a part of them."""
        self.groups = [Group(settings, games, device, seed + (number << 24), past, boxes) for number in range(groups)]

    def close(self) -> None:
        """End the processes."""
        for group in self.groups:
            group.workers.close()

    @torch.no_grad()
    def play(
        self, policy: Policy, value: Value, past: Policy | None, steps: int, reward: Reward
    ) -> tuple[Played, Ends]:
        """So many decisions in each game of each group; and the points of games that ended, by the setting's name."""
        with ExitStack() as rest:
            for seen in (policy.seen, value.seen, *([] if past is None else [past.seen])):
                rest.enter_context(seen.resting())
            for _ in range(steps):
                for group in self.groups:
                    group.receive()
                    group.take(policy, value, past)
        parts, ends = [], Ends()
        for group in self.groups:
            group.receive()
            parts.append(group.played(reward))
            for name, scores in group.ends.items():
                ends.setdefault(name, []).extend(scores)
            group.begin()
        return Played.joined(parts), ends


class Group:
    """Games that are played and looked at together."""

    def __init__(
        self,
        settings: Sequence[Setting],
        games: int,
        device: str,
        seed: int,
        past: float,
        boxes: BoxConfig | None = None,
    ) -> None:
        self.device = device
        self.chance = np.random.default_rng(seed)
        self.dice = torch.Generator().manual_seed(seed % TORCH_SEEDS)
        first = first_seed(seed)
        shares = [
            (setting, list(range(first + games * number, first + games * (number + 1))))
            for number, setting in enumerate(settings)
        ]
        self.boxes = boxes or BoxConfig()
        self.seeds = [seed for _, seeds in shares for seed in seeds]  # of the games that are played now
        self.workers = Workers.of(shares, points=True, boxes=self.boxes)
        self.names = [setting.name for setting in self.workers.settings]
        self.people = np.array([setting.players for setting in self.workers.settings])
        self.players = np.maximum(self.people, 2)  # in a solo game the opponent has a seat
        self.past = past
        self.past_seats = np.full(len(self.names), -1)
        self._meet_the_past(np.ones(len(self.names), bool))
        if device != "cpu":
            _pin(self.workers.ahead.array)
        self._after = [self.workers.look_ahead(self._seed())]
        self._sent = False
        self.begin()

    def begin(self) -> None:
        """Forget what was played so far; the games go on."""
        self.looks: list[Look] = []
        self.ended: list[npt.NDArray[np.bool_]] = []
        self.finals: dict[int, npt.NDArray[np.int32]] = {}
        self.won: dict[int, npt.NDArray[np.uint8]] = {}
        self.ends = Ends()

    def _seed(self) -> int:
        return int(self.chance.integers(1 << 40))

    def _meet_the_past(self, games: npt.NDArray[np.bool_]) -> None:
        """In some of the games that begin, a past self plays a seat; in solo games the opponent is rival enough."""
        meet = games & (self.people > 1) & (self.chance.random(len(games)) < self.past)
        self.past_seats[games] = -1
        self.past_seats[meet] = (self.chance.random(int(meet.sum())) * self.people[meet]).astype(int)

    def take(self, policy: Policy, value: Value, past: Policy | None) -> None:
        """Choose in every game, and let them be played on."""
        look, workers = self._look(policy, value, past), self.workers
        self.looks.append(look)
        workers.send(workers.choices[workers.offsets[:-1] + look.chosen.cpu().numpy()], look_ahead=self._seed())
        self._sent = True

    def receive(self) -> None:
        """Wait until the games were played on, if they are; see which have ended."""
        if not self._sent:
            return
        workers = self.workers
        workers.receive()
        self._sent = False
        self._after = workers.after
        ended, step = workers.finished > 0, len(self.ended)
        self.ended.append(ended)
        if ended.any():
            self.finals[step], self.won[step] = workers.final_points.copy(), workers.won.copy()
            self._meet_the_past(ended)
            for game in np.flatnonzero(ended).tolist():
                scores = workers.final_scores[game][: self.players[game]].tolist()
                self.ends.setdefault(self._name_of(game), []).append(scores)
                self.seeds[game] += NEXT_GAME

    def _name_of(self, game: int) -> str:
        """What is played in a game: its setting, and whether on a permuted box."""
        permuted = box_seed(self.seeds[game], self.boxes) is not None
        return self.names[game] + (PERMUTED if permuted else "")

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
        assert workers.own_points is not None
        own, points, expected = workers.own_points.copy(), workers.points.copy(), value(observations)
        return Look(observations, after, choices, offsets, likely, expected, seats, own, points, by_past, chosen)

    def _there(self, array: npt.NDArray[np.uint8]) -> Tensor:
        """A copy on the device; the array is written over with the next step."""
        own = array if array.flags.writeable and self.device != "cpu" else np.array(array)
        return torch.from_numpy(own).to(self.device)

    def played(self, reward: Reward) -> Played:
        """What there is to learn from."""
        looks = self.looks
        course = Course(
            seats=np.stack([look.seats for look in looks]),
            values=torch.stack([look.values for look in looks]).cpu().numpy(),
            own=np.stack([look.own for look in looks]),
            points=np.stack([look.points for look in looks]),
            ended=np.stack(self.ended),
            finals=self.finals,
            won=self.won,
        )
        better, known = advantages(course, self.players, reward)
        by_past = np.stack([look.by_past for look in looks])
        found = torch.from_numpy(better.reshape(-1, better.shape[-1])).to(self.device)
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
        )


def _pin(array: npt.NDArray[np.uint8]) -> None:
    """Let memory stay where it is: a GPU copies from it at full speed then."""
    runtime: Any = torch.cuda.cudart()  # type: ignore[no-untyped-call]
    runtime.cudaHostRegister(array.ctypes.data, array.nbytes, 0)
