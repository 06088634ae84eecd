"""A server for each test, and one that several share."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.postgresql import Cluster, cluster
from kit.same_games import chance, same_games
from kit.serving import Served, served

__all__ = ["chance", "same_games"]


def told(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Where servers keep everything: in files, or with SCHOLARS_STORAGE=postgresql in databases of a cluster."""
    if os.environ.get("SCHOLARS_STORAGE") != "postgresql":
        return {}
    return {"postgresql": request.getfixturevalue("postgresql").new_database()}


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Served]:
    """A server of one's own."""
    with served(tmp_path / "data", **told(request)) as running:
        yield running


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Served]:
    """A server all tests of a file share."""
    with served(tmp_path_factory.mktemp("shared") / "data", **told(request)) as running:
        yield running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """A PostgreSQL server all tests share, each with databases of its own."""
    with cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest) -> str | None:
    """Where a server keeps everything: in a file of its own (None), or in a PostgreSQL database."""
    return None if request.param == "sqlite" else str(request.getfixturevalue("postgresql").new_database())
