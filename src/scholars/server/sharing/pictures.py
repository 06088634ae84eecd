"""Pictures as PNG: made one at a time in another process, and kept for whoever asks next, as far as there is room."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from contextlib import suppress

from scholars.server.refusals import refused
from scholars.server.sharing.final_table import table_picture
from scholars.server.sharing.result import SharedResult
from scholars.server.sharing.score import score_picture

PROGRAM = ("-m", "scholars.server.sharing.picture_process")
SECONDS = 60.0  # in which a picture has to be made, on a machine that has much else to do
KEPT = 64  # pictures, of some 100 KB each
MOST_WAITING = 8  # who may wait for pictures that are still to be made
Key = tuple[str, ...]


class Pictures:
    """Makes pictures and remembers the last ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    async def score(self, result: SharedResult) -> bytes:
        """The final score, as the preview of a link."""
        return await self._picture(("score", *_named(result)), result)

    async def table(self, result: SharedResult) -> bytes:
        """The final score, and the final table below it."""
        return await self._picture(("table", *_named(result)), result)

    async def _picture(self, key: Key, result: SharedResult) -> bytes:
        if key not in self._kept:
            await self._make(key, result)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _make(self, key: Key, result: SharedResult) -> None:
        """Make a picture when those before it are made; refused if too many wait already."""
        if self._waiting >= MOST_WAITING:
            raise refused("refused-too-fast", 429)
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                if key not in self._kept:  # nobody before asked for the same
                    draw = score_picture if key[0] == "score" else table_picture
                    self._keep(key, await rendered(await asyncio.to_thread(draw, result)))
        finally:
            self._waiting -= 1

    def _keep(self, key: Key, picture: bytes) -> None:
        self._kept[key] = picture
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _named(result: SharedResult) -> Key:
    """What a picture follows from: who is forgotten, or corrected, gets another one."""
    state = result.game.state
    scores = (str(score.total) for score in result.outcome.scores)
    return str(state.seed), state.tables.fingerprint, result.language, *result.names, *scores


async def rendered(svg: str) -> bytes:
    """An SVG as PNG, made in a process of its own: whoever makes it lets nothing else run."""
    process = await asyncio.create_subprocess_exec(sys.executable, *PROGRAM, stdin=PIPE, stdout=PIPE)
    try:
        made, _ = await asyncio.wait_for(process.communicate(svg.encode()), SECONDS)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if process.returncode != 0:
        raise RuntimeError("no picture was made")
    return made
