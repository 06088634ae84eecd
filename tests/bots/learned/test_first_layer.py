"""What observations add up to, from nothing and from what was known before."""

from typing import Any

import numpy as np
import pytest

from kit.networks import SETTINGS, policy_weights, some_way_in, whose
from scholars.bots.learned.first_layer import FirstLayer, changes
from scholars.bots.learned.knowledge import shipped
from scholars.bots.learned.network import Policy
from scholars.bots.learned.rows import LIMIT, Rows
from scholars.catalogue import load


@pytest.fixture(scope="module")
def layer() -> FirstLayer:
    """A first layer with numbers everywhere."""
    return FirstLayer(policy_weights(), load())


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_what_follows_adds_up_to_the_same_as_what_is_new(number: int, layer: FirstLayer) -> None:
    """Bit for bit, however long it was followed, also into the next game."""
    batch, chance = some_way_in(0, number)
    before = batch.observations.copy()
    sums = layer.sums(before)
    steps = 0
    while not batch.final_lengths.all():
        batch.step(batch.random_choices(chance))
        sums = layer.sums_after(before, sums, batch.observations)
        before = batch.observations.copy()
        steps += 1
        if steps % 20 == 0:
            assert np.array_equal(sums, layer.sums(before))
    assert np.array_equal(sums, layer.sums(before))


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_tables_after_options_add_up_to_the_same_from_the_table_before(number: int, layer: FirstLayer) -> None:
    """Many options of several decisions at once, and each by itself."""
    batch, _ = some_way_in(70, number)
    before, after, games = batch.observations, batch.look_ahead(1), whose(batch)
    sums = layer.sums(before)
    found = layer.sums_after(before, sums, after, games)
    assert np.array_equal(found, layer.sums(after))
    for option, game in enumerate(games):
        alone = layer.sums_after(before[game : game + 1], sums[game : game + 1], after[option : option + 1])
        assert np.array_equal(alone[0], found[option])


def test_any_observation_leads_to_any_other(layer: FirstLayer) -> None:
    """Nothing is added up so high that it is no longer exact, and no value leads beyond the rows."""
    batch, _ = some_way_in(0)
    highest = np.frombuffer(batch.encoder.highest, np.uint8)[None]
    anything = np.random.default_rng(1).integers(0, highest.astype(int) + 1, (20, highest.shape[1])).astype(np.uint8)
    sums = layer.sums(anything)
    assert np.array_equal(layer.sums_after(highest, layer.sums(highest), anything, np.zeros(20, np.intp)), sums)
    assert np.array_equal(layer.sums_after(anything, sums, np.roll(anything, 1, axis=0)), np.roll(sums, 1, axis=0))
    bound = Rows(policy_weights(), load()).bound()
    assert np.abs(sums).max() < bound < LIMIT


def test_changed_bytes_are_found() -> None:
    """Each of them, and no other."""
    before = np.zeros((2, 12), np.uint8)
    before[1, :] = 7
    after = before[[1, 0, 0]]
    after[0, 11], after[1, 0], after[1, 1], after[2, 4] = 9, 1, 2, 3
    told = [numbers.tolist() for numbers in changes(before, np.array([1, 0, 0]), after)]
    assert list(zip(*told, strict=True)) == [(0, 11, 7, 9), (1, 0, 0, 1), (1, 1, 0, 2), (2, 4, 0, 3)]


def test_nothing_is_made_of_nothing(layer: FirstLayer) -> None:
    """No observation, and observations in which nothing has changed."""
    batch, _ = some_way_in(5)
    sums = layer.sums(batch.observations)
    assert np.array_equal(layer.sums_after(batch.observations, sums, batch.observations), sums)
    assert layer.sums(batch.observations[:0]).shape == (0, sums.shape[1])


def test_opinions_do_not_depend_on_what_was_seen_before() -> None:
    """A policy goes on from the observation it saw last, of whatever game: the same bit for bit as from nothing."""
    followed = Policy(shipped()["policy"], load())
    for number in range(len(SETTINGS)):
        batch, _ = some_way_in(40 + 20 * number, number)
        fresh = Policy(shipped()["policy"], load())
        after, row = batch.look_ahead(1), batch.observations[0]
        options = slice(0, int(batch.offsets[1]))
        decision: Any = row.tobytes(), [after[options].tobytes()], batch.choices[options].tolist()
        assert followed.opinions(*decision) == fresh.opinions(*decision)
