"""`scholars score` scores a game that was played at a real table, from a sheet."""

import json
import re
from pathlib import Path

import pytest

from kit.command import Scholars

PAGE = Path(__file__).parents[2] / "docs" / "guides" / "score-a-game.md"


def example() -> str:
    """The sheet on the page that tells how to score a game."""
    (found,) = re.findall(r"^```toml\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    """That sheet in a file."""
    path = tmp_path / "sheet.toml"
    path.write_text(example(), encoding="utf-8")
    return path


def test_the_example_of_the_guide_scores_what_the_guide_says(scholars: Scholars, sheet: Path) -> None:
    """Line by line."""
    (shown,) = re.findall(r"^```text\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    answer = scholars("score", str(sheet))
    assert (answer.code, answer.err) == (0, "")
    assert [line.rstrip() for line in answer.out.splitlines()] == [line.rstrip() for line in shown.splitlines()]


def test_the_program_of_the_guide_runs() -> None:
    """And what it asserts holds."""
    (program,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    exec(program, {})  # noqa: S102 - it is our own


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Victory Points"), ("fr", "Points de victoire"), ("pl", "Punkty Zwycięstwa")],
)
def test_it_speaks_three_languages(scholars: Scholars, sheet: Path, language: str, said: str) -> None:
    """Titles, cards and the winner."""
    answer = scholars("score", str(sheet), "--lang", language, "--cards")
    assert answer.code == 0
    assert said in answer.out
    assert len(answer.out.splitlines()) > 25


def test_the_form_can_be_scored_as_it_is(scholars: Scholars, tmp_path: Path) -> None:
    """Without a file a form is printed, which is a sheet."""
    form = scholars("score")
    assert (form.code, form.err) == (0, "")
    path = tmp_path / "form.toml"
    path.write_text(form.out, encoding="utf-8")
    assert scholars("score", str(path)).code == 0


def test_a_sheet_may_be_json(scholars: Scholars, tmp_path: Path) -> None:
    """By the name of its file."""
    path = tmp_path / "sheet.JSON"
    scrolls = ("starting-scroll-greek", "starting-scroll-syriac")
    path.write_text(json.dumps({"players": [{"scrolls": [scroll]} for scroll in scrolls]}), encoding="utf-8")
    answer = scholars("score", str(path))
    assert answer.code == 0
    assert "Player 1 and Player 2 share the victory with 4 VP each." in answer.out


def test_every_fault_has_its_line(scholars: Scholars, sheet: Path) -> None:
    """With the file and the player; exit code 1, nothing scored."""
    sheet.write_text(example().replace("silver", "sliver").replace("greek-b", "greek-y"), encoding="utf-8")
    answer = scholars("score", str(sheet))
    assert (answer.code, answer.out) == (1, "")
    assert len(answer.err.splitlines()) >= 2
    assert all(line.startswith(f"scholars: {sheet}: player ") for line in answer.err.splitlines())


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("sheet.toml", b"players = ["),
        ("sheet.json", b"{"),
        ("sheet.json", b"[" * 100_000),
        ("sheet.toml", b"\xff\xfe"),
        ("sheet.toml", b"players = 3"),
        ("sheet.json", b"null"),
    ],
    ids=["cut toml", "cut json", "deep", "no text", "no list", "nothing"],
)
def test_what_is_no_sheet_is_refused(scholars: Scholars, tmp_path: Path, name: str, content: bytes) -> None:
    """One line, exit code 1."""
    path = tmp_path / name
    path.write_bytes(content)
    answer = scholars("score", str(path))
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith(f"scholars: {path}: ")
    assert answer.err.count("\n") == 1


def test_a_file_that_is_not_there(scholars: Scholars, tmp_path: Path) -> None:
    """One sentence."""
    answer = scholars("score", str(tmp_path / "nowhere.toml"))
    assert (answer.code, answer.err) == (1, f"scholars: {tmp_path / 'nowhere.toml'}: No such file or directory.\n")
