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


def test_a_box_is_begun_corrected_packed_and_unpacked(scholars: Scholars, tmp_path: Path) -> None:
    """What an owner does in the terminal, from an empty folder to a file for others."""
    box, file, again = (str(tmp_path / name) for name in ("box", "box.json", "again"))
    assert scholars("catalogue", "new", box, "--maker", "Ada", "--edition", "2023").code == 0
    said = scholars("catalogue", "edit", box, "chinese-a.dispatch", "1 gold -> 3 silver")
    assert said.out.splitlines() == [
        'translators.toml, chinese-a, dispatch: "2 silver" -> "1 gold -> 3 silver"',
        "1 of 1466 values were seen in the box.",
    ]
    assert scholars("catalogue", "edit", box, "track-physics.harvest.2", "3 worker").code == 0
    assert scholars("catalogue", "edit", box, "room-4.gold", "3").code == 0
    assert scholars("catalogue", "edit", box, "room-5").out == "6 of 1466 values were seen in the box.\n"
    assert scholars("catalogue", "pack", box, file, "--name", "Ada's box").out.startswith(f"{file}: Ada's box, fing")
    assert scholars("catalogue", "unpack", file, again).code == 0
    assert scholars("catalogue", "diff", box, again).out == f"{box} and {again} say the same.\n"
    assert "seen in the box" in scholars("catalogue", "check", file).out
    assert "`chinese-a`" in scholars("catalogue", "contribute", file).out
    assert "3 Silver" in scholars("card", "chinese-a", "--catalogue", file).out


def test_a_wrong_edit_changes_nothing_and_says_what_would_do(scholars: Scholars, tmp_path: Path) -> None:
    """Exit code 1, the field, the sentence, and what would do."""
    box = str(tmp_path / "box")
    scholars("catalogue", "new", box)
    said = scholars("catalogue", "edit", box, "chinese-a.dispatch", "2 sliver")
    assert said.code == 1
    assert said.out.splitlines()[1] == '  this would do: chinese-a.dispatch "2 silver"'
    assert scholars("catalogue", "diff", box).out == f"{box} changes nothing.\n"
    assert scholars("catalogue", "edit", box, "chinese-z.vp", "3").err.startswith('scholars: "chinese-z" is not known')
    assert scholars("catalogue", "edit", box, "room-4.gold.2", "3").err == "scholars: room-4.gold has no 2.\n"
    assert scholars("catalogue", "new", box).err == f"scholars: {box} is there already.\n"
    assert scholars("catalogue", "unpack", str(tmp_path / "no.json"), box + "2").code == 1


def test_packs_are_merged_when_disagreements_are_decided(scholars: Scholars, tmp_path: Path) -> None:
    """Until then they are listed, and nothing is written."""
    boxes = [str(tmp_path / name) for name in ("ada", "bob")]
    for box, gold in zip(boxes, ("1", "3"), strict=True):
        scholars("catalogue", "new", box)
        scholars("catalogue", "edit", box, "room-4.gold", gold)
    whole = str(tmp_path / "whole.json")
    said = scholars("catalogue", "merge", whole, *boxes)
    assert said.code == 1
    assert said.out.splitlines()[:3] == ["room-4.gold:", f"  1. 1  ({boxes[0]})", f"  2. 3  ({boxes[1]})"]
    assert not Path(whole).exists()
    assert scholars("catalogue", "merge", whole, *boxes, "--take", "room-4.gold=2").code == 0
    assert scholars("catalogue", "diff", whole).out == "main_board.toml, room-4, gold: 2 -> 3\n"
    assert scholars("catalogue", "merge", whole, *boxes, "--take", "room-4.gold").code == 1
