"""The browser client draws what the engine offers: its stored views keep up with the Python side."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
VIEWS = ROOT / "web" / "tests" / "fixtures" / "views"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The tool that writes the stored views."""
    spec = importlib.util.spec_from_file_location("write_views", ROOT / "tools" / "write_views.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_stored_catalogue_is_what_is_printed(tool: ModuleType) -> None:
    """`python tools/write_views.py` writes it anew."""
    assert json.loads((VIEWS / "printed.json").read_text(encoding="utf-8")) == tool.printed()


def test_every_view_is_stored(tool: ModuleType) -> None:
    """Each has its file, and no file is left over."""
    assert {path.stem for path in VIEWS.glob("*.json")} == {"printed"}.union(*(moments for _, moments in tool.GAMES))


def test_a_stored_view_is_what_a_game_shows(tool: ModuleType) -> None:
    """The first of them, which takes no long game to reach."""
    setup, moments = tool.GAMES[0]
    for name, view in tool.views_of(setup, moments).items():
        assert json.loads((VIEWS / f"{name}.json").read_text(encoding="utf-8")) == view
