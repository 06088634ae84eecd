"""The Medicine card and the 8 Upgraded Action Cards: their small actions, Rest effects and printed Die."""

import pytest

from kit.book_forecast import well_read
from kit.book_table import BookSeat, BookTable
from kit.exercised import each
from kit.forecast import CATALOGUE, Forecast, may_be_declined
from scholars.catalogue.cards import ActionCard

MEDICINE = CATALOGUE.body_of_books.action_cards
UPGRADED = CATALOGUE.body_of_books.upgraded_action_cards
CARDS = (*MEDICINE, *UPGRADED)
WITH_A_DIE = [card for card in CARDS if card.printed_die]
LEVELS = (0, 2, 4, 6)


def holds(books: BookTable, card: ActionCard) -> BookSeat:
    """The first seat has plenty, and this card in hand; Upgraded, it was gained in an earlier turn."""
    red = well_read(books)
    return red.upgraded(card.subject) if card in UPGRADED else red


@each("card", CARDS, "subject", "small")
def test_each_small_action_may_be_resolved_once(books: BookTable, card: ActionCard) -> None:
    """Those of its own brown field and no others; a card without one has none."""
    red = holds(books, card)
    red.works("choice", "red-3", card=card.subject)

    for number, small in enumerate(card.small, start=1):
        forecast = Forecast(books).expects(small)
        red.plays(f"small action-{number}")
        forecast.happens("choose_action")

    assert not any(option.startswith("small") for option in books.options)
    red.plays("end-turn")


@each("card", [card for card in CARDS if any(may_be_declined(small) for small in card.small)], "small")
def test_the_cost_of_a_small_action_may_be_refused(books: BookTable, card: ActionCard) -> None:
    """Then nothing of it is gained."""
    red = holds(books, card)
    red.works("choice", "red-3", card=card.subject)
    forecast = Forecast(books, willing=False).expects(card.small[0])

    red.plays("small action-1")

    forecast.happens("choose_action")
    red.plays("end-turn")


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


@each("card", [card for card in CARDS if card not in WITH_A_DIE], "printed_die")
def test_a_card_without_a_printed_die_needs_a_die(books: BookTable, card: ActionCard) -> None:
    """It cannot be played with an empty hand."""
    holds(books, card).has(hand="")

    assert {option.split()[1] for option in books.options} == {"goal"}


@each("card", WITH_A_DIE, "printed_die")
def test_the_printed_die_is_played_alone(books: BookTable, card: ActionCard) -> None:
    """Without a Die from hand the card itself is one, of its colour. (BOB-32)"""
    assert card.printed_die is not None
    red = holds(books, card).has(hand="white-1")
    red.plays(f"work {card.subject} slot-5", "dice none")

    assert red.makes() == f"{card.printed_die.colour} {card.printed_die.value}"


@each("card", WITH_A_DIE, "printed_die")
def test_a_second_die_adds_to_the_printed_one(books: BookTable, card: ActionCard) -> None:
    """Black beats every other colour. (BOB-06)"""
    assert card.printed_die is not None
    red = holds(books, card).has(hand="green-4")
    red.plays(f"work {card.subject} slot-5", "dice green-4")

    assert red.makes() == f"{card.printed_die.colour} {card.printed_die.value + 4}"


@each("card", WITH_A_DIE, "printed_die")
def test_a_worker_recolours_the_printed_die(books: BookTable, card: ActionCard) -> None:
    """The value stays; a White Worker makes it White. (BOB-32)"""
    assert card.printed_die is not None
    red = holds(books, card).has(hand="white-1", workers="white")
    red.plays(f"work {card.subject} slot-5", "dice none")

    red.plays("place-worker white die-1")

    assert red.makes() == f"white {card.printed_die.value}"


# Rest


def income(books: BookTable, card: ActionCard, level: int, willing: bool = True) -> Forecast:
    """The card lies on the first slot with a Die; what its Rest gives, with the Player Aid."""
    red = holds(books, card).goal("goal-chinese", targets=0).lies("recruit", card.subject, "red-3")
    red.researched(**dict.fromkeys(("mathematics", "physics", "chemistry", "philosophy", "biology", "medicine"), level))
    books.pile(bottom=[books.reserve[0]])
    forecast = Forecast(books, willing).expects(card.rest).expects(CATALOGUE.board.player_aid.rest)
    red.rests()
    return forecast.also(on_board=-1, in_bag=1, action_cards=1)


@pytest.mark.parametrize("level", LEVELS)
@each("card", CARDS, "rest")
def test_resting_gives_the_blue_field(books: BookTable, card: ActionCard, level: int) -> None:
    """At whatever level its Track is; then the card goes back to hand."""
    income(books, card, level).happens()

    assert card.subject in books.red.cards


@pytest.mark.parametrize("level", LEVELS)
@each("card", CARDS, "rest")
def test_what_may_be_declined_at_a_rest_is_left_out(books: BookTable, card: ActionCard, level: int) -> None:
    """Costs and Page gains may be refused."""
    income(books, card, level, willing=False).happens()


def test_everybody_begins_with_the_medicine_card(books: BookTable) -> None:
    """Besides the seven others. (BOB-05)"""
    for seat in books.seats:
        assert {card.subject for card in (*CATALOGUE.action_cards, *MEDICINE)} == set(seat.cards)
