"""The rulebook's examples of an action's colour and value, and of Workers on Dice ("WORK: CREATING ACTIONS").

Where the rulebook only pictures a Die, its colour and face are chosen so that the printed result follows.
"""

import pytest

from kit import Seat, Table, rule


def makes(seat: Seat, dice: str, *workers: str) -> str:
    """The colour and value of a Travel action with these Dice, after these Workers (`red die-1`) were placed."""
    seat.has(hand=dice, workers=" ".join(worker.split()[0] for worker in workers))
    seat.works("travel", *dice.split())
    seat.plays(*(f"place-worker {worker}" for worker in workers))
    return seat.makes()


@rule("COL-01")
def test_one_die_on_its_own(table: Table) -> None:
    """A single Orange Die of 4 makes an Orange 4."""
    assert makes(table.red, "orange-4") == "orange 4"


@rule("COL-02")
def test_a_coloured_die_outranks_a_white_one(table: Table) -> None:
    """White beside Red makes a Red 5: the coloured Die gives the colour."""
    assert makes(table.red, "white-2 red-3") == "red 5"


@rule("COL-04")
def test_two_primary_dice_mix(table: Table) -> None:
    """Blue and Yellow mix: a Green 9."""
    assert makes(table.red, "blue-4 yellow-5") == "green 9"


@rule("COL-05")
def test_a_secondary_die_outranks_a_primary_one(table: Table) -> None:
    """Yellow beside Purple makes a Purple 11: the secondary Die gives the colour."""
    assert makes(table.red, "yellow-6 purple-5") == "purple 11"


@rule("COL-06")
def test_the_player_chooses_either_secondary_colour(table: Table) -> None:
    """Purple beside Orange is a 9 of whichever of the two the player wants."""
    assert makes(table.red, "purple-5 orange-4") == "purple or orange 9"


@rule("WKR-03")
@pytest.mark.parametrize("die", ["white-4", "blue-4", "yellow-4", "green-4"])
def test_a_red_worker_turns_the_action_to_a_red_4(table: Table, die: str) -> None:
    """A Die of 4 in another colour becomes a Red 4."""
    assert makes(table.red, die, "red die-1") == "red 4"


@rule("WKR-02")
def test_a_blue_worker_increases_the_action_to_a_blue_6(table: Table) -> None:
    """On a Die of its own colour the Worker makes a 6."""
    assert makes(table.red, "blue-2", "blue die-1") == "blue 6"


@rule("WKR-02", "WKR-03", "WKR-04", "COL-04")
def test_three_workers_make_an_orange_12(table: Table) -> None:
    """The White Worker turns the left Die to a 6, the Yellow one makes it Yellow, the Red one raises the Red Die."""
    assert makes(table.red, "white-3 red-2", "white die-1", "yellow die-1", "red die-2") == "orange 12"


@rule("WKR-02", "COL-05")
def test_a_blue_worker_beside_an_orange_die_makes_an_orange_10(table: Table) -> None:
    """The Blue Worker turns the left Die to a 6: with the Orange 4 that is an Orange 10, as Orange outranks Blue."""
    assert makes(table.red, "blue-1 orange-4", "blue die-1") == "orange 10"


@rule("WKR-03", "WKR-04", "COL-02")
def test_two_white_workers_on_a_blue_die_make_a_yellow_9(table: Table) -> None:
    """The first White Worker changes the Blue Die to White, the other turns it to a 6: a Yellow 9."""
    assert makes(table.red, "blue-2 yellow-3", "white die-1", "white die-1") == "yellow 9"


@rule("WKR-03")
@pytest.mark.parametrize(("dice", "worker"), [("green-5", "yellow die-1"), ("white-2 blue-3", "yellow die-2")])
def test_a_yellow_worker_turns_the_action_to_a_yellow_5(table: Table, dice: str, worker: str) -> None:
    """The Worker recolours its Die: a Yellow 5, with one Die or with two."""
    assert makes(table.red, dice, worker) == "yellow 5"


@rule("WKR-04")
def test_two_coloured_workers_do_not_make_a_secondary_colour(table: Table) -> None:
    """Blue and then Red on the same Die leave it Red; they never mix to Purple."""
    assert makes(table.red, "white-3", "blue die-1", "red die-1") == "red 3"


@rule("WORK-03", "WORK-05", "WORK-07", "RET-10", "WKR-06")
def test_the_action_example(table: Table) -> None:
    """A Worker gained and placed at once, a Red 10 Travel, 2 Dice drawn, a Worker spent on Mathematics."""
    red = table.red.has(hand="red-3", bag="white white", workers="blue")
    red.retired("travel", "greek-a", "sanskrit-a")  # 1 Worker for a step on Mathematics; up to 4 more

    red.works("travel", "red-3", card="apprentice")
    red.plays("small action-3", "gain-worker red", "place-worker red die-1")
    told = table.game.play("main travel")
    named = [event.numbers for event in told if event.name in {"main_action_taken", "colour_named"}]
    assert [values.get("value", values.get("colour")) for values in named] == [10, 1]  # Red is colour 1
    red.plays("move 1", "small action-1", "small action-2", "retiree card-1", "pay", "gain-worker white", "end-turn")

    assert len(red.hand) == 2
    assert red.workers == ["white"]
    assert red.track("mathematics") == 1
