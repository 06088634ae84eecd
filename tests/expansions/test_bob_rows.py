"""BOB: what tucking costs by the Row Reference Tile, and what filled rows give.

Every player has the Starting Page under Recruit, so a first row needs a card under each of the three other slots.
"""

from itertools import permutations

import pytest

from kit import rule
from kit.book_table import BookSeat, BookTable
from scholars.components import Character


def one_short(seat: BookSeat) -> BookSeat:
    """A row that lacks only the card under Translate."""
    return seat.retired("travel", "persian-c").retired("research", "persian-d")


# Costs


@rule("BOB-19")
@pytest.mark.parametrize("slot", ["travel", "research", "translate"])
def test_the_first_card_under_a_slot_is_free(books: BookTable, slot: str) -> None:
    """Row 1 of the Tile."""
    books.red.puts_aside(f"page-{slot}-10").has(silver=5)

    books.red.ends_turn()

    assert books.red.under(slot) == [f"page-{slot}-10"]
    assert (books.red.silver, books.red.bag) == (5, [])


@rule("BOB-19")
@pytest.mark.parametrize(("lying", "cost"), [(0, 1), (1, 2), (2, 3), (3, 0), (4, 0)])
def test_under_recruit_the_starting_page_is_the_first_card(books: BookTable, lying: int, cost: int) -> None:
    """The second card costs 1, the third 2, the fourth 3, and every lower one nothing."""
    books.red.retired("recruit", *[f"persian-{letter}" for letter in "abcd"[:lying]])
    books.red.puts_aside("page-recruit-10").has(silver=9)

    books.red.ends_turn()
    if cost:
        assert books.options == [f"silver {amount}" for amount in range(cost + 1)]
        books.red.plays(f"silver {cost}")

    assert books.red.silver == 9 - cost
    assert books.red.under("recruit")[-1] == "page-recruit-10"


@rule("BOB-19")
@pytest.mark.parametrize("silver", [0, 1, 2, 3])
def test_silver_and_white_dice_in_any_mix(books: BookTable, silver: int) -> None:
    """What is not paid in Silver is paid in White Dice to the Bag."""
    books.red.retired("travel", "persian-a", "persian-b", "persian-c").puts_aside("page-travel-10").has(silver=3)

    books.red.ends_turn()
    books.red.plays(f"silver {silver}")

    assert books.red.silver == 3 - silver
    assert books.red.bag == ["white"] * (3 - silver)


@rule("BOB-19")
def test_a_filled_row_makes_tucking_cheaper(books: BookTable) -> None:
    """With a row filled, the second card under a slot is free, the third costs 1."""
    one_short(books.red).retired("translate", "persian-e").has(silver=9)
    assert books.red.rows == 1

    books.red.puts_aside("page-travel-10")
    books.red.ends_turn()
    assert (books.red.silver, len(books.red.under("travel"))) == (9, 2)

    books.pass_turn_to(books.red)
    books.red.puts_aside("page-travel-9").has(hand="white-1").works("recruit", "white-1")
    books.red.plays("end-turn")
    assert books.options == ["silver 0", "silver 1"]
    books.red.plays("silver 1")


@rule("BOB-19")
def test_another_players_rows_mean_nothing(books: BookTable) -> None:
    """Each has a Tile of their own."""
    one_short(books.blue).retired("translate", "persian-e")
    books.red.retired("travel", "persian-f").puts_aside("page-travel-10").has(silver=1)

    books.red.ends_turn()

    assert books.options == ["silver 0", "silver 1"]
    books.red.plays("silver 1")


# Filled rows


@rule("BOB-20")
def test_a_filled_row_slides_the_tile_and_flips_the_highest_bonus(books: BookTable) -> None:
    """One of the two effects of Row Bonus Tile 1: an upgrade, or a Black Die to hand and 1 XP."""
    one_short(books.red).puts_aside("page-translate-10")

    books.red.ends_turn()
    assert books.kind == "choose_one"
    assert books.options == ["part 1", "part 2"]
    books.red.plays("part 2")

    assert books.red.rows == 1
    assert books.red.xp == 1
    assert [die.split("-")[0] for die in books.red.hand] == ["black"]
    assert books.red.vp("row-1") == 1


@rule("BOB-20")
@pytest.mark.parametrize("kind", ["page", "retiree"])
def test_pages_and_retirees_fill_rows_alike(books: BookTable, kind: str) -> None:
    """Any mix of them."""
    books.red.retired("travel", "page-travel-1").retired("research", "persian-d")
    if kind == "page":
        books.red.puts_aside("page-translate-10")
    else:
        books.room(6, "greek-a", books.red, gold=1)

    books.red.ends_turn()
    if kind == "retiree":
        books.red.plays("tuck slot-4")
    books.red.plays("part 2")

    assert books.red.rows == 1


@rule("BOB-20")
def test_the_bonus_comes_before_further_cards(books: BookTable) -> None:
    """It is asked while other cards are still set aside; they are tucked at the new cost."""
    one_short(books.red).puts_aside("page-translate-10", "page-travel-10").has(silver=1)

    books.red.ends_turn()
    books.red.plays("card aside-1")
    assert books.kind == "choose_one"
    assert books.red.set_aside == ["page-travel-10"]
    books.red.plays("part 2")

    assert books.red.under("travel") == ["persian-c", "page-travel-10"]
    assert books.red.silver == 1  # the row was filled first: no cost


@rule("BOB-20")
def test_tucked_before_the_row_is_filled_it_costs(books: BookTable) -> None:
    """The other order of the same two cards."""
    one_short(books.red).puts_aside("page-translate-10", "page-travel-10").has(silver=1)

    books.red.ends_turn()
    books.red.plays("card aside-2", "silver 1", "part 2")

    assert books.red.silver == 0
    assert books.red.rows == 1


@rule("BOB-20", "BOB-18")
@pytest.mark.parametrize("order", list(permutations(("page-translate-10", "page-travel-10", "page-travel-9"))))
def test_three_cards_in_every_order_across_a_filled_row(books: BookTable, order: tuple[str, str, str]) -> None:
    """What lies before the row is filled costs a row more; what comes after, a row less."""
    one_short(books.red).puts_aside("page-translate-10", "page-travel-10", "page-travel-9").has(silver=9)
    filled = order.index("page-translate-10")
    expected = {0: 0 + 1, 1: 1 + 1, 2: 1 + 2}[filled]

    books.red.ends_turn()
    for card in order:
        if len(books.red.set_aside) > 1:
            books.red.plays(f"card aside-{books.red.set_aside.index(card) + 1}")
        if books.kind == "choose_tuck_cost":
            books.red.plays(books.options[-1])
        if books.kind == "choose_one":
            books.red.plays("part 2")

    assert books.red.silver == 9 - expected
    assert books.red.rows == 1


@rule("BOB-20")
def test_two_rows_filled_in_one_turn(books: BookTable) -> None:
    """Each gives the bonus of its own Tile, the first before the second."""
    one_short(books.red).retired("recruit", "persian-e").retired("travel", "persian-f")
    books.red.retired("research", "persian-g").puts_aside("page-translate-10", "page-translate-9")
    books.red.has(bag="white white")

    books.red.ends_turn()
    books.red.plays("card aside-1", "part 2")
    assert books.red.rows == 2  # the second card was free, and filled the next row
    assert books.options == ["part 1", "part 2"]
    books.red.plays("part 2", "return-die bag", "return-die bag")

    assert books.red.bag == []
    assert (books.red.vp("row-1"), books.red.vp("row-2")) == (1, 2)


@rule("BOB-20")
def test_the_third_tile_gives_gold(books: BookTable) -> None:
    """1 Gold, and 1 Gold placed or taken."""
    filled(books.red, rows=2)
    one_row_short(books.red)
    books.room(1, "greek-a", books.red)

    books.red.ends_turn()
    books.red.plays("part 2", "place-gold room-1")

    assert books.red.gold == 0
    assert books.gold_on(1) == 1


@rule("BOB-20", "BOB-12")
@pytest.mark.parametrize("part", [1, 2])
def test_the_fourth_tile_employs_or_advances(books: BookTable, part: int) -> None:
    """Any Translator, or any Track with Medicine."""
    filled(books.red, rows=3)
    one_row_short(books.red)
    books.top("chinese-a")

    books.red.ends_turn()
    books.red.plays(f"part {part}")
    if part == 1:
        books.red.plays("employ chinese", "room room-6")
        assert books.owner_of(6) is books.red
    else:
        books.red.plays("advance medicine")
        assert books.red.track("medicine") == 1


@rule("BOB-20", "REC-07")
def test_with_every_deck_empty_the_fourth_tile_only_advances(books: BookTable) -> None:
    """Nobody is left to Employ."""
    filled(books.red, rows=3)
    one_row_short(books.red)
    for character in Character:
        books.empty_deck(character, books.blue)

    books.red.ends_turn()

    assert books.kind == "choose_track"
    books.red.plays("advance medicine")


@rule("BOB-20", "RET-11")
def test_a_translator_that_gets_its_gold_by_a_bonus_retires_in_the_same_step(books: BookTable) -> None:
    """What tucking makes to be tucked follows."""
    filled(books.red, rows=2)
    one_row_short(books.red)
    books.room(6, "greek-a", books.red)

    books.red.ends_turn()
    books.red.plays("part 2", "place-gold room-6")

    assert books.translator_in(6) is None
    assert books.kind == "choose_slot_to_tuck"
    books.red.plays("tuck slot-2")


@rule("BOB-20")
def test_only_effects_that_can_be_done_are_offered(books: BookTable) -> None:
    """No card to upgrade: the other one is done by itself."""
    books.upgrades(*[None] * 6)
    one_short(books.red).puts_aside("page-translate-10")

    books.red.ends_turn()

    assert books.red.xp == 1
    assert books.red.rows == 1


@rule("BOB-20")
def test_if_neither_can_be_done_the_tile_is_flipped_all_the_same(books: BookTable) -> None:
    """No card to upgrade, no White Die to Destroy."""
    books.upgrades(*[None] * 6)
    filled(books.red, rows=1)
    one_row_short(books.red)
    books.red.has(hand="purple-4")

    books.red.works("choice", "purple-4")
    books.red.plays("end-turn")

    assert books.red.rows == 2
    assert books.red.vp("row-2") == 2


@rule("BOB-20")
def test_with_no_bonus_tile_left_the_reference_tile_still_slides(books: BookTable) -> None:
    """A fifth row gives nothing, and the next cards are cheaper."""
    filled(books.red, rows=4)
    one_row_short(books.red)
    books.red.has(silver=5)

    books.red.ends_turn()

    assert books.red.rows == 5
    assert books.red.silver == 5
    books.pass_turn_to(books.red)
    books.red.puts_aside("page-travel-9").has(hand="white-1").works("recruit", "white-1")
    books.red.plays("end-turn")
    assert books.red.silver == 5  # the sixth card under Travel, on the first row of the Tile


@rule("BOB-20")
def test_a_fifth_row_has_a_number_too(books: BookTable) -> None:
    """It is told like the four that have a Tile."""
    filled(books.red, rows=4)
    one_row_short(books.red)
    books.red.has(hand="white-1").works("choice", "white-1", card="patron")
    books.refresh()
    books.stay_open()

    told = books.game.preview("end-turn")

    assert [event.values["tucked_row"] for event in told if event.name == "row_filled"] == ["row-5"]


@rule("BOB-20", "RET-05")
def test_a_row_filled_in_another_players_turn(books: BookTable) -> None:
    """Its owner resolves the bonus there and then."""
    one_short(books.blue)
    books.room(6, "greek-a", books.blue, gold=1)

    books.red.ends_turn()
    books.blue.plays("tuck slot-4")
    assert books.asked is books.blue
    assert books.kind == "choose_one"
    books.blue.plays("part 2")

    assert (books.blue.rows, books.blue.xp) == (1, 1)
    assert books.asked is books.blue
    assert books.kind == "choose_turn"


def filled(seat: BookSeat, rows: int) -> None:
    """So many rows were filled in earlier turns."""
    for slot, deck in (("travel", "greek"), ("research", "hebrew"), ("translate", "sanskrit")):
        seat.retired(slot, *[f"{deck}-{letter}" for letter in "cegha"[:rows]])
    seat.retired("recruit", *[f"syriac-{letter}" for letter in "abcd"[: rows - 1]])
    assert seat.rows == rows


def one_row_short(seat: BookSeat) -> None:
    """The next row lacks one card, which is set aside: a Page of Travel."""
    seat.retired("recruit", "mixed-1-a").retired("research", "mixed-1-b").retired("translate", "mixed-1-c")
    seat.puts_aside("page-travel-10")
