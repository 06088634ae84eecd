"""SOL: the opponent's Influence in Guilds and on Scrolls, and the human's that stands in its way."""

import pytest

from kit import SoloTable, found, rule, sought_in_vain
from kit.solo_table import Found

GUILDS = ("purple", "orange", "green")


def rests_after_three(solo: SoloTable, focus: str) -> list[Found]:
    """The opponent Rests: it Influences a Scroll and a Guild; the Guild it found, and why."""
    solo.opponent.focuses(focus).revealed(1, 2, 3)
    return found(solo.opponent.takes_turn(), "guild_found")


# In a Guild


@rule("SOL-16")
@pytest.mark.parametrize(("focus", "guild"), [("chinese", 0), ("persian", 1), ("syriac", 2)])
def test_of_empty_guilds_it_takes_its_colour(solo: SoloTable, focus: str, guild: int) -> None:
    """Nobody has any Influence in any of them."""
    assert rests_after_three(solo, focus) == [(guild, "nobody-there-by-colour")]


@rule("SOL-16")
@pytest.mark.parametrize(("empty", "focus"), [(0, "syriac"), (1, "chinese"), (2, "chinese")])
def test_a_guild_where_nobody_is_comes_first(solo: SoloTable, empty: int, focus: str) -> None:
    """Before one where only the human is, whatever the focus."""
    for guild in GUILDS:
        if guild != GUILDS[empty]:
            solo.red.influences(guild)

    assert rests_after_three(solo, focus) == [(empty, "nobody-there")]


@rule("SOL-16")
def test_its_own_influence_makes_a_guild_not_empty(solo: SoloTable) -> None:
    """Where it is alone it is not nobody."""
    solo.opponent.influences("purple").influences("orange")

    assert rests_after_three(solo, "chinese") == [(2, "nobody-there")]


@rule("SOL-16")
@pytest.mark.parametrize(("without", "focus"), [(0, "syriac"), (1, "chinese"), (2, "chinese")])
def test_then_one_where_it_has_none_itself(solo: SoloTable, without: int, focus: str) -> None:
    """The human is in all three, the opponent in two."""
    for guild in GUILDS:
        solo.red.influences(guild)
        if guild != GUILDS[without]:
            solo.opponent.influences(guild)

    assert rests_after_three(solo, focus) == [(without, "none-of-its-own")]


@rule("SOL-16")
def test_of_several_without_its_own_it_takes_its_colour(solo: SoloTable) -> None:
    """From Hebrew on Purple is taken by itself; Orange comes before Green."""
    for guild in GUILDS:
        solo.red.influences(guild)
    solo.opponent.influences("purple")

    assert rests_after_three(solo, "hebrew") == [(1, "none-of-its-own-by-colour")]


@rule("SOL-16")
@pytest.mark.parametrize(("focus", "guild"), [("hebrew", 0), ("sanskrit", 1), ("greek", 2)])
def test_where_it_is_everywhere_it_takes_its_colour(solo: SoloTable, focus: str, guild: int) -> None:
    """However much lies there already."""
    for number, name in enumerate(GUILDS):
        solo.opponent.influences(name, 1 + number)

    assert rests_after_three(solo, focus) == [(guild, "focus-colour")]


@rule("SOL-16")
def test_a_named_guild_is_just_that_guild(solo: SoloTable) -> None:
    """The first wrap names Purple, though nobody is in the others."""
    solo.opponent.influences("purple", 3)
    solo.opponent.focuses("syriac")
    solo.lay(house={}, on_map={})

    solo.opponent.takes_turn(2)

    assert solo.opponent.in_guilds == {"purple": 4}


@rule("SOL-16", "GLD-02")
def test_it_takes_control_as_a_player_does(solo: SoloTable) -> None:
    """With more Influence than the controller."""
    solo.red.influences("purple")
    solo.opponent.influences("purple")
    assert solo.red.controls("purple")
    solo.opponent.focuses("syriac")
    solo.lay(house={}, on_map={})

    solo.opponent.takes_turn(2)

    assert solo.opponent.controls("purple")


# On a Scroll

HOUSE = {
    "purple-top": "greek-a",
    "orange-top": "persian-a",
    "orange-middle": "greek-b",
    "green-top": "greek-c",
}
MAP = {"top-middle": "hebrew-a", "bottom-middle": "greek-d", "bottom-left": "persian-b", "top-left": "hebrew-b"}


def influences_a_scroll(solo: SoloTable, focus: str) -> list[str]:
    """The opponent Rests after four cards, and Influences just a Scroll; why that one.

    The bottom card is a Caliph Card, so that the Neutral Marker and the Scrolls stay where they are.
    """
    solo.pile(bottom=["caliph-1"])
    solo.opponent.focuses(focus).revealed(1, 4, 2, 3)
    return [because for _, because in found(solo.opponent.takes_turn(), "scroll_found")]


@rule("SOL-17")
def test_the_house_of_wisdom_comes_first(solo: SoloTable) -> None:
    """By the rules of Translating: its language, of several the lowest row."""
    solo.lay(house=HOUSE, on_map=MAP)

    assert influences_a_scroll(solo, "greek") == ["lowest-row"]
    assert solo.influence_on("wisdom-orange-middle") is solo.opponent


@rule("SOL-17")
def test_scrolls_with_influence_are_passed_over(solo: SoloTable) -> None:
    """Whoever it belongs to; of the two left in the top row it takes its colour."""
    solo.lay(house=HOUSE, on_map=MAP)
    solo.wisdom("orange-middle", "scroll-greek-b", influence=solo.red)

    assert influences_a_scroll(solo, "greek") == ["focus-colour"]
    assert solo.influence_on("wisdom-green-top") is solo.opponent


@rule("SOL-17")
def test_another_language_in_the_house_comes_before_the_map(solo: SoloTable) -> None:
    """From Hebrew on Persian is next, though Hebrew Scrolls lie on the Map."""
    solo.lay(house=HOUSE, on_map=MAP)

    assert influences_a_scroll(solo, "hebrew") == ["the-only-one"]
    assert solo.influence_on("wisdom-orange-top") is solo.opponent


def mark_the_house(solo: SoloTable) -> None:
    """Every Scroll of the House of Wisdom has Influence on it, the opponent's and the human's."""
    for number, (place, scroll) in enumerate(HOUSE.items()):
        solo.wisdom(place, f"scroll-{scroll}", influence=solo.seats[number % 2])


@rule("SOL-17")
def test_the_map_comes_when_the_house_is_marked(solo: SoloTable) -> None:
    """By the rules of Delivering: clockwise from after the Neutral Marker."""
    solo.lay(house=HOUSE, on_map=MAP)
    mark_the_house(solo)

    assert influences_a_scroll(solo, "hebrew") == ["clockwise"]
    assert solo.influence_on("map-top-left") is solo.opponent


@rule("SOL-17")
def test_on_the_map_too_the_scroll_beside_the_marker_is_the_last_of_its_language(solo: SoloTable) -> None:
    """A full loop."""
    solo.lay(house=HOUSE, on_map=MAP)
    mark_the_house(solo)

    assert influences_a_scroll(solo, "greek") == ["full-loop"]
    assert solo.influence_on("map-bottom-middle") is solo.opponent


@rule("SOL-17", "SOL-29")
def test_without_a_scroll_to_influence_it_is_left_out(solo: SoloTable) -> None:
    """The Guild of the same Rest gets its Influence."""
    solo.lay(house=HOUSE, on_map={})
    mark_the_house(solo)
    solo.pile(bottom=["caliph-1"])
    solo.opponent.revealed(1, 2, 3)
    before = solo.opponent.influence

    told = solo.opponent.takes_turn()

    assert sought_in_vain(told) == ["scroll-to-influence"]
    assert solo.opponent.influence == before - 1


# With none in supply


@rule("SOL-27")
def test_without_influence_it_places_none(solo: SoloTable) -> None:
    """Neither on a Scroll nor in a Guild, and nothing is moved instead."""
    solo.lay(house=HOUSE, on_map=MAP)
    solo.opponent.influences("purple", 2)
    solo.opponent.influences("green", 17)
    solo.opponent.revealed(1, 2, 3)

    told = solo.opponent.takes_turn()

    assert sought_in_vain(told) == ["influence", "influence"]
    assert solo.opponent.in_guilds == {"purple": 2, "green": 17}


@rule("SOL-27", "SOL-15")
def test_of_two_influence_it_places_the_one_it_has(solo: SoloTable) -> None:
    """The Scroll is Delivered all the same."""
    solo.lay(house={}, on_map=MAP)
    solo.opponent.influences("green", 18)
    solo.opponent.focuses("chinese")

    told = solo.opponent.takes_turn(4)

    assert solo.opponent.in_guilds == {"purple": 1, "green": 18}
    assert sought_in_vain(told) == ["influence"]
    assert "scroll_delivered" in [event.name for event in told]


@rule("SOL-27", "SOL-06")
def test_a_wrap_without_influence_still_places_its_marker(solo: SoloTable) -> None:
    """The outlined space is covered."""
    solo.lay(house={}, on_map={})
    solo.opponent.influences("green", 19)
    solo.opponent.focuses("syriac")

    solo.opponent.takes_turn(2)

    assert solo.opponent.markers_placed == 1
    assert solo.opponent.in_guilds == {"green": 19}


# The human's Influence in its way


def two_marked(solo: SoloTable) -> None:
    """Three Greek Scrolls in a row; the human's Influence is on the Green and the Purple one, which come first."""
    solo.lay(house={"purple-top": "greek-a", "orange-top": "greek-b", "green-top": "greek-c"})
    solo.wisdom("green-top", "scroll-greek-c", influence=solo.red)
    solo.wisdom("purple-top", "scroll-greek-a", influence=solo.red)
    solo.opponent.focuses("greek")


@rule("SOL-20")
def test_the_human_may_let_it_have_the_scroll(solo: SoloTable) -> None:
    """For 1 Silver from the Main Supply; the Influence comes back."""
    two_marked(solo)
    solo.red.has(silver=1)
    solo.opponent.takes_turn(4)
    assert solo.kind == "choose_to_let"
    assert solo.asked is solo.red
    assert solo.options == ["let", "deny"]
    before = solo.red.influence

    solo.red.plays("let")

    assert solo.opponent.scrolls == ["scroll-greek-c"]
    assert solo.red.silver == 2
    assert solo.red.influence == before + 1
    assert solo.opponent.focus == "greek"


@rule("SOL-20")
def test_the_human_may_deny_it(solo: SoloTable) -> None:
    """1 Silver to the Main Supply sends it to its next choice; the marker stays, and so does the Influence."""
    two_marked(solo)
    solo.red.has(silver=2)
    solo.opponent.takes_turn(4)

    told = solo.tells("deny")

    assert solo.red.silver == 1
    assert found(told, "scroll_found") == [(solo.tables.scroll_ids.index("scroll-greek-a"), "focus-colour")]
    assert solo.kind == "choose_to_let"
    solo.red.plays("let")
    assert solo.opponent.scrolls == ["scroll-greek-a"]
    assert solo.influence_on("wisdom-green-top") is solo.red
    assert solo.opponent.focus == "greek"


@rule("SOL-20")
def test_denying_may_go_on_while_it_can_be_paid(solo: SoloTable) -> None:
    """After two denials the third choice has nobody's Influence, and is taken at once."""
    two_marked(solo)
    solo.red.has(silver=2)
    solo.opponent.takes_turn(4)

    solo.red.plays("deny", "deny")

    assert solo.opponent.scrolls == ["scroll-greek-b"]
    assert solo.red.silver == 0
    assert solo.influence_on("wisdom-green-top") is solo.red
    assert solo.influence_on("wisdom-purple-top") is solo.red


@rule("SOL-20")
def test_without_silver_nothing_is_asked(solo: SoloTable) -> None:
    """The human must let it, and gains 1 Silver."""
    two_marked(solo)

    told = [event.name for event in solo.opponent.takes_turn(4)]

    assert "scroll_let" in told
    assert solo.opponent.scrolls == ["scroll-greek-c"]
    assert solo.red.silver == 1


@rule("SOL-20")
def test_silver_may_run_out_between_denials(solo: SoloTable) -> None:
    """With 1 Silver the second choice must be let: denied Silver comes back as what letting pays."""
    two_marked(solo)
    solo.red.has(silver=1)
    solo.opponent.takes_turn(4)

    solo.red.plays("deny")

    assert solo.opponent.scrolls == ["scroll-greek-a"]
    assert solo.red.silver == 1


@rule("SOL-20")
def test_the_last_choice_cannot_be_denied(solo: SoloTable) -> None:
    """The human's Influence is on all three: after two denials the third is let, whatever Silver there is."""
    two_marked(solo)
    solo.wisdom("orange-top", "scroll-greek-b", influence=solo.red)
    solo.red.has(silver=9)
    solo.opponent.takes_turn(4)

    solo.red.plays("deny", "deny")

    assert solo.opponent.scrolls == ["scroll-greek-b"]
    assert solo.red.silver == 9 - 2 + 1


@rule("SOL-20")
def test_a_denied_scroll_is_as_if_it_were_not_there(solo: SoloTable) -> None:
    """Choices go by focus: with the lowest Greek one denied it takes the other Greek one, then the next language."""
    solo.lay(
        house={
            "purple-top": "persian-a",
            "orange-top": "greek-a",
            "orange-middle": "greek-b",
            "green-top": "hebrew-a",
        }
    )
    solo.wisdom("orange-top", "scroll-greek-a", influence=solo.red)
    solo.wisdom("orange-middle", "scroll-greek-b", influence=solo.red)
    solo.red.has(silver=2)
    solo.opponent.focuses("greek")

    first = solo.opponent.takes_turn(4)
    second, third = solo.tells("deny"), solo.tells("deny")

    assert [because for told in (first, second, third) for _, because in found(told, "scroll_found")] == [
        "lowest-row",
        "the-only-one",
        "the-only-one",
    ]
    assert solo.opponent.scrolls == ["scroll-hebrew-a"]


@rule("SOL-20", "SOL-15")
def test_a_delivery_may_be_denied(solo: SoloTable) -> None:
    """It goes on clockwise; the denied Scroll stays on the Map under its Influence."""
    solo.lay(house={}, on_map={"top-left": "greek-a", "top-right": "greek-b"})
    solo.map("top-left", "scroll-greek-a", influence=solo.red)
    solo.red.has(silver=1)
    solo.opponent.focuses("greek")
    solo.opponent.takes_turn(4)

    solo.red.plays("deny")

    assert solo.scroll_at("wisdom-green-top") == "scroll-greek-b"
    assert solo.influence_on("map-top-left") is solo.red
    assert solo.red.silver == 0


@rule("SOL-20", "SOL-15")
def test_a_delivery_that_is_let_brings_the_influence_back(solo: SoloTable) -> None:
    """No Influence lies on the Scroll in the House of Wisdom; then the 1 Silver of the card moves the marker."""
    solo.lay(house={}, on_map={"top-left": "greek-a", "top-right": "greek-b"})
    solo.map("top-left", "scroll-greek-a", influence=solo.red)
    solo.red.has(silver=1)
    solo.opponent.focuses("greek")
    solo.opponent.takes_turn(4)
    assert solo.opponent.focus == "greek"

    solo.red.plays("let")

    assert solo.scroll_at("wisdom-green-top") == "scroll-greek-a"
    assert solo.influence_on("wisdom-green-top") is None
    assert solo.red.silver == 2
    assert solo.opponent.focus == "hebrew"


@rule("SOL-20", "SOL-15")
def test_the_only_scroll_on_the_map_cannot_be_denied(solo: SoloTable) -> None:
    """The opponent is never denied the whole action."""
    solo.lay(house={}, on_map={"top-left": "greek-a"})
    solo.map("top-left", "scroll-greek-a", influence=solo.red)
    solo.red.has(silver=5)

    solo.opponent.takes_turn(4)

    assert "scroll-greek-a" in [solo.scroll_at(f"wisdom-{guild}-top") for guild in GUILDS]
    assert solo.red.silver == 6


@rule("SOL-20")
def test_a_denial_lasts_for_one_action(solo: SoloTable) -> None:
    """In its next turn the opponent comes to the Scroll again, and the human is asked again."""
    two_marked(solo)
    solo.red.has(silver=2)
    solo.opponent.takes_turn(4)
    solo.red.plays("deny", "let")
    assert solo.opponent.scrolls == ["scroll-greek-a"]
    solo.wisdom("purple-top", "scroll-hebrew-c")
    solo.opponent.focuses("chinese")

    solo.opponent.takes_turn(3)

    assert solo.kind == "choose_to_let"
    solo.red.plays("let")
    assert solo.opponent.scrolls == ["scroll-greek-a", "scroll-greek-c"]
