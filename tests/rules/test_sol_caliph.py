"""SOL: Caliph Cards in a solo game: the opponent's spaces, rewards and consolations, and its Retired Translators.

Caliph Cards 1, 2 and 3 show a Purple, an Orange and a Green Die on the middle space, the fourth any primary Die. The
pairs to Retire are Chinese and Persian, Sanskrit and Syriac, Greek and the first mixed deck, Hebrew and the second.
"""

import pytest

from kit import SoloTable, found, rule, sought_in_vain
from scholars.engine.events import Fact, Facts

BLUE, RED = 0, 1


def reveals(solo: SoloTable, card: str) -> list[Fact]:
    """A Caliph Card is revealed in the human's turn; what is told up to the next question."""
    solo.refresh()
    solo.state.log.clear()
    solo.reveal_caliph(card)
    return list(Facts(tuple(solo.state.log)))


# Which space


@rule("SOL-22")
@pytest.mark.parametrize(
    ("face_up", "row", "majority", "because"),
    [
        ((), 0, BLUE, "no-cards"),
        ((1,), 0, BLUE, "majority"),
        ((4,), 2, RED, "majority"),
        ((1, 2, 4), 0, BLUE, "majority"),
        ((4, 5, 1), 2, RED, "majority"),
        ((4, 1), 0, BLUE, "latest-card"),
        ((1, 4), 2, RED, "latest-card"),
        ((1, 4, 5, 2), 0, BLUE, "latest-card"),
        ((4, 1, 2, 5), 2, RED, "latest-card"),
    ],
)
def test_the_majority_of_its_cards_names_the_space(
    solo: SoloTable, face_up: tuple[int, ...], row: int, majority: int, because: str
) -> None:
    """Blue, or no cards, the highest free one; Red the lowest; a tie goes by the latest card."""
    solo.opponent.influences("purple").revealed(*face_up)

    told = reveals(solo, "caliph-1")

    assert solo.on_caliph("caliph-1").index(solo.opponent) == row
    (space,) = [event.numbers for event in told if event.name == "caliph_space_found"]
    assert (space["majority"], space["row"]) == (majority, row)
    assert found(told, "caliph_space_found")[0].because == because
    assert solo.opponent.in_guild("purple") == 0


@rule("SOL-22", "CAL-08")
@pytest.mark.parametrize(("face_up", "left"), [((1,), "top"), ((4,), "middle")])
def test_it_takes_the_highest_or_lowest_free_space(solo: SoloTable, face_up: tuple[int, ...], left: str) -> None:
    """Controlling all three Guilds it fills the card, from above or from below."""
    for guild in ("purple", "orange", "green"):
        solo.opponent.influences(guild)
    solo.opponent.revealed(*face_up)

    told = reveals(solo, "caliph-1")

    rows = [event.numbers["row"] for event in told if event.name == "caliph_space_found"]
    assert rows == ([0, 1, 2] if left == "top" else [2, 1, 0])
    assert solo.on_caliph("caliph-1") == [solo.opponent] * 3


@rule("SOL-22", "CAL-03")
@pytest.mark.parametrize(("face_up", "row"), [((1,), 1), ((4,), 2)])
def test_a_space_the_human_has_taken_is_not_free(solo: SoloTable, face_up: tuple[int, ...], row: int) -> None:
    """The Purple Guild comes first: the human takes the top space, the opponent what is left."""
    solo.red.influences("purple")
    solo.opponent.influences("orange").revealed(*face_up)
    solo.reveal_caliph("caliph-1")

    solo.red.plays("caliph top")

    expected: list[object] = [solo.red, None, None]
    expected[row] = solo.opponent
    assert solo.on_caliph("caliph-1") == expected


@rule("SOL-22", "EFF-04")
@pytest.mark.parametrize("bottom", [False, True])
def test_it_is_the_same_on_its_own_turn(solo: SoloTable, bottom: bool) -> None:
    """At its Rest from the bottom of the pile, in a Delivery from the top."""
    if bottom:
        solo.pile(bottom=["caliph-2"])
        solo.opponent.revealed(1, 2, 3)
    else:
        solo.pile(top=["caliph-2"])
        solo.lay(house={}, on_map={"top-middle": "greek-a"})
    solo.opponent.influences("orange", 3)

    solo.opponent.takes_turn(*(() if bottom else (2,)))

    assert solo.on_caliph("caliph-2") == [solo.opponent, None, None]


@rule("SOL-22", "CAL-06")
def test_the_human_may_take_control_after_it_has_moved_its_influence(solo: SoloTable) -> None:
    """Control is looked at again, as for anyone."""
    solo.opponent.influences("purple", 2)
    solo.red.influences("purple", 2)

    solo.reveal_caliph("caliph-1")
    solo.red.plays("gain-worker white")

    assert solo.red.controls("purple")
    assert solo.red.workers == ["white"]


# Its rewards


def takes_middle(solo: SoloTable, card: str) -> list[Fact]:
    """With a Blue majority and the top space taken by itself the opponent takes the middle one."""
    solo.opponent.influences("purple").influences("orange").revealed(1)
    return reveals(solo, card)


@rule("SOL-22", "CAL-07")
@pytest.mark.parametrize("card", ["caliph-1", "caliph-2", "caliph-3", "caliph-4"])
def test_a_die_moves_its_dice_sum_to_the_right(solo: SoloTable, card: str) -> None:
    """A named secondary Die or any primary one: no Die leaves the Main Supply."""
    supply = {colour: solo.dice_in_supply(colour) for colour in ("red", "purple", "orange", "green")}

    told = takes_middle(solo, card)

    assert solo.on_caliph(card) == [solo.opponent, solo.opponent, None]
    assert solo.opponent.dice_sum == 1
    assert found(told, "dice_sum_moved") == [(1, "die-reward")]
    assert {colour: solo.dice_in_supply(colour) for colour in supply} == supply


@rule("SOL-22")
def test_a_die_at_the_right_end_moves_nothing(solo: SoloTable) -> None:
    """The Dice Sum is 6 at most."""
    solo.opponent.has_dice_sum(6)

    takes_middle(solo, "caliph-1")

    assert solo.opponent.dice_sum == 6


def takes_bottom(solo: SoloTable, card: str = "caliph-1") -> list[Fact]:
    """With a Red majority the opponent takes the bottom space."""
    solo.opponent.influences("purple").revealed(4)
    return reveals(solo, card)


@rule("SOL-22")
@pytest.mark.parametrize(
    ("left", "right", "kept", "because"),
    [
        ("chinese-c", "persian-a", "chinese-c", "more-vp"),  # 3 and 2
        ("chinese-a", "persian-c", "persian-c", "more-vp"),  # 2 and 3
        ("chinese-a", "persian-a", "chinese-a", "left-of-two"),  # 2 and 2
    ],
)
def test_on_the_bottom_space_it_retires_the_one_with_more_vp(
    solo: SoloTable, left: str, right: str, kept: str, because: str
) -> None:
    """The left one if tied; its Dice Sum moves one to the left, and it keeps the card."""
    solo.top(left)
    solo.top(right)

    told = takes_bottom(solo)

    assert solo.opponent.kept == [kept]
    assert solo.opponent.dice_sum == -1
    assert found(told, "retiree_found")[0].because == because
    assert found(told, "dice_sum_moved") == [(-1, "retiring")]


@rule("SOL-22", "CAL-07")
@pytest.mark.parametrize(
    ("card", "pictured"),
    [
        ("caliph-1", ("chinese-c", "persian-a")),
        ("caliph-2", ("sanskrit-a", "syriac-c")),
        ("caliph-3", ("greek-d", "mixed-1-c")),
        ("caliph-4", ("hebrew-e", "mixed-2-c")),
    ],
)
@pytest.mark.parametrize("left", [True, False])
def test_each_caliph_card_pictures_its_own_two(
    solo: SoloTable, card: str, pictured: tuple[str, str], left: bool
) -> None:
    """The left one is worth 3 VP here; without it the right one Retires."""
    solo.top(pictured[0])
    solo.top(pictured[1])
    if not left:
        solo.empty_deck(pictured[0].rsplit("-", 1)[0], keeper=solo.red)

    takes_bottom(solo, card)

    assert solo.opponent.kept == [pictured[0] if left else pictured[1]]


@rule("SOL-22")
@pytest.mark.parametrize(("empty", "kept"), [("chinese", "persian"), ("persian", "chinese")])
def test_with_one_deck_empty_it_retires_from_the_other(solo: SoloTable, empty: str, kept: str) -> None:
    """However few VP."""
    solo.empty_deck(empty, keeper=solo.red)

    told = takes_bottom(solo)

    assert [card.split("-")[0] for card in solo.opponent.kept] == [kept]
    assert found(told, "retiree_found")[0].because == "the-only-one"


@rule("SOL-22", "SOL-07")
def test_with_both_decks_empty_it_takes_the_gold(solo: SoloTable) -> None:
    """On the leftmost Neutral Translator; its Dice Sum stays."""
    solo.empty_deck("chinese", keeper=solo.red)
    solo.empty_deck("persian", keeper=solo.red)
    solo.room(4, "greek-a", solo.red)
    solo.room(5, "greek-c")

    told = takes_bottom(solo)

    assert solo.opponent.kept == []
    assert solo.opponent.dice_sum == 0
    assert found(told, "translator_found") == [(4, "leftmost-neutral")]
    assert solo.gold_on(5) == 1


@rule("SOL-22", "SOL-29")
def test_gold_with_no_neutral_translator_is_left_out(solo: SoloTable) -> None:
    """Its Influence lies on the card all the same."""
    solo.empty_deck("chinese", keeper=solo.red)
    solo.empty_deck("persian", keeper=solo.red)

    told = takes_bottom(solo)

    assert sought_in_vain(told) == ["neutral-translator"]
    assert solo.on_caliph("caliph-1") == [None, None, solo.opponent]


@rule("SOL-22")
def test_retiring_at_the_left_end_moves_nothing(solo: SoloTable) -> None:
    """The Dice Sum is -6 at least; the card is kept."""
    solo.opponent.has_dice_sum(-6)

    takes_bottom(solo)

    assert solo.opponent.dice_sum == -6
    assert len(solo.opponent.kept) == 1


# Its consolations


@rule("SOL-23", "CAL-05")
@pytest.mark.parametrize("guild", ["purple", "orange"])
def test_a_worker_or_a_silver_moves_its_marker(solo: SoloTable, guild: str) -> None:
    """One step; it gets no Worker."""
    solo.red.influences(guild, 2)
    solo.opponent.influences(guild)

    solo.reveal_caliph("caliph-1")
    solo.red.plays("caliph top")

    assert solo.opponent.focus == "sanskrit"
    assert solo.opponent.workers == []


@rule("SOL-23", "SOL-06")
def test_a_consolation_may_bring_its_marker_round(solo: SoloTable) -> None:
    """The wrap is resolved at once: its Purple Influence is there before control is looked at."""
    solo.red.influences("purple", 2)
    solo.opponent.influences("purple")
    solo.opponent.focuses("syriac")

    solo.reveal_caliph("caliph-1")
    solo.red.plays("caliph top")

    assert solo.opponent.markers_placed == 1
    assert solo.opponent.in_guild("purple") == 2
    assert solo.opponent.controls("purple")


@rule("SOL-23", "SOL-07")
def test_a_gold_goes_to_the_leftmost_neutral_translator(solo: SoloTable) -> None:
    """It has no Gold itself."""
    solo.red.influences("green", 2)
    solo.opponent.influences("green")
    solo.room(2, "greek-a", solo.red)
    solo.room(3, "greek-c")

    solo.reveal_caliph("caliph-1")
    solo.red.plays("caliph top")

    assert (solo.gold_on(2), solo.gold_on(3)) == (0, 1)
    assert solo.opponent.gold == 0


@rule("SOL-23", "CAL-05")
def test_who_controls_is_not_consoled(solo: SoloTable) -> None:
    """Neither is who has no Influence there."""
    solo.opponent.influences("purple")

    solo.reveal_caliph("caliph-1")

    assert solo.opponent.focus == "chinese"


# Its Retired Translators


@rule("SOL-24", "RET-06")
def test_neutral_translators_that_retire_are_kept(solo: SoloTable) -> None:
    """Starting Translators too; none goes under a deck or out of the game."""
    solo.room(6, "starting-6", gold=1)
    solo.room(9, "greek-a", gold=1)
    solo.room(10, "hebrew-a", solo.red, gold=1)

    solo.opponent.takes_turn(1)
    solo.red.plays("tuck slot-1")

    assert sorted(solo.opponent.kept) == ["greek-a", "starting-6"]
    assert "greek-a" not in solo.deck("greek")
    assert solo.red.under("recruit") == ["hebrew-a"]


@rule("SOL-24", "CAL-01")
def test_the_second_caliph_card_counts_its_retired_starting_translators(solo: SoloTable) -> None:
    """1 Gold on each in a Room, Neutral ones included; each it has Retired moves its marker one step."""
    solo.caliphs_before("caliph-1")
    solo.room(1, "starting-1")
    solo.room(2, "starting-2", solo.red)
    solo.room(3, "greek-a")
    solo.opponent.keeps("starting-3", "starting-5", "greek-c")
    solo.red.retired("travel", "starting-4")

    solo.reveal_caliph("caliph-2")

    assert [solo.gold_on(room) for room in (1, 2, 3)] == [1, 1, 0]
    assert solo.opponent.focus == "greek"
    assert solo.red.silver == 1


@rule("SOL-24", "SOL-06", "CAL-01")
def test_the_second_caliph_card_may_bring_its_marker_round(solo: SoloTable) -> None:
    """The wrap's Influence is in the Purple Guild when its controller is rewarded."""
    solo.caliphs_before("caliph-1")
    solo.opponent.keeps("starting-3").focuses("syriac").revealed(1)

    solo.reveal_caliph("caliph-2")

    assert solo.opponent.markers_placed == 1
    assert solo.on_caliph("caliph-2") == [solo.opponent, None, None]


@rule("SOL-24", "CAL-01", "RET-01")
def test_gold_of_the_second_caliph_card_may_retire_a_neutral_starting_translator(solo: SoloTable) -> None:
    """At the end of the turn, for the opponent."""
    solo.caliphs_before("caliph-1")
    solo.room(9, "starting-9")
    solo.pile(bottom=["caliph-2"])
    solo.opponent.revealed(1, 2, 3)

    solo.opponent.takes_turn()

    assert solo.opponent.kept == ["starting-9"]
