"""All that serves one person: the parts of a server, but for those that need a network or several people."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from scholars.pocket.shelf import Full, Keep, Shelf
from scholars.pocket.socket import PageSocket
from scholars.pocket.thinking import Breathe, Haste, Reviews, Thinkers
from scholars.server.bots.turns import Bots
from scholars.server.people.identity import Identity, clean_name
from scholars.server.secrets import new_secret, public_name
from scholars.server.settings import Limits, Rate, Settings
from scholars.server.tables.open_tables import OpenTables
from scholars.server.wire import protocol
from scholars.server.wire.broadcast import Broadcast
from scholars.server.wire.sockets import Sockets

if TYPE_CHECKING:
    from scholars.server.bots.pool import Thinkers as OtherProcesses
    from scholars.server.metrics import Metrics
    from scholars.server.storage.database import Database

Learn: TypeAlias = Callable[[str], Awaitable[object]]
PLENTY = Rate(1e9, 1e9)  # nobody keeps others waiting here


class Uncounted:
    """Numbers that nobody watches."""

    def __getattr__(self, _name: str) -> "Uncounted":
        return self

    def __call__(self, *_values: object) -> "Uncounted":
        """Count nothing."""
        return self


class Host:
    """The parts that serve the tables of one person."""

    def __init__(
        self,
        base: str,
        keep: Keep,
        kept: Iterable[tuple[str, str]],
        breathe: Breathe,
        full: Full = lambda _unkept: None,
        learn: Learn | None = None,
    ) -> None:
        self.base = base
        self._learn = learn
        self.settings = Settings(Path("/pocket"), limits=Limits(messages=PLENTY, chat=PLENTY, tables=500))
        self.shelf = Shelf(keep, kept, full)
        self.tables = OpenTables(self.settings, cast("Database", self.shelf), cast("Metrics", Uncounted()))
        self.broadcast = Broadcast(self.tables)
        self.haste = Haste()
        self.thinkers = Thinkers(breathe, self.haste)
        others = cast("OtherProcesses", self.thinkers)
        self.sockets = Sockets(self.tables, self.broadcast, self, others)
        self.bots = Bots(self.tables, others)
        self.reviews = Reviews(breathe, self.haste)
        self.tables.started = time.time()
        self._open: dict[int, tuple[PageSocket, asyncio.Task[None]]] = {}

    async def wake_bots(self) -> None:
        """Go on where the page was left."""
        for table in await self.shelf.waiting_for_bots():
            self.bots.wake(table)

    async def speak(self, language: str) -> None:
        """Have the words of a language at hand, for what is written here and not on the page."""
        if self._learn is not None:
            await self._learn(language)

    # Who one is

    @property
    def guest(self) -> Identity | None:
        """Whoever is here, if they have given a name."""
        return None if self.shelf.me is None else Identity(**self.shelf.me)

    async def name(self, asked: protocol.Myself) -> None:
        """Give oneself a name."""
        secret = new_secret() if self.shelf.me is None else self.shelf.me["id"]
        told = {"person": public_name(secret), "name": clean_name(asked.name), "language": asked.language}
        await self.shelf.keep_me(told | {"id": secret, "webhook": None})

    async def muted(self, _guest: Identity) -> set[str]:
        """Nobody: there are no others."""
        return set()

    async def mute(self, _guest: Identity, _person: str, _muted: bool) -> None:
        """There is nobody to be muted."""

    # Sockets

    def open_socket(
        self, number: int, table: str, query: dict[str, str], tell: Callable[[str], object], end: Callable[[int], Any]
    ) -> None:
        """The page comes to a table."""
        socket = PageSocket(query, tell, end)
        task = asyncio.ensure_future(self.sockets.serve(socket, self.guest, table, "page", self.base))
        self._open[number] = socket, task
        task.add_done_callback(lambda _: self._open.pop(number, None))

    def hear(self, number: int, text: str) -> None:
        """The page says something at a table."""
        if number in self._open:
            self.haste.note()
            self._open[number][0].hear(text)

    def close_socket(self, number: int) -> None:
        """The page leaves a table."""
        if number in self._open:
            self._open[number][0].leave()
