"""Legality is asked once: the options of a question are just what its `why_not` has nothing against."""

import pytest

from kit.legality import check_legality
from kit.random_games import Setup, book_setups, for_this_build, moments, setups, solo_setups

GAMES = for_this_build(
    [*setups(24), *solo_setups(20), *book_setups(40), *book_setups(48, first=40, manners=("rich", "bookish"))]
)


def check_game(setup: Setup) -> None:
    """At every decision of a game."""
    for moment in moments(setup):
        if moment.game.decision is not None:
            check_legality(moment.game.state)


@pytest.mark.slow
@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_the_options_are_what_nothing_is_said_against(setup: Setup) -> None:
    """Whether a question finds its options by `why_not`, or sooner by an `ask` of its own."""
    check_game(setup)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(20))
def test_the_options_are_what_nothing_is_said_against_in_hundreds_of_games(block: int) -> None:
    """The same, for longer."""
    for setup in (*setups(20, first=90_000 + 20 * block), *book_setups(20, first=90_000 + 20 * block)):
        check_game(setup)
