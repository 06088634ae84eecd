"""Decisions with different numbers of options in one row: the options of each are a segment of it.

`offsets` says where each segment begins, and where the last one ends.
"""

import torch
from torch import Tensor

LEAST = -1e30


def segments_of(offsets: Tensor) -> Tensor:
    """The number of the segment each place belongs to."""
    counts = offsets[1:] - offsets[:-1]
    return torch.repeat_interleave(torch.arange(len(counts), device=offsets.device), counts)


def offsets_of(counts: Tensor) -> Tensor:
    """Where segments of some lengths begin."""
    offsets = torch.zeros(len(counts) + 1, dtype=torch.long, device=counts.device)
    offsets[1:] = torch.cumsum(counts, 0)
    return offsets


def log_softmax(wished: Tensor, offsets: Tensor) -> Tensor:
    """The logarithm of how likely each option is among those of its decision."""
    segments = segments_of(offsets)
    shifted = wished - _most(wished.detach(), segments, offsets)[segments]
    sums = torch.zeros(len(offsets) - 1, device=wished.device).index_add(0, segments, shifted.exp())
    return shifted - sums.log()[segments]


def sampled(likely: Tensor, offsets: Tensor, chance: torch.Generator) -> Tensor:
    """One option of each decision, as likely as it is; counted from the first of its segment."""
    drawn = torch.rand(len(likely), generator=chance, device=chance.device).to(likely.device)
    noise = -torch.log(-torch.log(drawn.clamp(1e-9, 1 - 1e-7)))
    return best(likely + noise, offsets)


def best(wished: Tensor, offsets: Tensor) -> Tensor:
    """The first of the best options of each decision, counted from the first of its segment."""
    segments, rows = segments_of(offsets), len(wished)
    numbers = torch.arange(rows, device=wished.device)
    numbers = torch.where(wished >= _most(wished, segments, offsets)[segments], numbers, rows)
    first = torch.full((len(offsets) - 1,), rows, device=wished.device).scatter_reduce(0, segments, numbers, "amin")
    return first - offsets[:-1]


def rows_of(offsets: Tensor, chosen: Tensor) -> tuple[Tensor, Tensor]:
    """The places of some segments, and where each of them begins among these places."""
    first = offsets[chosen]
    among = offsets_of(offsets[chosen + 1] - first)
    segments = segments_of(among)
    return torch.arange(int(among[-1]), device=offsets.device) - among[segments] + first[segments], among


def _most(wished: Tensor, segments: Tensor, offsets: Tensor) -> Tensor:
    least = torch.full((len(offsets) - 1,), LEAST, device=wished.device)
    return least.scatter_reduce(0, segments, wished, "amax")
