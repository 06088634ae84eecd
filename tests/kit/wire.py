"""The way from browsers to a server, which can go dead: nothing is closed, and nothing comes through any more."""

import socket
import threading
from contextlib import suppress
from typing import Self


class Wire:
    """Passes on what comes at an address of its own, until it goes dead."""

    def __init__(self, address: str) -> None:
        self._to = ("127.0.0.1", int(address.rpartition(":")[2]))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.connections = 0  # that were made so far
        self._dead = threading.Event()  # for the connections made since the last repair
        self._ends: list[socket.socket] = []

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        for end in (self._listener, *self._ends):
            with suppress(OSError):  # it may be gone already
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def go_dead(self) -> None:
        """Let nothing through any more."""
        self._dead.set()

    def repair(self) -> None:
        """Let new connections through; those made before stay dead."""
        self._dead = threading.Event()

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listener.accept()
            except OSError:
                return
            server = socket.create_connection(self._to)
            self._ends += [browser, server]
            self.connections += 1
            for source, target in ((browser, server), (server, browser)):
                threading.Thread(target=_pass_on, args=(source, target, self._dead), daemon=True).start()


def _pass_on(source: socket.socket, target: socket.socket, dead: threading.Event) -> None:
    with suppress(OSError):  # one of the ends is gone
        while part := source.recv(65_536):
            if not dead.is_set():
                target.sendall(part)
        if not dead.is_set():
            target.shutdown(socket.SHUT_WR)
