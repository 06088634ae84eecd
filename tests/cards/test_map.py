"""The 12 Spots of the Map and its 6 paths."""

import pytest

from kit import Seat, Table
from kit.exercised import each
from kit.forecast import Forecast, may_be_declined, wealthy
from scholars.catalogue import load
from scholars.catalogue.main_board import Path, Spot
from scholars.components import Colour
from scholars.effects import read
from scholars.effects.words import Advance

CATALOGUE = load()
SPOTS = CATALOGUE.board.spot
WHITE = [spot for spot in SPOTS if spot.effect]
BLACK = [spot for spot in SPOTS if spot.scroll]
PATHS = CATALOGUE.board.path
COLOURS = [colour for colour in Colour if colour is not Colour.BLACK]


def travels(red: Seat, start: int, die: str = "white-1") -> None:
    """The Travel action is begun with the Marker on a Spot; how far, is asked unless it is 1 step only."""
    red.at(start % 12).works("travel", die)


# Spots


def arrived(table: Table, spot: Spot, willing: bool = True) -> Forecast:
    """The Marker moves 1 step, and the Spot gives its effect."""
    return Forecast(table, willing).also(spot=spot.number - (spot.number - 1) % 12).expects(spot.effect)


@each("spot", WHITE, "number", "effect", "scroll")
def test_ending_on_a_white_spot_gives_its_effect(table: Table, spot: Spot) -> None:
    """Resolve the effects of the Spot where the movement ends."""
    red = wealthy(table)
    travels(red, spot.number - 1)
    forecast = arrived(table, spot)

    red.plays("main travel")

    forecast.happens()
    assert red.spot == spot.number
    red.plays("end-turn")


@each("spot", [spot for spot in WHITE if may_be_declined(spot.effect)])
def test_what_may_be_declined_of_a_spot_is_left_out(table: Table, spot: Spot) -> None:
    """Gold on a Translator need not be placed or taken; the rest is gained."""
    red = wealthy(table)
    travels(red, spot.number - 1)
    forecast = arrived(table, spot, willing=False)

    red.plays("main travel")

    forecast.happens()
    red.plays("end-turn")


@each("spot", BLACK, "number", "effect", "scroll")
def test_from_a_black_spot_the_scroll_beside_it_is_delivered(table: Table, spot: Spot) -> None:
    """Pick up the Scroll adjacent to the Spot; the top card of the pile takes its place."""
    red = wealthy(table)
    table.empty_wisdom()
    beside = table.scroll_at(f"map-{spot.scroll}")
    track = next(scroll.track for scroll in CATALOGUE.scrolls if scroll.id == beside)
    table.pile(top=[table.reserve[0]])
    following = table.draw_pile[0]
    travels(red, spot.number - 1)
    forecast = arrived(table, spot).also(silver=-4, gold=1).expects(read("influence green and influence green"))
    forecast.expects(Advance(track))

    red.plays("main travel", "deliver green")

    forecast.happens()
    assert table.scroll_at("wisdom-green-top") == beside
    assert table.scroll_at(f"map-{spot.scroll}") == following
    red.plays("end-turn")


@each("spot", SPOTS)
def test_a_spot_that_is_only_passed_gives_nothing(table: Table, spot: Spot) -> None:
    """Only the Spot where a Travel action ends is resolved."""
    red = wealthy(table).has(silver=0, hand="white-2 white-1")  # too little to Deliver
    travels(red, spot.number - 1, "white-2")
    end = SPOTS[(spot.number + 1) % 12]
    forecast = Forecast(table).also(spot=end.number - (spot.number - 1) % 12).expects(end.effect)

    red.plays("main travel", "move 2")

    forecast.happens()
    red.plays("end-turn")


# Paths


@pytest.mark.parametrize("colour", COLOURS)
@each("path", PATHS, "colour", "after", "effect")
def test_the_path_of_the_actions_colour_gives_its_benefit(table: Table, path: Path, colour: Colour) -> None:
    """A move over the path gives its benefit to an action of its colour, and to no other."""
    red = wealthy(table).has(silver=0, hand=f"{colour}-4")  # too little Silver to Deliver
    travels(red, path.after, f"{colour}-4")
    forecast = Forecast(table).also(spot=(path.after + 2) % 12 - path.after)
    forecast.expects(path.effect if colour is path.colour else None)

    red.plays("main travel", "move 2")

    forecast.happens()
    red.plays("end-turn")


@each("path", PATHS, "after")
def test_a_path_that_is_not_crossed_gives_nothing(table: Table, path: Path) -> None:
    """The path lies on the step after its Black Spot: neither the step before it nor the one after it crosses it."""
    red = wealthy(table).has(silver=0, hand=f"{path.colour}-5 {path.colour}-4")
    travels(red, path.after - 2, f"{path.colour}-4")
    forecast = Forecast(table).also(spot=path.after - (path.after - 2) % 12)

    red.plays("main travel", "move 2")

    forecast.happens()
    red.plays("end-turn")


@each("path", PATHS, "after")
def test_a_move_that_begins_behind_a_path_does_not_cross_it(table: Table, path: Path) -> None:
    """From the White Spot behind it the path comes only after a whole round."""
    red = wealthy(table).has(silver=0, hand=f"{path.colour}-5")
    travels(red, path.after + 1, f"{path.colour}-5")
    forecast = Forecast(table).also(spot=(path.after + 6) % 12 - (path.after + 1) % 12)

    red.plays("main travel", "move 5")

    forecast.happens()
    red.plays("end-turn")


@each("path", [path for path in PATHS if may_be_declined(path.effect)])
def test_an_influence_from_a_path_may_be_declined(table: Table, path: Path) -> None:
    """Players may gain the benefit of the path."""
    red = wealthy(table).has(silver=0, hand=f"{path.colour}-4")
    travels(red, path.after, f"{path.colour}-4")
    forecast = Forecast(table, willing=False).also(spot=(path.after + 2) % 12 - path.after).expects(path.effect)

    red.plays("main travel", "move 2")

    forecast.happens()
    red.plays("end-turn")
