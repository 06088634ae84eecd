"""Every box of a server: those guests go through, each for its maker alone until it is published, and shared ones."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from scholars import Game
from scholars.catalogue import About, Catalogue, UnreadablePack, UnsoundCatalogue, load
from scholars.catalogue.loading import unpacked
from scholars.catalogue.pack_files import read_told
from scholars.locales import fault_message
from scholars.packs import Draft, Pack, opened
from scholars.packs.drafting import read_steps
from scholars.server.boxes import carried
from scholars.server.people.identity import Identity
from scholars.server.refusals import refused
from scholars.server.secrets import new_id
from scholars.server.settings import Settings
from scholars.server.work_pool import WorkPool

if TYPE_CHECKING:  # what serves many people and what serves one bring their own
    from scholars.server.storage.kept import Kept

SHARED = "shared-"
MOST_OPENED = 16  # boxes that somebody looks at; one more is read again when it is wanted
Named: TypeAlias = dict[str, Any]  # a row by its columns
Version: TypeAlias = tuple[str, int, float]  # of a box; a fingerprint knows nothing of what was only confirmed


class Boxes:
    """All boxes of a server."""

    def __init__(self, settings: Settings, database: "Kept", work: WorkPool) -> None:
        self.settings = settings
        self.database = database
        self.work = work
        self.shared: dict[str, Pack] = {}  # those of the folder the server was told of, by their ids
        self._drafts: dict[Version, Draft] = {}

    async def open(self) -> None:
        """Read what is shared."""
        if self.settings.packs is not None:
            self.shared = {
                SHARED + pack.fingerprint: pack for pack in await asyncio.to_thread(in_folder, self.settings.packs)
            }

    # Those of a guest

    async def add(self, guest: Identity, pack: Pack) -> str:
        """A box of somebody's own."""
        await self.require_room(guest)
        made = new_id()
        row = {"id": made, "identity": guest.id, "revision": 0, "published": False}
        await self.database.keep_pack(row | _held(Draft(pack)))
        return made

    async def require_room(self, guest: Identity) -> None:
        """Refuse if a guest has as many boxes as one may have."""
        most = self.settings.limits.packs
        if await self.database.packs_counted(guest.id) >= most:
            raise refused("refused-too-many-packs", 429, most=most)

    async def read(self, guest: Identity, pack: str) -> tuple[Draft, Named]:
        """A box of somebody's own, and its row."""
        row = await self.database.pack(pack)
        if row is None or row["identity"] != guest.id:
            raise refused("refused-no-pack", 404)
        return await self._opened(row), row

    async def change(self, guest: Identity, pack: str, then: Callable[[Draft], Draft], **more: Any) -> Draft:
        """Change a box, and store it; who was slower than another window is told so (Lost)."""
        before, row = await self.read(guest, pack)
        after = await self.work.run(then, before)
        if after is not before or more:
            held = _held(after)
            await self.database.change_pack(pack, row["revision"], held | more)
            self._keep(row | held | {"revision": row["revision"] + 1}, after)
        return after

    async def remove(self, guest: Identity, pack: str) -> None:
        """Delete a box; tables that are played with it keep what they need."""
        await self.read(guest, pack)
        await self.database.remove_pack(pack)

    async def _opened(self, row: Named) -> Draft:
        """A box as it is stored, read once while it is looked at again and again."""
        key = _version(row)
        if key not in self._drafts:
            self._keep(row, await self.work.run(_draft, row))
        return self._drafts[key]

    def _keep(self, row: Named, draft: Draft) -> None:
        if len(self._drafts) >= MOST_OPENED:
            del self._drafts[next(iter(self._drafts))]
        self._drafts[_version(row)] = draft

    # Those one may play with

    async def find(self, guest: Identity, pack: str) -> Pack:
        """A box somebody may look at: their own, a published or a shared one."""
        if pack in self.shared:
            return self.shared[pack]
        return (await self._opened(await self._looked_at(guest, pack))).pack

    async def printed(self, who: Identity | None, pack: str | None) -> Catalogue:
        """Everything printed in a box that somebody may look at; without one, in that of the server."""
        if not pack:
            return _of_the_server(self.settings.catalogue)
        if pack in self.shared:
            return self.shared[pack].catalogue
        return (await self._opened(await self._looked_at(who, pack))).pack.catalogue

    async def _looked_at(self, who: Identity | None, pack: str) -> Named:
        row = await self.database.pack(pack)
        if row is None or not (row["published"] or (who is not None and row["identity"] == who.id)):
            raise refused("refused-no-pack", 404)
        return row

    async def for_table(self, guest: Identity, pack: str | None) -> dict[str, Any] | None:
        """What a table has of the box it is played with: all but who made it."""
        if pack is None:
            return None
        found = await self.find(guest, pack)
        return replace(found, about=replace(found.about, maker="")).plain()

    def of_game(self, game: Game, pack: dict[str, Any] | None) -> dict[str, Any] | None:
        """The box of a game that goes on elsewhere."""
        if game.catalogue.fingerprint == load(self.settings.catalogue).fingerprint:
            return None
        return pack or carried.carried(game.catalogue)


def in_folder(folder: Path) -> list[Pack]:
    """The packs in a folder; the first that cannot be read is told, with its name."""
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".json")
    except OSError as fault:
        raise UnreadablePack(f"{folder} cannot be read: {fault.strerror}.") from None
    return [opened(path) for path in paths]


def imported(told: Any) -> Pack:
    """A pack that somebody brings, checked; a refusal in one sentence if it is none."""
    try:
        file = read_told(told)
        return Pack(file.about, unpacked(file))
    except (UnreadablePack, UnsoundCatalogue) as fault:
        raise refused("refused-pack", 400, fault=fault_message(fault)) from None


def about_of(name: str, maker: str, edition: str, language: str, version: int = 1) -> About:
    """What is told of a pack, or a refusal."""
    try:
        return About(name.strip(), maker.strip(), edition.strip(), language.strip(), version)
    except UnreadablePack as fault:
        raise refused("refused-pack", 400, fault=fault_message(fault)) from None


@cache
def _of_the_server(folder: Path | None) -> Catalogue:
    return load(folder)


def _version(row: Named) -> Version:
    """What differs whenever a box does: one from another device may have changed as often, but not at that moment."""
    return row["id"], row["revision"], row["changed"]


def _draft(row: Named) -> Draft:
    """A box as it is stored; what was sound once may no longer be, when a check was added since."""
    try:
        file = read_told(row["content"])
        return Draft(Pack(file.about, unpacked(file)), *read_steps(row["steps"]))
    except (UnreadablePack, UnsoundCatalogue) as fault:
        raise refused("refused-pack", 409, fault=fault_message(fault)) from None


def _held(draft: Draft) -> dict[str, Any]:
    about = draft.pack.about
    return {
        "name": about.name,
        "fingerprint": draft.pack.fingerprint,
        "content": draft.pack.plain(),
        "steps": draft.plain_steps(),
        "changed": time.time(),
    }
