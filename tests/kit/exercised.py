"""Which printed things the card tests exercise, field by field.

`each` makes a test out of a list of things, one case for each, named by its id, and says which of its fields the test
looks at. `exercised` reads that off the test files.
"""

import importlib.util
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import pytest

from kit.table import Table
from scholars.catalogue.catalogue import Thing

TableOf = Callable[[Thing], Table]  # the fixture `table_of`
Test = TypeVar("Test", bound=Callable[..., None])


def each(argument: str, things: Iterable[Thing], *fields: str) -> Callable[[Test], Test]:
    """One case for each thing, named by its id, that exercises these fields of it."""
    cases = [pytest.param(thing, id=thing.id) for thing in things]
    assert cases, f"there is no {argument} to test"

    def mark(test: Test) -> Test:
        told: set[tuple[str, str]] = getattr(test, "exercises", set())
        test.exercises = told | {(str(case.id), field) for case in cases for field in fields}  # type: ignore[attr-defined]
        pytest.mark.parametrize(argument, cases)(test)  # pytest puts its mark on the test itself
        return test

    return mark


def exercised(folder: Path) -> set[tuple[str, str]]:
    """The id and the field of everything the tests of a folder exercise."""
    found: set[tuple[str, str]] = set()
    for path in sorted(folder.glob("test_*.py")):
        spec = importlib.util.spec_from_file_location(f"read_{path.stem}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        for name, held in vars(module).items():
            if name.startswith("test_"):
                found |= getattr(held, "exercises", set())
    return found
