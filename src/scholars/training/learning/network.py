"""The networks that learn: one judges the table after an option, the other how good a table is for a seat.

The first layer of both is a table: each byte of an observation that names something has a row for each of its values,
and the rows of an observation are added up. The rows of cards are not learned one by one: they follow from what is
printed on the card and where it lies.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from scholars.catalogue import load
from scholars.encoding import CHOICES, Field, encoder_for
from scholars.encoding.cards import DISCARDED, SET_ASIDE
from scholars.engine.compiling import tables_for
from scholars.training.learning import attributes
from scholars.training.learning.advantages import HEADS

LEFT_OUT = ("card.translator_under",)  # too many bytes for what they tell
CARDS = ("translator", "scroll", "effect", "die")
PLACED = {"translator-place": ("translator", SET_ASIDE), "scroll-place": ("scroll", DISCARDED)}
KINDS = (*CARDS, *PLACED)
HARDLY = 1e-3  # how little a count may vary before it counts as fixed
FARTHEST = 6.0  # from the mean of a count, in its spread


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

    def __init__(self, printed: attributes.Matrix, size: int) -> None:
        super().__init__()
        self.register_buffer("printed", torch.from_numpy(printed), persistent=False)
        self.first = nn.Linear(printed.shape[1], 2 * size)
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
        catalogue = load()
        tables = tables_for(catalogue, with_books=True)
        fields = [field for field in encoder_for(catalogue).fields if field.name not in LEFT_OUT]
        named = sorted((field for field in fields if field.of), key=_order)
        printed = {
            "translator": attributes.translators(tables),
            "scroll": attributes.scrolls(tables),
            "effect": attributes.effects(tables),
            "die": attributes.dice(),
        }
        self._keep("counts", _columns(field for field in fields if not field.of))
        self._keep("columns", _columns(named))
        self._keep("starts", _starts(named, {kind: len(rows) for kind, rows in printed.items()}))
        self.register_buffer("mean", torch.zeros(len(self.counts)))
        self.register_buffer("spread", torch.ones(len(self.counts)))
        self.weights = nn.Linear(len(self.counts), sizes.first)
        plain = sum((field.most + 1) * field.count for field in named if field.of not in KINDS)
        self.plain = nn.Parameter(torch.randn(plain, sizes.first) * 0.05)
        self.cards = nn.ModuleDict({kind: Cards(rows, sizes.card) for kind, rows in printed.items()})
        self.lying = nn.ModuleDict()
        for kind in CARDS:
            places = sum(field.count for field in named if field.of == kind)
            self.lying[kind] = Lying(places, sizes.card, sizes.first)
        for kind, (_, first_place) in PLACED.items():
            most = max(field.most for field in named if field.of == kind)
            self.lying[kind] = Placed(most + 1, first_place, sizes.card, sizes.first)

    def _keep(self, name: str, numbers: list[int]) -> None:
        """Numbers that go along to another device, and are not learned."""
        self.register_buffer(name, torch.tensor(numbers), persistent=False)

    def table(self) -> Tensor:
        """A row for each value of each byte that names something."""
        cards = {kind: self.cards[kind]() for kind in CARDS}
        parts: list[Tensor] = [self.plain, *(self.lying[kind](cards[kind]) for kind in CARDS)]
        parts += [self.lying[kind](cards[of]) for kind, (of, _) in PLACED.items()]
        return torch.cat(parts)

    def forward(self, observations: Tensor) -> Tensor:
        """What the first layer makes of some observations."""
        counts = (observations[:, self.counts].float() - self.mean) / self.spread
        rows = observations[:, self.columns].long() + self.starts
        found: Tensor = self.weights(counts.clamp(-FARTHEST, FARTHEST)) + added_up(self.table(), rows)
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


def _order(field: Field) -> int:
    """Where the rows of a field stand in the table: those learned one by one first, then cards, kind by kind."""
    return 1 + KINDS.index(field.of) if field.of in KINDS else 0


def _columns(fields: Iterable[Field]) -> list[int]:
    """The bytes of some fields."""
    return [column for field in fields for column in range(field.offset, field.offset + field.count)]


def _starts(fields: Sequence[Field], cards: dict[str, int]) -> list[int]:
    """Where the rows of each byte begin: a row for each value, or for every card of its kind."""
    starts, start = [], 0
    for field in fields:
        for _ in range(field.count):
            starts.append(start)
            start += cards.get(field.of, field.most + 1)
    return starts
