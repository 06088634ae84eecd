"""Games played on from some tables, side by side."""

import pytest

from scholars import Game
from scholars.catalogue import load
from scholars.encoding import choice_numbered, encoder_for, options_of
from scholars.encoding.looking_ahead import observe_options
from scholars.encoding.playouts import Playouts
from scholars.engine.chance import Chance
from scholars.engine.state import State
from scholars.rules.dealing import determinised
from scholars.rules.turn import Turn

ENCODER = encoder_for(load())
LENGTH = int(ENCODER.length)


def some_way_in(seed: int, players: int = 2) -> State:
    """A game after some choices."""
    game, chance = Game.new(players=players, seed=seed), Chance.seeded(seed)
    while len(game.history) < 60:
        assert game.decision is not None
        game.play(game.decision.options[chance.below(len(game.decision.options))])
    return game.state


def is_own_turn(state: State, seat: int) -> bool:
    """Whether a seat is asked what to do with its turn."""
    return state.seat() == seat and isinstance(state.question(), Turn)


@pytest.mark.parametrize("turns", [1, 3])
def test_games_are_played_on_until_so_many_own_turns_have_come(turns: int) -> None:
    """Each as if it were played alone: what is asked, what can be chosen, and where it stops."""
    root, chance = some_way_in(3), Chance.seeded(4)
    seat = int(root.seat())
    alone = [determinised(root, seed) for seed in range(5)]
    playouts = Playouts(ENCODER, [state.clone() for state in alone], seat, turns)
    begun = [0] * len(alone)
    seed = 100
    while playouts.going:
        playouts.ask(seed)
        told = memoryview(playouts.before), memoryview(playouts.after)
        chosen = []
        for place, number in enumerate(playouts.going):
            state = alone[number]
            while len(options_of(state)) == 1:
                begun[number] += is_own_turn(state, seat)
                state.apply(choice_numbered(options_of(state)[0]))
            begun[number] += is_own_turn(state, seat)
            assert playouts.seats[place] == state.seat()
            assert told[0][place * LENGTH : (place + 1) * LENGTH] == memoryview(ENCODER.observe(state, state.seat()))
            first, last = playouts.offsets[place], playouts.offsets[place + 1]
            assert list(playouts.choices)[first:last] == options_of(state)
            expected = memoryview(observe_options(ENCODER, state, seed + place))
            assert told[1][first * LENGTH : last * LENGTH] == expected
            chosen.append(options_of(state)[chance.below(int(last - first))])
            state.apply(choice_numbered(chosen[-1]))
        playouts.play(chosen)
        seed += len(alone)
    for number, state in enumerate(alone):
        while not is_own_turn(state, seat):
            (only,) = options_of(state)
            state.apply(choice_numbered(only))
        assert begun[number] == turns - 1
        assert ENCODER.observe(playouts.states[number], seat) == ENCODER.observe(state, seat)


def test_a_game_stops_at_the_next_own_decision() -> None:
    """If no turns are to be waited for."""
    root = some_way_in(5, players=3)
    seat = (int(root.seat()) + 1) % 3
    playouts = Playouts(ENCODER, [determinised(root, 1)], seat, 0)
    while playouts.going:
        playouts.ask(7)
        playouts.play([playouts.choices[0]])
    assert playouts.states[0].seat() == seat


def test_a_game_that_ends_stops() -> None:
    """Whatever is still to come."""
    root = some_way_in(6)
    playouts = Playouts(ENCODER, [root.clone()], int(root.seat()), 1000)
    while playouts.going:
        playouts.ask(1)
        playouts.play([playouts.choices[0]])
    assert playouts.states[0].over()
