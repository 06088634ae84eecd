"""Whoever connects and says nothing, or says it for ever, or does not listen, keeps no place from others."""

import contextlib
import socket
from typing import Any, cast

import pytest

from kit.patience import PATIENCE
from kit.serving import Served, until
from scholars.server import connections
from scholars.server.addresses import Caller
from scholars.server.wire import protocol
from scholars.server.wire.connection import MOST_WAITING, Connection

MOMENT = 0.05  # seconds; nobody else asks anything while it is so short
IDLE, BODY = "scholars.server.connections.IDLE_SECONDS", "scholars.server.limits.BODY_SECONDS"
BEGUN = b"GET /api/me HTTP/1.1\r\nHost: here\r\nX-"


class Looks:
    """The looks at connections that were to come later: here they come when the test says so."""

    def __init__(self, server: Served) -> None:
        self._server = server
        self._due: list[tuple[Any, object]] = []

    def later(self, connection: Any) -> None:
        """Instead of a clock: remember what is to be looked at, and how it is now."""
        self._due.append((connection, connection.cycle))

    def come(self) -> None:
        """Look at everything that was to be looked at, once there is something."""
        until(lambda: bool(self._due))
        self._server.do(self._look())

    async def _look(self) -> None:
        due, self._due = self._due, []
        for connection, before in due:
            connection._look(before)  # noqa: SLF001 - what the clock would call


@pytest.fixture
def looks(shared: Served, monkeypatch: pytest.MonkeyPatch) -> Looks:
    """Every look of the server from here on."""
    kept = Looks(shared)

    def look_later(connection: Any) -> None:
        kept.later(connection)

    monkeypatch.setattr(connections.Impatient, "_look_later", look_later)
    return kept


def connected(server: Served) -> socket.socket:
    """A connection to a server."""
    return socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])), timeout=PATIENCE)


def rest_of(raw: socket.socket) -> bytes:
    """What a server still answers until it closes the connection, whether it has read everything or not."""
    answered = b""
    with contextlib.suppress(ConnectionResetError):
        while received := raw.recv(4_096):
            answered += received
    return answered


def test_whoever_says_nothing_is_let_go(shared: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while."""
    monkeypatch.setattr(IDLE, MOMENT)
    with connected(shared) as raw:
        assert rest_of(raw) == b""


def test_whoever_finishes_no_request_is_let_go(shared: Served, looks: Looks) -> None:
    """At the first look."""
    with connected(shared) as raw:
        raw.sendall(BEGUN)
        looks.come()
        assert rest_of(raw) == b""


def test_whoever_begins_a_second_request_and_does_not_finish_it_is_let_go(shared: Served, looks: Looks) -> None:
    """After the first was answered, at the second look."""
    with connected(shared) as raw:
        raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        answered = b""
        while b"ok" not in answered:
            answered += raw.recv(4_096)
        assert answered.startswith(b"HTTP/1.1 200")
        raw.sendall(BEGUN)
        for _ in range(2):
            looks.come()
        assert rest_of(raw) == b""


def test_a_body_that_does_not_come_is_not_waited_for(shared: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused in one sentence."""
    with shared.guest("Ada") as ada:
        monkeypatch.setattr(BODY, MOMENT)
        head = f"POST /api/tables HTTP/1.1\r\nHost: here\r\nCookie: {ada.cookie}\r\n"
        head += "Content-Type: application/json\r\nContent-Length: 100\r\nConnection: close\r\n\r\n{"
        with connected(shared) as raw:
            raw.sendall(head.encode())
            answered = rest_of(raw)
        assert answered.startswith(b"HTTP/1.1 408 ")
        assert b"refused-unreadable" in answered


def test_whoever_sits_at_a_table_may_think(shared: Served, looks: Looks) -> None:
    """A socket is asked now and then whether it is still there, and that is all."""
    with shared.guest("Ada") as ada:
        table = ada.set_table({"kind": "me"}, {"kind": "here"})
        socket = ada.sit(table)
        looks.come()
        assert socket.choose(socket.options[0])["result"] == "done"


def test_whoever_does_not_read_is_let_go() -> None:
    """What they are told waits for them, but not without end."""
    there = Connection(cast("Any", None), "table", None, Caller(None, "somebody"), "http://here")  # nothing is sent
    told = protocol.Taken(id=None, result="done", version=0)
    for _ in range(MOST_WAITING):
        there.send(told)
    assert there.closing is None
    there.send(told)
    assert there.closing is not None
    assert (there.closing.code, there.closing.reason.key) == (4008, "closing-too-slow")
