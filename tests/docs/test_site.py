"""The site: its pages, what its strict build refuses, and the reference written from the docstrings."""

import importlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
TOP = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "NOTICE.md")
PACKAGES = sorted(f"scholars.{page.stem}".removesuffix(".index") for page in (CHECKOUT / "docs" / "api").glob("*.md"))


def run(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a Python program in a checkout."""
    return subprocess.run(
        [sys.executable, *command], cwd=checkout, capture_output=True, encoding="utf-8", check=False, timeout=120
    )


def build(checkout: Path) -> subprocess.CompletedProcess[str]:
    """Do what `make docs` does."""
    run(checkout, "tools/write_site.py").check_returncode()
    return run(checkout, "-m", "zensical", "build", "--clean", "--strict")


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A checkout with one page and one section of rules, beside the documents at the top."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "tools").mkdir()
    shutil.copy(CHECKOUT / "tools" / "write_site.py", tmp_path / "tools")
    (tmp_path / "mkdocs.yml").write_text("site_name: Small\ndocs_dir: build/pages\nsite_dir: build/site\n")
    for name in TOP:
        (tmp_path / name).write_text("# Top\n")
    (tmp_path / "docs" / "rules" / "rec.md").write_text("# Recruit\n\n## REC-04\n")
    return tmp_path


def reference(copy: Path) -> set[str]:
    """Every name that has a place in the reference of the site as it is built from a copy of this checkout."""
    for folder in ("docs", "src", "tools"):
        shutil.copytree(CHECKOUT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__", "web"))
    for name in (*TOP, "mkdocs.yml"):
        shutil.copy(CHECKOUT / name, copy)
    built = build(copy)
    assert built.returncode == 0, built.stdout + built.stderr
    pages = [page.read_text(encoding="utf-8") for page in (copy / "build" / "site" / "api").glob("*.html")]
    return {name for page in pages for name in re.findall(r'id="(scholars[\w.]*)"', page)}


def test_the_site_is_built_and_every_public_name_has_its_place_in_the_reference(tmp_path: Path) -> None:
    """If not, a page of `docs/api` is to name it; a function called like its module stands below the module's name."""
    named = reference(tmp_path)
    for package in PACKAGES:
        public: list[str] = importlib.import_module(package).__all__
        missing = [name for name in public if not {f"{package}.{name}", f"{package}.{name}.{name}"} & named]
        assert (package, missing) == (package, [])


def test_every_page_is_in_the_navigation_and_every_entry_is_a_page() -> None:
    """The strict build checks links, and not this."""
    navigation = (CHECKOUT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    entries = re.findall(r"^ *- (?:.*: )?(\S+\.md)$", navigation, re.MULTILINE)
    pages = [page.relative_to(CHECKOUT / "docs").as_posix() for page in (CHECKOUT / "docs").rglob("*.md")]
    assert sorted(entries) == sorted([*pages, *map(str.lower, TOP)])


def test_what_leads_nowhere_fails_the_build(small: Path) -> None:
    """A page, an anchor and a rule."""
    page = small / "docs" / "index.md"
    page.write_text("# Home\n\n[a](notice.md) REC-04\n")
    assert build(small).returncode == 0
    page.write_text("# Home\n\n[a](nowhere.md) [b](notice.md#nothing) REC-05\n")
    built = build(small)
    told = re.sub(r"\x1b\[[0-9;]*m", "", built.stdout + built.stderr)
    assert built.returncode != 0
    assert (told.count("Warning: page does not exist"), told.count("Warning: anchor does not exist")) == (1, 2)


def test_the_id_of_a_rule_becomes_a_link(small: Path) -> None:
    """Where it stands in a text; not in code, a heading or a link, and not if there is no such section."""
    (small / "docs" / "guides").mkdir()
    text = "# REC-04\n\nREC-04, `REC-04`, [REC-04](a.md), ABC-04.\n\n```\nREC-04\n```\n"
    (small / "docs" / "guides" / "page.md").write_text(text)
    run(small, "tools/write_site.py").check_returncode()
    assert (small / "build" / "pages" / "guides" / "page.md").read_text() == text.replace(
        "\n\nREC-04,", "\n\n[REC-04](../rules/rec.md#rec-04),"
    )


def test_the_documents_at_the_top_are_pages(small: Path) -> None:
    """Links to them, and from them into `docs/`, lead to the same place as before."""
    (small / "docs" / "guides").mkdir()
    (small / "docs" / "guides" / "page.md").write_text("[notice](../../NOTICE.md#top)\n")
    (small / "NOTICE.md").write_text("[a page](docs/guides/page.md), [the map](ARCHITECTURE.md)\n")
    run(small, "tools/write_site.py").check_returncode()
    pages = small / "build" / "pages"
    assert (pages / "guides" / "page.md").read_text() == "[notice](../notice.md#top)\n"
    assert (pages / "notice.md").read_text() == "[a page](guides/page.md), [the map](architecture.md)\n"
