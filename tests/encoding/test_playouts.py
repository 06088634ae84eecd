"""Games played on from some tables, side by side."""

from itertools import pairwise

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


@pytest.mark.parametrize("number", range(4))
def test_games_that_nobody_can_tell_apart_are_asked_as_one(number: int) -> None:
    """Until something is rolled or turned; whoever is asked sees the same in all of them, and all come to their end."""
    root, chance = some_way_in(number, players=2 + number % 3), Chance.seeded(number)
    seat, first = int(root.seat()), options_of(root)[:3]
    tables = [determinised(root, seed) for seed in range(4) for _ in first]
    for place, table in enumerate(tables):
        table.apply(choice_numbered(first[place % len(first)]))
    alike = [place % len(first) if table.reveals == root.reveals else place for place, table in enumerate(tables)]
    playouts = Playouts(ENCODER, tables, seat, 1, alike)
    along = 0  # games that were not asked themselves
    while playouts.going:
        seen = {bytes(memoryview(ENCODER.observe(tables[game], tables[game].seat()))) for game in playouts.going}
        going = [table for table in tables if not table.over() and not is_own_turn(table, seat)]
        assert {bytes(memoryview(ENCODER.observe(table, table.seat()))) for table in going} <= seen
        along += len(going) - len(playouts.going)
        playouts.ask(number)
        starts = [int(start) for start in playouts.offsets][: len(playouts.going) + 1]
        playouts.play(
            [int(playouts.choices[start + int(chance.below(end - start))]) for start, end in pairwise(starts)]
        )
    assert along > 0
    assert all(table.over() or is_own_turn(table, seat) for table in tables)


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
