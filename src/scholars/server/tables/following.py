"""Tables that other processes change too: what memory has of them follows."""

from scholars import IllegalChoice
from scholars.server.refusals import Refused
from scholars.server.storage.rows import Entry, Stored
from scholars.server.tables import restoring
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables


class Following:
    """Reads up what was changed elsewhere, and shows it to whoever is at the table here."""

    def __init__(self, tables: OpenTables) -> None:
        self.tables = tables
        tables.refresh = self.refresh

    async def changed(self, table: str, revision: int) -> None:
        """Another process has changed a table."""
        tables = self.tables
        if tables.known(table) is None and not tables.busy(table):
            return  # it is read when somebody wants it
        async with tables.lock(table):
            live = tables.known(table)
            if live is None or live.row.revision < revision:
                await self._read_up(table)

    def removed(self, table: str) -> None:
        """Another process has cleared a table away."""
        self.tables.drop(table)
        self.tables.removed(table)

    async def look_at_all(self) -> None:
        """See to every table here: news may have been missed."""
        for table in (*self.tables.all_known(), *self.tables.glimpsed):
            async with self.tables.lock(table):
                await self.refresh(table)

    async def refresh(self, table: str) -> None:
        """Let memory have the newest of a table that is locked."""
        seen = self.tables.known(table) or self.tables.glimpsed.get(table)
        if seen is not None and await self.tables.database.revision(table) != seen.row.revision:
            await self._read_up(table)

    async def _read_up(self, table: str) -> None:
        live = self.tables.known(table)
        if live is not None and await self._gone_on(live):
            self.tables.show(live)
            return
        self.tables.drop(table)
        if self.tables.busy(table):
            try:
                await self.tables.load(table)  # and show it
            except Refused:
                self.removed(table)

    async def _gone_on(self, live: OpenTable) -> bool:
        stored = await self.tables.database.table(live.row.id)
        if stored is None:
            return False
        entries = await self.tables.database.entries(live.row.id, live.row.version)
        return gone_on(live, stored, [one for one in entries if one.version <= stored.row.version])


def gone_on(live: OpenTable, stored: Stored, entries: list[Entry]) -> bool:
    """Let happen what has happened elsewhere; False if the table has to be read as a whole instead."""
    row, now = live.row, stored.row
    if (live.game is None) != (now.status == "waiting") or now.start_version != row.start_version:
        return False
    if [entry.version for entry in entries] != list(range(row.version + 1, now.version + 1)):
        return False
    if live.game is not None:
        try:
            live.keep([restoring.take(live.game, entry) for entry in entries])
        except (IllegalChoice, ValueError):
            return False
    live.stored = stored
    live.call_by_name()
    return True
