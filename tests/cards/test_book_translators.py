"""The 17 Translators of Body of Books: what only they have; `test_translators` has what they share with all others."""

import pytest

from kit import Table
from kit.book_table import BookTable
from kit.exercised import each
from kit.forecast import CATALOGUE
from scholars import Game
from scholars.catalogue.cards import StartingTranslator, Translator
from scholars.components import SECONDARIES, Colour
from scholars.effects import Pay
from scholars.effects.words import Same

DECKS = CATALOGUE.body_of_books.translators
STARTING = CATALOGUE.body_of_books.starting_translators
COSTING = [card for card in DECKS if isinstance(card.retiree, Pay)]
LASTING = [card for card in DECKS if card.retiree.lasting]
MIXES = {Colour.PURPLE: ("red", "blue"), Colour.ORANGE: ("red", "yellow"), Colour.GREEN: ("blue", "yellow")}


# Retirees with a cost


@each("card", COSTING, "retiree")
def test_with_everything_but_its_cost_a_retiree_is_not_offered(books: BookTable, card: Translator) -> None:
    """Without the XP, the Worker or the Black Die in hand; one on the board or in the Bag does not do."""
    hand, bag = "red-3 black-4 green-6", "white white black"
    red = books.red.has(hand=hand, bag=bag, silver=9, gold=9).retired("travel", card.id)

    red.works("travel", "red-3", "black-4")

    assert not any(option.startswith("retiree") for option in books.options)
    red.plays("end-turn")


# Two colours in one


def same_as_black(card: Translator) -> Colour:
    """The secondary colour that is one with Black."""
    assert isinstance(card.retiree, Same)
    assert card.retiree.colour is Colour.BLACK
    return card.retiree.other


@pytest.mark.parametrize("black", [True, False])
@each("card", LASTING, "retiree")
def test_black_and_a_colour_are_as_the_same(books: BookTable, card: Translator, black: bool) -> None:
    """A Black Die may pass for the colour, and a Die of the colour for Black. (BOB-31)"""
    die = "black-4" if black else f"{same_as_black(card)}-4"
    books.red.retired("travel", card.id).has(hand=die)

    books.red.works("travel", die)

    assert books.red.makes() == f"{same_as_black(card)} or black 4"


@each("card", LASTING, "retiree")
def test_another_secondary_die_stays_as_it_is(books: BookTable, card: Translator) -> None:
    """Only the named colour is as Black."""
    other = next(colour for colour in SECONDARIES if colour is not same_as_black(card))
    books.red.retired("travel", card.id).has(hand=f"{other}-4")

    books.red.works("travel", f"{other}-4")

    assert books.red.makes() == f"{other} 4"


@each("card", LASTING, "retiree")
def test_a_colour_mixed_from_two_primaries_stays_as_it_is(books: BookTable, card: Translator) -> None:
    """Only a Die is as Black. (BOB-31)"""
    one, other = MIXES[same_as_black(card)]
    books.red.retired("travel", card.id).has(hand=f"{one}-1 {other}-2")

    books.red.works("travel", f"{one}-1", f"{other}-2")

    assert books.red.makes() == f"{same_as_black(card)} 3"


# Set up


@each("card", STARTING, "room")
def test_a_starting_translator_stands_in_the_room_of_its_number(card: StartingTranslator) -> None:
    """Whenever it is drawn it begins in its Room; without the expansion it never is. (BOB-01, BOB-09)"""
    found: set[int] = set()
    for seed in range(40):
        rooms = Table.around(Game.new(seed=seed, expansions=["body-of-books"]))
        found |= {room for room in range(1, 12) if rooms.translator_in(room) == card.id}
        assert card.id not in str(Game.new(seed=seed).position())
    assert found == {card.room}


@each("card", DECKS, "deck")
def test_a_translator_is_shuffled_into_its_deck(card: Translator) -> None:
    """Only with the expansion. (BOB-01)"""
    decks = Game.new(seed=1, expansions=["body-of-books"]).position()["decks"]

    assert [deck for deck, cards in decks.items() if card.id in cards] == [str(card.deck)]
    assert card.id not in str(Game.new(seed=1).position())
