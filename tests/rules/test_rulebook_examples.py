"""The worked examples of the rulebook, played as they are told there."""

from collections.abc import Callable

import pytest

from kit import Seat, Table, rule

# Work


@rule("WORK-03", "WORK-05", "WORK-07", "RET-10", "WKR-02")
def test_the_action_example(table: Table) -> None:
    """A Red 3 in the Travel slot: a gained Red Worker and a Retiree make it a Red 10.

    Then 2 Dice are drawn, and a Worker from the supply is spent to move up on Mathematics.
    """
    table.red.retired("travel", "greek-a", "sanskrit-a")  # 1 Worker -> a step on Mathematics; + 4
    table.red.has(hand="red-3", workers="white", bag="white white red").researched(mathematics=1)
    table.red.works("travel", "red-3", card="apprentice")

    table.red.plays("small action-3", "gain-worker red", "place-worker red die-1", "main travel")
    assert table.options == [f"move {steps}" for steps in range(1, 11)]
    table.red.plays("move 10")
    table.red.plays("small action-1", "small action-2")
    table.red.plays("retiree card-1", "pay")

    assert len(table.red.hand) == 2
    assert table.red.track("mathematics") == 2
    assert table.red.workers == []
    table.red.plays("end-turn")


# Recruit


@rule("REC-01")
def test_with_a_four_valued_action_only_the_four_left_translators(table: Table) -> None:
    """An action of 4 reaches the four decks furthest left, and no further."""
    options = table.red.recruits(4)

    assert [option for option in options if option.startswith("dispatch")] == [
        *("dispatch chinese", "dispatch sanskrit", "dispatch greek", "dispatch hebrew"),
    ]
    table.stay_open()


@pytest.mark.parametrize("value", [7, 12])
@rule("REC-01")
def test_with_seven_or_more_any_translator(table: Table, value: int) -> None:
    """An action of 7 or more reaches every deck."""
    options = table.red.recruits(value)

    assert len([option for option in options if option.startswith("dispatch")]) == 8
    table.stay_open()


@rule("REC-03")
def test_dispatch_of_two_workers_for_two_gold(table: Table) -> None:
    """Two Workers of any colours buy 2 Gold."""
    table.top("greek-e")
    table.red.has(workers="white red red yellow").recruits(3)
    table.red.plays("dispatch greek", "pay", "spend-worker white yellow")

    assert table.red.gold == 2
    assert table.red.workers == ["red", "red"]
    assert table.deck("greek")[-1] == "greek-e"
    table.red.plays("end-turn")


@rule("REC-03")
def test_dispatch_with_one_worker_gives_no_gold(table: Table) -> None:
    """With only 1 Worker the cost of 2 cannot be paid, not even in part."""
    table.top("greek-e")
    table.red.has(workers="white").recruits(3)

    table.red.plays("dispatch greek")

    assert (table.red.gold, table.red.workers) == (0, ["white"])
    table.red.plays("end-turn")


# Travel


@rule("TRV-01", "TRV-03", "TRV-04")
def test_travel_with_a_green_six(table: Table) -> None:
    """Red moves just 5 of 6 spaces over the Green path: 2 Silver, 1 primary Die to hand, and 1 Die drawn."""
    table.red.at(2).has(hand="green-6", bag="white").acts("travel", "green-6")
    assert table.options == [f"move {steps}" for steps in range(1, 7)]

    table.red.plays("move 5", "part 1", "gain-die blue")

    assert table.red.spot == 7
    assert table.red.silver == 2
    assert sorted(die.split("-")[0] for die in table.red.hand) == ["blue", "white"]
    assert table.red.bag == []
    table.red.plays("end-turn")


# Deliver


def set_delivery(table: Table) -> None:
    """Blue stands before a Hebrew Physics Scroll; Green is empty, Purple has room below, Orange is full."""
    table.map("top-right", "scroll-hebrew-e")
    table.empty_wisdom()
    table.wisdom("purple-top", "scroll-greek-f")
    table.fill_wisdom("orange")
    table.pass_turn_to(table.blue)
    table.blue.at(1).has(silver=4, hand="white-1").researched(physics=1).acts("travel", "white-1")


@rule("DLV-01", "DLV-02", "DLV-03")
def test_delivery_of_a_hebrew_physics_scroll_to_the_green_guild(table: Table) -> None:
    """For 4 Silver Blue gains 1 Gold, 2 Influence in the Green Guild and a step on the Physics Track."""
    set_delivery(table)

    table.blue.plays("deliver green", "influence green", "influence green")

    assert table.blue.silver == 0
    assert table.blue.in_guild("green") == 2
    assert table.blue.gold == 1
    assert table.blue.track("physics") == 2
    assert table.scroll_at("wisdom-green-top") == "scroll-hebrew-e"
    table.blue.plays("end-turn")


@rule("DLV-02", "DLV-03")
def test_the_delivery_could_have_gone_to_the_purple_guild(table: Table) -> None:
    """The second row of the Purple Guild gives Blue a single Influence there."""
    set_delivery(table)

    table.blue.plays("deliver purple", "influence purple")

    assert table.blue.in_guild("purple") == 1
    assert table.scroll_at("wisdom-purple-middle") == "scroll-hebrew-e"
    table.blue.plays("end-turn")


@rule("DLV-02")
def test_the_delivery_could_not_have_gone_to_the_orange_guild(table: Table) -> None:
    """The Orange Guild has its three Scrolls, so it is not offered."""
    set_delivery(table)

    assert table.options == ["deliver purple", "deliver green", "decline"]
    table.blue.plays("decline", "end-turn")


# Translate


@rule("TRN-03", "TRN-04", "TRN-05")
def test_a_persian_scroll_for_one_gold(table: Table) -> None:
    """Blue's own Translator from Persian to Arabic does it alone, for 1 Gold."""
    table.wisdom("purple-top", "scroll-persian-d")
    table.room(3, "persian-a", table.blue)
    table.pass_turn_to(table.blue)

    table.blue.has(gold=1, hand="purple-4").researched(physics=1).acts("translate", "purple-4")

    assert table.blue.scrolls[-1] == "scroll-persian-d"
    assert (table.blue.gold, table.gold_on(3)) == (0, 1)
    table.blue.plays("end-turn")


@rule("TRN-02", "TRN-03")
def test_a_starting_translator_goes_straight_from_greek_to_arabic(table: Table) -> None:
    """One Translator can be enough where others would need a language between."""
    table.wisdom("purple-top", "scroll-greek-e")
    table.room(5, "starting-5", table.red)

    table.red.has(gold=1, hand="purple-4").researched(physics=1).acts("translate", "purple-4")

    table.red.plays("part 1")
    assert table.red.scrolls[-1] == "scroll-greek-e"
    table.red.plays("end-turn")


def set_hebrew_translation(new_table: Callable[..., Table]) -> tuple[Table, Seat, Seat]:
    """Red has Hebrew/Syriac and, 1 Gold from Retirement, Syriac/Persian; so is Yellow's Syriac/Arabic.

    A Neutral Translator knows Persian and Arabic.
    """
    table = new_table(players=3)
    table.wisdom("orange-top", "scroll-hebrew-f")  # Philosophy
    table.room(1, "hebrew-a", table.red)
    table.room(2, "syriac-b", table.red, gold=1)
    table.room(4, "syriac-a", table.yellow, gold=1)
    table.room(5, "persian-a")
    table.red.has(gold=3, silver=1, hand="orange-4").researched(philosophy=1).acts("translate", "orange-4")
    assert table.options == ["line room-1 room-4", "line room-1 room-2 room-5"]
    return table, table.red, table.yellow


@rule("TRN-04", "TRN-05", "TRN-09", "RET-01")
def test_the_fastest_line_of_a_hebrew_scroll(new_table: Callable[..., Table]) -> None:
    """The fewest Gold: their own Hebrew/Syriac, then Yellow's Syriac/Arabic, who is allowed to Retire."""
    table, red, yellow = set_hebrew_translation(new_table)

    red.plays("line room-1 room-4")

    assert (red.gold, red.silver, yellow.silver) == (1, 0, 1)
    assert [table.gold_on(room) for room in (1, 2, 4, 5)] == [1, 1, 2, 0]
    red.plays("end-turn")
    yellow.plays("tuck slot-1")
    assert yellow.under("recruit") == ["syriac-a"]
    assert red.under("recruit") == []


@rule("TRN-04", "TRN-05", "TRN-09", "RET-01")
def test_the_longer_line_of_a_hebrew_scroll(new_table: Callable[..., Table]) -> None:
    """Hebrew/Syriac, their other Translator from Syriac to Persian, who then Retires, and the Neutral one."""
    table, red, yellow = set_hebrew_translation(new_table)

    red.plays("line room-1 room-2 room-5")

    assert (red.gold, red.silver, yellow.silver) == (0, 0, 0)
    assert [table.gold_on(room) for room in (1, 2, 4, 5)] == [1, 2, 1, 1]
    red.plays("end-turn", "tuck slot-4")
    assert red.under("translate") == ["syriac-b"]
    assert yellow.under("recruit") == []
    assert red.scrolls[-1] == "scroll-hebrew-f"


# Retire


def retire_beside_others(table: Table, slot: str) -> None:
    """Two Retirees lie under Travel and one under Research; another is tucked under a slot."""
    table.red.retired("travel", "greek-a", "greek-b").retired("research", "greek-c")
    table.room(6, "persian-a", table.red, gold=1)
    table.red.has(silver=2, hand="white-1").works("recruit", "white-1")
    table.red.plays("end-turn", f"tuck {slot}")


@pytest.mark.parametrize("slot", ["slot-1", "slot-4"])
@rule("RET-04")
def test_tucking_under_recruit_or_translate_is_free(table: Table, slot: str) -> None:
    """No Retiree lies there yet, so the new one costs nothing."""
    retire_beside_others(table, slot)

    assert (table.red.silver, table.red.bag) == (2, [])
    assert table.asked is table.blue


@pytest.mark.parametrize(("slot", "cost"), [("slot-2", 2), ("slot-3", 1)])
@rule("RET-04")
def test_tucking_under_research_or_travel_costs_once_or_twice(table: Table, slot: str, cost: int) -> None:
    """The Retirement cost is due for each Retiree there: once at Research, twice at Travel."""
    retire_beside_others(table, slot)
    assert table.options == [f"silver {silver}" for silver in range(cost + 1)]

    table.red.plays("silver 1")

    assert table.red.silver == 1
    assert table.red.bag == ["white"] * (cost - 1)


# Rest


@rule("REST-06", "REST-07", "REST-08")
def test_the_income_example(table: Table) -> None:
    """Blue harvests Physics, takes a White Die, pays one for a Gold, harvests Philosophy and Astronomy."""
    table.pass_turn_to(table.blue)
    table.pile(bottom=["scroll-syriac-d"])
    table.blue.has(silver=1, hand="red-1", bag="white white red").researched(physics=2, philosophy=1, astronomy=2)
    for slot, card in (("recruit", "physics"), ("travel", "apprentice"), ("research", "patron")):
        table.blue.lies(slot, card)
    table.blue.lies("translate", "philosophy", "white-3")

    table.blue.rests()
    table.blue.plays("gain-worker red yellow")  # any 2 Workers
    table.blue.plays("pay")  # a White Die for 1 Gold
    table.blue.plays("pay", "gain-die blue")  # 1 Silver for a primary Die to the Bag
    table.blue.plays("enough")  # nothing is rerolled

    assert table.blue.workers == ["red", "yellow"]
    assert (table.blue.gold, table.blue.silver) == (1, 0)
    assert len(table.blue.hand) == 5
    assert sorted([*(die.split("-")[0] for die in table.blue.hand), *table.blue.bag]) == [
        *("blue", "red", "red"),
        *["white"] * 5,  # 2 in the Bag, 2 gained, 1 on the board
    ]


@rule("REST-08")
def test_an_odd_space_harvests_the_one_below(table: Table) -> None:
    """From space 1 Red harvests the one Worker of space 0."""
    table.pile(bottom=["scroll-syriac-d"])
    table.red.researched(physics=1).lies("recruit", "physics").rests()

    table.red.plays("gain-worker blue", "enough")

    assert table.red.workers == ["blue"]


@rule("REST-03")
def test_a_scroll_of_three_vp_moves_the_neutral_marker_three_steps(table: Table) -> None:
    """The Greek Scroll is worth 3 VP: the Neutral Marker takes 3 steps, and White Spots do not count."""
    table.pile(bottom=["scroll-greek-b"])
    assert table.neutral_spot == 6

    table.red.lies("recruit", "apprentice").rests()

    assert table.neutral_spot == 0
    table.red.plays("enough")


# Guilds


def set_guilds(table: Table) -> None:
    """Blue controls Purple, nobody Orange, Red Green with 3 against 2."""
    table.blue.influences("purple", 2)
    table.red.influences("purple", 2)
    table.red.influences("green", 3)
    table.blue.influences("green", 2)


@rule("GLD-02")
def test_red_needs_one_more_to_take_the_purple_guild(table: Table) -> None:
    """Red equals Blue, who controls the Purple Guild; the next Influence takes it."""
    set_guilds(table)
    assert table.blue.controls("purple")
    table.red.resolves("influence purple")

    table.red.plays("influence purple")

    assert table.red.controls("purple")
    assert not table.blue.controls("purple")


@rule("GLD-01")
def test_the_first_player_to_place_in_the_orange_guild_takes_control(table: Table) -> None:
    """The Orange Guild is empty; whoever places first controls it."""
    set_guilds(table)
    assert not any(seat.controls("orange") for seat in table.seats)
    table.blue.resolves("influence orange")

    table.blue.plays("influence orange")

    assert table.blue.controls("orange")


@rule("GLD-02")
def test_blue_needs_four_to_take_the_green_guild(table: Table) -> None:
    """A third Influence only equals Red's 3; the fourth takes control."""
    set_guilds(table)
    table.blue.resolves("influence green")
    table.blue.plays("influence green")
    assert table.red.controls("green")

    table.blue.resolves("influence green")
    table.blue.plays("influence green")

    assert table.blue.in_guild("green") == 4
    assert table.blue.controls("green")


@rule("CAL-04", "CAL-06")
def test_red_keeps_the_green_guild_when_a_caliph_card_is_revealed(table: Table) -> None:
    """Red pays 1 Influence and still controls the Guild, with 2 against 2."""
    set_guilds(table)
    table.reveal_caliph("caliph-1")
    table.blue.plays("caliph top")  # the Purple Guild
    table.red.plays("gain-worker white")  # its consolation

    table.red.plays("caliph bottom", "gain-gold")  # the Green Guild

    assert table.red.in_guild("green") == table.blue.in_guild("green") == 2
    assert table.red.controls("green")
    assert table.blue.gold == 1  # the consolation of the Green Guild
