"""The guides with Python in them run, and so do the examples; those about training are tested with it."""

from pathlib import Path

import pytest

from kit.documents import EXAMPLES, check_example, check_guide


@pytest.mark.parametrize("name", ["use-the-engine", "write-a-bot"])
def test_the_python_of_a_guide_runs(name: str) -> None:
    """It is a doctest."""
    check_guide(name)


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_an_example_runs(path: Path) -> None:
    """As a program of its own."""
    check_example(path)
