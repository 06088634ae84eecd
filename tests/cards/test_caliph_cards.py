"""The 4 Caliph Cards, each of their three spaces, and the events of the 4 spaces they come to."""

import pytest

from kit import Seat, Table
from kit.exercised import each
from kit.forecast import Forecast
from scholars.catalogue import load
from scholars.catalogue.cards import CaliphCard
from scholars.catalogue.main_board import CaliphSpace
from scholars.effects.caliph_events import GoldOnStartingTranslators, NeutralTranslator, NothingHappens

CATALOGUE = load()
CARDS = CATALOGUE.caliph_cards
SPACES = CATALOGUE.board.caliph_space


# The spaces of a Caliph Card


def revealed(table: Table, card: CaliphCard) -> Seat:
    """The card is revealed while the first seat controls the Purple Guild and nobody any other."""
    red = table.red.goal("goal-chinese", targets=7).influences("purple", 2)
    table.reveal_caliph(card.id)
    return red


def placed(table: Table) -> Forecast:
    """An Influence goes from the Purple Guild to the card."""
    forecast = Forecast(table)
    forecast.changes["influence in purple"] -= 1
    return forecast


@each("card", CARDS)
def test_the_top_space_is_3_vp(table: Table, card: CaliphCard) -> None:
    """The top space is always 3 VP at the game's end, and nothing else."""
    red = revealed(table, card)
    assert table.options == ["caliph top", "caliph middle", "caliph bottom"]
    forecast = placed(table)

    red.plays("caliph top")

    forecast.happens()
    assert table.on_caliph(card.id) == [red, None, None]
    assert red.vp(f"{card.id}-top") == 3


@each("card", CARDS, "middle")
def test_the_middle_space_is_1_vp_and_its_die(table: Table, card: CaliphCard) -> None:
    """The middle space scores 1 VP and gives its Die: a secondary one to the Bag, or any primary one to hand."""
    red = revealed(table, card)
    forecast = placed(table).expects(card.middle)

    red.plays("caliph middle")

    forecast.happens()
    assert table.on_caliph(card.id) == [None, red, None]
    assert red.vp(f"{card.id}-middle") == 1


@pytest.mark.parametrize("pictured", [0, 1])
@each("card", CARDS, "retire")
def test_the_bottom_space_retires_a_pictured_translator(table: Table, card: CaliphCard, pictured: int) -> None:
    """One of the 2 pictured Translators is Retired from the top of its deck, at the cost of a White Die to Bag."""
    red = revealed(table, card)
    deck = card.retire[pictured]
    top = table.deck(deck)[0]
    forecast = placed(table).also(set_aside=1, white_die=1, in_bag=1)
    red.plays("caliph bottom")
    assert sorted(table.options) == sorted(["gain-gold", *(f"retire {character}" for character in card.retire)])

    red.plays(f"retire {deck}")

    forecast.happens()
    assert red.set_aside == [top]
    assert table.on_caliph(card.id) == [None, None, red]


@each("card", CARDS)
def test_the_bottom_space_gives_1_gold_instead(table: Table, card: CaliphCard) -> None:
    """Instead of Retiring a Translator the player gains 1 Gold."""
    red = revealed(table, card)
    forecast = placed(table).also(gold=1)

    red.plays("caliph bottom", "gain-gold")

    forecast.happens()
    assert red.score.by_category["caliph-cards"] == 0


# The events of the spaces


def comes_to(table: Table, space: CaliphSpace) -> list[str]:
    """A Caliph Card comes to a space; the ids of those in Rooms after it, by Room."""
    earlier = [card.id for card in CARDS[: space.number - 1]]
    table.caliphs_before(*earlier)
    table.reveal_caliph(CARDS[space.number - 1].id)
    assert table.caliphs == [*earlier, CARDS[space.number - 1].id]
    return [table.translator_in(room) or "" for room in range(1, 11)]


@each("space", [space for space in SPACES if isinstance(space.event, NothingHappens)], "number", "event", "characters")
def test_nothing_happens_at_the_first_space(table: Table, space: CaliphSpace) -> None:
    """The first Caliph Card alone brings no event."""
    table.room(2, "starting-2", table.red)
    table.red.retired("recruit", "starting-1")
    forecast = Forecast(table)

    assert comes_to(table, space) == ["", "starting-2", *[""] * 8]

    forecast.happens()


@each(
    "space",
    [space for space in SPACES if isinstance(space.event, GoldOnStartingTranslators)],
    "number",
    "event",
    "characters",
)
def test_starting_translators_are_rewarded(table: Table, space: CaliphSpace) -> None:
    """1 Gold on each Starting Translator in a Room, Neutral ones too; 1 Silver for each that has Retired."""
    table.room(1, "starting-1", table.blue)
    table.room(2, "starting-2")
    table.room(3, "greek-a", table.red)
    table.red.retired("recruit", "starting-3", "greek-b").retired("translate", "starting-4")
    table.blue.retired("travel", "starting-5")
    forecast = Forecast(table).also(silver=2, gold_in_rooms=2)
    forecast.changes["blue: silver"] += 1

    comes_to(table, space)

    forecast.happens()
    assert [table.gold_on(room) for room in (1, 2, 3)] == [1, 1, 0]


@pytest.mark.parametrize("present", [0, 1, 2, 3])
@each(
    "space", [space for space in SPACES if isinstance(space.event, NeutralTranslator)], "number", "event", "characters"
)
def test_a_neutral_translator_comes(table: Table, space: CaliphSpace, present: int) -> None:
    """The top-most pictured one that is in no Room takes the left-most empty one; if all are in Rooms, the top-most."""
    for place in range(present):
        table.room(place + 1, table.deck(space.characters[place])[-1], table.blue)
    top = table.deck(space.characters[present % 3])[0]
    forecast = Forecast(table).also(translators_in_rooms=1)

    rooms = comes_to(table, space)

    forecast.happens()
    assert rooms[present] == top
    assert table.owner_of(present + 1) is None
