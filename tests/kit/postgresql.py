"""A PostgreSQL server for tests: a cluster of its own in a temporary folder, reached over a socket in it."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from kit.patience import PATIENCE

MISSING = "PostgreSQL is not installed here (Debian's package: postgresql)"
# Whatever is killed here is a process, never the machine: what the system has been given is as good as on the disk.
NO_DISK = "-c fsync=off -c full_page_writes=off"
OPTIONS = "-c listen_addresses= -c max_connections=200"


def programs() -> Path | None:
    """The folder with the programs of the newest PostgreSQL there is."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    plain = shutil.which("initdb")
    return found[-1].parent if found else None if plain is None else Path(plain).parent


class Cluster:
    """A running server, which gives everybody a database of their own."""

    def __init__(self, programs: Path, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.options = OPTIONS if durable else f"{OPTIONS} {NO_DISK}"
        self._programs = programs
        self._numbers = count()
        self._run(
            "initdb", "--pgdata", self._data, "--username=scholars", "--auth=trust", "--no-sync", "--locale=C.UTF-8"
        )
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    @property
    def pid(self) -> int:
        """The process that has started all others of it."""
        return int((self.folder / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0])

    def start(self) -> None:
        """Start it; come back when it answers."""
        options = f"{self.options} -c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "--wait", "--silent", "--pgdata", self._data, "--log", log, "--options", options)

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast` as whoever runs it does, `immediate` as if it had died."""
        self._run("pg_ctl", "stop", "--wait", "--silent", "--pgdata", self._data, "--mode", mode)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test{next(self._numbers)}"
        self._run("createdb", "--host", str(self.folder), "--username=scholars", name)
        return f"postgresql://scholars@/{name}?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [*_unprivileged(), str(self._programs / program), *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # a server that was started keeps it open
            stderr=subprocess.PIPE if program != "pg_ctl" else None,
            timeout=3 * PATIENCE,
            check=False,
        )
        assert done.returncode == 0, (program, done.stderr)


def _unprivileged() -> list[str]:
    """PostgreSQL refuses to be run by root: then Debian's own user runs it."""
    if os.name == "nt" or os.geteuid() != 0:
        return []
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """A server for as long as tests need one; they say so plainly where there is none. A durable one is measured."""
    found = programs()
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="scholars-pg-"))
    try:
        if _unprivileged():
            shutil.chown(folder, "postgres", "postgres")
        running = Cluster(found, folder, durable)
        try:
            yield running
        finally:
            running.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
