import pytest

from kit import Table, rule

# The step with each path: from this Black Spot to the White Spot after it.
PATHS = {"orange": 0, "yellow": 2, "green": 4, "blue": 6, "purple": 8, "red": 10}
SECONDARIES = ("orange", "green", "purple")
PRIMARIES = ("red", "blue", "yellow")


def gains_path_silver(table: Table, colour: str, start: int, steps: int) -> bool:
    """Whether a move brings the 2 Silver of a secondary colour's path; it ends on Black Spots without Silver."""
    table.red.at(start).has(hand=f"{colour}-6 white-6").acts("travel", "white-6", f"{colour}-6")
    table.red.plays(f"move {steps}")
    return bool(table.red.silver == 2)


# TRV-01 Moving


@pytest.mark.parametrize("value", range(1, 13))
@rule("TRV-01")
def test_the_marker_moves_one_to_value_steps(table: Table, value: int) -> None:
    """A Travel action takes 1 step at least, and at most its value."""
    dice = [f"white-{face}" for face in ([value] if value <= 6 else [6, value - 6])]

    options = table.red.has(hand=" ".join(dice)).acts("travel", *dice)

    wanted = [f"move {steps}" for steps in range(1, value + 1)]
    assert options == (wanted if value > 1 else ["end-turn"])  # a single step is made without a question
    assert table.red.spot == (0 if value > 1 else 1)
    table.stay_open()


@pytest.mark.parametrize("start", range(12))
@rule("TRV-01")
def test_the_map_is_a_ring_of_twelve_spots(table: Table, start: int) -> None:
    """The Player Marker moves clockwise; after the twelfth Spot comes the first."""
    table.red.at(start).has(hand="white-2").acts("travel", "white-2")

    table.red.plays("move 1")

    assert table.red.spot == (start + 1) % 12
    table.stay_open()


@rule("TRV-01")
def test_with_twelve_the_marker_may_end_where_it_began(table: Table) -> None:
    """With a 12-valued action a full loop is possible, and the Spot is resolved."""
    table.red.at(1).has(hand="white-6 white-6").acts("travel", "white-6", "white-6")

    table.red.plays("move 12")

    assert table.red.spot == 1
    assert table.red.silver == 3
    table.red.plays("end-turn")


@rule("TRV-01")
def test_a_boost_never_moves_the_marker_more_than_once_round(table: Table) -> None:
    """The value is never above 12, so the Marker never goes further than a full loop."""
    table.red.retired("travel", "mixed-1-d").has(hand="white-6 white-6")  # boost 4

    options = table.red.acts("travel", "white-6", "white-6")

    assert options[-1] == "move 12"
    table.stay_open()


@pytest.mark.parametrize("spot", range(12))
@rule("TRV-01")
def test_black_and_white_spots_stand_in_turn(table: Table, spot: int) -> None:
    """Beside every other Spot lies a Scroll to Deliver; the others have effects of their own."""
    table.red.at((spot - 1) % 12).has(silver=10, hand="white-1 white-6", bag="red").works("travel", "white-1")

    table.red.plays("main travel")

    assert (table.kind == "choose_delivery") == (spot % 2 == 0)
    table.stay_open()


@rule("TRV-01")
def test_an_unused_travel_action_leaves_the_marker(table: Table) -> None:
    """The main action is optional; without it nobody moves."""
    table.red.has(hand="white-6").works("travel", "white-6")

    table.red.plays("end-turn")

    assert table.red.spot == 0


# TRV-02 No blocking


@rule("TRV-02")
def test_markers_do_not_block(table: Table) -> None:
    """Players' Markers and the Neutral Marker may be passed and share a Spot without any consequence."""
    table.blue.at(1)
    assert table.neutral_spot == 6
    table.red.has(hand="white-6").acts("travel", "white-6")
    assert table.options == [f"move {steps}" for steps in range(1, 7)]

    table.red.plays("move 6")

    assert (table.red.spot, table.blue.spot, table.neutral_spot) == (6, 1, 6)
    table.red.plays("end-turn")


@rule("TRV-02")
def test_a_spot_with_another_marker_is_resolved_as_usual(table: Table) -> None:
    """Sharing a Spot changes nothing of its effect."""
    table.blue.at(1)
    table.red.has(hand="white-1").acts("travel", "white-1")

    assert (table.red.silver, table.blue.silver) == (3, 0)
    table.red.plays("end-turn")


# TRV-03 Paths


@pytest.mark.parametrize("colour", SECONDARIES)
@pytest.mark.parametrize("start", range(0, 12, 2))
@rule("TRV-03")
def test_a_secondary_path_gives_two_silver_if_its_step_is_made(table: Table, colour: str, start: int) -> None:
    """The path lies on the step from a Black Spot to the White Spot after it; here the move ends 6 Spots on."""
    made = (PATHS[colour] - start) % 12 < 6

    assert gains_path_silver(table, colour, start, 6) == made
    table.stay_open()


@pytest.mark.parametrize("colour", SECONDARIES)
@rule("TRV-03")
def test_a_move_that_ends_before_the_path_does_not_cross_it(table: Table, colour: str) -> None:
    """Who ends on the Black Spot before the path has not made its step."""
    assert not gains_path_silver(table, colour, PATHS[colour] - 4, 4)
    table.stay_open()


@pytest.mark.parametrize("colour", SECONDARIES)
@rule("TRV-03")
def test_a_move_that_begins_behind_the_path_does_not_cross_it(table: Table, colour: str) -> None:
    """Who starts on the White Spot after the path meets it only after a full loop."""
    assert not gains_path_silver(table, colour, (PATHS[colour] + 1) % 12, 11)
    table.stay_open()


@pytest.mark.parametrize(("colour", "of_the_spot"), [("orange", 3), ("green", 1), ("purple", 1)])
@rule("TRV-03")
def test_a_move_of_the_paths_step_alone_crosses_it(table: Table, colour: str, of_the_spot: int) -> None:
    """One step from the path's Black Spot to the White Spot after it is enough."""
    table.red.at(PATHS[colour]).has(hand=f"{colour}-4").acts("travel", f"{colour}-4")

    table.red.plays("move 1")

    assert table.red.silver == 2 + of_the_spot
    table.red.plays("end-turn")


@pytest.mark.parametrize("colour", SECONDARIES)
@rule("TRV-03")
def test_a_full_loop_crosses_every_path_once(table: Table, colour: str) -> None:
    """A full loop from the path's own Black Spot gives its benefit once."""
    assert gains_path_silver(table, colour, PATHS[colour], 12)
    table.stay_open()


@rule("TRV-03")
def test_only_the_path_of_the_actions_colour_counts(table: Table) -> None:
    """A full loop passes all six paths and gives the benefit of one."""
    table.red.has(hand="red-6 white-6").acts("travel", "red-6", "white-6")

    table.red.plays("move 12")

    assert table.red.silver == 0
    assert table.kind == "choose_scroll_to_influence"
    table.red.plays("mark map-top-right")
    assert table.options == ["end-turn"]
    table.red.plays("end-turn")


@pytest.mark.parametrize("colour", PRIMARIES)
@rule("TRV-03")
def test_a_primary_path_gives_an_influence_on_a_scroll(table: Table, colour: str) -> None:
    """Crossing the path of a primary colour lets the player Influence a Scroll Card."""
    table.red.at(PATHS[colour]).has(hand=f"{colour}-2").acts("travel", f"{colour}-2")
    table.red.plays("move 2")

    table.red.plays("mark wisdom-green-top")

    assert table.influence_on("wisdom-green-top") is table.red
    assert table.red.influence == 19
    table.red.plays("end-turn")


@pytest.mark.parametrize("colour", PRIMARIES)
@rule("TRV-03")
def test_without_the_step_a_primary_path_gives_nothing(table: Table, colour: str) -> None:
    """From the White Spot after the path a move of 11 does not cross it."""
    table.red.at((PATHS[colour] + 1) % 12).has(hand=f"{colour}-6 white-6").acts("travel", "white-6", f"{colour}-6")

    table.red.plays("move 11")

    assert table.options == ["end-turn"]
    table.red.plays("end-turn")


@rule("TRV-03")
def test_the_benefit_of_a_path_may_be_left(table: Table) -> None:
    """The Influence on a Scroll is optional."""
    table.red.at(10).has(hand="red-2").acts("travel", "red-2")

    table.red.plays("move 2", "decline")

    assert table.red.influence == 20
    assert table.options == ["end-turn"]
    table.red.plays("end-turn")


@rule("TRV-03")
def test_white_has_no_path(table: Table) -> None:
    """A White action makes a full loop and gains from no path."""
    table.red.has(hand="white-6 white-6").acts("travel", "white-6", "white-6")

    told = table.red.plays("move 12")

    assert told == ["marker_moved"]
    table.red.plays("end-turn")


@rule("TRV-03")
def test_the_mixed_colour_is_the_actions_colour(table: Table) -> None:
    """Yellow and Blue make a Green action, which gains from the Green path only."""
    table.red.at(2).has(hand="blue-1 yellow-5").acts("travel", "blue-1", "yellow-5")

    table.red.plays("move 6")  # the Yellow, Green and Blue paths

    assert table.red.silver == 2
    assert table.options == ["end-turn"]
    table.red.plays("end-turn")


@pytest.mark.parametrize("path_first", [True, False])
@rule("TRV-03")
def test_the_path_comes_before_or_after_the_spot(table: Table, path_first: bool) -> None:
    """The player chooses which comes first: the path's benefit or the rest of the action."""
    table.red.at(10).has(silver=4, hand="red-2").acts("travel", "red-2")
    table.red.plays("move 2")
    assert table.options == ["part 1", "part 2"]

    table.red.plays("part 1" if path_first else "part 2")

    assert table.kind == ("choose_scroll_to_influence" if path_first else "choose_delivery")
    table.red.plays("decline", "decline", "end-turn")


@rule("TRV-03")
def test_influence_of_the_path_may_go_on_the_scroll_that_is_delivered_next(table: Table) -> None:
    """With the path first, the Scroll beside the Spot can be Influenced and then Delivered with it."""
    table.red.at(10).has(silver=4, hand="red-2").acts("travel", "red-2")

    table.red.plays("move 2", "part 1", "mark map-top-middle", "deliver purple")

    assert table.influence_on("wisdom-purple-middle") is table.red
    table.stay_open()


@rule("TRV-03")
def test_influence_of_the_path_may_go_on_the_scroll_that_came_by_the_delivery(table: Table) -> None:
    """With the Spot first, the Scroll that fills the Map space can be Influenced."""
    table.pile(top=["scroll-hebrew-e"])
    table.map("top-middle", "scroll-greek-e")  # Physics 1: 1 Gold
    table.red.at(10).has(silver=4, hand="red-2").acts("travel", "red-2")

    table.red.plays("move 2", "part 2", "deliver purple", "decline", "mark map-top-middle")

    assert table.scroll_at("map-top-middle") == "scroll-hebrew-e"
    assert table.influence_on("map-top-middle") is table.red
    table.red.plays("end-turn")


@rule("TRV-03", "SUP-05")
def test_without_any_influence_to_place_the_path_gives_nothing(table: Table) -> None:
    """A player who has no Influence to place or move is not asked."""
    table.red.at(10).has(hand="red-2", influence=0).acts("travel", "red-2")

    table.red.plays("move 2")

    assert table.options == ["end-turn"]
    table.red.plays("end-turn")


# TRV-04 White Spots


@rule("TRV-04")
def test_a_white_spot_resolves_what_is_printed(table: Table) -> None:
    """The first White Spot gives 3 Silver."""
    table.red.has(hand="white-1").acts("travel", "white-1")

    assert table.red.silver == 3
    table.red.plays("end-turn")


@pytest.mark.parametrize("first", ["part 1", "part 2"])
@rule("TRV-04")
def test_the_effects_of_a_white_spot_come_in_any_order(table: Table, first: str) -> None:
    """A Worker and a drawn Die come in the order the player likes."""
    table.red.at(2).has(hand="white-1", bag="red").acts("travel", "white-1")
    assert table.options == ["part 1", "part 2"]

    told = table.red.plays(first)

    assert ("die_rolled" in told) == (first == "part 2")
    told = table.red.plays("gain-worker blue")
    assert ("die_rolled" in told) == (first == "part 1")
    assert table.red.workers == ["blue"]
    assert [die.split("-")[0] for die in table.red.hand] == ["red"]
    table.red.plays("end-turn")


@rule("TRV-04", "EFF-01")
def test_the_effects_of_a_white_spot_are_mandatory(table: Table) -> None:
    """A White Die must be Destroyed if there is one; nothing is asked with only one to take."""
    table.red.at(4).has(hand="red-1", bag="white").acts("travel", "red-1")

    assert table.red.bag == []
    assert table.red.silver == 1
    table.red.plays("end-turn")


@rule("TRV-04", "EFF-02")
def test_what_a_white_spot_cannot_do_is_left_out(table: Table) -> None:
    """Without a White Die to Destroy the Silver is gained all the same."""
    table.red.at(4).has(hand="red-1").acts("travel", "red-1")

    assert table.red.silver == 1
    assert table.options == ["end-turn"]
    table.red.plays("end-turn")


@rule("TRV-04")
def test_only_the_spot_where_the_move_ends_is_resolved(table: Table) -> None:
    """Spots that are passed give nothing."""
    table.red.has(hand="white-2").acts("travel", "white-2")

    table.red.plays("move 2")

    assert table.red.silver == 0
    table.red.plays("end-turn")


# TRV-05 Black Spots


@pytest.mark.parametrize(
    ("spot", "place"),
    [
        (0, "top-middle"),
        (2, "top-right"),
        (4, "bottom-right"),
        (6, "bottom-middle"),
        (8, "bottom-left"),
        (10, "top-left"),
    ],
)
@rule("TRV-05")
def test_the_scroll_beside_the_black_spot_may_be_delivered(table: Table, spot: int, place: str) -> None:
    """Ending on a Black Spot: the player may Deliver the Scroll adjacent to it."""
    scroll = table.scroll_at(f"map-{place}")
    table.red.at((spot - 1) % 12).has(silver=4, hand="white-1").acts("travel", "white-1")

    table.red.plays("deliver orange")

    assert table.scroll_at("wisdom-orange-middle") == scroll
    table.stay_open()


@rule("TRV-05")
def test_a_delivery_may_be_declined(table: Table) -> None:
    """Delivering is optional."""
    scroll = table.scroll_at("map-top-right")
    table.red.at(1).has(silver=4, hand="white-1").acts("travel", "white-1")
    assert table.options == ["deliver purple", "deliver orange", "deliver green", "decline"]

    table.red.plays("decline")

    assert table.red.silver == 4
    assert table.scroll_at("map-top-right") == scroll
    assert table.options == ["end-turn"]
    table.red.plays("end-turn")


@rule("TRV-05")
def test_a_passed_black_spot_offers_no_delivery(table: Table) -> None:
    """Only the Scroll beside the Spot where the move ends can be Delivered."""
    table.red.at(1).has(silver=4, hand="white-4").acts("travel", "white-4")

    table.red.plays("move 4")

    assert table.kind != "choose_delivery"
    assert table.red.spot == 5
    table.stay_open()
