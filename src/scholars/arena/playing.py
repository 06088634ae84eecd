"""One game, played to its end or until somebody fails: what is kept of it."""

import json
import time
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from scholars.arena.schedule import Job
from scholars.bots import Bot, let_choose
from scholars.game import Game
from scholars.positions.solo import solo_board
from scholars.scores import Outcome
from scholars.table.choices import IllegalChoice

MOST_CHOICES = 20_000  # a game of people has some hundreds: whoever chooses then goes in circles
NOBODY = -1

Watch = Callable[[int, float], None]  # told which seat begins to choose, or that nobody does, and when


@dataclass(frozen=True, slots=True)
class Fault:
    """Who failed, and how."""

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class Seat:
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


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a game."""

    seats: tuple[Seat, ...]
    rounds: int
    choices: int
    seconds: float
    fault: Fault | None
    record: bytes  # as `Game.record` has it, in JSON, compressed


class Failed(Exception):
    """A bot could not go on."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.reason)
        self.fault = fault


def play(job: Job, watch: Watch = lambda _seat, _since: None) -> Result:
    """Play a game; nothing a bot does gets out of it."""
    began, game = time.monotonic(), job.kind.game(job.seed)
    table = _Table(job, game, watch)
    fault = None
    try:
        table.play()
    except Failed as failed:
        fault = failed.fault
    finally:
        table.close()
    record = zlib.compress(json.dumps(game.record(), separators=(",", ":")).encode())
    seats = forfeited(job, fault.seat) if fault else _seats(game, table)
    return Result(seats, game.state.round, table.choices, time.monotonic() - began, fault, record)


def given_up(job: Job, seat: int, reason: str, seconds: float) -> Result:
    """What is kept of a game that had to be broken off from outside."""
    return Result(forfeited(job, seat), 0, 0, seconds, Fault(seat, reason), b"")


def forfeited(job: Job, seat: int) -> tuple[Seat, ...]:
    """Who failed is last; all others share the victory."""
    count = max(2, len(job.seats))
    return tuple(Seat(0.0, count - 1, None) if one == seat else Seat(1 / (count - 1), 0, None) for one in range(count))


class _Table:
    """The bots at a table, and what they took to choose."""

    def __init__(self, job: Job, game: Game, watch: Watch) -> None:
        self.job, self.game, self.watch = job, game, watch
        self.bots: list[Bot] = []
        self.decisions = [0] * max(2, len(job.seats))  # the solo opponent has a seat too
        self.seconds = [0.0] * max(2, len(job.seats))
        self.choices = 0
        self.dealt = job.chance("dealt")

    def play(self) -> None:
        """To the end."""
        for seat, entrant in enumerate(self.job.seats):
            self.watch(seat, time.monotonic())
            try:
                self.bots.append(entrant.bot(self.job.chance(f"seat {seat}")))
            except Exception as fault:  # noqa: BLE001 - it is somebody else's program
                raise Failed(Fault(seat, f"could not begin: {_sentence(fault)}")) from None
        while (asked := self.game.decision) is not None:
            seat, since = asked.seat, time.monotonic()
            self.watch(seat, since)
            self._choose(seat)
            self.seconds[seat] += time.monotonic() - since
            self.decisions[seat] += 1

    def _choose(self, seat: int) -> None:
        if self.choices >= MOST_CHOICES:
            raise Failed(Fault(seat, f"goes in circles: the game has {MOST_CHOICES} choices"))
        try:
            chosen = let_choose(self.bots[seat], self.game, self.dealt + self.choices)
        except Exception as fault:  # noqa: BLE001
            raise Failed(Fault(seat, f"crashed: {_sentence(fault)}")) from None
        try:
            self.game.play(chosen)
        except (IllegalChoice, TypeError, ValueError, IndexError) as fault:
            raise Failed(Fault(seat, f"answered nonsense: {_sentence(fault)}")) from None
        self.choices += 1

    def close(self) -> None:
        """Let bots that hold on to something let it go."""
        for seat, one in enumerate(self.bots):
            self.watch(seat, time.monotonic())
            close = getattr(one, "close", None)
            if callable(close):
                with suppress(Exception):  # the game is over: it cannot fail any more
                    close()
        self.watch(NOBODY, 0.0)


def _sentence(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"[:300]


def _seats(game: Game, table: _Table) -> tuple[Seat, ...]:
    ended = game.outcome
    assert ended is not None
    won = _won(game, ended)
    order = [(not share, -score.total) for share, score in zip(won, ended.scores, strict=True)]
    ranks = [sum(other < own for other in order) for own in order]
    return tuple(
        Seat(share, rank, dict(score.by_category), table.decisions[seat], table.seconds[seat])
        for seat, (share, rank, score) in enumerate(zip(won, ranks, ended.scores, strict=True))
    )


def _won(game: Game, ended: Outcome) -> Sequence[float]:
    if solo_board(game.state) is not None:
        return (1.0, 0.0) if ended.solo == "won" else (0.0, 1.0)
    return [(seat in ended.winners) / len(ended.winners) for seat in range(len(ended.scores))]
