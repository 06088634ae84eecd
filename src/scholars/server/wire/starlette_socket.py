"""The socket of a browser that came over the net."""

from collections.abc import Mapping
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from scholars.server.wire.connection import Gone


class StarletteSocket:
    """A socket of starlette, as we know sockets."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket

    @property
    def query_params(self) -> Mapping[str, str]:
        """How it was asked for."""
        return self._websocket.query_params

    @property
    def connected(self) -> bool:
        """Whether the other side is still there."""
        return self._websocket.client_state is WebSocketState.CONNECTED

    async def accept(self) -> None:
        """Begin."""
        await self._websocket.accept()

    async def receive(self) -> Mapping[str, Any]:
        """The next message."""
        return await self._websocket.receive()

    async def send_text(self, text: str) -> None:
        """Send a message."""
        try:
            await self._websocket.send_text(text)
        except WebSocketDisconnect as gone:
            raise Gone from gone

    async def close(self, code: int) -> None:
        """End."""
        await self._websocket.close(code)
