"""A database of an earlier version, or a new one, becomes that of this program."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, inspect
from sqlalchemy.exc import DatabaseError

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0013"  # the last step; a test sees that it is
LOCKS = {  # so that of several processes one goes through the steps
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(7305806103227916)",
}


class Unusable(Exception):
    """There is something that is no database of this program; the sentence says what."""


def prepare(path: Path) -> None:
    """Bring the database in a file up to date, or make one; a damaged one is left as it is."""
    if path.is_file() and path.stat().st_size:
        look_for_damage(path)
    engine = create_engine(URL.create("sqlite", database=str(path)))
    try:
        with engine.connect() as connection:
            migrate(connection)
            connection.commit()
    except DatabaseError as fault:
        raise Unusable(f"{path}: {fault.orig}.") from None
    except Unusable as fault:
        raise Unusable(f"{path}: {fault}") from None
    finally:
        engine.dispose()


def look_for_damage(path: Path) -> None:
    """See whether a database is sound."""
    damaged = f"{path}: the database is damaged; start from a backup."
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as fault:  # it cannot be opened
        raise Unusable(f"{path}: {fault}.") from None
    except sqlite3.DatabaseError as fault:
        if "not a database" in str(fault):
            raise Unusable(f"{path}: {fault}.") from None
        raise Unusable(damaged) from None
    if found != "ok":
        raise Unusable(damaged)


def migrate(connection: Connection) -> None:
    """Bring a database to the schema of this program, from any earlier one or from nothing."""
    if version(connection) == HEAD:
        return
    from alembic import command  # noqa: PLC0415 - it is slow to come, and seldom needed
    from alembic.config import Config  # noqa: PLC0415 - the same
    from alembic.util import CommandError  # noqa: PLC0415 - the same

    connection.exec_driver_sql(LOCKS[connection.dialect.name])  # all steps or none
    if version(connection) == HEAD:
        return  # another process has done it meanwhile
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, HEAD)
    except CommandError:
        raise Unusable("this database is of a newer version of the program.") from None


def version(connection: Connection) -> str | None:
    """The last step a database has gone through; None for one that is none of ours."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
