"""One game, played to its end or until somebody fails: what is kept of it."""

import time
from array import array
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple, Protocol

from scholars.arena.entrants import ChangedWeights
from scholars.arena.schedule import Job
from scholars.bots import Bot, let_choose
from scholars.game import Game
from scholars.positions.solo import solo_board
from scholars.rules import scoring
from scholars.solo.board import HUMAN
from scholars.table.choices import IllegalChoice

MOST_CHOICES = 20_000  # a game of people has some hundreds: whoever chooses then goes in circles
NOBODY = -1
JOB, SEAT, NUMBER = range(3)  # what is noted for those who watch: which game of a chunk, who chooses, the how manieth
BEFORE = -1  # the first choice


class Noted(Protocol):
    """Three numbers that somebody else may read at any moment."""

    def __setitem__(self, which: int, value: float, /) -> None:
        """Note something."""


# What is told of games goes from process to process: tuples take a fraction of what other objects do


class Fault(NamedTuple):
    """Who failed, and how."""

    seat: int
    reason: str


class Seat(NamedTuple):
    """How a seat fared. The solo opponent is the seat after the bot's; it takes no decisions."""

    won: float  # a victory that is shared counts in parts
    rank: int  # 0 is the best; equal ones share it
    points: dict[str, int] | None  # by category; None in a game that was broken off
    decisions: int = 0
    seconds: float = 0.0

    @property
    def vp(self) -> int | None:
        """All Victory Points."""
        return None if self.points is None else sum(self.points.values())


class Result(NamedTuple):
    """What came of a game."""

    seats: tuple[Seat, ...]
    rounds: int
    seconds: float
    fault: Fault | None
    choices: "array[int] | None"  # by their numbers in the engine; None where nobody knows them


class Failed(Exception):
    """A bot could not go on."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.reason)
        self.fault = fault


def play(job: Job, noted: Noted | None = None) -> Result:
    """Play a game; nothing a bot does gets out of it. ChangedWeights if a weights file is another by now."""
    began, game = time.monotonic(), job.kind.game(job.seed)
    table = _Table(job, game, [0.0] * 3 if noted is None else noted)
    fault = None
    try:
        table.play()
    except Failed as failed:
        fault = failed.fault
    finally:
        table.close()
    seats = forfeited(job, fault.seat) if fault else _seats(game, table)
    return Result(seats, game.state.round, time.monotonic() - began, fault, array("I", game.numbers))


def given_up(job: Job, seat: int, reason: str, seconds: float) -> Result:
    """What is kept of a game that had to be broken off from outside."""
    return Result(forfeited(job, seat), 0, seconds, Fault(seat, reason), None)


def forfeited(job: Job, seat: int) -> tuple[Seat, ...]:
    """Who failed is last; all others share the victory."""
    count = max(2, len(job.seats))
    return tuple(Seat(0.0, count - 1, None) if one == seat else Seat(1 / (count - 1), 0, None) for one in range(count))


class _Table:
    """The bots at a table, and what they took to choose."""

    def __init__(self, job: Job, game: Game, noted: Noted) -> None:
        self.job, self.game, self.noted = job, game, noted
        self.bots: list[Bot] = []
        self.decisions = [0] * max(2, len(job.seats))  # the solo opponent has a seat too
        self.seconds = [0.0] * max(2, len(job.seats))

    def play(self) -> None:
        """To the end. Whatever is done for every choice is as little as can be: there are players who think less."""
        self._take_seats()
        game, bots, noted, dealt = self.game, self.bots, self.noted, self.job.chance("dealt")
        first, seat, began = 0, NOBODY, 0.0
        for number in range(MOST_CHOICES):
            if (asked := game.decision) is None or asked.seat != seat:
                self._count(seat, number - first, began)
                if asked is None:
                    return
                noted[SEAT] = seat = asked.seat
                first, began = number, time.monotonic()
            noted[NUMBER] = number
            try:
                chosen = let_choose(bots[seat], game, dealt + number)
            except Exception as fault:  # noqa: BLE001
                raise Failed(Fault(seat, f"crashed: {_sentence(fault)}")) from None
            try:
                game.play(chosen)
            except (IllegalChoice, TypeError, ValueError, IndexError) as fault:
                raise Failed(Fault(seat, f"answered nonsense: {_sentence(fault)}")) from None
        raise Failed(Fault(seat, f"goes in circles: the game has {MOST_CHOICES} choices"))

    def _take_seats(self) -> None:
        self.noted[NUMBER] = BEFORE
        for seat, entrant in enumerate(self.job.seats):
            self.noted[SEAT] = seat
            try:
                self.bots.append(entrant.bot(self.job.chance(f"seat {seat}")))
            except ChangedWeights:
                raise  # the bot has not failed: nobody knows any more which one it is
            except Exception as fault:  # noqa: BLE001 - it is somebody else's program
                raise Failed(Fault(seat, f"could not begin: {_sentence(fault)}")) from None

    def _count(self, seat: int, decisions: int, began: float) -> None:
        """Decisions that a seat took one after the other."""
        if seat != NOBODY:
            self.decisions[seat] += decisions
            self.seconds[seat] += time.monotonic() - began

    def close(self) -> None:
        """Let bots that hold on to something let it go."""
        self.noted[NUMBER] = BEFORE
        for seat, one in enumerate(self.bots):
            self.noted[SEAT] = seat
            close = getattr(one, "close", None)
            if callable(close):
                with suppress(Exception):  # the game is over: it cannot fail any more
                    close()
        self.noted[SEAT] = NOBODY


def _sentence(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"[:300]


def _seats(game: Game, table: _Table) -> tuple[Seat, ...]:
    points = game.points()
    won = _won(game)
    order = [(not share, -sum(of_seat.values())) for share, of_seat in zip(won, points, strict=True)]
    ranks = [sum(other < own for other in order) for own in order]
    return tuple(map(Seat, won, ranks, points, table.decisions, table.seconds))


def _won(game: Game) -> Sequence[float]:
    winners = scoring.winners(game.state)
    if solo_board(game.state) is not None:
        return (1.0, 0.0) if HUMAN in winners else (0.0, 1.0)
    return [(seat in winners) / len(winners) for seat in range(len(game.names))]
