"""Decisions with different numbers of options in one row."""

import pytest
import torch

from scholars.training.learning.segments import best, log_softmax, offsets_of, rows_of, sampled

COUNTS = torch.tensor([2, 1, 4])
WISHED = torch.tensor([0.5, -1.0, 3.0, 0.0, 2.0, 2.0, -7.0])


def test_each_decision_has_its_own_chances() -> None:
    """As if each were alone."""
    offsets = offsets_of(COUNTS)
    found = log_softmax(WISHED, offsets)
    wanted = [torch.log_softmax(part, 0) for part in torch.split(WISHED, COUNTS.tolist())]
    assert torch.allclose(found, torch.cat(wanted))


def test_the_first_of_the_best() -> None:
    """Counted from the first option of its decision."""
    assert best(WISHED, offsets_of(COUNTS)).tolist() == [0, 0, 1]


def test_options_are_drawn_as_likely_as_they_are() -> None:
    """Within what chance allows; the same generator draws the same."""
    offsets = offsets_of(COUNTS)
    likely = log_softmax(WISHED, offsets)
    draws = [sampled(likely, offsets, torch.Generator().manual_seed(seed)) for seed in range(2000)]
    often = torch.stack(draws)[:, 0].float().mean()
    assert float(often) == pytest.approx(float(likely[1].exp()), abs=0.03)
    again = sampled(likely, offsets, torch.Generator().manual_seed(7))
    assert again.tolist() == draws[7].tolist()


def test_the_rows_of_some_decisions() -> None:
    """In the order they are asked for."""
    rows, among = rows_of(offsets_of(COUNTS), torch.tensor([2, 0]))
    assert rows.tolist() == [3, 4, 5, 6, 0, 1]
    assert among.tolist() == [0, 4, 6]
