"""The 40 Page Cards with a red banner: what each looks at in a Work on its slot, and what it gives."""

from functools import singledispatch

import pytest

from kit.book_forecast import declines_all, well_read
from kit.book_table import BookSeat, BookTable
from kit.exercised import each
from kit.forecast import CATALOGUE, TRACKS, Forecast, has_a_choice, may_be_declined
from kit.table import GUILDS
from scholars.catalogue.body_of_books import PageCard
from scholars.components import TRACK_COLOURS, Banner, Character, Colour, Guild, Track
from scholars.effects import If, Pay
from scholars.effects.conditions import (
    ActionColour,
    ActionValue,
    Condition,
    Delivered,
    Interacted,
    Raised,
    StoppedOnWhite,
    Translated,
)
from scholars.effects.joins import Per
from scholars.effects.words import HarvestRaisedTrack

RED = [page for page in CATALOGUE.body_of_books.page_cards if page.banner is Banner.RED]
CONDITIONAL = [page for page in RED if isinstance(page.effect, If)]
PER_TRACK = [page for page in RED if isinstance(page.effect, Per)]
HARVESTING = [page for page in RED if page not in CONDITIONAL and page not in PER_TRACK]
SCROLL = "scroll-persian-d"  # it has no effect


def condition_of(page: PageCard) -> Condition:
    """What a Page looks at."""
    assert isinstance(page.effect, If)
    return page.effect.condition


def slot_of(page: PageCard) -> str:
    """The slot of a red banner."""
    assert page.slot is not None
    return str(page.slot)


def used(page: PageCard) -> str:
    """The choice that resolves a red Page; under Recruit the Starting Page lies above it."""
    return "retiree card-2" if slot_of(page) == "recruit" else "retiree card-1"


# Each condition is met in a Work, or just not


@singledispatch
def works(condition: Condition, red: BookSeat, page: PageCard, met: bool) -> None:  # noqa: ARG001 - it has no function
    """Work so that a condition is met, or nearly met."""
    raise AssertionError(f'nobody says how "{condition}" is met')


@works.register
def _(condition: ActionColour, red: BookSeat, page: PageCard, met: bool) -> None:
    other = next(colour for colour in Colour if colour not in (*condition.colours, Colour.WHITE))
    die = f"{condition.colours[-1] if met else other}-4"
    red.has(hand=f"white-1 white-6 {die}").works(slot_of(page), die)


@works.register
def _(condition: ActionValue, red: BookSeat, page: PageCard, met: bool) -> None:
    dice = ("white-6", f"white-{condition.value - 6 - (not met)}")
    red.has(hand="white-1 " + " ".join(dice)).works(slot_of(page), *dice)


@works.register
def _(condition: Delivered, red: BookSeat, page: PageCard, met: bool) -> None:
    guild = condition.guild if met else other_guild(condition.guild)
    red.table.empty_wisdom()
    red.table.map("top-right", SCROLL)
    red.table.pile(top=[red.table.reserve[0]])
    red.at(1).acts(slot_of(page), "white-1")
    red.plays(f"deliver {guild}")


@works.register
def _(_condition: StoppedOnWhite, red: BookSeat, page: PageCard, met: bool) -> None:
    red.at(2 if met else 3).has(silver=2, hand="white-1 red-1").acts(slot_of(page), "red-1")


@works.register
def _(condition: Translated, red: BookSeat, page: PageCard, met: bool) -> None:
    guild = condition.guild if met else other_guild(condition.guild)
    red.table.wisdom(f"{guild}-top", SCROLL)
    red.table.room(2, "persian-a", red)
    red.has(hand=f"white-1 {guild}-4").acts(slot_of(page), f"{guild}-4")


@works.register
def _(condition: Interacted, red: BookSeat, page: PageCard, met: bool) -> None:
    other = next(one for one in Character if one not in condition.characters)
    character = condition.characters[-1] if met else other
    if slot_of(page) == "recruit":
        red.acts("recruit", "white-6", "white-6")
        red.plays(f"dispatch {character}")
    else:  # a Black Translate interacts with a Translator
        red.table.room(2, f"{character}-a", red)
        red.acts("translate", "black-6")
        red.plays("line room-2")


@works.register
def _(condition: Raised, red: BookSeat, page: PageCard, met: bool) -> None:
    other = next(track for track in Track if track not in condition.tracks)
    raises(red, page, condition.tracks[-1] if met else other)


def raises(red: BookSeat, page: PageCard, track: Track) -> None:
    """Research one step on a Track, from level 1, where nothing is offered."""
    colour = TRACK_COLOURS[track]
    red.researched(**{track: 1}).has(hand=f"white-1 {colour}-5 {colour}-6")
    red.acts(slot_of(page), f"{colour}-5", f"{colour}-6")
    red.plays("research option-3")


def other_guild(guild: Guild) -> str:
    """The next Guild."""
    return GUILDS[(GUILDS.index(guild) + 1) % 3]


@each("page", CONDITIONAL, "banner", "effect", "slot")
def test_a_red_page_acts_when_its_condition_is_met(books: BookTable, page: PageCard) -> None:
    """In a Work on its slot, once. (BOB-21 to BOB-23)"""
    red = well_read(books).retired(slot_of(page), page.id)
    works(condition_of(page), red, page, met=True)
    declines_all(books)
    red.has(silver=9)
    forecast = Forecast(books).expects(page.effect)

    red.plays(used(page))

    forecast.happens("choose_action")
    assert used(page) not in books.options
    red.plays("end-turn")


@each("page", CONDITIONAL, "effect")
def test_a_red_page_is_not_offered_when_its_condition_is_not_met(books: BookTable, page: PageCard) -> None:
    """Something close to it does not do."""
    red = well_read(books).retired(slot_of(page), page.id)
    works(condition_of(page), red, page, met=False)
    declines_all(books)

    assert used(page) not in books.options
    red.plays("end-turn")


@each("page", [page for page in CONDITIONAL if isinstance(condition_of(page), ActionColour)], "effect")
def test_every_colour_a_page_names_will_do(books: BookTable, page: PageCard) -> None:
    """The first as well as the last; afterwards no Worker may change it. (BOB-22)"""
    condition = condition_of(page)
    assert isinstance(condition, ActionColour)
    die = f"{condition.colours[0]}-5"
    red = well_read(books).retired(slot_of(page), page.id).has(hand=f"white-1 {die}")
    red.works(slot_of(page), die)
    assert any(option.startswith("place-worker") for option in books.options)

    red.plays(used(page))
    declines_all(books)

    assert not any(option.startswith("place-worker") for option in books.options)
    red.plays("end-turn")


@each("page", [page for page in CONDITIONAL if isinstance(condition_of(page), Interacted | Raised)], "effect")
def test_every_character_or_track_a_page_names_will_do(books: BookTable, page: PageCard) -> None:
    """The first as well as the last."""
    condition = condition_of(page)
    red = well_read(books).retired(slot_of(page), page.id)
    if isinstance(condition, Interacted):
        works(Interacted(condition.characters[:1]), red, page, met=True)
    elif isinstance(condition, Raised):
        works(Raised(condition.tracks[:1]), red, page, met=True)
    declines_all(books)

    assert used(page) in books.options
    red.plays("end-turn")


@each("page", [page for page in CONDITIONAL if may_be_declined(page.effect)], "effect")
def test_what_may_be_declined_of_a_page_is_left_out(books: BookTable, page: PageCard) -> None:
    """A cost with all it buys, Influence and Gold on a Translator; the rest is gained."""
    red = well_read(books).retired(slot_of(page), page.id)
    works(condition_of(page), red, page, met=True)
    declines_all(books)
    red.has(silver=9)
    forecast = Forecast(books, willing=False).expects(page.effect)

    red.plays(used(page))

    forecast.happens("choose_action")
    red.plays("end-turn")


@pytest.mark.parametrize("part", [1, 2])
@pytest.mark.parametrize("at", [0, 1, 2, 7])
@each("page", PER_TRACK, "banner", "effect", "slot")
def test_a_page_gives_something_for_each_track_at_a_level(books: BookTable, page: PageCard, at: int, part: int) -> None:
    """Each Track at the level or above it counts, Medicine too; one below it does not. (BOB-33)"""
    assert isinstance(page.effect, Per)
    level = page.effect.count.level
    levels = [min(7, level + number) if number < at else level - 1 for number in range(7)]
    red = well_read(books).researched(**dict(zip(reversed(Track), levels, strict=True)))
    red.retired(slot_of(page), page.id).works(slot_of(page), "white-1")
    assert (used(page) in books.options) == (at > 0)
    if at and (part == 1 or has_a_choice(page.effect)):
        forecast = Forecast(books, part=part).expects(page.effect)

        red.plays(used(page))

        forecast.happens("choose_action")
    red.plays("end-turn")


@each("page", HARVESTING, "banner", "effect", "slot")
@pytest.mark.parametrize("track", Track)
def test_the_page_that_harvests_a_track_raised_this_turn(books: BookTable, page: PageCard, track: Track) -> None:
    """Whichever Track it was; without a rise it is not offered. (BOB-33)"""
    assert isinstance(page.effect, Pay)
    assert isinstance(page.effect.gain, HarvestRaisedTrack)
    printed = next(one for one in TRACKS if one.track is track)
    red = well_read(books).retired(slot_of(page), page.id)
    raises(red, page, track)
    declines_all(books)
    forecast = Forecast(books).expects(Pay(page.effect.cost, printed.harvest[1]))

    red.plays(used(page))

    forecast.happens("choose_action")
    red.plays("end-turn")


@each("page", HARVESTING, "effect")
def test_without_a_rise_there_is_nothing_to_harvest(books: BookTable, page: PageCard) -> None:
    """Nor does a step beyond 7 count. (BOB-33)"""
    red = well_read(books).retired(slot_of(page), page.id).researched(mathematics=7)
    red.has(hand="white-1 purple-5 purple-6").works("research", "purple-5", "purple-6")
    assert used(page) not in books.options

    red.plays("main research", "research option-3")
    declines_all(books)

    assert used(page) not in books.options
    red.plays("end-turn")
