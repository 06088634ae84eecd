"""Whoever connects and says nothing, or says it for ever, or does not listen, keeps no place from others."""

import socket
from typing import Any, cast

import pytest

from kit.serving import PATIENCE, Served
from scholars.server import protocol
from scholars.server.connection import MOST_WAITING, Connection

MOMENT = 0.05  # seconds; nobody else asks anything while it is so short
IDLE, BODY = "scholars.server.running.IDLE_SECONDS", "scholars.server.limits.BODY_SECONDS"


def answer_to(server: Served, sent: bytes) -> bytes:
    """What a server answers, until it closes the connection."""
    port = int(server.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as raw:
        raw.sendall(sent)
        answered = b""
        while received := raw.recv(4_096):
            answered += received
    return answered


@pytest.mark.parametrize("sent", [b"", b"GET /api/me HTTP/1.1\r\nHost: here\r\nX-"])
def test_whoever_finishes_no_request_is_let_go(shared: Served, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    """Whether they have begun one or not."""
    monkeypatch.setattr(IDLE, MOMENT)
    assert answer_to(shared, sent) == b""


def test_whoever_begins_a_second_request_and_does_not_finish_it_is_let_go(
    shared: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the first was answered."""
    monkeypatch.setattr(IDLE, MOMENT)
    whole = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
    assert answer_to(shared, whole + b"GET /api/me HTTP/1.1\r\nX-").count(b"HTTP/1.1 200") == 1


def test_a_body_that_does_not_come_is_not_waited_for(shared: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused in one sentence."""
    with shared.guest("Ada") as ada:
        monkeypatch.setattr(BODY, MOMENT)
        head = f"POST /api/tables HTTP/1.1\r\nHost: here\r\nCookie: {ada.cookie}\r\n"
        head += "Content-Type: application/json\r\nContent-Length: 100\r\nConnection: close\r\n\r\n{"
        answered = answer_to(shared, head.encode())
        assert answered.startswith(b"HTTP/1.1 408 ")
        assert b"refused-unreadable" in answered


def test_whoever_sits_at_a_table_may_think(shared: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket is asked now and then whether it is still there, and that is all."""
    with shared.guest("Ada") as ada:
        table = ada.set_table({"kind": "me"}, {"kind": "here"})
        monkeypatch.setattr(IDLE, 1.5)
        socket = ada.sit(table)
        assert answer_to(shared, b"") == b""  # so the socket was looked at as well
        assert socket.choose(socket.options[0])["result"] == "done"


def test_whoever_does_not_read_is_let_go() -> None:
    """What they are told waits for them, but not without end."""
    there = Connection(cast("Any", None), "table", None, "somebody", "http://here")  # nothing is sent
    told = protocol.Taken(id=None, result="done", version=0)
    for _ in range(MOST_WAITING):
        there.send(told)
    assert there.closing is None
    there.send(told)
    assert there.closing is not None
    assert (there.closing.code, there.closing.reason.key) == (4008, "closing-too-slow")
