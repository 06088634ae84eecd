"""Several processes of one server on one machine: they listen at the same port, and one that dies is replaced."""

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

from scholars.server import log_writing
from scholars.server.logs import log
from scholars.server.process import STOP_SECONDS, CannotListen, Listener, listen, serve
from scholars.server.settings import Settings

AGAIN = 1.0  # seconds between two starts of a process that dies at once


class Workers:
    """Starts so many processes, replaces those that die, and ends them all when it is told to stop."""

    def __init__(self, settings: Settings, host: str, port: int, proxies: str, number: int, level: int) -> None:
        if not hasattr(socket, "SO_REUSEPORT"):
            raise CannotListen("Several processes cannot listen at one port of this system.")
        each = max(1, settings.bot_processes // number)
        # It listens to nobody, and keeps the port for those that do.
        self.keeper = listen(host, port, kept=True)
        self.port = self.keeper.socket.getsockname()[1]
        self.told = (replace(settings, bot_processes=each), host, self.port, proxies, level)
        self.number = number
        self._context = multiprocessing.get_context("spawn")
        self._running: dict[BaseProcess, Connection] = {}
        self._stopping = False

    def serve(self, started: Callable[[], None]) -> None:
        """Serve until interrupted; says when all have begun."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._stop)
        try:
            for process in [self._start() for _ in range(self.number)]:
                wait([self._running[process], process.sentinel])
            if not self._stopping and all(process.is_alive() for process in self._running):
                started()
            self._replace_for_ever()
        finally:
            self._end()
            self.keeper.socket.close()

    def _start(self) -> BaseProcess:
        here, there = self._context.Pipe()
        process = self._context.Process(target=work, args=(there, *self.told))
        process.start()
        there.close()
        self._running[process] = here
        return process

    def _replace_for_ever(self) -> None:
        while self._running and not self._stopping:
            wait([process.sentinel for process in self._running], timeout=AGAIN)
            dead = [process for process in self._running if not process.is_alive()]
            for process in dead:
                self._running.pop(process).close()
                if process.exitcode and not self._stopping:  # else it was told to stop, as all are
                    log.error("worker_died", pid=process.pid, status=process.exitcode)
                    self._start()
            if dead:
                time.sleep(AGAIN)

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _end(self) -> None:
        for process in self._running:
            process.terminate()
        end = time.monotonic() + STOP_SECONDS + 5
        for process in self._running:
            process.join(max(0.1, end - time.monotonic()))
            process.kill()


def work(parent: Connection, settings: Settings, host: str, port: int, proxies: str, level: int) -> None:
    """What one of the processes does: it serves, and ends when its parent does."""
    log_writing.set_up(level)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    listener: Listener = listen(host, port, shared=True)
    serve(settings, listener, proxies, started=lambda: parent.send(os.getpid()))


def _end_with(parent: Connection) -> None:
    try:
        parent.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
