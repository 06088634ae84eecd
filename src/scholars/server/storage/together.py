"""The same question of many at once, asked as one: when a process dies hundreds come to another at the same moment."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Found = TypeVar("Found")

MOST = 200  # in one question: whoever comes later need not wait for all of them


class Together(Generic[Key, Found]):
    """Asks for all who came while the last question was being answered; no answer is older than one's coming."""

    def __init__(self, ask: Callable[[Sequence[Key]], Awaitable[Mapping[Key, Found]]]) -> None:
        self._ask = ask
        self._waiting: dict[Key, asyncio.Future[Found | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def of(self, key: Key) -> Found | None:
        """What there is of one; None if there is nothing."""
        waits = self._waiting.get(key)
        if waits is None:
            waits = self._waiting[key] = asyncio.get_running_loop().create_future()
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask_for_all())
        return await asyncio.shield(waits)

    async def _ask_for_all(self) -> None:
        while self._waiting:
            asked = {key: self._waiting.pop(key) for key in list(self._waiting)[:MOST]}
            try:
                found = await self._ask(list(asked))
            except Exception as fault:  # noqa: BLE001 - it is for those who asked
                for waits in asked.values():
                    waits.set_exception(fault)
            else:
                for key, waits in asked.items():
                    waits.set_result(found.get(key))
