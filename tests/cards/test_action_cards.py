"""The Action Cards of both boxes, Upgraded ones included: their small actions and their Rest effects."""

import pytest

from kit import Seat, Table
from kit.book_forecast import rich
from kit.book_table import BookSeat
from kit.exercised import TableOf, each
from kit.forecast import CATALOGUE, Forecast, may_be_declined
from scholars.catalogue.cards import ActionCard

UPGRADED = CATALOGUE.body_of_books.upgraded_action_cards
CARDS = (*CATALOGUE.action_cards, *CATALOGUE.body_of_books.action_cards, *UPGRADED)
WITHOUT_A_DIE = [card for card in CARDS if not card.printed_die]
ON_A_TRACK = ("mathematics", "physics", "chemistry", "philosophy", "biology")


def holds(table: Table, card: ActionCard) -> Seat:
    """The first seat has plenty, and this card in hand; Upgraded, it was gained in an earlier turn."""
    red = rich(table)
    if card in UPGRADED:
        assert isinstance(red, BookSeat)
        red.upgraded(card.subject)
    return red


# Small actions


@each("card", CARDS, "subject", "small")
def test_each_small_action_may_be_resolved_once(table_of: TableOf, card: ActionCard) -> None:
    """The actions of the brown field are separate ones, each once; a card without one has none."""
    table = table_of(card)
    red = holds(table, card)
    red.works("choice", "red-3", card=card.subject)

    for number, small in enumerate(card.small, start=1):
        forecast = Forecast(table).expects(small)
        red.plays(f"small action-{number}")
        forecast.happens("choose_action")

    assert not any(option.startswith("small") for option in table.options)
    red.plays("end-turn")


@each("card", CARDS)
def test_small_actions_may_be_left_out(table_of: TableOf, card: ActionCard) -> None:
    """Nothing of the card is resolved by itself."""
    table = table_of(card)
    red = holds(table, card)
    red.works("choice", "red-3", card=card.subject)
    forecast = Forecast(table)

    red.plays("end-turn")

    forecast.happens()


@each("card", [card for card in CARDS if any(may_be_declined(small) for small in card.small)])
def test_the_cost_of_a_small_action_may_be_refused(table_of: TableOf, card: ActionCard) -> None:
    """Then nothing of it is gained."""
    table = table_of(card)
    red = holds(table, card)
    red.works("choice", "red-3", card=card.subject)
    forecast = Forecast(table, willing=False).expects(card.small[0])

    red.plays("small action-1")

    forecast.happens("choose_action")
    red.plays("end-turn")


@each("card", WITHOUT_A_DIE, "printed_die")
def test_a_card_without_a_printed_die_needs_a_die(table_of: TableOf, card: ActionCard) -> None:
    """With no Die in hand only a card with a printed Die can be played, and this one has none."""
    table = table_of(card)
    holds(table, card).has(hand="")

    assert {option.split()[1] for option in table.options} == {"goal"}


# Rest


def income(table: Table, card: ActionCard, level: int, willing: bool = True) -> Forecast:
    """The card lies on the first slot with a Die; what its Rest gives, with the Player Aid."""
    red = holds(table, card).goal("goal-chinese", targets=0).lies("recruit", card.subject, "red-3")
    red.researched(**dict.fromkeys(ON_A_TRACK if card in CATALOGUE.action_cards else (*ON_A_TRACK, "medicine"), level))
    table.pile(bottom=[table.reserve[0]])
    forecast = Forecast(table, willing).expects(card.rest).expects(CATALOGUE.board.player_aid.rest)
    red.rests()
    return forecast.also(on_board=-1, in_bag=1, action_cards=1)


@pytest.mark.parametrize("level", [0, 2, 4, 6])
@each("card", CARDS, "rest")
def test_resting_gives_the_blue_field(table_of: TableOf, card: ActionCard, level: int) -> None:
    """The Rest effect of a card on the Player Board is income; then the card goes back to hand."""
    table = table_of(card)

    income(table, card, level).happens()

    assert card.subject in table.red.cards


@pytest.mark.parametrize("level", [0, 2, 4, 6])
@each("card", CARDS)
def test_what_may_be_declined_at_a_rest_is_left_out(table_of: TableOf, card: ActionCard, level: int) -> None:
    """A cost may be refused, and a Page gain; then its effect is not resolved either."""
    income(table_of(card), card, level, willing=False).happens()


@each("card", CARDS)
def test_a_card_in_hand_gives_no_income(table_of: TableOf, card: ActionCard) -> None:
    """Only the cards on the Player Board are income."""
    other = next(other for other in CARDS if other.subject is not card.subject)
    table = table_of(card)
    red = holds(table, card).goal("goal-chinese", targets=0).lies("recruit", other.subject, "red-3")
    table.pile(bottom=[table.reserve[0]])
    forecast = Forecast(table).expects(other.rest).expects(CATALOGUE.board.player_aid.rest)

    red.rests()

    forecast.also(on_board=-1, in_bag=1, action_cards=1).happens()
    assert card.subject in red.cards
