"""A pack travels as one file, and lies in a folder; whatever else a file holds is refused in one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

from scholars import Game
from scholars.catalogue import About, UnreadablePack, UnsoundCatalogue, load
from scholars.packs import Change, Pack, begun, contribution, edited, opened, read, write_file, write_folder


@pytest.fixture(scope="module")
def box() -> Pack:
    """A box with one card corrected."""
    return edited(
        begun(About("My box", "Ada", "second printing", "en", 3)), [Change("chinese-a", "dispatch", "1 gold")]
    )


def test_a_pack_comes_back_from_its_file_and_from_its_folder(box: Pack, tmp_path: Path) -> None:
    """Everything printed, how sure its maker is, and what is told of it."""
    write_file(tmp_path / "box.json", box.text())
    write_folder(box, tmp_path / "folder")
    for back in (opened(tmp_path / "box.json"), opened(tmp_path / "folder")):
        assert back.about == box.about
        assert back.fingerprint == box.fingerprint
        assert back.catalogue.marks == box.catalogue.marks


def test_the_engine_takes_a_pack_as_it_takes_a_folder(box: Pack, tmp_path: Path) -> None:
    """A game is set with it, and its record names its fingerprint."""
    write_file(tmp_path / "box.json", box.text())
    game = Game.new(2, 7, catalogue=tmp_path / "box.json")
    assert game.record()["catalogue"] == box.fingerprint
    assert str(game.catalogue.find("chinese-a").thing.dispatch) == "1 gold"


def test_a_pack_needs_nothing_of_the_shipped_catalogue(box: Pack) -> None:
    """It holds every file, so that it is the same when ours has been corrected."""
    assert set(box.plain()["files"]) == set(load().files)


def damaged(box: Pack, **changes: Any) -> bytes:
    """The file of a box, with something else in it."""
    return json.dumps(box.plain() | changes).encode()


def test_what_is_no_pack_is_refused_in_one_sentence(box: Pack) -> None:
    """Something else, too much of it, another format, files that are none of ours, values that were changed."""
    away: dict[str, Any] = {"../../etc/passwd": {}}
    changed = box.plain()
    changed["files"]["translators.toml"]["translator"][0]["vp"] = 9
    for content, said in (
        (b"\x00\xff", "this is no pack: a pack is a JSON text in UTF-8."),
        (b"[" * 100_000, "this is no pack: a pack is a JSON text in UTF-8."),
        (b"{}", "this is no pack."),
        (b" " * 900_001, "a pack has at most 900,000 bytes, and this file has 900,001."),
        (damaged(box, **{"scholars-pack": 9}), "this pack has format 9; this program reads format 1."),
        (damaged(box, files=away), '"../../etc/passwd" is not known here.'),
        (damaged(box, files={}), "this pack holds no catalogue."),
        (damaged(box, name=""), "a pack needs a name."),
        (damaged(box, name="a\nb"), "the name of a pack is a line of at most 60 letters that can be printed."),
        (damaged(box, version=0), "the version of a pack is a number from 1 to 9999."),
        (json.dumps(changed).encode(), "it was changed on the way."),
    ):
        with pytest.raises(UnsoundCatalogue) as unsound:
            read(content)
        (fault,) = unsound.value.faults
        assert fault.sentence.endswith(said)


def test_a_folder_that_tells_nothing_is_called_as_it_is(box: Pack, tmp_path: Path) -> None:
    """As those made by hand; what it tells must be told well."""
    write_folder(box, tmp_path / "my-box")
    (tmp_path / "my-box" / "pack.toml").unlink()
    assert opened(tmp_path / "my-box").about == About("my-box")
    (tmp_path / "my-box" / "pack.toml").write_text("name = 7\n")
    with pytest.raises(UnreadablePack, match="the name of a pack is a line"):
        opened(tmp_path / "my-box")


def test_a_contribution_tells_people_and_has_the_toml(box: Pack) -> None:
    """What was and what is, in words and as the files have it, with the mark."""
    told = contribution(box)
    assert '| Chinese Translator A (`chinese-a`) | Dispatch | `"2 silver"` | `"1 gold"` |' in told
    assert 'chinese-a.dispatch = "known: seen in the box, second printing, en"' in told
    assert 'id = "chinese-a"' in told
    assert "greek-e" not in told
