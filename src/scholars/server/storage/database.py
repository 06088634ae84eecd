"""The database as everything else sees it: read, and written so that what is acknowledged stays.

Two storages keep this promise: SQLite for a server of one process (`sqlite.py`), PostgreSQL for several
(`postgresql.py`).
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy import Executable, Row

Part: TypeAlias = Executable | tuple[Executable, dict[str, Any]]  # a statement, and the values it is given
Change: TypeAlias = Sequence[Part]


class Lost(Exception):
    """Somebody else was faster: what was to be written is there already. Nothing was written."""


class Database:
    """One database."""

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        raise NotImplementedError

    async def close(self) -> None:
        """Write what waits, and stop."""
        raise NotImplementedError

    async def read(self, asked: Executable) -> Sequence[Row[Any]]:
        """Every row of an answer."""
        raise NotImplementedError

    async def write(self, *change: Part) -> None:
        """Make a change, all of it or nothing; when this returns it is on the disk."""
        raise NotImplementedError
