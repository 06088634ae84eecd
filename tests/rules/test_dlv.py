from collections.abc import Callable

import pytest

from kit import Seat, Table, rule


def arrives(seat: Seat, spot: int = 2) -> list[str]:
    """A player Travels one step to a Black Spot; the options there."""
    seat.at((spot - 1) % 12).has(hand="white-1")
    return seat.acts("travel", "white-1")


# DLV-01 What it costs


@pytest.mark.parametrize(("silver", "offered"), [(0, False), (3, False), (4, True), (5, True)])
@rule("DLV-01")
def test_a_delivery_costs_four_silver(table: Table, silver: int, offered: bool) -> None:
    """The cost is always 4 Silver; exactly enough is enough."""
    options = arrives(table.red.has(silver=silver))

    assert ("deliver green" in options) == offered
    table.stay_open()


@rule("DLV-01")
def test_the_four_silver_go_to_the_main_supply(table: Table) -> None:
    """No player receives the 4 Silver of a Delivery."""
    arrives(table.red.has(silver=6))

    table.red.plays("deliver green")

    assert (table.red.silver, table.blue.silver) == (2, 0)
    table.stay_open()


@rule("DLV-01")
def test_influence_of_an_opponent_costs_one_silver_more(table: Table) -> None:
    """The opponent is paid 1 Silver and takes the Influence back."""
    table.map("top-right", "scroll-greek-e", table.blue)
    arrives(table.red.has(silver=5))

    table.red.plays("deliver green")

    assert (table.red.silver, table.blue.silver) == (0, 1)
    assert table.blue.influence == 20
    assert table.influence_on("wisdom-green-middle") is None
    table.stay_open()


@rule("DLV-01")
def test_who_cannot_pay_the_opponent_cannot_deliver(table: Table) -> None:
    """All of it must be payable when the Delivery begins: 4 Silver are not enough."""
    table.map("top-right", "scroll-greek-e", table.blue)

    assert arrives(table.red.has(silver=4)) == ["end-turn"]
    table.red.plays("end-turn")


@rule("DLV-01")
def test_own_influence_costs_nothing_and_stays_on_the_scroll(table: Table) -> None:
    """Players pay no additional Silver for their own Influence; it remains on the Scroll Card."""
    table.map("top-right", "scroll-greek-e", table.red)
    arrives(table.red.has(silver=4))

    table.red.plays("deliver green", "decline")

    assert table.red.silver == 0
    assert table.influence_on("wisdom-green-middle") is table.red
    assert table.influence_on("map-top-right") is None
    assert table.red.influence == 19
    table.red.plays("end-turn")


@rule("DLV-01")
def test_the_opponent_is_paid_before_anything_else(table: Table) -> None:
    """The Influence goes back to its owner before the Scroll is placed."""
    table.map("top-right", "scroll-greek-e", table.blue)
    arrives(table.red.has(silver=5))

    told = table.red.plays("deliver green")

    assert told == ["silver_paid", "influence_taken_back", "scroll_delivered", "silver_paid"]
    table.stay_open()


@rule("DLV-01", "TRV-03")
def test_silver_of_the_path_may_pay_for_the_delivery(table: Table) -> None:
    """2 Silver of the path and 2 in supply make a Delivery possible."""
    table.red.at(0).has(silver=2, hand="orange-4").acts("travel", "orange-4")

    table.red.plays("move 2", "deliver green")

    assert table.red.silver == 0
    table.stay_open()


@rule("DLV-01")
def test_only_the_owner_of_the_influence_is_paid(new_table: Callable[..., Table]) -> None:
    """With three players the Silver goes to the one whose Influence lies on the Scroll."""
    table = new_table(players=3)
    table.map("top-right", "scroll-greek-e", table.yellow)
    arrives(table.red.has(silver=5))

    table.red.plays("deliver green")

    assert (table.red.silver, table.blue.silver, table.yellow.silver) == (0, 0, 1)
    table.stay_open()


# DLV-02 Where the Scroll goes


@pytest.mark.parametrize(("row", "filled"), [("top", 0), ("middle", 1), ("lowest", 2)])
@rule("DLV-02")
def test_a_guild_is_filled_from_top_to_bottom(table: Table, row: str, filled: int) -> None:
    """The Scroll goes to the topmost empty space of the Guild."""
    table.empty_wisdom()
    for place, scroll in zip(("purple-top", "purple-middle"), ("scroll-greek-f", "scroll-greek-g"), strict=True):
        if filled > ("top", "middle").index(place.split("-")[1]):
            table.wisdom(place, scroll)
    table.map("top-right", "scroll-greek-e")
    arrives(table.red.has(silver=4))

    table.red.plays("deliver purple")

    assert table.scroll_at(f"wisdom-purple-{row}") == "scroll-greek-e"
    table.stay_open()


@pytest.mark.parametrize("die", ["white-4", "red-4", "blue-4", "purple-4", "orange-4", "green-4"])
@rule("DLV-02")
def test_the_colour_of_the_action_does_not_choose_the_guild(table: Table, die: str) -> None:
    """An action of any colour may Deliver to any Guild."""
    table.red.at(11).has(silver=4, hand=die, influence=0).acts("travel", die)

    table.red.plays("move 1")

    assert table.options == ["deliver purple", "deliver orange", "deliver green", "decline"]
    table.red.plays("decline", "end-turn")


@pytest.mark.parametrize("full", ["purple", "orange", "green"])
@rule("DLV-02")
def test_a_full_guild_takes_no_scroll(table: Table, full: str) -> None:
    """A Guild with 3 Scroll Cards has no room."""
    table.fill_wisdom(full)

    options = arrives(table.red.has(silver=4))

    others = [guild for guild in ("purple", "orange", "green") if guild != full]
    assert options == [*(f"deliver {guild}" for guild in others), "decline"]
    table.stay_open()


@rule("DLV-02")
def test_with_all_nine_spaces_full_nobody_can_deliver(table: Table) -> None:
    """A full House of Wisdom takes no Delivery, however much Silver there is."""
    table.fill_wisdom()

    assert arrives(table.red.has(silver=10)) == ["end-turn"]
    table.red.plays("end-turn")


@rule("DLV-02")
def test_the_last_of_nine_spaces_can_be_delivered_to(table: Table) -> None:
    """With one space left the Scroll may go there."""
    table.fill_wisdom("purple", "orange")
    table.wisdom("green-middle", "scroll-greek-f")

    assert arrives(table.red.has(silver=4)) == ["deliver green", "decline"]
    table.red.plays("deliver green")
    assert table.scroll_at("wisdom-green-lowest") is not None
    table.stay_open()


@rule("DLV-02", "END-05")
def test_an_empty_map_space_has_nothing_to_deliver(table: Table) -> None:
    """Where no Scroll lies beside the Spot nothing can be Delivered."""
    table.map("top-right", "scroll-greek-e")
    table.exhaust_pile(with_reserve=True)
    arrives(table.red.has(silver=8))
    table.red.plays("deliver purple", "decline")
    assert table.scroll_at("map-top-right") is None
    table.red.plays("end-turn")

    assert arrives(table.blue.has(silver=8)) == ["end-turn"]
    table.blue.plays("end-turn")


# DLV-03 The steps


@rule("DLV-03")
def test_the_steps_of_a_delivery_come_in_order(table: Table) -> None:
    """Place, pay, Influence, Gold, the step on the Track, then a new card for the Map."""
    table.empty_wisdom()
    table.map("top-right", "scroll-greek-e")  # Physics 1: 1 Gold
    arrives(table.red.has(silver=4))

    told = table.red.plays("deliver green", "influence green", "influence green")

    assert told == [
        *("scroll_delivered", "silver_paid"),
        *("influence_in_guild", "guild_controlled", "influence_in_guild"),
        *("gold_gained", "track_advanced", "gold_gained", "scroll_placed"),
    ]
    table.red.plays("end-turn")


@pytest.mark.parametrize("guild", ["purple", "orange", "green"])
@rule("DLV-03")
def test_the_top_space_gives_two_influence(table: Table, guild: str) -> None:
    """Gain the Influence the Card space shows, in the Guild where the Scroll was placed."""
    table.empty_wisdom()
    table.map("top-right", "scroll-greek-e")
    arrives(table.red.has(silver=4))

    table.red.plays(f"deliver {guild}", f"influence {guild}", f"influence {guild}")

    assert table.red.in_guild(guild) == 2
    assert table.red.influence == 18
    table.red.plays("end-turn")


@pytest.mark.parametrize("guild", ["purple", "orange", "green"])
@pytest.mark.parametrize("row", ["middle", "lowest"])
@rule("DLV-03")
def test_the_other_spaces_give_one_influence(table: Table, guild: str, row: str) -> None:
    """Each Influence goes to the Guild of the Delivery and no other."""
    if row == "lowest":
        table.wisdom(f"{guild}-middle", "scroll-greek-f")
    table.map("top-right", "scroll-greek-e")
    arrives(table.red.has(silver=4))
    table.red.plays(f"deliver {guild}")
    assert table.options == [f"influence {guild}", "decline"]

    table.red.plays(f"influence {guild}")

    assert table.red.in_guild(guild) == 1
    assert table.red.influence == 19
    table.red.plays("end-turn")


@rule("DLV-03", "INF-03")
def test_each_influence_of_a_delivery_may_be_declined(table: Table) -> None:
    """One of two Influence can be placed and the other not."""
    table.empty_wisdom()
    table.map("top-right", "scroll-greek-e")
    arrives(table.red.has(silver=4))

    table.red.plays("deliver green", "decline", "influence green")

    assert table.red.in_guild("green") == 1
    table.red.plays("end-turn")


@pytest.mark.parametrize(("filled", "white_dice"), [(0, 0), (1, 0), (2, 1)])
@rule("DLV-03")
def test_a_delivery_gives_a_gold_and_in_the_lowest_row_a_white_die(table: Table, filled: int, white_dice: int) -> None:
    """Every Delivery gives 1 Gold; one to the lowest row adds a White Die to the Bag."""
    table.empty_wisdom()
    for place, scroll in (("orange-top", "scroll-greek-f"), ("orange-middle", "scroll-greek-g"))[:filled]:
        table.wisdom(place, scroll)
    table.map("top-right", "scroll-persian-c")  # Mathematics: no Gold from the Track
    arrives(table.red.has(silver=4).researched(mathematics=1))

    table.red.plays("deliver orange", *["decline"] * (2 if filled == 0 else 1))

    assert table.red.gold == 1
    assert table.red.bag == ["white"] * white_dice
    table.red.plays("end-turn")


@pytest.mark.parametrize(
    ("scroll", "track"),
    [
        ("scroll-greek-f", "mathematics"),
        ("scroll-greek-e", "physics"),
        ("scroll-greek-g", "chemistry"),
        ("scroll-greek-b", "philosophy"),
        ("scroll-greek-c", "biology"),
        ("scroll-greek-d", "astronomy"),
    ],
)
@rule("DLV-03")
def test_a_delivery_steps_on_the_scrolls_track(table: Table, scroll: str, track: str) -> None:
    """The Delivered Scroll's own Track goes up by 1, and no other."""
    table.map("top-right", scroll)
    tracks = ("mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy")
    arrives(table.red.has(silver=4).researched(**dict.fromkeys(tracks, 1)))

    table.red.plays("deliver green", "decline")

    assert {name: table.red.track(name) for name in tracks} == {name: 2 if name == track else 1 for name in tracks}
    table.red.plays("end-turn")


@rule("DLV-03", "RES-05")
def test_the_step_of_a_delivery_offers_its_immediate_benefit(table: Table) -> None:
    """An odd space of the Track gives its benefit before a new card is drawn."""
    table.map("top-right", "scroll-greek-f")  # Mathematics 1: a Worker
    arrives(table.red.has(silver=4))

    table.red.plays("deliver green", "decline")

    assert table.kind == "choose_worker_to_gain"
    assert table.scroll_at("map-top-right") is None
    table.red.plays("gain-worker red", "end-turn")


@rule("DLV-03")
def test_a_delivered_scroll_is_not_yet_translated(table: Table) -> None:
    """Delivering does not give the Scroll's own effect or the Scroll itself."""
    table.map("top-right", "scroll-greek-e")  # its effect: a Green Die to the Bag
    arrives(table.red.has(silver=4))

    table.red.plays("deliver green", "decline")

    assert table.red.bag == []
    assert "scroll-greek-e" not in table.red.scrolls
    table.red.plays("end-turn")


@rule("DLV-03")
def test_the_top_card_of_the_draw_pile_fills_the_map_space(table: Table) -> None:
    """A Scroll on top of the pile takes the place on the Map that the Delivery emptied."""
    table.map("top-right", "scroll-greek-e")
    table.pile(top=["scroll-syriac-b"], bottom=["scroll-syriac-d"])
    pile = table.draw_pile
    arrives(table.red.has(silver=4))

    table.red.plays("deliver green", "decline")

    assert table.scroll_at("map-top-right") == "scroll-syriac-b"
    assert table.influence_on("map-top-right") is None
    assert table.draw_pile == pile[1:]
    table.red.plays("end-turn")


@rule("DLV-03", "END-03")
def test_with_an_empty_draw_pile_the_reserve_fills_the_map_space(table: Table) -> None:
    """When a card is to be drawn and the pile is empty, the reserve makes a new one."""
    table.map("top-right", "scroll-greek-e")
    table.exhaust_pile()
    reserve = set(table.reserve)
    arrives(table.red.has(silver=4))

    table.red.plays("deliver green", "decline")

    assert table.scroll_at("map-top-right") in reserve
    assert set(table.draw_pile) == reserve - {table.scroll_at("map-top-right")}
    assert table.reserve == []
    table.red.plays("end-turn")


@rule("DLV-03", "SUP-05")
def test_a_delivery_without_influence_to_place_gives_the_rest(table: Table) -> None:
    """Influence that cannot be placed is left out."""
    table.map("top-right", "scroll-greek-e")
    arrives(table.red.has(silver=4, influence=0))

    table.red.plays("deliver green")

    assert table.red.in_guild("green") == 0
    assert (table.red.gold, table.red.track("physics")) == (2, 1)  # 1 of it by the step
    table.red.plays("end-turn")


@rule("DLV-03", "SUP-05")
def test_a_second_influence_is_moved_when_the_supply_has_only_one(table: Table) -> None:
    """Each Influence of a Delivery is one placing; it never comes from the Guild it would go to."""
    table.empty_wisdom()
    table.map("top-right", "scroll-greek-e")
    table.red.influences("purple", 2).has(influence=1)
    arrives(table.red.has(silver=4))

    table.red.plays("deliver green", "influence green", "influence green")

    assert (table.red.in_guild("green"), table.red.in_guild("purple")) == (2, 1)
    assert table.red.influence == 0
    table.red.plays("end-turn")


@rule("DLV-03", "SUP-05")
def test_influence_in_the_same_guild_cannot_be_moved_there(table: Table) -> None:
    """With Influence only in the Guild of the Delivery there is nothing to place."""
    table.map("top-right", "scroll-greek-e")
    table.red.influences("green", 2).has(influence=0)
    arrives(table.red.has(silver=4))

    table.red.plays("deliver green")

    assert table.red.in_guild("green") == 2
    assert table.options == ["end-turn"]
    table.red.plays("end-turn")


@rule("DLV-03", "SUP-05")
def test_influence_on_the_delivered_scroll_may_be_moved_into_the_guild(table: Table) -> None:
    """With none in supply the own Influence on the Scroll just Delivered can go into its Guild."""
    table.map("top-right", "scroll-greek-e", table.red)
    table.red.has(influence=0)
    arrives(table.red.has(silver=4))

    table.red.plays("deliver green", "influence green")

    assert table.red.in_guild("green") == 1
    assert table.influence_on("wisdom-green-middle") is None
    table.red.plays("end-turn")


@rule("DLV-03", "SUP-02")
def test_without_white_dice_the_others_return_one_in_the_lowest_row(table: Table) -> None:
    """If no White Die is left, the other player returns one and the Delivery goes on."""
    table.wisdom("orange-middle", "scroll-greek-f")
    table.map("top-right", "scroll-greek-e")
    arrives(table.red.has(silver=4))
    table.no_dice_left("white", table.blue)
    had = table.blue.bag.count("white")
    table.blue.has(hand="red-1")
    table.no_dice_left("white", table.blue)

    table.red.plays("deliver orange", "decline")

    assert table.blue.bag.count("white") == had
    assert table.red.bag == []
    assert table.dice_in_supply("white") == 1
    assert table.scroll_at("map-top-right") is not None
    table.red.plays("end-turn")


# DLV-04 and DLV-05 Caliph Cards


@rule("DLV-04")
def test_a_caliph_card_is_resolved_before_another_card_is_drawn(table: Table) -> None:
    """If a Caliph Card is revealed it is fully resolved; then another card fills the space."""
    table.map("top-right", "scroll-greek-e")
    table.pile(top=["caliph-1", "scroll-syriac-b"])
    arrives(table.red.has(silver=4))
    table.red.plays("deliver purple", "influence purple")
    assert table.kind == "choose_caliph_space"
    assert table.caliphs == ["caliph-1"]
    assert table.scroll_at("map-top-right") is None

    table.red.plays("caliph top")

    assert table.scroll_at("map-top-right") == "scroll-syriac-b"
    table.red.plays("end-turn")


@rule("DLV-04")
def test_two_caliph_cards_can_come_back_to_back(table: Table) -> None:
    """One Delivery can reveal two Caliph Cards, one straight after the other."""
    table.map("top-right", "scroll-greek-e")
    table.pile(top=["caliph-1", "caliph-2", "scroll-syriac-b"])
    arrives(table.red.has(silver=4))

    told = table.red.plays("deliver purple", "decline")

    assert [name for name in told if name in ("caliph_revealed", "scroll_placed")] == [
        *("caliph_revealed", "caliph_revealed", "scroll_placed"),
    ]
    assert table.caliphs == ["caliph-1", "caliph-2"]
    assert table.scroll_at("map-top-right") == "scroll-syriac-b"
    table.red.plays("end-turn")


@rule("DLV-04")
def test_the_first_caliph_card_is_resolved_to_the_end_before_the_second(table: Table) -> None:
    """The controller places Influence on the first card before the second one is revealed."""
    table.map("top-right", "scroll-greek-e")
    table.pile(top=["caliph-1", "caliph-2", "scroll-syriac-b"])
    table.red.influences("purple", 2)
    arrives(table.red.has(silver=4))
    table.red.plays("deliver orange", "decline")
    assert table.caliphs == ["caliph-1"]

    table.red.plays("caliph top")

    assert table.caliphs == ["caliph-1", "caliph-2"]
    table.red.plays("caliph top", "end-turn")
    assert table.red.in_guild("purple") == 0


@rule("DLV-04", "END-06")
def test_a_fourth_caliph_card_in_a_delivery_is_followed_by_a_scroll(table: Table) -> None:
    """The Map space is filled and the turn goes on as usual."""
    table.map("top-right", "scroll-greek-e")
    table.caliphs_before("caliph-1", "caliph-2", "caliph-3")
    table.pile(top=["caliph-4", "scroll-syriac-b"])
    arrives(table.red.has(silver=4))

    table.red.plays("deliver purple", "decline")

    assert table.caliphs[3] == "caliph-4"
    assert table.scroll_at("map-top-right") == "scroll-syriac-b"
    table.red.plays("end-turn")


@rule("DLV-05")
def test_the_map_space_is_empty_while_a_caliph_card_is_resolved(table: Table) -> None:
    """An Influence on a Scroll has nowhere to go on that Map space until it is filled."""
    table.map("top-right", "scroll-greek-e")
    table.pile(top=["caliph-1"])
    table.red.influences("purple")
    arrives(table.red.has(silver=4))
    table.red.plays("deliver orange", "decline")

    table.red.resolves("influence scroll")

    assert "mark map-top-right" not in table.options
    assert len(table.options) == 5 + 4 + 1  # the Map, the House of Wisdom, and leaving it
    table.stay_open()


@rule("DLV-05")
def test_the_research_step_comes_before_the_caliph_card(table: Table) -> None:
    """The benefit of the step is resolved before the draw pile is touched."""
    table.map("top-right", "scroll-greek-f")  # Mathematics 1: a Worker
    table.pile(top=["caliph-1"])
    arrives(table.red.has(silver=4))

    table.red.plays("deliver orange", "decline")

    assert table.kind == "choose_worker_to_gain"
    assert table.caliphs == []
    told = table.red.plays("gain-worker red")
    assert "caliph_revealed" in told
    table.red.plays("end-turn")


@rule("DLV-05")
def test_influence_of_the_step_may_go_on_the_scroll_just_delivered(table: Table) -> None:
    """Astronomy 1 lets the player Influence the Scroll that was Delivered; its old Map space is empty."""
    table.map("top-right", "scroll-greek-d")
    arrives(table.red.has(silver=4))
    table.red.plays("deliver orange", "decline")
    assert "mark map-top-right" not in table.options

    table.red.plays("mark wisdom-orange-middle")

    assert table.influence_on("wisdom-orange-middle") is table.red
    table.red.plays("end-turn")


@rule("DLV-05", "CAL-03")
def test_the_influence_of_a_delivery_counts_for_the_caliph_card_it_reveals(table: Table) -> None:
    """The Influence is gained before the card is drawn, so it can already control the Guild."""
    table.map("top-right", "scroll-greek-e")
    table.pile(top=["caliph-1"])
    table.blue.influences("green")
    arrives(table.red.has(silver=4))
    table.empty_wisdom()

    table.red.plays("deliver green", "influence green", "influence green")

    assert table.kind == "choose_caliph_space"
    assert table.asked is table.red
    table.stay_open()
