"""SQLite: a database in a file, which one process has to itself.

The loop never waits for the disk, and hands over as seldom as it can: all changes that came while the last ones were
written go to the writing thread together, and are one transaction.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias, cast

from sqlalchemy import URL, ClauseElement, Connection, CursorResult, Executable, Row, Update, create_engine, event
from sqlalchemy.dialects.sqlite import pysqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.sql.compiler import SQLCompiler

from scholars.server.settings import kept_secret
from scholars.server.storage.database import Change, Database, Lost, Part
from scholars.server.storage.folder import SECRETS, Lock, make_file, make_private
from scholars.server.storage.migrating import look_for_damage, migrate
from scholars.server.wire.encoding import encode

MOST_TOGETHER = 64  # changes in one transaction
READERS = 4
MOST_WRITTEN = 500  # texts of statements that are kept
DIALECT = pysqlite.dialect(json_serializer=encode)
LOOK_SECONDS = 600.0  # between two looks for damage, when somebody asks how the server is

Waiting: TypeAlias = tuple[Change, "asyncio.Future[None]"]


class SQLite(Database):
    """A file. Changes that come at the same time share a transaction, so that the disk is waited for once."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.lock = Lock(path.parent)
        # a fault is written into the log, and its values may be secrets
        self.engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True, pool_size=READERS)
        event.listen(self.engine, "connect", _prepare)
        self._reading = ThreadPoolExecutor(READERS, "reading")
        self._writing = ThreadPoolExecutor(1, "writing")
        self._waiting: list[Waiting] = []
        self._at_work: asyncio.Task[None] | None = None
        self._connection: Connection
        self._looked = time.monotonic()

    async def open(self) -> None:
        """Take the folder, bring the database up to date and begin to write."""
        make_private(self.path.parent)
        self.lock.take(self.address)
        await asyncio.get_running_loop().run_in_executor(self._writing, self._open)

    def _open(self) -> None:
        make_file(self.path)
        self._connection = self.engine.connect()
        migrate(self._connection)
        self._connection.commit()

    async def close(self) -> None:
        """Write what waits, and stop."""
        while self._at_work is not None:
            await asyncio.wait((self._at_work,))
        await asyncio.get_running_loop().run_in_executor(self._writing, self._close)
        self._writing.shutdown()
        self._reading.shutdown()
        self.engine.dispose()
        self.lock.give_back()

    def _close(self) -> None:
        if hasattr(self, "_connection"):
            self._connection.close()

    # Reading

    async def read_together(self, *asked: Executable) -> list[Sequence[Row[Any]]]:
        """Every row of several answers; nobody else writes meanwhile what is one process's alone."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, asked)

    def _read(self, asked: tuple[Executable, ...]) -> list[Sequence[Row[Any]]]:
        with self.engine.connect() as connection:
            return [connection.execute(one).all() for one in asked]

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """The secret in a file beside the database."""
        return kept_secret(self.path.parent / SECRETS[name], make)

    async def look(self) -> None:
        """See whether the disk takes something, and now and then whether what is on it is sound."""
        await asyncio.get_running_loop().run_in_executor(self._writing, self._touch)
        if time.monotonic() - self._looked >= LOOK_SECONDS:
            self._looked = time.monotonic()
            await asyncio.get_running_loop().run_in_executor(self._reading, look_for_damage, self.path)

    def _touch(self) -> None:
        """Write a number that nobody reads; it goes the way of every change."""
        with self._connection.begin():
            self._connection.exec_driver_sql(f"PRAGMA user_version = {time.monotonic_ns() % 2**31}")

    # Writing

    async def write(self, *change: Part) -> None:
        """Make a change, all of it or nothing; when this returns it is on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._at_work is None:
            self._at_work = asyncio.create_task(self._write_what_waits())
        await asyncio.shield(done)

    async def _write_what_waits(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            together, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            changes = [change for change, _ in together]
            faults = await loop.run_in_executor(self._writing, self._write_together, changes)
            for (_, done), fault in zip(together, faults, strict=True):
                if fault is None:
                    done.set_result(None)
                else:
                    done.set_exception(fault)
        self._at_work = None

    def _write_together(self, changes: list[Change]) -> list[Exception | None]:
        """All in one transaction; if one of them cannot be made, each in its own. What was wrong with each."""
        try:
            _make(self._connection, changes)
        except Exception as fault:  # noqa: BLE001 - whoever waits is told; the next change is tried again
            if len(changes) == 1:
                return [fault]
            return [outcome for one in changes for outcome in self._write_together([one])]
        return [None] * len(changes)


def _make(connection: Connection, changes: list[Change]) -> None:
    """Make changes in one transaction; Lost if a key is taken, or if there is nothing to update."""
    try:
        with connection.begin():
            for part in (part for change in changes for part in change):
                found: CursorResult[Any] | sqlite3.Cursor
                if isinstance(part, tuple):
                    statement, found = part[0], _execute(connection, *part)
                else:
                    statement, found = part, connection.execute(part)
                if isinstance(statement, Update) and found.rowcount == 0:
                    raise Lost("there was nothing to update")
    except (IntegrityError, sqlite3.IntegrityError) as fault:
        raise Lost(str(getattr(fault, "orig", fault))) from fault


def _execute(connection: Connection, statement: Executable, values: dict[str, Any]) -> sqlite3.Cursor:
    """Carry a statement out that comes again and again with other values: its text is made once, the way is short."""
    text, order = _written(statement, tuple(values))
    given = tuple(values[name] if process is None else process(values[name]) for name, process in order)
    return cast("sqlite3.Connection", connection.connection.driver_connection).execute(text, given)


@lru_cache(MOST_WRITTEN)
def _written(statement: Executable, names: tuple[str, ...]) -> tuple[str, tuple[tuple[str, Any], ...]]:
    """A statement as SQLite reads it, and the values it takes, each with what makes it one of the database's."""
    written = cast("ClauseElement", statement).compile(dialect=DIALECT, column_keys=list(names))
    assert isinstance(written, SQLCompiler)
    binds = written.binds
    order = [
        (name, binds[name].type.dialect_impl(DIALECT).bind_processor(DIALECT)) for name in written.positiontup or ()
    ]
    return str(written), tuple(order)


def _prepare(connection: Any, _record: ConnectionPoolEntry) -> None:
    """Write-ahead log; a commit returns when it is on the disk; keys are checked.

    Who is going to write says so with the first change, and waits for another process that does.
    """
    connection.isolation_level = "IMMEDIATE"
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
