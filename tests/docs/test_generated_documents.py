"""The documents written from the catalogue, the vocabularies and the texts are current."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kit.patience import PATIENCE

CHECKOUT = Path(__file__).parents[2]
PAGES = ("fidelity.md", "effects.md", "glossary.md", "encoding.md", "reading.md")


def write_docs(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the tool of a checkout."""
    return subprocess.run(
        [sys.executable, str(checkout / "tools" / "write_docs.py"), *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A checkout with nothing but the tool and the documents it writes."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "docs").mkdir()
    shutil.copy(CHECKOUT / "tools" / "write_docs.py", tmp_path / "tools")
    for page in PAGES:
        shutil.copy(CHECKOUT / "docs" / page, tmp_path / "docs")
    return tmp_path


def test_the_documents_are_current() -> None:
    """If not, `make generate` writes them anew."""
    done = write_docs(CHECKOUT, "--check")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_stale_documents_are_named_and_left_alone(copy: Path) -> None:
    """Each of them; a check changes nothing, and its exit code is 1."""
    for page in PAGES:
        (copy / "docs" / page).write_text("old", encoding="utf-8")
    done = write_docs(copy, "--check")
    assert done.returncode == 1
    told = [f"docs/{page} is not current; `make generate` writes it anew" for page in PAGES]
    assert sorted(done.stdout.splitlines()) == sorted(told)
    assert {(copy / "docs" / page).read_text(encoding="utf-8") for page in PAGES} == {"old"}


def test_a_document_that_is_missing_or_stale_is_written(copy: Path) -> None:
    """Only those; after that all are as they are here."""
    (copy / "docs" / "effects.md").unlink()
    (copy / "docs" / "glossary.md").write_text("old", encoding="utf-8")
    assert write_docs(copy).stdout == "docs/effects.md written\ndocs/glossary.md written\n"
    for page in PAGES:
        assert (copy / "docs" / page).read_bytes() == (CHECKOUT / "docs" / page).read_bytes()


def test_an_option_the_tool_does_not_have(copy: Path) -> None:
    """Is answered with the one it has, and nothing is written."""
    done = write_docs(copy, "--chekc")
    assert (done.returncode, done.stderr) == (2, "usage: write_docs.py [--check]\n")
