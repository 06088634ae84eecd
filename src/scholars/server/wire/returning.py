"""Those who come back to a table that they still have on the screen, as after a connection was lost.

Whatever cannot be told to be as they know it is told whole, so that nothing depends on this but how long they wait.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from scholars.server.people import chat
from scholars.server.people.identity import Identity
from scholars.server.storage.kept_glimpses import Glimpses
from scholars.server.storage.rows import Glimpse
from scholars.server.storage.together import Together
from scholars.server.tables.open_tables import OpenTables
from scholars.server.wire import protocol
from scholars.server.wire.attendance import mark
from scholars.server.wire.connection import Connection

NAME = re.compile("[A-Za-z0-9_-]{1,64}")  # what a table may be called; others are looked for by themselves
Who = tuple[str, str | None]  # a table, and the identity of whoever comes to it


@dataclass(frozen=True, slots=True)
class Found:
    """What there is for somebody who comes back."""

    seen: Glimpse
    muted: set[str]
    heard: list[protocol.ChatLine]


class Returning:
    """Looks for many of them at once."""

    def __init__(self, tables: OpenTables) -> None:
        self.tables = tables
        self.most = tables.settings.limits.chat_lines
        self._together = Together(self._look)

    async def find(self, table: str, guest: Identity | None) -> Found | None:
        """How a table is now, without its game; None if there is none."""
        if NAME.fullmatch(table) is None:
            return None
        return await self._together.of((table, None if guest is None else guest.id))

    async def _look(self, asked: Sequence[Who]) -> dict[Who, Found]:
        tables = list({table: None for table, _ in asked})
        guests = [guest for _, guest in asked if guest is not None]
        seen = await self.tables.database.glimpses(tables, guests, self.most)
        return {who: found for who in asked if (found := _found(seen, *who)) is not None}

    def knows_all(self, there: Connection, seen: Glimpse) -> bool:
        """Whether somebody has all there is to tell on the screen, may see it, and changes nothing by coming."""
        return (
            there.mark == mark(self.tables, seen, there.identity, there.base)
            and there.missed <= seen.row.revision
            and seen.may_watch(there.identity)
            and not seen.row.proposals  # who has still to agree may depend on who is there
            and not any(seat.stand_in_why == "absent" for seat in seen.seats_of(there.identity))
            and not (seen.row.due is None and _timed(seen) and seen.seats_of(there.identity))  # due depends on presence
        )


def _timed(table: Glimpse) -> bool:
    """Whether time can run out at a table."""
    return bool(table.row.options.get("clock") or table.row.options.get("absence"))


def _found(seen: Glimpses, table: str, guest: str | None) -> Found | None:
    if table not in seen.tables:
        return None
    muted = seen.muted.get(guest or "", set())
    lines = (chat.line_of(line) for line in seen.said.get(table, ()))
    return Found(seen.tables[table], muted, [line for line in lines if line.person not in muted])
