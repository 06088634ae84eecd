"""SOL: Silver for the opponent moves its marker, also in the middle of what the human does."""

import pytest

from kit import SoloTable, rule


def translates(solo: SoloTable) -> list[str]:
    """The human Translates a Persian Scroll of the Green Guild along the only line there is; what was told."""
    solo.lay(house={"green-top": "persian-f"})
    solo.red.has(hand="green-4 white-1").researched(chemistry=1)  # the step brings nothing
    solo.red.works("translate", "green-4")
    return solo.red.plays("main translate")


def delivers(solo: SoloTable, silver: int) -> list[str]:
    """The human Delivers the Scroll at the top right, under the opponent's Influence; what was told."""
    solo.lay(house={}, on_map={"top-right": "greek-e"})
    solo.map("top-right", "scroll-greek-e", influence=solo.opponent)
    solo.red.at(1).has(silver=silver, hand="white-1 white-2")
    solo.red.acts("travel", "white-1")
    return solo.red.plays("deliver green")


def finish(solo: SoloTable) -> None:
    """The human leaves out what can be left out, to the end of the turn."""
    while solo.kind != "choose_turn":
        solo.red.plays(solo.options[-1])


# What it gains


@rule("SOL-18")
@pytest.mark.parametrize(("silver", "focus", "placed"), [(1, "syriac", 0), (2, "chinese", 1), (9, "sanskrit", 2)])
def test_silver_it_gains_moves_its_marker(solo: SoloTable, silver: int, focus: str, placed: int) -> None:
    """A step for each, and wraps count; it has no Silver afterwards."""
    from scholars.rules.supplies import gain_silver  # noqa: PLC0415 - only here

    solo.opponent.focuses("persian")

    gain_silver(solo.state, solo.opponent.number, silver)

    assert solo.opponent.focus == focus
    assert solo.opponent.markers_placed == placed
    assert solo.opponent.silver == 0


@rule("SOL-18", "SOL-14")
def test_it_pays_nobody_from_a_supply(solo: SoloTable) -> None:
    """In a whole turn of Employing, Gold and Influence it never has nor pays Silver or Gold."""
    solo.fill_rooms()
    told = [event.name for scheme in (5, 6, 1) for event in solo.opponent.takes_turn(scheme)]

    assert not {"silver_paid", "gold_paid", "gold_gained", "silver_gained"} & set(told)
    assert (solo.opponent.silver, solo.opponent.gold) == (0, 0)


# What the human pays


@rule("SOL-19", "TRN-05")
def test_a_neutral_translator_in_a_line_moves_the_marker(solo: SoloTable) -> None:
    """1 Silver of the human goes to the Main Supply, and the marker one step."""
    solo.room(1, "persian-a")
    solo.red.has(gold=1, silver=1)

    translates(solo)
    solo.red.plays("end-turn")

    assert solo.red.silver == 0
    assert solo.red.scrolls[-1] == "scroll-persian-f"


@rule("SOL-19", "TRN-05")
def test_the_step_comes_while_the_line_is_paid(solo: SoloTable) -> None:
    """Before the Scroll is taken; the turn of the opponent has not begun."""
    solo.room(1, "persian-a")
    solo.red.has(gold=1, silver=1)

    told = translates(solo)

    assert solo.opponent.focus == "sanskrit"
    assert told.index("silver_paid") < told.index("resource_marker_moved") < told.index("scroll_translated")
    solo.red.plays("end-turn")


@rule("SOL-19", "SOL-06")
def test_a_wrap_happens_in_the_middle_of_a_translation(solo: SoloTable) -> None:
    """Gold of the wrap lies on the Neutral Translator before the human's line is done."""
    solo.room(2, "greek-b")
    solo.room(3, "persian-a")
    solo.opponent.focuses("syriac").came_round(1)
    solo.red.has(gold=1, silver=1)

    told = translates(solo)

    assert solo.opponent.markers_placed == 2
    assert (solo.gold_on(2), solo.gold_on(3)) == (1, 1)
    assert told.index("research_marker_placed") < told.index("scroll_translated")
    solo.red.plays("end-turn")


@rule("SOL-19", "SOL-06")
def test_two_neutral_translators_are_two_steps(solo: SoloTable) -> None:
    """The wrap comes between the two."""
    solo.lay(house={"green-top": "greek-d"})
    solo.room(1, "greek-a")  # Greek, Persian
    solo.room(2, "persian-a")  # Persian, Arabic
    solo.opponent.focuses("syriac")
    solo.red.has(gold=2, silver=2, hand="green-4 white-1").researched(astronomy=1)
    solo.red.works("translate", "green-4")

    told = solo.red.plays("main translate")

    paid = [name for name in told if name in ("silver_paid", "research_marker_placed")]
    assert paid == ["silver_paid", "research_marker_placed", "silver_paid"]
    assert solo.opponent.focus == "sanskrit"
    assert solo.opponent.in_guilds == {"purple": 1}
    finish(solo)


@rule("SOL-19", "TRN-05")
def test_who_cannot_pay_the_neutral_translator_cannot_translate(solo: SoloTable) -> None:
    """As in the base game."""
    solo.lay(house={"green-top": "persian-f"})
    solo.room(1, "persian-a")
    solo.red.has(gold=1, hand="green-4 white-1")

    solo.red.works("translate", "green-4")

    assert "main translate" not in solo.options
    solo.red.plays("end-turn")


@rule("SOL-19", "INF-01")
@pytest.mark.parametrize("choice", ["place-gold room-1", "take-gold room-1"])
def test_gold_moved_on_a_neutral_translator_moves_the_marker(solo: SoloTable, choice: str) -> None:
    """Placed or taken, it costs 1 Silver."""
    solo.room(1, "persian-a", gold=1)
    solo.red.has(gold=1, silver=1)
    solo.red.resolves("move gold")

    solo.red.plays(choice)

    assert solo.red.silver == 0
    assert solo.opponent.focus == "sanskrit"


@rule("SOL-19", "INF-01")
def test_gold_on_the_humans_own_translator_is_free(solo: SoloTable) -> None:
    """Nobody is paid."""
    solo.room(1, "persian-a", solo.red)
    solo.red.has(gold=1, silver=1)
    solo.red.resolves("move gold")

    solo.red.plays("place-gold room-1")

    assert solo.red.silver == 1
    assert solo.opponent.focus == "chinese"


@rule("SOL-19", "DLV-01")
def test_a_delivery_under_its_influence_moves_the_marker(solo: SoloTable) -> None:
    """5 Silver in all; its Influence goes back to its supply, and the marker one step."""
    delivers(solo, silver=5)

    assert solo.red.silver == 0
    assert solo.opponent.influence == 19
    assert solo.opponent.focus == "sanskrit"
    finish(solo)


@rule("SOL-19", "SOL-06", "DLV-01")
def test_a_wrap_happens_in_the_middle_of_a_delivery(solo: SoloTable) -> None:
    """The Green Influence of the wrap is the first in the Guild: the human's 2 are placed later, and take control."""
    solo.opponent.focuses("syriac").came_round(4)

    delivers(solo, silver=5)

    assert solo.kind == "choose_guild"
    assert solo.opponent.controls("green")
    solo.red.plays("influence green", "influence green")
    assert [solo.opponent.in_guild("green"), solo.red.in_guild("green")] == [1, 2]
    assert solo.red.controls("green")
    finish(solo)


@rule("SOL-19", "SOL-27", "EFF-03")
def test_the_influence_it_takes_back_comes_after_the_wrap(solo: SoloTable) -> None:
    """With none in supply the wrap of that Silver places none: the Influence on the Scroll is still to come back."""
    solo.opponent.focuses("syriac").influences("orange", 18)
    solo.map("top-right", "scroll-greek-e", influence=solo.opponent)
    assert solo.opponent.influence == 0

    delivers(solo, silver=5)

    assert solo.opponent.markers_placed == 1
    assert (solo.opponent.in_guild("purple"), solo.opponent.influence) == (0, 1)
    finish(solo)


@rule("SOL-19", "TRN-06")
def test_a_translation_under_its_influence_moves_the_marker(solo: SoloTable) -> None:
    """1 Silver, and its Influence back."""
    solo.lay(house={"green-top": "persian-f"})
    solo.wisdom("green-top", "scroll-persian-f", influence=solo.opponent)
    solo.room(1, "persian-a", solo.red)
    solo.red.has(gold=1, silver=1, hand="green-4 white-1").researched(chemistry=1)
    solo.red.works("translate", "green-4")

    solo.red.plays("main translate")

    assert solo.red.silver == 0
    assert solo.opponent.influence == 19
    assert solo.opponent.focus == "sanskrit"
    solo.red.plays("end-turn")


@rule("SOL-19", "RET-06", "SOL-24")
def test_a_neutral_translator_used_up_by_the_human_is_kept_by_the_opponent(solo: SoloTable) -> None:
    """Room 9 asks for 1 Gold: it Retires at the end of the human's turn, and goes under no deck."""
    solo.room(9, "persian-a")
    solo.red.has(gold=1, silver=1)
    translates(solo)

    solo.red.plays("end-turn")

    assert solo.opponent.kept[0] == "persian-a"
    assert "persian-a" not in solo.deck("persian")


@rule("SOL-19", "SUP-02")
def test_in_solo_nobody_returns_a_white_die(solo: SoloTable) -> None:
    """With no White Die left the human takes none, and the opponent has none to return."""
    solo.no_dice_left("white", keeper=solo.red)
    before = len(solo.red.bag)

    solo.red.resolves("white die to bag")

    assert len(solo.red.bag) == before
    assert solo.kind == "choose_turn"
