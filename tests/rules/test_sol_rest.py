"""SOL: the opponent Rests: the bottom card, its Dice Sum, a benefit by the cards it played, and a shuffle.

Scheme Cards 1, 2 and 3 are Blue; 4, 5 and 6 are Red.
"""

import pytest

from kit import SoloTable, found, rule, sought_in_vain


@rule("SOL-21", "REST-03")
def test_a_rest_reveals_the_bottom_card(solo: SoloTable) -> None:
    """The Neutral Marker moves by the Scroll's VP, and the Scroll takes the place of the one there."""
    solo.lay(
        house={"purple-top": "greek-a", "green-top": "greek-b"},
        on_map={"bottom-middle": "greek-c", "bottom-left": "greek-d"},
    )
    solo.pile(bottom=["scroll-persian-h"])
    solo.opponent.revealed(1, 2, 3)

    solo.opponent.takes_turn()

    assert solo.neutral_spot == 8
    assert solo.scroll_at("map-bottom-left") == "scroll-persian-h"
    assert solo.scroll_at("wisdom-orange-top") == "scroll-greek-d"


@rule("SOL-21", "CAL-03")
def test_a_caliph_card_at_its_rest_is_resolved_with_the_cards_it_played(solo: SoloTable) -> None:
    """They are counted before they are shuffled: with a Red majority it takes the bottom space."""
    solo.pile(bottom=["caliph-1"])
    solo.opponent.influences("purple")
    solo.top("chinese-e")
    solo.opponent.revealed(4, 5, 6)

    solo.opponent.takes_turn()

    assert solo.on_caliph("caliph-1") == [None, None, solo.opponent]
    assert solo.opponent.face_up == []


@rule("SOL-21")
@pytest.mark.parametrize(
    ("face_up", "dice_sum"),
    [
        ((1, 2, 3), 1),
        ((4, 5, 6), -1),
        ((1, 2, 4, 3), 1),
        ((4, 5, 1, 6), -1),
        ((1, 4, 2, 5, 3), 1),
        ((1, 4, 2, 5, 6), -1),
    ],
)
def test_a_majority_moves_the_dice_sum(solo: SoloTable, face_up: tuple[int, ...], dice_sum: int) -> None:
    """One to the right with more Blue Scheme Cards, one to the left with more Red ones."""
    solo.opponent.revealed(*face_up)

    told = solo.opponent.takes_turn()

    assert solo.opponent.dice_sum == dice_sum
    assert found(told, "dice_sum_moved") == [(dice_sum, "rest")]
    assert found(told, "schemes_counted") == [(0 if dice_sum > 0 else 1, "majority")]


@rule("SOL-21")
@pytest.mark.parametrize(("face_up", "before", "end"), [((1, 2, 3), 5, 6), ((4, 5, 6), -5, -6)])
def test_the_dice_sum_comes_to_its_ends(solo: SoloTable, face_up: tuple[int, ...], before: int, end: int) -> None:
    """The last space on each side may be reached."""
    solo.opponent.has_dice_sum(before).revealed(*face_up)

    solo.opponent.takes_turn()

    assert solo.opponent.dice_sum == end


@rule("SOL-21")
@pytest.mark.parametrize(("face_up", "end"), [((1, 2, 3), 6), ((4, 5, 6), -6)])
def test_the_dice_sum_stays_at_its_ends(solo: SoloTable, face_up: tuple[int, ...], end: int) -> None:
    """It is 6 at most and -6 at least."""
    solo.opponent.has_dice_sum(end).revealed(*face_up)

    told = solo.opponent.takes_turn()

    assert solo.opponent.dice_sum == end
    assert found(told, "dice_sum_moved") == [(end, "rest")]


@rule("SOL-21")
@pytest.mark.parametrize("face_up", [(1, 2, 3), (4, 5, 6)])
def test_a_rest_after_three_cards(solo: SoloTable, face_up: tuple[int, ...]) -> None:
    """Influence in a Guild and on a Scroll, whatever the majority."""
    solo.lay(house={"purple-top": "greek-a", "orange-top": "chinese-a", "green-top": "greek-b"})
    solo.opponent.revealed(*face_up)

    solo.opponent.takes_turn()

    assert solo.influence_on("wisdom-orange-top") is solo.opponent
    assert solo.opponent.in_guilds == {"purple": 1}
    assert solo.opponent.influence == 17


@rule("SOL-21", "SOL-27")
@pytest.mark.parametrize("face_up", [(1, 2, 3), (4, 5, 6)])
def test_after_three_cards_the_guild_comes_before_the_scroll(solo: SoloTable, face_up: tuple[int, ...]) -> None:
    """The last Influence in supply goes into the Guild, and none is left for the Scroll."""
    solo.lay(house={"purple-top": "greek-a", "orange-top": "chinese-a", "green-top": "greek-b"})
    solo.opponent.influences("green", 18)
    solo.opponent.revealed(*face_up)

    told = solo.opponent.takes_turn()

    assert solo.opponent.in_guilds == {"purple": 1, "green": 18}
    assert solo.influence_on("wisdom-orange-top") is None
    assert sought_in_vain(told) == ["influence"]


@rule("SOL-21")
@pytest.mark.parametrize("face_up", [(1, 2, 4, 3), (4, 5, 1, 6)])
def test_a_rest_after_four_cards(solo: SoloTable, face_up: tuple[int, ...]) -> None:
    """Influence on a Scroll alone."""
    solo.lay(house={"purple-top": "greek-a", "orange-top": "chinese-a", "green-top": "greek-b"})
    solo.opponent.revealed(*face_up)

    solo.opponent.takes_turn()

    assert solo.influence_on("wisdom-orange-top") is solo.opponent
    assert solo.opponent.in_guilds == {}
    assert solo.opponent.influence == 18


@rule("SOL-21")
@pytest.mark.parametrize(
    ("face_up", "card"), [((1, 4, 2, 5, 3), "mixed-1-c"), ((1, 4, 2, 5, 6), "mixed-2-d")], ids=["blue", "red"]
)
def test_a_rest_after_five_cards(solo: SoloTable, face_up: tuple[int, ...], card: str) -> None:
    """It Retires the top card of the first mixed deck, or of the second with a Red majority; no Influence."""
    solo.top("mixed-1-c")
    solo.top("mixed-2-d")
    solo.opponent.revealed(*face_up)

    told = solo.opponent.takes_turn()

    assert solo.opponent.kept == [card]
    assert found(told, "retiree_found")[0].because == "of-that-deck"
    assert solo.opponent.influence == 19


@rule("SOL-21", "SOL-29")
def test_an_empty_deck_retires_nobody(solo: SoloTable) -> None:
    """The rest of the Rest is done."""
    solo.empty_deck("mixed-1", keeper=solo.red)
    solo.opponent.revealed(1, 4, 2, 5, 3)

    told = solo.opponent.takes_turn()

    assert sought_in_vain(told) == ["card-in-deck"]
    assert solo.opponent.kept == []
    assert solo.opponent.dice_sum == 1
    assert solo.opponent.face_up == []


@rule("SOL-21")
def test_after_a_rest_all_six_are_shuffled(solo: SoloTable) -> None:
    """None lies face up, and the order is another one than before."""
    orders = set()
    for _ in range(12):
        solo.opponent.revealed(1, 2, 3)
        solo.opponent.takes_turn()
        assert solo.opponent.face_up == []
        assert sorted(solo.opponent.on_board.pile) == [0, 1, 2, 3, 4, 5]
        orders.add(solo.opponent.on_board.pile)

    assert len(orders) >= 6


@rule("SOL-21", "RET-01")
def test_translators_retire_at_the_end_of_its_rest(solo: SoloTable) -> None:
    """As at the end of every turn."""
    solo.room(9, "greek-a", gold=1)
    solo.opponent.revealed(1, 2, 3)

    solo.opponent.takes_turn()

    assert solo.opponent.kept == ["greek-a"]
