"""The tests run the engine they are meant to run; the Makefile says in SCHOLARS_EXPECT which."""

import importlib.util
import os
from importlib.machinery import ExtensionFileLoader
from pathlib import Path

import pytest

import scholars.engine

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
