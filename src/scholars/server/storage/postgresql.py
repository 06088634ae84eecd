"""PostgreSQL: a database that several processes share, also on several machines.

Each change is a transaction of its own. What the others have to know goes out with it (NOTIFY), and so at the very
moment at which it is stored. While the database is away everything waits for it, and is done when it is back.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from hashlib import sha256
from typing import Any, ClassVar, TypeVar, cast

from asyncpg.exceptions import InterfaceError as NoConnection
from asyncpg.exceptions import PostgresError
from sqlalchemy import CursorResult, Executable, Row, Update, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError
from sqlalchemy.exc import TimeoutError as AllBusy
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from scholars.server.logs import log
from scholars.server.storage import schema
from scholars.server.storage.addresses import driver_address
from scholars.server.storage.database import Change, Database, Lost, News, Part, Unreachable
from scholars.server.storage.kept import Named, Question
from scholars.server.storage.migrating import migrate
from scholars.server.storage.short_way import rows_together

Result = TypeVar("Result")
CHANNEL = "scholars"
CONNECTIONS = 10  # for one process, and one each to listen and to renew its lease
WORKS = 2  # that a process may have to itself at a time, each with a connection that is held meanwhile
PATIENCE = 10.0  # seconds for which one waits for a database that is away
AGAIN = 0.1  # seconds until it is tried again
LOOK = 5.0  # seconds after which one sees whether the connection that listens still does
AWAY = ("08", "57P", "53300")  # states of SQL: no connection, being stopped or started, too many connections
NO_TEXT = "22021"  # a letter that no text of the database can have: nothing there is called so
DEADLOCK = "40P01"  # two changes wait for each other: one of them is asked to try again


class PostgreSQL(Database):
    """A database on a server of its own."""

    shared: ClassVar = True

    def __init__(self, at: str, connections: int = CONNECTIONS) -> None:
        super().__init__()
        self.at = at
        self.patience = PATIENCE
        # a fault is written into the log, and its values may be secrets
        self.engine: AsyncEngine = create_async_engine(
            driver_address(at),
            hide_parameters=True,
            pool_size=connections,
            max_overflow=0,  # a connection is kept: to open one costs more than to ask over it a hundred times
            pool_timeout=PATIENCE,  # where all connections are busy for so long, it is as good as away
        )
        # what is held for as long as some work lasts is none of those that the work itself needs
        self._held = create_async_engine(driver_address(at), hide_parameters=True, pool_size=WORKS, max_overflow=0)
        # who listens waits for no connection that others are busy with
        self._apart = create_async_engine(driver_address(at), hide_parameters=True, poolclass=NullPool)
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._at_one_moment = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._listening: asyncio.Task[None] | None = None
        self._writing: set[asyncio.Future[None]] = set()

    async def open(self) -> None:
        """Bring the database up to date, and listen to the other processes."""
        await self.migrate()
        listens = asyncio.Event()
        self._listening = asyncio.create_task(self._listen_for_ever(listens))
        await listens.wait()

    async def migrate(self) -> None:
        """Bring the database up to date; of several processes one does."""
        async with self.engine.connect() as connection:
            await connection.run_sync(migrate)
            await connection.commit()

    async def close(self) -> None:
        """Write what is under way, and stop."""
        if self._writing:
            await asyncio.wait(self._writing)
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self.engine.dispose()
        await self._held.dispose()

    # Reading and writing

    async def read_together(self, *asked: Executable) -> list[Sequence[Row[Any]]]:
        """Every row of several answers, all from one moment."""
        engine = self._reading if len(asked) == 1 else self._at_one_moment

        async def work() -> list[Sequence[Row[Any]]]:
            try:
                async with engine.connect() as connection:
                    return [(await connection.execute(one)).all() for one in asked]
            except DBAPIError as fault:
                if _state(fault) == NO_TEXT:
                    return [[] for _ in asked]
                raise

        return await self._patiently(work)

    async def rows_together(self, *asked: Question) -> list[list[Named]]:
        """Every row of some answers by name, to what is asked again and again; of several, all from one moment."""

        async def work() -> list[list[Named]]:
            try:
                return await rows_together(self.engine, asked)
            except PostgresError as fault:
                if _state(fault) == NO_TEXT:
                    return [[] for _ in asked]
                raise

        return await self._patiently(work)

    async def write(self, *change: Part) -> None:
        """Make a change, all of it or nothing; when this returns it is on the disk."""
        writing = asyncio.ensure_future(self._patiently(lambda: self._make(change)))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        await asyncio.shield(writing)

    async def _make(self, change: Change) -> None:
        async with self.engine.connect() as connection:
            try:
                await _carry_out(connection, change)
            except IntegrityError as fault:
                raise Lost(str(fault.orig)) from fault
            except DBAPIError as fault:
                if _state(fault) == NO_TEXT:
                    raise Lost("nothing here is called so") from fault
                raise
            try:
                await connection.commit()
            except Exception as fault:
                if is_away(fault):  # it may be stored or not: who asks again is told
                    raise Unreachable from fault
                raise

    async def _patiently(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do something as soon as the database is there; Unreachable if it does not come back for too long."""
        end = time.monotonic() + self.patience
        while True:
            try:
                return await work()
            except Exception as fault:
                if not is_away(fault) and _state(fault) != DEADLOCK:
                    raise
                if time.monotonic() > end:
                    raise Unreachable from fault
                await asyncio.sleep(AGAIN)

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """The secret of all processes, made by the first of them."""
        secrets = schema.secrets.c
        for _ in range(2):
            found = await self.read(select(secrets.value).where(secrets.name == name))
            if found:
                return str(found[0].value)
            with suppress(Lost):  # another process was faster, and its secret is the one
                await self.write(insert(schema.secrets).values(name=name, value=make()))
        (row,) = await self.read(select(secrets.value).where(secrets.name == name))
        return str(row.value)

    async def look(self) -> None:
        """See whether it can be written: one that only follows another, or whose disk is full, can be read."""
        secrets = schema.secrets
        await self.write(update(secrets).where(secrets.c.name == "signing").values(value=secrets.c.value))

    # Several processes

    def telling(self, kind: str, **values: Any) -> list[Part]:
        """What tells the other processes of a change, as a part of it."""
        told = json.dumps({"kind": kind, "by": self.name, "values": values}, ensure_ascii=False)
        return [select(func.pg_notify(CHANNEL, told))]

    def alone_with(self, what: str) -> list[Part]:
        """What lets changes that begin with it wait for each other, as a part of each."""
        return [select(func.pg_advisory_xact_lock(key_of(what)))]

    async def forget_buckets(self, before: float) -> None:
        """Forget what somebody took so long ago that it is full again."""
        await self.write(delete(schema.buckets).where(schema.buckets.c.at < before))

    def beside(self) -> "PostgreSQL":
        """The same database for another thread of this process, with connections of its own; nothing is heard there."""
        twin = PostgreSQL(self.at, connections=1)
        twin.name = self.name
        return twin

    @asynccontextmanager
    async def only_here(self, work: str) -> AsyncIterator[bool]:
        """Whether some work is this process's for now; who dies lets go of it."""
        async with AsyncExitStack() as held:
            try:
                connection = await held.enter_async_context(self._held.begin())
                locked = await connection.execute(select(func.pg_try_advisory_xact_lock(key_of(work))))
            except Exception as fault:
                if is_away(fault):
                    raise Unreachable from fault
                raise
            yield bool(locked.scalar())

    async def _listen_for_ever(self, listens: asyncio.Event) -> None:
        while True:
            try:
                async with self._apart.connect() as connection:
                    await self._listen(connection, listens)
            except Exception as fault:  # noqa: BLE001 - whatever it is, the next connection may be better
                log.warning("database_away", fault=type(fault).__name__)
            await asyncio.sleep(AGAIN)

    async def _listen(self, connection: AsyncConnection, listens: asyncio.Event) -> None:
        """Hear what others tell, until the connection ends; before it there may have been news."""
        raw = (await connection.get_raw_connection()).driver_connection
        assert raw is not None
        ended = asyncio.Event()
        raw.add_termination_listener(lambda _connection: ended.set())
        await raw.add_listener(CHANNEL, self._heard)
        listens.set()
        self.catch_up()
        while not ended.is_set():
            try:
                await asyncio.wait_for(ended.wait(), LOOK)
            except TimeoutError:
                await raw.execute("SELECT 1", timeout=LOOK)

    def _heard(self, _connection: Any, _pid: int, _channel: str, told: str) -> None:
        news = News(**json.loads(told))
        if news.by != self.name:
            self.hear(news)


async def _carry_out(connection: AsyncConnection, change: Change) -> None:
    for part in change:
        statement, values = part if isinstance(part, tuple) else (part, None)
        result = await connection.execute(statement, values)
        if isinstance(statement, Update) and cast("CursorResult[Any]", result).rowcount == 0:
            raise Lost("there was nothing to update")


def key_of(work: str) -> int:
    """The number of a lock."""
    return int.from_bytes(sha256(work.encode()).digest()[:8], "big", signed=True)


def is_away(fault: BaseException) -> bool:
    """Whether the database cannot be reached, or no longer over this connection."""
    if isinstance(fault, OSError | TimeoutError | InterfaceError | NoConnection | AllBusy):
        return True
    if isinstance(fault, DBAPIError) and fault.connection_invalidated:
        return True
    return _state(fault).startswith(AWAY)


def _state(fault: BaseException) -> str:
    told = fault.orig if isinstance(fault, DBAPIError) else fault
    return str(getattr(told, "sqlstate", None) or "")
