"""Fixtures that set a table, and see at the end of the test that all is well."""

from collections.abc import Callable, Iterator

import pytest

from kit.solo_table import SoloTable
from kit.table import Table


@pytest.fixture
def new_table() -> Iterator[Callable[..., Table]]:
    """Set a table of one's own: `new_table(players=4, mode="epic")`."""
    made: list[Table] = []

    def set_table(players: int = 2, mode: str = "casual", seed: int = 1) -> Table:
        made.append(Table(players, mode, seed))
        return made[-1]

    yield set_table
    for table in made:
        table.check()


@pytest.fixture
def table(new_table: Callable[..., Table]) -> Table:
    """A table for two."""
    return new_table()


@pytest.fixture
def solo() -> Iterator[SoloTable]:
    """A table for one and the solo opponent."""
    table = SoloTable()
    yield table
    table.check()
