"""Clocks: how long each seat may still think, stored so that they go on after a restart.

`left` has the milliseconds of each seat, `since` the moment from which the clock of the seat that is asked runs.
"""

from typing import Any

from scholars.server.storage.rows import SeatRow
from scholars.server.wire.protocol import Clock


def wound(clock: Clock | None, seats: int) -> dict[str, Any]:
    """The clocks of a game that begins."""
    return {} if clock is None else {"left": [clock.seconds * 1000] * seats, "since": None}


def runs(clocks: dict[str, Any], seat: SeatRow | None) -> bool:
    """Whether the clock of the seat that is asked runs: not while a bot plays it."""
    return bool(clocks) and seat is not None and seat.kind == "person" and seat.stand_in is None


def stopped(clocks: dict[str, Any], asked: int | None, now: float) -> dict[str, Any]:
    """The clocks with what the seat that was asked has used."""
    if not clocks or clocks["since"] is None or asked is None:
        return clocks
    left = list(clocks["left"])
    left[asked] = max(0, left[asked] - round((now - clocks["since"]) * 1000))
    return {"left": left, "since": None}


def passed_on(clocks: dict[str, Any], clock: Clock | None, before: int | None, after: int | None) -> dict[str, Any]:
    """The clocks when another seat is asked: a turn's time is given anew, or something is added for the turn."""
    if not clocks or clock is None:
        return clocks
    left = list(clocks["left"])
    if clock.per == "turn" and after is not None:
        left[after] = clock.seconds * 1000
    if clock.per == "game" and before is not None:
        left[before] += clock.added * 1000
    return clocks | {"left": left}


def started(clocks: dict[str, Any], seat: SeatRow | None, now: float) -> dict[str, Any]:
    """The clocks with that of the seat that is asked running, if it is a person's."""
    return clocks | {"since": now} if runs(clocks, seat) else clocks


def left_now(clocks: dict[str, Any], seat: int, asked: int | None, now: float) -> int | None:
    """What a seat has left at a moment, in milliseconds."""
    if not clocks or seat >= len(clocks["left"]):
        return None
    return int(stopped(clocks, asked, now)["left"][seat])


def runs_out(clocks: dict[str, Any], asked: int | None) -> float | None:
    """When the clock that runs will have run out."""
    if not clocks or clocks["since"] is None or asked is None:
        return None
    return float(clocks["since"]) + float(clocks["left"][asked]) / 1000
