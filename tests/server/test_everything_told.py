"""Whatever somebody at a table is shown, or may ask for, can be told at every moment of every game.

Nothing here says how it is worded: rare moments have found words missing, for which nobody had thought of a test.
"""

import random

import pytest

from kit.random_games import Setup, at_moments, book_setups, moments, setups, solo_setups, some
from scholars import Event, Game
from scholars.bots import forecast
from scholars.components.places import every_place
from scholars.locales import LANGUAGES
from scholars.server.wire import protocol, views

GAMES = [*some(setups(48), 4), *some(solo_setups(20), 3), *some(book_setups(40), 3)]
SOME_PLACES = 3

pytestmark = pytest.mark.slow


def show(game: Game, happened: tuple[Event, ...]) -> None:
    """The table for everybody, with what was just done."""
    moment = views.Moment(game, game.can_undo)
    for seat in (None, *range(len(game.names))):
        moment.play(seat)
    views.events(happened)
    views.told(game, happened)


def answer(game: Game, chance: random.Random) -> None:
    """What whoever is asked may ask in return: of an option, of one that is refused, of places."""
    assert game.decision is not None
    option = chance.choice(game.decision.options)
    game.text(option, chance.choice(LANGUAGES))
    views.planned(game, protocol.AskPlan(type="plan", version=0, choices=[str(option)]))
    views.previewed(game, protocol.AskPreview(type="preview", version=0, choice=str(option)))
    refused = [one.notation for one in game.refused[:1]]
    for about in (*refused, *chance.sample(every_place(), SOME_PLACES)):
        views.why_not(game, protocol.AskWhyNot(type="why-not", version=0, about=about))


@at_moments(25)
@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_everything_can_be_told(setup: Setup, every: int) -> None:
    """The question and its refused options always, all else at some moments; what a turn could come to as it begins."""
    chance = setup.chance()
    for number, moment in enumerate(moments(setup), start=setup.seed):
        game = moment.game
        asked = game.decision
        if asked is None or number % every == 0:
            show(game, tuple(moment.events))
        if asked is None:
            return
        views.asked(game, asked.seat)
        if number % every == 0:
            answer(game, chance)
        if game.turn_begins and (number % every == 0 or len(asked.options) == 1):
            forecast(game, asked.seat)
