"""The short way to PostgreSQL for what is asked again and again: a statement is written once, and the driver is asked.

When a process dies hundreds come to another at once, and each of them is asked for half a dozen times. What SQLAlchemy
does for each question costs several times what the question itself does.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import JSON, Dialect, Select
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.types import TypeEngine

if TYPE_CHECKING:
    import asyncpg
    from sqlalchemy.ext.asyncio import AsyncEngine

    from scholars.server.storage.kept import Named, Question

MOST_WRITTEN = 100
DIALECT: Dialect = dialect()  # type: ignore[no-untyped-call] # of SQLAlchemy


class Written:
    """A question as the driver reads it, and how its answer becomes values of ours."""

    def __init__(self, asked: Select[Any]) -> None:
        written = asked.compile(dialect=DIALECT)
        assert isinstance(written, SQLCompiler)
        self.text, self.order = str(written), tuple(written.positiontup or ())
        self.columns = tuple((column.name, _reader(column.type)) for column in asked.selected_columns)

    def named(self, row: Sequence[Any]) -> "Named":
        """A row by its columns."""
        pairs = zip(self.columns, row, strict=True)
        return {name: value if process is None else process(value) for (name, process), value in pairs}


def _reader(kind: TypeEngine[Any]) -> Callable[[Any], Any] | None:
    """What makes a value of ours; only JSON comes otherwise than it is wanted."""
    return kind.dialect_impl(DIALECT).result_processor(DIALECT, None) if isinstance(kind, JSON) else None


written = lru_cache(MOST_WRITTEN)(Written)


async def rows_together(engine: "AsyncEngine", asked: Sequence["Question"]) -> list[list["Named"]]:
    """Every row of some answers; of several, all from one moment."""
    async with engine.connect() as connection:
        raw = cast("asyncpg.Connection[Any]", (await connection.get_raw_connection()).driver_connection)
        try:
            if len(asked) == 1:
                return [await _rows(raw, *asked[0])]
            async with raw.transaction(isolation="repeatable_read", readonly=True):
                return [await _rows(raw, *one) for one in asked]
        except BaseException:
            if raw.is_closed():  # nobody is to be given it again
                await connection.invalidate()
            raise


async def _rows(raw: "asyncpg.Connection[Any]", asked: Select[Any], values: "Named") -> list["Named"]:
    question = written(asked)
    found = await raw.fetch(question.text, *(values[name] for name in question.order))
    return [question.named(tuple(row)) for row in found]
