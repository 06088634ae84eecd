"""The socket of a table between a page and its pocket."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from scholars.server.wire.connection import Gone


class PageSocket:
    """What the page sends waits in a queue; what it is sent goes out at once."""

    def __init__(self, query: Mapping[str, str], tell: Callable[[str], object], end: Callable[[int], object]) -> None:
        self.query_params = query
        self.connected = True
        self._tell = tell
        self._end = end
        self._heard: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()

    def hear(self, text: str) -> None:
        """The page says something."""
        self._heard.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """The page is there no longer."""
        self.connected = False
        self._heard.put_nowait({"type": "websocket.disconnect"})

    async def accept(self) -> None:
        """Begin: there is nothing to do."""

    async def receive(self) -> Mapping[str, Any]:
        """The next message."""
        return await self._heard.get()

    async def send_text(self, text: str) -> None:
        """Tell the page something."""
        if not self.connected:
            raise Gone
        self._tell(text)

    async def close(self, code: int) -> None:
        """End."""
        self.connected = False
        self._end(code)
