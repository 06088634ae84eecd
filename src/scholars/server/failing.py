"""What goes on by itself and fails: it is tried again, and somebody may want to read why."""

from typing import Any

from scholars.server.logs import log
from scholars.server.storage.lost import Unreachable


def again(event: str, fault: Exception, **values: Any) -> None:
    """Note that it is tried again: in one line where the database was away or too busy, else with where it failed."""
    if isinstance(fault, Unreachable):
        log.warning(event, why="the database is away or too busy", **values)
    else:
        log.error(event, exc_info=fault, **values)
