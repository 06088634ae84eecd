"""Work that takes a while, such as edits, merges and replays: in few threads, and not without end."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from scholars.server.refusals import refused

MAX_THREADS = 2  # all of them share one lock of Python's, and the event loop waits for it as often
MAX_WAITING = 32  # calls, those that run included

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class WorkPool:
    """Calls functions in a few threads; who comes when too many calls wait is refused."""

    def __init__(self, threads: int = MAX_THREADS, waiting: int = MAX_WAITING) -> None:
        self._free = asyncio.Semaphore(threads)
        self._max_waiting = waiting
        self._waiting = 0

    async def run(
        self, work: Callable[Arguments, Result], *arguments: Arguments.args, **options: Arguments.kwargs
    ) -> Result:
        """Call a function in a thread, as soon as one is free."""
        if self._waiting >= self._max_waiting:
            raise refused("refused-too-fast", 429)
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work, *arguments, **options)
        finally:
            self._waiting -= 1
