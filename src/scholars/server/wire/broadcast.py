"""Everybody who looks at a table, and what they are told."""

import asyncio
import time
from collections import Counter
from math import inf

from scholars.locales import message
from scholars.server.processes.elsewhere import Elsewhere
from scholars.server.storage.rows import Glimpse, people
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.wire import lobby, protocol
from scholars.server.wire.attendance import attendance, mark
from scholars.server.wire.connection import ANOTHER_PERSON, GOING_AWAY, NO_SPECTATORS, NO_TABLE, Closed, Connection
from scholars.server.wire.telling import Telling


class Broadcast:
    """Who is at which table. Whenever a table changes, everybody there is told."""

    def __init__(self, tables: OpenTables) -> None:
        self.tables = tables
        self.elsewhere = elsewhere = Elsewhere()
        self._here: dict[str, set[Connection]] = {}
        self._expected: dict[str, set[Connection]] = {}
        self._left: dict[tuple[str, str], float] = {}
        elsewhere.left = self._went
        tables.onlookers.append(self.tell)
        tables.missed = self.catch_up
        tables.busy = lambda table: table in self._here or table in self._expected
        tables.attended = lambda table: table in self._here or bool(elsewhere.sockets(table))
        tables.left = self.left
        tables.removed = self.clear

    # Who is there

    def left(self, table: str, identity: str | None) -> float | None:
        """When somebody left a table; None if they are there."""
        if identity is not None and self.present(table, identity):
            return None
        return self._left.get((table, identity or ""), self.tables.started)

    def present(self, table: str, identity: str) -> bool:
        """Whether somebody is at a table."""
        here = any(there.identity == identity for there in self._here.get(table, ()))
        return here or identity in self.elsewhere.sockets(table)

    def watching(self, seen: OpenTable | Glimpse) -> int:
        """How many there are who have no seat."""
        seated, table = people(seen.seats), seen.row.id
        here = sum(there.identity not in seated for there in self._here.get(table, ()))
        return here + sum(n for who, n in self.elsewhere.sockets(table).items() if who not in seated)

    def at(self, table: str) -> set[Connection]:
        """Every socket at a table."""
        return self._here.get(table, set())

    def expect(self, there: Connection) -> None:
        """Somebody may be at a table soon: they are told nothing, but it is noted what they miss."""
        self._expected.setdefault(there.table, set()).add(there)

    def come(self, there: Connection) -> None:
        """Somebody is at a table now."""
        _discard(self._expected, there)
        self._here.setdefault(there.table, set()).add(there)
        self.elsewhere.tell(there.table, there.identity or "")

    def go(self, there: Connection) -> None:
        """Somebody is there no longer."""
        _discard(self._expected, there)
        _discard(self._here, there)
        self.elsewhere.tell(there.table, there.identity or "")

    def sockets(self) -> dict[tuple[str, str], int]:
        """How many sockets everybody has here, by table and identity."""
        return Counter((there.table, there.identity or "") for there in self._everybody())

    def _went(self, table: str, identity: str) -> None:
        """Somebody left a table in another process."""
        if identity and not self.present(table, identity):
            self._left[table, identity] = time.time()

    def miss(self, seen: OpenTable | Glimpse, identity: str | None) -> None:
        """Note since when somebody who has a seat is away."""
        if identity is not None and seen.seats_of(identity) and not self.present(seen.row.id, identity):
            self._left[seen.row.id, identity] = time.time()

    # What they are told

    def tell(self, live: OpenTable, telling: Telling | None = None, but: Connection | None = None) -> None:
        """Tell everybody at a table how it is now; what was made to tell one of them is for the others too."""
        self._note_missed(live.row.id, live.row.revision)
        self._tell(live, self.at(live.row.id) - {but}, telling or Telling(live))

    def catch_up(self, live: OpenTable) -> None:
        """Tell a table to those who do not know it as it is."""
        self._note_missed(live.row.id, live.row.revision)
        behind = {there for there in self.at(live.row.id) if there.revision != live.row.revision}
        if behind:
            self._tell(live, behind, Telling(live))

    def _note_missed(self, table: str, revision: float) -> None:
        for there in self._expected.get(table, ()):
            there.missed = max(there.missed, revision)

    def _tell(self, live: OpenTable, some: set[Connection], telling: Telling) -> None:
        for there in some:
            if live.may_watch(there.identity):
                there.send(self.told(live, there, None, telling))
            else:  # they had a seat, and stood up or were sent away
                away = there.identity in (live.row.dismissed or ())
                why = "refused-dismissed" if away else "refused-no-spectators"
                there.close(Closed(NO_SPECTATORS, message(why), final=True))
        if live.game is not None:
            live.game.look_away()

    async def attend(self, table: str, but: Connection | None = None) -> None:
        """Tell everybody at a table who is there: those who know all else, in a few words and without its game."""
        some = self.at(table) - {but}
        seen = self.tables.glimpsed.get(table)
        if seen is not None and all(_knows(there, seen) for there in some):
            self._tell_briefly(seen, some)
        elif some:
            async with self.tables.at(table) as live:
                self.tell_attendance(live, but=but)

    def tell_attendance(self, live: OpenTable, telling: Telling | None = None, but: Connection | None = None) -> None:
        """The same of a table that is locked; what was made to tell one of them is for the others too."""
        some = self.at(live.row.id) - {but}
        briefly = {there for there in some if _knows(there, live)}
        self._tell_briefly(live, briefly)
        if some - briefly:
            self._tell(live, some - briefly, telling or Telling(live))

    def _tell_briefly(self, seen: OpenTable | Glimpse, some: set[Connection]) -> None:
        if some:
            told = attendance(self.tables, seen, self.watching(seen))
            for there in some:
                there.send(told)

    def told(
        self,
        live: OpenTable,
        there: Connection,
        said: list[protocol.ChatLine] | None,
        telling: Telling,
    ) -> str:
        """The table and the game as one sees them, and what happened since one was last told."""
        since, there.version, there.revision = there.version, live.row.version, live.row.revision
        asked = live.asked_seat()
        mine = asked is not None and asked.bot is None and asked in live.seats_of(there.identity)
        news, there.my_turn = mine and not there.my_turn, mine
        base, who = there.base, there.identity
        everybody = telling.table(base, lambda: lobby.table(self.tables, live, None, base, self.watching(live)))
        table = lobby.seen_by(self.tables, everybody, live, who, base)
        return telling.told(self._seat(live, who), since, table, said, news, mark(self.tables, live, who, base))

    def told_briefly(self, seen: Glimpse, there: Connection, said: list[protocol.ChatLine]) -> str:
        """What somebody is told who has all else on the screen, and has come just now."""
        row = seen.row
        there.version, there.revision = row.version, row.revision
        asked = None if row.asked is None or row.status != "running" else seen.seats[row.asked]
        there.my_turn = asked is not None and asked.bot is None and asked in seen.seats_of(there.identity)
        return attendance(self.tables, seen, self.watching(seen), said)

    def say(self, table: str, line: protocol.ChatLine) -> None:
        """Tell everybody at a table what was said, but whoever does not want to hear it."""
        self._note_missed(table, inf)
        for there in self.at(table):
            if line.person not in there.muted:
                there.send(protocol.ChatTold(line=line))

    @staticmethod
    def _seat(live: OpenTable, identity: str | None) -> int | None:
        """The seat from which somebody sees the game: of several the one that is asked."""
        mine = [seat.seat for seat in live.seats_of(identity)]
        if live.row.asked in mine:
            return live.row.asked
        return mine[0] if mine else None

    def mute(self, identity: str, muted: set[str]) -> None:
        """Somebody does not want to hear some others, wherever they are."""
        for there in self._everybody():
            if there.identity == identity:
                there.muted = muted

    def _everybody(self) -> list[Connection]:
        return [there for here in self._here.values() for there in here]

    # The end

    def dismiss(self, identity: str) -> None:
        """Close every socket of somebody who is no longer that person."""
        for there in [there for there in self._everybody() if there.identity == identity]:
            there.close(Closed(ANOTHER_PERSON, message("closing-forgotten"), final=True))

    def clear(self, table: str) -> None:
        """Close every socket of a table that is there no longer."""
        for there in self.at(table):
            there.close(Closed(NO_TABLE, message("refused-no-table"), final=True))

    def ban(self, person: str) -> None:
        """Close every socket of somebody who may not come in any more."""
        for there in self._everybody():
            if there.guest is not None and there.guest.person == person:
                there.close(Closed(ANOTHER_PERSON, message("refused-banned"), final=True))

    def places(self) -> list[str]:
        """Every table somebody looks at."""
        return list(self._here)

    def tell_all(self, told: protocol.FromServer) -> None:
        """Tell everybody, at whichever table."""
        for there in self._everybody():
            there.send(told)

    async def close(self) -> None:
        """Tell everybody that the server stops, and let them go."""
        for there in self._everybody():
            there.close(Closed(GOING_AWAY, message("closing-stopping")))
        for _ in range(50):
            if not self._here:
                return
            await asyncio.sleep(0.05)


def _discard(where: dict[str, set[Connection]], there: Connection) -> None:
    """Let somebody be at a table no longer."""
    some = where.get(there.table, set())
    some.discard(there)
    if not some:
        where.pop(there.table, None)


def _knows(there: Connection, seen: OpenTable | Glimpse) -> bool:
    """Whether a few words are enough for somebody; who is asked to agree may depend on who has left."""
    return there.mark is not None and there.revision == seen.row.revision and not seen.row.proposals
