"""A server whose plug can be pulled, again and again: it is forked from a process that has everything loaded already.

So a start takes a moment, and SIGKILL, the sockets and the disk are the real ones. Run as a program it is that process:
for every line on its standard input it kills the server, if one runs, and starts another.
"""

import os
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Self

from kit.patience import PATIENCE
from kit.ports import kept_port
from kit.serving import ROOMY, until

PROGRAM = Path(__file__)


class Plug:
    """A server that is killed and started anew at the same data and the same port."""

    def __init__(self, data: Path, database: str = "") -> None:
        self.pid = 0
        self.data = data
        self.database = database
        self._open = ExitStack()

    def __enter__(self) -> Self:
        self.port = self._open.enter_context(kept_port())
        self.address = f"http://127.0.0.1:{self.port}"
        paths = os.pathsep.join([*sys.path, str(PROGRAM.parents[1])])
        self._process = subprocess.Popen(
            [sys.executable, str(PROGRAM), str(self.data), str(self.port), self.database],
            env=os.environ | {"PYTHONPATH": paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="ascii",
        )
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.pull()
        self._process.communicate(timeout=PATIENCE)
        self._open.close()

    def start(self) -> None:
        """Plug it in; come back when it answers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("start\n")
        self._process.stdin.flush()
        self.pid = int(self._process.stdout.readline())
        until(self._answers)

    def pull(self) -> None:
        """Kill it, wherever it is."""
        os.kill(self.pid, signal.SIGKILL)

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True


def main() -> None:
    """Start a server for every line."""
    from scholars.server.process import listen, serve  # noqa: PLC0415 - only the program needs it
    from scholars.server.settings import Settings  # noqa: PLC0415 - the same

    limits = replace(ROOMY, sockets=10_000)  # all who play in a test come from one address
    base = "http://127.0.0.1"  # several are one server for whoever comes, as behind a proxy
    settings, child = Settings(Path(sys.argv[1]), sys.argv[3] or None, base_url=base, limits=limits), 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            os.dup2(os.open(os.devnull, os.O_RDWR), sys.stdin.fileno())
            serve(settings, listen("127.0.0.1", int(sys.argv[2])))
            os._exit(0)
        print(child, flush=True)  # noqa: T201 - the answer
    os.waitpid(child, 0)


if __name__ == "__main__":
    main()
