"""The guide to training runs, and so do its examples."""

from pathlib import Path

import pytest

from kit.documents import EXAMPLES, check_example, check_guide


def test_the_python_of_the_guide_runs() -> None:
    """It is a doctest."""
    check_guide("train-on-it")


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("training/*.py")), ids=lambda path: path.stem)
def test_an_example_runs(path: Path) -> None:
    """As a program of its own."""
    check_example(path)
