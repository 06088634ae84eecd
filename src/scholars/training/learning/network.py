"""The networks that learn: one judges the table after an option, the other how good a table is for a seat.

What they read of an observation, `scholars.bots.learned.layout` tells; how they judge without torch, its neighbours.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from scholars.bots.learned.attributes import Row
from scholars.bots.learned.heads import HEADS
from scholars.bots.learned.layout import CARDS, FARTHEST, PLACED, layout
from scholars.catalogue import load
from scholars.encoding import CHOICES

HARDLY = 1e-3  # how little a count may vary before it counts as fixed


@dataclass(frozen=True)
class Sizes:
    """How large a network is."""

    card: int = 32  # numbers a card becomes
    choice: int = 32
    first: int = 256
    second: int = 128


class Cards(nn.Module):
    """What is printed on each card of a kind, in a few numbers."""

    printed: Tensor

    def __init__(self, printed: list[Row], size: int) -> None:
        super().__init__()
        self.register_buffer("printed", torch.tensor(printed), persistent=False)
        self.first = nn.Linear(len(printed[0]), 2 * size)
        self.second = nn.Linear(2 * size, size)

    def forward(self) -> Tensor:
        """All of them; nothing is zeros."""
        found: Tensor = self.second(torch.relu(self.first(self.printed)))
        return torch.cat([torch.zeros_like(found[:1]), found[1:]])


class Lying(nn.Module):
    """Places where one card lies: what each card is worth at each."""

    def __init__(self, places: int, size: int, first: int) -> None:
        super().__init__()
        self.weights = nn.Parameter(torch.randn(places, size, first) * (0.5 / (places * size) ** 0.5))

    def forward(self, cards: Tensor) -> Tensor:
        """A row for each place and card."""
        return (cards @ self.weights).flatten(0, 1)


class Placed(nn.Module):
    """Cards that each lie at one of several places, once they were seen: what each is worth at each."""

    def __init__(self, places: int, first_place: int, size: int, first: int) -> None:
        super().__init__()
        self.elsewhere = first_place  # what lies at the places before it is told by the place, not by the card
        self.weights = nn.Parameter(torch.randn(places - first_place, size, first) * (0.1 / size**0.5))

    def forward(self, cards: Tensor) -> Tensor:
        """A row for each card and place."""
        worth = torch.einsum("cs,psf->cpf", cards[1:], self.weights)
        nothing = torch.zeros(len(worth), self.elsewhere, worth.shape[2], device=worth.device)
        return torch.cat([nothing, worth], 1).flatten(0, 1)


class Seen(nn.Module):
    """The first layer: an observation, in bytes, as a row of numbers."""

    counts: Tensor
    columns: Tensor
    starts: Tensor
    mean: Tensor
    spread: Tensor

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        read = layout(load())
        self._made: Tensor | None = None  # the table, while nothing is learned
        self._keep("counts", read.counts)
        self._keep("columns", read.named)
        self._keep("starts", read.starts)
        self.register_buffer("mean", torch.zeros(len(self.counts)))
        self.register_buffer("spread", torch.ones(len(self.counts)))
        self.weights = nn.Linear(len(self.counts), sizes.first)
        self.plain = nn.Parameter(torch.randn(read.plain, sizes.first) * 0.05)
        self.cards = nn.ModuleDict({kind: Cards(rows, sizes.card) for kind, rows in read.printed.items()})
        self.lying = nn.ModuleDict()
        for kind in CARDS:
            self.lying[kind] = Lying(read.places[kind], sizes.card, sizes.first)
        for kind, (_, first_place) in PLACED.items():
            self.lying[kind] = Placed(read.places[kind], first_place, sizes.card, sizes.first)

    def _keep(self, name: str, numbers: list[int]) -> None:
        """Numbers that go along to another device, and are not learned."""
        self.register_buffer(name, torch.tensor(numbers), persistent=False)

    def table(self) -> Tensor:
        """A row for each value of each byte that names something."""
        cards = {kind: self.cards[kind]() for kind in CARDS}
        parts: list[Tensor] = [self.plain, *(self.lying[kind](cards[kind]) for kind in CARDS)]
        parts += [self.lying[kind](cards[of]) for kind, (of, _) in PLACED.items()]
        return torch.cat(parts)

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Make the table once, for as long as nothing is learned: to make it takes longer than to look things up."""
        self._made = self.table()
        try:
            yield
        finally:
            self._made = None

    def forward(self, observations: Tensor) -> Tensor:
        """What the first layer makes of some observations."""
        table = self.table() if self._made is None else self._made
        counts = (observations[:, self.counts].float() - self.mean) / self.spread
        rows = observations[:, self.columns].long() + self.starts
        found: Tensor = self.weights(counts.clamp(-FARTHEST, FARTHEST)) + added_up(table, rows)
        return found

    def look_at(self, observations: Tensor) -> None:
        """Learn once how much each count varies."""
        counts = observations[:, self.counts].float()
        spread = counts.std(0)
        self.mean.copy_(counts.mean(0))
        self.spread.copy_(torch.where(spread < HARDLY, torch.ones_like(spread), spread))


def added_up(table: Tensor, rows: Tensor) -> Tensor:
    """The sums of some rows of a table."""
    if table.is_cuda:
        return multiplied(table, rows)
    return functional.embedding_bag(rows, table, mode="sum")


def multiplied(table: Tensor, rows: Tensor) -> Tensor:
    """The same by a product of matrices: a GPU learns ten times as fast by it."""
    chosen = torch.zeros(len(rows), len(table), device=table.device)
    return chosen.scatter_(1, rows, 1.0) @ table


class Policy(nn.Module):
    """How much an option is to be wished for, from the table after it and the choice itself."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.seen = Seen(sizes)
        self.choices = nn.Parameter(torch.zeros(CHOICES, sizes.choice))
        self.chosen = nn.Linear(sizes.choice, sizes.first, bias=False)
        self.second = nn.Linear(sizes.first, sizes.second)
        self.last = _last(sizes)

    def forward(self, after: Tensor, choices: Tensor) -> Tensor:
        """A number for each option."""
        first = torch.relu(self.seen(after) + added_up(self.chosen(self.choices), choices[:, None]))
        found: Tensor = self.last(torch.relu(self.second(first)))
        return found[:, 0]


class Value(nn.Module):
    """What is still to come for the seat that looks on, by head."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.seen = Seen(sizes)
        self.second = nn.Linear(sizes.first, sizes.second)
        self.last = _last(sizes, len(HEADS))

    def forward(self, observations: Tensor) -> Tensor:
        """A row for each table."""
        found: Tensor = self.last(torch.relu(self.second(torch.relu(self.seen(observations)))))
        return found


def _last(sizes: Sizes, heads: int = 1) -> nn.Linear:
    """The last layer: at first nothing is wished for more than anything else."""
    last = nn.Linear(sizes.second, heads)
    nn.init.normal_(last.weight, 0, 0.1 / sizes.second**0.5)
    return last
