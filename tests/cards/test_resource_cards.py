"""The 10 Resource Cards, each picked at setup."""

from collections import Counter

from kit import Table
from kit.exercised import each
from kit.forecast import SEAT_NAMES, Forecast, may_be_declined
from scholars import Game
from scholars.catalogue import load
from scholars.catalogue.cards import ResourceCard

CARDS = load().resource_cards
FIELDS = ("white_dice", "red_dice", "blue_dice", "yellow_dice", "gold", "silver", "workers", "bonus")


def about_to_pick(card: ResourceCard) -> tuple[Table, str]:
    """A game in which the first seat picks first and this card is there, and the choice that picks it."""
    for seed in range(200):
        game = Game.new(players=2, seed=seed)
        under = game.position()["resources"]
        assert isinstance(under, list)
        if card.id in under and game.decision is not None and game.decision.seat == 0:
            return Table.around(game), f"pick room-{under.index(card.id) + 1}"
    raise AssertionError(f"{card.id} is never there")


def listed(table: Table, card: ResourceCard, willing: bool = True) -> Forecast:
    """What the card lists, from top to bottom; one Influence goes on the Translator."""
    dice = Counter(white=card.white_dice, red=card.red_dice, blue=card.blue_dice, yellow=card.yellow_dice)
    forecast = Forecast(table, willing).also(influence=-1, gold=card.gold, silver=card.silver)
    forecast.also(**{f"{colour}_die": count for colour, count in dice.items()})
    forecast.also(in_bag=dice.total() - 4, in_hand=4)
    forecast.also(**{f"{colour}_worker": count for colour, count in Counter(card.workers).items()})
    return forecast.expects(card.bonus)


@each("card", CARDS, *FIELDS)
def test_a_resource_card_gives_what_it_lists(card: ResourceCard) -> None:
    """Dice to the Bag, 4 of them drawn and rolled, Gold, Silver, Workers, and the other bonus."""
    table, pick = about_to_pick(card)
    forecast = listed(table, card)

    table.red.plays(pick)

    forecast.happens("choose_pair")
    assert table.asked is table.blue
    assert table.game.faults() == ()


@each("card", [card for card in CARDS if may_be_declined(card.bonus)])
def test_an_influence_as_a_bonus_may_be_declined(card: ResourceCard) -> None:
    """Everything else of the card is gained."""
    table, pick = about_to_pick(card)
    forecast = listed(table, card, willing=False)

    table.red.plays(pick)

    forecast.happens("choose_pair")


@each("card", CARDS)
def test_the_translator_above_a_resource_card_is_the_players(card: ResourceCard) -> None:
    """One Influence of the player lies on the Starting Translator above the card."""
    table, pick = about_to_pick(card)

    table.red.plays(pick)

    assert table.owner_of(int(pick.rsplit("-", 1)[1])) is table.seats[SEAT_NAMES.index("red")]
