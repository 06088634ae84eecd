"""One moment of a table, told to all who look: every part is made once, and written once for each audience."""

from collections.abc import Callable, Sequence
from typing import Any

from scholars.server.tables.open_table import OpenTable
from scholars.server.wire import protocol, views
from scholars.server.wire.encoding import encode

NOBODY = "null"


class Telling:
    """What is told of a table as it is now."""

    def __init__(self, live: OpenTable) -> None:
        self.live = live
        self._moment = None if live.game is None else views.Moment(live.game, live.can_undo)
        self._plays: dict[int | None, str] = {}
        self._entries: dict[int, str] = {}
        self._tables: dict[str, dict[str, Any]] = {}

    def told(
        self,
        seat: int | None,
        since: int,
        table: dict[str, Any],
        said: Sequence[protocol.ChatLine] | None,
        your_turn: bool,
        mark: str,
    ) -> str:
        """A `TableTold`, written: as a seat sees the game, with what happened since a version."""
        chat = NOBODY if said is None else encode([line.model_dump() for line in said])
        return (
            f'{{"type":"table","version":{self.live.row.version},"since":{since},"entries":{self._happened(since)},'
            f'"table":{encode(table)},"play":{self._play(seat)},"chat":{chat},'
            f'"your_turn":{"true" if your_turn else "false"},"mark":"{mark}"}}'
        )

    def table(self, base: str, make: Callable[[], protocol.OnlineTable]) -> dict[str, Any]:
        """The table but for its game, as a stranger sees it who came to this address."""
        if base not in self._tables:
            self._tables[base] = make().model_dump(mode="json")
        return self._tables[base]

    def _play(self, seat: int | None) -> str:
        if self._moment is None:
            return NOBODY
        if seat not in self._plays:
            self._plays[seat] = encode(self._moment.play(seat))
        return self._plays[seat]

    def _happened(self, since: int) -> str:
        if since not in self._entries:
            happened = [] if self.live.game is None else self.live.since(since)
            self._entries[since] = encode(views.log(self.live.game, happened))
        return self._entries[since]
