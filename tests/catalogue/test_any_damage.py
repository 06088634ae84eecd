"""Whatever becomes of a catalogue's files, it is loaded or refused; nothing else can happen."""

import copy
import tempfile
from collections.abc import Iterator
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.catalogue_folder import CatalogueFolder, Tables
from kit.printed import effect_texts
from scholars.catalogue import FILE_NAMES, SHIPPED, Catalogue, differences, load

SHIPPED_TABLES = {name: CatalogueFolder(SHIPPED).tables(name) for name in FILE_NAMES}
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
VALUES = st.recursive(
    st.one_of(
        st.booleans(),
        st.integers(-(10**20), 10**20),
        st.integers(0, 12),
        st.floats(),
        TEXTS,
        st.sampled_from(effect_texts()),
        st.sampled_from(["greek", "chinese", "red", "black", "physics", "medicine", "recruit", "purple", "none", "4"]),
        st.dates(min_value=date(1000, 1, 1)),
        st.datetimes(min_value=datetime(1000, 1, 1)),  # noqa: DTZ001 - TOML has local times too
        st.just(time(12, 30)),
    ),
    lambda values: st.one_of(st.lists(values, max_size=5), st.dictionaries(TEXTS, values, max_size=3)),
    max_leaves=6,
)


def places(table: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in a table, tables and lists too."""
    for key in table if isinstance(table, dict) else range(len(table)):
        yield (*path, key)
        if isinstance(table[key], dict | list):
            yield from places(table[key], (*path, key))


@st.composite
def damaged(draw: st.DrawFn) -> tuple[str, Tables]:
    """A file with one to three places replaced, removed, doubled or added to."""
    name = draw(st.sampled_from(FILE_NAMES))
    tables = copy.deepcopy(SHIPPED_TABLES[name])
    for _ in range(draw(st.integers(1, 3))):
        found = list(places(tables))
        if found:
            _damage(draw, tables, draw(st.sampled_from(found)))
    return name, tables


def _damage(draw: st.DrawFn, tables: Tables, path: tuple[Any, ...]) -> None:
    here: Any = tables
    for key in path[:-1]:
        here = here[key]
    match draw(st.sampled_from(["replace", "remove", "double", "add"])):
        case "replace":
            here[path[-1]] = draw(VALUES)
        case "remove":
            del here[path[-1]]
        case "double" if isinstance(here, list):
            here.append(copy.deepcopy(here[path[-1]]))
        case _ if isinstance(here, dict):
            here[draw(TEXTS)] = draw(VALUES)


def check_loaded(catalogue: Catalogue) -> None:
    """A catalogue that was accepted is whole: it can be fingerprinted, compared and marked."""
    assert len(catalogue.fingerprint) == 16
    list(differences(load(), catalogue))
    for entry in catalogue.entries():
        assert catalogue.find(entry.thing.id) == entry


@given(damaged())
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_any_damage_is_refused_or_harmless(damage: tuple[str, Tables]) -> None:
    """Random damage to the parsed tables never raises anything but UnsoundCatalogue."""
    refused_or_harmless(*damage)


@pytest.mark.soak
@given(damaged())
def test_much_damage_is_refused_or_harmless(damage: tuple[str, Tables]) -> None:
    """The same, for long."""
    refused_or_harmless(*damage)


def refused_or_harmless(name: str, tables: Tables) -> None:
    """A file is told its faults, or makes a catalogue that is whole."""
    with tempfile.TemporaryDirectory() as place:
        folder = CatalogueFolder(Path(place))
        folder.write(name, tables)
        assert folder.tables(name).keys() == tables.keys()
        faults = folder.faults()
        for fault in faults:
            assert fault.file
            assert fault.sentence
        if not faults:
            check_loaded(folder.load())


@given(st.sampled_from(FILE_NAMES), st.binary(max_size=60), st.data())
def test_any_bytes_are_refused_or_harmless(name: str, noise: bytes, data: st.DataObject) -> None:
    """Random bytes in the midst of a file, as after a broken disk."""
    text = (SHIPPED / name).read_bytes()
    place = data.draw(st.integers(0, len(text)))
    with tempfile.TemporaryDirectory() as somewhere:
        folder = CatalogueFolder(Path(somewhere))
        (folder.path / "body_of_books").mkdir()
        (folder.path / name).write_bytes(text[:place] + noise + text[place:])
        for fault in folder.faults():
            assert fault.sentence
