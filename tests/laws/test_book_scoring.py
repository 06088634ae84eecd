"""Games with Body of Books are scored again, from what lies on the table and by another scorer."""

import pytest

from kit.random_games import Setup, book_setups, moments
from kit.scorer import check_outcome
from scholars.rules import scoring


@pytest.mark.slow
@pytest.mark.parametrize("setup", book_setups(80, first=300), ids=str)
def test_a_whole_game_is_scored_as_what_lies_on_the_table_says(setup: Setup) -> None:
    """Every line of every player, and who has won. (BOB-28, BBS-03)"""
    for moment in moments(setup):
        game = moment.game
    check_outcome(game)


@pytest.mark.parametrize("setup", book_setups(16, first=500), ids=str)
def test_the_total_is_the_sum_of_all_lines_at_any_time(setup: Setup) -> None:
    """Both ways to count the points agree, from the first choice to the last."""
    for moment in moments(setup):
        state = moment.game.state
        for seat in range(len(state.players)):
            assert scoring.total(state, seat) == sum(vp for _, _, vp in scoring.score(state, seat))
