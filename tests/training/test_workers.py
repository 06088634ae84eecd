"""A batch in several processes is the same batch."""

import os
import signal
from collections.abc import Iterator

import numpy as np
import pytest

from scholars.training.batch import Batch
from scholars.training.workers import Workers

TOLD = (
    *("observations", "masks", "points", "offsets", "choices", "seats", "finished"),
    *("final_scores", "final_points", "own_points", "won", "final_lengths"),
)


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    """Five games in two processes."""
    with Workers(5, 2, players=2, seed=4, masks=True, points=True) as made:
        yield made


@pytest.fixture
def batch() -> Batch:
    """The same games in one."""
    return Batch(5, players=2, seed=4, masks=True, points=True)


def check_same(one: Workers, other: Batch) -> None:
    """Everything they tell."""
    for name in TOLD:
        assert np.array_equal(getattr(one, name), getattr(other, name)), name


def test_the_games_are_the_same(workers: Workers, batch: Batch) -> None:
    """Over several games of each row, and what follows from options too."""
    chance = np.random.default_rng(2)
    start = workers.save()
    for number in range(700):
        check_same(workers, batch)
        if number % 50 == 0:
            assert np.array_equal(workers.look_ahead(number), batch.look_ahead(number))
        choices = workers.random_choices(chance)
        workers.step(choices)
        batch.step(choices)
    assert workers.final_lengths.all()
    workers.restore(start)


def test_more_options_than_fit_are_looked_at_all_the_same(
    workers: Workers, batch: Batch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They come through the pipes then."""
    batch.restore(workers.save())
    monkeypatch.setattr("scholars.training.workers.Workers._room_ahead", lambda _workers: 3)
    assert np.array_equal(workers.look_ahead(1), batch.look_ahead(1))


def test_games_are_saved_and_restored(workers: Workers, batch: Batch) -> None:
    """Across processes, and between workers and a batch."""
    chance = np.random.default_rng(3)
    batch.restore(workers.save())
    for _ in range(30):
        choices = workers.random_choices(chance)
        workers.step(choices)
        batch.step(choices)
    saved = workers.save([4, 0])
    workers.restore(saved, [1, 4])
    batch.restore(saved, [1, 4])
    for name in ("observations", "choices", "offsets", "masks"):
        assert np.array_equal(getattr(workers, name), getattr(batch, name)), name


def test_a_choice_that_is_not_open_changes_nothing(workers: Workers) -> None:
    """In no process."""
    before = workers.observations.copy()
    choices = workers.choices[workers.offsets[:-1]]
    wrong = choices.copy()
    wrong[4] = 4000
    with pytest.raises(ValueError, match=r"Game 4: .* \(choice 4000\) is not open\."):
        workers.step(wrong)
    with pytest.raises(ValueError, match="There are 5 games and 4 choices"):
        workers.step(choices[:4])
    assert np.array_equal(workers.observations, before)
    workers.step(choices)


def test_sending_and_receiving_take_turns(workers: Workers) -> None:
    """One after the other."""
    with pytest.raises(RuntimeError, match="No choices were sent"):
        workers.receive()
    workers.send(workers.choices[workers.offsets[:-1]])
    with pytest.raises(RuntimeError, match="have not been received"):
        workers.send(workers.choices[workers.offsets[:-1]])
    workers.receive()


def test_the_arrays_can_only_be_read(workers: Workers) -> None:
    """Whoever writes there would change what others see."""
    with pytest.raises(ValueError, match="read-only"):
        workers.observations[0, 0] = 1


def test_there_are_no_more_processes_than_games() -> None:
    """One sentence."""
    with pytest.raises(ValueError, match="2 games are shared out among 1 to 2 processes, not 3"):
        Workers(2, 3)


def test_a_process_that_ends_is_noticed() -> None:
    """And the others are ended."""
    with Workers(2, 2) as made:
        os.kill(made.processes[1], signal.SIGKILL)
        with pytest.raises(RuntimeError, match="has ended"):
            made.step(made.choices[made.offsets[:-1]])
