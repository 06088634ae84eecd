"""SQLite: a database in a file, which one process has to itself."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from sqlalchemy import URL, CursorResult, Executable, Row, Update, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from scholars.server.settings import signing_secret
from scholars.server.storage.database import Change, Database, Lost, Part
from scholars.server.storage.migrating import migrate

MOST_TOGETHER = 64  # changes in one transaction


class SQLite(Database):
    """A file. Changes that come at the same time share a transaction, so that the disk is waited for once."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        address = URL.create("sqlite+aiosqlite", database=str(path))
        # a fault is written into the log, and its values may be secrets
        self.engine: AsyncEngine = create_async_engine(address, hide_parameters=True)
        event.listen(self.engine.sync_engine, "connect", _prepare)
        self._waiting: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        async with self.engine.connect() as connection:
            await connection.run_sync(migrate)
            await connection.commit()
        self._writer = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        """Write what waits, and stop."""
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    async def read_together(self, *asked: Executable) -> list[Sequence[Row[Any]]]:
        """Every row of several answers; nobody else writes meanwhile what is one process's alone."""
        async with self.engine.connect() as connection:
            return [(await connection.execute(one)).all() for one in asked]

    async def signing_secret(self) -> str:
        """The secret in the file beside the database."""
        return signing_secret(self.path.parent)

    async def write(self, *change: Part) -> None:
        """Make a change, all of it or nothing; when this returns it is on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((change, done))
        await asyncio.shield(done)

    async def _write_for_ever(self) -> None:
        async with self.engine.connect() as connection:
            while True:
                together = [await self._waiting.get()]
                while len(together) < MOST_TOGETHER and not self._waiting.empty():
                    together.append(self._waiting.get_nowait())
                await self._write_together(connection, together)
                for _ in together:
                    self._waiting.task_done()

    async def _write_together(
        self, connection: AsyncConnection, together: list[tuple[Change, asyncio.Future[None]]]
    ) -> None:
        """All in one transaction; if one of them cannot be made, each in its own."""
        try:
            await _make(connection, [change for change, _ in together])
        except Exception as fault:  # noqa: BLE001 - whoever waits is told; the next change is tried again
            if len(together) == 1:
                together[0][1].set_exception(fault)
                return
            for one in together:
                await self._write_together(connection, [one])
        else:
            for _, done in together:
                done.set_result(None)


async def _make(connection: AsyncConnection, changes: list[Change]) -> None:
    """Make changes in one transaction; Lost if a key is taken, or if there is nothing to update."""
    try:
        async with connection.begin():
            for part in (part for change in changes for part in change):
                statement, values = part if isinstance(part, tuple) else (part, None)
                result = await connection.execute(statement, values)
                if isinstance(statement, Update) and cast("CursorResult[Any]", result).rowcount == 0:
                    raise Lost("there was nothing to update")
    except IntegrityError as fault:
        raise Lost(str(fault.orig)) from fault


def _prepare(connection: Any, _record: ConnectionPoolEntry) -> None:
    """Write-ahead log; a commit returns when it is on the disk; keys are checked.

    Who is going to write says so with the first change, and waits for another process that does.
    """
    connection.isolation_level = "IMMEDIATE"
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
