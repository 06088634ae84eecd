"""What a folder changes is told field by field."""

from pathlib import Path

from kit.catalogue_folder import REMOVED, CatalogueFolder
from scholars.catalogue import Difference, differences, load


def told(folder: CatalogueFolder) -> list[str]:
    """What a folder changes of the shipped catalogue."""
    return [str(change) for change in differences(load(), folder.load())]


def test_an_unchanged_copy_has_no_difference(folder: CatalogueFolder) -> None:
    """Nothing changed, nothing told."""
    assert told(folder) == []


def test_every_changed_field_has_its_line(folder: CatalogueFolder) -> None:
    """With what it was and what it is, as in TOML."""
    folder.set("translators.toml", "translator/chinese-a/vp", 4)
    folder.set("translators.toml", "translator/chinese-a/dispatch", "1 gold -> 3 silver")
    folder.set("translators.toml", "translator/chinese-b/languages", ["chinese", "greek"])
    folder.set("body_of_books/page_cards.toml", "page_card/page-recruit-1/xp", 5)
    assert told(folder) == [
        "translators.toml, chinese-a, vp: 2 -> 4",
        'translators.toml, chinese-a, dispatch: "2 silver" -> "1 gold -> 3 silver"',
        'translators.toml, chinese-b, languages: ["chinese", "hebrew"] -> ["chinese", "greek"]',
        "body_of_books/page_cards.toml, page-recruit-1, xp: 2 -> 5",
    ]


def test_what_stands_at_the_top_of_a_file_is_told_too(folder: CatalogueFolder) -> None:
    """A number of the board, and one field of a table."""
    folder.set("main_board.toml", "deliver_silver", 5)
    folder.set("main_board.toml", "draw_pile/casual", [2, 2, 3, 3])
    folder.set("main_board.toml", "player_aid/rest", "draw 1")
    assert told(folder) == [
        "main_board.toml, deliver_silver: 4 -> 5",
        "main_board.toml, draw_pile, casual: [2, 2, 3, 4] -> [2, 2, 3, 3]",
        'main_board.toml, player_aid, rest: "harvest astronomy" -> "draw 1"',
    ]


def test_a_field_that_comes_or_goes(folder: CatalogueFolder) -> None:
    """An effect where there was none, and none where there was one."""
    folder.set("scrolls.toml", "scroll/scroll-chinese-d/effect", "draw 1")
    folder.set("scrolls.toml", "scroll/scroll-chinese-b/effect", REMOVED)
    folder.set("main_board.toml", "research/1/coloured", True)
    assert told(folder) == [
        'scrolls.toml, scroll-chinese-b, effect: "influence green" -> not there',
        'scrolls.toml, scroll-chinese-d, effect: not there -> "draw 1"',
        "main_board.toml, research-1, coloured: false -> true",
    ]


def test_an_entry_that_comes_and_one_that_goes(folder: CatalogueFolder) -> None:
    """Under another id a card is another card."""
    folder.set("resource_cards.toml", "resource_card/resource-1/id", "resource-mine")
    assert told(folder) == [
        "resource_cards.toml, resource-1: there -> not there",
        "resource_cards.toml, resource-mine: not there -> there",
    ]


def test_marks_are_no_difference(folder: CatalogueFolder) -> None:
    """How sure we are is not printed on a card."""
    folder.set("translators.toml", "fidelity/translator/vp", "known: the printed cards")
    assert told(folder) == []


def test_a_difference_is_a_value(tmp_path: Path) -> None:
    """With its parts to be read one by one."""
    mine = CatalogueFolder.copied(tmp_path / "box")
    mine.set("scrolls.toml", "scroll/scroll-greek-b/vp", 5)
    assert list(differences(load(), mine.load())) == [Difference("scrolls.toml", "scroll-greek-b", "vp", "3", "5")]
