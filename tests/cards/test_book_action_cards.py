"""The Medicine card and the 8 Upgraded Action Cards: who has them, and the printed Die.

Their fields are tested with those of the other Action Cards.
"""

from kit.book_forecast import well_read
from kit.book_table import BookTable
from kit.exercised import each
from kit.forecast import CATALOGUE
from scholars.catalogue.cards import ActionCard

MEDICINE = CATALOGUE.body_of_books.action_cards
UPGRADED = CATALOGUE.body_of_books.upgraded_action_cards
WITH_A_DIE = [card for card in UPGRADED if card.printed_die]


@each("card", UPGRADED, "subject")
def test_only_who_gained_it_has_the_upgraded_card(books: BookTable, card: ActionCard) -> None:
    """For another player the card of the subject is as it always was. (BOB-24)"""
    books.red.upgraded(card.subject)
    plain = next(one for one in (*CATALOGUE.action_cards, *MEDICINE) if one.subject == card.subject)
    books.pass_turn_to(books.blue)
    books.blue.has(silver=9, gold=9, workers="red red", hand="red-3", bag="white white red blue")

    books.blue.works("choice", "red-3", card=card.subject)

    offered = [option for option in books.options if option.startswith("small")]
    assert len(offered) == len(set(plain.small))
    books.blue.plays("end-turn")


# Printed Dice


@each("card", WITH_A_DIE, "printed_die")
def test_the_printed_die_is_played_alone(books: BookTable, card: ActionCard) -> None:
    """Without a Die from hand the card itself is one, of its colour. (BOB-32)"""
    assert card.printed_die is not None
    red = well_read(books).upgraded(card.subject).has(hand="white-1")
    red.plays(f"work {card.subject} slot-5", "dice none")

    assert red.makes() == f"{card.printed_die.colour} {card.printed_die.value}"


@each("card", WITH_A_DIE, "printed_die")
def test_a_second_die_adds_to_the_printed_one(books: BookTable, card: ActionCard) -> None:
    """Black beats every other colour. (BOB-06)"""
    assert card.printed_die is not None
    red = well_read(books).upgraded(card.subject).has(hand="green-4")
    red.plays(f"work {card.subject} slot-5", "dice green-4")

    assert red.makes() == f"{card.printed_die.colour} {card.printed_die.value + 4}"


@each("card", WITH_A_DIE, "printed_die")
def test_a_worker_recolours_the_printed_die(books: BookTable, card: ActionCard) -> None:
    """The value stays; a White Worker makes it White. (BOB-32)"""
    assert card.printed_die is not None
    red = well_read(books).upgraded(card.subject).has(hand="white-1", workers="white")
    red.plays(f"work {card.subject} slot-5", "dice none")

    red.plays("place-worker white die-1")

    assert red.makes() == f"white {card.printed_die.value}"


# At the start


def test_everybody_begins_with_the_medicine_card(books: BookTable) -> None:
    """Besides the seven others. (BOB-05)"""
    for seat in books.seats:
        assert {card.subject for card in (*CATALOGUE.action_cards, *MEDICINE)} == set(seat.cards)
