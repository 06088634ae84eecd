"""The compiled engine and the source play the same games, decision by decision."""

import pytest

from kit.lockstep import first_difference, told_by_the_source, told_here
from scholars.engine import build

GAMES = 12  # every number of players, both modes; half as many alone and with Body of Books


@pytest.fixture
def _two_builds() -> None:
    """There is something to compare only where the engine under test is compiled."""
    if build() == "pure":
        pytest.skip("this is the pure engine already: pure would be compared with pure")


def compare(first: int, count: int) -> None:
    """Play so many games through both builds; the first difference tells the game and the decision."""
    here, source = list(told_here(first, count)), told_by_the_source(first, count)
    assert (here[0], source[0]) == ("compiled", "pure")
    assert len(here) > 100 * count
    assert first_difference(here[1:], source[1:]) == ""


def test_the_first_difference_is_told() -> None:
    """With both lines, also where one build has stopped earlier."""
    assert first_difference(["a", "b", "c"], ["a", "x", "y"]) == "here:   b\nsource: x"
    assert first_difference(["a", "b"], ["a"]) == "here:   b\nsource: nothing more"
    assert first_difference(["a", "b"], ["a", "b"]) == ""


@pytest.mark.usefixtures("_two_builds")
def test_both_builds_play_the_same_games() -> None:
    """Every seat, kind, option, event and position is the same."""
    compare(first=0, count=GAMES)


@pytest.mark.soak
@pytest.mark.usefixtures("_two_builds")
@pytest.mark.parametrize("block", range(20))
def test_both_builds_play_thousands_of_games_alike(block: int) -> None:
    """Twenty times a hundred games."""
    compare(first=50_000 + 100 * block, count=100)
