"""Whose turn it is to have something thought about: not who asks most, but who has waited since they were served."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

Whose: TypeAlias = tuple[str, ...]  # from the largest to the smallest: an address, a guest, a table
MOST_REMEMBERED = 10_000


class Turns:
    """So many may think at once.

    Of those who wait, the address that was served longest ago comes first; of its guests the one who was; of their
    tables the one that was. So sixty tables of one guest are together as one table of another.
    """

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: list[tuple[Whose, asyncio.Future[None]]] = []
        self._served: OrderedDict[Whose, int] = OrderedDict()
        self._count = 0

    @asynccontextmanager
    async def of(self, whose: Whose) -> AsyncIterator[None]:
        """A turn, when it comes."""
        await self._wait(whose)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, whose: Whose) -> None:
        if self._free:
            self._free -= 1
            self._note(whose)
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waits = whose, called
        self._waiting.append(waits)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()  # it was called at the very moment at which it went
            elif waits in self._waiting:
                self._waiting.remove(waits)
            raise

    def _pass_on(self) -> None:
        if not self._waiting:
            self._free += 1
            return
        following = min(self._waiting, key=lambda waits: self._last(waits[0]))
        self._waiting.remove(following)
        self._note(following[0])
        following[1].set_result(None)

    def _last(self, whose: Whose) -> tuple[int, ...]:
        """When each of them was last served, the largest first."""
        return tuple(self._served.get(whose[: size + 1], 0) for size in range(len(whose)))

    def _note(self, whose: Whose) -> None:
        self._count += 1
        for size in range(len(whose)):
            self._served[whose[: size + 1]] = self._count
            self._served.move_to_end(whose[: size + 1])
        while len(self._served) > MOST_REMEMBERED:
            self._served.popitem(last=False)
