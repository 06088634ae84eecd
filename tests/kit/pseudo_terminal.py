"""The `scholars` command in a real pseudo-terminal: what it shows, and somebody who types."""

import codecs
import contextlib
import fcntl
import os
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

from kit.patience import PATIENCE

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\r")
HALF_AN_ESCAPE = re.compile(r"\x1b(\[[0-9;?]*)?\Z")
CTRL_C, CTRL_D = "\x03", "\x04"

# The command becomes the foreground of the terminal, so that Ctrl-C reaches it as it reaches any program.
START = """
import fcntl, runpy, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background ignore Ctrl-C
runpy.run_module("scholars", run_name="__main__")
"""


@contextlib.contextmanager
def in_a_terminal(*arguments: str, folder: Path) -> Iterator["PseudoTerminal"]:
    """Run the command in a terminal of its own; what still runs in the end is stopped."""
    terminal = PseudoTerminal(*arguments, folder=folder)
    try:
        yield terminal
    finally:
        terminal.close()


class PseudoTerminal:
    """A command that runs in a terminal of its own, of 100 columns and 40 lines."""

    def __init__(self, *arguments: str, folder: Path) -> None:
        master, terminal = os.openpty()
        fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        leave_out = ("COLUMNS", "LINES", "LANG", "NO_COLOR", "FORCE_COLOR")
        inherited = {name: value for name, value in os.environ.items() if name not in leave_out}
        self._process = subprocess.Popen(
            [sys.executable, "-c", START, *arguments],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=inherited | {"TERM": "xterm", "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": str(folder)},
            cwd=folder,
            start_new_session=True,
        )
        os.close(terminal)
        self._master = master
        self.shown = ""  # everything so far, without colours
        self._letters = codecs.getincrementaldecoder("utf-8")(errors="replace")  # a letter may come in two halves
        self._half = ""  # of an escape
        self._read = 0  # how much of it was waited for

    def wait_for(self, pattern: str) -> re.Match[str]:
        """Wait until something new matches; what did."""
        deadline = time.monotonic() + PATIENCE
        while True:
            found = re.compile(pattern).search(self.shown, self._read)
            if found:
                self._read = found.end()
                return found
            if not self._receive(deadline):
                raise AssertionError(f"no {pattern!r} in:\n{self.shown[self._read :][-3000:]}")

    def _receive(self, deadline: float) -> bool:
        """Take in what is shown next; False when nothing more comes."""
        ready, _, _ = select.select([self._master], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            received = os.read(self._master, 1 << 16)
        except OSError:  # the other end is closed
            return False
        text = self._half + self._letters.decode(received)
        cut = HALF_AN_ESCAPE.search(text)
        self._half = cut[0] if cut else ""
        self.shown += ESCAPES.sub("", text.removesuffix(self._half))
        return bool(received)

    def enter(self, line: str) -> None:
        """Type a line."""
        os.write(self._master, f"{line}\n".encode())

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self._master, keys.encode())

    def leave(self, key: str) -> int:
        """Press Ctrl-C or Ctrl-D until it is heard, and wait for the end; the exit code.

        Readline shows its prompt a moment before it listens. Pressed once more, the key could meet the farewell.
        """
        before, deadline = len(self.shown), time.monotonic() + PATIENCE
        while not self._answered_since(before) and self._process.poll() is None:
            if time.monotonic() > deadline:
                raise TimeoutError(f"the command goes on:\n{self.shown[-3000:]}")
            time.sleep(0.2)
            self.press(key)
            again = time.monotonic() + 2
            while not self._answered_since(before) and self._receive(again):
                pass
        return self.ended()

    def _answered_since(self, before: int) -> bool:
        """Whether anything was shown but the keys themselves."""
        return bool(self.shown[before:].replace("^C", "").strip())

    def ended(self) -> int:
        """Wait for the command to end; its exit code."""
        while self._receive(time.monotonic() + PATIENCE):
            pass
        return self._process.wait(timeout=PATIENCE)

    def close(self) -> None:
        """Stop the command if it still runs."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._master)
