"""The server that is measured: a process of its own, from this checkout or from another one beside it."""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path

from scholars.engine import build
from scholars.server.process import listen, serve
from scholars.server.settings import Limits, Rate, Settings
from scholars.server.wire.protocol import PROTOCOL

INSTALLED = Path(".venv/dev/bin/python")  # where `make` puts what a checkout comes to
PLENTY = Rate(1e9, 1e9)
MANY = 1_000_000
ROOMY = {
    "requests": PLENTY,
    "guests": PLENTY,
    "messages": PLENTY,
    "whole_views": PLENTY,
    "new_tables": PLENTY,
    "tables": MANY,
    "sockets": MANY,
    "connections": MANY,
    "connections_each": MANY,
}


@dataclass(frozen=True, slots=True)
class Measured:
    """A server that runs: where it is, and which process it is."""

    address: str
    pid: int
    protocol: int

    def socket(self, table: str) -> str:
        """The address of the socket of a table."""
        return f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?protocol={self.protocol}"


@contextmanager
def measured(checkout: Path | None = None, data: Path | None = None) -> Iterator[Measured]:
    """A server with a folder of its own, as it is installed here or in a checkout; its data go onto the disk there is.

    Nothing of the source is put in its way, for the source is played without compiled rules.
    """
    python = sys.executable if checkout is None else str(checkout.resolve() / INSTALLED)
    if not Path(python).exists():
        sys.exit(f"{checkout} is not set up: run `make .venv/dev/installed` there.")
    with tempfile.TemporaryDirectory(dir=data) as folder:
        process = subprocess.Popen(
            [python, __file__, folder],
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert process.stdout is not None
        try:
            address, protocol, engine = process.stdout.readline().split()
            print(f"the server has the {engine} engine", flush=True)
            yield Measured(address, process.pid, int(protocol))
        finally:
            process.terminate()
            for line in process.communicate()[0].splitlines():
                if "[error" in line:
                    print(line)


def main() -> int:
    """Serve until ended; limits an earlier version does not know are left out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    asked = parser.parse_args()
    known = {limit.name for limit in fields(Limits)}
    limits = Limits(**{name: value for name, value in ROOMY.items() if name in known})  # type: ignore[arg-type]
    listener = listen("127.0.0.1", 0)
    print(listener.address.rstrip("/"), PROTOCOL, build(), flush=True)
    serve(Settings(asked.folder, limits=limits), listener)
    return 0


if __name__ == "__main__":
    sys.exit(main())
