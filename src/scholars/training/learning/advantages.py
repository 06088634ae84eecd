"""How good each choice was, seen from what came after it.

What is to come is told apart by where it comes from: the points of each category, those of the best rival, and
winning. What a seat plays for weighs them, and can weigh them otherwise without anything having to be learned anew.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from scholars.bots.learned.heads import HEADS, SCALE, WIN
from scholars.engine.layout import SEATS
from scholars.rules.scoring import CATEGORIES

Numbers = npt.NDArray[np.float32]
Points = npt.NDArray[np.int32]

NOBODY = -1000  # points of a seat at which nobody plays


@dataclass(frozen=True)
class Reward:
    """What a seat plays for: its own points, those its best rival does not make, and to win."""

    rival: float = 0.0  # what a point of the best rival costs
    win: float = 0.0  # in tens of points
    alone: float = 0.0  # the part in which own points count alone; the rest comes in over half of what is left then
    discount: float = 1.0  # from one own decision to the next
    trace: float = 0.95

    def weights(self, part: float) -> Numbers:
        """What each of the heads is worth when so much of the training lies behind."""
        rest = min(1.0, max(0.0, 2 * (part - self.alone) / (1 - self.alone))) if self.alone else 1.0
        return np.array([*[1.0] * len(CATEGORIES), -self.rival * rest, self.win * rest], np.float32)


@dataclass
class Course:
    """How some games went: a row for each step, a column for each game."""

    seats: npt.NDArray[np.int64]  # who was asked
    values: Numbers  # what that seat expected, by head
    own: Points  # the points that seat had, by category
    points: Points  # of every seat, before the choice
    ended: npt.NDArray[np.bool_]  # whether the game ended with the choice
    finals: dict[int, Points]  # points of every seat at the end by category, by step
    won: dict[int, npt.NDArray[np.uint8]]


def advantages(course: Course, players: npt.NDArray[np.int64], reward: Reward) -> tuple[Numbers, npt.NDArray[np.bool_]]:
    """How much better each choice was than expected, by head, and of which ones that is known.

    Seats are followed one by one: what comes next for a seat is its own next decision, whoever plays in between. Of
    a seat's last decision before all was cut off nothing is known.
    """
    steps, games = course.seats.shape
    every, heads = np.arange(games), len(HEADS)
    value, worth, trace = (
        np.zeros((games, SEATS, heads), np.float32) for _ in range(3)
    )  # of each seat's next decision
    known = np.zeros((games, SEATS), bool)
    found, counts = np.zeros((steps, games, heads), np.float32), np.zeros((steps, games), bool)
    for step in reversed(range(steps)):
        ended = course.ended[step]
        if ended.any():
            value[ended], trace[ended], known[ended] = 0, 0, True
            worth[ended] = worth_at_end(course.finals[step], course.won[step], players)[ended]
        seat = course.seats[step]
        now = worth_of(course.own[step], best_rivals(course.points[step], players)[every, seat])
        surprise = worth[every, seat] - now + reward.discount * value[every, seat] - course.values[step]
        better = surprise + reward.discount * reward.trace * trace[every, seat]
        counts[step] = known[every, seat]
        found[step] = np.where(counts[step][:, None], better, 0)
        value[every, seat], worth[every, seat], trace[every, seat] = course.values[step], now, found[step]
        known[every, seat] = True
    return found, counts


def worth_of(own: Points, rival: Points) -> Numbers:
    """What there is so far, by head; nobody has won yet."""
    return np.concatenate([own, rival[..., None], np.zeros_like(rival[..., None])], -1).astype(np.float32) / SCALE


def worth_at_end(points: Points, won: npt.NDArray[np.uint8], players: npt.NDArray[np.int64]) -> Numbers:
    """What there is for each seat in the end, by head; those who have won share it."""
    found = worth_of(points, best_rivals(points.sum(-1), players))
    found[..., WIN] = won / np.maximum(won.sum(1, keepdims=True), 1)
    return found


def best_rivals(points: Points, players: npt.NDArray[np.int64]) -> Points:
    """The points of each seat's best rival."""
    known = np.where(np.arange(SEATS) < players[:, None], points, NOBODY)
    return np.stack([np.delete(known, seat, axis=1).max(axis=1) for seat in range(SEATS)], 1)
