"""The guides with Python in them run, and so do the examples."""

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

import scholars
from kit.patience import PATIENCE

CHECKOUT = Path(__file__).parents[2]
GUIDES = ("use-the-engine", "write-a-bot")
EXAMPLES = sorted((CHECKOUT / "examples").glob("*.py"))


@pytest.mark.parametrize("name", GUIDES)
def test_the_python_of_a_guide_runs(name: str) -> None:
    """It is a doctest."""
    path = CHECKOUT / "docs" / "guides" / f"{name}.md"
    tried = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert tried.attempted >= 10
    assert tried.failed == 0


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(path: Path) -> None:
    """As a program of its own, with the engine that is being tested."""
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
