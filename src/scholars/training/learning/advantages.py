"""How good each choice was, seen from what came after it."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from scholars.engine.layout import SEATS

Numbers = npt.NDArray[np.float32]
NOBODY = -1000  # points of a seat at which nobody plays


@dataclass(frozen=True)
class Reward:
    """What a seat plays for: its own points, those its best rival does not make, and to win."""

    scale: float = 10.0  # points that count as 1
    rival: float = 0.0  # what a point of the best rival costs
    win: float = 0.0
    discount: float = 0.998  # from one own decision to the next
    trace: float = 0.95


@dataclass
class Course:
    """How some games went: a row for each step, a column for each game."""

    seats: npt.NDArray[np.int64]  # who was asked
    values: Numbers  # what that seat expected
    points: list[npt.NDArray[np.int32]]  # of every seat, before the choice
    ended: npt.NDArray[np.bool_]  # whether the game ended with the choice
    finals: dict[int, npt.NDArray[np.int32]]  # points at the end, by step
    won: dict[int, npt.NDArray[np.uint8]]


def advantages(course: Course, players: npt.NDArray[np.int64], reward: Reward) -> tuple[Numbers, npt.NDArray[np.bool_]]:
    """How much better each choice was than expected, and of which ones that is known.

    Seats are followed one by one: what comes next for a seat is its own next decision, whoever plays in between. Of
    a seat's last decision before all was cut off nothing is known.
    """
    steps, games = course.seats.shape
    every = np.arange(games)
    value, worth, trace = (np.zeros((games, SEATS), np.float32) for _ in range(3))  # of each seat's next decision
    known = np.zeros((games, SEATS), bool)
    found, counts = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool)
    for step in reversed(range(steps)):
        ended = course.ended[step]
        if ended.any():
            end = worth_of(course.finals[step], players, reward) + reward.win * shares(course.won[step], players)
            value[ended], trace[ended], known[ended] = 0, 0, True
            worth[ended] = end[ended]
        seat = course.seats[step]
        now = worth_of(course.points[step], players, reward)[every, seat]
        surprise = worth[every, seat] - now + reward.discount * value[every, seat] - course.values[step]
        better = surprise + reward.discount * reward.trace * trace[every, seat]
        counts[step] = known[every, seat]
        found[step] = np.where(counts[step], better, 0)
        value[every, seat], worth[every, seat], trace[every, seat] = course.values[step], now, found[step]
        known[every, seat] = True
    return found, counts


def worth_of(points: npt.NDArray[np.int32], players: npt.NDArray[np.int64], reward: Reward) -> Numbers:
    """What the points of all are worth to each seat."""
    known = np.where(np.arange(SEATS) < players[:, None], points, NOBODY)
    rivals = np.stack([np.delete(known, seat, axis=1).max(axis=1) for seat in range(SEATS)], 1)
    return ((known - reward.rival * rivals) / reward.scale).astype(np.float32)


def shares(won: npt.NDArray[np.uint8], players: npt.NDArray[np.int64]) -> Numbers:
    """1 shared by those who have won, -1 by those who have not; 0 if all have."""
    winners = won.sum(axis=1, keepdims=True)
    losers = players[:, None] - winners
    decided = (winners > 0) & (losers > 0)
    each = np.where(won > 0, 1 / np.maximum(winners, 1), -1 / np.maximum(losers, 1))
    return np.where(decided, each, 0).astype(np.float32)
