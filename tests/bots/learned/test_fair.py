"""Nobody who has learned plays by what its seat may not know: Dice to come, the order of piles, or a rival's draw."""

from typing import Any

import pytest

from kit.matches import play_out
from scholars import Game
from scholars.bots import LEVELS, bot, forecast, hint, judge
from scholars.bots.learned.foresight import foresight
from scholars.bots.learned.search import likelihoods
from scholars.encoding import options_of
from scholars.encoding.playouts import Playouts
from scholars.engine import build
from scholars.engine.chance import Chance
from scholars.rules.dealing import determinised

KINDS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "expansions": ["body-of-books"]},
    {"players": 1, "solo": "scholar"},
)
SOME_WAY_IN = 45


def a_game(number: int) -> Game:
    """A game of one of the kinds, some way in."""
    kind = KINDS[number % len(KINDS)]
    game, player = Game.new(seed=number, **kind), bot("copyist", number)
    play_out(game, [player] * 4, seed=number, choices=SOME_WAY_IN + 7 * number)
    while len(options_of(game.state)) < 3:  # something to decide
        play_out(game, [player] * 4, seed=number, choices=len(game.history) + 1)
    return game


def at_a_turn(game: Game) -> Game:
    """The game, played on until somebody's turn begins."""
    while not game.turn_begins:
        play_out(game, [bot("copyist", 1)] * 4, seed=1, choices=len(game.history) + 1)
    return game


def dealt_otherwise(game: Game) -> list[Game]:
    """Games that differ from it in nothing but what is hidden."""
    seat = 0 if game.decision is None else game.decision.seat
    return [game.determinise(seat, seed) for seed in range(20, 24)]


@pytest.mark.parametrize("number", range(6))
def test_the_same_is_as_likely_whatever_is_hidden(number: int) -> None:
    """Option by option, to the last bit: this is all that any learned player chooses by."""
    game = a_game(number)
    expected = likelihoods(foresight(game), game.state, 2, Chance.seeded(1))
    for other in dealt_otherwise(game):
        assert likelihoods(foresight(other), other.state, 2, Chance.seeded(1)) == expected


@pytest.mark.skipif(build() == "pure", reason="the pure engine takes long to try options out")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_the_same_whatever_is_hidden(level: str) -> None:
    """With the same seed, the same option."""
    for number in range(3):
        game = a_game(number)
        assert {bot(level, 5).choose(one).notation for one in dealt_otherwise(game)} == {bot(level, 5).choose(game)}


@pytest.mark.skipif(build() == "pure", reason="the pure engine takes long to try options out")
def test_a_judgement_is_the_same_whatever_is_hidden() -> None:
    """Forecasts and reasons."""
    game = a_game(4)
    assert game.decision is not None
    seat = game.decision.seat
    expected = judge(game, seat)
    assert all(judge(one, seat) == expected for one in dealt_otherwise(game))


@pytest.mark.skipif(build() == "pure", reason="the pure engine takes long to try options out")
def test_a_hint_is_the_same_whatever_is_hidden() -> None:
    """What is suggested, what it is worth and why."""
    game = at_a_turn(a_game(5))
    assert game.decision is not None
    seat = game.decision.seat
    expected = hint(game, seat)
    assert expected
    assert all(hint(one, seat) == expected for one in dealt_otherwise(game)[:2])


@pytest.mark.parametrize("number", range(3))
def test_a_forecast_is_the_same_whatever_is_hidden(number: int) -> None:
    """Every way to take the turn: how it begins, what it comes to, and the words for it."""
    game = at_a_turn(a_game(number))
    assert game.decision is not None
    seat = game.decision.seat
    expected = forecast(game, seat)
    assert all(forecast(one, seat) == expected for one in dealt_otherwise(game)[:2])


@pytest.mark.parametrize("number", range(3))
def test_nobody_in_an_imagined_game_knows_how_it_was_dealt(number: int) -> None:
    """What a seat sees ahead is the same in all games that look the same, so no plan rests on one deal alone."""
    game = a_game(number)
    root, encoder = game.state, foresight(game).encoder
    told = set()
    for deal in range(6):
        playouts = Playouts(encoder, [determinised(root, deal)], int(root.seat()), 2)
        playouts.ask(9)
        told.add((bytes(memoryview(playouts.before)), bytes(memoryview(playouts.after))))
    assert len(told) == 1
