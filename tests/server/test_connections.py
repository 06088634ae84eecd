"""A crowd at the door: connections that only stand there keep nobody out, and make no noise."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from kit.patience import PATIENCE
from kit.serving import Served, connected, served, until
from scholars.server import connections
from scholars.server.settings import Limits
from scholars.server.wire.protocol import PROTOCOL

FEW = 200  # descriptors


@contextmanager
def idle(server: Served, count: int) -> Iterator[list[socket.socket]]:
    """So many connections, all of which the server has seen."""
    with ExitStack() as held:
        yield [held.enter_context(connected(server)) for _ in range(count)]


def there(server: Served) -> set[connections.Impatient | connections.Patient]:
    """The connections a server has."""
    return server._server.server_state.connections  # type: ignore[return-value] # noqa: SLF001 - what it counts itself


@pytest.mark.skipif(os.name == "nt", reason="Windows has no limit of descriptors")
def test_more_connections_than_descriptors(tmp_path: Path) -> None:
    """Whoever asks is answered, and the log has a line or two, not one for each."""
    few = f"import resource, runpy; resource.setrlimit(resource.RLIMIT_NOFILE, ({FEW}, {FEW})); "
    few += "runpy.run_module('scholars', run_name='__main__')"
    process = subprocess.Popen(
        [sys.executable, "-c", few, "serve", "--data", str(tmp_path), "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:([0-9]+)/", process.stdout.readline())
        assert found
        with ExitStack() as held:
            for _ in range(2 * FEW):
                held.enter_context(socket.create_connection(("127.0.0.1", int(found[1])), timeout=PATIENCE))
            with urlopen(f"{found[0]}healthz", timeout=PATIENCE) as answer:  # noqa: S310 - the address is our own
                assert answer.read() == b"ok\n"
    finally:
        process.terminate()
        _, complaints = process.communicate()
    assert "connections_full" in complaints
    assert "Traceback" not in complaints
    assert len(complaints.splitlines()) < 10


def test_where_descriptors_run_out_all_the_same_it_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    """The loop says it for each connection that waits, with a traceback."""
    doors = connections.Doors(Limits(), [])
    for _ in range(100):
        doors.hear(None, {"message": "socket.accept() out of system resource", "exception": OSError(24, "Too many")})  # type: ignore[arg-type]
    assert capsys.readouterr().err.count("\n") <= 1


def test_as_many_descriptors_as_there_are() -> None:
    """The limit is raised as far as nobody has to be asked."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
        assert connections.descriptors() == min(hard, connections.MOST_DESCRIPTORS)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class TestRoom:
    """In all, and for one address."""

    def test_whoever_only_holds_a_connection_gives_way(self, tmp_path: Path) -> None:
        """The longest idle first; who sits at a table stays."""
        with served(tmp_path, limits=Limits(connections=8)) as server, server.guest("Ada") as ada:
            sits = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"}))
            with idle(server, 20) as held:
                until(lambda: len(there(server)) <= 8)
                assert held[0].recv(1) == b""
                assert ada.get("/api/me")["name"] == "Ada"
                assert sits.choose(sits.options[0])["result"] == "done"

    def test_one_address_has_its_share(self, tmp_path: Path) -> None:
        """A proxy stands for many, so it is not held to it."""
        with served(tmp_path, limits=Limits(connections_each=3)) as server:
            with idle(server, 6):
                until(lambda: len(there(server)) == 6)  # 127.0.0.1 is believed as a proxy
            until(lambda: not there(server))
            server._server.config.doors.proxies.clear()  # type: ignore[attr-defined] # noqa: SLF001
            with idle(server, 6) as held:
                assert held[0].recv(1) == b""
                until(lambda: len(there(server)) == 3)


def test_a_socket_nobody_reads_from_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing it would wait for the very bytes that are not read, and keep them."""
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.4)
    with served(tmp_path) as server, server.guest("Ada") as ada, socket.socket() as raw:
        table = ada.set_table({"kind": "me"}, {"kind": "here"})
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        raw.connect(("127.0.0.1", int(server.address.rpartition(":")[2])))
        raw.settimeout(PATIENCE)
        head = f"GET /api/tables/{table}/socket?protocol={PROTOCOL} HTTP/1.1\r\n"
        head += f"Host: 127.0.0.1\r\nCookie: {ada.cookie}\r\n"
        head += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        raw.sendall(f"{head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        until(lambda: any(isinstance(one, connections.Patient) for one in there(server)))
        again = b'{"type": "resume", "version": 0}'
        frame = bytes([0x81, 0x80 | len(again), 0, 0, 0, 0]) + again  # masked with nothing
        for _ in range(400):
            try:
                raw.sendall(frame)
            except OSError:
                break  # it is cut already
        until(lambda: not any(isinstance(one, connections.Patient) for one in there(server)))
        until(lambda: not server.services.broadcast.at(table))
