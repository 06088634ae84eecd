"""A folder of one's own stands wherever a catalogue does: whole, or only the files that differ."""

import shutil
from pathlib import Path

import pytest

from kit.catalogue_folder import REMOVED, CatalogueFolder
from scholars.catalogue import FILE_NAMES, SHIPPED, Fault, UnsoundCatalogue, load


def faults(path: Path) -> list[str]:
    """What is wrong with a folder, as it is told."""
    with pytest.raises(UnsoundCatalogue) as unsound:
        load(path)
    return [str(fault) for fault in unsound.value.faults]


def test_a_copy_is_the_shipped_catalogue(folder: CatalogueFolder) -> None:
    """Every file copied changes nothing."""
    assert folder.load().files == load().files
    assert folder.load().marks == load().marks


def test_a_folder_may_be_named_by_a_text(folder: CatalogueFolder) -> None:
    """A path or its text."""
    assert load(str(folder.path)).files == load().files


def test_a_folder_with_one_file_changes_that_file_only(tmp_path: Path) -> None:
    """For the others the shipped ones are used."""
    shutil.copy(SHIPPED / "scrolls.toml", tmp_path)
    mine = CatalogueFolder(tmp_path)
    mine.set("scrolls.toml", "scroll/scroll-greek-b/vp", 9)
    changed = mine.load()
    assert [name for name in FILE_NAMES if changed.files[name] != load().files[name]] == ["scrolls.toml"]
    assert changed.find("scroll-greek-b").thing.vp == 9


def test_a_file_of_the_expansion_may_be_alone(tmp_path: Path) -> None:
    """The layout is the shipped one, folder and all."""
    (tmp_path / "body_of_books").mkdir()
    shutil.copy(SHIPPED / "body_of_books" / "page_cards.toml", tmp_path / "body_of_books")
    mine = CatalogueFolder(tmp_path)
    mine.set("body_of_books/page_cards.toml", "page_card/page-recruit-1/xp", 5)
    assert mine.load().find("page-recruit-1").thing.xp == 5


def test_files_are_checked_against_each_other(tmp_path: Path) -> None:
    """A changed file must fit the shipped ones it stands beside."""
    shutil.copy(SHIPPED / "starting_scrolls.toml", tmp_path)
    CatalogueFolder(tmp_path).set("starting_scrolls.toml", "starting_scroll/starting-scroll-greek/id", "my-scroll")
    assert faults(tmp_path) == [
        'goal_cards.toml, goal-greek, scroll: there is no Starting Scroll "starting-scroll-greek".'
    ]


def test_two_catalogues_live_side_by_side(folder: CatalogueFolder) -> None:
    """Loading a corrected one leaves the shipped one as it was."""
    before = load().fingerprint
    folder.set("main_board.toml", "deliver_silver", 5)
    assert folder.load().board.deliver_silver == 5
    assert load().board.deliver_silver == 4
    assert load().fingerprint == before


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    """No such folder."""
    assert faults(tmp_path / "nowhere") == [f"{tmp_path / 'nowhere'}: there is no such folder."]


def test_a_file_instead_of_a_folder(tmp_path: Path) -> None:
    """A file may be a pack; this one is not."""
    (tmp_path / "box").write_text("")
    assert faults(tmp_path / "box") == [f"{tmp_path / 'box'}: this is no pack: a pack is a JSON text in UTF-8."]


def test_a_folder_whose_name_no_system_takes(tmp_path: Path) -> None:
    """What the system says is told as a fault."""
    (fault,) = faults(tmp_path / ("x" * 5_000))
    assert "the folder cannot be read: " in fault


def test_an_empty_folder(tmp_path: Path) -> None:
    """A folder without catalogue files is a mistake, not an unchanged catalogue."""
    (tmp_path / "notes.txt").write_text("not a catalogue")
    assert faults(tmp_path) == [f"{tmp_path}: there is no catalogue file in this folder."]


@pytest.mark.parametrize("name", ["scroll.toml", "body_of_books/scroll.toml"])
def test_a_file_that_is_none_of_ours(folder: CatalogueFolder, name: str) -> None:
    """A mistyped name is not passed over, and the nearest is named."""
    (folder.path / name).write_text("")
    assert faults(folder.path) == [f'{name}: "{name}" is not known here; did you mean "{name[:-5]}s.toml"?']


def test_other_files_may_lie_in_the_folder(folder: CatalogueFolder) -> None:
    """Notes and pictures are nobody's business."""
    (folder.path / "README.md").write_text("my box")
    assert folder.load().files == load().files


def test_a_file_that_is_no_toml(folder: CatalogueFolder) -> None:
    """With the line and the column; nothing more is said of that file."""
    (folder.path / "scrolls.toml").write_text("[[scroll]]\nid = scroll\n")
    (fault,) = faults(folder.path)
    assert fault.startswith("scrolls.toml: this is not TOML: ")
    assert "line 2" in fault


def test_a_key_that_is_there_twice(folder: CatalogueFolder) -> None:
    """TOML itself refuses that."""
    (folder.path / "scrolls.toml").write_text("scroll = []\nscroll = []\n")
    (fault,) = faults(folder.path)
    assert fault.startswith("scrolls.toml: this is not TOML: ")


@pytest.mark.parametrize("text", ["x = " + "[" * 50_000, "x = " + "1" * 5_000, "x = 2023-13-41"])
def test_toml_no_reader_can_take(folder: CatalogueFolder, text: str) -> None:
    """Lists without end, numbers of thousands of figures, days that do not exist."""
    (folder.path / "scrolls.toml").write_text(text)
    (fault,) = faults(folder.path)
    assert fault.startswith("scrolls.toml: this is not TOML: ")


def test_a_file_in_another_encoding(folder: CatalogueFolder) -> None:
    """Catalogue files are UTF-8."""
    (folder.path / "scrolls.toml").write_bytes("# caf\xe9\n".encode("latin-1"))
    assert faults(folder.path) == ["scrolls.toml: this is not a text in UTF-8."]


def test_the_mark_some_editors_put_first_is_no_fault(folder: CatalogueFolder) -> None:
    """A byte order mark, and the line ends of Windows."""
    text = (folder.path / "scrolls.toml").read_text(encoding="utf-8")
    (folder.path / "scrolls.toml").write_bytes(text.replace("\n", "\r\n").encode("utf-8-sig"))
    assert folder.load().files == load().files


def test_a_folder_in_place_of_a_file(folder: CatalogueFolder) -> None:
    """Told as the system tells it."""
    (folder.path / "scrolls.toml").unlink()
    (folder.path / "scrolls.toml").mkdir()
    (fault,) = faults(folder.path)
    assert fault.startswith("scrolls.toml: the file cannot be read: ")


def test_the_refusal_names_the_first_fault_and_how_many_more(folder: CatalogueFolder) -> None:
    """One line for a client; the faults are all there too."""
    folder.set("scrolls.toml", "scroll/scroll-greek-b/vp", 77)
    folder.set("goal_cards.toml", "goal_card/goal-greek/rest", REMOVED)
    with pytest.raises(UnsoundCatalogue) as unsound:
        folder.load()
    assert str(unsound.value) == "scrolls.toml, scroll scroll-greek-b, vp: this must be 0 to 9, not 77. (and 1 more)"
    assert len(unsound.value.faults) == 2


def test_a_fault_is_told_in_one_line() -> None:
    """The parts that are there, then the sentence."""
    assert str(Fault("scrolls.toml", "scroll-greek-b", "vp", "it is.")) == "scrolls.toml, scroll-greek-b, vp: it is."
    assert str(Fault("scrolls.toml", "", "", "it is.")) == "scrolls.toml: it is."


@pytest.mark.parametrize("name", ["body_of_book/scrolls.toml", "scrolls.tml", "scroll.toml"])
def test_what_is_misspelt_is_refused(tmp_path: Path, name: str) -> None:
    """A file or folder that stands beside a good one and is no part of a catalogue is told, not passed over."""
    (tmp_path / "scrolls.toml").write_text((SHIPPED / "scrolls.toml").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text("", encoding="utf-8")

    with pytest.raises(UnsoundCatalogue) as refusal:
        load(tmp_path)

    assert [fault.file for fault in refusal.value.faults] == [name.partition("/")[0]]


def test_a_file_that_leads_nowhere_is_refused(tmp_path: Path) -> None:
    """A link to itself is there, and cannot be read."""
    (tmp_path / "scrolls.toml").symlink_to("scrolls.toml")

    with pytest.raises(UnsoundCatalogue) as refusal:
        load(tmp_path)

    assert "scrolls.toml" in str(refusal.value)


def test_notes_beside_the_files_are_left_alone(tmp_path: Path) -> None:
    """Who corrects a card may write down why."""
    (tmp_path / "scrolls.toml").write_text((SHIPPED / "scrolls.toml").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "README.md").write_text("From my own box.", encoding="utf-8")

    assert load(tmp_path).fingerprint == load().fingerprint
