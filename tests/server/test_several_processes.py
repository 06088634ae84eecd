"""Several processes over one PostgreSQL database: any of them serves any table."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from kit.postgresql import Cluster
from kit.serving import ROOMY
from scholars.server.services import Services
from scholars.server.settings import Settings
from scholars.server.storage import schema
from scholars.server.storage.postgresql import PostgreSQL


def together(cluster: Cluster, data: Path, work: Callable[..., Coroutine[Any, Any, None]], number: int = 2) -> None:
    """Do something with several servers over the same new database, all in this process."""

    async def run() -> None:
        settings = Settings(data, cluster.new_database(), limits=ROOMY, sweep_seconds=0.1)
        houses = [Services(settings) for _ in range(number)]
        await asyncio.gather(*(services.open() for services in houses))
        try:
            await work(*houses)
        finally:
            for services in houses:
                await services.close()

    asyncio.run(run())


class TestMigrations:
    """A new database is made by whoever comes first."""

    def test_several_that_start_at_once_make_one_database(self, postgresql: Cluster) -> None:
        """One goes through the steps, the others wait for it; nothing is missing and nothing is left over."""

        def compare(connection: Connection) -> list[Any]:
            return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

        async def start() -> None:
            address = postgresql.new_database()
            databases = [PostgreSQL(address) for _ in range(4)]
            await asyncio.gather(*(database.open() for database in databases))
            async with databases[0].engine.connect() as connection:
                assert await connection.run_sync(compare) == []
                assert (await connection.execute(text("SELECT count(*) FROM alembic_version"))).scalar() == 1
            secrets = await asyncio.gather(*(database.signing_secret() for database in databases))
            assert len(set(secrets)) == 1
            assert len(secrets[0]) > 60
            for database in databases:
                await database.close()

        asyncio.run(start())
