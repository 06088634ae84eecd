"""Connections: how many there may be, from where, and for how long one may neither speak nor listen.

Whoever only holds a connection gives way to whoever comes; with room for nobody, whoever comes is sent away.
"""

import asyncio
import time
from typing import Any, cast

import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts as TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from scholars.server.addresses import address
from scholars.server.buckets import Buckets
from scholars.server.crowd import Crowd
from scholars.server.logs import log
from scholars.server.settings import Limits

try:
    import resource
except ImportError:  # not every system has such limits
    resource = None  # type: ignore[assignment]

IDLE_SECONDS = 20.0  # a connection over which no request comes for so long is closed, at the next look
UNREAD_SECONDS = 20.0  # a connection over which nothing of what waits is read for so long is cut
KEPT_FOR_OTHERS = 128  # descriptors for the database, the bots and files
MOST_DESCRIPTORS = 65_536
MAX_WRITE_BUFFER_BYTES = 1_000_000  # that wait for the other end of a socket; the largest message has a tenth
CHUNK_BYTES = 4_096  # of what a socket receives, parsed at once
POLICY_VIOLATION = 1008
QUIET_SECONDS = 60.0  # between two lines of the log about the same want


def descriptors() -> int:
    """Have as many descriptors as the system gives without asking; how many those are."""
    if resource is None:
        return MOST_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # then with those there are
        return soft
    return wanted


class Doors:
    """How many connections there may be, in all and from each address; a proxy stands for many."""

    def __init__(self, limits: Limits, proxies: list[str], descriptors: int = MOST_DESCRIPTORS) -> None:
        self.limits = limits
        self.proxies = proxies
        self.descriptors = descriptors
        self.crowd = Crowd(limits)
        self._noted: dict[str, float] = {}

    def admit(self, came: "Impatient") -> None:
        """Make room for whoever came, or send them away."""
        crowd = self.crowd
        crowd.come(came)
        if crowd.number_from(came.came_from) > self.limits.connections_each and not self._is_proxy(came.peer):
            self._make_room(came, came.came_from)
        elif crowd.number() > max(1, self.limits.connections) or crowd.here > self._bearable():
            self._make_room(came, None)

    def _bearable(self) -> int:
        """How many one process has descriptors for."""
        return max(1, self.descriptors - KEPT_FOR_OTHERS)

    def _is_proxy(self, peer: str) -> bool:
        """Whether what somebody says of others is believed, as uvicorn does."""
        return "*" in self.proxies or peer in TrustedHosts(self.proxies)

    def _make_room(self, came: "Impatient", address: str | None) -> None:
        """Let go of whoever has been idle for longest; of whoever came if all are at work."""
        self.note("connections_full")
        given_up = cast("Impatient", self.crowd.longest_idle(came, address) or came)
        given_up.transport.abort()
        given_up.connections.discard(given_up)
        self.crowd.go(given_up)

    def note(self, what: str) -> None:
        """Write into the log that there is too much, once in a while."""
        now = time.monotonic()
        if now - self._noted.get(what, -QUIET_SECONDS) >= QUIET_SECONDS:
            self._noted[what] = now
            log.warning(what)

    def hear(self, loop: asyncio.AbstractEventLoop, told: dict[str, Any]) -> None:
        """What the loop complains about; that there are no descriptors it says a thousand times over."""
        if isinstance(told.get("exception"), OSError) and "accept" in str(told.get("message")):
            self.note("out_of_descriptors")
        else:
            loop.default_exception_handler(told)


class Config(uvicorn.Config):
    """What uvicorn is told, with the doors."""

    def __init__(self, app: Any, doors: Doors, **more: Any) -> None:
        super().__init__(app, http=Impatient, ws=Patient, **more)
        self.doors = doors


class _Watched:
    """A connection that is looked at now and then, until it is lost: whoever does not read is cut off."""

    loop: asyncio.AbstractEventLoop
    config: uvicorn.Config
    transport: asyncio.Transport
    client: tuple[str, int] | None

    @property
    def idle(self) -> bool:
        """Whether nothing is being done over it; whoever sits at a table is at work."""
        return False

    @property
    def crowd(self) -> Crowd:
        """All who are connected."""
        return cast("Config", self.config).doors.crowd

    def begin_to_look(self) -> None:
        """It was made just now."""
        self.since = self.loop.time()
        self.peer = self.client[0] if self.client else ""
        self.came_from = address({"client": self.client})
        self._unread = 0  # bytes that waited at the last look
        self._reads = self.since  # when something of it was last read
        self._unread_look: asyncio.TimerHandle | None = None
        self._look_for_readers_later()

    def resume_writing(self) -> None:
        """Much of what waited was read."""
        self._reads = self.loop.time()
        super().resume_writing()  # type: ignore[misc] # of the protocol this is mixed into

    def connection_lost(self, exc: Exception | None) -> None:
        """There is nothing more to look at."""
        self.crowd.go(self)
        if self._unread_look is not None:
            self._unread_look.cancel()
        super().connection_lost(exc)  # type: ignore[misc] # of the protocol this is mixed into

    def _look_for_readers_later(self) -> None:
        self._unread_look = self.loop.call_later(UNREAD_SECONDS / 4, self.look_for_readers)

    def look_for_readers(self) -> None:
        """Cut the connection if what waits has not become less for too long, also while it is being closed."""
        waits = self.transport.get_write_buffer_size()
        if waits == 0 or waits < self._unread:
            self._reads = self.loop.time()
        self._unread = waits
        if self.loop.time() - self._reads >= UNREAD_SECONDS:
            self.transport.abort()
        else:
            self._look_for_readers_later()


class Impatient(_Watched, H11Protocol):
    """A connection for requests: whoever finishes none is let go."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Begin to look."""
        super().connection_made(transport)
        self.begin_to_look()
        self._look_later()
        cast("Config", self.config).doors.admit(self)

    @property
    def idle(self) -> bool:
        """Whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete

    def handle_websocket_upgrade(self, event: Any) -> None:
        """It becomes a socket, which is looked at by itself."""
        if self._unread_look is not None:
            self._unread_look.cancel()
        self.crowd.go(self)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Idle from now on."""
        self.since = self.loop.time()
        super().on_response_complete()

    def _look_later(self) -> None:
        self.loop.call_later(IDLE_SECONDS, self._look, self.cycle)

    def _look(self, before: object) -> None:
        """Close if there is still no request, or none after the one that was answered before the last look."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return  # gone, or a socket by now
        if self.idle and self.cycle is before:
            self.transport.close()
        else:
            self._look_later()

    def send_400_response(self, msg: str) -> None:
        """Answer what cannot be read, once: the app may be answering the part that could."""
        if self.cycle is not None:
            self.cycle.disconnected = True
        super().send_400_response(msg)


class Patient(_Watched, WebSocketsSansIOProtocol):
    """A socket: whoever sits at a table may think for as long as they like, and has to listen.

    The app counts messages. Frames that never reach it are counted here: pings, pongs, fragments, and whatever comes
    after the socket was closed.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to look."""
        super().connection_made(transport)
        self.begin_to_look()
        self.crowd.come(self)
        self._control_frames = Buckets(cast("Config", self.config).doors.limits.control_frames)

    def data_received(self, data: bytes) -> None:
        """Parse a little at a time, so that a flood is cut after little of it."""
        for start in range(0, len(data), CHUNK_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + CHUNK_BYTES])

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._count_frame():
            super().handle_ping()
            self._check_write_buffer()

    def handle_pong(self, event: Frame) -> None:
        """Note that the other end is there."""
        if self._count_frame():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        """Receive a message, or its first fragment."""
        if self._is_message(event) or self._count_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same of bytes."""
        if self._is_message(event) or self._count_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Receive a further fragment."""
        if self._count_frame():
            super().handle_cont(event)

    async def send(self, message: Any) -> None:
        """Send a message of the app."""
        await super().send(message)
        self._check_write_buffer()

    def _is_message(self, event: Frame) -> bool:
        """Whether a frame is a whole message, which the app counts."""
        return event.fin and not self.close_sent

    def _count_frame(self) -> bool:
        """Whether a frame that the app never sees may still be handled; too many of them close the socket."""
        if self.transport.is_closing():
            return False
        if self._control_frames.take(""):
            return True
        self.conn.fail(POLICY_VIOLATION, "too many control frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False

    def _check_write_buffer(self) -> None:
        """Cut the connection if the other end asks for much more than it reads."""
        if self.transport.get_write_buffer_size() > MAX_WRITE_BUFFER_BYTES:
            self.transport.abort()
