"""Rewards: what a game is worth to each, and that nothing is won or lost on the way."""

import pytest

from kit.training_settings import SETTINGS, begun, name_of
from scholars.training import rewards
from scholars.training.setting import Setting

FOREVER = 10_000


@pytest.mark.parametrize(
    ("winners", "players", "shares"),
    [
        ((1,), 2, [-1.0, 1.0]),
        ((0, 1), 2, [0.0, 0.0]),
        ((2,), 3, [-0.5, -0.5, 1.0]),
        ((0, 2), 3, [0.25, -0.5, 0.25]),
        ((0, 1, 2), 3, [0.0, 0.0, 0.0]),
        ((0, 3), 4, pytest.approx([1 / 3, -1 / 3, -1 / 3, 1 / 3])),
    ],
)
def test_a_win_is_shared_by_those_who_are_tied(winners: tuple[int, ...], players: int, shares: list[float]) -> None:
    """All together always have nothing."""
    assert rewards.shares(winners, players) == shares
    assert sum(rewards.shares(winners, players)) == pytest.approx(0)


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_the_outcome_is_told_at_the_end_and_not_before(setting: Setting) -> None:
    """By who won; alone, by whether the opponent was beaten."""
    assert rewards.outcome(begun(setting, 2, 30)) == [0.0] * setting.players
    game = begun(setting, 2, FOREVER)
    assert game.outcome is not None
    if setting.players == 1:
        assert rewards.outcome(game) == [1.0 if game.outcome.winners == (0,) else -1.0]
    else:
        assert rewards.outcome(game) == rewards.shares(game.outcome.winners, setting.players)


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_points_are_those_one_would_have_if_the_game_ended_now(setting: Setting) -> None:
    """In hundreds, on the way and at the end; the solo opponent's are nobody's reward."""
    for choices in (0, 40, FOREVER):
        game = begun(setting, 2, choices)
        assert rewards.points(game) == [score.total / 100 for score in game.score()][: setting.players]


def test_an_unknown_reward_is_refused_in_a_sentence() -> None:
    """With those there are, the nearest first."""
    with pytest.raises(ValueError, match=r'^unknown reward "point"; choose from points, outcome$'):
        rewards.standing("point")
