"""SOL: the Scrolls the opponent Translates and Delivers, and the Gold it places.

A language shows as much Gold on the Solo Board as its tier: Chinese and Sanskrit 3, Greek and Hebrew 2, Persian and
Syriac 1. The Neutral Marker stands beside the Map space `bottom-middle` unless a test moves it; clockwise come
`bottom-left`, `top-left`, `top-middle`, `top-right`, `bottom-right`.
"""

import pytest

from kit import SoloTable, found, rule, sought_in_vain

# Translating


@rule("SOL-13")
def test_it_translates_its_language(solo: SoloTable) -> None:
    """The Scroll leaves the House of Wisdom, lies at its language, and those below slide up."""
    solo.lay(
        house={
            "purple-top": "greek-a",
            "purple-middle": "persian-a",
            "orange-top": "persian-b",
            "green-top": "syriac-a",
        }
    )
    solo.opponent.focuses("greek")

    told = solo.opponent.takes_turn(4)

    assert solo.opponent.shelves == {"greek": 1}
    assert solo.opponent.scrolls == ["scroll-greek-a"]
    assert solo.scroll_at("wisdom-purple-top") == "scroll-persian-a"
    assert solo.scroll_at("wisdom-purple-middle") is None
    assert found(told, "scroll_found")[0].because == "the-only-one"


@rule("SOL-13")
def test_of_several_it_takes_the_lowest_row(solo: SoloTable) -> None:
    """Rather than the one of its colour further up."""
    solo.lay(
        house={
            "purple-top": "persian-a",
            "purple-middle": "persian-b",
            "purple-lowest": "greek-a",
            "orange-top": "persian-c",
            "orange-middle": "greek-b",
            "green-top": "greek-c",
        }
    )
    solo.opponent.focuses("greek")

    told = solo.opponent.takes_turn(4)

    assert solo.opponent.scrolls == ["scroll-greek-a"]
    assert found(told, "scroll_found")[0].because == "lowest-row"


@rule("SOL-13")
@pytest.mark.parametrize(
    ("focus", "scroll"), [("greek", "greek-c"), ("hebrew", "greek-a"), ("persian", "greek-b"), ("syriac", "greek-c")]
)
def test_of_several_in_a_row_it_takes_its_colour(solo: SoloTable, focus: str, scroll: str) -> None:
    """From every focus Greek is the only language there."""
    solo.lay(house={"purple-top": "greek-a", "orange-top": "greek-b", "green-top": "greek-c"})
    solo.opponent.focuses(focus)

    told = solo.opponent.takes_turn(4)

    assert solo.opponent.scrolls == [f"scroll-{scroll}"]
    assert found(told, "scroll_found")[0].because == "focus-colour"


@rule("SOL-13")
def test_the_icons_of_its_scroll_are_ignored(solo: SoloTable) -> None:
    """No Research, no effect: nothing but the Scroll's place and the Gold changes."""
    solo.lay(house={"purple-top": "greek-a", "orange-top": "persian-a", "green-top": "persian-b"})
    solo.opponent.focuses("greek")

    told = {event.name for event in solo.opponent.takes_turn(4)}

    assert told == {
        "turn_began",
        "scheme_revealed",
        "scheme_action_found",
        "scroll_found",
        "scroll_translated",
        "nothing_found",
        "round_began",
    }
    assert solo.opponent.influence == 19
    assert solo.opponent.focus == "greek"


@rule("SOL-13", "SOL-20")
def test_its_own_influence_on_a_scroll_comes_back(solo: SoloTable) -> None:
    """To its supply, and it moves no marker for it."""
    solo.lay(house={"purple-top": "greek-a", "orange-top": "persian-a", "green-top": "persian-b"})
    solo.wisdom("purple-top", "scroll-greek-a", influence=solo.opponent)
    solo.opponent.focuses("greek")

    solo.opponent.takes_turn(4)

    assert solo.opponent.influence == 19
    assert solo.opponent.focus == "greek"


@rule("SOL-13", "SOL-29")
def test_without_a_scroll_to_translate_nothing_happens(solo: SoloTable) -> None:
    """Scheme Cards Translate only with Scrolls there; told to all the same, the opponent finds none."""
    solo.lay(house={})

    told = solo.opponent.does(4, second=False)

    assert sought_in_vain(told) == ["scroll-to-translate"]
    assert solo.opponent.shelves == {}


# Gold for a Translation


def translators(solo: SoloTable, neutral: dict[int, str], human: dict[int, str]) -> None:
    """Neutral Translators and the human's, by Room."""
    for room, card in neutral.items():
        solo.room(room, card)
    for room, card in human.items():
        solo.room(room, card, solo.red)


def translates(solo: SoloTable, language: str) -> list[tuple[int, str]]:
    """The opponent Translates the only Scroll of a language; the Rooms its Gold goes to, and why."""
    others = [one for one in ("persian", "syriac") if one != language]
    solo.lay(
        house={"purple-top": f"{language}-a", "orange-top": f"{others[0]}-b", "green-top": f"{others[0]}-c"},
    )
    solo.opponent.focuses(language)
    told = solo.opponent.takes_turn(4)
    return [(room + 1, because) for room, because in found(told, "translator_found")]


@rule("SOL-14")
@pytest.mark.parametrize(
    ("language", "amount"),
    [("chinese", 3), ("sanskrit", 3), ("greek", 2), ("hebrew", 2), ("persian", 1), ("syriac", 1)],
)
def test_a_language_shows_how_much_gold_it_brings(solo: SoloTable, language: str, amount: int) -> None:
    """One Gold each on so many Translators."""
    translators(solo, {1: "mixed-1-h", 3: "mixed-1-a", 5: "mixed-2-d", 7: "mixed-2-f"}, {})

    assert len(translates(solo, language)) == amount
    assert sum(solo.gold_in_rooms.values()) == amount


@rule("SOL-14")
def test_neutral_ones_who_know_the_language_come_first(solo: SoloTable) -> None:
    """First the Neutral ones who know it, from the right, then the human's who do, from the left."""
    translators(
        solo,
        {1: "chinese-a", 3: "chinese-b", 4: "greek-b"},
        {2: "chinese-c", 5: "chinese-d", 7: "greek-c", 8: "greek-d"},
    )

    assert translates(solo, "chinese") == [(3, "neutral-who-knows"), (1, "neutral-who-knows"), (2, "yours-who-knows")]
    assert solo.red.silver == 1


@rule("SOL-14")
def test_the_humans_who_know_it_come_second_from_the_left(solo: SoloTable) -> None:
    """Before a Neutral Translator who does not; 1 Silver for each."""
    translators(solo, {1: "greek-b", 3: "greek-a"}, {2: "chinese-c", 5: "chinese-d", 7: "greek-c"})

    assert translates(solo, "chinese") == [
        (2, "yours-who-knows"),
        (5, "yours-who-knows"),
        (3, "neutral-who-does-not"),
    ]
    assert solo.red.silver == 2


@rule("SOL-14")
def test_those_who_do_not_know_it_come_last(solo: SoloTable) -> None:
    """Neutral ones from the right, then the human's from the left, who gets 1 Silver for each."""
    translators(solo, {3: "greek-a"}, {2: "greek-c", 5: "greek-d", 7: "hebrew-a"})

    assert translates(solo, "chinese") == [
        (3, "neutral-who-does-not"),
        (2, "yours-who-does-not"),
        (5, "yours-who-does-not"),
    ]
    assert solo.red.silver == 2
    assert solo.gold_in_rooms == {2: 1, 3: 1, 5: 1}


@rule("SOL-14")
def test_neutral_ones_who_do_not_know_it_come_from_the_right(solo: SoloTable) -> None:
    """Room 8 before Room 3 before Room 1."""
    translators(solo, {1: "greek-a", 3: "greek-c", 8: "greek-d"}, {})

    assert [room for room, _ in translates(solo, "chinese")] == [8, 3, 1]


@rule("SOL-14")
@pytest.mark.parametrize(
    ("language", "rooms"),
    [("greek", [10, 1]), ("hebrew", [9, 10]), ("syriac", [9]), ("persian", [10])],
)
def test_who_knows_the_language_differs_from_scroll_to_scroll(solo: SoloTable, language: str, rooms: list[int]) -> None:
    """A Greek and Persian Neutral Translator in Room 10, a Hebrew and Syriac one in Room 9, the human's Greek one."""
    translators(solo, {9: "hebrew-a", 10: "greek-a"}, {1: "greek-b"})

    assert [room for room, _ in translates(solo, language)] == rooms


@rule("SOL-14")
def test_never_two_on_one_translator(solo: SoloTable) -> None:
    """With fewer Translators than Gold the rest is left out."""
    translators(solo, {3: "chinese-a"}, {5: "greek-a"})

    assert [room for room, _ in translates(solo, "chinese")] == [3, 5]
    assert solo.gold_in_rooms == {3: 1, 5: 1}


@rule("SOL-14", "RET-01")
def test_gold_may_retire_translators_at_the_end_of_its_turn(solo: SoloTable) -> None:
    """Rooms 9 and 10 ask for 1 Gold: the opponent keeps its own, the human tucks theirs."""
    translators(solo, {9: "greek-a"}, {10: "greek-c"})
    solo.red.has(silver=0)

    translates(solo, "greek")
    solo.red.plays("tuck slot-2")

    assert solo.opponent.kept == ["greek-a"]
    assert solo.red.under("travel") == ["greek-c"]
    assert solo.red.silver == 1


@rule("SOL-14", "SOL-29")
def test_gold_without_any_translator_is_left_out(solo: SoloTable) -> None:
    """The Scroll is Translated all the same."""
    solo.lay(house={"purple-top": "greek-a", "orange-top": "persian-a", "green-top": "persian-b"})
    solo.opponent.focuses("greek")

    told = solo.opponent.takes_turn(4)

    assert sought_in_vain(told) == ["translator"]
    assert solo.opponent.shelves == {"greek": 1}


@rule("SOL-18", "SOL-14")
def test_gold_on_the_humans_translator_costs_the_opponent_nothing(solo: SoloTable) -> None:
    """The human's Silver comes from the Main Supply; the opponent's marker stays."""
    translators(solo, {}, {2: "greek-a", 3: "greek-c"})

    translates(solo, "greek")

    assert solo.red.silver == 2
    assert solo.opponent.focus == "greek"
    assert (solo.opponent.silver, solo.opponent.gold) == (0, 0)


# Delivering

MAP = {
    "top-middle": "greek-a",
    "top-right": "greek-b",
    "bottom-right": "persian-a",
    "bottom-middle": "greek-c",
    "bottom-left": "persian-b",
    "top-left": "hebrew-a",
}


def delivered(solo: SoloTable) -> str:
    """The Scroll the opponent Delivers with a card that moves no marker."""
    told = solo.opponent.takes_turn(4)
    (scroll,) = [event.numbers["scroll"] for event in told if event.name == "scroll_delivered"]
    return solo.tables.scroll_ids[scroll]


@rule("SOL-15")
@pytest.mark.parametrize(
    ("spot", "scroll"),
    [
        (6, "greek-a"),  # bottom-middle is beside the Marker: after it comes top-middle
        (10, "greek-a"),
        (0, "greek-b"),
        (2, "greek-c"),
        (4, "greek-c"),
    ],
)
def test_the_map_is_searched_clockwise_from_after_the_neutral_marker(solo: SoloTable, spot: int, scroll: str) -> None:
    """The Marker itself does not move."""
    solo.lay(house={}, on_map=MAP)
    solo.neutral_marker_at(spot)
    solo.opponent.focuses("greek")

    assert delivered(solo) == f"scroll-{scroll}"
    assert solo.neutral_spot == spot


@rule("SOL-15")
def test_the_scroll_beside_the_marker_is_the_last_of_its_language(solo: SoloTable) -> None:
    """It is taken after a full loop, before a Scroll of the next language."""
    solo.lay(house={}, on_map={"bottom-middle": "greek-a", "bottom-left": "hebrew-a"})
    solo.opponent.focuses("greek")

    told = solo.opponent.takes_turn(4)

    assert solo.scroll_at("wisdom-green-top") == "scroll-greek-a"
    assert found(told, "scroll_found")[0].because == "full-loop"


@rule("SOL-15")
@pytest.mark.parametrize(("on_map", "because"), [(MAP, "clockwise"), ({"top-left": "greek-a"}, "the-only-one")])
def test_why_it_delivers_that_scroll(solo: SoloTable, on_map: dict[str, str], because: str) -> None:
    """The first of several, or the only one."""
    solo.lay(house={}, on_map=on_map)
    solo.opponent.focuses("greek")

    told = solo.opponent.takes_turn(4)

    assert found(told, "scroll_found")[0].because == because


@rule("SOL-15", "SOL-10")
def test_another_language_is_searched_only_without_the_first(solo: SoloTable) -> None:
    """From Sanskrit on, Greek comes before Persian, however near a Persian Scroll lies."""
    solo.lay(house={}, on_map={"bottom-left": "persian-a", "bottom-right": "greek-a"})
    solo.opponent.focuses("sanskrit")

    assert delivered(solo) == "scroll-greek-a"


@rule("SOL-15")
@pytest.mark.parametrize(
    ("house", "focus", "space", "because"),
    [
        ({}, "greek", "green-top", "focus-colour"),
        ({"green-top": "syriac-a"}, "greek", "purple-top", "focus-colour"),
        ({"green-top": "syriac-a", "purple-top": "syriac-b"}, "greek", "orange-top", "highest-row"),
        (
            {"green-top": "syriac-a", "orange-top": "syriac-b"},
            "sanskrit",
            "purple-top",
            "highest-row",
        ),
    ],
)
def test_it_delivers_to_the_highest_open_row(
    solo: SoloTable, house: dict[str, str], focus: str, space: str, because: str
) -> None:
    """Of several in that row to the one of its colour."""
    solo.lay(house=house, on_map=MAP)
    solo.opponent.focuses(focus)

    told = solo.opponent.takes_turn(4)

    assert solo.scroll_at(f"wisdom-{space}") is not None
    assert found(told, "space_found")[0].because == because


@rule("SOL-15")
@pytest.mark.parametrize(("scheme", "gained"), [(2, 1), (3, 2)])
def test_influence_is_the_cards_or_the_spaces(solo: SoloTable, scheme: int, gained: int) -> None:
    """In the middle row the space shows 1; a card that shows 2 brings 2 everywhere."""
    solo.lay(
        house={"purple-top": "syriac-a", "orange-top": "syriac-b", "green-top": "syriac-c"}
        if scheme == 2
        else {"purple-top": "syriac-a", "purple-middle": "syriac-b"},
        on_map=MAP,
    )
    solo.opponent.focuses("chinese")

    solo.opponent.takes_turn(scheme)

    guild = {2: "orange", 3: "green"}[scheme]
    assert solo.opponent.in_guild(guild) == gained
    assert solo.opponent.influence == 19 - gained


@rule("SOL-15")
def test_the_other_icons_of_the_space_are_ignored(solo: SoloTable) -> None:
    """No Gold, no Research, no White Die."""
    solo.lay(house={}, on_map=MAP)
    whites = solo.dice_in_supply("white")

    told = {event.name for event in solo.opponent.takes_turn(4)}

    assert not told & {"gold_gained", "track_advanced", "die_to_bag", "silver_paid"}
    assert solo.opponent.gold == 0
    assert solo.dice_in_supply("white") == whites


@rule("SOL-15", "DLV-03")
def test_the_map_space_is_filled_from_the_pile(solo: SoloTable) -> None:
    """With the top card."""
    solo.lay(house={}, on_map=MAP)
    solo.pile(top=["scroll-chinese-h"])
    solo.opponent.focuses("hebrew")

    solo.opponent.takes_turn(4)

    assert solo.scroll_at("map-top-left") == "scroll-chinese-h"


@rule("SOL-15", "DLV-04")
def test_a_caliph_card_from_the_pile_is_resolved_first(solo: SoloTable) -> None:
    """The 2 Influence of the Delivery are there already; then a Scroll fills the space, then comes the Silver."""
    solo.lay(house={}, on_map=MAP)
    solo.pile(top=["caliph-2", "scroll-chinese-h"])
    solo.opponent.focuses("hebrew").revealed(1, 2)

    told = [event.name for event in solo.opponent.takes_turn(4)]

    assert solo.on_caliph("caliph-2") == [solo.opponent, None, None]
    assert solo.opponent.in_guild("purple") == 1
    assert solo.scroll_at("map-top-left") == "scroll-chinese-h"
    assert told.index("caliph_space_found") < told.index("scroll_placed") < told.index("resource_marker_moved")
    assert solo.opponent.focus == "persian"


@rule("SOL-15", "SOL-20")
def test_its_own_influence_on_a_scroll_it_delivers_stays(solo: SoloTable) -> None:
    """It goes with the Scroll to the House of Wisdom."""
    solo.lay(house={}, on_map=MAP)
    solo.map("top-left", "scroll-hebrew-a", influence=solo.opponent)
    solo.opponent.focuses("hebrew")

    solo.opponent.takes_turn(4)

    assert solo.influence_on("wisdom-purple-top") is solo.opponent
    assert solo.influence_on("map-top-left") is None
    assert solo.opponent.influence == 19 - 1 - 2


@rule("SOL-15", "SOL-29")
def test_without_a_scroll_on_the_map_nothing_is_delivered(solo: SoloTable) -> None:
    """The Silver of the card is gained."""
    solo.lay(house={}, on_map={})

    told = solo.opponent.takes_turn(4)

    assert sought_in_vain(told) == ["scroll-to-deliver"]
    assert solo.opponent.influence == 19
    assert solo.opponent.focus == "sanskrit"


@rule("SOL-15", "DLV-02")
def test_with_a_full_house_of_wisdom_nothing_is_delivered(solo: SoloTable) -> None:
    """Scheme Cards Deliver only with fewer Scrolls there; told to all the same, no Scroll leaves the Map."""
    solo.lay(on_map=MAP)
    solo.fill_wisdom()

    told = solo.opponent.does(3, second=True)

    assert sought_in_vain(told) == ["space"]
    assert [solo.scroll_at(f"map-{place}") for place in MAP] == [f"scroll-{scroll}" for scroll in MAP.values()]


@rule("SOL-15", "SOL-13")
def test_with_a_full_house_of_wisdom_every_card_translates(solo: SoloTable) -> None:
    """Nine Scrolls are enough for each of the three."""
    for scheme in (2, 3, 4):
        solo.fill_wisdom()
        solo.opponent.revealed()
        solo.opponent.takes_turn(scheme)

    assert sum(solo.opponent.shelves.values()) == 3


@rule("SOL-15", "END-03")
def test_with_an_empty_pile_the_reserve_comes_in(solo: SoloTable) -> None:
    """As for any Delivery."""
    solo.lay(house={}, on_map=MAP)
    solo.exhaust_pile()

    told = [event.name for event in solo.opponent.takes_turn(4)]

    assert "reserve_came_in" in told
    assert all(solo.scroll_at(f"map-{place}") for place in MAP)
