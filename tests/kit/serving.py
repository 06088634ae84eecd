"""A server to test against, and guests who come to it over real HTTP and real sockets."""

import asyncio
import json
import logging
import os
import random
import socket as plain_sockets
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Self, TypeVar

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kit.patience import PATIENCE
from kit.ports import kept_port
from kit.random_games import IDLE
from scholars.server.app import application
from scholars.server.log_writing import write_from
from scholars.server.process import listen, server_of
from scholars.server.settings import Limits, Rate, Settings
from scholars.server.wire.protocol import PROTOCOL

if TYPE_CHECKING:
    from scholars.server.services import Services

Json = dict[str, Any]
Result = TypeVar("Result")
PLENTY = Rate(1_000_000, 1_000_000)
write_from(logging.ERROR)
ROOMY = Limits(
    requests=PLENTY,
    guests=PLENTY,
    messages=PLENTY,
    chat=PLENTY,
    uploads=PLENTY,
    whole_views=PLENTY,
    new_tables=PLENTY,
    tables=10_000,
)


class Served:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.listener = listen("127.0.0.1", 0)
        self.address = self.listener.address.rstrip("/")
        self.app = application(settings)
        self.services: Services = self.app.state.services
        self._server = server_of(self.app, settings)
        self._thread = threading.Thread(target=self._run)
        self._loop = asyncio.new_event_loop()

    def _run(self) -> None:
        with self.listener.socket:
            self._loop.run_until_complete(self._server.serve(sockets=[self.listener.socket]))
        self._loop.close()

    def start(self) -> "Served":
        """Serve; come back when it does."""
        self._thread.start()
        until(lambda: self._server.started)
        return self

    def stop(self) -> None:
        """Stop as after Ctrl-C."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def guest(self, name: str, household: int | None = None) -> "Guest":
        """Somebody who comes to it; those with other households have other internet connections."""
        return Guest(self.address, name, household)


@contextmanager
def served(data: Path, **more: Any) -> Iterator[Served]:
    """A server with a folder of its own, and limits nobody meets by accident."""
    told: dict[str, Any] = {"limits": ROOMY, "sweep_seconds": 0.1, **more}
    server = Served(Settings(data, **told)).start()
    try:
        yield server
    finally:
        server.stop()


def connected(server: Served) -> plain_sockets.socket:
    """A connection over which nothing is said."""
    return plain_sockets.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])), timeout=PATIENCE)


class Guest:
    """Somebody with a name, in a browser of their own."""

    def __init__(self, address: str, name: str | None = None, household: int | None = None) -> None:
        # a connection is not used again at the very moment at which the server closes it, after 5 seconds
        kept = httpx2.Limits(keepalive_expiry=2.0)
        # nothing here is encrypted, and to read all certificates of the system takes longer than most tests
        self.http = httpx2.Client(base_url=address, timeout=PATIENCE, trust_env=False, limits=kept, verify=False)
        self.address = address
        # the server believes what a proxy on its own machine says
        self.forwarded = {} if household is None else {"X-Forwarded-For": f"192.0.2.{household}"}
        self.http.headers.update(self.forwarded)
        self._sockets: list[TableSocket] = []
        if name is not None:
            self.me: Json = self.put("/api/me", {"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for socket in self._sockets:
            socket.close()
        self.http.close()

    @staticmethod
    def told(answer: httpx2.Response, status: int = 200) -> Json:
        """The body of an answer that has to have a status."""
        assert answer.status_code == status, answer.text
        body: Json = answer.json() if answer.content else {}
        return body

    def get(self, path: str, status: int = 200) -> Json:
        """Ask for something."""
        return self.told(self.http.get(path), status)

    def put(self, path: str, body: Json, status: int = 200) -> Json:
        """Change something."""
        return self.told(self.http.put(path, json=body), status)

    def post(self, path: str, body: Json | None = None, status: int = 200) -> Json:
        """Have something done."""
        return self.told(self.http.post(path, json=body), status)

    def refusal(self, method: str, path: str, status: int, body: Json | None = None) -> str:
        """The key of the sentence with which something is refused."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        key: str = answer.json()["refusal"]["key"]
        return key

    def set_table(self, *seats: Json, **more: Any) -> str:
        """Set a table; by default for oneself and one open seat."""
        wanted = list(seats) or [{"kind": "me"}, {"kind": "open"}]
        made: str = self.post("/api/tables", {"seats": wanted, **more})["table"]
        return made

    def invitation(self, table: str, seat: int) -> str:
        """The secret of the invitation to an open seat."""
        link: str = self.get(f"/api/tables/{table}")["seats"][seat]["invitation"]
        return link.partition("#")[2]

    def join(self, table: str, secret: str) -> Json:
        """Sit down with an invitation."""
        return self.post(f"/api/tables/{table}/join", {"secret": secret})

    def sit(self, table: str, version: int | None = None, mark: str | None = None) -> "TableSocket":
        """Open the socket of a table."""
        socket = TableSocket(self.address, table, self.cookie, version, mark, self.forwarded)
        self._sockets.append(socket)
        return socket

    def sit_again(self, before: "TableSocket", address: str | None = None) -> "TableSocket":
        """Come back to a table as a browser does that has lost its socket, with what it has on the screen."""
        last = before.last
        told = (last["table"]["table"], self.cookie, last["version"], last["mark"])
        socket = TableSocket(address or self.address, *told)
        socket.last = socket.last or last
        self._sockets.append(socket)
        return socket

    @property
    def cookie(self) -> str:
        """What the browser keeps."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class TableSocket:
    """The socket of a table, with the last the server said of it."""

    def __init__(
        self,
        address: str,
        table: str,
        cookie: str,
        version: int | None = None,
        mark: str | None = None,
        forwarded: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        query = f"?protocol={PROTOCOL}" + ("" if version is None else f"&version={version}")
        query += "" if mark is None else f"&mark={mark}"
        headers = {**forwarded, **({"Cookie": cookie} if cookie else {})}
        opening = connect(
            f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}",
            additional_headers=headers,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            close_timeout=0.1,  # whoever has not read everything would wait for the goodbye behind it
        )
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(opening)
        self.last: Json = {}
        self.here: Json = {}  # who was last said to be there, in a few words
        self.chat: list[Json] = []
        self.closing: Json | None = None
        self.heartbeats = 0
        self._id = 0
        self.first = self.receive()

    def close(self) -> None:
        """Go away."""
        self._open.close()

    def receive(self, patience: float = PATIENCE) -> Json:
        """The next message; heartbeats come in between at any time."""
        told: Json = json.loads(self.socket.recv(patience))
        while told["type"] == "heartbeat":
            self.heartbeats += 1
            told = json.loads(self.socket.recv(patience))
        if told["type"] == "table":
            self.last = told
        elif told["type"] == "here":
            self.here = told
        elif told["type"] == "chat":
            self.chat.append(told["line"])
        elif told["type"] == "closing":
            self.closing = told
        return told

    def send(self, **message: Any) -> int:
        """Send a message, with an id of its own."""
        self._id += 1
        self.socket.send(json.dumps(message | {"id": self._id}))
        return self._id

    def ask(self, **message: Any) -> Json:
        """Send a message and wait for its answer."""
        number = self.send(**message)
        while True:
            told = self.receive()
            if told["type"] != "table" and told.get("id") == number:
                return told

    def refusal(self, **message: Any) -> str:
        """The key of the sentence with which a message is refused."""
        told = self.ask(**message)
        assert told["type"] == "refused", told
        key: str = told["refusal"]["key"]
        return key

    def wait(self, condition: Callable[[Json], bool], patience: float = PATIENCE) -> Json:
        """Wait until what the server last said of the table is as it should be."""
        end = time.monotonic() + patience
        while not condition(self.last):
            self.receive(max(0.01, end - time.monotonic()))
        return self.last

    @property
    def version(self) -> int:
        """The version of the table."""
        number: int = self.last["version"]
        return number

    @property
    def asked(self) -> int | None:
        """The seat that is asked."""
        question = self.last["play"]["question"]
        return None if question is None else question["seat"]

    @property
    def options(self) -> list[str]:
        """What one can choose, in notation; nothing if it is not one's turn."""
        question = self.last["play"]["question"]
        return [] if question is None else [option["notation"] for option in question["options"] or ()]

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return bool(self.last["table"]["status"] == "finished")

    def choose(self, choice: str, **more: Any) -> Json:
        """Take an option."""
        return self.ask(type="choose", version=self.version, choice=choice, **more)

    def closed(self) -> int:
        """Read on until the server closes the socket; the code with which it does."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return int(closed.rcvd.code)


def play_on(sockets: list[TableSocket], chance: random.Random, choices: int = 10_000) -> int:
    """Let whoever is asked choose at random, until the game is over or so many choices were taken."""
    taken = 0
    while in_step(sockets) and taken < choices and not sockets[0].finished:
        asked = next(socket for socket in sockets if socket.options)
        assert asked.choose(chance.choice(asked.options))["result"] == "done"
        taken += 1
    return taken


def finish(sockets: list[TableSocket], chance: random.Random) -> None:
    """Bring a game to its end for whoever needs a finished one: all is left that can be, in a third of the choices."""
    while in_step(sockets) and not sockets[0].finished:
        asked = next(socket for socket in sockets if socket.options)
        idle = [option for option in asked.options if option in IDLE]
        assert asked.choose(chance.choice(idle or asked.options))["result"] == "done"


def in_step(sockets: list[TableSocket]) -> bool:
    """Wait until all have been told the newest any of them has."""
    version = max(socket.version for socket in sockets)
    for socket in sockets:
        socket.wait(lambda last: bool(last["version"] >= version))
    return True


def two_at_a_table(server: Served, **more: Any) -> tuple[Guest, Guest, str]:
    """Ada and Ben, at a table for two that has begun."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.set_table(**more)
    ben.join(table, ada.invitation(table, 1))
    return ada, ben, table


def sat_down(server: Served, **more: Any) -> tuple[Guest, Guest, list[TableSocket]]:
    """Ada and Ben at a table that has begun, with their sockets."""
    ada, ben, table = two_at_a_table(server, **more)
    return ada, ben, [ada.sit(table), ben.sit(table)]


def until(condition: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError("what was waited for does not come")
        time.sleep(0.01)


class Process:
    """A server as a process of its own, that can be killed and started again at the same data."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data = data
        self.arguments = arguments
        self.process: subprocess.Popen[str] | None = None
        self._open = ExitStack()

    def start(self) -> None:
        """Start it; come back when it listens."""
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "scholars", "serve", "--data", str(self.data)),
                *("--port", str(self.port), *self.arguments),
            ],
            env=os.environ | {"PYTHONIOENCODING": "utf-8"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        assert self.address in self.process.stdout.readline()

    def kill(self) -> None:
        """Pull the plug."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()

    def __enter__(self) -> Self:
        self.port = self._open.enter_context(kept_port())
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._open.close()
