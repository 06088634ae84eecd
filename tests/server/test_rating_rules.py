"""Which games are rated, and in which order their players are ranked: a table for each kind of end."""

import pytest

from scholars.server.people.rating_rules import (
    MIN_CHOICES,
    Fate,
    FinalSeat,
    Ranks,
    RatedGame,
    Reason,
    StartingSeat,
    rank,
    standing_choices,
    unrated_from_start,
)
from scholars.server.storage.rows import Entry

ADA, BEN, CEM = StartingSeat("ada"), StartingSeat("ben"), StartingSeat("cem")
BOT = StartingSeat(None)


@pytest.mark.parametrize(
    ("seats", "special", "expected"),
    [
        pytest.param([ADA, BEN], False, None, id="two players"),
        pytest.param([ADA, BEN, CEM], False, None, id="three players"),
        pytest.param([ADA], False, None, id="others still to come"),
        pytest.param([ADA, BOT], False, Reason.BOT, id="bot"),
        pytest.param([ADA, ADA], False, Reason.SAME_PLAYER, id="one player twice"),
        pytest.param([ADA, StartingSeat("ben", hidden=True)], False, Reason.HIDDEN, id="hidden"),
        pytest.param([ADA, BEN], True, Reason.SPECIAL, id="special"),
        pytest.param(
            [StartingSeat("ada", household="x"), StartingSeat("ben", household="x"), CEM],
            False,
            Reason.HOUSEHOLD,
            id="one household",
        ),
        pytest.param(
            [StartingSeat("ada", household="x"), StartingSeat("ben", household="y")],
            False,
            None,
            id="two households",
        ),
        pytest.param([StartingSeat("ada", household="x"), BEN, CEM], False, None, id="unknown households"),
    ],
)
def test_what_is_noted_at_the_start(seats: list[StartingSeat], special: bool, expected: Reason | None) -> None:
    """The seats decide, and whether it is a standard game."""
    assert unrated_from_start(seats, special) == expected


def seat(
    fate: Fate = "stayed", choices: int = MIN_CHOICES, bot: bool = False, score: int = 0, winner: bool = False
) -> FinalSeat:
    """A seat whose player made enough choices."""
    return FinalSeat(choices, fate, bot, score, winner)


WON, LOST = seat(score=50, winner=True), seat(score=40)
THIRD = seat(score=30)
LEFT = seat("left", score=60, winner=True)  # the bot in the seat won
IDLE = seat(choices=MIN_CHOICES - 1)


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        pytest.param(RatedGame([LOST, WON]), (1, 0), id="won and lost"),
        pytest.param(RatedGame([LOST, THIRD, WON]), (1, 2, 0), id="three places"),
        pytest.param(RatedGame([WON, WON, LOST]), (0, 0, 1), id="shared victory"),
        pytest.param(RatedGame([WON, LOST, LOST]), (0, 1, 1), id="shared second place"),
        pytest.param(RatedGame([seat(score=50), WON]), (1, 0), id="tiebreak"),
        pytest.param(RatedGame([LEFT, seat()], finished=False), (1, 0), id="one leaves"),
        pytest.param(RatedGame([LEFT, LEFT, seat()], finished=False), (1, 1, 0), id="two leave"),
        pytest.param(RatedGame([LEFT, WON, LOST]), (2, 0, 1), id="one leaves and two play on"),
        pytest.param(RatedGame([LEFT, seat(bot=True)]), (1, 0), id="one leaves, the other is replaced"),
        pytest.param(RatedGame([seat("forgotten"), LOST, WON]), (None, 1, 0), id="forgotten"),
        pytest.param(RatedGame([seat("forgotten", 0), LOST, WON]), (None, 1, 0), id="forgotten early"),
        pytest.param(
            RatedGame([seat("forgotten"), LEFT, seat()], finished=False),
            (None, 1, 0),
            id="forgotten and left",
        ),
        pytest.param(RatedGame([seat("forgotten"), LOST]), Reason.FORGOTTEN, id="only one is known"),
        pytest.param(RatedGame([seat("removed"), WON, LOST]), Reason.REMOVED, id="removed"),
        pytest.param(RatedGame([seat("removed"), LOST], finished=False), Reason.REMOVED, id="removed, one left"),
        pytest.param(RatedGame([WON, IDLE]), Reason.INACTIVE, id="one chose too little"),
        pytest.param(
            RatedGame([seat("left", 0), seat(choices=0)], finished=False),
            Reason.INACTIVE,
            id="nobody chose",
        ),
        pytest.param(RatedGame([WON, seat(bot=True)]), (0, 1), id="a bot stood in for the loser"),
        pytest.param(RatedGame([seat(bot=True, winner=True), LOST]), Reason.BOT_WON, id="bot won"),
        pytest.param(
            RatedGame([seat(bot=True, score=50, winner=True), WON]), Reason.BOT_WON, id="a bot shared the victory"
        ),
        pytest.param(RatedGame([LOST, LOST], result=False), Reason.NO_RESULT, id="no result"),
        pytest.param(RatedGame([LEFT, seat()], finished=False, result=False), (1, 0), id="left, so no result"),
        pytest.param(RatedGame([WON, LOST], noted=Reason.HIDDEN), Reason.HIDDEN, id="hidden at the start"),
        pytest.param(RatedGame([WON, LEFT], noted=Reason.HOUSEHOLD), Reason.HOUSEHOLD, id="one household"),
    ],
)
def test_how_a_game_ends(game: RatedGame, expected: Ranks | Reason) -> None:
    """The ranks by seat, or why there are none."""
    assert rank(game) == expected


ADA_CHOSE, BEN_CHOSE = (0, "person"), (1, "person")


def entry(number: int, by: str = "person", back_to: int | None = None) -> Entry:
    """A choice in a seat, or an undo."""
    return Entry("table", 0, number, by, None if back_to is not None else "rest", back_to, 0.0)


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        pytest.param([], {}, id="nothing"),
        pytest.param([entry(0), entry(1), entry(0)], {ADA_CHOSE: 2, BEN_CHOSE: 1}, id="two players"),
        pytest.param(
            [entry(0), entry(1, "bot"), entry(1)], {ADA_CHOSE: 1, (1, "bot"): 1, BEN_CHOSE: 1}, id="a bot stood in"
        ),
        pytest.param([entry(0), entry(0, "automatic")], {ADA_CHOSE: 2}, id="answered by the client"),
        pytest.param([entry(0), entry(1), entry(1), entry(1, back_to=1)], {ADA_CHOSE: 1}, id="undone"),
        pytest.param([entry(0), entry(0, back_to=0), entry(0)], {ADA_CHOSE: 1}, id="undone and chosen again"),
        pytest.param([entry(0), entry(1), entry(0, back_to=0)], {}, id="all undone"),
    ],
)
def test_choices_that_were_undone_do_not_stand(entries: list[Entry], expected: dict[tuple[int, str], int]) -> None:
    """Those of a bot that stood in are counted apart."""
    assert standing_choices(entries) == expected
