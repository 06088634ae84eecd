"""The heartbeat of every socket: browsers cannot see pings, and would take a dead connection for a quiet one."""

import asyncio

from scholars.server.wire import protocol
from scholars.server.wire.broadcast import Broadcast

HEARTBEAT_SECONDS = 15.0  # the client gives a connection up after twice as long (`web/src/net/link.svelte.ts`)


async def send_heartbeats(broadcast: Broadcast) -> None:
    """Send one to everybody, again and again, until it is cancelled."""
    while True:
        await asyncio.sleep(HEARTBEAT_SECONDS)
        broadcast.tell_all(protocol.Heartbeat())
