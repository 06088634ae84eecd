"""SUP: what happens when the Main Supply, or a player's Influence, runs out.

`has(influence=0)` leaves a player's other Influence on Caliph Cards and Translators, from where it is never moved.
"""

from collections.abc import Callable

import pytest

from kit import Seat, Table, rule

NewTable = Callable[..., Table]
SECONDARIES = ("purple", "orange", "green")


# SUP-01


@rule("SUP-01")
def test_silver_gold_and_workers_never_run_out(table: Table) -> None:
    """However much everybody has, there is more."""
    for seat in table.seats:
        seat.has(silver=500, gold=500, workers=" ".join(["white"] * 100))

    table.red.resolves("20 silver and 20 gold and 20 white worker")

    assert (table.red.silver, table.red.gold, len(table.red.workers)) == (520, 520, 120)
    assert (table.blue.silver, table.blue.gold, len(table.blue.workers)) == (500, 500, 100)


# SUP-02: White Dice. Those that nobody has lie in the Bag of the player who is to take one.


@rule("SUP-02")
def test_the_last_white_die_is_taken(table: Table) -> None:
    """While one is left nobody returns any."""
    table.no_dice_left("white", table.blue)
    table.red.has(hand="red-1")  # its White Die is back in the Main Supply

    table.red.resolves("white die to bag")

    assert table.red.bag == ["white"]
    assert table.dice_in_supply("white") == 0
    assert table.blue.hand == ["white-1"]


@rule("SUP-02", "EFF-04")
def test_each_other_player_returns_a_white_die_clockwise(new_table: NewTable) -> None:
    """Without one left each other player returns one of their choice; the player takes none and returns none."""
    table = new_table(players=3)
    table.blue.has(hand="white-2 white-3", bag="white")
    table.yellow.has(hand="white-4").lies("travel", "physics", "white-5", "white-6")
    table.no_dice_left("white", table.red)
    bag = table.red.bag

    table.red.resolves("white die to bag")

    assert table.asked is table.blue
    assert table.options == ["return-die bag", "return-die hand-2", "return-die hand-3"]
    table.blue.plays("return-die hand-2")
    assert table.asked is table.yellow
    assert table.options == ["return-die board", "return-die hand-4"]
    table.yellow.plays("return-die board")
    assert (table.blue.hand, table.yellow.hand, len(table.yellow.board)) == (["white-3"], ["white-4"], 1)
    assert (table.red.bag, table.red.hand) == (bag, ["white-1"])
    assert table.dice_in_supply("white") == 2


@rule("SUP-02")
def test_clockwise_is_from_the_player_who_takes(new_table: NewTable) -> None:
    """In Red's turn Blue is to take a White Die: Yellow returns one, then Red."""
    table = new_table(players=3)
    for seat in (table.red, table.yellow):
        seat.has(hand="white-2 white-3")
    table.no_dice_left("white", table.blue)

    table.blue.resolves("white die to bag")

    table.yellow.plays("return-die hand-2")
    table.red.plays("return-die hand-2")
    assert table.dice_in_supply("white") == 2


@rule("SUP-02")
def test_who_has_no_white_die_returns_none(new_table: NewTable) -> None:
    """Coloured Dice stay where they are."""
    table = new_table(players=3)
    table.blue.has(hand="red-1", bag="blue").lies("travel", "physics", "green-4")
    table.yellow.has(hand="white-1 red-2")
    table.no_dice_left("white", table.red)

    table.red.resolves("white die to bag")

    assert (table.blue.hand, table.blue.bag, table.blue.board) == (["red-1"], ["blue"], ["green-4"])
    assert table.yellow.hand == ["red-2"]
    assert table.dice_in_supply("white") == 1


@rule("SUP-02")
def test_it_is_the_same_for_a_die_to_hand(table: Table) -> None:
    """A White Die to hand cannot be taken either: nothing is rolled."""
    table.blue.has(hand="white-1 red-1")
    table.no_dice_left("white", table.red)

    table.red.resolves("white die to hand")

    assert (table.red.hand, table.blue.hand) == (["white-1"], ["red-1"])


@rule("SUP-02", "EFF-02")
def test_a_cost_met_this_way_is_paid(table: Table) -> None:
    """It counts as taken: what the cost buys is gained."""
    table.blue.has(hand="white-1 red-1")
    table.no_dice_left("white", table.red)
    bag = table.red.bag

    table.red.resolves("white die to bag -> 1 gold")
    table.red.plays("pay")

    assert (table.red.gold, table.red.bag, table.blue.hand) == (1, bag, ["red-1"])


@rule("SUP-02", "EFF-02")
def test_a_cost_is_paid_even_if_nobody_can_return_a_die(table: Table) -> None:
    """With no White Die anywhere else the cost still counts as met."""
    table.blue.has(hand="red-1")
    table.no_dice_left("white", table.red)

    table.red.resolves("white die to bag -> 1 gold")
    table.red.plays("pay")

    assert table.red.gold == 1


@rule("SUP-02", "RET-04")
def test_a_retirement_cost_met_this_way_is_paid(table: Table) -> None:
    """Under a slot with one Retiree a second is tucked for a White Die that is not there."""
    table.room(6, "greek-a", table.red, gold=1)
    table.red.retired("travel", "greek-b")
    table.blue.has(hand="white-1 red-1")
    table.no_dice_left("white", table.red)
    table.red.works("research", "white-1")

    table.red.plays("end-turn", "tuck slot-2")

    assert table.red.under("travel") == ["greek-b", "greek-a"]
    assert table.blue.hand == ["red-1"]


@rule("SUP-02", "RET-04")
def test_a_returned_die_can_be_taken_next(table: Table) -> None:
    """Of two White Dice for a Retirement the first is returned by Blue, and the second is that one."""
    table.room(6, "greek-a", table.red, gold=1)
    table.red.retired("travel", "greek-b", "greek-c")
    table.blue.has(hand="white-1 white-2 red-1")
    table.no_dice_left("white", table.red)
    bag = table.red.bag
    table.red.works("research", "white-1")

    table.red.plays("end-turn", "tuck slot-2")
    table.blue.plays("return-die hand-2")

    assert table.red.bag == [*bag, "white"]
    assert table.blue.hand == ["white-1", "red-1"]
    assert table.dice_in_supply("white") == 0


@rule("SUP-02", "EFF-02")
def test_each_white_die_of_a_cost_is_taken_before_the_next(table: Table) -> None:
    """So it is with a cost of two White Dice."""
    table.blue.has(hand="white-1 white-2 red-1")
    table.no_dice_left("white", table.red)
    bag = table.red.bag

    table.red.resolves("white die to bag and white die to bag -> 1 gold")
    table.red.plays("pay")
    table.blue.plays("return-die hand-1")

    assert (table.red.gold, table.red.bag) == (1, [*bag, "white"])
    assert table.blue.hand == ["white-2", "red-1"]


@rule("SUP-02", "DICE-07")
def test_the_dice_of_an_action_under_way_may_be_the_ones_returned(table: Table) -> None:
    """Blue is to take a White Die in Red's turn: Red gives up one in hand or the one in use, as Red likes."""
    table.no_dice_left("white", table.blue)
    table.red.has(hand="white-1 white-2")
    table.red.works("travel", "white-1")
    table.no_dice_left("white", table.blue)

    table.blue.resolves("white die to bag")

    assert (table.asked, table.options) == (table.red, ["return-die hand-2", "return-die die-1"])
    table.red.plays("return-die hand-2")
    assert table.red.board == ["white-1"]
    assert table.dice_in_supply("white") == 1
    table.red.plays("end-turn")


@rule("SUP-02", "TRN-10")
def test_retiring_a_pictured_translator_needs_no_white_die_in_the_main_supply(table: Table) -> None:
    """The card is set aside, and the other player returns a White Die."""
    table.top("greek-a")
    table.blue.has(hand="white-1 red-1")
    table.no_dice_left("white", table.red)
    table.red.works("travel", "white-1")

    table.red.resolves("employ or retire greek")
    table.red.plays("retire greek")

    assert table.red.set_aside == ["greek-a"]
    assert table.blue.hand == ["red-1"]
    table.red.plays("end-turn", "tuck slot-1")


# SUP-03: primary Dice


@rule("SUP-03")
def test_the_last_die_of_a_colour_is_still_offered(table: Table) -> None:
    """A colour has run out only when no Die of it is left."""
    table.no_dice_left("red", table.blue)
    table.blue.player.bag[1] -= 1
    table.state.supply[1] += 1

    table.red.resolves("primary die to bag")

    assert table.options == ["gain-die red", "gain-die blue", "gain-die yellow"]
    table.red.plays("gain-die red")
    assert table.red.bag == ["red"]


@rule("SUP-03")
@pytest.mark.parametrize("effect", ["red die to bag", "red die to hand"])
def test_a_white_die_may_be_destroyed_instead_of_a_primary_die(table: Table, effect: str) -> None:
    """The colour has run out: a White Die of the player's choice goes back to the Main Supply."""
    table.no_dice_left("red", table.blue)
    table.red.has(hand="white-1 white-4", bag="white")
    supply = table.dice_in_supply("white")

    table.red.resolves(effect)

    assert table.options == ["return-die bag", "return-die hand-1", "return-die hand-4", "enough"]
    table.red.plays("return-die hand-4")
    assert (table.red.hand, table.red.bag) == (["white-1"], ["white"])
    assert table.dice_in_supply("white") == supply + 1


@rule("SUP-03", "EFF-01")
def test_destroying_instead_may_be_declined(table: Table) -> None:
    """The player may keep the White Die and gain nothing."""
    table.no_dice_left("red", table.blue)

    table.red.resolves("red die to bag")
    table.red.plays("enough")

    assert (table.red.hand, table.red.bag) == (["white-1"], [])


@rule("SUP-03", "EFF-02")
def test_without_a_white_die_nothing_happens_instead(table: Table) -> None:
    """Nobody is asked, and the other parts are done."""
    table.no_dice_left("red", table.blue)
    table.red.has(hand="blue-1")

    table.red.resolves("red die to bag and 1 silver")

    assert (table.red.hand, table.red.bag, table.red.silver) == (["blue-1"], [], 1)


@rule("SUP-03")
def test_with_the_colour_left_no_white_die_may_be_destroyed(table: Table) -> None:
    """The Die is taken, and nothing is asked."""
    table.red.resolves("red die to bag")

    assert (table.red.hand, table.red.bag) == (["white-1"], ["red"])


@rule("SUP-03")
def test_any_primary_die_offers_the_colours_left(table: Table) -> None:
    """A colour that has run out may not be named to Destroy a White Die while another is left."""
    table.no_dice_left("blue", table.blue)

    table.red.resolves("primary die to bag")

    assert table.options == ["gain-die red", "gain-die yellow"]
    table.red.plays("gain-die yellow")
    assert table.red.bag == ["yellow"]


@rule("SUP-03")
def test_the_only_colour_left_is_taken(table: Table) -> None:
    """With one colour left there is no choice, and no White Die to Destroy instead."""
    table.no_dice_left("red", table.blue)
    table.no_dice_left("blue", table.blue)

    table.red.resolves("primary die to hand")

    assert [die.split("-")[0] for die in table.red.hand] == ["white", "yellow"]


@rule("SUP-03")
def test_with_every_primary_colour_gone_a_white_die_may_be_destroyed(table: Table) -> None:
    """Only then "any primary Die" lets the player Destroy a White Die instead."""
    for colour in ("red", "blue", "yellow"):
        table.no_dice_left(colour, table.blue)
    table.red.has(hand="white-1 green-4")

    table.red.resolves("primary die to bag")

    assert table.options == ["return-die hand-1", "enough"]
    table.red.plays("return-die hand-1")
    assert (table.red.hand, table.red.bag) == (["green-4"], [])


@rule("SUP-03", "EFF-02")
@pytest.mark.parametrize(("hand", "options"), [("white-1", ["part 1", "part 2"]), ("blue-1", [])])
def test_what_is_offered_instead_counts_as_something_to_do(table: Table, hand: str, options: list[str]) -> None:
    """An "or" offers the Die that has run out only to a player with a White Die to Destroy."""
    table.no_dice_left("red", table.blue)
    table.red.has(hand=hand)

    table.red.resolves("red die to bag or 1 red worker")

    if options:
        assert table.options == options
        table.red.plays("part 2")
    assert table.red.workers == ["red"]


# SUP-04: secondary Dice


@rule("SUP-04")
@pytest.mark.parametrize("colour", SECONDARIES)
def test_a_white_die_may_be_destroyed_instead_of_a_secondary_die(table: Table, colour: str) -> None:
    """As with a primary Die that has run out."""
    table.no_dice_left(colour, table.blue)
    table.red.has(hand="white-1 red-1")

    table.red.resolves(f"{colour} die to bag")

    assert table.options == ["return-die hand-1", "enough"]
    table.red.plays("return-die hand-1")
    assert (table.red.hand, table.red.bag) == (["red-1"], [])


@rule("SUP-04", "EFF-01")
def test_it_may_be_declined_for_a_secondary_die_too(table: Table) -> None:
    """Nothing is gained and nothing is lost."""
    table.no_dice_left("purple", table.blue)

    table.red.resolves("purple die to bag")
    table.red.plays("enough")

    assert (table.red.hand, table.red.bag) == (["white-1"], [])


@rule("SUP-04")
def test_a_secondary_die_that_is_left_is_taken(table: Table) -> None:
    """The last one goes to the Bag without a question; the one on the Goal Card is not in the Main Supply."""
    table.no_dice_left("purple", table.blue)
    table.blue.has(bag="purple purple purple")  # the others are back in the Main Supply
    left = table.dice_in_supply("purple")

    for _ in range(left):
        table.red.resolves("purple die to bag")

    assert table.red.bag == ["purple"] * left
    assert table.dice_in_supply("purple") == 0


@rule("SUP-04", "CAL-07")
def test_a_caliph_reward_that_has_run_out_lets_the_player_destroy(table: Table) -> None:
    """The controller of a Guild who takes the middle space may Destroy a White Die instead of the Purple Die."""
    table.no_dice_left("purple", table.red)
    table.blue.influences("orange").has(hand="white-1 red-1")

    table.reveal_caliph("caliph-1")
    table.blue.plays("caliph middle", "return-die hand-1")

    assert table.blue.hand == ["red-1"]


# SUP-05: Influence


def moves(table: Table) -> list[str]:
    """From where an Influence may be moved."""
    assert table.kind == "choose_influence"
    return table.options


@rule("SUP-05")
def test_with_influence_in_supply_none_is_moved(table: Table) -> None:
    """The Influence comes from the supply, and nothing else is asked."""
    red = table.red.influences("orange")

    red.resolves("influence purple")
    red.plays("influence purple")

    assert (red.in_guild("purple"), red.in_guild("orange"), red.influence) == (1, 1, 18)


@rule("SUP-05")
def test_without_influence_in_supply_one_is_moved(table: Table) -> None:
    """From a Scroll or another Guild, never from a Translator, a Caliph Card or the Guild it would go to."""
    table.map("top-right", "scroll-greek-a", table.red)
    table.wisdom("green-top", "scroll-greek-b", table.red)
    table.map("top-left", "scroll-greek-c", table.blue)
    red = table.red.influences("purple").influences("orange").has(influence=0)
    table.blue.influences("green")

    red.resolves("influence purple")
    red.plays("influence purple")

    assert moves(table) == ["from map-top-right", "from wisdom-green-top", "from guild-orange"]
    red.plays("from map-top-right")
    assert (red.in_guild("purple"), red.influence) == (2, 0)
    assert table.influence_on("map-top-right") is None
    assert table.influence_on("wisdom-green-top") is red


@rule("SUP-05", "INF-02")
def test_an_influence_may_be_moved_to_a_scroll(table: Table) -> None:
    """From another Scroll or from any Guild."""
    table.map("top-right", "scroll-greek-a", table.red)
    red = table.red.influences("purple").has(influence=0)

    red.resolves("influence scroll")
    assert "mark map-top-right" not in table.options
    red.plays("mark map-top-left")

    assert moves(table) == ["from map-top-right", "from guild-purple"]
    red.plays("from guild-purple")
    assert table.influence_on("map-top-left") is red
    assert red.in_guild("purple") == 0


@rule("SUP-05", "EFF-01")
def test_a_player_may_decline_to_move_influence(table: Table) -> None:
    """As every placing of Influence in a Guild or on a Scroll, this one need not be done."""
    red = table.red.influences("orange").has(influence=0)

    red.resolves("influence purple")
    red.plays("decline")

    assert (red.in_guild("purple"), red.in_guild("orange")) == (0, 1)


@rule("SUP-05", "EFF-02")
@pytest.mark.parametrize("effect", ["influence purple", "influence any guild", "influence scroll"])
def test_a_placing_that_cannot_be_done_is_left_out(table: Table, effect: str) -> None:
    """With all Influence on Translators and Caliph Cards nothing is asked."""
    red = table.red.has(influence=0)

    red.resolves(f"{effect} and 1 silver")

    assert (table.kind, red.silver) == ("choose_turn", 1)


@rule("SUP-05", "EFF-02")
def test_influence_only_in_the_guild_it_would_go_to_is_not_moved(table: Table) -> None:
    """The placing is left out, however much Influence lies in that Guild."""
    red = table.red.influences("purple", 3).has(influence=0)

    red.resolves("influence purple")

    assert (table.kind, red.in_guild("purple")) == ("choose_turn", 3)


@rule("SUP-05")
def test_any_guild_offers_only_those_an_influence_can_be_moved_to(table: Table) -> None:
    """With Influence only in the Purple Guild the other two are offered."""
    red = table.red.influences("purple").has(influence=0)

    red.resolves("influence any guild")

    assert table.options == ["influence orange", "influence green", "decline"]
    red.plays("influence green")
    assert (red.in_guild("purple"), red.in_guild("green")) == (0, 1)


@rule("SUP-05", "CAL-06", "GLD-03")
@pytest.mark.parametrize(
    ("mine", "theirs", "controller"),
    [
        (2, 1, "red"),  # one each is left: the controller stays
        (1, 1, "blue"),  # the controller has left
        (2, 2, "blue"),  # another has strictly more
        (1, 0, None),  # nobody is left
    ],
)
def test_control_of_the_guild_it_leaves_is_looked_at(
    table: Table, mine: int, theirs: int, controller: str | None
) -> None:
    """A controller who moves Influence away keeps control unless another now has strictly more."""
    table.red.influences("orange", mine).has(influence=0)
    table.blue.influences("orange", theirs)
    assert table.red.controls("orange")

    table.red.resolves("influence purple")
    table.red.plays("influence purple")

    assert [name for name in ("red", "blue") if getattr(table, name).controls("orange")] == (
        [controller] if controller else []
    )
    assert table.red.controls("purple")


@rule("SUP-05", "CAL-06")
def test_nobody_controls_a_guild_that_two_others_share(new_table: NewTable) -> None:
    """The controller leaves, and the two who share the most do not take control."""
    table = new_table(players=3)
    table.red.influences("orange").has(influence=0)
    table.blue.influences("orange")
    table.yellow.influences("orange")

    table.red.resolves("influence purple")
    table.red.plays("influence purple")

    assert not any(seat.controls("orange") for seat in table.seats)


def about_to_deliver(seat: Seat) -> None:
    """The Marker ends on a Black Spot, the Silver is there, and the House of Wisdom is empty."""
    table = seat.table
    table.empty_wisdom()
    table.map("top-right", "scroll-persian-f")
    table.pile(top=["scroll-persian-h"])
    seat.researched(chemistry=1).has(hand="white-2 white-1", silver=4)
    seat.acts("travel", "white-2")
    seat.plays("move 2", "deliver purple")


@rule("SUP-05", "DLV-03")
def test_each_influence_of_a_delivery_is_one_placing(table: Table) -> None:
    """With one in supply the first of two is placed and the second moved, each asked by itself."""
    table.map("top-left", "scroll-greek-a", table.red)
    red = table.red.has(influence=1)
    about_to_deliver(red)

    red.plays("influence purple")
    assert (red.influence, red.in_guild("purple")) == (0, 1)
    assert table.options == ["influence purple", "decline"]
    red.plays("influence purple")

    assert red.in_guild("purple") == 2
    assert table.influence_on("map-top-left") is None
    red.plays("end-turn")


@rule("SUP-05", "DLV-03")
def test_a_placing_of_a_delivery_may_be_left_out(table: Table) -> None:
    """The first may be declined and the second placed."""
    red = table.red
    about_to_deliver(red)

    red.plays("decline", "influence purple", "end-turn")

    assert red.in_guild("purple") == 1


@rule("SUP-05", "DLV-03", "EFF-02")
def test_a_delivery_goes_on_without_the_influence_that_is_not_there(table: Table) -> None:
    """The first Influence cannot be moved on to be the second; the Gold and the step follow."""
    red = table.red.has(influence=1)
    about_to_deliver(red)

    red.plays("influence purple")

    assert (red.in_guild("purple"), red.gold, red.track("chemistry")) == (1, 1, 2)
    red.plays("end-turn")


@rule("SUP-05", "REC-04")
def test_nobody_employs_without_an_influence_to_place(table: Table) -> None:
    """With all Influence on Translators and Caliph Cards there is only Dispatching."""
    table.red.has(influence=0, silver=10)

    options = table.red.recruits(value=1)

    assert options == ["dispatch chinese", "dispatch sanskrit"]
    table.stay_open()


@rule("SUP-05", "REC-04")
@pytest.mark.parametrize("place", ["map-top-left", "guild-green"])
def test_employing_moves_an_influence_from_a_scroll_or_a_guild(table: Table, place: str) -> None:
    """It must: the Influence lies on the Translator afterwards."""
    if place == "guild-green":
        table.red.influences("green")
    else:
        table.map("top-left", "scroll-greek-a", table.red)
    red = table.red.has(influence=0, silver=10)

    red.recruits(value=1)
    red.plays("employ chinese", "room room-10")
    red.plays("gain-worker white", "end-turn")

    assert table.owner_of(10) is red
    assert (red.in_guild("green"), table.influence_on("map-top-left"), red.influence) == (0, None, 0)


@rule("SUP-05", "REC-04", "REC-08")
def test_the_rooms_effect_may_use_the_last_influence(table: Table) -> None:
    """The Room's effect comes first; then one that lies in a Guild is moved to the Translator."""
    red = table.red.influences("green", 7).has(influence=1, silver=3)
    red.recruits(value=1)

    red.plays("employ chinese", "room room-4", "influence purple")

    assert moves(table) == ["from guild-purple", "from guild-green"]
    red.plays("from guild-green", "end-turn")
    assert (red.in_guild("purple"), red.in_guild("green"), red.influence) == (1, 6, 0)
    assert table.owner_of(4) is red
