"""Perft: from fixed positions, how many ways there are to go on. Any option too many or too few changes the counts.

A change of the rules that changes them must be meant; `make golden` counts again and shows what is different.
"""

import pytest

from kit.perft import game_at, read_expected, ways


@pytest.mark.parametrize("name", read_expected())
def test_the_ways_to_go_on_are_as_many_as_ever(name: str) -> None:
    """One choice deep, two, three, and four where they are not too many."""
    position = read_expected()[name]
    state = game_at(position["start"]).state

    assert [ways(state, depth) for depth in range(1, len(position["ways"]) + 1)] == position["ways"]


def test_positions_are_after_setup_and_in_the_middle_of_a_game() -> None:
    """Each number of players has its setup and a middle, the solo game two; so have games with Body of Books."""
    starts = [position["start"] for position in read_expected().values()]
    setups = [start for start in starts if "golden" not in start]
    middles = [start["golden"] for start in starts if "golden" in start]

    assert [start["players"] for start in setups if "expansions" not in start] == [2, 3, 4, 1]
    assert [start["players"] for start in setups if "expansions" in start] == [2, 1]
    assert [name[0] for name in middles if not name.startswith("books")] == ["2", "3", "4", "s", "s"]
    assert sum(name.startswith("books") for name in middles) == 3
    assert all(len(position["ways"]) >= 3 for position in read_expected().values())


def test_counting_leaves_the_position_as_it_was() -> None:
    """Every way is walked on a copy."""
    game = game_at({"players": 2, "mode": "casual", "seed": 1})
    before = game.position()

    ways(game.state, 2)

    assert game.position() == before
