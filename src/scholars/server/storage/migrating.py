"""A database of an earlier version, or a new one, becomes that of this program."""

from pathlib import Path

from sqlalchemy import Connection, inspect

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0001"  # the last step; a test sees that it is


def migrate(connection: Connection) -> None:
    """Bring a database to the schema of this program, from any earlier one or from nothing."""
    if _version(connection) == HEAD:
        return
    from alembic import command  # noqa: PLC0415 - it is slow to come, and seldom needed
    from alembic.config import Config  # noqa: PLC0415 - the same

    connection.exec_driver_sql("BEGIN IMMEDIATE")  # all steps or none
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
