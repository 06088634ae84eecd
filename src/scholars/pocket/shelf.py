"""The tables of one person, kept on a shelf: in memory, and wherever the page puts what it is handed.

It answers the questions of `server/storage/kept.py`. Every document is handed to the page whole: a table with its seats
and all that happened at it, a replay, a box, who one is. Nothing is told before the page says that it is kept,
or that there is no room: then it is only in memory, which whoever is at the page is told (`Shelf.full`), and is tried
again with everything that is kept or thrown away later.
"""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from scholars.server.storage.lost import Lost
from scholars.server.storage.rows import Entry, Room, SeatRow, Stored, TableRow, values

Named = dict[str, Any]
Keep = Callable[[str, str | None], Awaitable[object]]  # a name and its document; None: no longer
Full = Callable[[int], object]  # so many documents are only in memory


@dataclass
class Folder:
    """All there is of a table."""

    row: Named
    seats: list[Named]
    entries: list[Named] = field(default_factory=list)
    hints: list[Named] = field(default_factory=list)
    said: list[Named] = field(default_factory=list)
    result: Named | None = None


class Shelf:
    """What is kept, by name."""

    def __init__(self, keep: Keep, kept: Iterable[tuple[str, str]] = (), full: Full = lambda _unkept: None) -> None:
        self._keep = keep
        self.full = full
        self.unkept: dict[str, str] = {}  # documents there was no room for
        self._one_try = asyncio.Lock()
        self._one_change = asyncio.Lock()  # of a box at a time
        self.tables: dict[str, Folder] = {}
        self.replays: dict[str, Named] = {}
        self.packs: dict[str, Named] = {}
        self.me: Named | None = None
        for name, document in kept:
            self._put(name, json.loads(document))

    def _put(self, name: str, told: Any) -> None:
        kind, _, key = name.partition(" ")
        if kind == "table":
            self.tables[key] = Folder(**told)
        elif kind == "replay":
            self.replays[key] = told
        elif kind == "pack":
            self.packs[key] = told
        else:
            self.me = told

    async def _keep_table(self, table: str, folder: Folder) -> None:
        """Keep a table whole."""
        await self._put_away(f"table {table}", json.dumps(vars(folder)))
        self.tables[table] = folder

    async def _put_away(self, name: str, document: str) -> None:
        """Hand a document to the page; where there is no room for it, it waits here."""
        self.unkept[name] = document
        await self.try_again(name)

    async def _throw_away(self, name: str) -> None:
        """Let a document be kept no longer."""
        self.unkept.pop(name, None)
        await self._keep(name, None)
        await self.try_again()

    async def try_again(self, *first: str) -> None:
        """Hand everything to the page that is only here, some of it first; and tell if it has no room for some."""
        async with self._one_try:
            before = len(self.unkept)
            for name in (*first, *(other for other in self.unkept if other not in first)):
                if not await self._kept_now(name):
                    break
            if self.unkept or before > len(first):
                self.full(len(self.unkept))

    async def _kept_now(self, name: str) -> bool:
        document = self.unkept.get(name)
        if document is None:
            return True
        try:
            await self._keep(name, document)
        except Exception:  # noqa: BLE001 - whatever the browser says, it was not kept
            return False
        if self.unkept.get(name) is document:
            del self.unkept[name]
        return True

    def documents(self) -> dict[str, Any]:
        """Everything there is, by name."""
        tables = {f"table {table}": vars(folder) for table, folder in self.tables.items()}
        replays = {f"replay {replay}": told for replay, told in self.replays.items()}
        packs = {f"pack {pack}": row for pack, row in self.packs.items()}
        return {**({} if self.me is None else {"me": self.me}), **tables, **replays, **packs}

    async def bring(self, name: str, told: Any) -> None:
        """Put a document on the shelf, in the place of one that was there."""
        await self._put_away(name, json.dumps(told))
        self._put(name, _copy(told))

    async def keep_me(self, me: Named | None) -> None:
        """Keep who one is."""
        if me is None:
            await self._throw_away("me")
        else:
            await self._put_away("me", json.dumps(me))
        self.me = me

    # A table

    async def table(self, table: str) -> Stored | None:
        """A table with its seats; None if there is none."""
        folder = self.tables.get(table)
        if folder is None:
            return None
        stored = Stored(TableRow(**_copy(folder.row)), [SeatRow(**seat) for seat in _copy(folder.seats)])
        stored.remember()
        return stored

    async def revision(self, table: str) -> int | None:
        """How often a table was changed; None if there is none."""
        folder = self.tables.get(table)
        return None if folder is None else int(folder.row["revision"])

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """Everything that happened at a table after a version, in order."""
        folder = self.tables.get(table)
        kept = [] if folder is None else folder.entries
        return [Entry(**entry) for entry in kept if entry["version"] > since]

    async def insert(self, stored: Stored, *_more: object, room: Room | None = None) -> None:
        """Keep a table for the first time; Lost if there are so many already that are not finished."""
        if room is not None and await self.unfinished(stored.row.host or "") >= room.each:
            raise Lost("there is no room")
        folder = Folder(_copy(values(stored.row)), _copy([values(seat) for seat in stored.seats]))
        await self._keep_table(stored.row.id, folder)

    async def store(self, stored: Stored, entries: Iterable[Entry] = (), *more: Awaitable[None]) -> None:
        """Keep a table as it is now, and what happened at it."""
        folder = self.tables.get(stored.row.id)
        if folder is None:
            raise Lost("the table is gone")
        stored.row.revision += 1
        happened = [*folder.entries, *(values(entry) for entry in entries)]
        row, seats = _copy(values(stored.row)), _copy([values(seat) for seat in stored.seats])
        await self._keep_table(stored.row.id, Folder(row, seats, happened, folder.hints, folder.said, folder.result))
        for part in more:
            await part

    async def remove(self, table: str) -> None:
        """Forget a table, with everything that happened at it."""
        await self._throw_away(f"table {table}")
        self.tables.pop(table, None)

    # Which tables

    async def overdue(self, now: float) -> list[str]:
        """Those at which something has to be done by itself."""
        return [name for name, folder in self.tables.items() if (folder.row["due"] or now + 1) <= now]

    async def waiting_for_bots(self) -> list[str]:
        """Running ones at which a bot is asked."""
        return [name for name, folder in self.tables.items() if _waits_for_a_bot(folder)]

    async def unfinished(self, _host: str) -> int:
        """How many are not finished; lessons do not count."""
        rows = [folder.row for folder in self.tables.values()]
        return sum(row["status"] != "finished" and row["lesson"] is None for row in rows)

    async def lessons_of(self, _host: str, before: float) -> list[str]:
        """The lessons that were opened before a moment."""
        rows = [folder.row for folder in self.tables.values()]
        return [row["id"] for row in rows if row["lesson"] is not None and row["created"] <= before]

    async def finished(self, _identity: str, most: int) -> list[Stored]:
        """The finished tables, the newest first; lessons are none."""
        rows = [folder.row for folder in self.tables.values()]
        ended = [row for row in rows if row["status"] == "finished" and row["lesson"] is None]
        newest = sorted(ended, key=lambda row: -row["changed"])[:most]
        found = [await self.table(row["id"]) for row in newest]
        return [stored for stored in found if stored is not None]

    # Boxes somebody goes through; nobody else sees them, so that none is published

    async def packs_of(self, _identity: str) -> list[Named]:
        """All of them, in a line each, the last changed first."""
        newest = sorted(self.packs.values(), key=lambda row: -row["changed"])
        return [row | {part: row["content"][part] for part in ("maker", "edition", "language")} for row in newest]

    async def published_packs(self, _most: int) -> list[Named]:
        """There are none."""
        return []

    async def packs_counted(self, _identity: str) -> int:
        """How many there are."""
        return len(self.packs)

    async def pack(self, pack: str) -> Named | None:
        """A box with all that is in it."""
        return _copy(self.packs[pack]) if pack in self.packs else None

    async def keep_pack(self, row: Named) -> None:
        """Keep a box."""
        await self._put_away(f"pack {row['id']}", json.dumps(row))
        self.packs[row["id"]] = _copy(row)

    async def change_pack(self, pack: str, seen: int, row: Named) -> None:
        """Keep what is different about a box; Lost if it is no longer the revision that was seen."""
        async with self._one_change:
            before = self.packs.get(pack)
            if before is None or before["revision"] != seen:
                raise Lost("the box was changed meanwhile")
            await self.keep_pack(before | row | {"revision": seen + 1})

    async def remove_pack(self, pack: str) -> None:
        """Forget a box."""
        await self._throw_away(f"pack {pack}")
        self.packs.pop(pack, None)

    async def hidden_ratings(self, _identities: Iterable[str]) -> set[str]:
        """There are no ratings."""
        return set()

    # What was made of them

    async def results(self, tables: Sequence[str]) -> list[Named]:
        """How some of these tables ended, as far as it was worked out before."""
        return [folder.result for table in tables if (folder := self.tables.get(table)) and folder.result]

    async def keep_result(self, result: Named) -> None:
        """Keep how a table ended."""
        folder = self.tables[result["table"]]
        await self._keep_table(result["table"], Folder(**{**vars(folder), "result": result}))

    async def replay(self, replay: str) -> Named | None:
        """The record of a replay."""
        kept = self.replays.get(replay)
        return None if kept is None else kept["record"]

    async def seats_of_replay(self, replay: str) -> list[SeatRow]:
        """The seats of the players at the table a replay was made of; none if that is gone."""
        folders = (folder for folder in self.tables.values() if folder.row["replay"] == replay)
        seats = [SeatRow(**seat) for folder in folders for seat in folder.seats]
        return [seat for seat in seats if seat.kind != "opponent"]

    async def replay_part(self, replay: str, identity: str, record: Named) -> None:
        """What keeps a replay, together with other changes."""
        await self.keep_replay(replay, identity, record)

    async def keep_replay(self, replay: str, identity: str, record: Named) -> None:
        """Keep a replay."""
        told = {"identity": identity, "record": record, "created": time.time()}
        await self._put_away(f"replay {replay}", json.dumps(told))
        self.replays[replay] = told

    async def remove_replay(self, replay: str) -> None:
        """Forget a replay."""
        await self._throw_away(f"replay {replay}")
        self.replays.pop(replay, None)

    async def hints(self, table: str, version: int | None = None) -> list[Named]:
        """The hints that were asked for at a table; or for one decision of it."""
        folder = self.tables.get(table)
        kept = [] if folder is None else folder.hints
        return [
            {name: value for name, value in hint.items() if name != "table"}
            for hint in kept
            if version in (None, hint["version"])
        ]

    async def keep_hint(self, hint: Named) -> None:
        """Keep a hint; Lost if one is kept for this decision already."""
        folder = self.tables.get(hint["table"])
        if folder is None or await self.hints(hint["table"], hint["version"]):
            raise Lost("it is noted")
        await self._keep_table(hint["table"], Folder(**{**vars(folder), "hints": [*folder.hints, hint]}))

    async def hints_counted(self, tables: Sequence[str]) -> dict[tuple[str, int], int]:
        """How often each seat of these tables asked for a hint."""
        kept = [hint for table in tables if table in self.tables for hint in self.tables[table].hints]
        return Counter((hint["table"], hint["seat"]) for hint in kept)

    async def stood_in(self, tables: Sequence[str]) -> list[str]:
        """Those of some tables at which a bot has played the seat of a person."""
        return [table for table in tables if table in self.tables and _bot_stood_in(self.tables[table])]

    async def rating_changes(self, _identity: str, _tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Nothing: nobody is rated by games alone."""
        return {}

    async def said(self, table: str, most: int) -> list[Named]:
        """The last things that were said at a table, in order."""
        folder = self.tables.get(table)
        told = ("line", "person", "seat", "name", "text", "at")
        return [] if folder is None else [{name: line[name] for name in told} for line in folder.said[-most:]]

    async def keep_said(self, line: Named, most: int) -> None:
        """Keep what somebody said, among the last things that were."""
        folder = self.tables[line["table"]]
        numbered = line | {"line": folder.said[-1]["line"] + 1 if folder.said else 1}
        said = [*folder.said, numbered][-most:]
        await self._keep_table(line["table"], Folder(**{**vars(folder), "said": said}))


def _waits_for_a_bot(folder: Folder) -> bool:
    asked = folder.row["asked"]
    if folder.row["status"] != "running" or asked is None:
        return False
    seat = folder.seats[asked]
    return seat["kind"] == "bot" or seat["stand_in"] is not None


def _bot_stood_in(folder: Folder) -> bool:
    people = {seat["seat"] for seat in folder.seats if seat["kind"] == "person"}
    return any(entry["by"] == "bot" and entry["seat"] in people for entry in folder.entries)


def _copy(told: Any) -> Any:
    """The same values, which nobody else changes."""
    return json.loads(json.dumps(told))
