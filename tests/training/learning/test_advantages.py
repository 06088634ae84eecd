"""How good a choice was, on a game small enough to reckon by hand."""

import numpy as np
import pytest

from scholars.bots.learned.heads import RIVAL, WIN
from scholars.rules.scoring import CATEGORIES, RESEARCH, SCROLLS
from scholars.training.learning.advantages import Course, Reward, advantages, best_rivals, worth_at_end

TWO = np.array([2])
PLAIN = Reward(discount=0.5, trace=0.5)


def by_category(scrolls: int, research: int = 0) -> list[int]:
    """The points of a seat."""
    points = [0] * len(CATEGORIES)
    points[SCROLLS], points[RESEARCH] = scrolls, research
    return points


def course(seats: list[int], values: list[float], points: list[tuple[int, int]], end: tuple[int, int] | None) -> Course:
    """One game of two players, a step for each decision; all points are those of Scrolls, in tens."""
    ended = np.zeros((len(seats), 1), bool)
    finals, won = {}, {}
    if end is not None:
        ended[-1] = True
        finals[len(seats) - 1] = np.array([[by_category(10 * each) for each in (*end, 0, 0)]], np.int32)
        won[len(seats) - 1] = np.array([[end[0] >= end[1], end[1] >= end[0], 0, 0]], np.uint8)
    expected = np.zeros((len(seats), 1, WIN + 1), np.float32)
    expected[:, 0, SCROLLS] = values
    return Course(
        seats=np.array([[seat] for seat in seats]),
        values=expected,
        own=np.array([[by_category(10 * pair[seat])] for seat, pair in zip(seats, points, strict=True)], np.int32),
        points=np.array([[[10 * pair[0], 10 * pair[1], 0, 0]] for pair in points], np.int32),
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
    assert found[:, 0, SCROLLS].tolist() == pytest.approx([first, other, last])
    assert known.all()


def test_what_comes_after_the_cut_is_not_known() -> None:
    """Of each seat's last decision before it nothing is learned."""
    went = course([0, 1, 0], [1.0, 2.0, 3.0], [(0, 0), (4, 0), (4, 5)], None)
    found, known = advantages(went, TWO, PLAIN)
    assert known[:, 0].tolist() == [True, False, False]
    assert found[0, 0, SCROLLS] == pytest.approx(4 + 0.5 * 3.0 - 1.0)


def test_a_rival_costs_points_and_winning_is_worth_some() -> None:
    """As the reward says; each is told apart."""
    found, _ = advantages(course([0], [0.0], [(3, 4)], (10, 8)), TWO, Reward())
    assert found[0, 0, SCROLLS] == pytest.approx(10 - 3)
    assert found[0, 0, RIVAL] == pytest.approx(8 - 4)
    assert found[0, 0, WIN] == pytest.approx(1)
    assert found[0, 0] @ Reward(rival=0.5, win=2.0).weights(0.0) == pytest.approx((10 - 3) - 0.5 * (8 - 4) + 2.0)


def test_at_first_own_points_count_alone() -> None:
    """Then the rest comes in, over half of what is left."""
    reward = Reward(rival=0.5, win=2.0, alone=0.4)
    for part, rest in ((0.0, 0.0), (0.4, 0.0), (0.55, 0.5), (0.7, 1.0), (1.0, 1.0)):
        weights = reward.weights(part)
        assert weights[: len(CATEGORIES)].tolist() == [1.0] * len(CATEGORIES)
        assert weights[RIVAL] == pytest.approx(-0.5 * rest)
        assert weights[WIN] == pytest.approx(2.0 * rest)


def test_the_best_rival_counts() -> None:
    """Nobody plays at a seat beyond the last."""
    points = np.array([[5, 9, 7, 0]], np.int32)
    assert best_rivals(points, np.array([3]))[0, :3].tolist() == [9, 7, 9]
    assert best_rivals(-points, np.array([3]))[0, :3].tolist() == [-7, -5, -5]


def test_winners_share() -> None:
    """And points are told by where they come from."""
    won = np.array([[1, 0, 0, 0], [1, 1, 0, 0]], np.uint8)
    points = np.array([[by_category(20, 10), by_category(15)] + [by_category(0)] * 2] * 2, np.int32)
    found = worth_at_end(points, won, np.array([3, 2]))
    assert found[..., WIN].tolist() == [[1, 0, 0, 0], [0.5, 0.5, 0, 0]]
    assert found[0, 0, SCROLLS] == pytest.approx(2.0)
    assert found[0, 0, RESEARCH] == pytest.approx(1.0)
    assert found[0, 1, RIVAL] == pytest.approx(3.0)
