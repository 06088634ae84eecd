"""Somebody who types into a game, line by line, in the process of the test."""

import json
import re
import sys
from pathlib import Path

from scholars import Game

PROMPT = r"(\w+) \[(?:1-)?(\d+)\] > "  # who is asked, and the number of the last option


class Typist:
    """Types the lines it was given, then the input ends."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def types(self, *lines: str) -> None:
        """What is typed next."""
        self.lines = list(lines)

    def read(self, prompt: str) -> str | None:
        """The next line, shown as a terminal shows it."""
        line = self.lines.pop(0) if self.lines else None
        sys.stdout.write(f"{prompt}{line}\n")
        return line


def answers(shown: str) -> list[str]:
    """What was shown after each typed line."""
    parts = re.split(rf"^{PROMPT}", shown, flags=re.MULTILINE)
    return [part.partition("\n")[2] for part in parts[3::3]]


def saved(path: Path) -> Game:
    """The game in a file."""
    plain = json.loads(path.read_text(encoding="utf-8"))
    plain.pop("seats", None)
    return Game.replay(plain)
