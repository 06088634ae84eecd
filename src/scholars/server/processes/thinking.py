"""A process that only thinks: it takes the jobs of bots, wherever the tables are served."""

import asyncio
import signal
from contextlib import suppress

from scholars.server.logs import log
from scholars.server.services import Services
from scholars.server.settings import Settings


def think(settings: Settings) -> None:
    """Think until interrupted."""
    asyncio.run(_think(settings))


async def _think(settings: Settings) -> None:
    stop, services = asyncio.Event(), Services(settings)
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # there Ctrl-C ends it all the same
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
    await services.open(serving=False)
    log.info("thinking", process=services.database.name)
    try:
        await stop.wait()
    finally:
        await services.close()
