"""The `scholars` command, run in the process of the test."""

from collections.abc import Callable
from dataclasses import dataclass

from scholars.terminal.command_line import main


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str


Scholars = Callable[..., Answer]


def code_of(*arguments: str) -> int:
    """Run a command; its exit code, also if the parser of options leaves by itself."""
    try:
        return main(arguments)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 1
