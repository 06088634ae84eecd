"""The `scholars` command itself: options, refusals, and what it does in a terminal that goes away."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import scholars as package
from kit.command import Scholars
from kit.patience import PATIENCE
from scholars.engine import build


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "scholars", *arguments],
        env=os.environ | {"COLUMNS": "100", "PYTHONIOENCODING": "utf-8"} | variables,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )


def test_the_version_names_the_engine(scholars: Scholars) -> None:
    """The version of the package, and whether the engine is compiled or pure."""
    answer = scholars("--version")
    engine = {"compiled": "compiled engine", "pure": "engine in plain Python"}[build()]
    assert (answer.code, answer.out) == (0, f"scholars {package.__version__} ({engine})\n")


@pytest.mark.parametrize(("said", "threads"), [(None, "1"), ("3", "3")], ids=["nothing said", "said otherwise"])
def test_bots_think_with_one_thread(
    scholars: Scholars, monkeypatch: pytest.MonkeyPatch, said: str | None, threads: str
) -> None:
    """Unless somebody has said how many."""
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    if said is not None:
        monkeypatch.setenv("OPENBLAS_NUM_THREADS", said)
    scholars("--help")
    assert os.environ["OPENBLAS_NUM_THREADS"] == threads


def test_help_names_every_command(scholars: Scholars) -> None:
    """And says that without one the browser opens."""
    answer = scholars("--help")
    assert answer.code == 0
    assert all(command in answer.out for command in ("card", "rules", "catalogue", "--port", "browser"))


@pytest.mark.parametrize(
    "arguments",
    [["fly"], ["--port", "many"], ["--no-such-option"], ["card", "--colour"], ["--lang", "fr"]],
    ids=" ".join,
)
def test_what_is_no_command_is_answered_with_the_usage(scholars: Scholars, arguments: list[str]) -> None:
    """Exit code 2, one line of fault after the usage, no traceback."""
    answer = scholars(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("usage: scholars")
    assert re.search(r"^scholars[ a-z]*: error: ", answer.err, re.MULTILINE)


@pytest.mark.parametrize("port", ["65536", "-1", "1" * 5_000, "8.5", "\u0663"])
def test_a_number_that_is_no_port_is_refused(scholars: Scholars, port: str) -> None:
    """With the numbers a port can have."""
    answer = scholars("--no-browser", f"--port={port}")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.endswith(f"scholars: error: argument --port: a port is 0 to 65535, not {port}\n")


def test_a_port_somebody_else_has_is_refused(scholars: Scholars) -> None:
    """One sentence on the side of errors, exit code 1."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = scholars("--no-browser", "--port", str(port))
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == f"scholars: port {port} cannot be used; another one, or none, may be given with --port.\n"


def test_the_web_app_refuses_an_unsound_catalogue(scholars: Scholars, tmp_path: Path) -> None:
    """It does not start."""
    answer = scholars("--no-browser", "--catalogue", str(tmp_path))
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == f"scholars: {tmp_path}: there is no catalogue file in this folder.\n"


def test_an_interrupt_ends_a_command_quietly(scholars: Scholars, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is no fault; the exit code is the shell's for it."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("scholars.terminal.cards.load", interrupted)
    assert scholars("card", "room-4").code == 130


def test_the_module_is_the_command() -> None:
    """`python -m scholars` in a process of its own says what `scholars` says."""
    done = run("card", "room-4", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Place 1 Influence in the Purple Guild." in done.stdout


def test_a_fault_is_told_without_a_traceback(tmp_path: Path) -> None:
    """In a process of its own, as a user sees it."""
    done = run("catalogue", "check", str(tmp_path / "nowhere"))
    assert done.returncode == 1
    assert "there is no such folder" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_a_terminal_without_the_letters_gets_others() -> None:
    """Where the encoding lacks a letter, something is printed in its place."""
    done = run("card", "scroll-greek-b", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "scroll-greek-b" in done.stdout
    assert "?" in done.stdout


@pytest.mark.parametrize("arguments", [["card", "--list", "translators"], ["rules", "trv"]], ids=" ".join)
def test_a_reader_that_goes_away_is_no_fault(arguments: list[str]) -> None:
    """As with `| head`: no traceback, whatever was still to be said."""
    process = subprocess.Popen(
        [sys.executable, "-m", "scholars", *arguments],
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    complaint = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=PATIENCE) in (0, 1)
    assert complaint == ""
