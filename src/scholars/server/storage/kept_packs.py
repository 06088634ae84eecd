"""What the boxes ask of a database, by name; whoever keeps boxes elsewhere answers the same questions."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Executable, Row, delete, func, insert, select, update

from scholars.server.storage import schema

Named: TypeAlias = dict[str, Any]  # a row by its columns
PACKS = schema.packs.c
LINE = (
    *(PACKS.id, PACKS.identity, PACKS.name, PACKS.fingerprint, PACKS.published, PACKS.changed),
    *(PACKS.content[part].as_string().label(part) for part in ("maker", "edition", "language")),
)


class KeptPacks:
    """Everything about boxes that is read and written."""

    async def read(self, asked: Executable) -> Sequence[Row[Any]]:
        """Every row of an answer."""
        raise NotImplementedError

    async def write(self, *change: Any) -> None:
        """Make a change, all of it or nothing; when this returns it is on the disk."""
        raise NotImplementedError

    async def packs_of(self, identity: str) -> list[Named]:
        """The boxes somebody goes through, in a line each."""
        return await self._lines(PACKS.identity == identity, 1_000)

    async def published_packs(self, most: int) -> list[Named]:
        """Those everybody may play with, in a line each."""
        return await self._lines(PACKS.published, most)

    async def _lines(self, which: ColumnElement[bool], most: int) -> list[Named]:
        rows = await self.read(select(*LINE).where(which).order_by(PACKS.changed.desc()).limit(most))
        return [dict(row._mapping) for row in rows]  # noqa: SLF001 - public, in spite of its name

    async def packs_counted(self, identity: str) -> int:
        """How many somebody goes through."""
        return int((await self.read(select(func.count()).where(PACKS.identity == identity)))[0][0])

    async def pack(self, pack: str) -> Named | None:
        """A box with all that is in it."""
        found = await self.read(select(schema.packs).where(PACKS.id == pack))
        return dict(found[0]._mapping) if found else None  # noqa: SLF001 - public, in spite of its name

    async def keep_pack(self, row: Named) -> None:
        """Keep a new box."""
        await self.write(insert(schema.packs).values(**row))

    async def change_pack(self, pack: str, seen: int, row: Named) -> None:
        """Keep what is different about a box; Lost if somebody else changed the revision that was seen."""
        found = (PACKS.id == pack, PACKS.revision == seen)
        await self.write(update(schema.packs).where(*found).values(**row, revision=seen + 1))

    async def remove_pack(self, pack: str) -> None:
        """Forget a box."""
        await self.write(delete(schema.packs).where(PACKS.id == pack))
