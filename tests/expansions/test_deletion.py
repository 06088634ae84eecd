"""An expansion is a folder whose rules could be deleted: the base game is whole without it, and knows nothing of it."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree

import pytest

from scholars.expansions import names

CHECKOUT = Path(__file__).parents[2]
SOURCE = CHECKOUT / "src" / "scholars"
RANDOM_GAMES = """
from kit.random_games import moments, setups
from scholars import Game
from scholars.expansions import names

assert names() == ()
for setup in setups(50, manners=("plain", "busy")):
    for moment in moments(setup):
        pass
    assert moment.game.over
    assert moment.game.faults() == ()
try:
    Game.new(expansions=["body-of-books"])
except ValueError as refused:
    print(refused)
"""

# A copy of the source is played in plain Python, whichever engine the other tests run with: once is enough.
once = pytest.mark.skipif(os.environ.get("SCHOLARS_EXPECT") == "compiled", reason="the source is tested, not the wheel")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout without the rules of any expansion."""
    copy = tmp_path_factory.mktemp("deleted")
    for folder in ("src", "tests", "docs/rules"):
        copytree(CHECKOUT / folder, copy / folder, ignore=ignore_patterns("__pycache__"))
    (copy / "pyproject.toml").write_bytes((CHECKOUT / "pyproject.toml").read_bytes())
    assert names()
    for name in names():
        rmtree(copy / "src" / "scholars" / "expansions" / name.replace("-", "_"))
    return copy


def run(checkout: Path, *arguments: str) -> str:
    """What Python prints there."""
    settings = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "SCHOLARS_"))}
    paths = os.pathsep.join(str(checkout / folder) for folder in ("src", "tests"))
    ran = subprocess.run(
        [sys.executable, *arguments],
        cwd=checkout,
        env=settings | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, (ran.stdout + ran.stderr)[-3000:]
    return ran.stdout


@once
@pytest.mark.slow
def test_the_base_rules_hold_without_it(checkout: Path) -> None:
    """Every test of them."""
    told = run(checkout, "-m", "pytest", "tests/rules", "-x", "-q", "-p", "no:cacheprovider")

    assert " passed" in told.splitlines()[-1]
    assert "skipped" not in told.splitlines()[-1]


@once
def test_the_base_game_is_played_without_it(checkout: Path) -> None:
    """Fifty random games; the expansion is refused in a sentence."""
    told = run(checkout, "-c", RANDOM_GAMES)

    assert told == 'unknown expansion "body-of-books"; there is none\n'


def sources(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """The source files of some folders, parsed."""
    for folder in folders:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            yield path.relative_to(SOURCE), ast.parse(path.read_text(encoding="utf-8"))


def named(tree: ast.Module) -> Iterator[str]:
    """Everything the code of a file names: modules, variables, attributes, functions; texts too, but no docstrings."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        if node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(name)) | ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.alias(name=name) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                yield text


def test_the_base_rules_name_no_expansion() -> None:
    """No import, no book: they only ask `state.expansion`, whatever it is."""
    found = [
        f"{path}: {name}"
        for path, tree in sources("engine", "rules", "solo")
        for name in named(tree)
        if "expansions" in name.lower() or (path.parts[0] != "engine" and "book" in name.lower())
    ]
    assert found == []


def test_what_looks_for_names_finds_them() -> None:
    """The test above would fail."""
    told = 'from scholars.expansions import names\n\ndef f(state):\n    """Of expansions."""\n    return state.books'
    assert {"scholars.expansions", "names", "f", "state", "books"} <= set(named(ast.parse(told)))
    assert "Of expansions." not in set(named(ast.parse(told)))
