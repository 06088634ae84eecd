"""The storage a server was told to use, opened or brought up to date."""

import asyncio
from importlib.util import find_spec

from sqlalchemy.exc import SQLAlchemyError

from scholars.server.settings import Settings
from scholars.server.storage.addresses import shown
from scholars.server.storage.database import Database
from scholars.server.storage.migrating import Unusable
from scholars.server.storage.sqlite import SQLite

NO_DRIVER = "PostgreSQL needs asyncpg: `pip install asyncpg` adds it."


def database_of(settings: Settings) -> Database:
    """The database of a server: a file, or the PostgreSQL database it was told of."""
    if settings.postgresql is None:
        return SQLite(settings.database)
    if find_spec("asyncpg") is None:
        raise Unusable(NO_DRIVER)
    from scholars.server.storage.postgresql import PostgreSQL  # noqa: PLC0415 - a file needs nothing of it

    return PostgreSQL(settings.postgresql)


def prepare_postgresql(address: str) -> None:
    """Bring a PostgreSQL database up to date, or say in a sentence why that cannot be done."""
    if find_spec("asyncpg") is None:
        raise Unusable(NO_DRIVER)
    from asyncpg import PostgresError  # noqa: PLC0415 - a file needs nothing of it

    from scholars.server.storage.postgresql import PostgreSQL  # noqa: PLC0415 - the same

    async def work() -> None:
        database = PostgreSQL(address)
        try:
            await database.migrate()
        finally:
            await database.engine.dispose()

    try:
        asyncio.run(work())
    except Unusable as fault:
        raise Unusable(f"{shown(address)}: {fault}") from None
    except (OSError, PostgresError, SQLAlchemyError, TypeError) as fault:
        told = str(getattr(fault, "orig", fault)).strip().splitlines()
        raise Unusable(f"{shown(address)}: {told[0] if told else type(fault).__name__}.") from None
