"""Bots in any language: a program that reads a line of JSON for each decision and answers with a line.

`docs/guides/arena.md` tells the protocol. Each seat of each game has a process of its own.
"""

import json
import subprocess
import tempfile
from collections.abc import Sequence
from typing import Any

from scholars.game import Game
from scholars.table.choices import Choice

PROTOCOL = 1
LONGEST = 1000  # bytes of an answer that are read
TO_END = 1.0  # seconds a program has after the game


class ProgramEnded(Exception):
    """A program that has gone away instead of answering."""


class Program:
    """A bot that is another process."""

    def __init__(self, command: Sequence[str], seed: int) -> None:
        self.seed = seed
        self.begun = False
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - it is closed with the program
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._complaints
        )

    def choose(self, seen: Game) -> Choice | str:
        """What the program answers: an option as it was written, or its number from 0; else whatever it said."""
        asked = seen.decision
        assert asked is not None
        if not self.begun:
            self._tell(self._game(seen, asked.seat))
            self.begun = True
        options = [str(option) for option in asked.options]
        self._tell({"type": "choose", "kind": asked.kind, "options": options, "table": seen.view(asked.seat)})
        answer = self._answer()
        if answer.isascii() and answer.isdigit() and int(answer[:6]) < len(options):
            return asked.options[int(answer)]
        return answer

    def close(self) -> None:
        """The game is over: say so, and end the program if it does not end itself."""
        try:
            if self._process.poll() is None:
                self._tell({"type": "over"})
            self._process.communicate(timeout=TO_END)
        except (ProgramEnded, OSError, ValueError, subprocess.TimeoutExpired):
            pass
        finally:
            self._process.kill()
            self._process.wait()
            self._complaints.close()
            for pipe in (self._process.stdin, self._process.stdout):
                assert pipe is not None
                pipe.close()

    def _game(self, seen: Game, seat: int) -> dict[str, Any]:
        told = seen.record()
        kept = {name: told[name] for name in ("players", "mode", "solo", "expansions") if name in told}
        return {"type": "game", "protocol": PROTOCOL, "seat": seat, "seed": str(self.seed)} | kept

    def _tell(self, told: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(told).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise ProgramEnded(self._complaint()) from None

    def _answer(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline(LONGEST)
        if not line:
            raise ProgramEnded(self._complaint())
        return line.decode("utf-8", "replace").strip()

    def _complaint(self) -> str:
        """The last line of what it complained about."""
        self._complaints.seek(0)
        lines = self._complaints.read().decode("utf-8", "replace").strip().splitlines()
        return f"the program ended{f': {lines[-1][:200]}' if lines else ''}"
