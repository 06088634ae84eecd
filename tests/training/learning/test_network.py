"""What the networks are made of."""

import numpy as np
import pytest
import torch

from scholars.bots.learned import attributes
from scholars.catalogue import load
from scholars.effects import read
from scholars.engine import words
from scholars.engine.compiling import effect_number, tables_for
from scholars.training import Batch
from scholars.training.learning.network import Policy, Sizes, Value, added_up, multiplied

SMALL = Sizes(card=4, choice=4, first=16, second=8)
EVERY = tables_for(load(), with_books=True)


@pytest.fixture
def batch() -> Batch:
    """Some games, some way in."""
    found, chance = Batch(6, players=3, expansions=["body-of-books"]), np.random.default_rng(3)
    for _ in range(60):
        found.step(found.random_choices(chance))
    return found


def test_cards_are_known_by_what_is_printed_on_them() -> None:
    """A row for each, and nothing for nothing; different cards differ."""
    for rows, cards in (
        (attributes.translators(EVERY), len(EVERY.translator_ids)),
        (attributes.scrolls(EVERY), len(EVERY.scroll_ids)),
        (attributes.dice(), 48),
    ):
        assert len(rows) == cards + 1
        assert not any(rows[0])
        assert all(any(row) for row in rows[1:])
    assert len(np.unique(attributes.translators(EVERY), axis=0)) > 120


def test_what_is_paid_is_told_apart_from_what_is_gained() -> None:
    """And one of several counts in part."""

    def row(text: str) -> attributes.Row:
        number = effect_number(EVERY, read(text))
        return attributes.effect_row(EVERY.effects[number])

    paid = row("2 silver -> 1 gold")
    assert paid[words.GOLD] == 1
    assert paid[words.SILVER] == 0
    assert paid[len(attributes.WORDS) + words.SILVER] == 2
    either = row("1 gold or 2 silver")
    assert either[words.GOLD] == pytest.approx(0.5)
    assert either[words.SILVER] == pytest.approx(1.0)


def test_rows_of_a_table_are_added_up_alike() -> None:
    """By looking them up, or by a product as on a GPU; what is learned from it too."""
    table = torch.randn(20, 5, requires_grad=True)
    rows = torch.tensor([[0, 7, 19], [3, 4, 5]])
    looked_up, product = added_up(table, rows), multiplied(table, rows)
    assert torch.allclose(looked_up, product, atol=1e-6)
    (one,) = torch.autograd.grad(looked_up.square().sum(), table)
    (other,) = torch.autograd.grad(product.square().sum(), table)
    assert torch.allclose(one, other, atol=1e-5)


def test_every_byte_has_its_rows(batch: Batch) -> None:
    """The rows of all bytes lie one after the other and fill the table, and no value leads beyond it."""
    seen = Value(SMALL).seen
    highest = torch.tensor(list(batch.encoder.highest), dtype=torch.uint8)
    last = highest[seen.columns].long() + seen.starts
    assert int(last.max()) == len(seen.table()) - 1
    assert bool((last[:-1] < seen.starts[1:]).all())


def test_options_and_tables_are_judged(batch: Batch) -> None:
    """A number for each; the same observation is worth the same."""
    torch.manual_seed(1)
    policy, value = Policy(SMALL), Value(SMALL)
    after = torch.from_numpy(batch.look_ahead(1).copy())
    policy.seen.look_at(after)
    wished = policy(after, torch.from_numpy(batch.choices.astype(np.int64)))
    assert wished.shape == (len(batch.choices),)
    assert bool(torch.isfinite(wished).all())
    seen = torch.from_numpy(batch.observations.copy())
    value.seen.look_at(seen)
    found = value(torch.cat([seen, seen[:1]])).tolist()
    assert found[0] == pytest.approx(found[-1], abs=1e-5)
    assert len({round(one[0], 4) for one in found}) > 3
