"""A crowd at the door: connections that only stand there keep nobody out, and make no noise."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from urllib.request import urlopen

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kit.patience import PATIENCE
from kit.serving import Guest, Served, connected, served, until
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


def open_socket(guest: Guest, raw: socket.socket) -> None:
    """Open the socket of a table of one's own over a connection whose frames a test makes by itself."""
    table = guest.set_table({"kind": "me"}, {"kind": "here"})
    head = f"GET /api/tables/{table}/socket?protocol={PROTOCOL} HTTP/1.1\r\n"
    head += f"Host: 127.0.0.1\r\nCookie: {guest.cookie}\r\n"
    head += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    raw.sendall(f"{head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
    received = b""
    while b'"type":"table"' not in received:
        received += raw.recv(65_536)


def frame(opcode: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A frame of a client, masked with nothing."""
    return bytes([(0x80 if final else 0) | opcode, 0x80 | len(payload), 0, 0, 0, 0]) + payload


CONT, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA
REASON = b"too many control frames"
CLOSE_1008 = bytes([0x88, 2 + len(REASON)]) + (1008).to_bytes(2, "big") + REASON


class TestControlFrames:
    """Pings, pongs and fragments never reach the app, and are counted all the same."""

    @pytest.fixture
    def standing_clock(self, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
        """Buckets fill up when the test says so."""
        now = SimpleNamespace(monotonic=lambda: 1.0)
        monkeypatch.setattr("scholars.server.buckets.time", now)
        return now

    @pytest.mark.parametrize(
        "flood", [frame(PING), frame(PONG), frame(CONT, final=False)], ids=["ping", "pong", "cont"]
    )
    @pytest.mark.usefixtures("standing_clock")
    def test_a_flood_is_cut_after_little_of_it(
        self, shared: Served, monkeypatch: pytest.MonkeyPatch, flood: bytes
    ) -> None:
        """However much of it has come already; the socket of somebody else serves on."""
        handled: list[object] = []
        for name in ("handle_ping", "handle_pong", "handle_cont"):
            note(monkeypatch, name, handled)
        with shared.guest("Ada") as ada, shared.guest("Ben") as ben, connected(shared) as raw:
            sits = ben.sit(ben.set_table({"kind": "me"}, {"kind": "here"}))
            open_socket(ada, raw)
            handled.clear()
            raw.sendall(frame(TEXT, b"x", final=False) + flood * 10_000)
            read_all(raw)
            assert 190 <= len(handled) <= 200
            assert sits.choose(sits.options[0])["result"] == "done"

    def test_so_many_a_second_are_no_flood(self, shared: Served, standing_clock: SimpleNamespace) -> None:
        """A client may ask again and again whether the server is there."""
        with shared.guest("Ada") as ada, connected(shared) as raw:
            open_socket(ada, raw)
            for second in range(1, 30):
                standing_clock.monotonic = lambda at=float(second): at
                raw.sendall(frame(PING, f"{second:03}".encode()) * 20)
                answer = b"\x8a\x03" + f"{second:03}".encode()
                received = b""
                while received.count(answer) < 20:
                    received += raw.recv(65_536)

    @pytest.mark.usefixtures("standing_clock")
    def test_messages_in_fragments_are_counted_too(self, shared: Served) -> None:
        """Each fragment but the last is no message yet."""
        with shared.guest("Ada") as ada, connected(shared) as raw:
            open_socket(ada, raw)
            raw.sendall((frame(TEXT, final=False) + frame(CONT)) * 100 + frame(PING))
            assert read_all(raw).endswith(CLOSE_1008)


def note(monkeypatch: pytest.MonkeyPatch, name: str, handled: list[object]) -> None:
    """Note each frame that is handled as uvicorn does it, once it was counted."""
    handle = getattr(WebSocketsSansIOProtocol, name)

    def noting(self: object, *frames: object) -> None:
        handled.append(name)
        handle(self, *frames)

    monkeypatch.setattr(WebSocketsSansIOProtocol, name, noting)


def read_all(raw: socket.socket) -> bytes:
    """Everything that comes until the server closes the connection."""
    received = b""
    try:
        while more := raw.recv(65_536):
            received += more
    except ConnectionResetError:
        pass  # the server closed before it had read everything
    return received


def test_a_connection_is_cut_when_too_much_waits_to_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, and not when nothing was read for a while."""
    monkeypatch.setattr(connections, "MAX_WRITE_BUFFER_BYTES", 0)
    monkeypatch.setattr(connections.Patient, "look_for_readers", lambda _socket: None)
    with served(tmp_path) as server, server.guest("Ada") as ada, connected(server) as raw:
        open_socket(ada, raw)
        (patient,) = [item for item in there(server) if isinstance(item, connections.Patient)]
        monkeypatch.setattr(patient.transport, "get_write_buffer_size", lambda: 1, raising=False)
        raw.sendall(frame(PING))
        until(lambda: patient not in there(server))
