"""What everybody in the house is told, at whichever table: what the host announces, and that the server will stop."""

import time
from collections.abc import Callable
from typing import TypeAlias

from scholars.server.wire import protocol

Listener: TypeAlias = Callable[[], None]


class House:
    """What is told now. `changed` is called whenever that is something else."""

    def __init__(self) -> None:
        self.changed: list[Listener] = []
        self._text: str | None = None
        self._until = 0.0
        self.stops_at: float | None = None

    def announce(self, text: str | None, until: float | None) -> None:
        """Tell everybody, also those who come until then; without a text, tell it no more."""
        self._text, self._until = text, until or 0.0
        self._tell()

    def stop_at(self, moment: float) -> None:
        """No new table is set any more, and the server stops at this moment or before."""
        self.stops_at = moment
        self._tell()

    @property
    def stopping(self) -> bool:
        """Whether the server is about to stop."""
        return self.stops_at is not None

    def told(self) -> protocol.HouseTold:
        """As it is sent."""
        text = self._text if self._until > time.time() else None
        return protocol.HouseTold(announcement=text, stops_at=self.stops_at)

    @property
    def silent(self) -> bool:
        """Whether there is nothing to tell."""
        told = self.told()
        return told.announcement is None and told.stops_at is None

    def _tell(self) -> None:
        for tell in self.changed:
            tell()
