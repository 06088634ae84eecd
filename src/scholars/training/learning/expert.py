"""Learning from a search: what it found to be better is wished for more, until the policy finds it at a glance."""

from dataclasses import dataclass

import torch
from torch import Tensor

from scholars.training.learning.ppo import Learner
from scholars.training.learning.searched import Findings
from scholars.training.learning.segments import best, log_softmax, offsets_of, rows_of
from scholars.training.learning.wishes import Expert

BATCH = 512  # decisions
A_LOT = 4_096  # decisions that are looked at together where nothing is learned
HARDLY = 1e-9  # likely


@dataclass(frozen=True)
class Followed:
    """How near the policy came to the search in games that it had not learned from."""

    behind: float  # how far what it wishes for is from what the search found (the Kullback-Leibler divergence)
    agreed: float  # in which part of the decisions both like the same option best


@dataclass
class Lessons:
    """Decisions of searched games where they are learned from."""

    after: Tensor
    choices: Tensor
    offsets: Tensor  # where the options of each decision begin
    wanted: Tensor

    @staticmethod
    def of(found: Findings, device: torch.device) -> "Lessons":
        """What was found, on the device."""
        return Lessons(
            after=torch.from_numpy(found.after).to(device),
            choices=torch.from_numpy(found.choices).long().to(device),
            offsets=offsets_of(torch.from_numpy(found.counts).long().to(device)),
            wanted=torch.from_numpy(found.wanted).to(device),
        )

    def __len__(self) -> int:
        return len(self.offsets) - 1


class Pupil:
    """A policy that learns from what a search found; the value stays as it is."""

    def __init__(self, learner: Learner, expert: Expert) -> None:
        self.learner, self.expert = learner, expert
        self.lessons: list[Lessons] = []

    def learn(self, found: Findings, part: float, chance: torch.Generator) -> Followed:
        """See how near it is to what was found now, and learn from that and from what was found before."""
        self.learner.slowed(part)
        if not len(found.counts):
            return Followed(behind=0.0, agreed=1.0)  # there was no doubt
        newest = Lessons.of(found, next(self.learner.policy.parameters()).device)
        told = self._compared(newest)
        self.lessons = [*self.lessons, newest][-self.expert.kept :]
        batches = [
            (lessons, batch)
            for lessons in self.lessons
            for batch in torch.split(torch.randperm(len(lessons), generator=chance), BATCH)
        ]
        for number in torch.randperm(len(batches), generator=chance).tolist():
            lessons, batch = batches[number]
            self._step(lessons, batch.to(lessons.offsets.device))
        return told

    def _step(self, lessons: Lessons, decisions: Tensor) -> None:
        likely, wanted, _ = self._likely(lessons, decisions)
        self.learner.descend(-(wanted * likely).sum() / len(decisions))

    @torch.no_grad()
    def _compared(self, lessons: Lessons) -> Followed:
        behind, agreed = [], []
        for decisions in torch.split(torch.arange(len(lessons), device=lessons.offsets.device), A_LOT):
            likely, wanted, offsets = self._likely(lessons, decisions)
            behind.append((wanted * (wanted.clamp(min=HARDLY).log() - likely)).sum())
            agreed.append((best(likely, offsets) == best(wanted, offsets)).sum())
        count = len(lessons)
        return Followed(*(float(torch.stack(each).sum()) / count for each in (behind, agreed)))

    def _likely(self, lessons: Lessons, decisions: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """How likely the policy finds each option of some decisions, what is wanted, and where each decision begins."""
        rows, offsets = rows_of(lessons.offsets, decisions)
        likely = log_softmax(self.learner.policy(lessons.after[rows], lessons.choices[rows]), offsets)
        return likely, lessons.wanted[rows], offsets
