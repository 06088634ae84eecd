"""The fingerprint is the same just when everything printed is the same."""

import re

import pytest

from kit.catalogue_folder import REMOVED, CatalogueFolder
from scholars.catalogue import FILE_NAMES, load


def test_it_is_short_and_always_the_same() -> None:
    """Sixteen hexadecimal figures."""
    assert re.fullmatch(r"[0-9a-f]{16}", load().fingerprint)
    assert load().fingerprint == load().fingerprint


@pytest.mark.parametrize("name", FILE_NAMES)
def test_comments_and_spaces_do_not_change_it(folder: CatalogueFolder, name: str) -> None:
    """Nor does the order of fields, or how the TOML is laid out."""
    tables = folder.tables(name)
    folder.write(name, dict(reversed(tables.items())))
    path = folder.path / name
    path.write_text("# from my own box\n\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert folder.load().fingerprint == load().fingerprint


def test_marks_do_not_change_it(folder: CatalogueFolder) -> None:
    """How sure we are is not what is printed."""
    folder.set("scrolls.toml", "fidelity/scroll/track", "known: the printed cards")
    assert folder.load().fingerprint == load().fingerprint


@pytest.mark.parametrize(
    ("file", "path", "value"),
    [
        ("translators.toml", "translator/chinese-a/vp", 3),
        ("translators.toml", "translator/chinese-a/dispatch", "3 silver"),
        ("translators.toml", "translator/chinese-a/languages", ["greek", "chinese"]),
        ("translators.toml", "translator/chinese-a/id", "chinese-z"),
        ("scrolls.toml", "scroll/scroll-chinese-b/effect", REMOVED),
        ("scrolls.toml", "scroll/scroll-chinese-b/bonus", "none"),
        ("starting_scrolls.toml", "starting_scroll/starting-scroll-greek/vp", 4),
        ("resource_cards.toml", "resource_card/resource-1/workers", []),
        ("goal_cards.toml", "goal_card/goal-greek/worker", "red"),
        ("caliph_cards.toml", "caliph_card/caliph-1/middle", "2 silver"),
        ("action_cards.toml", "action_card/action-patron/small", ["1 silver"]),
        ("main_board.toml", "deliver_silver", 5),
        ("main_board.toml", "supply/influence", 21),
        ("main_board.toml", "research/4/gold", 2),
        ("solo.toml", "scheme_card/scheme-2/influence", "1"),
        ("solo.toml", "consolation/worker", "2 step"),
        ("body_of_books/extension.toml", "books", 4),
        ("body_of_books/row_bonus_tiles.toml", "row_bonus_tile/row-1/vp", 5),
        ("body_of_books/upgraded_action_cards.toml", "upgraded_action_card/upgraded-medicine/printed_die", "black 5"),
    ],
)
def test_any_printed_change_changes_it(folder: CatalogueFolder, file: str, path: str, value: object) -> None:
    """A number, an effect, an order, an id, a thing that is no more there."""
    folder.set(file, path, value)
    assert folder.load().fingerprint != load().fingerprint
