"""The Translators of both boxes: what Dispatching them gives, what they know in a Room, what they do once Retired."""

from itertools import permutations

import pytest

from kit import Seat, Table
from kit.book_forecast import rich
from kit.exercised import TableOf, each
from kit.forecast import CATALOGUE, DECKS, Forecast, has_a_choice, may_be_declined
from kit.table import SLOT_NAMES
from scholars import Game
from scholars.catalogue.cards import StartingTranslator, Translator
from scholars.components import PRIMARIES, SCROLL_LANGUAGES, Colour, Language, MainAction
from scholars.effects import Effect, Pay
from scholars.effects.words import Boost, Die, Instead, Same

STARTING = CATALOGUE.starting_translators
BASE: tuple[Translator | StartingTranslator, ...] = (*CATALOGUE.translators, *STARTING)
EVERYBODY: tuple[Translator | StartingTranslator, ...] = (
    *DECKS,
    *STARTING,
    *CATALOGUE.body_of_books.starting_translators,
)
ACTING = [card for card in EVERYBODY if not card.retiree.lasting]
BROWN = SLOT_NAMES[:4]

# A Translator from each language straight to Arabic, and another in case the first is the one tested.
TO_ARABIC = {
    "chinese": ("mixed-1-d",),
    "sanskrit": ("mixed-2-a",),
    "greek": ("starting-5", "greek-b"),
    "hebrew": ("starting-8", "hebrew-f"),
    "persian": ("starting-1", "persian-a"),
    "syriac": ("starting-2", "syriac-a"),
}


def costs_something(effect: Effect) -> bool:
    """Whether an effect is bought, and not with a White Die, which can always be had."""
    return isinstance(effect, Pay) and not isinstance(effect.cost, Die)


# Dispatch


def dispatches(red: Seat, card: Translator) -> None:
    """Dispatch a card that lies on top of its deck, up to the first question."""
    red.acts("recruit", "white-6", "white-6")
    red.plays(f"dispatch {card.deck}")


@each("card", DECKS, "deck", "dispatch")
def test_dispatching_gives_what_the_card_says(table_of: TableOf, card: Translator) -> None:
    """Resolve the effects of the card; then it lies at the bottom of its deck."""
    table = table_of(card)
    table.top(card.id)
    red = rich(table)
    forecast = Forecast(table).expects(card.dispatch).also(in_hand=-2, on_board=2, action_cards=-1)

    dispatches(red, card)

    forecast.happens()
    assert table.deck(card.deck)[-1] == card.id
    red.plays("end-turn")


@each("card", [card for card in DECKS if may_be_declined(card.dispatch)])
def test_what_may_be_declined_of_a_dispatch_is_left_out(table_of: TableOf, card: Translator) -> None:
    """A cost with all it buys, Influence and Gold on a Translator may be declined; the rest is gained."""
    table = table_of(card)
    table.top(card.id)
    red = rich(table)
    forecast = Forecast(table, willing=False).expects(card.dispatch).also(in_hand=-2, on_board=2, action_cards=-1)

    dispatches(red, card)

    forecast.happens()
    assert table.deck(card.deck)[-1] == card.id
    red.plays("end-turn")


@each("card", [card for card in DECKS if costs_something(card.dispatch)])
def test_a_dispatch_that_cannot_be_paid_gives_nothing(table_of: TableOf, card: Translator) -> None:
    """A cost is paid in full or not at all."""
    table = table_of(card)
    table.top(card.id)
    red = table.red.goal("goal-chinese", targets=7).has(hand="white-6 white-6")
    forecast = Forecast(table).also(in_hand=-2, on_board=2, action_cards=-1)

    dispatches(red, card)

    forecast.happens()
    assert table.deck(card.deck)[-1] == card.id
    red.plays("end-turn")


# Retirees with an action


def works_over(red: Seat, slot: str, card: Translator | StartingTranslator) -> str:
    """Work on a slot with the card under it, up to the question what to do; the choice that resolves its action."""
    red.retired(slot, card.id)
    red.works(slot, "red-3", card="physics")
    return f"retiree card-{len(red.under(slot))}"


@each("card", ACTING, "retiree")
def test_a_retiree_acts_when_its_slot_is_worked(table_of: TableOf, card: Translator) -> None:
    """The action of a Retiree under the slot may be resolved once."""
    table = table_of(card)
    red = rich(table, apart_from=card.id)
    used = works_over(red, BROWN[ACTING.index(card) % 4], card)
    forecast = Forecast(table).expects(card.retiree)

    red.plays(used)

    forecast.happens("choose_action")
    assert used not in table.options
    red.plays("end-turn")


@each("card", [card for card in ACTING if has_a_choice(card.retiree)])
def test_a_retiree_gives_the_other_thing_if_the_player_likes(table_of: TableOf, card: Translator) -> None:
    """Of an "or" the player chooses either part."""
    table = table_of(card)
    red = rich(table, apart_from=card.id)
    used = works_over(red, "travel", card)
    forecast = Forecast(table, part=2).expects(card.retiree)

    red.plays(used)

    forecast.happens("choose_action")
    red.plays("end-turn")


@each("card", [card for card in ACTING if may_be_declined(card.retiree)])
def test_what_may_be_declined_of_a_retiree_is_left_out(table_of: TableOf, card: Translator) -> None:
    """A cost with all it buys, Influence and Gold on a Translator may be declined; the rest is gained."""
    table = table_of(card)
    red = rich(table, apart_from=card.id)
    used = works_over(red, "research", card)
    forecast = Forecast(table, willing=False).expects(card.retiree)

    red.plays(used)

    forecast.happens("choose_action")
    red.plays("end-turn")


@each("card", [card for card in ACTING if costs_something(card.retiree)])
def test_a_retiree_that_cannot_be_paid_is_not_offered(table_of: TableOf, card: Translator) -> None:
    """Without what it costs the action is not there."""
    table = table_of(card)
    red = table.red.has(hand="red-3", bag="white white")

    works_over(red, "travel", card)

    assert not any(option.startswith("retiree") for option in table.options)
    red.plays("end-turn")


@each("card", ACTING)
def test_a_retiree_does_nothing_for_another_slot(table_of: TableOf, card: Translator) -> None:
    """Only the Retirees under the slot that is worked act."""
    table = table_of(card)
    red = rich(table, apart_from=card.id)
    place = ACTING.index(card)
    red.retired(BROWN[place % 4], card.id)

    red.works(BROWN[(place + 1) % 4], "red-3", card="physics")

    assert not any(option.startswith("retiree") for option in table.options)
    red.plays("end-turn")


# Lasting Retirees


def lasting(kind: type[Effect]) -> list[Translator | StartingTranslator]:
    """The Retirees of the base game with a lasting effect of a kind; those about Black Dice have tests of their own."""
    return [card for card in BASE if isinstance(card.retiree, kind)]


def boost_of(card: Translator | StartingTranslator) -> int:
    """By how much a Retiree raises the value."""
    assert isinstance(card.retiree, Boost)
    return card.retiree.amount


@each("card", lasting(Boost), "retiree")
def test_a_boost_raises_the_value_of_the_main_action(table: Table, card: Translator) -> None:
    """The Marker may move as many steps more, and it is no action of its own."""
    table.red.retired("travel", card.id).has(hand="white-3")

    table.red.works("travel", "white-3")
    assert not any(option.startswith("retiree") for option in table.options)
    table.red.plays("main travel")

    assert table.options == [f"move {steps}" for steps in range(1, 3 + boost_of(card) + 1)]
    table.stay_open()


@each("card", lasting(Boost))
def test_a_boost_never_leads_beyond_12(table: Table, card: Translator) -> None:
    """With two Dice of 6 nothing is added."""
    table.red.retired("travel", card.id).has(hand="white-6 white-6")

    table.red.acts("travel", "white-6", "white-6")

    assert table.options[-1] == "move 12"
    table.stay_open()


def action_of(card: Translator | StartingTranslator) -> MainAction:
    """The main action a Retiree allows instead."""
    assert isinstance(card.retiree, Instead)
    return card.retiree.action


@pytest.mark.parametrize("slot", BROWN)
@each("card", lasting(Instead), "retiree")
def test_an_action_may_be_taken_instead_of_the_main_action(table: Table, card: Translator, slot: str) -> None:
    """Both are offered, and the other one can be taken, but not both."""
    table.wisdom("green-top", "scroll-persian-d")
    table.room(1, "starting-1", table.red)
    table.red.retired(slot, card.id).has(gold=1, hand="green-5")

    table.red.works(slot, "green-5")

    offered = [option for option in table.options if option.startswith("main")]
    assert sorted(offered) == sorted({f"main {slot}", f"main {action_of(card)}"})
    told = table.red.plays(f"main {action_of(card)}")
    assert "main_action_taken" in told
    table.stay_open()


def same_as_white(card: Translator | StartingTranslator) -> Colour:
    """The primary colour that is one with White."""
    assert isinstance(card.retiree, Same)
    return card.retiree.other


@pytest.mark.parametrize("white", [True, False])
@each("card", lasting(Same), "retiree")
def test_white_and_a_colour_are_as_the_same(table: Table, card: Translator, white: bool) -> None:
    """A White Die may pass for the colour, and a Die of the colour for White."""
    colour = same_as_white(card)
    die = "white-4" if white else f"{colour}-4"
    table.red.retired("travel", card.id).has(hand=die)

    table.red.works("travel", die)

    assert table.red.makes() == f"white or {colour} 4"


@pytest.mark.parametrize("white", [True, False])
@each("card", lasting(Same))
def test_workers_of_both_colours_raise_a_die_that_is_as_the_same(table: Table, card: Translator, white: bool) -> None:
    """A Worker of either colour raises the Die to a 6; neither changes its colour."""
    colour = same_as_white(card)
    die, worker = ("white-4", str(colour)) if white else (f"{colour}-4", "white")
    table.red.retired("travel", card.id).has(hand=die, workers=worker)
    table.red.works("travel", die)

    table.red.plays(f"place-worker {worker} die-1")

    assert table.red.makes() == f"white or {colour} 6"


@each("card", lasting(Same))
def test_other_colours_stay_as_they_are(table: Table, card: Translator) -> None:
    """A Die of another colour is of that colour only."""
    other = next(colour for colour in PRIMARIES if colour is not same_as_white(card))
    table.red.retired("travel", card.id).has(hand=f"{other}-4")

    table.red.works("travel", f"{other}-4")

    assert table.red.makes() == f"{other} 4"


# In a Room


@each("card", EVERYBODY, "languages")
def test_a_translator_links_every_two_languages_it_knows(table_of: TableOf, card: Translator) -> None:
    """From one of its languages a line leads on in each of the others."""
    for language, onward in permutations(card.languages, 2):
        if language is not Language.ARABIC:
            table = table_of(card)
            table.room(1, card.id, table.red)
            if onward is not Language.ARABIC:
                table.room(2, next(other for other in TO_ARABIC[onward] if other != card.id), table.red)
            translates(table, language)
            assert table.gold_on(1) == 1
            assert table.gold_on(2) == (onward is not Language.ARABIC)
            table.stay_open()


def translates(table: Table, language: Language) -> None:
    """Translate a Scroll of a language with everybody who is in a Room."""
    table.wisdom("green-top", f"scroll-{language}-d")
    table.red.has(gold=2, hand="green-4").acts("translate", "green-4")
    if table.kind == "choose_line":
        table.play(max(table.options, key=len))


@each("card", EVERYBODY, "languages")
def test_a_translator_alone_translates_only_what_it_knows(table_of: TableOf, card: Translator) -> None:
    """Alone it leads to Arabic from its other languages, if it knows Arabic, and from no language it does not know."""
    for language in SCROLL_LANGUAGES:
        table = table_of(card)
        table.room(1, card.id, table.red)
        table.wisdom("green-top", f"scroll-{language}-d")
        table.red.has(gold=2, hand="green-4").works("translate", "green-4")
        able = language in card.languages and Language.ARABIC in card.languages
        assert ("main translate" in table.options) == able
        table.red.plays("end-turn")


@each("card", STARTING, "room")
def test_a_starting_translator_stands_in_the_room_of_its_number(card: StartingTranslator) -> None:
    """Whenever it is drawn it begins in its Room."""
    for seed in range(40):
        rooms = Table.around(Game.new(seed=seed))
        found = [room for room in range(1, 11) if rooms.translator_in(room) == card.id]
        if found:
            assert found == [card.room]
            return
    raise AssertionError(f"{card.id} is never drawn")


# Scored


@each("card", EVERYBODY, "vp")
def test_a_retiree_scores_its_printed_vp(table_of: TableOf, card: Translator) -> None:
    """VP printed on Retired Translators under the Player Board."""
    table = table_of(card)
    table.red.retired(BROWN[EVERYBODY.index(card) % 4], card.id)

    assert table.red.vp(card.id) == card.vp
    assert table.red.score.by_category["retirees"] == card.vp
    assert table.blue.vp(card.id) == 0
