"""What is shown of finished games, worked out once: anybody may ask for it, and as often as they like."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeAlias

from scholars import Game
from scholars.locales import Message
from scholars.server.work_pool import WorkPool

MOST_BYTES = 32_000_000  # of answers that are kept; the one nobody has asked for longest goes
MOST_GAMES = 16

Read: TypeAlias = tuple[Game, Message | None]


class Shown:
    """The games that were shown last, and what was told of them."""

    def __init__(self, work: WorkPool) -> None:
        self._games: OrderedDict[str, Read] = OrderedDict()
        self._told: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
        self._bytes = 0
        self._coming: dict[tuple[Any, ...], asyncio.Task[bytes]] = {}
        self._work = work

    async def told(self, key: tuple[Any, ...], make: Callable[[], bytes]) -> bytes:
        """An answer, made in a thread if there is none yet; several who ask at once wait for the same."""
        if key in self._told:
            self._told.move_to_end(key)
            return self._told[key]
        if key not in self._coming:
            coming = asyncio.create_task(self._made(key, make))
            self._coming[key] = coming
            coming.add_done_callback(lambda _: self._coming.pop(key, None))
        return await asyncio.shield(self._coming[key])

    async def _made(self, key: tuple[Any, ...], make: Callable[[], bytes]) -> bytes:
        made = await self._work.run(make)
        self._told[key] = made
        self._bytes += len(made)
        while self._bytes > MOST_BYTES and len(self._told) > 1:
            _, gone = self._told.popitem(last=False)
            self._bytes -= len(gone)
        return made

    def game(self, record: dict[str, Any], read: Callable[[dict[str, Any]], Read]) -> Read:
        """The game of a record, which nobody may change."""
        key = key_of(record)
        found = self._games.pop(key, None) or read(record)
        self._games[key] = found
        while len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)
        return found


def key_of(record: dict[str, Any]) -> str:
    """The same for the same game, played by the same people."""
    return sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()
