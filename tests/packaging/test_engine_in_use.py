"""The tests run the engine they are meant to run; the Makefile says in SCHOLARS_EXPECT which."""

import importlib.util
import os
import subprocess
import sys
import warnings
from collections.abc import Iterator
from importlib.machinery import ExtensionFileLoader
from pathlib import Path

import pytest

import scholars.engine
from scholars import Game
from scholars.positions import plain_engine

SOURCE = Path(__file__).parents[2] / "src" / "scholars"
PACKAGE = Path(scholars.engine.__file__).parents[1]
COMPILED = sorted(
    path.relative_to(SOURCE).with_suffix("")
    for package in ("engine", "rules", "solo", "expansions", "encoding", "bots")
    for path in (SOURCE / package).rglob("*.py")
    if not {"__init__.py", "native.py", "learned"} & set(path.parts)
)


@pytest.fixture
def expected() -> str:
    """What the Makefile expects, if it was the Makefile that started the tests."""
    if "SCHOLARS_EXPECT" not in os.environ:
        pytest.skip("no engine is expected")
    return os.environ["SCHOLARS_EXPECT"]


def test_the_package_is_the_one_to_test(expected: str) -> None:
    """Pure tests import the checkout, all others the installed wheel."""
    assert (PACKAGE == SOURCE) == (expected == "pure")


def test_the_engine_is_the_one_to_test(expected: str) -> None:
    """`build` says which engine runs."""
    assert expected in (scholars.engine.build(), "any")


@pytest.mark.parametrize("module", COMPILED, ids=str)
def test_every_module_is_of_that_build(module: Path) -> None:
    """No module of the engine is left uncompiled in a compiled build, or compiled in a pure one."""
    spec = importlib.util.find_spec(".".join(["scholars", *module.parts]))
    assert spec is not None
    assert isinstance(spec.loader, ExtensionFileLoader) == (scholars.engine.build() == "compiled")


# What those are told who run the plain one without wanting it


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A plain engine at its first use, from a wheel that was built without a compiler."""
    reason = tmp_path / "plain.txt"
    reason.write_text("no C compiler, gcc was not found", encoding="utf-8")
    monkeypatch.setattr(plain_engine, "REASON", reason)
    monkeypatch.setattr(scholars.engine, "build", lambda: "pure")
    plain_engine.warn_if_plain.cache_clear()
    yield
    plain_engine.warn_if_plain.cache_clear()


@pytest.mark.usefixtures("plain")
def test_a_plain_engine_warns_once_at_its_first_game() -> None:
    """With the reason and the remedy, at the line that began the game."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for seed in (1, 2):
            Game.new(seed=seed).clone()
    [warning] = caught
    assert warning.category is RuntimeWarning
    assert warning.filename == __file__
    assert str(warning.message) == (
        "the engine runs as plain Python, 13 to 28 times slower than compiled: no C compiler, gcc was not found; "
        "with a C compiler and Python's headers installed, reinstalling scholars-engine from source compiles it"
    )


@pytest.mark.usefixtures("plain")
def test_a_source_tree_is_a_reason_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Then nothing was built."""
    monkeypatch.setattr(plain_engine, "REASON", tmp_path / "nowhere.txt")
    with pytest.warns(RuntimeWarning, match="slower than compiled: it runs from a source tree; "):
        Game.from_position({})


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("where", ["browser", "worker", "compiled"])
def test_no_warning_where_nothing_can_be_compiled(monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    """Not in a browser, which compiles nothing, nor in the workers of a program; and not of the compiled one."""
    if where == "browser":
        monkeypatch.setattr(sys, "platform", "emscripten")
    elif where == "worker":
        monkeypatch.setattr("multiprocessing.process.parent_process", lambda: "the program")
    else:
        monkeypatch.setattr(scholars.engine, "build", lambda: "compiled")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        Game.new(seed=1)


def test_to_import_it_says_nothing() -> None:
    """Whoever only imports it may want a text or a card."""
    code = "import scholars, scholars.bots, scholars.tabletop, scholars.terminal.command_line; scholars.Place('room-1')"
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
