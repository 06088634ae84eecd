from collections.abc import Callable

import pytest

from kit import Table, rule

MAP = ("top-middle", "top-right", "bottom-right", "bottom-middle", "bottom-left", "top-left")
GUILDS = ("purple", "orange", "green")


# INF-01 Place or take Gold


@rule("INF-01")
def test_gold_is_placed_from_the_own_supply(table: Table) -> None:
    """When placing Gold it is between the Translator and the player's supply."""
    table.room(1, "greek-a", table.red, gold=1)
    table.red.has(gold=2).resolves("move gold")

    table.red.plays("place-gold room-1")

    assert (table.red.gold, table.gold_on(1)) == (1, 2)


@rule("INF-01")
def test_gold_is_taken_to_the_own_supply(table: Table) -> None:
    """When taking Gold it comes from the Translator to the player's supply, not to the Main Supply."""
    table.room(1, "greek-a", table.red, gold=2)
    table.red.resolves("move gold")

    table.red.plays("take-gold room-1")

    assert (table.red.gold, table.gold_on(1)) == (1, 1)


@rule("INF-01")
def test_the_own_translator_costs_no_silver(table: Table) -> None:
    """Gold moves on or off an own Translator without Silver."""
    table.room(1, "greek-a", table.red, gold=1)
    table.red.has(gold=1).resolves("move gold")
    assert table.options == ["place-gold room-1", "take-gold room-1", "decline"]

    table.red.plays("place-gold room-1")

    assert table.red.silver == 0


@pytest.mark.parametrize("choice", ["place-gold room-1", "take-gold room-1"])
@rule("INF-01")
def test_another_owner_is_paid_one_silver(new_table: Callable[..., Table], choice: str) -> None:
    """The acting player hands 1 Silver to the opponent who owns the Translator."""
    table = new_table(players=3)
    table.room(1, "greek-a", table.yellow, gold=1)
    table.red.has(silver=1, gold=1).resolves("move gold")

    table.red.plays(choice)

    assert (table.red.silver, table.blue.silver, table.yellow.silver) == (0, 0, 1)


@pytest.mark.parametrize("choice", ["place-gold room-1", "take-gold room-1"])
@rule("INF-01")
def test_the_silver_for_a_neutral_translator_goes_to_the_main_supply(table: Table, choice: str) -> None:
    """A Neutral Translator has no owner: its Silver goes to the Main Supply."""
    table.room(1, "greek-a", gold=1)
    table.red.has(silver=1, gold=1).resolves("move gold")

    table.red.plays(choice)

    assert (table.red.silver, table.blue.silver) == (0, 0)


@pytest.mark.parametrize("owned", [True, False])
@rule("INF-01")
def test_without_silver_only_own_translators_are_offered(table: Table, owned: bool) -> None:
    """Who cannot pay the Silver neither places nor takes Gold there."""
    table.room(1, "greek-a", table.blue if owned else None, gold=1)
    table.room(2, "greek-b", table.red, gold=1)
    table.red.has(gold=1).resolves("move gold")

    assert table.options == ["place-gold room-2", "take-gold room-2", "decline"]
    table.red.plays("decline")


@rule("INF-01")
def test_placing_needs_gold_in_supply(table: Table) -> None:
    """Without Gold in supply one can only take some."""
    table.room(1, "greek-a", table.red, gold=1)
    table.room(2, "greek-b", table.red)
    table.red.resolves("move gold")

    assert table.options == ["take-gold room-1", "decline"]
    table.red.plays("decline")


@rule("INF-01")
def test_taking_needs_gold_on_the_translator(table: Table) -> None:
    """From a Translator without Gold nothing can be taken."""
    table.room(1, "greek-a", table.red)
    table.red.has(gold=1).resolves("move gold")

    assert table.options == ["place-gold room-1", "decline"]
    table.red.plays("decline")


@rule("INF-01")
def test_gold_moves_only_to_and_from_translators_in_rooms(table: Table) -> None:
    """With every Room empty the effect does nothing."""
    table.red.has(gold=1, silver=1).resolves("move gold")

    assert table.kind == "choose_turn"
    assert (table.red.gold, table.red.silver) == (1, 1)


@rule("INF-01", "EFF-01")
def test_moving_gold_may_be_declined(table: Table) -> None:
    """Placing or taking Gold is optional."""
    table.room(1, "greek-a", table.red, gold=1)
    table.red.has(gold=1).resolves("move gold")

    table.red.plays("decline")

    assert (table.red.gold, table.gold_on(1)) == (1, 1)


@rule("INF-01")
def test_one_gold_is_moved_and_no_more(table: Table) -> None:
    """The icon places 1 Gold or takes 1 Gold, once."""
    table.room(1, "greek-a", table.red, gold=2)
    table.red.has(gold=2).resolves("move gold")

    table.red.plays("take-gold room-1")

    assert table.kind == "choose_turn"


@rule("INF-01", "RET-01")
def test_gold_beyond_what_the_room_asks_for_may_be_placed(table: Table) -> None:
    """A Translator who has the Gold already is offered as well."""
    table.room(6, "greek-a", table.red, gold=1)
    table.red.has(gold=1, hand="white-1").works("recruit", "white-1")
    table.red.resolves("move gold")

    table.red.plays("place-gold room-6")

    assert table.gold_on(6) == 2
    table.red.plays("end-turn", "tuck slot-1")


@rule("INF-01")
def test_a_starting_translator_takes_gold_like_any_other(table: Table) -> None:
    """The owner of a Starting Translator is paid the same."""
    table.room(5, "starting-5", table.blue)
    table.red.has(silver=1, gold=1).resolves("move gold")

    table.red.plays("place-gold room-5")

    assert (table.red.silver, table.blue.silver, table.gold_on(5)) == (0, 1, 1)


# INF-02 Influence on a Scroll


@rule("INF-02")
def test_every_scroll_without_influence_is_offered(table: Table) -> None:
    """Those on the Map and those in the House of Wisdom."""
    table.wisdom("orange-middle", "scroll-greek-e")
    table.red.resolves("influence scroll")

    assert table.options == [
        *(f"mark map-{place}" for place in MAP),
        *("mark wisdom-purple-top", "mark wisdom-orange-top", "mark wisdom-orange-middle", "mark wisdom-green-top"),
        "decline",
    ]
    table.red.plays("decline")


@pytest.mark.parametrize("place", ["map-bottom-left", "wisdom-purple-top"])
@rule("INF-02")
def test_the_influence_comes_from_the_supply_to_the_scroll(table: Table, place: str) -> None:
    """Place 1 Influence onto a Scroll Card."""
    table.red.resolves("influence scroll")

    table.red.plays(f"mark {place}")

    assert table.influence_on(place) is table.red
    assert table.red.influence == 19


@rule("INF-02")
def test_a_scroll_holds_one_influence_at_most(table: Table) -> None:
    """A Scroll that bears an Influence takes no other, whosever it is."""
    table.map("top-right", "scroll-greek-e", table.blue)
    table.map("top-left", "scroll-greek-f", table.red)
    table.wisdom("green-top", "scroll-greek-g", table.blue)
    table.red.resolves("influence scroll")

    assert len(table.options) == 9 - 3 + 1
    for place in ("map-top-right", "map-top-left", "wisdom-green-top"):
        assert f"mark {place}" not in table.options
    table.red.plays("decline")


@rule("INF-02")
def test_influence_on_a_scroll_may_be_declined(table: Table) -> None:
    """It is optional."""
    table.red.resolves("influence scroll")

    table.red.plays("decline")

    assert table.red.influence == 20


@rule("INF-02", "EFF-02")
def test_with_influence_on_every_scroll_there_is_nothing_to_influence(table: Table) -> None:
    """Where no Scroll is free the effect is left out."""
    table.empty_wisdom()
    for number, place in enumerate(MAP):
        table.map(place, f"scroll-greek-{'abcdef'[number]}", table.blue)

    table.red.resolves("influence scroll")

    assert table.kind == "choose_turn"
    assert table.red.influence == 20


@rule("INF-02", "SUP-05")
def test_without_influence_in_supply_one_is_moved_to_the_scroll(table: Table) -> None:
    """It may come from another Scroll or from a Guild."""
    table.map("top-right", "scroll-greek-e", table.red)
    table.red.influences("green").has(influence=0).resolves("influence scroll")
    table.red.plays("mark map-top-left")
    assert table.options == ["from map-top-right", "from guild-green"]

    table.red.plays("from map-top-right")

    assert table.influence_on("map-top-right") is None
    assert table.influence_on("map-top-left") is table.red
    assert table.red.influence == 0


@rule("INF-02", "SUP-05")
def test_without_any_influence_no_scroll_is_influenced(table: Table) -> None:
    """Influence on Translators and Caliph Cards cannot be moved."""
    table.red.has(influence=0).resolves("influence scroll")

    assert table.kind == "choose_turn"


# INF-03 Influence in a Guild


@pytest.mark.parametrize("guild", GUILDS)
@rule("INF-03")
def test_a_coloured_icon_names_the_guild(table: Table, guild: str) -> None:
    """An icon of one colour leaves only the Guild of that colour."""
    table.red.resolves(f"influence {guild}")
    assert table.options == [f"influence {guild}", "decline"]

    table.red.plays(f"influence {guild}")

    assert [table.red.in_guild(each) for each in GUILDS] == [int(each == guild) for each in GUILDS]
    assert table.red.influence == 19


@pytest.mark.parametrize("guild", GUILDS)
@rule("INF-03")
def test_without_a_colour_the_player_chooses_the_guild(table: Table, guild: str) -> None:
    """The Influence may go to any of the three Guilds."""
    table.red.resolves("influence any guild")
    assert table.options == ["influence purple", "influence orange", "influence green", "decline"]

    table.red.plays(f"influence {guild}")

    assert [table.red.in_guild(each) for each in GUILDS] == [int(each == guild) for each in GUILDS]
    assert table.red.influence == 19


@pytest.mark.parametrize("effect", ["influence orange", "influence any guild"])
@rule("INF-03")
def test_influence_in_a_guild_may_be_declined(table: Table, effect: str) -> None:
    """It is optional."""
    table.red.resolves(effect)

    table.red.plays("decline")

    assert table.red.influence == 20
    assert [table.red.in_guild(guild) for guild in GUILDS] == [0, 0, 0]


@rule("INF-03")
def test_a_guild_has_no_limit_of_influence(table: Table) -> None:
    """A player may have all their Influence in one Guild."""
    table.red.influences("green", 19).resolves("influence green")

    table.red.plays("influence green")

    assert (table.red.in_guild("green"), table.red.influence) == (20, 0)


@rule("INF-03", "SUP-05")
def test_without_influence_in_supply_one_is_moved_to_another_guild(table: Table) -> None:
    """It never comes from the Guild it would go to."""
    table.map("top-right", "scroll-greek-e", table.red)
    table.red.influences("green", 2).influences("purple").has(influence=0).resolves("influence any guild")
    table.red.plays("influence purple")
    assert table.options == ["from map-top-right", "from guild-green"]

    table.red.plays("from guild-green")

    assert [table.red.in_guild(guild) for guild in GUILDS] == [2, 0, 1]
    assert table.influence_on("map-top-right") is table.red


@rule("INF-03", "SUP-05")
def test_with_influence_only_in_one_guild_it_may_go_to_the_others(table: Table) -> None:
    """The Guild it would come from is not offered."""
    table.red.influences("orange", 2).has(influence=0).resolves("influence any guild")

    assert table.options == ["influence purple", "influence green", "decline"]
    table.red.plays("influence purple")
    assert [table.red.in_guild(guild) for guild in GUILDS] == [1, 1, 0]


@rule("INF-03", "SUP-05")
def test_without_any_influence_no_guild_is_influenced(table: Table) -> None:
    """Influence on Translators and Caliph Cards cannot be moved."""
    table.red.has(influence=0).resolves("influence any guild and 1 silver")

    assert table.kind == "choose_turn"
    assert table.red.silver == 1


# INF-04 Discarded Scrolls


@rule("INF-04")
def test_a_scroll_with_influence_is_never_discarded(table: Table) -> None:
    """The new Scroll leaves the game in its place, so the Influence stays where it is."""
    table.map("bottom-left", "scroll-greek-e", table.blue)
    table.pile(bottom=["scroll-syriac-d"])  # 1 VP: the Neutral Marker goes from Spot 6 to Spot 8
    table.red.lies("recruit", "apprentice").rests()

    assert table.discarded == ["scroll-syriac-d"]
    assert table.scroll_at("map-bottom-left") == "scroll-greek-e"
    assert table.influence_on("map-bottom-left") is table.blue
    assert table.blue.influence == 19
    table.stay_open()


@rule("INF-04")
def test_a_discarded_scroll_leaves_no_influence_behind(table: Table) -> None:
    """The Scroll that takes the place of a discarded one has no Influence on it."""
    table.map("bottom-left", "scroll-greek-e")
    table.pile(bottom=["scroll-syriac-d"])
    table.red.lies("recruit", "apprentice").rests()

    assert table.discarded == ["scroll-greek-e"]
    assert table.scroll_at("map-bottom-left") == "scroll-syriac-d"
    assert table.influence_on("map-bottom-left") is None
    assert (table.red.influence, table.blue.influence) == (20, 20)
    table.stay_open()
