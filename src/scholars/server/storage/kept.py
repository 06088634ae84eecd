"""What the tables ask of a database, by name; whoever keeps tables elsewhere answers the same questions."""

import time
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Executable,
    Integer,
    Row,
    Select,
    String,
    Update,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from scholars.server.storage import schema
from scholars.server.storage.kept_glimpses import SAID, KeptGlimpses
from scholars.server.storage.kept_packs import KeptPacks
from scholars.server.storage.rows import Entry, Room, SeatRow, Stored, TableRow, values

Part: TypeAlias = Executable | tuple[Executable, dict[str, Any]]  # a statement, and the values it is given
Named: TypeAlias = dict[str, Any]  # a row by its columns
Question: TypeAlias = tuple[Select[Any], Named]  # a statement that was made once, and the values it is asked with


class Kept(KeptPacks, KeptGlimpses):
    """Everything about tables that is read and written."""

    async def read(self, asked: Executable) -> Sequence[Row[Any]]:
        """Every row of an answer."""
        raise NotImplementedError

    async def read_together(self, *asked: Executable) -> list[Sequence[Row[Any]]]:
        """Every row of several answers, all from one moment."""
        raise NotImplementedError

    async def rows(self, asked: Select[Any], **values: Any) -> list[Named]:
        """Every row of an answer by name, to what is asked again and again."""
        (found,) = await self.rows_together((asked, values))
        return found

    async def rows_together(self, *asked: Question) -> list[list[Named]]:
        """The same for several questions, all from one moment."""
        found = await self.read_together(*(statement.params(values) for statement, values in asked))
        return [[named(row) for row in rows] for rows in found]

    async def write(self, *change: Part) -> None:
        """Make a change, all of it or nothing; when this returns it is on the disk."""
        raise NotImplementedError

    def telling(self, kind: str, **values: Any) -> list[Part]:  # noqa: ARG002 - nobody has to be told
        """What tells the other processes of a change, as a part of it."""
        return []

    def alone_with(self, what: str) -> list[Part]:  # noqa: ARG002 - one change is made after the other
        """What lets changes that begin with it wait for each other, as a part of each."""
        return []

    # A table

    async def table(self, table: str) -> Stored | None:
        """A table with its seats; None if there is none."""
        found, placed = await self.rows_together((_TABLE, {"asked_for": table}), (_SEATS, {"asked_for": table}))
        return _stored(found, placed)

    async def revision(self, table: str) -> int | None:
        """How often a table was changed; None if there is none."""
        found = await self.rows(_REVISION, asked_for=table)
        return int(found[0]["revision"]) if found else None

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """Everything that happened at a table after a version, in order."""
        return [Entry(**row) for row in await self.rows(_ENTRIES, asked_for=table, since=since)]

    async def insert(self, stored: Stored, *more: Part, room: Room | None = None) -> None:
        """Store a table for the first time; Lost if there is no room for another that is not finished."""
        seats = (insert(schema.seats).values(**values(seat)) for seat in stored.seats)
        host = stored.row.host
        counted = [] if room is None or host is None else self._counted(host, stored.row.household, room)
        await self.write(*counted, insert(schema.tables).values(**values(stored.row)), *seats, *more)

    def _counted(self, host: str, household: str | None, room: Room) -> list[Part]:
        """What finds nothing to update where there is no room: first nobody else may count, then it is counted."""
        guests, tables = schema.identities, schema.tables.c
        mine = update(guests).where(guests.c.id == host).values(created=guests.c.created)
        each: list[Part] = [mine, mine.where(_unfinished(tables.host == host).scalar_subquery() < room.each)]
        if household is None:
            return each
        together = mine.where(_unfinished(tables.household == household).scalar_subquery() < room.together)
        return [*self.alone_with(f"household {household}"), *each, together]

    async def store(self, stored: Stored, entries: Iterable[Entry] = (), *more: Part) -> None:
        """Store what is different about a table, and what happened at it; Lost if somebody else was faster."""
        changed = changes(stored)
        news = self.telling("table", table=stored.row.id, revision=stored.row.revision)
        await self.write(*changed, *((_ENTRY, values(entry)) for entry in entries), *more, *news)

    async def remove(self, table: str) -> None:
        """Forget a table, with everything that happened at it."""
        news = self.telling("removed", table=table)
        await self.write(delete(schema.tables).where(schema.tables.c.id == table), *news)

    # Which tables

    async def overdue(self, now: float) -> list[str]:
        """Those at which something has to be done by itself."""
        tables = schema.tables.c
        return await self._ids(select(tables.id).where(tables.due <= now))

    async def waiting_for_bots(self) -> list[str]:
        """Running ones at which a bot is asked."""
        tables, seats = schema.tables.c, schema.seats.c
        asked = select(tables.id).join(schema.seats, (seats.table == tables.id) & (seats.seat == tables.asked))
        bot = (seats.kind == "bot") | seats.stand_in.is_not(None)
        return await self._ids(asked.where(tables.status == "running", bot))

    async def unfinished(self, host: str) -> int:
        """How many of somebody's are not finished: their own, and those without a host at which they sit."""
        tables, seats = schema.tables.c, schema.seats.c
        matched = tables.id.in_(select(seats.table).where(seats.identity == host)) & tables.host.is_(None)
        return int((await self.read(_unfinished((tables.host == host) | matched)))[0][0])

    async def unfinished_of(self, household: str) -> int:
        """How many of all who come from one address are not finished."""
        return int((await self.read(_unfinished(schema.tables.c.household == household)))[0][0])

    async def lessons_of(self, host: str, before: float) -> list[str]:
        """The lessons somebody opened before a moment."""
        tables = schema.tables.c
        mine = tables.host == host, tables.lesson.is_not(None), tables.created <= before
        return await self._ids(select(tables.id).where(*mine))

    async def finished(self, identity: str, most: int) -> list[Stored]:
        """Somebody's finished tables, the newest first; lessons are none."""
        tables, seats = schema.tables.c, schema.seats.c
        own = select(seats.table).where(seats.identity == identity)
        asked = select(schema.tables).where(tables.id.in_(own), tables.status == "finished", tables.lesson.is_(None))
        rows = await self.read(asked.order_by(tables.changed.desc()).limit(most))
        placed = await self.read(
            select(schema.seats).where(seats.table.in_([row.id for row in rows])).order_by(seats.table, seats.seat)
        )
        at: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        for seat in placed:
            at[seat.table].append(SeatRow(**named(seat)))
        return [Stored(TableRow(**named(row)), at[row.id]) for row in rows]

    async def _ids(self, asked: Select[tuple[Any]]) -> list[str]:
        return [row.id for row in await self.read(asked)]

    # What was made of them

    async def results(self, tables: Sequence[str]) -> list[Named]:
        """How some of these tables ended, as far as it was worked out before."""
        found = await self.read(select(schema.results).where(schema.results.c.table.in_(tables)))
        return [named(row) for row in found]

    async def keep_result(self, result: Named) -> None:
        """Keep how a table ended; Lost if it is kept already."""
        await self.write(insert(schema.results).values(**result))

    async def replay(self, replay: str) -> Named | None:
        """The record of a public replay."""
        found = await self.read(select(schema.replays.c.record).where(schema.replays.c.id == replay))
        return found[0].record if found else None

    async def seats_of_replay(self, replay: str) -> list[SeatRow]:
        """The seats of the players at the table a public replay was made of; none if that is gone."""
        tables, seats = schema.tables.c, schema.seats.c
        of_table = seats.table.in_(select(tables.id).where(tables.replay == replay)), seats.kind != "opponent"
        rows = await self.read(select(schema.seats).where(*of_table).order_by(seats.seat))
        return [SeatRow(**named(row)) for row in rows]

    def replay_part(self, replay: str, identity: str, record: Named) -> Part:
        """What keeps a public replay, together with other changes."""
        made = {"id": replay, "identity": identity, "record": record, "created": time.time()}
        return insert(schema.replays).values(**made)

    async def keep_replay(self, replay: str, identity: str, record: Named) -> None:
        """Keep a public replay."""
        await self.write(self.replay_part(replay, identity, record))

    async def hints(self, table: str, version: int | None = None) -> list[Named]:
        """The hints that were asked for at a table; or for one decision of it."""
        hints = schema.hints.c
        told = (hints.version, hints.choices, hints.seat, hints.at, hints.suggestions)
        asked = select(*told).where(hints.table == table).order_by(hints.version)
        if version is not None:
            asked = asked.where(hints.version == version)
        return [named(row) for row in await self.read(asked)]

    async def keep_hint(self, hint: Named) -> None:
        """Keep a hint; Lost if one is kept for this decision already."""
        news = self.telling("hint", table=hint["table"], version=hint["version"])
        await self.write((insert(schema.hints), hint), *news)

    async def hints_counted(self, tables: Sequence[str]) -> dict[tuple[str, int], int]:
        """How often each seat of these tables asked for a hint."""
        hints = schema.hints.c
        asked = select(hints.table, hints.seat, func.count().label("times")).where(hints.table.in_(tables))
        rows = await self.read(asked.group_by(hints.table, hints.seat))
        return {(row.table, row.seat): row.times for row in rows}

    async def stood_in(self, tables: Sequence[str]) -> list[str]:
        """Those of some tables at which a bot has played the seat of a person."""
        entries, seats = schema.entries.c, schema.seats.c
        person = schema.seats.select().where(
            seats.table == entries.table, seats.seat == entries.seat, seats.kind == "person"
        )
        bots = select(entries.table).where(entries.table.in_(tables), entries.by == "bot", person.exists())
        return [row.table for row in await self.read(bots.distinct())]

    async def hidden_ratings(self, identities: Iterable[str]) -> set[str]:
        """Those of some guests who hide their ratings."""
        ratings = schema.ratings.c
        rows = await self.read(select(ratings.identity).where(ratings.identity.in_(list(identities)), ratings.hidden))
        return {row.identity for row in rows}

    def rated_seat_part(self, seat: SeatRow) -> Part:
        """What notes that a game changes the rating of the player in a seat, together with other changes."""
        return insert(schema.rated_seats).values(table=seat.table, seat=seat.seat, identity=seat.identity)

    async def rating_changes(self, identity: str, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """What games have done to somebody's rating: before and after."""
        rated = schema.rated_seats.c
        asked = select(rated.table, rated.before, rated.after).where(rated.identity == identity)
        rows = await self.read(asked.where(rated.table.in_(tables), rated.after.is_not(None)))
        return {row.table: (row.before, row.after) for row in rows}

    async def said(self, table: str, most: int) -> list[Named]:
        """The last things that were said at a table, in order."""
        return (await self.rows(_SAID, asked_for=table, most=most))[::-1]

    async def keep_said(self, line: Named, most: int) -> None:
        """Keep what somebody said, among the last things that were; what came before them makes room."""
        news = self.telling("chat", table=line["table"], person=line["person"], at=line["at"])
        said = schema.chat.c
        here = said.table == line["table"]
        earlier = select(said.line).where(here).order_by(said.line.desc()).offset(most).limit(1).scalar_subquery()
        await self.write(
            insert(schema.chat).values(**line), delete(schema.chat).where(here, said.line <= earlier), *news
        )


# What whoever comes to a table has asked for; made once, since making a question takes longer than answering it
_ASKED: Final = bindparam("asked_for", type_=String)
_TABLE: Final = select(schema.tables).where(schema.tables.c.id == _ASKED)
_SEATS: Final = select(schema.seats).where(schema.seats.c.table == _ASKED).order_by(schema.seats.c.seat)
_REVISION: Final = select(schema.tables.c.revision).where(schema.tables.c.id == _ASKED)
_ENTRIES: Final = (
    select(schema.entries)
    .where(schema.entries.c.table == _ASKED, schema.entries.c.version > bindparam("since", type_=Integer))
    .order_by(schema.entries.c.version)
)
_SAID: Final = (
    select(*(schema.chat.c[name] for name in SAID))
    .where(schema.chat.c.table == _ASKED)
    .order_by(schema.chat.c.line.desc())
    .limit(bindparam("most", type_=Integer))
)


def _stored(found: Sequence[Named], placed: Sequence[Named]) -> Stored | None:
    if not found:
        return None
    stored = Stored(TableRow(**found[0]), [SeatRow(**seat) for seat in placed])
    stored.remember()
    return stored


def _unfinished(which: ColumnElement[bool]) -> Select[Any]:
    tables = schema.tables.c
    return select(func.count()).where(which, tables.status != "finished", tables.lesson.is_(None))


def changes(stored: Stored) -> list[Part]:
    """The statements that store what is different; they find nothing if somebody else was faster."""
    row = stored.row
    row.revision += 1
    different = stored.different()
    seen = {"seen_id": row.id, "seen_revision": row.revision - 1}
    made: list[Part] = [(_table_update(frozenset(different)), different | seen)]
    for seat in stored.different_seats():
        place = (schema.seats.c.table == seat.table, schema.seats.c.seat == seat.seat)
        made.append(update(schema.seats).where(*place).values(**values(seat)))
    return made


@cache
def _table_update(columns: frozenset[str]) -> Update:
    """The statement that changes some columns of a table; made once, since making one takes longer than the change."""
    tables = schema.tables
    seen = (tables.c.id == bindparam("seen_id"), tables.c.revision == bindparam("seen_revision"))
    return update(tables).where(*seen).values({column: bindparam(column) for column in columns})


_ENTRY = insert(schema.entries)


def named(row: Row[Any]) -> Named:
    """What stands in a row, by its columns."""
    return {str(column): value for column, value in row._mapping.items()}  # noqa: SLF001 - public, in spite of its name
