"""What those ask of a database who come back to tables they know: few columns, of many tables at once."""

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import ColumnElement, Integer, Select, String, bindparam, func, select
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from scholars.server.storage import schema
from scholars.server.storage.rows import Glimpse, GlimpsedRow, SeatRow

if TYPE_CHECKING:
    from scholars.server.storage.kept import Question

Named: TypeAlias = dict[str, Any]  # a row by its columns
SAID: Final = ("line", "person", "seat", "name", "text", "at")


class _Listed(FunctionElement[str]):
    """The values of a list, which is given as one text: so a statement is the same however many there are."""

    inherit_cache = True
    type = String()


@compiles(_Listed)
def _in_a_file(listed: _Listed, compiler: SQLCompiler, **more: Any) -> str:
    return f"(SELECT value FROM json_each({compiler.process(listed.clauses, **more)}))"  # noqa: S608 - a parameter


@compiles(_Listed, "postgresql")
def _on_a_server(listed: _Listed, compiler: SQLCompiler, **more: Any) -> str:
    return f"(SELECT json_array_elements_text(CAST({compiler.process(listed.clauses, **more)} AS JSON)))"


def among(column: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a column has one of the values that are `listed`."""
    return column.op("IN", is_comparison=True)(_Listed(bindparam("listed", type_=String)))


def listed(values: Sequence[str]) -> Named:
    """The values for `among`."""
    return {"listed": json.dumps(list(values))}


@dataclass(frozen=True, slots=True)
class Glimpses:
    """What there is of some tables and guests, by their names."""

    tables: dict[str, Glimpse]
    said: dict[str, list[Named]] = field(default_factory=lambda: defaultdict(list))
    muted: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))


class KeptGlimpses:
    """What is read of many tables at once."""

    async def rows_together(self, *asked: "Question") -> list[list[Named]]:
        """Every row of several answers by name, all from one moment."""
        raise NotImplementedError

    async def glimpses(self, tables: Sequence[str], guests: Sequence[str], most: int) -> "Glimpses":
        """Of some tables how they are and so many of the last lines said there, and whom some guests have muted."""
        these = listed(tables)
        found, seats, lines, mutes = await self.rows_together(
            (_TABLES, these), (_SEATS, these), (_SAID, these | {"most": most}), (_MUTED, listed(guests))
        )
        placed: dict[str, list[SeatRow]] = defaultdict(list)
        for seat in seats:
            placed[seat["table"]].append(SeatRow(**seat))
        seen = Glimpses({row["id"]: Glimpse(GlimpsedRow(**row), placed[row["id"]]) for row in found})
        for line in lines:
            seen.said[line.pop("table")].append(line)
        for one in mutes:
            seen.muted[one["identity"]].add(one["person"])
        return seen


def _last_said() -> Select[Any]:
    """The last lines of each table, in order."""
    lines = schema.chat.c
    back = func.row_number().over(partition_by=lines.table, order_by=lines.line.desc()).label("back")
    chosen = select(lines.table, *(lines[name] for name in SAID), back).where(among(lines.table)).subquery()
    told = (chosen.c.table, *(chosen.c[name] for name in SAID))
    return select(*told).where(chosen.c.back <= bindparam("most", type_=Integer)).order_by(chosen.c.line)


_TABLES: Final = select(*(schema.tables.c[name] for name in GlimpsedRow.__slots__)).where(among(schema.tables.c.id))
_SEATS: Final = select(schema.seats).where(among(schema.seats.c.table)).order_by(schema.seats.c.seat)
_SAID: Final = _last_said()
_MUTED: Final = select(schema.mutes).where(among(schema.mutes.c.identity))
