"""WKR: Workers on Dice."""

import pytest

from kit import Seat, Table, rule

WORKERS = ("white", "red", "blue", "yellow")
COLOURS = (*WORKERS, "purple", "orange", "green")


def works_with(seat: Seat, dice: str, workers: str) -> None:
    """Work on the Travel slot with these Dice and these Workers in supply."""
    seat.has(hand=dice, workers=workers)
    seat.works("travel", *dice.split())


def placings(table: Table) -> list[str]:
    """The Workers that may be placed."""
    return [option for option in table.options if option.startswith("place-worker")]


# WKR-01


@rule("WKR-01")
def test_any_worker_in_supply_may_go_on_either_die(table: Table) -> None:
    """Each colour in supply is offered for each Die of the card, and no other."""
    works_with(table.red, "white-1 red-2", "white yellow yellow")

    assert placings(table) == [
        "place-worker white die-1",
        "place-worker white die-2",
        "place-worker yellow die-1",
        "place-worker yellow die-2",
    ]
    table.red.plays("end-turn")


@rule("WKR-01")
def test_with_one_die_there_is_no_second_to_place_on(table: Table) -> None:
    """A card with one Die takes Workers on that one only."""
    works_with(table.red, "red-2", "red")

    assert placings(table) == ["place-worker red die-1"]
    table.red.plays("end-turn")


@rule("WKR-01")
def test_two_workers_for_each_die_and_no_more(table: Table) -> None:
    """Up to 2 Workers per Die: the third may only go on the other Die, the fifth nowhere."""
    works_with(table.red, "white-1 red-2", "white white white white white")

    table.red.plays("place-worker white die-1", "place-worker white die-1")
    assert placings(table) == ["place-worker white die-2"]
    table.red.plays("place-worker white die-2", "place-worker white die-2")

    assert placings(table) == []
    assert table.red.workers == ["white"]
    table.red.plays("end-turn")


@rule("WKR-01", "WKR-05")
def test_a_worker_is_taken_from_the_supply(table: Table) -> None:
    """A placed Worker lies on the card and has left the supply."""
    works_with(table.red, "white-1", "red blue")

    table.red.plays("place-worker red die-1")

    assert table.red.workers == ["blue"]
    assert table.red.workers_on("travel") == ["red"]
    table.red.plays("end-turn")


@rule("WKR-01")
def test_without_workers_none_is_placed(table: Table) -> None:
    """Nobody places a Worker they do not have."""
    works_with(table.red, "white-1", "")

    assert placings(table) == []
    table.red.plays("end-turn")


@rule("WKR-01", "WORK-06")
def test_workers_come_before_the_main_action(table: Table) -> None:
    """Once the main action is resolved no Worker may be placed."""
    works_with(table.red, "white-2", "white red")

    table.red.plays("place-worker red die-1", "main travel", "move 1")

    assert placings(table) == []
    table.red.plays("end-turn")
    assert table.red.workers == ["white"]


@rule("WKR-01")
def test_workers_go_only_on_dice_of_the_current_card(table: Table) -> None:
    """Dice of an earlier turn take no Workers, and their card keeps none."""
    table.red.lies("recruit", "physics", "white-1", "white-2")
    works_with(table.red, "red-2", "red")

    table.red.plays("place-worker red die-1", "end-turn")

    assert table.red.workers_on("recruit") == []
    assert table.red.workers_on("travel") == ["red"]


@rule("WKR-01", "WORK-07")
def test_a_worker_gained_this_turn_may_be_placed_at_once(table: Table) -> None:
    """A Worker of a small action raises the Die of the same Work."""
    red = table.red.has(hand="yellow-2")
    red.works("travel", "yellow-2", card="apprentice")

    red.plays("small action-3", "gain-worker yellow", "place-worker yellow die-1")

    assert red.makes() == "yellow 6"


@rule("WKR-01", "GOAL-07")
def test_the_printed_die_of_a_flipped_goal_card_takes_two_workers(table: Table) -> None:
    """A White Worker makes the printed White 5 a 6, a coloured one then colours it."""
    red = table.red.goal("goal-greek", targets=7).has(hand="", workers="white blue red")
    red.works("travel", card="goal")

    red.plays("place-worker white die-1", "place-worker blue die-1")

    assert placings(table) == []
    assert red.makes() == "blue 6"


# WKR-02 and WKR-03


@rule("WKR-02")
@pytest.mark.parametrize("colour", WORKERS)
@pytest.mark.parametrize("face", [1, 5])
def test_a_worker_of_the_dies_colour_sets_it_to_6(table: Table, colour: str, face: int) -> None:
    """A Worker and a Die of the same colour: the Die is a 6 and keeps its colour."""
    works_with(table.red, f"{colour}-{face}", colour)

    table.red.plays(f"place-worker {colour} die-1")

    assert table.red.makes() == f"{colour} 6"


@rule("WKR-02")
def test_a_worker_raises_only_its_own_die(table: Table) -> None:
    """The other Die of the card stays as it is."""
    works_with(table.red, "red-1 red-2", "red")

    table.red.plays("place-worker red die-2")

    assert table.red.makes() == "red 7"


@rule("WKR-02")
def test_a_worker_may_go_on_a_die_that_shows_a_6(table: Table) -> None:
    """A 6 stays a 6."""
    works_with(table.red, "red-6", "red")

    table.red.plays("place-worker red die-1")

    assert table.red.makes() == "red 6"


@rule("WKR-03")
@pytest.mark.parametrize("worker", WORKERS)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_worker_of_another_colour_changes_the_dies_colour(table: Table, worker: str, colour: str) -> None:
    """A Worker of another colour, White included, gives the Die its colour; the face stays. A like one makes a 6."""
    works_with(table.red, f"{colour}-4", worker)

    table.red.plays(f"place-worker {worker} die-1")

    assert table.red.makes() == (f"{worker} 6" if worker == colour else f"{worker} 4")


@rule("WKR-03", "COL-04")
def test_a_recoloured_die_mixes_with_the_other(table: Table) -> None:
    """A White Die made Blue beside a Red one makes Purple."""
    works_with(table.red, "white-2 red-3", "blue")

    table.red.plays("place-worker blue die-1")

    assert table.red.makes() == "purple 5"


@rule("WKR-03", "COL-02")
@pytest.mark.parametrize(("die", "made"), [("die-1", "blue 5"), ("die-2", "red 5")])
def test_a_die_made_white_gives_way_to_the_other(table: Table, die: str, made: str) -> None:
    """A White Worker on one of two primaries leaves the colour of the other."""
    works_with(table.red, "red-2 blue-3", "white")

    table.red.plays(f"place-worker white {die}")

    assert table.red.makes() == made


# WKR-04


@rule("WKR-04")
@pytest.mark.parametrize(
    ("die", "workers", "made"),
    [
        ("white-2", ("red", "red"), "red 6"),  # coloured, then raised
        ("white-2", ("white", "red"), "red 6"),  # raised, then coloured
        ("white-2", ("red", "white"), "white 2"),  # coloured, then White again
        ("red-2", ("blue", "red"), "red 2"),  # away and back
        ("green-4", ("white", "white"), "white 6"),
        ("blue-1", ("blue", "blue"), "blue 6"),
    ],
)
def test_workers_apply_one_after_another(table: Table, die: str, workers: tuple[str, str], made: str) -> None:
    """A second Worker acts on the Die as the first left it."""
    works_with(table.red, die, " ".join(workers))

    table.red.plays(*(f"place-worker {worker} die-1" for worker in workers))

    assert table.red.makes() == made


@rule("WKR-04")
@pytest.mark.parametrize(("first", "second"), [("red", "blue"), ("red", "yellow"), ("blue", "yellow")])
def test_two_coloured_workers_never_mix(table: Table, first: str, second: str) -> None:
    """The second Worker replaces the colour the first one gave."""
    works_with(table.red, "white-3", f"{first} {second}")

    table.red.plays(f"place-worker {first} die-1", f"place-worker {second} die-1")

    assert table.red.makes() == f"{second} 3"


@rule("WKR-04")
def test_workers_on_two_dice_do_mix(table: Table) -> None:
    """One coloured Worker on each of two White Dice makes a secondary colour."""
    works_with(table.red, "white-3 white-4", "red yellow")

    table.red.plays("place-worker red die-1", "place-worker yellow die-2")

    assert table.red.makes() == "orange 7"


# WKR-05 and WKR-06


@rule("WKR-05")
def test_placed_workers_cannot_be_spent(table: Table) -> None:
    """With its only Worker on a Die a player cannot pay for what costs a Worker."""
    table.red.retired("travel", "greek-a")  # 1 Worker for a step on Mathematics
    works_with(table.red, "white-2", "red")
    assert "retiree card-1" in table.options

    table.red.plays("place-worker red die-1")

    assert "retiree card-1" not in table.options
    table.red.plays("end-turn")


@rule("WKR-05", "REST-01")
def test_placed_workers_go_back_to_the_main_supply_at_the_rest(table: Table) -> None:
    """They stay on their cards until the Rest, and do not come back to the player."""
    works_with(table.red, "white-2 red-3", "red yellow")
    table.red.plays("place-worker red die-1", "place-worker yellow die-2", "end-turn")
    assert table.red.workers_on("travel") == ["red", "yellow"]

    table.red.has(hand="white-1")
    table.pass_turn_to(table.red)
    table.red.plays("rest", "enough")

    assert table.red.workers_on("travel") == []
    assert table.red.workers == []


@rule("WKR-05")
def test_a_rest_takes_no_worker_out_of_the_supply(table: Table) -> None:
    """Workers that were never placed stay with the player, and so do those on the others' cards."""
    works_with(table.red, "white-2", "red yellow")
    table.red.plays("place-worker red die-1", "end-turn")
    works_with(table.blue, "white-2", "blue")
    table.blue.plays("place-worker blue die-1")
    table.red.has(hand="white-1")
    table.blue.has(hand="white-1").plays("end-turn")

    table.red.plays("rest", "enough")

    assert table.red.workers == ["yellow"]
    assert table.blue.workers_on("travel") == ["blue"]


@rule("WKR-06")
def test_a_spent_worker_leaves_the_supply(table: Table) -> None:
    """A Worker spent as a cost goes from the supply to the Main Supply, and lies on no card."""
    table.red.retired("travel", "greek-a").researched(mathematics=1)
    works_with(table.red, "white-2", "red blue")

    table.red.plays("retiree card-1", "pay", "spend-worker blue", "end-turn")

    assert table.red.workers == ["red"]
    assert table.red.workers_on("travel") == []
    assert table.red.track("mathematics") == 2


# WKR-07


@rule("WKR-07")
def test_a_worker_of_any_colour_may_be_white(table: Table) -> None:
    """White, Red, Blue and Yellow are offered, and there are no other Workers."""
    table.red.resolves("1 worker")

    assert table.options == [f"gain-worker {colour}" for colour in WORKERS]
    table.red.plays("gain-worker white")
    assert table.red.workers == ["white"]


@rule("WKR-07", "EFF-06")
def test_several_workers_may_be_of_different_colours(table: Table) -> None:
    """Three Workers of any colours are one choice: each set of three is offered once."""
    table.red.resolves("3 worker")

    assert len(table.options) == len(set(table.options)) == 20
    table.red.plays("gain-worker white blue blue")
    assert table.red.workers == ["white", "blue", "blue"]


@rule("WKR-07")
@pytest.mark.parametrize("colour", WORKERS)
def test_a_cost_of_a_worker_takes_any(table: Table, colour: str) -> None:
    """A Worker of any colour pays, White too."""
    table.red.has(workers=colour)
    table.red.resolves("1 worker -> 1 gold")

    table.red.plays("pay")

    assert (table.red.workers, table.red.gold) == ([], 1)


@rule("WKR-07", "EFF-06")
def test_a_cost_of_two_workers_takes_any_two(table: Table) -> None:
    """Every pair of Workers in supply can be spent, each told once, and one alone does not do."""
    red = table.red.has(workers="white red red")
    red.resolves("2 worker -> 2 gold")
    red.plays("pay")

    assert table.options == ["spend-worker white red", "spend-worker red red"]
    red.plays("spend-worker red red")

    assert (red.workers, red.gold) == (["white"], 2)


@rule("WKR-07")
def test_a_named_worker_is_the_only_one_that_pays(table: Table) -> None:
    """A cost of a White Worker is not met by a Red one."""
    table.red.has(workers="red")

    table.red.resolves("1 white worker -> 1 gold")

    assert (table.kind, table.red.gold) == ("choose_turn", 0)


@rule("WKR-07", "EFF-02")
def test_one_worker_does_not_meet_two_parts_of_a_cost(table: Table) -> None:
    """A cost of a White Worker and of any Worker needs two Workers."""
    table.red.has(workers="white")

    table.red.resolves("1 white worker and 1 worker -> 1 gold")

    assert (table.kind, table.red.gold) == ("choose_turn", 0)


@rule("WKR-07", "EFF-02")
def test_a_named_and_any_worker_are_paid_together(table: Table) -> None:
    """The named one is spent, and any of the others."""
    red = table.red.has(workers="white red blue")
    red.resolves("1 white worker and 1 worker -> 1 gold")

    red.plays("pay", "spend-worker blue")

    assert (red.workers, red.gold) == (["red"], 1)


@rule("WKR-07", "EFF-06")
def test_with_just_enough_workers_there_is_nothing_to_choose(table: Table) -> None:
    """Two are spent and there are two: both go."""
    table.red.has(workers="red yellow")

    table.red.resolves("2 worker -> 2 gold")
    table.red.plays("pay")

    assert table.red.workers == []
    assert table.red.gold == 2


@rule("WKR-07", "EFF-06")
@pytest.mark.parametrize(("spent", "left"), [("white red", "yellow"), ("white yellow", "red"), ("red yellow", "white")])
def test_of_three_workers_any_two_can_be_freely_spent(table: Table, spent: str, left: str) -> None:
    """Each of the three may be the one that stays."""
    table.red.has(workers="white red yellow")

    table.red.resolves("2 worker -> 2 gold")
    table.red.plays("pay")

    assert table.options == ["spend-worker white red", "spend-worker white yellow", "spend-worker red yellow"]
    table.red.plays(f"spend-worker {spent}")
    assert (table.red.workers, table.red.gold) == ([left], 2)


@rule("WKR-06", "WKR-07")
def test_a_cost_of_three_workers_takes_three(table: Table) -> None:
    """As many Workers are spent as the cost says."""
    table.red.has(workers="white white red red yellow")

    table.red.resolves("3 worker -> 2 gold")
    table.red.plays("pay", "spend-worker white white red")

    assert table.red.workers == ["red", "yellow"]
    assert table.red.gold == 2


@rule("WKR-01")
def test_workers_lie_on_the_die_they_were_placed_on(table: Table) -> None:
    """Each Die of the card has two places for Workers of its own."""
    table.red.has(hand="white-2 blue-3", workers="red yellow")

    table.red.works("research", "white-2", "blue-3")
    table.red.plays("place-worker red die-2", "place-worker yellow die-1")

    (lying,) = [slot for slot in table.game.position()["players"][0]["slots"] if slot is not None]
    assert lying["workers"] == ["yellow", None, "red", None]
    table.red.plays("end-turn")
