"""The database as everything else sees it: read, and written so that what is acknowledged stays.

Two storages keep this promise: SQLite for a server of one process (`sqlite.py`), PostgreSQL for several
(`postgresql.py`). What is different for several is here too, and means nothing where there is only one: the others
are told of what changes, and some work is done by one of them alone.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeAlias

from sqlalchemy import Executable, Row, select

from scholars.server.secrets import new_id
from scholars.server.settings import new_signing_secret
from scholars.server.storage.kept import Kept, Part
from scholars.server.storage.lost import Lost, Unreachable

Change: TypeAlias = Sequence[Part]
__all__ = ["Change", "Database", "Lost", "News", "Part", "Unreachable"]


@dataclass(frozen=True, slots=True)
class News:
    """What one process tells the others when something is no longer as they may have it in memory."""

    kind: str
    by: str  # the process
    values: dict[str, Any] = field(default_factory=dict)


class Database(Kept):
    """One database."""

    shared: ClassVar = False  # whether other processes may use it as well

    def __init__(self) -> None:
        self.name = new_id()  # of this process, for the others
        self.address = ""  # where the server is, for whoever finds its folder taken
        self.hear: Callable[[News], None] = lambda _news: None
        self.catch_up: Callable[[], None] = lambda: None  # news may have been missed

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        raise NotImplementedError

    async def close(self) -> None:
        """Write what waits, and stop."""
        raise NotImplementedError

    async def read(self, asked: Executable) -> Sequence[Row[Any]]:
        """Every row of an answer."""
        (rows,) = await self.read_together(asked)
        return rows

    async def look(self) -> None:
        """See whether all is well; whatever is raised says that it is not."""
        await self.read(select(1))

    async def signing_secret(self) -> str:
        """The secret that signs cookies and links; whoever has it can be anybody."""
        return await self.secret("signing", new_signing_secret)

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret of the server, made when it is first asked for; the same for all processes."""
        raise NotImplementedError

    # Several processes

    async def forget_buckets(self, before: float) -> None:
        """Forget what somebody took so long ago that it is full again; one process counts in memory."""

    def beside(self) -> "Database":
        """The same database for another thread of this process, with connections of its own; nothing is heard there."""
        raise NotImplementedError

    def only_here(self, work: str) -> AbstractAsyncContextManager[bool]:  # noqa: ARG002 - there is nobody else
        """Whether some work is this process's for now: no two have it at a time."""
        return _alone()


@asynccontextmanager
async def _alone() -> AsyncIterator[bool]:
    yield True
