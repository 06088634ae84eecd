"""A server for each test, and one that several share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.same_games import chance, same_games
from kit.serving import Served, served

__all__ = ["chance", "same_games"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A server of one's own."""
    with served(tmp_path / "data") as running:
        yield running


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server all tests of a file share."""
    with served(tmp_path_factory.mktemp("shared") / "data") as running:
        yield running
