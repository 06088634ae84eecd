"""A database seen from outside: by a program that is no server, beside one that may be running."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

from sqlalchemy import Executable, Row
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine

from scholars.server.storage.database import Database, Part
from scholars.server.storage.migrating import HEAD, version


class WrongVersion(Exception):
    """The database is of another version of the program, or none at all; the sentence says so."""


class Outside(Database):
    """Reads and writes with connections of its own, and brings nothing up to date: a server may have it open."""

    def __init__(self, inside: Database) -> None:
        super().__init__()
        engine = getattr(inside, "engine", None)
        assert isinstance(engine, AsyncEngine)
        self.engine = engine

    async def __aenter__(self) -> Self:
        """See whether it can be used."""
        try:
            async with self.engine.connect() as connection:
                found = await connection.run_sync(version)
        except DatabaseError as fault:
            raise WrongVersion(f"{fault.orig}.") from None
        if found != HEAD:
            raise WrongVersion("This database is of another version of the program; start a server on it first.")
        return self

    async def __aexit__(self, _kind: type[BaseException] | None, _fault: object, _where: TracebackType | None) -> None:
        await self.engine.dispose()

    async def read_together(self, *asked: Executable) -> list[Sequence[Row[Any]]]:
        """Every row of several answers."""
        async with self.engine.connect() as connection:
            return [(await connection.execute(one)).all() for one in asked]

    async def write(self, *change: Part) -> None:
        """Make a change, all of it or nothing."""
        async with self.engine.begin() as connection:
            for part in change:
                statement, values = part if isinstance(part, tuple) else (part, None)
                await connection.execute(statement, values)
