"""BOB: Upgraded Action Cards: mathematics, physics and chemistry in the top row, the next three in the bottom one."""

import pytest

from kit import rule
from kit.book_table import BookSeat, BookTable


def fill_a_row_at_the_end(seat: BookSeat) -> None:
    """A Page that fills the first row is set aside: its bonus is an upgrade, or a Black Die and 1 XP."""
    seat.retired("recruit").retired("travel", "persian-c").retired("research", "persian-d")
    seat.puts_aside("page-translate-10")


@rule("BOB-24")
def test_the_own_card_of_the_subject_is_swapped(books: BookTable) -> None:
    """Any of those that lie there; it is in hand as the old one was."""
    books.red.resolves("upgrade")
    assert books.options == ["decline", *(f"upgrade space-{space}" for space in range(1, 7))]
    books.red.plays("upgrade space-2")

    assert books.red.upgrades == ["physics"]
    assert "physics" in books.red.cards
    assert books.upgrades_there == ["mathematics", None, "chemistry", "philosophy", "biology", "medicine"]


@rule("BOB-02", "BOB-24")
@pytest.mark.parametrize(("space", "xp"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_the_xp_there_is_gained(books: BookTable, space: int, xp: int) -> None:
    """1 in the top row, 2 in the bottom row."""
    books.red.resolves("upgrade")
    books.red.plays(f"upgrade space-{space}")

    assert books.red.xp == xp


@rule("BOB-24")
def test_a_card_on_the_board_is_swapped_where_it_lies(books: BookTable) -> None:
    """Its Dice and Workers stay in place, and so does its place in the row."""
    books.red.has(hand="white-2 red-3", workers="blue")
    books.red.works("travel", "white-2", "red-3", card="physics")
    books.red.plays("place-worker blue die-1", "end-turn")

    books.red.resolves("upgrade")
    books.red.plays("upgrade space-2")

    assert books.red.card_on("travel") == "physics"
    assert books.red.upgrades == ["physics"]
    assert books.red.board == ["white-2", "red-3"]
    assert books.red.workers_on("travel") == ["blue"]


@rule("BOB-24", "REST-06")
def test_the_upgraded_blue_field_is_harvested_at_the_rest(books: BookTable) -> None:
    """The Upgraded Patron gives 1 Gold; the plain one asks for a White Die."""
    books.upgrades("patron", "physics", "chemistry", "philosophy", "biology", "medicine")
    books.red.lies("travel", "patron", "white-1")
    books.red.resolves("upgrade")
    books.red.plays("upgrade space-1")

    books.red.rests()

    assert books.red.gold == 1
    books.red.plays("enough")
    assert "patron" in books.red.cards
    assert books.red.upgrades == ["patron"]


@rule("BOB-24", "WORK-03")
def test_the_upgraded_brown_field_is_offered_in_a_later_work(books: BookTable) -> None:
    """The Upgraded Mathematics card gives 2 Silver; the plain one has no brown field."""
    books.red.upgraded("mathematics").has(hand="white-1")

    books.red.works("travel", "white-1", card="mathematics")
    books.red.plays("small action-1", "end-turn")

    assert books.red.silver == 2


# On the slot in use


@rule("BOB-25")
def test_an_upgraded_card_on_the_slot_in_use_offers_its_brown_field(books: BookTable) -> None:
    """The old one had none, so none was used."""
    books.red.works("travel", "white-1", card="mathematics")
    assert not any(option.startswith("small") for option in books.options)

    books.red.resolves("upgrade")
    books.red.plays("upgrade space-1")
    assert "small action-1" in books.options
    books.red.plays("small action-1", "end-turn")

    assert books.red.silver == 2


@rule("BOB-25")
def test_not_once_an_action_of_the_old_brown_field_was_used(books: BookTable) -> None:
    """One used closes all, even those that were still open."""
    books.upgrades("apprentice", "physics", "chemistry", "philosophy", "biology", "medicine")
    books.red.has(bag="white white white")
    books.red.works("travel", "white-1", card="apprentice")
    books.red.plays("small action-1")
    assert "small action-2" in books.options

    books.red.resolves("upgrade")
    books.red.plays("upgrade space-1")

    assert not any(option.startswith("small") for option in books.options)
    books.red.plays("end-turn")


@rule("BOB-25")
def test_if_none_of_it_was_used_the_whole_new_one_is_open(books: BookTable) -> None:
    """Three small actions of the Upgraded Apprentice."""
    books.upgrades("apprentice", "physics", "chemistry", "philosophy", "biology", "medicine")
    books.red.has(bag="white white white")
    books.red.works("travel", "white-1", card="apprentice")

    books.red.resolves("upgrade")
    books.red.plays("upgrade space-1")
    books.red.plays("small action-1", "small action-2", "small action-3", "gain-worker red", "end-turn")

    assert len(books.red.hand) == 2
    assert books.red.workers == ["red"]


@rule("BOB-25")
def test_a_card_on_another_slot_offers_nothing(books: BookTable) -> None:
    """Only the one in use."""
    books.red.lies("travel", "mathematics", "white-2")

    books.red.works("recruit", "white-1", card="physics")
    books.red.resolves("upgrade")
    books.red.plays("upgrade space-1")

    assert not any(option.startswith("small") for option in books.options)
    books.red.plays("end-turn")


@rule("BOB-25")
def test_also_during_the_tucking_at_the_end_of_the_turn(books: BookTable) -> None:
    """A row filled then upgrades the card in use: its brown field is offered at once, and may be left."""
    fill_a_row_at_the_end(books.red)
    books.red.has(hand="white-1")
    books.red.works("choice", "white-1", card="mathematics")
    books.red.plays("end-turn", "part 1", "upgrade space-1")

    assert books.kind == "choose_brown_field"
    assert books.options == ["small action-1", "enough"]
    books.red.plays("small action-1")
    assert books.red.silver == 2
    assert books.asked is books.blue


@rule("BOB-25")
def test_it_is_offered_before_further_cards_are_tucked(books: BookTable) -> None:
    """The Silver pays for the next one."""
    fill_a_row_at_the_end(books.red)
    books.red.retired("travel", "persian-e").puts_aside("page-travel-10").has(hand="white-1")
    books.red.works("choice", "white-1", card="mathematics")
    books.red.plays("end-turn", "card aside-1", "part 1", "upgrade space-1", "small action-1")

    assert books.options == ["silver 0", "silver 1"]
    books.red.plays("silver 1")


@rule("BOB-25")
def test_the_brown_field_at_the_tucking_may_be_left(books: BookTable) -> None:
    """Nobody must use it."""
    fill_a_row_at_the_end(books.red)
    books.red.has(hand="white-1")
    books.red.works("choice", "white-1", card="mathematics")
    books.red.plays("end-turn", "part 1", "upgrade space-1", "enough")

    assert books.red.silver == 0


@rule("BOB-25", "DICE-07", "SUP-03")
def test_the_brown_field_at_the_tucking_destroys_a_die_in_use(books: BookTable) -> None:
    """It gives a primary Die; with none left the White Die of an action never taken may be Destroyed instead."""
    for colour in ("red", "blue", "yellow"):
        books.no_dice_left(colour, books.blue)
    fill_a_row_at_the_end(books.red)
    books.red.has(hand="white-1")
    books.red.works("choice", "white-1", card="philosophy")
    books.red.plays("end-turn", "part 1", "upgrade space-4", "small action-1")

    assert books.options == ["return-die die-1", "enough"]
    books.red.plays("return-die die-1")
    assert books.red.board == []


@rule("BOB-25")
def test_at_the_tucking_too_one_used_closes_all(books: BookTable) -> None:
    """The Patron's 2 Silver were taken: those of the Upgraded Patron are not."""
    books.upgrades("patron", "physics", "chemistry", "philosophy", "biology", "medicine")
    fill_a_row_at_the_end(books.red)
    books.red.has(hand="white-1")
    books.red.works("choice", "white-1", card="patron")
    books.red.plays("small action-1", "end-turn", "part 1", "upgrade space-1")

    assert books.red.silver == 2
    assert books.asked is books.blue


@rule("BOB-25")
def test_in_another_players_turn_it_offers_nothing(books: BookTable) -> None:
    """Blue's row is filled in Red's turn; Blue's card lies on the slot Red uses."""
    fill_a_row_at_the_end(books.blue)
    books.blue.lies("choice", "mathematics", "white-2")
    books.red.works("choice", "white-1", card="physics")
    books.red.plays("end-turn")

    books.blue.plays("part 1", "upgrade space-1")

    assert books.blue.upgrades == ["mathematics"]
    assert books.kind == "choose_turn"


@rule("BOB-25")
def test_its_printed_black_die_is_ignored_that_turn(books: BookTable) -> None:
    """The action stays as the Dice made it."""
    books.red.has(hand="white-3 red-2")
    books.red.works("travel", "white-3", "red-2", card="medicine")

    books.red.resolves("upgrade")
    books.red.plays("upgrade space-6")

    assert books.red.dice_on("travel") == 2
    assert books.red.makes() == "red 5"


@rule("BOB-25", "BOB-32")
def test_from_the_next_work_on_it_counts(books: BookTable) -> None:
    """In hand again, it is played with its printed Die."""
    books.red.resolves("upgrade")
    books.red.plays("upgrade space-6")
    books.red.has(hand="white-3")

    books.red.works("travel", "white-3", card="medicine")

    assert books.red.makes() == "black 7"


# What is not available


@rule("BOB-26")
def test_a_subject_already_upgraded_is_not_offered(books: BookTable) -> None:
    """The own card of it is gone. The other player may still have another."""
    books.red.upgraded("mathematics", "physics")

    books.red.resolves("upgrade")
    assert books.options == ["decline", *(f"upgrade space-{space}" for space in (3, 4, 5, 6))]
    books.red.plays("upgrade space-3")


@rule("BOB-26")
def test_what_one_has_taken_nobody_else_can(books: BookTable) -> None:
    """The old card lies face down on the space, and is not available."""
    books.red.resolves("upgrade")
    books.red.plays("upgrade space-1")

    books.blue.resolves("upgrade")
    assert "upgrade space-1" not in books.options
    books.blue.plays("upgrade space-2")

    assert (books.red.upgrades, books.blue.upgrades) == (["mathematics"], ["physics"])


@rule("BOB-26")
def test_with_none_left_an_upgrade_is_not_available(books: BookTable) -> None:
    """An "or" offers only the other part."""
    books.upgrades(*[None] * 6)

    books.red.resolves("upgrade or 1 silver")

    assert books.red.silver == 1
    assert books.red.upgrades == []


@rule("BOB-24", "EFF-01")
@pytest.mark.parametrize(("choice", "upgraded", "xp"), [("upgrade space-2", ["physics"], 1), ("decline", [], 0)])
def test_an_upgrade_may_be_declined(books: BookTable, choice: str, upgraded: list[str], xp: int) -> None:
    """Even with one left the player is asked; who declines keeps the old card and gains no XP."""
    books.upgrades(None, "physics", None, None, None, None)

    books.red.resolves("upgrade")
    assert books.options == ["decline", "upgrade space-2"]
    books.red.plays(choice)

    assert (books.red.upgrades, books.red.xp) == (upgraded, xp)
    assert books.upgrades_there[1] == (None if upgraded else "physics")


@rule("BBS-04")
def test_with_more_players_the_other_card_of_the_column_stays(books: BookTable) -> None:
    """Only in solo does it leave the game."""
    books.red.resolves("upgrade")
    books.red.plays("upgrade space-1")

    assert books.upgrades_there[3] == "philosophy"
    assert books.out_of_the_game == ["apprentice", "patron"]
