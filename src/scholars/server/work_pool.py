"""A bounded thread pool for slow work such as edits, merges and replays."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from scholars.server.refusals import refused

MAX_THREADS = 2  # they share the interpreter lock with the event loop
MAX_WAITING = 32  # calls, running ones included

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class WorkPool:
    """Runs functions in a few threads and refuses calls while too many are waiting."""

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
