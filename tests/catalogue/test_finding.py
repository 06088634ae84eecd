"""A thing is found by its id, and the nearest is named for one that is not there."""

import pytest

from scholars.catalogue import UnknownThing, load


@pytest.mark.parametrize(
    ("name", "kind", "file"),
    [
        ("greek-e", "translator", "translators.toml"),
        ("greek-i", "translator", "body_of_books/translators.toml"),
        ("room-4", "room", "main_board.toml"),
        ("room-11", "room", "body_of_books/extension.toml"),
        ("research-8", "research", "main_board.toml"),
        ("black-translate-6", "black-translate", "body_of_books/extension.toml"),
        ("scholar", "difficulty", "solo.toml"),
        ("focus-3", "focus", "solo.toml"),
    ],
)
def test_a_thing_comes_with_where_it_stands(name: str, kind: str, file: str) -> None:
    """Its kind, its file and the thing itself."""
    entry = load().find(name)
    assert (entry.thing.id, entry.table.kind_id, entry.file.name) == (name, kind, file)


def test_everything_can_be_found() -> None:
    """Each thing under its own id."""
    catalogue = load()
    entries = list(catalogue.entries())
    assert [catalogue.find(entry.thing.id) for entry in entries] == entries


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ("scroll-grek-b", 'unknown card or place "scroll-grek-b"; did you mean "scroll-greek-b", '),
        ("SCROLL-GREEK-B", 'unknown card or place "SCROLL-GREEK-B"; did you mean "scroll-greek-b", '),
        ("rom-4", 'unknown card or place "rom-4"; did you mean "room-4", '),
        ("xyzzy", 'unknown card or place "xyzzy"; there are 315, such as '),
        ("", 'unknown card or place ""; there are 315, such as '),
    ],
)
def test_an_unknown_id_is_answered_with_the_nearest(wanted: str, told: str) -> None:
    """Or with the first ones, if none is near."""
    with pytest.raises(UnknownThing) as unknown:
        load().find(wanted)
    assert str(unknown.value).startswith(told)
