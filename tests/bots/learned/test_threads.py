"""A learned player multiplies in one thread, and leaves everybody else's threads as they are."""

import pytest

from scholars import Game
from scholars.bots import bot
from scholars.bots.learned import network, threads
from scholars.bots.learned.arrays import Matrix
from scholars.bots.learned.threads import Threads, one_thread


@pytest.mark.parametrize("name", ["librarian", "astronomer"])
def test_a_learned_player_multiplies_in_one_thread(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many others take; afterwards they have theirs again."""
    count, seen = [4], set[int]()
    judge = network.Layers.__call__

    def judged(layers: network.Layers, first: Matrix) -> Matrix:
        seen.add(count[0])
        return judge(layers, first)

    monkeypatch.setattr(
        threads, "openblas", lambda: Threads(lambda: count[0], lambda number: count.__setitem__(0, number))
    )
    monkeypatch.setattr(network.Layers, "__call__", judged)
    bot(name, 1).choose(Game.new(players=2, seed=1))
    assert (seen, count) == ({1}, [4])


def test_others_have_their_threads_again_after_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where nothing can be set."""
    count = [4]
    monkeypatch.setattr(
        threads, "openblas", lambda: Threads(lambda: count[0], lambda number: count.__setitem__(0, number))
    )
    with pytest.raises(ZeroDivisionError), one_thread():
        1 / (count[0] - 1)
    assert count == [4]
    monkeypatch.setattr(threads, "openblas", lambda: None)
    with one_thread():
        assert count == [4]


def test_the_library_that_numpy_multiplies_with_is_found() -> None:
    """Where it is OpenBLAS and the system looks through what a library was linked with."""
    library = threads.openblas()
    if library is None:
        pytest.skip("numpy multiplies with something else here")
    before = library.get()
    with one_thread():
        assert library.get() == 1
    assert library.get() == before
