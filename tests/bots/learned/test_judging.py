"""What a strong player thinks of a game, and why."""

import pytest

from kit.matches import play_out
from scholars import Game
from scholars.bots import bot, judge
from scholars.bots.learned.heads import HEADS
from scholars.bots.learned.judging import Difference, differences
from scholars.bots.learned.search import Candidate
from scholars.encoding import options_of
from scholars.locales import LANGUAGES, say
from scholars.rules.scoring import CATEGORIES, GUILD_CONTROL, SCROLLS

TRIES = 24


@pytest.fixture(scope="module")
def game() -> Game:
    """A game some way in, with something to decide."""
    found = Game.new(players=2, seed=6, expansions=["body-of-books"])
    play_out(found, [bot("copyist", 1)] * 2, seed=1, choices=120)
    while len(found.decision.options) < 3:
        play_out(found, [bot("copyist", 1)] * 2, seed=1, choices=len(found.history) + 1)
    return found


def compared(at_once: dict[int, float] | None = None, later: dict[int, float] | None = None, rival: float = 0.0) -> str:
    """The reasons for an option that brings this."""

    def row(points: dict[int, float] | None) -> list[float]:
        found = [0.0] * len(CATEGORIES)
        for category, amount in (points or {}).items():
            found[category] = amount
        return found

    return "; ".join(say(reason) for reason in Difference(row(at_once), row(later), rival).reasons())


def test_every_option_is_judged_from_best_to_worst(game: Game) -> None:
    """Each with a forecast and reasons; the best one is behind nothing."""
    asked = game.decision
    assert asked is not None
    found = judge(game, asked.seat, TRIES)
    offered = {option.notation for option in asked.options if not option.notation.startswith("put-back")}
    assert {one.choice.notation for one in found.options} == offered
    assert found.options[0].behind == 0
    assert sum(one.likely for one in found.options) == pytest.approx(1.0, abs=1e-3)
    for one in found.options:
        assert 0 <= one.forecast.win <= 1
        assert 0 < one.forecast.total < 250
        assert tuple(one.forecast.points) == CATEGORIES
        for language in LANGUAGES:
            assert one.why(language)


def test_what_was_played_meets_the_best_on_the_same_deals(game: Game) -> None:
    """Whatever it was: it is tried as often as they are, and every option is still there once."""
    assert game.decision is not None
    seat = game.decision.seat
    usual = judge(game, seat, TRIES).options
    for played in (usual[0].choice, usual[-1].choice):
        found = judge(game, seat, TRIES, played).options
        assert sorted(str(one.choice) for one in found) == sorted(str(one.choice) for one in usual)
        again = found[: 3 if played in [one.choice for one in usual[:3]] else 4]
        assert played in [one.choice for one in again]
        assert len({one.tried for one in again}) == 1


def test_who_is_not_asked_has_a_forecast_alone(game: Game) -> None:
    """And what one seat expects to win the other does not."""
    assert game.decision is not None
    seat = game.decision.seat
    other = judge(game, 1 - seat, TRIES)
    assert not other.options
    assert judge(game, seat, TRIES).forecast.win + other.forecast.win == pytest.approx(1.0, abs=0.35)


def test_a_game_that_is_over_is_judged_as_it_ended() -> None:
    """There is nothing to foresee."""
    game = Game.new(players=3, seed=2)
    play_out(game, [bot("copyist", 1)] * 3, seed=1)
    assert game.outcome is not None
    for seat, score in enumerate(game.outcome.scores):
        found = judge(game, seat)
        assert dict(found.forecast.points) == score.by_category
        assert found.forecast.win == pytest.approx((seat in game.outcome.winners) / len(game.outcome.winners))


def test_reasons_tell_gains_what_is_prepared_and_what_is_denied() -> None:
    """The weightiest first, three at most."""
    assert compared({SCROLLS: 4}) == "gains 4 VP at once (Scrolls)"
    assert compared(later={GUILD_CONTROL: 2.4}) == "prepares about 2 VP more (Guilds)"
    assert compared(later={SCROLLS: -1.6}) == "gives up about 2 VP (Scrolls)"
    assert compared(rival=-3.2) == "keeps about 3 VP from the best rival"
    assert compared(rival=0.7) == "leaves the best rival about 1 VP more"
    assert compared(rival=0.2) == "hardly differs from the other options"
    assert compared({SCROLLS: 1}, {GUILD_CONTROL: 3, 0: 0.6}, -2).split("; ") == [
        "prepares about 3 VP more (Guilds)",
        "keeps about 2 VP from the best rival",
        "gains 1 VP at once (Scrolls)",
    ]


def test_what_all_options_bring_is_no_difference(game: Game) -> None:
    """What is gained at once is told; nothing is prepared or given up by options that end alike."""
    assert game.decision is not None
    numbers = options_of(game.state)
    alike = [Candidate(numbers[0], -0.7, [[5.0] * len(HEADS)]) for _ in range(2)]
    for difference in differences(alike, game.state):
        assert not any(difference.later)
        assert difference.rival == 0
        assert difference.at_once == [0] * len(CATEGORIES)
    better = Candidate(numbers[0], -0.7, [[7.0] * len(HEADS)])
    first, second = differences([better, alike[0]], game.state)
    assert first.later == [2] * len(CATEGORIES)
    assert second.rival == -2


def test_an_option_that_is_alone_is_tried_once() -> None:
    """There is nothing to compare it with."""
    game = Game.new(players=2, seed=3)
    while len(game.decision.options) > 1:
        play_out(game, [bot("copyist", 1)] * 2, seed=1, choices=len(game.history) + 1)
    assert game.decision is not None
    (only,) = judge(game, game.decision.seat).options
    assert (only.tried, only.behind) == (1, 0.0)
    assert only.why()


def test_a_forecast_in_words(game: Game) -> None:
    """In every language."""
    assert game.decision is not None
    forecast = judge(game, game.decision.seat, 1).forecast
    assert forecast.text("en").startswith(f"{round(100 * forecast.win)} % to win, about {round(forecast.total)} VP to ")
    assert len({forecast.text(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("seat", "tries", "refusal"),
    [
        (2, 10, "There is no seat 2: they are numbered from 0 to 1."),
        (0, 0, "Options are tried out at least once, not 0"),
    ],
)
def test_nonsense_is_refused(game: Game, seat: int, tries: int, refusal: str) -> None:
    """In a sentence."""
    with pytest.raises(ValueError, match=refusal):
        judge(game, seat, tries)


@pytest.mark.parametrize(("solo", "rival", "win"), [(None, 0.6, 10.0), ("scholar", 1.0, 30.0)])
def test_what_an_option_is_worth_is_what_is_played_for(solo: str | None, rival: float, win: float) -> None:
    """Alone nothing is left of a game that is lost, so a victory counts for more there than among people."""
    found = Game.new(players=1 if solo else 2, solo=solo, seed=3, expansions=["body-of-books"])
    play_out(found, [bot("copyist", 1)] * 2, seed=1, choices=60)
    assert found.decision is not None
    for one in judge(found, found.decision.seat, TRIES).options:
        expected = one.forecast
        if 0 < expected.win < 1:
            worth = expected.total - rival * expected.rival + win * expected.win
            assert one.worth == pytest.approx(worth, abs=1e-6)
