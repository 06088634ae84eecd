"""How good a choice was, on a game small enough to reckon by hand."""

import numpy as np
import pytest

from scholars.training.learning.advantages import Course, Reward, advantages, shares, worth_of

TWO = np.array([2])
PLAIN = Reward(scale=1.0, discount=0.5, trace=0.5)


def course(seats: list[int], values: list[float], points: list[tuple[int, int]], end: tuple[int, int] | None) -> Course:
    """One game of two players, a step for each decision."""
    ended = np.zeros((len(seats), 1), bool)
    finals, won = {}, {}
    if end is not None:
        ended[-1] = True
        finals[len(seats) - 1] = np.array([[*end, 0, 0]], np.int32)
        won[len(seats) - 1] = np.array([[end[0] >= end[1], end[1] >= end[0], 0, 0]], np.uint8)
    return Course(
        seats=np.array([[seat] for seat in seats]),
        values=np.array([[value] for value in values], np.float32),
        points=[np.array([[*pair, 0, 0]], np.int32) for pair in points],
        ended=ended,
        finals=finals,
        won=won,
    )


def test_each_seat_is_followed_by_itself() -> None:
    """Seat 0 decides first and last: what seat 1 did in between is nothing to it but the points."""
    went = course([0, 1, 0], [1.0, 2.0, 3.0], [(0, 0), (4, 0), (4, 5)], (10, 5))
    found, known = advantages(went, TWO, PLAIN)
    last = (10 - 4) - 3.0
    first = (4 - 0) + 0.5 * 3.0 - 1.0 + 0.25 * last
    other = (5 - 0) - 2.0
    assert found[:, 0].tolist() == pytest.approx([first, other, last])
    assert known.all()


def test_what_comes_after_the_cut_is_not_known() -> None:
    """Of each seat's last decision before it nothing is learned."""
    went = course([0, 1, 0], [1.0, 2.0, 3.0], [(0, 0), (4, 0), (4, 5)], None)
    found, known = advantages(went, TWO, PLAIN)
    assert known[:, 0].tolist() == [True, False, False]
    assert found[0, 0] == pytest.approx(4 + 0.5 * 3.0 - 1.0)


def test_a_rival_costs_points_and_winning_is_worth_some() -> None:
    """As the reward says."""
    went = course([0], [0.0], [(3, 4)], (10, 8))
    found, _ = advantages(went, TWO, Reward(scale=10.0, rival=0.5, win=2.0))
    assert found[0, 0] == pytest.approx(((10 - 3) - 0.5 * (8 - 4)) / 10 + 2.0)


def test_the_best_rival_counts() -> None:
    """Nobody plays at a seat beyond the last."""
    points = np.array([[5, 9, 7, 0]], np.int32)
    worth = worth_of(points, np.array([3]), Reward(scale=1.0, rival=1.0))
    assert worth[0, :3].tolist() == [5 - 9, 9 - 7, 7 - 9]


def test_winners_share_and_losers_too() -> None:
    """All together have nothing."""
    won = np.array([[1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 0, 0], [0, 1, 0, 0]], np.uint8)
    found = shares(won, np.array([3, 3, 2, 2]))
    assert found[0].tolist()[:3] == [1.0, -0.5, -0.5]
    assert found[1].tolist()[:3] == [0.5, 0.5, -1.0]
    assert found[2].tolist()[:2] == [0.0, 0.0]
    assert found[3].tolist()[:2] == [-1.0, 1.0]
