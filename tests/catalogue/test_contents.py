"""The shipped catalogue holds what is in the boxes."""

import re
import tomllib
from collections import Counter
from dataclasses import fields
from typing import Any

import pytest

from scholars.catalogue import FILE_NAMES, FILES, SHIPPED, Catalogue, load
from scholars.catalogue.catalogue import as_plain

COUNTS = {
    "translator": 64 + 16,
    "starting-translator": 10 + 1,
    "scroll": 48 + 6,
    "starting-scroll": 6,
    "resource-card": 10,
    "goal-card": 6,
    "caliph-card": 4,
    "action-card": 7 + 1,
    "upgraded-action-card": 8,
    "page-card": 52,
    "starting-page": 1,
    "row-bonus-tile": 4,
    "scheme-card": 6,
    "room": 10 + 1,
    "spot": 12,
    "path": 6,
    "track": 6 + 1,
    "guild": 3,
    "difficulty": 4,
    "research": 4,
    "caliph-space": 4,
    "slot": 6,
    "focus": 6,
    "black-translate": 2,
}
EXPANSION_COUNTS = {
    "translator": 16,
    "starting-translator": 1,
    "scroll": 6,
    "action-card": 1,
    "upgraded-action-card": 8,
    "page-card": 52,
    "row-bonus-tile": 4,
    "room": 1,
    "track": 1,
    "black-translate": 2,
    "starting-page": 1,
}


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    """What is shipped."""
    return load()


def test_there_are_as_many_of_each_kind_as_the_rulebooks_count(catalogue: Catalogue) -> None:
    """Both boxes together, and Body of Books alone."""
    entries = list(catalogue.entries())
    assert Counter(entry.table.kind_id for entry in entries) == COUNTS
    assert Counter(entry.table.kind_id for entry in entries if entry.file.expansion) == EXPANSION_COUNTS


def test_the_parts_are_reached_by_name(catalogue: Catalogue) -> None:
    """Each deck and board has its property."""
    more = catalogue.body_of_books
    assert [len(deck) for deck in (catalogue.translators, more.translators)] == [64, 16]
    assert [len(deck) for deck in (catalogue.starting_translators, more.starting_translators)] == [10, 1]
    assert [len(deck) for deck in (catalogue.scrolls, more.scrolls, catalogue.starting_scrolls)] == [48, 6, 6]
    assert [len(deck) for deck in (catalogue.resource_cards, catalogue.goal_cards, catalogue.caliph_cards)] == [
        10,
        6,
        4,
    ]
    assert [len(deck) for deck in (catalogue.action_cards, more.action_cards, more.upgraded_action_cards)] == [7, 1, 8]
    assert [len(deck) for deck in (more.page_cards, more.row_bonus_tiles, more.extension.starting_page)] == [52, 4, 1]
    assert [len(catalogue.board.room), len(more.extension.room), len(catalogue.board.spot)] == [10, 1, 12]
    assert [len(catalogue.board.track), len(more.extension.track), len(catalogue.board.guild)] == [6, 1, 3]
    assert [len(catalogue.board.path), len(catalogue.solo.scheme_card), len(catalogue.solo.difficulty)] == [6, 6, 4]


def test_ids_are_unique_and_in_kebab_case(catalogue: Catalogue) -> None:
    """One id for each thing, the same wherever it is named."""
    ids = [entry.thing.id for entry in catalogue.entries()]
    assert len(set(ids)) == len(ids)
    assert [name for name in ids if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", name)] == []


@pytest.mark.parametrize(
    "name",
    [
        *("room-4", "room-11", "spot-7", "scroll-greek-b", "track-astronomy", "track-medicine", "guild-purple"),
        *("path-red", "goal-greek", "caliph-1", "page-recruit-1", "page-start", "starting-11", "slot-6", "mixed-1-a"),
    ],
)
def test_ids_are_built_alike(catalogue: Catalogue, name: str) -> None:
    """A thing is called by its kind and what tells it from its neighbours."""
    assert catalogue.find(name).thing.id == name


def test_every_file_is_known_and_shipped() -> None:
    """The files in the folder are those the loader reads, no more and no fewer."""
    found = [path.relative_to(SHIPPED).as_posix() for path in SHIPPED.rglob("*.toml")]
    assert sorted(found) == sorted(FILE_NAMES)
    assert len(set(FILE_NAMES)) == len(FILE_NAMES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_what_is_loaded_is_what_stands_in_the_file(catalogue: Catalogue, file: Any) -> None:
    """Nothing is lost, changed or added: written out again it is the file, but for what may be left out."""
    stands = tomllib.loads((SHIPPED / file.name).read_text(encoding="utf-8"))
    del stands["fidelity"]
    loaded = as_plain(catalogue.files[file.name])
    kinds = {table.name: table.kind for table in file.tables}
    for name, entries in loaded.items():
        for entry, stood in zip(entries, stands[name], strict=True) if name in kinds else ():
            left_out = {slot.name: as_plain(slot.default) for slot in fields(kinds[name]) if slot.name not in stood}
            assert entry == stood | left_out
        if name not in kinds:
            assert entries == stands[name]
    assert set(loaded) == set(stands)


def test_the_catalogue_is_loaded_once() -> None:
    """Asked for again it is the same value."""
    assert load() is load()


def test_some_cards_are_as_public_data_tells_them(catalogue: Catalogue) -> None:
    """A sample by hand, so that a slip in the files is not only compared with itself."""
    scrolls = {scroll.id: scroll for scroll in catalogue.scrolls}
    assert (scrolls["scroll-greek-b"].vp, str(scrolls["scroll-greek-b"].bonus)) == (3, "guild orange")
    assert [str(tile.effect) for tile in catalogue.body_of_books.row_bonus_tiles][:2] == [
        "upgrade or black die to hand and 1 xp",
        "upgrade or destroy 1 white and destroy 1 white",
    ]
    assert catalogue.board.dice_sum_vp == (0, 2, 4, 6)
    assert catalogue.board.research_vp == (0, 1, 1, 2, 2, 3, 4, 5)
    assert [guild.vp for guild in catalogue.board.guild] == [1, 2, 3]
