"""COL: the colour and value that Dice give an action."""

import pytest

from kit import Seat, Table, rule

COLOURS = ("white", "red", "blue", "yellow", "purple", "orange", "green")
PRIMARIES = ("red", "blue", "yellow")
SECONDARIES = ("purple", "orange", "green")


def makes(seat: Seat, dice: str) -> str:
    """The colour and value of a Travel action with these Dice."""
    seat.has(hand=dice)
    seat.works("travel", *dice.split())
    return seat.makes()


@rule("COL-01")
@pytest.mark.parametrize("colour", COLOURS)
def test_one_die_gives_its_colour_and_value(table: Table, colour: str) -> None:
    """One Die: its colour and value."""
    assert makes(table.red, f"{colour}-5") == f"{colour} 5"


@rule("COL-01")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_one_die_gives_what_it_shows(table: Table, face: int) -> None:
    """The value of one Die is its face."""
    assert makes(table.red, f"blue-{face}") == f"blue {face}"


@rule("COL-02")
@pytest.mark.parametrize("colour", COLOURS[1:])
def test_white_with_a_colour_is_the_colour(table: Table, colour: str) -> None:
    """White with a colour: the colour; values add."""
    assert makes(table.red, f"white-3 {colour}-4") == f"{colour} 7"


@rule("COL-03")
def test_two_white_dice_are_white(table: Table) -> None:
    """Two White Dice make a White action."""
    assert makes(table.red, "white-2 white-6") == "white 8"


@rule("COL-03")
@pytest.mark.parametrize("colour", COLOURS[1:])
def test_two_dice_of_one_colour_are_that_colour(table: Table, colour: str) -> None:
    """Two Dice of one colour make an action of that colour."""
    assert makes(table.red, f"{colour}-4 {colour}-5") == f"{colour} 9"


@rule("COL-04")
@pytest.mark.parametrize(
    ("dice", "made"),
    [("red-1 blue-2", "purple 3"), ("red-1 yellow-2", "orange 3"), ("blue-2 yellow-1", "green 3")],
)
def test_two_different_primaries_mix(table: Table, dice: str, made: str) -> None:
    """Red and Blue make Purple, Red and Yellow Orange, Yellow and Blue Green; the values add."""
    assert makes(table.red, dice) == made


@rule("COL-05")
@pytest.mark.parametrize("secondary", SECONDARIES)
@pytest.mark.parametrize("other", ["white", *PRIMARIES])
def test_a_secondary_beats_a_primary_and_white(table: Table, secondary: str, other: str) -> None:
    """Beside a primary or a White Die the secondary one gives the colour, and both the value."""
    assert makes(table.red, f"{other}-1 {secondary}-6") == f"{secondary} 7"


@rule("COL-06", "COL-08")
@pytest.mark.parametrize(
    ("dice", "made"),
    [
        ("purple-4 orange-5", "purple or orange 9"),
        ("purple-4 green-5", "purple or green 9"),
        ("orange-4 green-5", "orange or green 9"),
    ],
)
def test_two_different_secondaries_let_the_player_choose(table: Table, dice: str, made: str) -> None:
    """Two different secondaries: either of them, never a third colour."""
    assert makes(table.red, dice) == made


@rule("COL-06", "COL-08")
@pytest.mark.parametrize(("colour", "track"), [("purple", "mathematics"), ("green", "biology")])
def test_the_colour_is_named_when_the_main_action_is_resolved(table: Table, colour: str, track: str) -> None:
    """The question comes with the main action, and the action has the colour that is named."""
    red = table.red.has(hand="purple-4 green-5").researched(mathematics=1, biology=1)
    red.works("research", "purple-4", "green-5")
    assert table.kind == "choose_action"

    red.plays("main research")
    assert table.kind == "choose_colour"
    assert table.options == ["colour purple", "colour green"]
    red.plays(f"colour {colour}", "research option-3", "end-turn")

    assert red.track(track) == 2
    assert red.track("mathematics") + red.track("biology") == 3


@rule("COL-06", "COL-08")
def test_a_worker_may_still_change_what_can_be_named(table: Table) -> None:
    """Until the main action is resolved nothing is named: a Worker on one Die leaves the other's colour."""
    red = table.red.has(hand="purple-4 green-5", workers="white")
    red.works("travel", "purple-4", "green-5")

    red.plays("place-worker white die-1")

    assert red.makes() == "green 9"


@rule("COL-06", "TRN-01")
def test_only_a_colour_that_serves_a_translation_can_be_named(table: Table) -> None:
    """Of two secondaries only the one whose Guild has a Scroll to Translate is offered to Translate."""
    table.empty_wisdom()
    table.wisdom("green-top", "scroll-persian-f")
    table.room(1, "persian-a", table.red)
    red = table.red.has(hand="purple-4 green-5", gold=1)

    red.works("translate", "purple-4", "green-5")
    red.plays("main translate", "end-turn")

    assert red.scrolls[1:] == ["scroll-persian-f"]


@rule("COL-07")
def test_the_value_is_the_sum_of_both_dice(table: Table) -> None:
    """Two sixes are worth 12."""
    assert makes(table.red, "white-6 red-6") == "red 12"


@rule("COL-07", "RET-10")
def test_boosts_add_to_the_value(table: Table) -> None:
    """A Retiree that boosts by 4 makes a 5 a 9."""
    table.red.retired("travel", "sanskrit-a")

    assert makes(table.red, "white-2 white-3") == "white 9"


@rule("COL-07", "RET-10")
def test_the_value_is_never_above_12(table: Table) -> None:
    """Two boosts of 4 and Dice of 11 are worth 12."""
    table.red.retired("travel", "sanskrit-a", "mixed-1-d")

    assert makes(table.red, "white-6 white-5") == "white 12"


@rule("COL-07", "TRV-01")
def test_travel_may_underspend_the_value(table: Table) -> None:
    """With a 4 the Marker may also move 1, 2 or 3 steps."""
    red = table.red.has(hand="white-4")

    options = red.acts("travel", "white-4")

    assert options == ["move 1", "move 2", "move 3", "move 4"]
    red.plays("move 1", "end-turn")
    assert red.spot == 1


@rule("COL-07", "REC-01")
def test_recruit_may_underspend_the_value(table: Table) -> None:
    """With a 7 the decks that need less are within reach as well."""
    options = table.red.recruits(value=7)

    assert {"dispatch chinese", "dispatch greek", "dispatch persian", "dispatch mixed-1"} <= set(options)
    table.stay_open()


@rule("COL-07", "RES-01")
def test_research_may_underspend_the_value(table: Table) -> None:
    """A Red 12 may take the option that needs only 1."""
    red = table.red.has(hand="red-6 red-6", gold=2)

    options = red.acts("research", "red-6", "red-6")

    assert options == ["research option-1", "research option-2", "research option-3", "research option-4"]
    red.plays("research option-1", "gain-worker white", "end-turn")
    assert red.track("physics") == 0


@rule("COL-08")
@pytest.mark.parametrize(
    ("dice", "track"),
    [("red-4 blue-4", "mathematics"), ("red-4 yellow-4", "chemistry"), ("blue-4 yellow-4", "biology")],
)
def test_mixing_is_not_optional(table: Table, dice: str, track: str) -> None:
    """Two different primaries are never one of the two: nothing is asked, and the step is on the mixed Track."""
    red = table.red.has(hand=dice).researched(mathematics=1, chemistry=1, biology=1)

    options = red.acts("research", *dice.split())

    assert options == ["research option-1", "research option-3"]
    red.plays("research option-3", "end-turn")
    assert red.track(track) == 2


@rule("COL-08", "COL-05")
def test_a_secondary_does_not_give_way_to_a_primary(table: Table) -> None:
    """A Red and an Orange Die cannot be a Red action."""
    red = table.red.has(hand="red-5 orange-5").researched(chemistry=1)

    red.acts("research", "red-5", "orange-5")
    red.plays("research option-3", "end-turn")

    assert (red.track("chemistry"), red.track("physics")) == (2, 0)


@rule("COL-08", "COL-02")
def test_a_colour_does_not_give_way_to_white(table: Table) -> None:
    """A White and a Yellow Die are a Yellow action only, and nothing is asked."""
    red = table.red.has(hand="white-4 yellow-4")

    red.acts("research", "white-4", "yellow-4")
    red.plays("research option-3", "end-turn")

    assert red.track("philosophy") == 1


@rule("COL-08", "RET-09")
def test_with_a_same_retiree_the_player_names_the_colour(table: Table) -> None:
    """With White as Blue a Red and a White Die are Red, or the White mixes as Blue to Purple."""
    table.red.retired("travel", "hebrew-f")  # White and Blue are the same

    assert makes(table.red, "white-4 red-5") == "red or purple 9"


@rule("COL-08", "REC-01")
def test_recruit_asks_for_no_colour(table: Table) -> None:
    """The colour of a Recruit action does not matter, so none is named."""
    red = table.red.has(hand="purple-4 orange-4")

    red.works("recruit", "purple-4", "orange-4")
    red.plays("main recruit")

    assert table.kind == "choose_translator"
    table.stay_open()


@rule("COL-05", "WKR-03")
def test_a_secondary_beats_a_die_a_worker_made_primary(table: Table) -> None:
    """A Purple and an Orange Die with a Red Worker on the Orange one are a Purple action only, and nothing is asked."""
    red = table.red.has(hand="purple-4 orange-5", workers="red").researched(mathematics=1)

    red.works("research", "purple-4", "orange-5")
    red.plays("place-worker red die-2", "main research", "research option-3", "end-turn")

    assert red.track("mathematics") == 2
