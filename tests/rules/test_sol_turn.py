"""SOL: the opponent's turn: it reveals a Scheme Card or Rests, and its marker goes along the Resource Track.

Scheme Cards 1, 2 and 3 are Blue and worth 0, 1 and 2 Silver; 4, 5 and 6 are Red and worth 0, 1 and 2.
"""

from collections import Counter

import pytest

from kit import SoloTable, found, rule, sought_in_vain
from scholars import Game

# To reveal or to Rest


@rule("SOL-05")
@pytest.mark.parametrize(
    ("face_up", "rests"),
    [
        ((), False),
        ((1, 2), False),
        ((4, 5), False),
        ((1, 4, 2, 5), False),
        ((1, 2, 3), True),
        ((4, 5, 6), True),
        ((1, 4, 2, 3), True),
        ((4, 1, 5, 6), True),
        ((1, 4, 2, 5, 3), True),
        ((1, 4, 2, 5, 6), True),
    ],
)
def test_three_cards_of_a_colour_make_it_rest(solo: SoloTable, face_up: tuple[int, ...], rests: bool) -> None:
    """With fewer it reveals the next Scheme Card."""
    solo.opponent.revealed(*face_up)

    names = [event.name for event in solo.opponent.takes_turn()]

    assert ("rested" in names) is rests
    assert ("scheme_revealed" in names) is not rests


@rule("SOL-05")
def test_it_rests_after_three_to_five_cards() -> None:
    """In whole games, whatever the human does."""
    played: Counter[int] = Counter()
    for seed in range(8):
        game = Game.new(players=1, seed=seed, solo="student")
        while game.decision is not None:
            told = game.play(len(game.decision.options) // 2)
            played.update(event.numbers["count"] for event in told if event.name == "schemes_counted")

    assert set(played) == {3, 4, 5}


@rule("SOL-05", "TURN-01")
def test_human_and_opponent_take_turns(solo: SoloTable) -> None:
    """When the human's turn has ended the opponent has its own, and then a new round begins."""
    solo.opponent.next(1)
    solo.red.has(hand="white-1 white-2")
    before = int(solo.state.round)
    solo.red.works("choice", "white-1")
    told = solo.red.plays("end-turn")

    assert told.count("turn_began") == 1
    assert told[-1] == "round_began"
    assert solo.state.round == before + 1
    assert solo.asked is solo.red


@rule("SOL-05", "END-07")
def test_the_opponents_turn_is_no_pass(solo: SoloTable) -> None:
    """A human who can do nothing passes again and again, and the game goes on until it ends by its Caliph Cards."""
    solo.red.has(hand="", bag="")
    solo.opponent.takes_turn(1)

    while solo.kind != "over":
        assert solo.options == ["pass"]
        solo.red.plays("pass")

    assert len(solo.caliphs) == 4
    assert solo.state.round == solo.state.last_round


# Silver moves the marker


@rule("SOL-06")
@pytest.mark.parametrize(
    ("scheme", "focus", "steps"),
    [(1, "chinese", 0), (2, "sanskrit", 1), (3, "greek", 2), (4, "chinese", 0), (6, "greek", 2)],
)
def test_the_marker_moves_the_silver_value(solo: SoloTable, scheme: int, focus: str, steps: int) -> None:
    """From the leftmost space as many spaces to the right; with 0 it stays."""
    solo.lay(house={"purple-top": "persian-a", "orange-top": "persian-b", "green-top": "persian-c"})

    told = solo.opponent.takes_turn(scheme)

    moved = [event.numbers for event in told if event.name == "resource_marker_moved"]
    assert moved == ([{"steps": steps, "focus": steps}] if steps else [])
    assert solo.opponent.focus == focus


@rule("SOL-06")
@pytest.mark.parametrize(
    ("placed", "in_guilds", "on_translator"),
    [(0, {"purple": 1}, 0), (1, {}, 1), (2, {"orange": 1}, 0), (3, {}, 1), (4, {"green": 1}, 0), (5, {}, 1)],
)
def test_each_wrap_covers_the_next_outlined_space(
    solo: SoloTable, placed: int, in_guilds: dict[str, int], on_translator: int
) -> None:
    """Purple Influence, Gold, Orange Influence, Gold, Green Influence, Gold."""
    solo.opponent.came_round(placed).focuses("syriac")
    solo.room(3, "greek-a")
    solo.lay(house={}, on_map={})  # so that the card itself does nothing

    told = solo.opponent.takes_turn(2)

    assert solo.opponent.markers_placed == placed + 1
    assert [event.numbers for event in told if event.name == "research_marker_placed"] == [{"number": placed}]
    assert solo.opponent.in_guilds == in_guilds
    assert solo.gold_on(3) == on_translator
    assert solo.opponent.focus == "chinese"


@rule("SOL-06")
def test_with_all_six_placed_a_wrap_gives_nothing(solo: SoloTable) -> None:
    """The marker goes round all the same."""
    solo.opponent.came_round(6).focuses("syriac")
    solo.fill_rooms()

    told = solo.opponent.takes_turn(6)

    assert [event.name for event in told].count("came_round_for_nothing") == 1
    assert solo.opponent.markers_placed == 6
    assert solo.opponent.focus == "sanskrit"
    assert solo.gold_in_rooms == {}


@rule("SOL-06")
def test_a_wrap_comes_before_the_action_of_the_card(solo: SoloTable) -> None:
    """The Purple Influence of the wrap is there when the card's Influence looks for a Guild without any."""
    solo.opponent.focuses("syriac")
    solo.fill_rooms()

    told = solo.opponent.takes_turn(5)

    assert found(told, "guild_found")[0].because == "nobody-there-by-colour"
    assert solo.opponent.in_guilds == {"purple": 1, "orange": 1}


@rule("SOL-07")
def test_its_gold_goes_to_the_leftmost_neutral_translator(solo: SoloTable) -> None:
    """The human's Translators further left get none."""
    solo.room(1, "greek-a", solo.red)
    solo.room(4, "hebrew-a")
    solo.room(8, "persian-a")
    solo.opponent.came_round(1).focuses("syriac").next(2)

    told = solo.opponent.takes_turn()

    assert found(told, "translator_found") == [(3, "leftmost-neutral")]
    assert solo.gold_in_rooms == {4: 1}
    assert solo.red.silver == 0


@rule("SOL-07", "SOL-29")
def test_gold_without_a_neutral_translator_is_left_out(solo: SoloTable) -> None:
    """The Research Marker is placed, and the rest of the card is done."""
    solo.room(1, "greek-a", solo.red)
    solo.lay(house={}, on_map={"top-middle": "greek-a"})
    solo.opponent.came_round(1).focuses("syriac")

    told = solo.opponent.takes_turn(2)

    assert sought_in_vain(told) == ["neutral-translator"]
    assert solo.opponent.markers_placed == 2
    assert solo.gold_in_rooms == {}
    assert solo.scroll_at("wisdom-purple-top") == "scroll-greek-a"


# The First Action or the Second


def rooms_with(solo: SoloTable, count: int) -> None:
    """So many Translators in Rooms, half of them the human's."""
    cards = ("greek-a", "hebrew-a", "persian-a", "syriac-a", "chinese-a", "sanskrit-a", "greek-c", "hebrew-c")
    for number, card in enumerate(cards[:count]):
        solo.room(number + 1, card, solo.red if number % 2 else None)


@rule("SOL-08", "SOL-09")
@pytest.mark.parametrize(("scheme", "needed"), [(1, 7), (5, 5), (6, 6)])
@pytest.mark.parametrize("missing", [0, 1])
def test_translators_in_rooms_decide(solo: SoloTable, scheme: int, needed: int, missing: int) -> None:
    """Whoever owns them: with enough it takes the First Action, with one less the Second, and never both."""
    rooms_with(solo, needed - missing)

    told = solo.opponent.takes_turn(scheme)

    (decided,) = [event.numbers for event in told if event.name == "scheme_action_found"]
    assert decided == {"scheme": scheme - 1, "action_taken": missing, "count": needed - missing}
    assert ("translator_employed" in [event.name for event in told]) is bool(missing)


HOUSE = {
    "purple-top": "greek-a",
    "orange-top": "greek-b",
    "green-top": "greek-c",
    "purple-middle": "greek-d",
    "orange-middle": "greek-e",
}


@rule("SOL-08", "SOL-09")
@pytest.mark.parametrize(("scheme", "needed"), [(2, 5), (3, 3), (4, 3)])
@pytest.mark.parametrize("missing", [0, 1])
def test_scrolls_in_the_house_of_wisdom_decide(solo: SoloTable, scheme: int, needed: int, missing: int) -> None:
    """With enough it Translates, with one less it Delivers."""
    solo.lay(house=dict(list(HOUSE.items())[: needed - missing]))

    told = solo.opponent.takes_turn(scheme)

    names = [event.name for event in told]
    assert ("scroll_translated" in names, "scroll_delivered" in names) == (not missing, bool(missing))
    (decided,) = [event.numbers for event in told if event.name == "scheme_action_found"]
    assert decided == {"scheme": scheme - 1, "action_taken": missing, "count": needed - missing}


@rule("SOL-09")
def test_scheme_1_first(solo: SoloTable) -> None:
    """Gold on the leftmost Neutral Translator, then 2 Silver."""
    rooms_with(solo, 7)

    solo.opponent.takes_turn(1)

    assert solo.gold_in_rooms == {1: 1}
    assert solo.opponent.focus == "greek"


@rule("SOL-09", "SOL-12")
def test_scheme_1_second(solo: SoloTable) -> None:
    """Employ: a Chinese Translator in a Room for 0 Silver."""
    solo.top("chinese-b")

    solo.opponent.takes_turn(1)

    assert solo.translator_in(6) == "chinese-b"
    assert solo.opponent.focus == "chinese"


@rule("SOL-09", "SOL-15")
def test_scheme_2_second(solo: SoloTable) -> None:
    """Deliver, with the Influence the space shows: 2 in the top row."""
    solo.lay(house={}, on_map={"top-middle": "sanskrit-a"})

    solo.opponent.takes_turn(2)

    assert solo.scroll_at("wisdom-orange-top") == "scroll-sanskrit-a"
    assert solo.opponent.in_guilds == {"orange": 2}
    assert solo.opponent.focus == "sanskrit"


@rule("SOL-09", "SOL-15")
@pytest.mark.parametrize(("scheme", "guild", "focus"), [(3, "green", "greek"), (4, "purple", "sanskrit")])
def test_schemes_3_and_4_second(solo: SoloTable, scheme: int, guild: str, focus: str) -> None:
    """Deliver with 2 Influence; the Red one gains 1 Silver after it."""
    solo.lay(house={}, on_map={"top-middle": "greek-a"})

    told = [event.name for event in solo.opponent.takes_turn(scheme)]

    assert solo.scroll_at(f"wisdom-{guild}-top") == "scroll-greek-a"
    assert solo.opponent.in_guilds == {guild: 2}
    assert solo.opponent.focus == focus
    if scheme == 4:
        assert told.index("scroll_placed") < told.index("resource_marker_moved")


@rule("SOL-09", "SOL-13")
@pytest.mark.parametrize(("scheme", "shelf"), [(2, "sanskrit"), (3, "greek"), (4, "chinese")])
def test_schemes_2_3_and_4_first(solo: SoloTable, scheme: int, shelf: str) -> None:
    """Translate by the focus after the marker has moved; no Silver, no Influence."""
    solo.lay(
        house={
            "purple-top": "chinese-a",
            "orange-top": "sanskrit-a",
            "green-top": "greek-a",
            "purple-middle": "persian-a",
            "orange-middle": "persian-b",
        }
    )

    told = solo.opponent.takes_turn(scheme)

    assert solo.opponent.shelves == {shelf: 1}
    assert solo.opponent.in_guilds == {}
    assert (
        sum(event.numbers["steps"] for event in told if event.name == "resource_marker_moved")
        == ({2: 1, 3: 2, 4: 0}[scheme])
    )


@rule("SOL-09", "SOL-16")
def test_scheme_5_first(solo: SoloTable) -> None:
    """Gold on the leftmost Neutral Translator and Influence in a Guild."""
    rooms_with(solo, 5)

    solo.opponent.takes_turn(5)

    assert solo.gold_in_rooms == {1: 1}
    assert solo.opponent.in_guilds == {"orange": 1}


@rule("SOL-09", "SOL-12")
def test_scheme_5_second(solo: SoloTable) -> None:
    """Employ by the focus before the Silver, then 2 Silver."""
    solo.top("sanskrit-c")

    solo.opponent.takes_turn(5)

    assert solo.translator_in(7) == "sanskrit-c"
    assert solo.opponent.focus == "hebrew"


@rule("SOL-09", "SOL-17")
def test_scheme_6_first(solo: SoloTable) -> None:
    """Influence on a Scroll and in a Guild."""
    rooms_with(solo, 6)
    solo.lay(house={"purple-top": "persian-a", "orange-top": "greek-a"})

    solo.opponent.takes_turn(6)

    assert solo.influence_on("wisdom-orange-top") is solo.opponent
    assert solo.opponent.in_guilds == {"green": 1}


@rule("SOL-09", "SOL-12")
def test_scheme_6_second(solo: SoloTable) -> None:
    """Employ in a Room for 2 Silver."""
    solo.top("greek-b")

    solo.opponent.takes_turn(6)

    assert solo.translator_in(8) == "greek-b"
    assert solo.opponent.focus == "greek"
