"""A database seen from outside: by a program that is no server, beside one that may be running."""

import asyncio
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine

from scholars.server.storage.database import Database, Part
from scholars.server.storage.migrating import HEAD, version

Result = TypeVar("Result")


class WrongVersion(Exception):
    """The database is of another version of the program, or none at all; the sentence says so."""


class Outside(Database):
    """Reads and writes with connections of its own, and brings nothing up to date: a server may have it open."""

    def __init__(self, inside: Database) -> None:
        super().__init__()
        engine = getattr(inside, "engine", None)
        assert isinstance(engine, Engine | AsyncEngine)
        self.engine = engine

    async def __aenter__(self) -> Self:
        """See whether it can be used."""
        try:
            found = await self._do(version)
        except DatabaseError as fault:
            raise WrongVersion(f"{fault.orig}.") from None
        if found != HEAD:
            raise WrongVersion("This database is of another version of the program; start a server on it first.")
        return self

    async def __aexit__(self, _kind: type[BaseException] | None, _fault: object, _where: TracebackType | None) -> None:
        if isinstance(self.engine, AsyncEngine):
            await self.engine.dispose()
        else:
            self.engine.dispose()

    async def _do(self, work: Callable[[Connection], Result]) -> Result:
        """Do something in one transaction, whichever way the database is reached."""
        engine = self.engine
        if isinstance(engine, AsyncEngine):
            async with engine.begin() as connection:
                return await connection.run_sync(work)

        def here() -> Result:
            with engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(here)

    async def read_together(self, *asked: Executable) -> list[Sequence[Row[Any]]]:
        """Every row of several answers."""
        return await self._do(lambda connection: [connection.execute(one).all() for one in asked])

    async def write(self, *change: Part) -> None:
        """Make a change, all of it or nothing."""

        def make(connection: Connection) -> None:
            for part in change:
                statement, values = part if isinstance(part, tuple) else (part, None)
                connection.execute(statement, values)

        await self._do(make)
