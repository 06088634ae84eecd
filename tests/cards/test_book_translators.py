"""The 17 Translators of Body of Books: Dispatched, in a Room, Retired and scored."""

from collections.abc import Callable
from itertools import permutations

import pytest

from kit.book_forecast import well_read
from kit.book_table import BookSeat, BookTable
from kit.exercised import each
from kit.forecast import CATALOGUE, Forecast, has_a_choice, may_be_declined
from kit.table import SLOT_NAMES, Table
from scholars import Game
from scholars.catalogue.cards import StartingTranslator, Translator
from scholars.components import SCROLL_LANGUAGES, SECONDARIES, Colour, Language
from scholars.effects import Pay
from scholars.effects.words import Same

NewBooks = Callable[..., BookTable]

DECKS = CATALOGUE.body_of_books.translators
STARTING = CATALOGUE.body_of_books.starting_translators
EVERYBODY: tuple[Translator | StartingTranslator, ...] = (*DECKS, *STARTING)
ACTING = [card for card in EVERYBODY if not card.retiree.lasting]
LASTING = [card for card in EVERYBODY if card.retiree.lasting]
BROWN = SLOT_NAMES[:4]
MIXES = {Colour.PURPLE: ("red", "blue"), Colour.ORANGE: ("red", "yellow"), Colour.GREEN: ("blue", "yellow")}
TO_ARABIC = {
    "chinese": "mixed-1-d",
    "sanskrit": "mixed-2-a",
    "greek": "greek-b",
    "hebrew": "hebrew-f",
    "persian": "persian-a",
    "syriac": "syriac-a",
}


# Dispatched


def dispatched(books: BookTable, card: Translator, willing: bool = True) -> Forecast:
    """The card lies on top of its deck and is Dispatched."""
    books.top(card.id)
    red = well_read(books)
    forecast = Forecast(books, willing).expects(card.dispatch).also(in_hand=-2, on_board=2, action_cards=-1)
    red.acts("recruit", "white-6", "white-6")
    red.plays(f"dispatch {card.deck}")
    return forecast


@each("card", DECKS, "deck", "dispatch")
def test_dispatching_gives_what_the_card_says(books: BookTable, card: Translator) -> None:
    """Resolve the effects of the card; then it lies at the bottom of its deck."""
    dispatched(books, card).happens()

    assert books.deck(card.deck)[-1] == card.id
    books.red.plays("end-turn")


@each("card", [card for card in DECKS if may_be_declined(card.dispatch)], "dispatch")
def test_a_cost_of_a_dispatch_may_be_refused(books: BookTable, card: Translator) -> None:
    """Then nothing of it is gained."""
    dispatched(books, card, willing=False).happens()

    books.red.plays("end-turn")


# Retirees with an action


def works_over(red: BookSeat, slot: str, card: Translator | StartingTranslator) -> str:
    """Work on a slot with the card under it; the choice that resolves its action."""
    red.retired(slot, card.id)
    red.works(slot, "red-3", card="physics")
    return f"retiree card-{len(red.under(slot))}"


@each("card", ACTING, "retiree")
def test_a_retiree_acts_when_its_slot_is_worked(books: BookTable, card: Translator) -> None:
    """The action of a Retiree under the slot may be resolved once."""
    red = well_read(books, apart_from=card.id)
    used = works_over(red, BROWN[ACTING.index(card) % 4], card)
    forecast = Forecast(books).expects(card.retiree)

    red.plays(used)

    forecast.happens("choose_action")
    assert used not in books.options
    red.plays("end-turn")


@each("card", [card for card in ACTING if has_a_choice(card.retiree)], "retiree")
def test_a_retiree_gives_the_other_thing_if_the_player_likes(books: BookTable, card: Translator) -> None:
    """Of an "or" the player chooses either part."""
    red = well_read(books)
    used = works_over(red, "travel", card)
    forecast = Forecast(books, part=2).expects(card.retiree)

    red.plays(used)

    forecast.happens("choose_action")
    red.plays("end-turn")


@each("card", [card for card in ACTING if may_be_declined(card.retiree)], "retiree")
def test_what_may_be_declined_of_a_retiree_is_left_out(books: BookTable, card: Translator) -> None:
    """A cost with all it buys."""
    red = well_read(books)
    used = works_over(red, "research", card)
    forecast = Forecast(books, willing=False).expects(card.retiree)

    red.plays(used)

    forecast.happens("choose_action")
    red.plays("end-turn")


@each("card", [card for card in ACTING if isinstance(card.retiree, Pay)], "retiree")
def test_a_retiree_that_cannot_be_paid_is_not_offered(books: BookTable, card: Translator) -> None:
    """Without the XP, the Worker or the Black Die in hand; one on the board or in the Bag does not do."""
    hand, bag = "red-3 black-4 green-6", "white white black"
    red = books.red.has(hand=hand, bag=bag, silver=9, gold=9).retired("travel", card.id)

    red.works("travel", "red-3", "black-4")

    assert not any(option.startswith("retiree") for option in books.options)
    red.plays("end-turn")


# Two colours in one


def same_as_black(card: Translator | StartingTranslator) -> Colour:
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


# In a Room


@each("card", EVERYBODY, "languages")
def test_a_translator_links_every_two_languages_it_knows(new_books: NewBooks, card: Translator) -> None:
    """From one of its languages a line leads on in each of the others."""
    for language, onward in permutations(card.languages, 2):
        if language is not Language.ARABIC:
            books = new_books()
            books.room(1, card.id, books.red)
            if onward is not Language.ARABIC:
                books.room(2, TO_ARABIC[onward], books.red)
            books.wisdom("green-top", f"scroll-{language}-d")
            books.red.has(gold=2, hand="green-4").acts("translate", "green-4")
            if books.kind == "choose_line":
                books.play(max(books.options, key=len))
            assert books.gold_on(1) == 1
            assert books.gold_on(2) == (onward is not Language.ARABIC)
            books.stay_open()


@each("card", EVERYBODY, "languages")
def test_a_translator_alone_translates_only_what_it_knows(new_books: NewBooks, card: Translator) -> None:
    """Alone it leads to Arabic from its other languages, if it knows Arabic, and from no language it does not know."""
    for language in SCROLL_LANGUAGES:
        books = new_books()
        books.room(1, card.id, books.red)
        books.wisdom("green-top", f"scroll-{language}-d")
        books.red.has(gold=2, hand="green-4").works("translate", "green-4")
        able = language in card.languages and Language.ARABIC in card.languages
        assert ("main translate" in books.options) == able
        books.red.plays("end-turn")


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


# Scored


@each("card", EVERYBODY, "vp")
def test_a_retiree_scores_its_printed_vp(books: BookTable, card: Translator) -> None:
    """VP printed on Retired Translators under the Player Board."""
    books.red.retired(BROWN[EVERYBODY.index(card) % 4], card.id)

    assert books.red.vp(card.id) == card.vp
    assert books.red.score.by_category["retirees"] == card.vp
    assert books.blue.vp(card.id) == 0
