"""The database as everything else sees it: read, and written so that what is acknowledged stays.

Two storages keep this promise: SQLite for a server of one process (`sqlite.py`), PostgreSQL for several
(`postgresql.py`).
"""

from collections.abc import Sequence
from typing import TypeAlias

from scholars.server.storage.kept import Kept, Part

Change: TypeAlias = Sequence[Part]


class Database(Kept):
    """One database."""

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        raise NotImplementedError

    async def close(self) -> None:
        """Write what waits, and stop."""
        raise NotImplementedError
