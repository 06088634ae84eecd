"""`scholars` as a process: it says where it is, answers there, and ends when it is told to."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from kit.patience import PATIENCE
from kit.serving import until
from scholars.catalogue import load
from scholars.server.process import listen


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the app keeps goes into a folder of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))


@contextmanager
def started(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The running app and its address, read from the first line it prints."""
    process = subprocess.Popen(
        [sys.executable, "-m", "scholars", "--no-browser", *arguments],
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:[0-9]+/", first)
        assert address, (first, process.stderr.read() if process.stderr and process.poll() is not None else "")
        yield process, address[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def get(url: str) -> bytes:
    """What is at an address of this machine."""
    with urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 - the address is our own
        content: bytes = answer.read()
    return content


def test_what_is_sent_goes_at_once() -> None:
    """Else the second of two messages waits for an answer to the first, 40 ms each time."""
    with listen("127.0.0.1", 0).socket as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.skipif(not hasattr(socket, "SO_REUSEPORT"), reason="several processes cannot share a port here")
def test_nobody_waits_for_a_process_that_has_yet_to_start() -> None:
    """Whoever comes to a shared port goes to a process that serves, also while another one is being started."""
    with listen("127.0.0.1", 0, kept=True).socket as keeper:
        host, port = keeper.getsockname()
        with listen(host, port, shared=True).socket as serving, listen(host, port, shared=True).socket:
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection((host, port))
            serving.listen()
            for _ in range(30):
                with socket.create_connection((host, port)):
                    serving.accept()[0].close()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process")
def test_the_app_runs_until_it_is_interrupted() -> None:
    """A free port, an answer from it, and after Ctrl-C an end without a word."""
    with started("--port", "0") as (process, address):
        assert json.loads(get(f"{address}api/catalogue"))["fingerprint"] == load().fingerprint
        assert b"effect-silver" in get(f"{address}locales/fr.ftl")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode in (0, 130)
    assert (out, err) == ("", "")


def test_the_second_leads_to_the_first() -> None:
    """Both would have the same tables, and a folder is one process's at a time."""
    command = [sys.executable, "-m", "scholars"]
    with started() as (_, one):
        until(lambda: b"ok" in get(f"{one}healthz"))
        once_more = [*command, "--no-browser"]
        again = subprocess.run(once_more, check=False, capture_output=True, encoding="utf-8", timeout=PATIENCE)
        assert (again.returncode, again.stdout) == (0, f"Scholars of the South Tigris is already at {one}\n")
        data = next(Path(os.environ["XDG_STATE_HOME"]).rglob("lock")).parent
        serve = [*command, "serve", "--data", str(data), "--port", "0"]
        refused = subprocess.run(serve, check=False, capture_output=True, encoding="utf-8", timeout=PATIENCE)
        assert refused.returncode == 1
        sentence = f"{data}: a server runs with this folder already, at {one}; each needs one of its own."
        assert refused.stderr == f"scholars: {sentence}\n"
    with started() as (_, other):  # whoever is killed lets go
        assert get(f"{other}healthz") == b"ok\n"
