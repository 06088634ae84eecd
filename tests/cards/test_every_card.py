"""Everything printed, the solo opponent's and the expansion's included, is exercised by a card test, field by field."""

from dataclasses import fields
from pathlib import Path

from kit.exercised import exercised
from scholars.catalogue import load

NAMES_ONLY = {"id"}


def test_everything_printed_is_exercised() -> None:
    """Every field of every card and of every place of the boards is looked at by a test that names the thing."""
    printed = {
        (entry.thing.id, field.name)
        for entry in load().entries()
        for field in fields(entry.thing)
        if field.name not in NAMES_ONLY
    }

    assert sorted(printed - exercised(Path(__file__).parent)) == []


def test_nothing_is_exercised_that_is_not_printed() -> None:
    """A field a test claims to look at exists."""
    printed = {(entry.thing.id, field.name) for entry in load().entries() for field in fields(entry.thing)}

    assert sorted(exercised(Path(__file__).parent) - printed) == []
