"""One socket: who is there, what they have been told, and what waits to be sent."""

import asyncio
from collections.abc import Mapping
from typing import Any, Protocol

from scholars.locales import Message, message
from scholars.server.addresses import Caller
from scholars.server.people.identity import Identity
from scholars.server.wire import protocol

MOST_WAITING = 200  # messages for a client that does not read them
MOST_BYTES = 2_000_000  # of them
GOING_AWAY, TOO_LARGE, ANOTHER_PERSON, NO_SPECTATORS, NO_TABLE, TOO_MANY = 1001, 1009, 4000, 4003, 4004, 4008
OUTDATED = 4009


class Socket(Protocol):
    """What carries messages to and fro."""

    @property
    def query_params(self) -> Mapping[str, str]:
        """How it was asked for."""

    @property
    def connected(self) -> bool:
        """Whether the other side is still there."""

    async def accept(self) -> None:
        """Begin."""

    async def receive(self) -> Mapping[str, Any]:
        """The next message, as ASGI has them."""

    async def send_text(self, text: str, /) -> None:
        """Send a message."""

    async def close(self, code: int, /) -> None:
        """End."""


class Gone(Exception):
    """The other side of a socket is no longer there."""


class Closed(Exception):
    """A socket is to be closed, with a last word."""

    def __init__(self, code: int, reason: Message, final: bool = False) -> None:
        super().__init__(reason.key)
        self.code = code
        self.reason = reason
        self.final = final


class Connection:
    """One socket: who is there, what they have been told, and what waits to be sent."""

    def __init__(self, websocket: Socket, table: str, guest: Identity | None, caller: Caller, base: str) -> None:
        self.websocket = websocket
        self.table = table
        self.guest = guest
        self.caller = caller  # for the limits
        self.base = base
        self.mark: str | None = None  # of what is on the screen; None: who knows no brief messages
        self.version = 0
        self.revision: int | None = None  # of the table, as it was last told
        self.missed = 0.0  # the revision others were told while it was found out what one has to be told
        self.my_turn = False
        self.muted: set[str] = set()
        self.closing: Closed | None = None
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._bytes = 0  # that wait

    @property
    def identity(self) -> str | None:
        """The secret id of whoever is there."""
        return None if self.guest is None else self.guest.id

    @property
    def whose(self) -> tuple[str, str, str]:
        """Whose it is to wait for what is thought about for them."""
        return self.caller.address, self.caller.name, self.table

    def send(self, told: protocol.FromServer | str) -> None:
        """Put a message into the queue, written already or not; a client that reads nothing is let go."""
        if self._waiting.qsize() < MOST_WAITING and self._bytes < MOST_BYTES:
            text = told if isinstance(told, str) else told.model_dump_json()
            self._bytes += len(text)
            self._waiting.put_nowait(text)
        else:
            self.close(Closed(TOO_MANY, message("closing-too-slow")))

    def close(self, closed: Closed) -> None:
        """Say a last word and close, after what is already in the queue."""
        if self.closing is None:
            self.closing = closed
            self._waiting.put_nowait(None)

    async def write(self) -> None:
        """Send what is in the queue, until the socket is closed."""
        while (told := await self._waiting.get()) is not None:
            await self.websocket.send_text(told)
            self._bytes -= len(told)
            del told  # it is kept for nobody while the next is waited for
        assert self.closing is not None
        last = protocol.Closing(reason=self.closing.reason.plain(), final=self.closing.final)
        await self.websocket.send_text(last.model_dump_json())
        await self.websocket.close(self.closing.code)
