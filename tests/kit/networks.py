"""Networks that have learned nothing, with numbers in every place: what was left at 0 would hide a mistake."""

from typing import TypeVar

import numpy as np
import numpy.typing as npt
import torch

from kit.random_games import BOOKS
from scholars.bots.learned.rows import Weights
from scholars.training import Batch, Setting
from scholars.training.learning.network import Policy, Sizes, Value
from scholars.training.learning.shipping import weights_of

SMALL = Sizes(card=4, choice=4, first=16, second=8)
LARGE_ENOUGH = Sizes(card=16, choice=16, first=128, second=32)  # for most of it to be rounded in a file
SETTINGS = (
    Setting(2),
    Setting(4, expansions=BOOKS),
    Setting(3, mode="epic"),
    Setting(1, solo="scholar", expansions=BOOKS),
)

Network = TypeVar("Network", Policy, Value)


def unlearned(kind: type[Network], sizes: Sizes) -> Network:
    """A network with numbers everywhere, also where counts are expected; the same every time."""
    torch.manual_seed(1)
    network = kind(sizes)
    with torch.no_grad():
        for weights in network.parameters():
            weights.add_(0.05 * torch.randn_like(weights))
        network.seen.mean.uniform_(0, 3)
        network.seen.spread.uniform_(1, 4)
    return network


def policy_weights(sizes: Sizes = SMALL) -> Weights:
    """Those of a policy."""
    return weights_of(unlearned(Policy, sizes))


def some_way_in(steps: int, number: int = 0) -> tuple[Batch, np.random.Generator]:
    """Three games of one of the settings, so many random choices after they began."""
    of = SETTINGS[number]
    batch = Batch(3, players=of.players, mode=of.mode, solo=of.solo, expansions=of.expansions)
    chance = np.random.default_rng(number)
    for _ in range(steps):
        batch.step(batch.random_choices(chance))
    return batch, chance


def whose(batch: Batch) -> npt.NDArray[np.intp]:
    """The game of each option."""
    return np.repeat(np.arange(len(batch)), np.diff(batch.offsets))
