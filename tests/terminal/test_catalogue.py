"""`scholars catalogue check` and `diff` help those who correct the catalogue from their own box."""

from pathlib import Path

import pytest

from kit.catalogue_folder import CatalogueFolder
from kit.command import Scholars
from scholars.catalogue import SHIPPED, load


@pytest.fixture
def folder(tmp_path: Path) -> CatalogueFolder:
    """A copy of the shipped catalogue, in a folder whose name looks like markup."""
    return CatalogueFolder.copied(tmp_path / "[red]my:smile:box[/]")


def test_the_shipped_catalogue_is_sound(scholars: Scholars) -> None:
    """Exit code 0, and what it is."""
    answer = scholars("catalogue", "check", str(SHIPPED))
    things = len(list(load().entries()))
    told = f"{SHIPPED} is sound: {things} things, fingerprint {load().fingerprint}.\n"
    assert (answer.code, answer.out, answer.err) == (0, told, "")


def test_every_fault_has_its_line(scholars: Scholars, folder: CatalogueFolder) -> None:
    """File, entry, field and a sentence; exit code 1."""
    folder.set("translators.toml", "translator/chinese-a/dispatch", "2 sliver")
    folder.set("scrolls.toml", "scroll/scroll-greek-b/vp", "[bold]three[/bold] :smile:")
    answer = scholars("catalogue", "check", str(folder.path))
    assert (answer.code, answer.err) == (1, "")
    assert answer.out.splitlines() == [
        (
            "translators.toml, translator chinese-a, dispatch: '2 sliver', at 3: "
            '"sliver" is not known here; did you mean "silver"?'
        ),
        (
            "scrolls.toml, scroll scroll-greek-b, vp: this must be a whole number, "
            'not the text "[bold]three[/bold] :smile:".'
        ),
    ]


@pytest.mark.parametrize("command", ["check", "diff"])
def test_a_folder_that_is_not_there(scholars: Scholars, tmp_path: Path, command: str) -> None:
    """One sentence, exit code 1."""
    answer = scholars("catalogue", command, str(tmp_path / "nowhere"))
    assert answer.code == 1
    assert (answer.out + answer.err).endswith(f"{tmp_path / 'nowhere'}: there is no such folder.\n")


def test_a_sound_folder_is_named_as_it_is_called(scholars: Scholars, folder: CatalogueFolder) -> None:
    """Nothing in its name is taken for colours or pictures."""
    assert scholars("catalogue", "check", str(folder.path)).out.startswith(f"{folder.path} is sound: ")
    assert scholars("catalogue", "diff", str(folder.path)).out == f"{folder.path} changes nothing.\n"


def test_every_change_has_its_line(scholars: Scholars, folder: CatalogueFolder) -> None:
    """What it was and what it is; exit code 0."""
    folder.set("scrolls.toml", "scroll/scroll-greek-b/vp", 5)
    folder.set("translators.toml", "translator/chinese-a/dispatch", "1 gold -> 3 silver")
    answer = scholars("catalogue", "diff", str(folder.path))
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines() == [
        'translators.toml, chinese-a, dispatch: "2 silver" -> "1 gold -> 3 silver"',
        "scrolls.toml, scroll-greek-b, vp: 3 -> 5",
    ]


def test_no_difference_is_shown_of_an_unsound_folder(scholars: Scholars, folder: CatalogueFolder) -> None:
    """The first fault is told; `check` tells them all."""
    folder.set("scrolls.toml", "scroll/scroll-greek-b/vp", 77)
    answer = scholars("catalogue", "diff", str(folder.path))
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == "scholars: scrolls.toml, scroll scroll-greek-b, vp: this must be 0 to 9, not 77.\n"


@pytest.mark.parametrize("arguments", [["catalogue"], ["catalogue", "check"], ["catalogue", "mend", "x"]], ids=" ".join)
def test_a_command_cut_short_is_answered_with_the_usage(scholars: Scholars, arguments: list[str]) -> None:
    """Exit code 2."""
    assert scholars(*arguments).code == 2
