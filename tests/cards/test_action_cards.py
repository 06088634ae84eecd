"""The 7 Action Cards: their small actions and their Rest effects."""

from kit import Table
from kit.exercised import each
from kit.forecast import Forecast, may_be_declined, wealthy
from scholars.catalogue import load
from scholars.catalogue.cards import ActionCard

CATALOGUE = load()
CARDS = CATALOGUE.action_cards


@each("card", CARDS, "subject", "small", "printed_die")
def test_each_small_action_may_be_resolved_once(table: Table, card: ActionCard) -> None:
    """The actions of the brown field are separate ones, each once; a card without one has none."""
    red = wealthy(table)
    red.works("choice", "red-3", card=card.subject)

    for number, small in enumerate(card.small, start=1):
        forecast = Forecast(table).expects(small)
        red.plays(f"small action-{number}")
        forecast.happens("choose_action")

    assert not any(option.startswith("small") for option in table.options)
    red.plays("end-turn")


@each("card", CARDS)
def test_small_actions_may_be_left_out(table: Table, card: ActionCard) -> None:
    """Nothing of the card is resolved by itself."""
    red = wealthy(table)
    red.works("choice", "red-3", card=card.subject)
    forecast = Forecast(table)

    red.plays("end-turn")

    forecast.happens()


@each("card", CARDS, "printed_die")
def test_a_card_without_a_printed_die_needs_a_die(table: Table, card: ActionCard) -> None:
    """With no Die in hand only a card with a printed Die can be played, and this one has none."""
    table.red.goal("goal-chinese", targets=7).has(hand="")

    assert card.printed_die is None
    assert {option.split()[1] for option in table.options} == {"goal"}


# Rest


def income(table: Table, card: ActionCard, willing: bool = True) -> Forecast:
    """The card lies on the first slot with a Die; what its Rest gives, with the Player Aid."""
    red = wealthy(table).goal("goal-chinese", targets=0).lies("recruit", card.subject, "red-3")
    table.pile(bottom=[table.reserve[0]])
    forecast = Forecast(table, willing).expects(card.rest).expects(CATALOGUE.board.player_aid.rest)
    red.rests()
    return forecast.also(on_board=-1, in_bag=1, action_cards=1)


@each("card", CARDS, "rest")
def test_resting_gives_the_blue_field(table: Table, card: ActionCard) -> None:
    """The Rest effect of a card on the Player Board is income; then the card goes back to hand."""
    income(table, card).happens()

    assert card.subject in table.red.cards


@each("card", [card for card in CARDS if may_be_declined(card.rest)])
def test_a_cost_at_a_rest_may_be_declined(table: Table, card: ActionCard) -> None:
    """The cost may be refused; then its effect is not resolved either."""
    income(table, card, willing=False).happens()


@each("card", CARDS)
def test_a_card_in_hand_gives_no_income(table: Table, card: ActionCard) -> None:
    """Only the cards on the Player Board are income."""
    other = next(other for other in CARDS if other is not card)
    red = wealthy(table).goal("goal-chinese", targets=0).lies("recruit", other.subject, "red-3")
    table.pile(bottom=[table.reserve[0]])
    forecast = Forecast(table).expects(other.rest).expects(CATALOGUE.board.player_aid.rest)

    red.rests()

    forecast.also(on_board=-1, in_bag=1, action_cards=1).happens()
    assert card.subject in red.cards
