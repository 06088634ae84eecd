"""Proximal policy optimisation: more of what went better than expected, but never too much at once."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from scholars.training.learning.network import Policy, Value
from scholars.training.learning.segments import log_softmax, rows_of
from scholars.training.learning.self_play import Played

ALMOST_NONE = 1e-6


@dataclass(frozen=True)
class Rates:
    """How fast it learns."""

    step: float = 1e-3
    epochs: int = 3
    batch: int = 8_192  # decisions
    clip: float = 0.2
    entropy: float = 0.02
    steepest: float = 0.5
    value: float = 0.5


@dataclass(frozen=True)
class Progress:
    """What came of an update."""

    value_loss: float
    entropy: float
    moved: float  # the KL divergence from the policy that played


class Learner:
    """A policy and a value that learn from what was played."""

    def __init__(self, policy: Policy, value: Value, rates: Rates) -> None:
        self.policy, self.value, self.rates = policy, value, rates
        self.parameters = [*policy.parameters(), *value.parameters()]
        self.optimiser = torch.optim.Adam(self.parameters, lr=rates.step, eps=1e-5)

    def learn(self, played: Played, weights: Tensor, part: float, chance: torch.Generator) -> Progress:
        """Some epochs over the decisions, with what each head is worth.

        `part` is how much of the training lies behind: it slows down.
        """
        self.slowed(part)
        counts = played.counts
        better = played.advantages @ weights
        known = better[counts]
        better = (better - known.mean()) / (known.std() + ALMOST_NONE)
        entropy = self.rates.entropy * (1 - 0.8 * part)
        told: list[Tensor] = []
        for _ in range(self.rates.epochs):
            order = counts[torch.randperm(len(counts), generator=chance).to(counts.device)]
            chunks = torch.split(order, self.rates.batch)
            told.extend(self._update(played, decisions, better[decisions], entropy) for decisions in chunks)
        value_loss, uncertain, moved = torch.stack(told).mean(0).tolist()
        return Progress(value_loss, uncertain, moved)

    def slowed(self, part: float) -> None:
        """Learn more slowly, the more of the training lies behind."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.rates.step * (1 - 0.9 * part)

    def _update(self, played: Played, decisions: Tensor, better: Tensor, entropy: float) -> Tensor:
        rows, offsets = rows_of(played.offsets, decisions)
        likely = log_softmax(self.policy(played.after[rows], played.choices[rows]), offsets)
        new, old = likely[offsets[:-1] + played.chosen[decisions]], played.likely[decisions]
        log_ratio = new - old
        ratio = log_ratio.exp()
        clipped = ratio.clamp(1 - self.rates.clip, 1 + self.rates.clip)
        policy_loss = -torch.min(ratio * better, clipped * better).mean()
        uncertain = -(likely.exp() * likely).sum() / len(decisions)
        expected, came = self.value(played.observations[decisions]), played.returns[decisions]
        value_loss = functional.smooth_l1_loss(expected, came, reduction="sum") / len(decisions)
        loss = policy_loss + self.rates.value * value_loss - entropy * uncertain
        self.descend(loss)
        approximate_kl = (ratio - 1 - log_ratio).mean()  # unlike the mean of -log_ratio, it is never below 0
        return torch.stack([value_loss.detach(), uncertain.detach(), approximate_kl.detach()])

    def descend(self, loss: Tensor) -> None:
        """A step towards a smaller loss, but never too large a one."""
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.parameters, self.rates.steepest)
        self.optimiser.step()
