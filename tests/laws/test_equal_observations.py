"""Two games that differ only in what a seat cannot see are encoded alike for it, and so is what follows its options."""

import random

import pytest

from kit.other_secrets import other_secrets
from kit.random_games import Setup, book_setups, for_this_build, moments, setups, solo_setups, some
from scholars import Game
from scholars.encoding import encoder_for, options_of
from scholars.encoding.looking_ahead import observe_options
from scholars.engine.layout import COLOURS

GAMES = for_this_build([*setups(24), *solo_setups(15), *book_setups(20)])

pytestmark = pytest.mark.slow


def observed(game: Game, seat: int) -> bytes:
    """What is encoded for a seat."""
    return bytes(memoryview(encoder_for(game.catalogue, game.table.expansions).observe(game.state, seat)))


def other_bags(game: Game, seat: int, chance: random.Random) -> Game:
    """The game with other Dice in the Bags of everybody but a seat, as many as before."""
    other = game.clone()
    for there, player in enumerate(other.state.players):
        if there != seat:
            size = int(player.bag_size())
            for colour in range(COLOURS):
                player.bag[colour] = 0
            for _ in range(size):
                player.bag[chance.randrange(COLOURS)] += 1
    return other


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_equal_observations(setup: Setup) -> None:
    """At a sixth of the decisions: with other cards and Dice to come, dealt anew, with other Bags of the rivals."""
    chance = setup.chance()
    for number, moment in enumerate(moments(setup), start=setup.seed):
        if number % 6 == 0 or moment.game.over:
            game = moment.game
            for seat in range(len(game.names)):
                seen = observed(game, seat)
                assert observed(other_secrets(game, chance), seat) == seen
                assert observed(game.determinise(seat, chance.getrandbits(64)), seat) == seen
                assert observed(other_bags(game, seat, chance), seat) == seen


@pytest.mark.parametrize("setup", some(GAMES, 3), ids=str)
def test_what_follows_an_option_tells_nothing_hidden(setup: Setup) -> None:
    """With the same seed it is the same in every game that looks the same to the seat that is asked."""
    chance = setup.chance()
    for number, moment in enumerate(moments(setup)):
        game = moment.game
        if number % 7 == 0 and not game.over:
            encoder, seed = encoder_for(game.catalogue, setup.expansions), chance.getrandbits(64)
            ahead = bytes(memoryview(observe_options(encoder, game.state, seed)))
            other = other_secrets(game, chance).state
            assert bytes(memoryview(observe_options(encoder, other, seed))) == ahead
            assert len(ahead) == encoder.length * len(options_of(game.state))


@pytest.mark.parametrize("setup", some(GAMES, 6), ids=str)
def test_what_follows_an_option_is_the_table_after_it(setup: Setup) -> None:
    """In a copy dealt anew, for the seat that was asked."""
    for number, moment in enumerate(moments(setup)):
        game = moment.game
        decision = game.decision
        if number % 7 == 0 and decision is not None:
            encoder = encoder_for(game.catalogue, setup.expansions)
            offered = [option for option in decision.options if option.verb != "put-back"]
            after = [game.determinise(decision.seat, number).after(str(option)) for option in offered]
            wanted = b"".join(observed(then, decision.seat) for then in after)
            assert bytes(memoryview(observe_options(encoder, game.state, number))) == wanted
