"""DICE: drawing, rolling and Destroying Dice.

Each player has one White 1 in hand and an empty Bag, unless a test says otherwise.
"""

from collections.abc import Callable

import pytest

from kit import Table, rule

NewTable = Callable[..., Table]


def colours(dice: list[str]) -> list[str]:
    """The colours of Dice in hand or on the board."""
    return [die.split("-")[0] for die in dice]


# DICE-01, DICE-02: drawing


@rule("DICE-01")
def test_a_drawn_die_is_rolled_at_once(table: Table) -> None:
    """The Die leaves the Bag, is rolled and lies in hand, all in one."""
    red = table.red.has(bag="blue")
    red.works("travel", "white-1", card="apprentice")

    told = red.plays("small action-1")

    assert told.count("die_rolled") == 1
    assert colours(red.hand) == ["blue"]
    assert red.bag == []
    red.plays("end-turn")


@rule("DICE-01")
@pytest.mark.parametrize("colour", ["white", "red", "green"])
def test_a_die_gained_to_hand_is_rolled_at_once(table: Table, colour: str) -> None:
    """It comes out of the Main Supply and shows a face."""
    left = table.dice_in_supply(colour)

    table.red.resolves(f"{colour} die to hand")

    assert sorted(colours(table.red.hand)) == sorted(["white", colour])
    assert table.dice_in_supply(colour) == left - 1


@rule("DICE-01")
def test_a_die_gained_to_the_bag_is_not_rolled(table: Table) -> None:
    """It lies in the Bag and not in hand."""
    table.red.resolves("red die to bag")

    assert (table.red.bag, table.red.hand) == (["red"], ["white-1"])


@rule("DICE-02")
def test_which_die_is_drawn_is_up_to_chance(new_table: NewTable) -> None:
    """Of a Red and a Blue Die in the Bag now the one, now the other is drawn."""
    drawn = set()
    for seed in range(1, 13):
        red = new_table(seed=seed).red.has(bag="red blue")
        red.resolves("draw 1")
        drawn.add((*colours(red.hand), *red.bag))

    assert drawn == {("white", "red", "blue"), ("white", "blue", "red")}


@rule("DICE-02")
def test_dice_are_drawn_from_the_own_bag(table: Table) -> None:
    """The other player's Bag is not touched."""
    table.blue.has(bag="green green")
    table.red.has(bag="red red")

    table.red.resolves("draw 2")

    assert colours(table.red.hand) == ["white", "red", "red"]
    assert table.blue.bag == ["green", "green"]


# DICE-03: an empty Bag


@rule("DICE-03")
def test_an_empty_bag_is_refilled_from_the_board(table: Table) -> None:
    """All Dice of the other cards go back into the Bag, then the Die is drawn; those of this action stay."""
    red = table.red.lies("recruit", "physics", "red-2", "red-3").lies("goal", "chemistry", "red-4")
    red.works("travel", "white-1")

    red.resolves("draw 1")

    assert red.board == ["white-1"]
    assert colours(red.hand) == ["red"]
    assert red.bag == ["red", "red"]
    red.plays("end-turn")


@rule("DICE-03")
def test_the_bag_is_not_refilled_while_it_has_a_die(table: Table) -> None:
    """The Dice on the board stay when the last Die of the Bag is enough."""
    red = table.red.has(bag="blue").lies("recruit", "physics", "red-2")

    red.resolves("draw 1")

    assert (red.board, red.bag) == (["red-2"], [])
    assert colours(red.hand) == ["white", "blue"]


@rule("DICE-03")
def test_drawing_goes_on_after_the_bag_is_refilled(table: Table) -> None:
    """Of two Dice the first comes from the Bag, the second from the board."""
    red = table.red.has(bag="blue").lies("recruit", "physics", "red-2")

    red.resolves("draw 2")

    assert red.board == []
    assert colours(red.hand) == ["white", "red", "blue"]


@rule("DICE-03", "DICE-09")
def test_what_cannot_be_drawn_is_not_drawn(table: Table) -> None:
    """With one Die in the Bag and one on the board, three draws bring two."""
    red = table.red.has(bag="blue").lies("recruit", "physics", "red-2")

    red.resolves("draw 3")

    assert colours(red.hand) == ["white", "red", "blue"]


@rule("DICE-03", "EFF-02")
def test_the_dice_of_the_current_action_cannot_be_drawn(table: Table) -> None:
    """With nothing but the card played this turn there is no Die to draw, and the small action is not offered."""
    red = table.red.has(hand="white-1 white-2")

    red.works("travel", "white-1", "white-2", card="apprentice")

    assert "small action-1" not in table.options
    assert "small action-3" in table.options
    red.plays("end-turn")


@rule("DICE-03")
def test_the_current_action_keeps_its_dice_after_the_main_action(table: Table) -> None:
    """They stay on the card when the main action is over."""
    red = table.red.lies("recruit", "physics", "red-2")
    red.works("travel", "white-1", card="apprentice")
    red.plays("main travel", "small action-1")

    assert red.board == ["white-1"]
    assert colours(red.hand) == ["red"]
    assert "small action-2" not in table.options
    red.plays("end-turn")


@rule("DICE-03")
def test_the_current_action_keeps_its_dice_until_the_turn_passes(table: Table) -> None:
    """While cards are tucked at the end of the turn it is still the current action."""
    table.room(6, "greek-a", table.red, gold=1)
    red = table.red
    red.works("travel", "white-1")
    red.plays("end-turn")
    assert table.kind == "choose_slot_to_tuck"

    red.resolves("draw 1")

    assert (red.board, red.hand) == (["white-1"], [])
    red.plays("tuck slot-1")


@rule("DICE-03")
def test_outside_the_own_turn_every_die_on_the_board_goes_back(table: Table) -> None:
    """A player who draws in another's turn has no current action."""
    table.red.works("travel", "white-1")
    table.red.plays("end-turn")
    assert table.asked is table.blue

    table.red.resolves("draw 1")

    assert table.red.board == []
    assert colours(table.red.hand) == ["white"]


@rule("DICE-03")
def test_in_anothers_work_the_same_slot_is_not_in_use(table: Table) -> None:
    """While Red Works on Travel the Dice on Blue's Travel slot are no current action of Blue's."""
    table.blue.lies("travel", "physics", "red-3")
    table.red.works("travel", "white-1")

    table.blue.resolves("draw 1")

    assert table.blue.board == []
    assert colours(table.blue.hand) == ["white", "red"]
    table.red.plays("end-turn")


@rule("DICE-03", "REST-11")
def test_at_a_rest_every_die_on_the_board_goes_back(table: Table) -> None:
    """The top-up of a Rest draws from the Dice of all cards, the one played last included."""
    red = table.red.lies("recruit", "physics", "red-2", "red-3").lies("travel", "mathematics", "red-4")

    red.plays("rest", "gain-worker white", "enough")

    assert colours(red.hand) == ["white", "red", "red", "red"]
    assert (red.board, red.bag) == ([], [])


@rule("DICE-03", "REST-11")
def test_at_a_rest_no_slot_is_in_use_any_more(table: Table) -> None:
    """Blue Worked on Travel; when Red Rests after that, the Dice on Red's Travel slot go back like all others."""
    table.red.lies("travel", "mathematics", "red-2")
    table.pass_turn_to(table.blue)
    table.blue.has(hand="white-1 white-2").works("travel", "white-1")
    table.blue.plays("end-turn")

    table.red.plays("rest", "enough")

    assert colours(table.red.hand) == ["white", "red"]


@rule("DICE-03", "REST-12")
def test_the_die_on_an_unflipped_goal_card_stays(table: Table) -> None:
    """It does not go into an empty Bag, so nothing is drawn."""
    red = table.red.goal("goal-hebrew")
    purple = table.dice_in_supply("purple")

    red.resolves("draw 1")

    assert (red.hand, red.bag) == (["white-1"], [])
    assert table.dice_in_supply("purple") == purple


@rule("DICE-03", "GOAL-07")
def test_the_printed_die_of_a_flipped_goal_card_is_not_drawn(table: Table) -> None:
    """On a card of an earlier turn only the Die placed beside it goes back."""
    red = table.red.goal("goal-hebrew", targets=7).has(hand="red-1 white-1")
    red.works("travel", "red-1", card="goal")
    red.plays("end-turn")

    red.resolves("draw 2")

    assert colours(red.hand) == ["white", "red"]


# DICE-04, DICE-08: what is seen


@rule("DICE-04")
def test_a_player_may_look_into_their_bag(table: Table) -> None:
    """The position tells the Dice of a player's own Bag by colour, at any time."""
    table.blue.has(bag="white white green")

    players = table.game.position()["players"]

    assert isinstance(players, list)
    assert players[1]["bag"] == {"white": 2, "green": 1}


@rule("DICE-04")
def test_what_lies_in_anothers_bag_tells_nothing(new_table: NewTable) -> None:
    """Two games that differ only in which Dice lie in Blue's Bag ask Red the same and tell Red the same."""
    seen = []
    for bag in ("white white", "red green"):
        table = new_table()
        table.blue.has(bag=bag)
        red = table.red.has(bag="blue", workers="red")
        told = red.works("travel", "white-1", card="apprentice")
        told += red.plays("small action-1", "place-worker red die-1", "main travel", "end-turn")
        seen.append((told, table.options, red.hand))

    assert seen[0] == seen[1]


@rule("DICE-08")
def test_everybody_sees_the_dice_in_hand(table: Table) -> None:
    """Colours and values of every hand are told, the others' too."""
    table.red.has(hand="white-3 white-3 red-5")
    table.blue.has(hand="green-4")

    players = table.game.position()["players"]

    assert isinstance(players, list)
    assert [player["hand"] for player in players] == [{"white-3": 2, "red-5": 1}, {"green-4": 1}]


# DICE-05: faces


@rule("DICE-05")
@pytest.mark.parametrize(
    ("colour", "faces"),
    [
        *((colour, {1, 2, 3, 4, 5, 6}) for colour in ("white", "red", "blue", "yellow")),
        *((colour, {4, 5, 6}) for colour in ("purple", "orange", "green")),
    ],
)
def test_the_faces_of_a_die(table: Table, colour: str, faces: set[int]) -> None:
    """White and primary Dice show 1 to 6, secondary Dice 4, 5 and 6."""
    kept = "red-1" if colour == "white" else "white-1"
    rolled = set()
    for _ in range(60):
        table.red.has(hand=kept, bag=colour)
        table.red.resolves("draw 1")
        rolled |= {int(die.split("-")[1]) for die in table.red.hand if die.startswith(colour)}

    assert rolled == faces


# DICE-06: Dice of this turn


@rule("DICE-06", "WORK-01")
def test_a_die_drawn_this_turn_cannot_be_placed_this_turn(table: Table) -> None:
    """Dice are placed first; a Die drawn after that only waits in hand."""
    red = table.red.has(bag="red")
    red.works("travel", "white-1", card="apprentice")

    red.plays("small action-1")

    assert not any(option.startswith("dice") for option in table.options)
    red.plays("main travel", "end-turn")
    assert red.board == ["white-1"]
    assert colours(red.hand) == ["red"]


@rule("DICE-06")
def test_a_die_drawn_this_turn_can_be_placed_in_the_next(table: Table) -> None:
    """In the player's next Work it is among the Dice."""
    red = table.red.has(bag="red", hand="white-1 white-2")
    red.works("travel", "white-1", card="apprentice")
    red.plays("small action-1", "end-turn")
    table.pass_turn_to(red)

    drawn = red.hand[1]
    red.works("recruit", drawn, card="physics")

    assert red.board == [drawn, "white-1"]
    red.plays("end-turn")


@rule("DICE-06", "REST-09")
def test_a_die_drawn_this_turn_may_be_rerolled(table: Table) -> None:
    """Harvesting Astronomy later in the turn offers to reroll it."""
    red = table.red.has(bag="red")
    red.works("travel", "white-1", card="apprentice")
    red.plays("small action-1")

    red.resolves("harvest astronomy")

    assert table.options == [f"reroll {red.hand[0]}", "enough"]
    assert "die_rolled" in red.plays(f"reroll {red.hand[0]}", "enough")
    red.plays("end-turn")


@rule("DICE-06")
@pytest.mark.parametrize("effect", ["draw 1", "white die to hand"])
def test_a_die_of_this_turn_may_be_destroyed(table: Table, effect: str) -> None:
    """A White Die that came to hand this turn can go back to the Main Supply in the same turn."""
    red = table.red.has(hand="red-1", bag="white" if effect == "draw 1" else "")
    red.works("travel", "red-1")
    red.resolves(effect)
    assert colours(red.hand) == ["white"]
    supply = table.dice_in_supply("white")

    red.resolves("destroy 1 white")

    assert red.hand == []
    assert table.dice_in_supply("white") == supply + 1
    red.plays("end-turn")


# DICE-07: Destroying


@rule("DICE-07")
def test_the_player_chooses_which_white_die_to_destroy(table: Table) -> None:
    """From Bag, board, or hand by what the Die shows; coloured Dice are not offered."""
    red = table.red.has(hand="white-2 white-5 white-5 red-6", bag="white blue")
    red.lies("recruit", "physics", "white-3", "yellow-3")

    red.resolves("destroy 1 white")

    assert table.options == ["return-die bag", "return-die board", "return-die hand-2", "return-die hand-5"]
    red.plays("return-die hand-5")
    assert red.hand == ["white-2", "white-5", "red-6"]


@rule("DICE-07")
@pytest.mark.parametrize(
    ("source", "left"),
    [
        ("bag", (["white-1", "red-1"], [], ["white-3"])),
        ("board", (["white-1", "red-1"], ["white"], [])),
        ("hand-1", (["red-1"], ["white"], ["white-3"])),
    ],
)
def test_a_destroyed_die_goes_to_the_main_supply(
    table: Table, source: str, left: tuple[list[str], list[str], list[str]]
) -> None:
    """One White Die less with the player, one more in the Main Supply."""
    red = table.red.has(hand="white-1 red-1", bag="white").lies("recruit", "physics", "white-3")
    supply = table.dice_in_supply("white")

    red.resolves("destroy 1 white")
    told = red.plays(f"return-die {source}")

    assert told.count("die_returned") == 1
    assert (red.hand, red.bag, red.board) == left
    assert table.dice_in_supply("white") == supply + 1


@rule("DICE-07")
def test_workers_do_not_change_what_a_die_is(table: Table) -> None:
    """A White Die with a Red Worker is White for Destroying, a Red one with a White Worker is not."""
    red = table.red.has(hand="white-1 red-2 yellow-1", workers="red white")
    red.works("travel", "white-1", "red-2")
    red.plays("place-worker red die-1", "place-worker white die-2", "end-turn")

    red.resolves("destroy 2 white")

    assert red.board == ["red-2"]


@rule("DICE-07", "RET-09")
def test_a_same_retiree_does_not_change_what_a_die_is(table: Table) -> None:
    """Where White and Blue are the same, a Blue Die is still not White for Destroying."""
    red = table.red.retired("travel", "hebrew-f").has(hand="blue-4 blue-1")
    red.works("travel", "blue-4")
    red.plays("end-turn")

    red.resolves("destroy 1 white")

    assert red.board == ["blue-4"]
    assert red.hand == ["blue-1"]


@rule("DICE-07")
def test_dice_of_the_card_in_use_can_be_destroyed_before_the_main_action(table: Table) -> None:
    """They are offered beside those of the other cards, the hand and the Bag."""
    red = table.red.has(hand="white-1 white-6", bag="white").lies("recruit", "physics", "white-3")
    red.works("travel", "white-1")

    red.resolves("destroy 1 white")

    assert table.options == ["return-die bag", "return-die board", "return-die hand-6", "return-die die-1"]
    red.plays("return-die die-1")
    assert (red.board, red.hand, red.bag) == (["white-3"], ["white-6"], ["white"])
    red.plays("end-turn")


@rule("DICE-07", "COL-07")
@pytest.mark.parametrize(
    ("source", "dice", "value"), [("die-1", "white-5", 5), ("die-2", "white-2", 2)], ids=["die-1", "die-2"]
)
def test_a_die_destroyed_before_the_main_action_counts_no_more(
    table: Table, source: str, dice: str, value: int
) -> None:
    """The action is taken with the Die that is left: its value, and Workers on it alone."""
    red = table.red.has(hand="white-2 white-5", workers="red")
    red.works("travel", "white-2", "white-5")
    red.resolves("destroy 1 white")
    assert table.options == ["return-die die-1", "return-die die-2"]

    red.plays(f"return-die {source}")

    assert red.board == [dice]
    other = "die-2" if source == "die-1" else "die-1"
    assert [option for option in table.options if option.startswith("place-worker")] == [f"place-worker red {other}"]
    assert red.makes() == f"white {value}"


@rule("DICE-07", "COL-04")
def test_what_is_left_gives_the_action_its_colour(table: Table) -> None:
    """A White Die made Blue and a Red one are Purple; without the White Die the action is Red."""
    red = table.red.has(hand="white-2 red-3", workers="blue")
    red.works("travel", "white-2", "red-3")
    red.plays("place-worker blue die-1")

    red.resolves("destroy 1 white")  # the only one

    assert (red.board, red.workers_on("travel")) == (["red-3"], ["blue"])
    assert red.makes() == "red 3"


@rule("DICE-07", "WORK-09")
def test_without_a_die_on_the_card_there_is_no_main_action(table: Table) -> None:
    """The last Die is Destroyed before the main action: no boost makes one, no Worker finds a place; the rest stays."""
    red = table.red.retired("travel", "starting-7").has(hand="white-2", workers="red")  # boost 2
    red.works("travel", "white-2", card="patron")

    red.resolves("destroy 1 white")

    assert (red.board, table.options) == ([], ["small action-1", "end-turn"])
    why = table.game.why_not("main travel")
    assert why is not None
    assert why.key == "why-no-die-on-card"
    red.plays("small action-1", "end-turn")
    assert red.silver == 2


@rule("DICE-07", "EFF-06")
@pytest.mark.parametrize("dice", ["white-3 white-3", "white-2 white-5"], ids=["alike", "different"])
def test_both_dice_in_use_can_be_destroyed_together(table: Table, dice: str) -> None:
    """Two that make no difference go by the first; of two that do, each has its name."""
    red = table.red.has(hand=dice)
    red.works("travel", *dice.split())
    red.resolves("destroy up to 2 white")

    alike = ["return-die die-1", "return-die die-1 die-1", "enough"]
    different = ["return-die die-1", "return-die die-2", "return-die die-1 die-2", "enough"]
    assert table.options == (alike if dice == "white-3 white-3" else different)
    red.plays(table.options[-2])

    assert (red.board, table.options) == ([], ["end-turn"])
    red.plays("end-turn")


@rule("DICE-07")
def test_two_dice_that_show_the_same_differ_by_their_workers(table: Table) -> None:
    """Which of two White 3 goes matters if one of them is Red by a Worker."""
    red = table.red.has(hand="white-3 white-3", workers="red")
    red.works("travel", "white-3", "white-3")
    red.plays("place-worker red die-2")
    red.resolves("destroy 1 white")
    assert table.options == ["return-die die-1", "return-die die-2"]

    red.plays("return-die die-1")

    assert red.makes() == "red 3"


@rule("DICE-07", "GOAL-08")
def test_the_die_beside_a_printed_one_can_be_destroyed(table: Table) -> None:
    """The action is taken with the printed White 5 alone, which nobody can Destroy."""
    red = table.red.goal("goal-hebrew", targets=7).has(hand="white-2 white-3")
    red.works("travel", "white-2", card="goal")

    red.resolves("destroy 1 white")

    assert table.options == ["return-die hand-3", "return-die die-2"]
    red.plays("return-die die-2")
    assert red.board == []
    assert red.makes() == "white 5"


@rule("DICE-07")
def test_dice_of_an_action_being_resolved_can_be_destroyed(table: Table) -> None:
    """In the middle of the main action, at a Dispatch, its own Die may be the one."""
    table.top("greek-f")  # Dispatched: Destroy 1 White Die
    red = table.red.has(hand="white-3 white-6")
    red.works("recruit", "white-3")

    red.plays("main recruit", "dispatch greek")

    assert table.options == ["return-die hand-6", "return-die die-1"]
    red.plays("return-die die-1")
    assert (red.board, red.hand) == ([], ["white-6"])
    assert table.deck("greek")[-1] == "greek-f"
    red.plays("end-turn")


@rule("DICE-07")
def test_dice_of_the_card_in_use_can_be_destroyed_after_the_main_action(table: Table) -> None:
    """Once the main action has been resolved they may be chosen as before; two of them go by the first."""
    red = table.red.has(hand="white-1 white-2 white-6")
    red.works("travel", "white-1", "white-2")
    red.plays("main travel", "move 1")

    red.resolves("destroy 1 white")

    assert table.options == ["return-die hand-6", "return-die die-1"]
    red.plays("return-die die-1")
    assert (len(red.board), red.hand) == (1, ["white-6"])
    red.plays("end-turn")


@rule("DICE-07")
def test_a_die_in_use_can_be_destroyed_when_the_main_action_was_left_out(table: Table) -> None:
    """While cards are tucked at the end of the turn the Die of an action that was never taken may go."""
    table.room(6, "greek-a", table.red, gold=1)
    red = table.red.has(hand="white-1 white-2")
    red.works("travel", "white-1")
    red.plays("end-turn")

    red.resolves("destroy 1 white")

    assert table.options == ["return-die hand-2", "return-die die-1"]
    red.plays("return-die die-1")
    assert (red.board, table.kind) == ([], "choose_slot_to_tuck")
    red.plays("tuck slot-1")


# DICE-07: the only White Die is on the card in use


@rule("DICE-07", "TRN-07", "SCO-10")
def test_a_scroll_destroys_the_die_that_paid_for_its_translation(table: Table) -> None:
    """The only White Die helped to Translate the Scroll that Destroys one: it scores 5 for none instead of 3."""
    table.wisdom("green-top", "scroll-persian-g")
    table.room(1, "persian-a", table.red)
    red = table.red.has(hand="green-4 white-6", gold=1)
    red.works("translate", "white-6", "green-4")

    red.plays("main translate", "part 2")

    assert red.board == ["green-4"]
    assert red.vp("scroll-persian-g") == 5
    red.plays("end-turn")


@rule("DICE-07", "RES-05")
@pytest.mark.parametrize(("choice", "left"), [("accept", []), ("decline", ["white-4"])])
def test_a_tracks_benefit_destroys_the_die_in_use(table: Table, choice: str, left: list[str]) -> None:
    """The first space of Chemistry Destroys a White Die: with only the one in use it is offered."""
    red = table.red.has(hand="white-4")
    red.works("travel", "white-4")

    red.resolves("advance chemistry")

    assert (red.track("chemistry"), table.options) == (1, ["accept", "decline"])
    red.plays(choice)
    assert red.board == left
    red.plays("end-turn")


@rule("DICE-07", "TRV-04")
def test_a_spot_destroys_the_die_that_moved_the_marker(table: Table) -> None:
    """Spot 5 Destroys a White Die and gives 1 Silver; the one that came there goes, and the move stands."""
    red = table.red.at(4).has(hand="white-1")

    red.acts("travel", "white-1")

    assert (red.spot, red.board, red.silver) == (5, [], 1)
    red.plays("end-turn")


@rule("DICE-07", "WORK-03")
@pytest.mark.parametrize("main_action_first", [True, False])
def test_a_retiree_destroys_the_die_in_use(table: Table, main_action_first: bool) -> None:
    """Before the main action it is gone for it; after it nothing is lost."""
    red = table.red.retired("travel", "hebrew-h").has(hand="white-1")  # Destroy 1 White Die
    red.works("travel", "white-1")
    assert "retiree card-1" in table.options

    red.plays(*(["main travel"] if main_action_first else []), "retiree card-1")

    assert (red.board, table.options) == ([], ["end-turn"])
    assert red.spot == int(main_action_first)
    red.plays("end-turn")


@rule("DICE-07", "EFF-02")
@pytest.mark.parametrize("choice", ["return-die die-1", "enough"])
def test_a_retiree_that_costs_silver_may_be_paid_for_the_die_in_use(table: Table, choice: str) -> None:
    """With only the Die in use there is something to Destroy, so the cost is offered; "up to" may still be none."""
    red = table.red.retired("travel", "persian-f").has(hand="white-1", silver=2)  # 2 Silver -> up to 2 White Dice
    red.works("travel", "white-1")

    red.plays("retiree card-1", "pay")

    assert table.options == ["return-die die-1", "enough"]
    red.plays(choice, "end-turn")
    assert (red.silver, red.board) == (0, [] if choice != "enough" else ["white-1"])


@rule("DICE-07", "SUP-03")
def test_the_die_in_use_may_be_destroyed_instead_of_one_that_ran_out(table: Table) -> None:
    """No Red Die is left: with only the White Die in use it is offered instead."""
    table.no_dice_left("red", table.blue)
    red = table.red
    red.works("travel", "white-1")

    red.resolves("red die to bag")

    assert table.options == ["return-die die-1", "enough"]
    red.plays("return-die die-1")
    assert (red.board, red.bag) == ([], [])
    red.plays("end-turn")


@rule("DICE-07", "DICE-03")
@pytest.mark.parametrize(("source", "drawn"), [("die-1", ["white"]), ("board", [])])
def test_the_player_chooses_between_the_card_in_use_and_the_other_cards(
    table: Table, source: str, drawn: list[str]
) -> None:
    """It matters: an empty Bag is refilled from the other cards only."""
    red = table.red.lies("recruit", "physics", "white-3")
    red.works("travel", "white-1")
    red.plays("main travel")

    red.resolves("destroy 1 white")
    assert table.options == ["return-die board", "return-die die-1"]
    red.plays(f"return-die {source}")
    red.resolves("draw 1")

    assert colours(red.hand) == drawn
    red.plays("end-turn")


@rule("DICE-07")
def test_colour_and_value_stay_when_a_die_of_the_action_is_destroyed(table: Table) -> None:
    """The action was a White 6 and still is, though its Die is gone."""
    red = table.red.has(hand="white-6 white-1")
    red.works("travel", "white-6")
    red.plays("main travel", "move 6")
    red.resolves("destroy 1 white")
    red.plays("return-die die-1")

    work = table.game.position()["work"]

    assert isinstance(work, dict)
    assert (work["first"], work["colour"]) == ("white-6", 0)
    red.plays("end-turn")


@rule("DICE-07", "WKR-05")
def test_workers_stay_on_the_card_when_their_die_is_destroyed(table: Table) -> None:
    """They lie there until the Rest, and do not come back to the supply."""
    red = table.red.has(hand="white-2 red-1", workers="red")
    red.works("travel", "white-2")
    red.plays("place-worker red die-1", "end-turn")

    red.resolves("destroy 1 white")

    assert red.board == []
    assert (red.workers_on("travel"), red.workers) == (["red"], [])


@rule("DICE-07", "DICE-03", "WKR-05")
def test_workers_stay_on_the_card_when_their_die_goes_into_the_bag(table: Table) -> None:
    """So they do when an empty Bag is refilled from the board."""
    red = table.red.has(hand="white-2 red-1", workers="red")
    red.works("travel", "white-2")
    red.plays("place-worker red die-1", "end-turn")

    red.resolves("draw 1")

    assert red.board == []
    assert (red.workers_on("travel"), red.workers) == (["red"], [])


@rule("DICE-07")
def test_without_a_white_die_nothing_is_destroyed(table: Table) -> None:
    """Coloured Dice are safe."""
    red = table.red.has(hand="red-1", bag="blue green").lies("recruit", "physics", "yellow-3")

    red.resolves("destroy 1 white")

    assert (red.hand, red.bag, red.board) == (["red-1"], ["blue", "green"], ["yellow-3"])


@rule("DICE-07", "REST-12")
def test_the_printed_die_and_the_goal_cards_die_cannot_be_destroyed(table: Table) -> None:
    """The printed White 5 of a flipped Goal Card is no White Die to Destroy."""
    red = table.red.goal("goal-hebrew", targets=7).has(hand="red-1")
    red.works("travel", card="goal")
    red.plays("main travel", "move 1")

    red.resolves("destroy 1 white")

    assert table.kind == "choose_action"
    red.plays("end-turn")


# DICE-09, DICE-10


@rule("DICE-09")
def test_while_the_bag_has_dice_up_to_is_no_choice(table: Table) -> None:
    """With Dice enough all are drawn together, and nothing is asked, whatever lies on the board."""
    red = table.red.has(bag="red red red", workers="white").lies("recruit", "physics", "blue-2")
    red.resolves("1 worker -> draw up to 2")

    red.plays("pay")

    assert table.kind == "choose_turn"
    assert (colours(red.hand), red.board) == (["white", "red", "red"], ["blue-2"])


@rule("DICE-09", "DICE-03")
@pytest.mark.parametrize(("bag", "drawn"), [("", []), ("red", ["red"])])
def test_up_to_may_stop_before_dice_of_the_board_go_back(table: Table, bag: str, drawn: list[str]) -> None:
    """The Bag is empty at once, or after its last Die: the Dice on the board stay there if the player says so."""
    red = table.red.has(bag=bag, workers="white").lies("recruit", "physics", "blue-2")
    red.resolves("1 worker -> draw up to 2")
    red.plays("pay")
    assert (table.kind, table.options) == ("choose_to_refill", ["enough", "refill-bag"])

    assert "bag_refilled" not in red.plays("enough")

    assert (colours(red.hand), red.board) == (["white", *drawn], ["blue-2"])


@rule("DICE-09", "DICE-03")
def test_who_goes_on_draws_from_the_dice_of_the_board(table: Table) -> None:
    """They go back into the Bag, all of them, and what is still to come is drawn."""
    red = table.red.has(bag="red", workers="white").lies("recruit", "physics", "blue-2", "blue-3")
    red.resolves("1 worker -> draw up to 2")

    red.plays("pay")
    told = red.plays("refill-bag")

    assert (told.count("bag_refilled"), told.count("die_rolled")) == (1, 1)
    assert (sorted(colours(red.hand)), red.bag, red.board) == (["blue", "red", "white"], ["blue"], [])


@rule("DICE-09", "DICE-03")
def test_nobody_is_asked_to_refill_the_bag_from_nothing(table: Table) -> None:
    """Only the Dice of the current action lie on the board: they would not go back."""
    red = table.red.has(hand="white-1 white-2", bag="red")
    red.works("travel", "white-1", "white-2")

    red.resolves("draw up to 2")

    assert (colours(red.hand), table.kind) == (["red"], "choose_action")
    red.plays("end-turn")


@rule("DICE-09", "DICE-03")
def test_plain_drawing_never_stops(table: Table) -> None:
    """To draw 2 returns the Dice of the board to the Bag without a question."""
    red = table.red.has(bag="red").lies("recruit", "physics", "blue-2")

    red.resolves("draw 2")

    assert table.kind == "choose_turn"
    assert (sorted(colours(red.hand)), red.board) == (["blue", "red", "white"], [])


@rule("DICE-09", "WORK-05")
def test_the_dice_of_one_action_are_drawn_together(table: Table) -> None:
    """Drawing 2 rolls both in one choice; two actions of drawing 1 are two choices."""
    red = table.red.has(bag="red red red red").retired("travel", "greek-g").has(workers="white")
    red.works("travel", "white-1", card="apprentice")

    red.plays("retiree card-1")
    assert red.plays("pay").count("die_rolled") == 2
    assert red.plays("small action-1").count("die_rolled") == 1
    assert red.plays("small action-2").count("die_rolled") == 1
    red.plays("end-turn")


@rule("DICE-10")
def test_there_is_no_limit_of_dice_in_hand(table: Table) -> None:
    """Somebody with 15 Dice in hand draws 5 more."""
    red = table.red.has(hand=" ".join(["white-1"] * 15), bag=" ".join(["red"] * 6))

    red.resolves("draw 5")

    assert len(red.hand) == 20
    assert red.bag == ["red"]


@rule("DICE-10", "DICE-01")
def test_a_die_to_hand_outside_the_own_turn_is_rolled_at_once(table: Table) -> None:
    """A Caliph Card in Red's turn gives Blue a primary Die to hand, which shows a face."""
    table.blue.influences("purple")
    table.reveal_caliph("caliph-4")

    table.blue.plays("caliph middle")
    told = table.blue.plays("gain-die yellow")

    assert told.count("die_rolled") == 1
    assert colours(table.blue.hand) == ["white", "yellow"]
