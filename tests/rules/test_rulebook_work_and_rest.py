"""The rulebook's own examples of a Work and of a Rest."""

import pytest

from kit import Table, rule


@rule("WORK-03", "WORK-05", "WORK-07", "RET-10")
def test_the_action_example(table: Table) -> None:
    """A Red 3 on the Travel slot, two Retirees and three small actions: a Red 10, two Dice and a step.

    The Action Card gives a Red Worker, which goes straight on the Die and makes it a 6. A Retiree lifts the Travel
    action to a Red 10. Two draws from the Bag follow. Last, the other Retiree takes a Worker for a step in Mathematics.
    """
    table.red.retired("travel", "greek-a", "sanskrit-a").has(hand="red-3", bag="white white white", workers="blue")

    table.red.works("travel", "red-3", card="apprentice")
    assert [option for option in table.options if not option.startswith("place-worker")] == [
        "main travel",
        "small action-1",
        "small action-3",
        "retiree card-1",
        "end-turn",
    ]  # the second draw follows the first; the boost is no action

    table.red.plays("small action-3", "gain-worker red", "place-worker red die-1", "main travel")
    assert table.options == [f"move {steps}" for steps in range(1, 11)]
    table.red.plays("move 10", "small action-1", "small action-2")
    table.red.plays("retiree card-1", "pay", "gain-worker white", "end-turn")

    assert table.red.spot == 10
    assert len(table.red.hand) == 2
    assert table.red.track("mathematics") == 1
    assert table.red.workers == ["white"]  # the Blue one was spent, the White one is Mathematics' benefit


@rule("WORK-03", "WORK-06")
def test_the_actions_of_the_example_may_come_in_another_order(table: Table) -> None:
    """Travelling first, the Worker comes too late for the Die, but it can be spent."""
    table.red.retired("travel", "greek-a", "sanskrit-a").has(hand="red-3", bag="white white white")

    table.red.works("travel", "red-3", card="apprentice")
    table.red.plays("main travel")
    assert table.options[-1] == "move 7"
    table.red.plays("move 6", "small action-3", "gain-worker red")
    assert not any(option.startswith("place-worker") for option in table.options)
    table.red.plays("retiree card-1", "pay", "gain-worker white", "end-turn")

    assert table.red.track("mathematics") == 1


def set_the_rest_example(table: Table) -> None:
    """Blue has played Physics, the White Die, the White Die for a Gold and Philosophy, and has Astronomy on level 2."""
    table.pile(bottom=["scroll-greek-b"])
    table.blue.researched(physics=2, philosophy=1, astronomy=2).has(hand="blue-1", bag="red " * 6, silver=1)
    table.blue.lies("recruit", "physics", "white-1").lies("travel", "apprentice", "white-2")
    table.blue.lies("research", "patron", "white-3").lies("translate", "philosophy", "white-4")
    table.pass_turn_to(table.blue)


@rule("REST-06", "REST-07", "REST-08", "REST-09")
def test_the_rest_example(table: Table) -> None:
    """Any 2 Workers; a White Die; a White Die for a Gold; a Silver for a primary Die; a top-up to 5 Dice."""
    set_the_rest_example(table)
    blue = table.blue

    blue.plays("rest")
    assert table.kind == "choose_worker_to_gain"  # 1. Physics on level 2
    blue.plays("gain-worker white yellow")
    assert blue.bag.count("white") == 1  # 2. mandatory, as there is no cost attached to it
    assert table.options == ["pay", "decline"]  # 3. this is optional
    blue.plays("pay")
    assert (blue.gold, blue.bag.count("white")) == (1, 2)
    assert table.options == ["pay", "decline"]  # 4. level 1 harvests what level 0 shows
    blue.plays("pay", "gain-die yellow")
    assert blue.silver == 0
    assert len(blue.hand) == 5  # 5. level 2 of Astronomy
    assert table.options == ["reroll blue-1", "enough"]  # the Die that was still in hand may be rerolled
    blue.plays("reroll blue-1", "enough")

    assert blue.workers == ["white", "yellow"]
    assert len(blue.bag) == 6 + 2 + 1 - 4 + 4  # less the Dice drawn, and those from the board
    assert blue.cards == ["mathematics", "physics", "chemistry", "philosophy", "biology", "apprentice", "patron"]


@rule("REST-07")
def test_what_the_rest_example_may_leave_out(table: Table) -> None:
    """Both costs are declined, and no Die is rerolled; the rest is done all the same."""
    set_the_rest_example(table)
    blue = table.blue

    blue.plays("rest", "gain-worker red red", "decline", "decline", "enough")

    assert (blue.gold, blue.silver, len(blue.hand)) == (0, 1, 5)
    assert "blue-1" in blue.hand
    assert len(blue.bag) == 6 + 1 - 4 + 4


@rule("REST-08")
def test_the_red_player_of_the_rest_example_gains_one_worker(table: Table) -> None:
    """On level 1 of Physics, an odd-numbered space, the space below is harvested."""
    table.pile(bottom=["scroll-greek-b"])
    table.red.researched(physics=1).lies("recruit", "physics")

    table.red.plays("rest", "gain-worker blue", "enough")

    assert table.red.workers == ["blue"]


@rule("REST-03")
@pytest.mark.parametrize(
    ("before", "after"),
    [("bottom-middle", "top-middle"), ("top-middle", "bottom-middle"), ("top-left", "bottom-right")],
)
def test_a_greek_scroll_of_3_vp_moves_the_neutral_marker_3_steps(table: Table, before: str, after: str) -> None:
    """Clockwise, skipping over all White Spots: half way round the Map."""
    places = ("top-middle", "top-right", "bottom-right", "bottom-middle", "bottom-left", "top-left")
    table.pile(bottom=["scroll-greek-b"])
    table.neutral_marker_at(2 * places.index(before))
    table.red.lies("recruit", "mathematics")

    table.red.plays("rest", "enough")

    assert table.neutral_spot == 2 * places.index(after)
    assert table.scroll_at(f"map-{after}") == "scroll-greek-b"
