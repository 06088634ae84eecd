"""A server as a process: it listens, serves until it is told to stop, and stops with everything stored."""

import asyncio
import gc
import socket
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn
from fastapi import FastAPI

from scholars.server.app import application
from scholars.server.connections import Config, Doors, descriptors
from scholars.server.services import Services
from scholars.server.settings import Settings

STOP_SECONDS = 10
PING_SECONDS = 10.0  # a socket is asked whether it is there
PONG_SECONDS = 15.0  # one that does not answer for so long is closed


class CannotListen(Exception):
    """The port cannot be used; the sentence says which."""


@dataclass(frozen=True, slots=True)
class Listener:
    """Where a server listens."""

    socket: socket.socket
    address: str


def listen(host: str, port: int, shared: bool = False, kept: bool = False) -> Listener:
    """A socket to listen on; port 0 finds a free one. Several processes may share one, and another keep it for them.

    One that is shared begins to listen when it serves: till then whoever comes is for the others.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        if kept and port:
            socket.create_server((host, port), family=family).close()  # of other servers none may have it
        made = _bound(family, (host, port)) if kept or shared else socket.create_server((host, port), family=family)
    except OSError as fault:
        raise CannotListen(f"{host}, port {port} cannot be used: {fault.strerror or fault}.") from None
    # what is sent goes at once, and does not wait for an answer to what went before; connections inherit it
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    named = f"[{host}]" if family == socket.AF_INET6 else host
    return Listener(made, f"http://{named}:{made.getsockname()[1]}/")


def _bound(family: int, where: tuple[str, int]) -> socket.socket:
    """A socket at a port that others may have too: nobody is heard there yet."""
    made = socket.socket(family)
    for option in (socket.SO_REUSEADDR, socket.SO_REUSEPORT):
        made.setsockopt(socket.SOL_SOCKET, option, 1)
    made.bind(where)
    return made


class _Server(uvicorn.Server):
    """Says goodbye before it closes anything."""

    def __init__(self, config: Config, services: Services, started: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self.tell_started = started
        self.services = services
        services.hosting.orders.draining.stop = self._stop
        self.doors = config.doors

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen; what the loop complains about is heard."""
        asyncio.get_running_loop().set_exception_handler(self.doors.hear)
        await super().startup(sockets)
        self.tell_started()

    def _stop(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell every socket that the server stops; what is under way is stored."""
        await self.services.sockets.close()
        await super().shutdown(sockets)


def server_of(
    app: FastAPI, settings: Settings, proxies: str = "127.0.0.1", started: Callable[[], None] = lambda: None
) -> uvicorn.Server:
    """The server of an app. From the proxies named, what they say of the client is believed."""
    believed = [name.strip() for name in proxies.split(",")]
    doors = Doors(settings.limits, believed, descriptors())
    app.state.services.shares.share("connections", doors.crowd)
    config = Config(
        app,
        doors=doors,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        ws_max_size=4 * settings.limits.message_bytes,  # the limit itself is answered in words
        ws_per_message_deflate=False,  # some KB a choice; compressing them costs every socket more memory than a table
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
    )
    return _Server(config, app.state.services, started)


def serve(
    settings: Settings, listener: Listener, proxies: str = "127.0.0.1", started: Callable[[], None] = lambda: None
) -> None:
    """Serve until interrupted; says when it has begun."""
    app = application(settings)
    app.state.services.database.address = listener.address
    server = server_of(app, settings, proxies, started)
    _spare_what_stays()
    with listener.socket:
        server.run(sockets=[listener.socket])


def _spare_what_stays() -> None:
    """Look for garbage among new things: to go through the catalogue again and again makes everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
