"""Fixtures that set a table, and see at the end of the test that all is well."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from kit.exercised import TableOf
from kit.solo_table import SoloTable
from kit.table import Table
from scholars.catalogue import load
from scholars.catalogue.catalogue import Thing

if TYPE_CHECKING:
    from kit.book_table import BookTable, SoloBookTable  # else only where it is used: the expansion can be deleted


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


@pytest.fixture
def new_books() -> "Iterator[Callable[..., BookTable]]":
    """Set a table with Body of Books: `new_books(players=4)`."""
    from kit.book_table import BookTable  # noqa: PLC0415 - see above

    made: list[BookTable] = []

    def set_table(players: int = 2, mode: str = "casual", seed: int = 1) -> BookTable:
        made.append(BookTable(players, mode, seed))
        return made[-1]

    yield set_table
    for table in made:
        table.check()


@pytest.fixture
def books(new_books: "Callable[..., BookTable]") -> "BookTable":
    """A table for two with Body of Books."""
    return new_books()


@pytest.fixture
def table_of(new_table: Callable[..., Table], new_books: "Callable[..., BookTable]") -> TableOf:
    """Set a table with the box a printed thing is from: `table_of(card)`."""

    def set_table(thing: Thing) -> Table:
        return new_books() if load().find(thing.id).file.name.startswith("body_of_books/") else new_table()

    return set_table


@pytest.fixture
def solo_books() -> "Iterator[SoloBookTable]":
    """A table for one and the solo opponent with Body of Books."""
    from kit.book_table import SoloBookTable  # noqa: PLC0415 - see above

    table = SoloBookTable()
    yield table
    table.check()
