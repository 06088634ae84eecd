"""Guides and examples, which the tests carry out."""

import doctest
import os
import subprocess
import sys
from pathlib import Path

import scholars
from kit.patience import PATIENCE

CHECKOUT = Path(__file__).parents[2]
EXAMPLES = CHECKOUT / "examples"


def check_guide(name: str) -> None:
    """The Python of a guide is a doctest."""
    path = CHECKOUT / "docs" / "guides" / f"{name}.md"
    tried = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert tried.attempted >= 10
    assert tried.failed == 0


def check_example(path: Path) -> None:
    """An example runs as a program of its own, with the engine that is being tested."""
    source = Path(scholars.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, str(path)],
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) >= 3
