"""`tools/box_strength.py`: bots on permuted boxes, and the row of the table that comes of it."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from scholars.training.boxes import BoxConfig

TOOL = Path(__file__).parents[2] / "tools" / "box_strength.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The tool as a module."""
    spec = importlib.util.spec_from_file_location("box_strength", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["box_strength"] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


def test_a_bot_is_as_strong_as_itself(tool: ModuleType) -> None:
    """Both games of a deal are the same ones, from the other seat."""
    result = tool.play_box(tool.Matchup(("greedy", "greedy")), 3, BoxConfig(), [1])
    assert result.deals == (tool.Deal(won=0.5, margin=0.0),)
    assert result.changed > 300


def test_our_box_has_no_seed(tool: ModuleType) -> None:
    """Nothing differs there, and the stronger bot is ahead."""
    result = tool.play_box(tool.Matchup(("greedy", "random")), None, BoxConfig(), [1])
    assert result.changed == 0
    assert result.deals[0].won == 1.0
    assert result.deals[0].margin > 0


def test_a_box_counts_once(tool: ModuleType) -> None:
    """However many games are played on it; on our own box a deal does."""
    good, bad = tool.Deal(1.0, 10.0), tool.Deal(0.0, -4.0)
    results = [tool.BoxResult(300 + box, (good,) if box else (bad, bad, bad)) for box in range(4)]
    matchup = tool.Matchup(("vizier", "greedy"), "epic", ("body-of-books",))
    assert tool.row(matchup, results, BoxConfig()) == (
        "| 300 to 303, on 4 boxes | 2-epic-books | vizier | greedy | 12 | 75% (26% to 100%) | 0%, 100%, 100% "
        "| +6.5 (-0.4 to +13.4) |"
    )
    ours = tool.row(matchup, [tool.BoxResult(0, (good, bad)), tool.BoxResult(0, (good, bad))], BoxConfig())
    assert ours == "| none | 2-epic-books | vizier | greedy | 8 | 50% (0% to 100%) |  | +3.0 (-4.9 to +10.9) |"
    won_all = tool.row(matchup, [tool.BoxResult(300, (good,) * 10)] * 2, BoxConfig())
    assert "100% (91% to 100%)" in won_all  # forty games say no more than that
    assert "300 to 303 of the boards, on 4 boxes" in tool.row(matchup, results, BoxConfig(cards=False))
