"""Every effect word of the base game once as a gain, and once as a cost where it can be one; and joins of them.

What it does, what it asks, what may be declined, and what happens when it cannot be done. The last test sees that no
word is forgotten.
"""

from collections.abc import Callable
from typing import TypeVar

import pytest

from kit import Table, rule
from scholars.effects import EFFECTS

NewTable = Callable[..., Table]
Test = TypeVar("Test", bound=Callable[..., None])

GAINED: set[str] = set()
PAID: set[str] = set()


def gain(word: str) -> Callable[[Test], Test]:
    """Say that a test exercises a word as a gain."""
    GAINED.add(word)
    return lambda test: test


def cost(word: str) -> Callable[[Test], Test]:
    """Say that a test exercises a word as a cost."""
    PAID.add(word)
    return lambda test: test


def colours(dice: list[str]) -> list[str]:
    """The colours of Dice in hand."""
    return [die.split("-")[0] for die in dice]


# Silver, Gold, Workers


@gain("silver")
@rule("EFF-01")
def test_silver_is_gained(table: Table) -> None:
    """So much Silver from the Main Supply; nothing is asked."""
    table.red.has(silver=2)

    table.red.resolves("3 silver")

    assert (table.red.silver, table.blue.silver, table.kind) == (5, 0, "choose_turn")


@cost("silver")
@rule("EFF-02")
def test_silver_is_paid(table: Table) -> None:
    """So much Silver to the Main Supply, not to another player."""
    table.red.has(silver=3).resolves("2 silver -> 1 gold")

    table.red.plays("pay")

    assert (table.red.silver, table.red.gold, table.blue.silver) == (1, 1, 0)


@gain("gold")
@rule("EFF-01")
def test_gold_is_gained(table: Table) -> None:
    """So much Gold from the Main Supply; nothing is asked."""
    table.red.resolves("2 gold")

    assert (table.red.gold, table.kind) == (2, "choose_turn")


@cost("gold")
@rule("EFF-02")
@pytest.mark.parametrize(("gold", "offered"), [(0, False), (1, True)])
def test_gold_is_paid(table: Table, gold: int, offered: bool) -> None:
    """1 Gold of the supply buys 3 Silver; Gold on Translators does not pay."""
    table.room(1, "greek-a", table.red, gold=2)
    table.red.has(gold=gold).resolves("1 gold -> 3 silver")

    if offered:
        table.red.plays("pay")

    assert (table.red.gold, table.red.silver, table.gold_on(1)) == (0, 3 if offered else 0, 2)


@gain("worker")
@rule("WKR-07", "EFF-06")
def test_workers_of_any_colours_are_gained(table: Table) -> None:
    """So many at once, of any colours; every set can be had."""
    table.red.resolves("2 worker")

    assert len(table.options) == 10
    table.red.plays("gain-worker blue yellow")
    assert table.red.workers == ["blue", "yellow"]


@cost("worker")
@rule("WKR-07", "EFF-02", "EFF-06")
def test_workers_of_any_colours_are_paid(table: Table) -> None:
    """Any 2 Workers of the supply."""
    table.red.has(workers="white blue yellow").resolves("2 worker -> 1 gold and 1 silver")

    table.red.plays("pay")
    assert table.options == ["spend-worker white blue", "spend-worker white yellow", "spend-worker blue yellow"]
    table.red.plays("spend-worker white yellow")

    assert (table.red.workers, table.red.gold, table.red.silver) == (["blue"], 1, 1)


@gain("coloured-worker")
@rule("EFF-01")
def test_workers_of_a_colour_are_gained(table: Table) -> None:
    """Just those; nothing is asked."""
    table.red.resolves("2 red worker")

    assert (table.red.workers, table.kind) == (["red", "red"], "choose_turn")


@cost("coloured-worker")
@rule("EFF-02")
@pytest.mark.parametrize(("workers", "left"), [("red white", ["white"]), ("white blue", ["white", "blue"])])
def test_a_worker_of_a_colour_is_paid(table: Table, workers: str, left: list[str]) -> None:
    """Only a Worker of that colour pays; without one nothing is asked."""
    table.red.has(workers=workers).resolves("1 red worker -> 1 gold")

    if table.kind == "choose_to_pay":
        table.red.plays("pay")

    assert table.red.workers == left
    assert table.red.gold == 2 - len(left)


# Dice


@gain("draw")
@rule("DICE-01", "DICE-09")
@pytest.mark.parametrize(("bag", "drawn"), [("red red red", 2), ("red", 1), ("", 0)])
def test_dice_are_drawn(table: Table, bag: str, drawn: int) -> None:
    """So many Dice from Bag to hand, rolled; fewer if there are no more. Nothing is asked."""
    table.red.has(bag=bag)

    table.red.resolves("draw 2")

    assert colours(table.red.hand) == ["white", *["red"] * drawn]
    assert len(table.red.bag) == len(bag.split()) - drawn
    assert table.kind == "choose_turn"


@gain("draw-up-to")
@rule("DICE-09")
@pytest.mark.parametrize(("bag", "drawn"), [("red red red", 2), ("red", 1), ("", 0)])
def test_up_to_so_many_dice_are_drawn(table: Table, bag: str, drawn: int) -> None:
    """With no Die on the board to go back into the Bag it is as plain drawing: nothing is asked."""
    table.red.has(bag=bag)

    table.red.resolves("draw up to 2")

    assert colours(table.red.hand) == ["white", *["red"] * drawn]
    assert len(table.red.bag) == len(bag.split()) - drawn
    assert table.kind == "choose_turn"


@gain("draw-up-to")
@rule("DICE-09", "DICE-03")
@pytest.mark.parametrize(("choice", "drawn"), [("refill-bag", ["red", "blue"]), ("enough", ["red"])])
def test_up_to_stops_before_the_board_is_emptied(table: Table, choice: str, drawn: list[str]) -> None:
    """The Bag's Die comes; before those of the board would go back the player says whether they do."""
    table.red.has(bag="red").lies("recruit", "physics", "blue-2")

    table.red.resolves("draw up to 2")
    assert table.options == ["enough", "refill-bag"]
    table.red.plays(choice)

    assert colours(table.red.hand) == ["white", *drawn]


@gain("top-up")
@rule("REST-09", "EFF-06")
def test_the_hand_is_topped_up(table: Table) -> None:
    """First Dice are drawn up to the number, then any that were in hand before may be rerolled together."""
    table.red.has(hand="white-1 white-1 blue-2", bag="red red red")

    table.red.resolves("top up 4")

    assert sorted(colours(table.red.hand)) == ["blue", "red", "white", "white"]
    assert table.options == ["reroll white-1", "reroll blue-2", "enough"]
    told = table.red.plays("reroll white-1", "reroll blue-2", "enough")
    assert told.count("die_rolled") == 2
    assert sorted(colours(table.red.hand)) == ["blue", "red", "white", "white"]


@gain("top-up")
@rule("REST-09", "REST-10")
def test_a_fuller_hand_is_not_topped_up(table: Table) -> None:
    """The reroll is offered all the same, and nothing is drawn or given up."""
    table.red.has(hand="white-1 white-2", bag="red")

    table.red.resolves("top up 1")
    table.red.plays("enough")

    assert (table.red.hand, table.red.bag) == (["white-1", "white-2"], ["red"])


@gain("top-up")
@rule("EFF-02", "REST-09")
def test_without_any_dice_nothing_is_topped_up(table: Table) -> None:
    """No Die in hand and none to draw: nothing is asked."""
    table.red.works("travel", "white-1")

    table.red.resolves("top up 4")

    assert (table.kind, table.red.hand) == ("choose_action", [])
    table.red.plays("end-turn")


@gain("die")
@rule("DICE-01")
@pytest.mark.parametrize("colour", ["white", "red", "blue", "yellow", "purple", "orange", "green"])
def test_a_die_of_a_colour_is_gained(table: Table, colour: str) -> None:
    """To the Bag, or to hand and rolled; nothing is asked."""
    left = table.dice_in_supply(colour)

    table.red.resolves(f"{colour} die to bag")
    table.red.resolves(f"{colour} die to hand")

    assert (table.red.bag, sorted(colours(table.red.hand))) == ([colour], sorted(["white", colour]))
    assert table.dice_in_supply(colour) == left - 2


@gain("die")
@rule("SUP-03", "SUP-04")
@pytest.mark.parametrize("colour", ["yellow", "green"])
def test_a_die_that_is_not_there_lets_the_player_destroy(table: Table, colour: str) -> None:
    """A White Die may be Destroyed instead."""
    table.no_dice_left(colour, table.blue)
    table.red.has(hand="red-1", bag="white")

    table.red.resolves(f"{colour} die to hand")

    assert table.options == ["return-die bag", "enough"]
    table.red.plays("return-die bag")
    assert (table.red.hand, table.red.bag) == (["red-1"], [])


@cost("die")
@rule("EFF-01", "EFF-02")
@pytest.mark.parametrize(("choice", "bag", "gold"), [("pay", ["white"], 1), ("decline", [], 0)])
def test_a_white_die_is_taken_as_a_cost(table: Table, choice: str, bag: list[str], gold: int) -> None:
    """Who takes the White Die gains the Gold; who declines gains neither."""
    table.red.resolves("white die to bag -> 1 gold")

    table.red.plays(choice)

    assert (table.red.bag, table.red.gold) == (bag, gold)


@gain("primary-die")
@rule("SUP-03")
@pytest.mark.parametrize("home", ["bag", "hand"])
def test_a_primary_die_of_any_colour_is_gained(table: Table, home: str) -> None:
    """Red, Blue or Yellow, to the Bag or to hand; it cannot be declined."""
    table.red.resolves(f"primary die to {home}")

    assert table.options == ["gain-die red", "gain-die blue", "gain-die yellow"]
    table.red.plays("gain-die blue")
    assert (table.red.bag, colours(table.red.hand)) == (
        (["blue"], ["white"]) if home == "bag" else ([], ["white", "blue"])
    )


@gain("primary-die")
@rule("EFF-02", "SUP-03")
def test_without_any_primary_die_nor_a_white_one_nothing_is_gained(table: Table) -> None:
    """Nothing is asked."""
    for colour in ("red", "blue", "yellow"):
        table.no_dice_left(colour, table.blue)
    table.red.has(hand="green-4")

    table.red.resolves("primary die to bag")

    assert (table.kind, table.red.bag) == ("choose_turn", [])


@gain("destroy")
@rule("DICE-07", "EFF-01", "EFF-06")
def test_white_dice_are_destroyed(table: Table) -> None:
    """So many, from where the player likes; each pair is one choice, and none may be kept."""
    table.red.has(hand="white-1 white-2 red-3", bag="white")

    table.red.resolves("destroy 2 white")

    assert table.options == ["return-die bag hand-1", "return-die bag hand-2", "return-die hand-1 hand-2"]
    table.red.plays("return-die hand-1 hand-2")
    assert (table.red.hand, table.red.bag, table.kind) == (["red-3"], ["white"], "choose_turn")


@gain("destroy")
@rule("DICE-07", "EFF-02")
def test_nothing_is_destroyed_without_a_white_die(table: Table) -> None:
    """Nothing is asked."""
    table.red.has(hand="red-1", bag="blue")

    table.red.resolves("destroy 1 white")

    assert (table.kind, table.red.hand, table.red.bag) == ("choose_turn", ["red-1"], ["blue"])


@gain("destroy-up-to")
@rule("DICE-07", "EFF-01", "EFF-06")
@pytest.mark.parametrize(("choice", "left"), [("enough", 3), ("return-die bag", 2), ("return-die bag bag", 1)])
def test_up_to_so_many_white_dice_are_destroyed(table: Table, choice: str, left: int) -> None:
    """None, one or two of three."""
    table.red.has(hand="red-1", bag="white white white")

    table.red.resolves("destroy up to 2 white")
    assert table.options == ["return-die bag", "return-die bag bag", "enough"]
    table.red.plays(choice)

    assert (len(table.red.bag), table.kind) == (left, "choose_turn")


@gain("destroy-up-to")
@rule("EFF-02")
def test_up_to_asks_nothing_without_a_white_die(table: Table) -> None:
    """There is nothing to choose."""
    table.red.has(hand="red-1")

    table.red.resolves("destroy up to 2 white")

    assert table.kind == "choose_turn"


# Influence


@gain("influence-guild")
@rule("INF-03")
@pytest.mark.parametrize("guild", ["purple", "orange", "green"])
def test_an_influence_goes_into_the_named_guild(table: Table, guild: str) -> None:
    """That Guild or none."""
    table.red.resolves(f"influence {guild}")

    assert table.options == [f"influence {guild}", "decline"]
    table.red.plays(f"influence {guild}")
    assert (table.red.in_guild(guild), table.red.influence) == (1, 19)


@gain("influence-any-guild")
@rule("INF-03")
def test_an_influence_goes_into_any_guild(table: Table) -> None:
    """One of the three, or none."""
    table.red.resolves("influence any guild")

    assert table.options == ["influence purple", "influence orange", "influence green", "decline"]
    table.red.plays("influence orange")
    assert (table.red.in_guild("orange"), table.red.influence) == (1, 19)


@gain("influence-scroll")
@rule("INF-02")
def test_an_influence_goes_on_a_scroll(table: Table) -> None:
    """Any Scroll of the Map or the House of Wisdom without Influence, or none."""
    table.map("top-right", "scroll-greek-a", table.blue)
    table.map("top-left", "scroll-greek-b", table.red)

    table.red.resolves("influence scroll")

    assert table.options == [
        "mark map-top-middle",
        "mark map-bottom-right",
        "mark map-bottom-middle",
        "mark map-bottom-left",
        "mark wisdom-purple-top",
        "mark wisdom-orange-top",
        "mark wisdom-green-top",
        "decline",
    ]
    table.red.plays("mark wisdom-orange-top")
    assert table.influence_on("wisdom-orange-top") is table.red


@gain("influence-scroll")
@rule("INF-02", "EFF-02")
def test_with_influence_on_every_scroll_none_is_placed(table: Table) -> None:
    """Nothing is asked."""
    table.empty_wisdom()
    for place in ("top-middle", "top-right", "bottom-right", "bottom-middle", "bottom-left", "top-left"):
        scroll = table.scroll_at(f"map-{place}")
        assert scroll is not None
        table.map(place, scroll, table.blue)

    table.red.resolves("influence scroll")

    assert (table.kind, table.red.influence) == ("choose_turn", 20)


# Research


@gain("advance")
@rule("RES-05")
@pytest.mark.parametrize("track", ["mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy"])
def test_a_step_is_made_on_the_named_track(table: Table, track: str) -> None:
    """To an even space: the Marker moves and nothing else happens."""
    table.red.researched(**{track: 1})

    table.red.resolves(f"advance {track}")

    assert (table.red.track(track), table.kind) == (2, "choose_turn")


@gain("advance")
@rule("RES-05", "EFF-01")
def test_a_step_to_an_odd_space_gives_its_benefit(table: Table) -> None:
    """The first space of Physics gives 1 Gold."""
    table.red.resolves("advance physics")

    assert (table.red.track("physics"), table.red.gold) == (1, 1)


@gain("advance")
@rule("RES-06")
def test_a_step_beyond_7_gives_what_the_track_shows(table: Table) -> None:
    """The Marker stays; Physics gives 1 Gold, Biology offers an Influence in the Green Guild."""
    table.red.researched(physics=7, biology=7)

    table.red.resolves("advance physics and advance biology")
    table.red.plays("part 1", "influence green")

    assert (table.red.track("physics"), table.red.gold, table.red.in_guild("green")) == (7, 1, 1)


@gain("advance-primary")
@rule("RES-07")
def test_a_step_is_made_on_a_primary_track(table: Table) -> None:
    """Physics, Philosophy or Astronomy; one of them must be chosen."""
    table.red.researched(astronomy=1).resolves("advance primary")

    assert table.options == ["advance physics", "advance philosophy", "advance astronomy"]
    table.red.plays("advance astronomy")
    assert table.red.track("astronomy") == 2


@gain("advance-any")
@rule("RES-07")
def test_a_step_is_made_on_any_track(table: Table) -> None:
    """One of the six Tracks of the base game."""
    table.red.researched(biology=1).resolves("advance any")

    assert table.options == [
        f"advance {track}" for track in ("mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy")
    ]
    table.red.plays("advance biology")
    assert table.red.track("biology") == 2


@gain("harvest")
@rule("REST-08")
@pytest.mark.parametrize(("level", "silver"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 5), (7, 5)])
def test_a_track_is_harvested(table: Table, level: int, silver: int) -> None:
    """Only the highest even space reached gives: Mathematics 1, 2, 3 or 5 Silver."""
    table.red.researched(mathematics=level)

    table.red.resolves("harvest mathematics")

    assert (table.red.silver, table.red.track("mathematics")) == (silver, level)


@gain("harvest")
@rule("REST-07", "EFF-02")
def test_a_harvest_with_a_cost_may_be_declined_or_impossible(table: Table) -> None:
    """Chemistry on space 0 gives 1 Gold for a Worker: with one it is asked, without one it is not."""
    table.red.resolves("harvest chemistry")
    assert (table.kind, table.red.gold) == ("choose_turn", 0)

    table.red.has(workers="blue").resolves("harvest chemistry")

    assert table.options == ["pay", "decline"]
    table.red.plays("decline")
    assert table.red.workers == ["blue"]


# Translators


@gain("move-gold")
@rule("INF-01")
def test_gold_is_placed_on_or_taken_off_a_translator(table: Table) -> None:
    """1 Gold, for 1 Silver to the owner; nothing for an own Translator; or it is left."""
    table.room(1, "greek-a", table.red)
    table.room(2, "greek-b", table.blue, gold=1)
    table.room(3, "greek-c")
    table.red.has(gold=1, silver=1).resolves("move gold")

    assert table.options == [
        "place-gold room-1",
        "place-gold room-2",
        "place-gold room-3",
        "take-gold room-2",
        "decline",
    ]
    table.red.plays("take-gold room-2")
    assert (table.red.gold, table.red.silver, table.blue.silver, table.gold_on(2)) == (2, 0, 1, 0)


@gain("move-gold")
@rule("INF-01", "EFF-02")
def test_gold_that_cannot_be_moved_is_left(table: Table) -> None:
    """Without Silver for the owner, and without Gold to place, nothing is asked."""
    table.room(1, "greek-a", table.red)
    table.room(2, "greek-b", table.blue, gold=1)

    table.red.resolves("move gold")

    assert (table.kind, table.gold_on(2)) == ("choose_turn", 1)


@gain("dispatch-any")
@rule("REC-06")
def test_the_top_translator_of_any_deck_is_dispatched(table: Table) -> None:
    """Every deck is within reach; the effect is resolved and the card goes to the bottom."""
    table.top("mixed-2-f")  # Dispatched: 5 Silver

    table.red.resolves("dispatch any")

    assert len(table.options) == 8
    assert all(option.startswith("dispatch ") for option in table.options)
    table.red.plays("dispatch mixed-2")
    assert (table.red.silver, table.deck("mixed-2")[-1]) == (5, "mixed-2-f")


@gain("dispatch-any")
@rule("REC-07")
def test_an_empty_deck_cannot_be_dispatched_from(table: Table) -> None:
    """It is not offered."""
    table.empty_deck("greek", table.blue)
    table.top("chinese-a")

    table.red.resolves("dispatch any")

    assert "dispatch greek" not in table.options
    table.red.plays("dispatch chinese")


@gain("employ-any")
@rule("REC-06", "REC-04")
def test_the_top_translator_of_any_deck_is_employed(table: Table) -> None:
    """Every deck is within reach; the Room is paid and its effect resolved."""
    table.top("mixed-2-a")
    table.red.has(silver=1).resolves("employ any")
    assert len(table.options) == 8

    table.red.plays("employ mixed-2")
    assert table.options == ["room room-1", "room room-2", "room room-6", "room room-7"]
    table.red.plays("room room-6")

    assert (table.translator_in(6), table.owner_of(6)) == ("mixed-2-a", table.red)
    assert (table.red.bag, table.red.influence) == (["white"], 19)


@gain("employ-any")
@rule("REC-05", "EFF-02")
def test_nobody_is_employed_into_full_rooms(table: Table) -> None:
    """Nothing is asked, and an "or" leaves its other choice."""
    table.fill_rooms()

    table.red.resolves("employ any or 2 silver")

    assert (table.kind, table.red.silver) == ("choose_turn", 2)


@gain("employ-or-retire")
@rule("TRN-10")
def test_the_pictured_translator_is_employed(table: Table) -> None:
    """Into a Room, paid as always."""
    table.top("greek-a")
    table.red.resolves("employ or retire greek")
    assert table.options == ["employ greek", "retire greek", "decline"]

    table.red.plays("employ greek", "room room-1")

    assert (table.translator_in(1), table.red.workers) == ("greek-a", ["white"])


@gain("employ-or-retire")
@rule("TRN-10", "RET-07")
def test_the_pictured_translator_is_retired(table: Table) -> None:
    """With a White Die to the Bag; the card is tucked at the end of the turn."""
    table.top("greek-a")
    table.red.works("travel", "white-1")
    table.red.resolves("employ or retire greek")

    table.red.plays("retire greek")
    assert (table.red.set_aside, table.red.bag) == (["greek-a"], ["white"])
    table.red.plays("end-turn", "tuck slot-3")

    assert table.red.under("research") == ["greek-a"]


@gain("employ-or-retire")
@rule("TRN-10", "REC-05", "REC-07")
def test_of_employ_or_retire_what_cannot_be_done_is_not_offered(table: Table) -> None:
    """With the Rooms full only Retiring is left; with the deck empty nothing is asked."""
    table.fill_rooms()
    table.red.resolves("employ or retire greek")
    assert table.options == ["retire greek", "decline"]
    table.red.plays("decline")
    table.empty_deck("greek", table.blue)

    table.red.resolves("employ or retire greek")

    assert table.kind == "choose_turn"


# What lasts


@gain("boost")
@rule("RET-10")
def test_a_boost_raises_the_value(table: Table) -> None:
    """It serves by lying there: it is no action of its own, and only under its slot."""
    table.red.retired("travel", "starting-7").has(hand="white-2")  # boost 2

    table.red.works("travel", "white-2")

    assert "retiree card-1" not in table.options
    assert table.red.makes() == "white 4"


@gain("instead")
@rule("RET-08")
def test_an_instead_retiree_offers_another_main_action(table: Table) -> None:
    """Under Travel it lets the player Research; it is no action of its own."""
    table.red.retired("travel", "chinese-d").has(hand="white-2")  # instead research

    table.red.works("travel", "white-2")
    assert table.options == ["main travel", "main research", "end-turn"]
    table.red.plays("main research", "gain-worker red", "end-turn")

    assert (table.red.spot, table.red.workers, table.red.silver) == (0, ["red"], 1)


@gain("same")
@rule("RET-09")
def test_a_same_retiree_makes_two_colours_one(table: Table) -> None:
    """Under Travel a White Die may be Red; a Red Worker raises it and does not recolour it."""
    table.red.retired("travel", "chinese-g").has(hand="white-2", workers="red")  # same white red

    table.red.works("travel", "white-2")
    table.red.plays("place-worker red die-1")

    assert "retiree card-1" not in table.options
    assert table.red.makes() == "white or red 6"


# Joins


@rule("EFF-02")
def test_all_parts_of_an_and_are_done_in_any_order(table: Table) -> None:
    """What asks nothing is done first, the rest in the player's order."""
    table.red.has(bag="blue").resolves("1 silver and draw 1 and influence purple and primary die to bag")

    assert (table.red.silver, table.options) == (1, ["part 2", "part 3", "part 4"])
    table.red.plays("part 4", "gain-die red", "part 3", "influence purple")

    assert len(table.red.hand) == 2  # the last part asks nothing more
    assert (table.red.in_guild("purple"), len(table.red.bag)) == (1, 1)


@rule("EFF-02")
def test_equal_parts_of_an_and_are_told_once(table: Table) -> None:
    """Which of two equal parts comes first makes no difference."""
    table.red.resolves("influence purple and influence purple and primary die to bag")

    assert table.options == ["part 1", "part 3"]
    table.red.plays("part 1", "influence purple")
    assert table.options == ["part 2", "part 3"]
    table.red.plays("part 3", "gain-die red", "influence purple")
    assert table.red.in_guild("purple") == 2


@rule("EFF-02")
def test_one_part_of_an_or_is_done(table: Table) -> None:
    """The other is not."""
    table.red.resolves("red die to bag or 1 red worker")

    table.red.plays("part 1")

    assert (table.red.bag, table.red.workers) == (["red"], [])


NESTED = "1 gold -> (1 worker -> advance physics and 2 silver) or draw 1"


@rule("EFF-02")
def test_joins_inside_joins(table: Table) -> None:
    """A cost, a choice, a cost in the choice, and all parts of what that buys."""
    table.red.has(gold=1, workers="white red", bag="blue").researched(physics=1).resolves(NESTED)

    table.red.plays("pay", "part 1", "pay", "spend-worker red")

    assert (table.red.gold, table.red.workers, table.red.silver) == (0, ["white"], 2)
    assert (table.red.track("physics"), table.red.bag) == (2, ["blue"])


@rule("EFF-02")
def test_an_inner_choice_offers_only_what_can_be_done(table: Table) -> None:
    """Without a Worker only the draw is left, and it is done without a question."""
    table.red.has(gold=1, bag="blue").resolves(NESTED)

    table.red.plays("pay")

    assert (table.red.gold, table.red.bag, table.kind) == (0, [], "choose_turn")


@rule("EFF-02")
def test_an_outer_cost_is_not_offered_for_inner_parts_that_cannot_be_done(table: Table) -> None:
    """No Worker and nothing to draw: the Gold is kept."""
    table.red.has(gold=1).resolves(NESTED)

    assert (table.red.gold, table.kind) == (1, "choose_turn")


@rule("EFF-01", "EFF-02")
def test_declining_an_inner_cost_does_not_undo_the_outer_one(table: Table) -> None:
    """What was paid stays paid."""
    table.red.has(gold=1, workers="white", bag="blue").resolves(NESTED)

    table.red.plays("pay", "part 1", "decline")

    assert (table.red.gold, table.red.workers, table.red.silver, table.kind) == (0, ["white"], 0, "choose_turn")


@rule("EFF-02")
def test_an_outer_cost_leaves_enough_for_an_inner_one(table: Table) -> None:
    """Two costs of 1 Silver one inside the other are offered only with 2 Silver."""
    table.red.has(silver=1).resolves("1 silver -> (1 silver -> 1 gold)")
    assert (table.kind, table.red.silver) == ("choose_turn", 1)

    table.red.has(silver=2).resolves("1 silver -> (1 silver -> 1 gold)")
    table.red.plays("pay", "pay")

    assert (table.red.silver, table.red.gold) == (0, 1)


@rule("EFF-02", "EFF-03")
def test_a_choice_of_parts_inside_an_and(table: Table) -> None:
    """An "or" of an "and" is one part among others, and is finished before the next."""
    table.red.has(bag="blue").resolves("(draw 1 and primary die to bag or 1 gold) and 1 worker and 1 silver")

    assert (table.red.silver, table.options) == (1, ["part 1", "part 2"])
    table.red.plays("part 1")
    assert (table.kind, table.options) == ("choose_one", ["part 1", "part 2"])
    table.red.plays("part 1")
    assert (table.kind, table.options) == ("choose_order", ["part 1", "part 2"])
    table.red.plays("part 1", "gain-die red")
    assert table.kind == "choose_worker_to_gain"
    table.red.plays("gain-worker white")

    assert (colours(table.red.hand), table.red.bag, table.red.gold) == (["white", "blue"], ["red"], 0)


@rule("SUP-02", "EFF-02", "EFF-04")
def test_another_player_is_asked_in_the_middle_of_an_effect(new_table: NewTable) -> None:
    """A White Die is the cost and none is left: Blue and Yellow return one, then Red goes on with what it bought."""
    table = new_table(players=3)
    for seat in (table.blue, table.yellow):
        seat.has(hand="white-2 white-3")
    table.no_dice_left("white", table.red)
    red = table.red.has(workers="white red")
    red.resolves("white die to bag and 1 worker -> (influence purple or 1 gold) and primary die to bag")

    red.plays("pay", "spend-worker white")
    table.blue.plays("return-die hand-2")
    table.yellow.plays("return-die hand-2")
    assert (table.blue.hand, table.yellow.hand, red.workers) == (["white-3"], ["white-3"], ["red"])
    assert (table.kind, table.options) == ("choose_order", ["part 1", "part 2"])
    red.plays("part 1", "part 1", "influence purple", "gain-die red")

    assert (red.in_guild("purple"), "red" in red.bag, red.gold) == (1, True, 0)


@rule("SUP-02", "EFF-03")
def test_another_player_is_asked_between_two_parts(table: Table) -> None:
    """The White Die is one of three parts: Blue's answer comes before the next part."""
    table.blue.has(hand="white-2 white-3")
    table.no_dice_left("white", table.red)
    table.red.resolves("influence purple and white die to bag and 1 worker")

    table.red.plays("part 2")
    assert (table.asked, table.kind) == (table.blue, "choose_white_die")
    table.blue.plays("return-die hand-3")

    assert (table.asked, table.options) == (table.red, ["part 1", "part 3"])
    table.red.plays("part 3", "gain-worker white", "influence purple")
    assert table.blue.hand == ["white-2"]


@rule("SUP-02")
def test_a_game_goes_on_from_the_middle_of_an_effect(table: Table) -> None:
    """A copy made while Blue is asked in the middle of Red's effect comes to the same end."""
    table.blue.has(hand="white-2 white-3")
    table.no_dice_left("white", table.red)
    table.red.resolves("white die to bag -> (1 worker or 1 gold) and influence purple")
    table.red.plays("pay")
    copy = table.game.clone()

    rest = ["return-die hand-3", "part 1", "part 1", "gain-worker red", "influence purple"]
    for notation in rest:
        copy.play(notation)
    table.play(*rest)

    assert copy == table.game
    assert (table.red.workers, table.red.in_guild("purple")) == (["red"], 1)


def test_every_word_of_the_base_game_is_exercised() -> None:
    """As a gain each, and as a cost where it can be one; a White Die to the Bag is the only Die that can."""
    words = [word for word in EFFECTS.words if not word.expansion]

    assert {word.name() for word in words} == GAINED
    assert {word.name() for word in words if word.pays} | {"die"} == PAID
