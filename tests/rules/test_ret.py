"""RET: Translators Retire at the end of a turn, are tucked for a cost, and serve under their slot.

Rooms 6, 9 and 10 ask for 1 Gold, Rooms 2, 4 and 8 for 2, the others for 3.
"""

from collections.abc import Callable

import pytest

from kit import Seat, Table, rule
from kit.table import COLOUR_NAMES

NewTable = Callable[..., Table]


def end_a_turn(seat: Seat) -> list[str]:
    """Work with the White 1 in hand, do nothing, and end the turn; the names of the events."""
    seat.works("choice", "white-1")
    return seat.plays("end-turn")


# When they Retire


@rule("RET-01")
@pytest.mark.parametrize(("room", "needed"), [(6, 1), (4, 2), (1, 3)])
def test_a_translator_with_its_gold_retires_at_the_end_of_the_turn(table: Table, room: int, needed: int) -> None:
    """A Translator that holds the Gold its Room asks for Retires."""
    table.room(room, "greek-a", table.red, gold=needed)

    end_a_turn(table.red)

    assert table.translator_in(room) is None
    assert table.asked is table.red
    table.red.plays("tuck slot-1")
    assert table.red.under("recruit") == ["greek-a"]


@rule("RET-01")
@pytest.mark.parametrize(("room", "needed"), [(6, 1), (4, 2), (1, 3)])
def test_a_translator_with_less_gold_stays(table: Table, room: int, needed: int) -> None:
    """1 Gold less than the Room asks for is not enough."""
    table.room(room, "greek-a", table.red, gold=needed - 1)

    end_a_turn(table.red)

    assert table.translator_in(room) == "greek-a"
    assert table.gold_on(room) == needed - 1


@rule("RET-01")
def test_nobody_retires_before_the_very_end(table: Table) -> None:
    """While the turn lasts, a Translator with all its Gold is still in its Room."""
    table.room(6, "greek-a", table.red, gold=1)

    table.red.recruits(value=1)
    table.red.plays("dispatch chinese")

    assert table.kind == "choose_action"
    assert table.translator_in(6) == "greek-a"
    table.red.plays("end-turn", "tuck slot-1")


@rule("RET-01")
def test_a_translator_retires_at_the_end_of_a_rest(table: Table) -> None:
    """Rest included: everything of the Rest comes first, then the Translator Retires."""
    table.room(6, "greek-a", table.red, gold=1)
    table.red.lies("recruit", "mathematics", "white-1")
    table.red.rests()
    assert table.translator_in(6) == "greek-a"  # the reroll is asked

    table.red.plays("enough")

    assert table.red.card_on("recruit") is None
    assert table.translator_in(6) is None
    table.red.plays("tuck slot-1")


@rule("RET-01")
def test_a_translator_retires_at_the_end_of_a_passed_turn(table: Table) -> None:
    """Every turn ends so, even one in which nothing could be done."""
    table.room(6, "greek-a", table.red, gold=1)
    table.red.has(hand="")  # neither Work nor Rest
    table.red.plays("pass")

    assert table.kind == "choose_slot_to_tuck"
    assert table.asked is table.red
    table.red.plays("tuck slot-1")


@rule("RET-01")
def test_a_translator_retires_at_the_end_of_anybodys_turn(table: Table) -> None:
    """An opponent's Translator Retires too when the current turn ends."""
    table.room(6, "greek-a", table.blue, gold=1)

    end_a_turn(table.red)

    assert table.asked is table.blue
    table.blue.plays("tuck slot-4")
    assert table.blue.under("translate") == ["greek-a"]
    assert table.asked is table.blue  # now it is Blue's turn
    assert table.kind == "choose_turn"


@rule("RET-01")
def test_gold_taken_off_in_time_saves_a_translator(table: Table) -> None:
    """Gold taken off before the end of the turn: the Translator stays."""
    table.room(6, "greek-a", table.red, gold=1)
    table.red.retired("recruit", "greek-b").has(hand="white-1")

    table.red.works("recruit", "white-1")
    table.red.plays("retiree card-1", "take-gold room-6", "end-turn")

    assert table.translator_in(6) == "greek-a"
    assert table.red.gold == 1


@rule("RET-01")
def test_gold_beyond_the_number_may_be_placed(table: Table) -> None:
    """A Translator may hold more Gold than the Room asks for; it Retires all the same."""
    table.room(6, "greek-a", table.red, gold=1)
    table.red.retired("recruit", "greek-b").has(gold=1)

    table.red.works("recruit", "white-1")
    table.red.plays("retiree card-1", "place-gold room-6")
    assert table.gold_on(6) == 2

    table.red.plays("end-turn", "tuck slot-2")
    assert table.translator_in(6) is None


@rule("RET-02")
def test_gold_to_the_main_supply_and_influence_to_the_owner(table: Table) -> None:
    """The owner gets the Influence back, not the Gold."""
    table.room(6, "greek-a", table.blue, gold=2)
    assert table.blue.influence == 19

    end_a_turn(table.red)

    assert table.blue.influence == 20
    assert table.blue.gold == 0
    assert table.red.gold == 0
    assert table.gold_on(6) == 0
    table.blue.plays("tuck slot-1")


@rule("RET-03")
def test_a_retiree_goes_under_a_brown_slot(table: Table) -> None:
    """The owner must tuck, under one of the four brown slots, never a black one."""
    table.room(6, "greek-a", table.red, gold=1)
    table.red.goal("goal-greek", targets=7)  # the sixth slot is open, and black

    end_a_turn(table.red)

    assert table.options == ["tuck slot-1", "tuck slot-2", "tuck slot-3", "tuck slot-4"]
    table.red.plays("tuck slot-3")
    assert table.red.under("research") == ["greek-a"]


# What it costs


@pytest.fixture
def example(table: Table) -> Table:
    """The rulebook's example: one Retiree under Research, two under Travel; a third Translator Retires."""
    table.red.retired("research", "hebrew-g").retired("travel", "hebrew-h", "syriac-e").has(silver=3)
    table.room(6, "greek-a", table.red, gold=1)
    end_a_turn(table.red)
    return table


@rule("RET-04")
@pytest.mark.parametrize("slot", ["recruit", "translate"])
def test_no_cost_for_the_first_retiree_of_a_slot(example: Table, slot: str) -> None:
    """With no Retiree there yet, Recruit and Translate are free."""
    example.red.plays(f"tuck slot-{1 if slot == 'recruit' else 4}")

    assert example.red.under(slot) == ["greek-a"]
    assert example.red.silver == 3
    assert example.red.bag == []
    assert example.kind == "choose_turn"


@rule("RET-04")
@pytest.mark.parametrize(("silver", "bag"), [(1, []), (0, ["white"])])
def test_the_second_retiree_costs_once(example: Table, silver: int, bag: list[str]) -> None:
    """The cost of Research is due once, as 1 Silver or as a White Die."""
    example.red.plays("tuck slot-3")
    assert example.options == ["silver 0", "silver 1"]

    example.red.plays(f"silver {silver}")

    assert example.red.under("research") == ["hebrew-g", "greek-a"]
    assert example.red.silver == 3 - silver
    assert example.red.bag == bag


@rule("RET-04")
@pytest.mark.parametrize(("silver", "bag"), [(2, []), (1, ["white"]), (0, ["white", "white"])])
def test_the_third_retiree_costs_twice_in_any_mix(example: Table, silver: int, bag: list[str]) -> None:
    """For Travel the cost is paid twice, in any combination of Silver and White Dice."""
    whites = example.dice_in_supply("white")
    example.red.plays("tuck slot-2")
    assert example.options == ["silver 0", "silver 1", "silver 2"]

    example.red.plays(f"silver {silver}")

    assert example.red.under("travel") == ["hebrew-h", "syriac-e", "greek-a"]
    assert example.red.silver == 3 - silver
    assert example.red.bag == bag
    assert example.dice_in_supply("white") == whites - len(bag)
    assert example.blue.silver == 0  # it goes to the Main Supply


@rule("RET-04")
def test_nobody_pays_more_silver_than_they_have(example: Table) -> None:
    """What Silver there is not, White Dice are gained for."""
    example.red.has(silver=1)
    example.red.plays("tuck slot-2")

    assert example.options == ["silver 0", "silver 1"]
    example.red.plays("silver 1")
    assert example.red.silver == 0
    assert example.red.bag == ["white"]


@rule("RET-04")
def test_without_silver_white_dice_are_gained_and_nothing_is_asked(example: Table) -> None:
    """The cost can always be paid."""
    example.red.has(silver=0)
    example.red.plays("tuck slot-2")

    assert example.red.under("travel") == ["hebrew-h", "syriac-e", "greek-a"]
    assert example.red.bag == ["white", "white"]


@rule("RET-04")
def test_a_retiree_just_tucked_is_there_for_the_next_one(table: Table) -> None:
    """Of two that Retire at once, the second under the same slot has its cost."""
    table.room(6, "greek-a", table.red, gold=1)
    table.room(9, "hebrew-a", table.red, gold=1)
    table.red.has(silver=5)
    end_a_turn(table.red)

    table.red.plays("card aside-1", "tuck slot-1")
    assert table.red.silver == 5
    table.red.plays("tuck slot-1", "silver 1")

    assert table.red.under("recruit") == ["greek-a", "hebrew-a"]
    assert table.red.silver == 4


@rule("RET-04", "SUP-02")
def test_with_no_white_die_left_the_others_return_one_and_the_cost_is_paid(new_table: NewTable) -> None:
    """Each other player, clockwise, returns a White Die; the player takes none and tucks."""
    table = new_table(players=3)
    table.pass_turn_to(table.blue)
    table.blue.retired("recruit", "hebrew-g")
    table.room(6, "greek-a", table.blue, gold=1)
    table.red.has(bag="white")
    table.no_dice_left("white", table.yellow)
    end_a_turn(table.blue)
    table.blue.plays("tuck slot-1")

    table.yellow.plays("return-die hand-1")
    assert table.blue.under("recruit") == ["hebrew-g"]  # not before all have returned one
    table.red.plays("return-die bag")

    assert table.blue.under("recruit") == ["hebrew-g", "greek-a"]
    assert table.blue.bag == []
    assert table.red.bag == []
    assert table.dice_in_supply("white") == 2


@rule("RET-04", "SUP-02")
def test_a_returned_white_die_is_there_for_the_rest_of_the_cost(table: Table) -> None:
    """Each White Die of the cost is taken by itself: for the second one there is one again."""
    table.red.retired("recruit", "hebrew-g", "hebrew-h")
    table.room(6, "greek-a", table.red, gold=1)
    table.no_dice_left("white", table.blue)
    end_a_turn(table.red)

    table.red.plays("tuck slot-1")
    table.blue.plays("return-die bag")

    assert table.red.under("recruit") == ["hebrew-g", "hebrew-h", "greek-a"]
    assert table.red.bag == ["white"]
    assert table.dice_in_supply("white") == 0


@rule("RET-04", "SUP-02")
def test_the_last_white_die_is_taken_before_others_return_theirs(table: Table) -> None:
    """With one White Die left and a cost of two, one is taken and one counts as taken."""
    table.red.retired("recruit", "hebrew-g", "hebrew-h")
    table.room(6, "greek-a", table.red, gold=1)
    table.no_dice_left("white", table.blue)
    table.blue.has(bag="white " * (len(table.blue.bag) - 1))
    end_a_turn(table.red)

    table.red.plays("tuck slot-1")
    assert table.red.bag == ["white"]
    table.blue.plays("return-die bag")

    assert table.red.bag == ["white"]
    assert table.red.under("recruit") == ["hebrew-g", "hebrew-h", "greek-a"]
    assert table.dice_in_supply("white") == 1


@rule("RET-03", "RET-04")
def test_a_slot_holds_any_number_of_retirees() -> None:
    """With no White Die left anywhere the cost is always paid, so nothing keeps a player from tucking a 26th."""
    table = Table()
    cards = [f"{deck}-{letter}" for deck in ("greek", "hebrew", "persian", "syriac") for letter in "bcdefgh"]
    table.red.retired("recruit", *cards[:25]).has(silver=25)
    table.room(6, "greek-a", table.red, gold=1)
    end_a_turn(table.red)

    table.red.plays("tuck slot-1", "silver 25")

    assert table.red.under("recruit") == [*cards[:25], "greek-a"]


# Several at once


@rule("RET-05", "EFF-04")
def test_several_retire_at_once_current_player_first_then_clockwise(new_table: NewTable) -> None:
    """Over all four players: the current player tucks first, then the others clockwise."""
    table = new_table(players=4)
    table.pass_turn_to(table.yellow)
    for room, card, owner in ((2, "greek-a", 0), (4, "hebrew-a", 1), (6, "persian-a", 2), (9, "syriac-a", 3)):
        table.room(room, card, table.seats[owner], gold=2)
    end_a_turn(table.yellow)

    order = []
    while table.kind == "choose_slot_to_tuck":
        order.append(table.asked.number)
        table.play("tuck slot-1")

    assert order == [2, 3, 0, 1]
    assert [seat.under("recruit") for seat in table.seats] == [["greek-a"], ["hebrew-a"], ["persian-a"], ["syriac-a"]]


@rule("RET-05")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_each_owner_chooses_the_order_of_their_own(table: Table, first: int) -> None:
    """One of three is tucked first, and so pays nothing; the order is the owner's."""
    cards = {1: "greek-a", 2: "hebrew-a", 3: "persian-a"}
    for room, card in zip((6, 9, 10), cards.values(), strict=True):
        table.room(room, card, table.blue, gold=1)
    end_a_turn(table.red)
    assert table.options == ["card aside-1", "card aside-2", "card aside-3"]

    table.blue.plays(f"card aside-{first}", "tuck slot-1")

    assert table.blue.under("recruit") == [cards[first]]
    assert table.options == ["card aside-1", "card aside-2"]
    table.blue.plays("card aside-1", "tuck slot-2", "tuck slot-3")
    assert sorted([*table.blue.under("travel"), *table.blue.under("research")]) == sorted(
        card for number, card in cards.items() if number != first
    )


# Neutral Translators


@rule("RET-06")
def test_a_neutral_translator_goes_under_its_deck(table: Table) -> None:
    """Its Gold goes to the Main Supply, and the card under its deck; nobody tucks it."""
    table.room(6, "greek-a", gold=1)

    end_a_turn(table.red)

    assert table.kind == "choose_turn"
    assert table.translator_in(6) is None
    assert table.gold_on(6) == 0
    assert table.deck("greek")[-1] == "greek-a"
    assert len(table.deck("greek")) == 8
    assert (table.red.gold, table.blue.gold) == (0, 0)


@rule("RET-06")
def test_a_neutral_starting_translator_leaves_the_game(table: Table) -> None:
    """It has no deck to go to."""
    table.room(6, "starting-6", gold=1)

    end_a_turn(table.red)

    assert table.kind == "choose_turn"
    assert table.translator_in(6) is None
    assert "starting-6" not in str(table.game.position())


@rule("RET-06")
def test_an_owned_starting_translator_is_tucked_like_any_other(table: Table) -> None:
    """Only Neutral ones leave the game."""
    table.room(6, "starting-6", table.red, gold=1)

    end_a_turn(table.red)
    table.red.plays("tuck slot-1")

    assert table.red.under("recruit") == ["starting-6"]


# Retiring from the top of a deck


@rule("RET-07", "CAL-07")
def test_a_caliph_reward_is_set_aside_until_the_end_of_the_turn(table: Table) -> None:
    """The card comes off its deck now, and is tucked when the current turn ends."""
    table.top("chinese-c")
    table.blue.influences("purple")
    table.reveal_caliph("caliph-1")
    table.blue.plays("caliph bottom", "retire chinese")
    assert table.blue.set_aside == ["chinese-c"]
    assert table.deck("chinese")[0] != "chinese-c"
    assert table.asked is table.red  # it is still Red's turn
    table.red.works("choice", "white-1")
    assert table.blue.set_aside == ["chinese-c"]

    table.red.plays("end-turn")

    assert table.asked is table.blue
    table.blue.plays("tuck slot-2")
    assert table.blue.under("travel") == ["chinese-c"]
    assert table.blue.set_aside == []


@rule("RET-07", "TRN-10")
def test_a_scrolls_retiree_is_set_aside_until_the_end_of_the_turn(table: Table) -> None:
    """A Scroll's "Retire the pictured Translator" is tucked at the same moment, for the same cost."""
    table.top("greek-a")
    table.red.retired("recruit", "hebrew-g").has(silver=1)
    table.red.resolves("employ or retire greek")
    table.red.plays("retire greek")
    assert table.red.set_aside == ["greek-a"]
    assert table.red.under("recruit") == ["hebrew-g"]

    end_a_turn(table.red)
    table.red.plays("tuck slot-1", "silver 1")

    assert table.red.under("recruit") == ["hebrew-g", "greek-a"]
    assert table.red.silver == 0


@rule("RET-07", "RET-11")
def test_cards_set_aside_and_those_from_rooms_are_tucked_together(table: Table) -> None:
    """The owner orders them among each other as they like."""
    table.top("greek-a")
    table.room(6, "hebrew-a", table.red, gold=1)
    table.red.resolves("employ or retire greek")
    table.red.plays("retire greek")
    end_a_turn(table.red)

    assert table.red.set_aside == ["greek-a", "hebrew-a"]
    table.red.plays("card aside-2", "tuck slot-1")
    table.red.plays("tuck slot-1")
    assert table.red.under("recruit") == ["hebrew-a", "greek-a"]


# What Retirees do for their slot


@rule("RET-08")
def test_an_instead_retiree_offers_its_main_action(table: Table) -> None:
    """The slot's main action may be replaced by the indicated one; only one of the two is taken."""
    table.red.retired("recruit", "chinese-d")  # instead Research
    table.red.works("recruit", "white-1")
    assert "main recruit" in table.options
    assert "main research" in table.options

    table.red.plays("main research", "gain-worker red")

    assert table.red.silver == 1
    assert not any(option.startswith("main") for option in table.options)
    table.red.plays("end-turn")


@rule("RET-08")
def test_the_slots_own_main_action_may_still_be_taken(table: Table) -> None:
    """It may be replaced, it need not."""
    table.red.retired("recruit", "chinese-d")

    assert "dispatch chinese" in table.red.acts("recruit", "white-1")
    table.red.plays("dispatch chinese")

    assert not any(option.startswith("main") for option in table.options)
    table.red.plays("end-turn")


@rule("RET-08")
@pytest.mark.parametrize("slot", ["travel", "choice"])
def test_an_instead_retiree_serves_its_own_slot_only(table: Table, slot: str) -> None:
    """Under another slot, a black one too, it offers nothing."""
    table.red.retired("recruit", "chinese-d")

    table.red.works(slot, "white-1")

    assert "main research" not in table.options
    table.red.plays("end-turn")


@rule("RET-08")
def test_several_instead_retirees_offer_one_main_action_each(table: Table) -> None:
    """The player picks one among them all."""
    table.red.retired("recruit", "chinese-d", "greek-f", "syriac-h")  # instead Research, Travel, Recruit

    table.red.works("recruit", "white-1")

    assert [option for option in table.options if option.startswith("main")] == [
        "main recruit",
        "main travel",
        "main research",
    ]
    table.red.plays("end-turn")


def colours(table: Table, slot: str, *dice: str, workers: tuple[str, ...] = ()) -> list[str]:
    """Every colour a Travel action of Red's can have, up to the question how far."""
    table.red.has(hand=" ".join(dice), workers=" ".join(worker.split()[0] for worker in workers))
    table.red.works(slot, *dice)
    for worker in workers:
        table.red.plays(f"place-worker {worker}")
    table.red.plays("main travel")
    if table.kind == "choose_colour":
        found = [option.removeprefix("colour ") for option in table.options]
        table.red.plays(table.options[0])
    else:
        found = [COLOUR_NAMES[table.state.work.colour]]
    table.stay_open()  # the Marker still has to move
    return found


@rule("RET-09")
@pytest.mark.parametrize(
    ("dice", "possible"),
    [
        (("white-2",), ["white", "blue"]),
        (("blue-2",), ["white", "blue"]),
        (("red-2",), ["red"]),
        (("purple-4",), ["purple"]),
        (("white-2", "red-3"), ["red", "purple"]),  # White may mix as Blue
        (("red-3", "blue-2"), ["red", "purple"]),  # Blue may stand back as White
        (("white-2", "yellow-3"), ["yellow", "green"]),
        (("blue-2", "yellow-3"), ["yellow", "green"]),
        (("white-2", "blue-3"), ["white", "blue"]),
        (("white-2", "white-3"), ["white", "blue"]),
        (("blue-2", "blue-3"), ["white", "blue"]),
        (("red-3", "yellow-2"), ["orange"]),  # mixing is not optional for others
        (("white-2", "orange-4"), ["orange"]),  # a secondary beats both
        (("blue-2", "orange-4"), ["orange"]),
    ],
    ids=" ".join,
)
def test_white_and_blue_as_the_same(table: Table, dice: tuple[str, ...], possible: list[str]) -> None:
    """Each White or Blue Die on that slot counts as either, as the player chooses for each Die."""
    table.red.retired("travel", "hebrew-f")  # same White Blue

    assert colours(table, "travel", *dice) == possible


@rule("RET-09")
@pytest.mark.parametrize("slot", ["travel", "choice"])
def test_as_the_same_serves_its_own_slot_only(table: Table, slot: str) -> None:
    """On another slot the Dice are what they are."""
    table.red.retired("recruit", "hebrew-f")

    assert colours(table, slot, "white-2", "red-3") == ["red"]


@rule("RET-09")
def test_the_colour_named_is_the_colour_of_the_action(table: Table) -> None:
    """A White Die may act as the primary: a Blue Research action steps on the Blue Track."""
    table.red.retired("research", "hebrew-f").has(hand="white-5 white-3")

    table.red.acts("research", "white-5", "white-3")
    table.red.plays("colour blue")
    assert "research option-3" in table.options
    table.red.plays("research option-3", "decline")

    assert table.red.track("astronomy") == 1
    table.red.plays("end-turn")


@rule("RET-09")
@pytest.mark.parametrize(
    ("die", "worker", "possible", "value"),
    [
        ("white-2", "white die-1", ["white", "blue"], 6),
        ("white-2", "blue die-1", ["white", "blue"], 6),  # raises it and does not recolour it
        ("blue-2", "white die-1", ["white", "blue"], 6),
        ("blue-2", "blue die-1", ["white", "blue"], 6),
        ("white-2", "red die-1", ["red"], 2),
        ("red-2", "blue die-1", ["white", "blue"], 2),  # after the Worker it is of either colour
        ("red-2", "white die-1", ["white", "blue"], 2),
    ],
)
def test_a_worker_of_either_colour_raises_the_die(
    table: Table, die: str, worker: str, possible: list[str], value: int
) -> None:
    """A Worker of one of the two colours raises a Die of the other to 6; any other Worker recolours it."""
    table.red.retired("travel", "hebrew-f")

    assert colours(table, "travel", die, workers=(worker,)) == possible
    assert table.options == [f"move {steps}" for steps in range(1, value + 1)]


@rule("RET-09")
@pytest.mark.parametrize(
    ("dice", "possible"),
    [
        (("white-2",), ["white", "red", "blue"]),
        (("red-2",), ["white", "red", "blue"]),
        (("red-2", "blue-2"), ["white", "red", "blue", "purple"]),
        (("white-2", "yellow-2"), ["yellow", "orange", "green"]),
        (("red-2", "yellow-2"), ["yellow", "orange", "green"]),
        (("yellow-2",), ["yellow"]),
    ],
    ids=" ".join,
)
def test_several_as_the_same_join_into_one_group(table: Table, dice: tuple[str, ...], possible: list[str]) -> None:
    """White-Red and White-Blue under one slot make White, Red and Blue one colour."""
    table.red.retired("travel", "hebrew-f", "chinese-g")

    assert colours(table, "travel", *dice) == possible


@rule("RET-09")
def test_a_worker_of_any_colour_of_the_group_raises(table: Table) -> None:
    """Joined, a Blue Worker raises a Red Die."""
    table.red.retired("travel", "hebrew-f", "chinese-g")

    colours(table, "travel", "red-2", workers=("blue die-1",))

    assert table.options[-1] == "move 6"


@rule("RET-10")
@pytest.mark.parametrize(
    ("retirees", "dice", "value"),
    [
        (("greek-d",), ("white-3",), 5),  # boost 2
        (("greek-d", "hebrew-e"), ("white-3",), 8),  # and boost 3
        (("greek-d", "hebrew-e", "sanskrit-a"), ("white-3",), 12),  # and boost 4: exactly 12
        (("sanskrit-a",), ("white-6", "white-5"), 12),  # 15 is 12
        (("greek-a",), ("white-3",), 3),  # no boost
    ],
)
def test_boosts_add_up_but_never_above_12(
    table: Table, retirees: tuple[str, ...], dice: tuple[str, ...], value: int
) -> None:
    """Boost Retirees raise the main action's value; fewer steps may be taken."""
    table.red.retired("travel", *retirees).has(hand=" ".join(dice))

    options = table.red.acts("travel", *dice)

    assert options == [f"move {steps}" for steps in range(1, value + 1)]
    table.stay_open()


@rule("RET-10")
def test_a_boost_serves_recruit(table: Table) -> None:
    """A White 1 with a boost of 4 reaches the decks that need 5."""
    table.red.retired("recruit", "sanskrit-a")

    options = table.red.acts("recruit", "white-1")

    assert "dispatch syriac" in options
    assert "dispatch mixed-1" not in options
    table.stay_open()


@rule("RET-10")
@pytest.mark.parametrize("slot", ["travel", "choice"])
def test_a_boost_serves_its_own_slot_only(table: Table, slot: str) -> None:
    """Under Recruit it raises no Travel."""
    table.red.retired("recruit", "sanskrit-a").has(hand="white-2")
    table.red.works(slot, "white-2")

    table.red.plays("main travel")

    assert table.options == ["move 1", "move 2"]
    table.stay_open()


@rule("RET-10", "WORK-09")
def test_a_boost_serves_a_replaced_main_action(table: Table) -> None:
    """The boost of the slot serves whichever main action is taken there."""
    table.red.retired("recruit", "sanskrit-a", "greek-f")  # boost 4, instead Travel
    table.red.works("recruit", "white-1")

    table.red.plays("main travel")

    assert table.options[-1] == "move 5"
    table.stay_open()


@rule("RET-08", "RET-09", "RET-10")
@pytest.mark.parametrize("card", ["chinese-d", "hebrew-f", "sanskrit-a"])
def test_lasting_retirees_are_no_actions(table: Table, card: str) -> None:
    """What changes its slot is not resolved by itself."""
    table.red.retired("recruit", card)

    table.red.works("recruit", "white-1")

    assert not any(option.startswith("retiree") for option in table.options)
    table.red.plays("end-turn")


# The end-of-turn step


@rule("RET-11")
def test_all_leave_their_rooms_together_before_anybody_tucks(table: Table) -> None:
    """At the first question every Room is empty, every Influence and Gold gone back."""
    table.room(6, "greek-a", table.red, gold=1)
    table.room(9, "hebrew-a", table.blue, gold=1)
    table.room(10, "persian-a", gold=1)
    end_a_turn(table.red)

    assert table.asked is table.red
    assert [table.translator_in(room) for room in (6, 9, 10)] == [None, None, None]
    assert (table.red.influence, table.blue.influence) == (20, 20)
    assert table.deck("persian")[-1] == "persian-a"
    assert table.blue.set_aside == ["hebrew-a"]
    table.red.plays("tuck slot-1")
    table.blue.plays("tuck slot-1")


@rule("RET-11")
def test_the_cost_is_paid_from_what_one_has_then(table: Table) -> None:
    """A cost paid for the first card is gone for the second."""
    table.red.retired("recruit", "hebrew-g").has(silver=1)
    table.room(6, "greek-a", table.red, gold=1)
    table.room(9, "hebrew-a", table.red, gold=1)
    end_a_turn(table.red)

    table.red.plays("card aside-1", "tuck slot-1", "silver 1")
    table.red.plays("tuck slot-1")  # twice, and no Silver is left: nothing is asked

    assert table.red.silver == 0
    assert table.red.bag == ["white", "white"]


@rule("RET-11")
def test_a_translator_that_gets_its_gold_meanwhile_retires_in_the_same_step(table: Table) -> None:
    """Translators that now have their Gold follow before the turn passes."""
    table.room(6, "greek-a", table.red, gold=1)
    end_a_turn(table.red)

    table.room(9, "hebrew-a", table.blue, gold=1)
    table.red.plays("tuck slot-1")

    assert table.translator_in(9) is None
    assert table.kind == "choose_slot_to_tuck"
    table.blue.plays("tuck slot-1")
    assert table.kind == "choose_turn"


@rule("RET-11")
def test_what_comes_to_be_tucked_meanwhile_follows_in_the_same_step(table: Table) -> None:
    """Even if its owner was through with tucking."""
    table.room(6, "greek-a", table.red, gold=1)
    table.room(9, "hebrew-a", table.blue, gold=1)
    end_a_turn(table.red)
    table.red.plays("tuck slot-1")

    table.red.resolves("employ or retire persian")
    table.red.plays("retire persian")
    table.blue.plays("tuck slot-1")

    assert table.asked is table.red
    table.red.plays("tuck slot-2")
    assert len(table.red.under("travel")) == 1


@rule("RET-11", "END-04")
def test_the_last_turn_has_this_step_before_gold_is_taken(table: Table) -> None:
    """The Gold of one who Retires at the end of the last turn goes to the Main Supply, not to the owner."""
    table.state.last_round = table.state.round
    table.pass_turn_to(table.blue)
    table.room(6, "greek-a", table.red, gold=2)
    table.room(4, "hebrew-a", table.red, gold=1)
    end_a_turn(table.blue)
    assert not table.game.over

    table.red.plays("tuck slot-1")

    assert table.game.over
    assert table.red.under("recruit") == ["greek-a"]
    assert table.red.gold == 1
