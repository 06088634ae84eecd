"""The Scrolls of both boxes: what Translating and Delivering them gives, and what they and Starting Scrolls score."""

from collections.abc import Iterator
from functools import singledispatch

import pytest

from kit import Seat, Table
from kit.book_forecast import rich
from kit.exercised import TableOf, each
from kit.forecast import BASE_TRACKS, CATALOGUE, Forecast, may_be_declined
from scholars.catalogue.cards import Scroll, StartingScroll
from scholars.components import Colour, Language
from scholars.effects import read
from scholars.effects.bonuses import (
    Bonus,
    BreadthBonus,
    DiceBonus,
    GuildBonus,
    LanguageBonus,
    NoneBonus,
    RetireesBonus,
    StartingBonus,
    TrackBonus,
    TwoLanguagesBonus,
    WhiteDiceBonus,
)
from scholars.effects.words import Advance, EmployOrRetire

SCROLLS = (*CATALOGUE.scrolls, *CATALOGUE.body_of_books.scrolls)
STARTING = CATALOGUE.starting_scrolls
TO_ARABIC = {
    "chinese": "mixed-1-d",
    "sanskrit": "mixed-2-a",
    "greek": "greek-b",
    "hebrew": "hebrew-f",
    "persian": "persian-a",
    "syriac": "syriac-a",
}
HIRING = [scroll for scroll in SCROLLS if isinstance(scroll.effect, EmployOrRetire)]


# Translating


def before_translating(table: Table, scroll: Scroll) -> Seat:
    """The Scroll lies in the Green Guild, and somebody in Room 5 knows its language and Arabic."""
    red = rich(table)
    table.wisdom("green-top", scroll.id)
    table.room(5, TO_ARABIC[scroll.language], red)
    red.has(hand="green-4 white-1")
    red.works("translate", "green-4")
    return red


def ends_turn(red: Seat) -> None:
    """End the turn; who was Retired is tucked."""
    red.plays("end-turn")
    if red.set_aside:
        red.plays("tuck slot-1")


@each("scroll", SCROLLS, "language", "track", "effect")
def test_translating_gives_a_step_and_the_effect(table_of: TableOf, scroll: Scroll) -> None:
    """The Scroll's Research Track goes up by 1, and its immediate effect is resolved."""
    table = table_of(scroll)
    red = before_translating(table, scroll)
    forecast = Forecast(table).also(gold=-1, gold_in_rooms=1, scrolls=1)
    forecast.expects(Advance(scroll.track)).expects(scroll.effect)

    red.plays("main translate")

    forecast.happens()
    assert red.scrolls[-1] == scroll.id
    assert table.scroll_at("wisdom-green-top") is None
    ends_turn(red)


@each("scroll", SCROLLS, "language")
def test_a_scroll_is_translated_from_its_own_language_only(table_of: TableOf, scroll: Scroll) -> None:
    """Whoever knows other languages is of no use."""
    table = table_of(scroll)
    table.empty_wisdom()
    table.wisdom("green-top", scroll.id)
    table.room(1, "syriac-a" if scroll.language is not Language.SYRIAC else "persian-a", table.red)
    table.red.has(gold=9, silver=9, hand="green-4").works("translate", "green-4")

    assert "main translate" not in table.options
    table.red.plays("end-turn")


@each("scroll", [scroll for scroll in SCROLLS if scroll.effect])
def test_the_effect_may_come_before_the_step(table: Table, scroll: Scroll) -> None:
    """Step and effect are resolved in either order."""
    red = before_translating(table, scroll)
    forecast = Forecast(table).also(gold=-1, gold_in_rooms=1, scrolls=1)
    forecast.expects(scroll.effect).expects(Advance(scroll.track))

    red.plays("main translate", "part 2")

    forecast.happens()
    ends_turn(red)


@each("scroll", [scroll for scroll in SCROLLS if may_be_declined(scroll.effect)])
def test_what_may_be_declined_of_a_scroll_is_left_out(table: Table, scroll: Scroll) -> None:
    """Influence and the pictured Translator may be declined; the step is made all the same."""
    red = before_translating(table, scroll)
    forecast = Forecast(table, willing=False).also(gold=-1, gold_in_rooms=1, scrolls=1)
    forecast.expects(Advance(scroll.track)).expects(scroll.effect)

    red.plays("main translate")

    forecast.happens()
    red.plays("end-turn")


@each("scroll", HIRING)
def test_the_pictured_translator_can_be_employed(table: Table, scroll: Scroll) -> None:
    """Employ the pictured Translator, paying the cost of the Room and resolving its effect."""
    assert isinstance(scroll.effect, EmployOrRetire)
    red, room = before_translating(table, scroll), CATALOGUE.board.room[1]
    top = table.deck(scroll.effect.character)[0]
    forecast = Forecast(table).also(gold=-1, gold_in_rooms=1, scrolls=1, translators_in_rooms=1, influence=-1)
    forecast.also(silver=-room.silver).expects(room.effect).expects(Advance(scroll.track))

    red.plays("main translate", "part 2", f"employ {scroll.effect.character}", f"room {room.id}")

    forecast.happens()
    assert table.translator_in(room.number) == top
    assert table.owner_of(room.number) is red
    assert top not in table.deck(scroll.effect.character)
    red.plays("end-turn")


@each("scroll", HIRING)
def test_the_pictured_translator_is_retired_from_the_top_of_its_deck(table: Table, scroll: Scroll) -> None:
    """The Retired card is set aside, and tucked at the end of the turn."""
    assert isinstance(scroll.effect, EmployOrRetire)
    red = before_translating(table, scroll)
    top = table.deck(scroll.effect.character)[0]
    forecast = Forecast(table).also(gold=-1, gold_in_rooms=1, scrolls=1, set_aside=1, white_die=1, in_bag=1)
    forecast.expects(Advance(scroll.track))

    red.plays("main translate", "part 2", f"retire {scroll.effect.character}")

    forecast.happens()
    assert red.set_aside == [top]
    assert top not in table.deck(scroll.effect.character)
    red.plays("end-turn", "tuck slot-1")
    assert red.under("recruit") == [top]


# Delivering


@each("scroll", SCROLLS, "track")
def test_delivering_gives_a_step_on_the_scrolls_track(table_of: TableOf, scroll: Scroll) -> None:
    """The Scroll's Research Track goes up by 1; its effect is not resolved."""
    table = table_of(scroll)
    red = rich(table).at(1)
    table.empty_wisdom()
    table.map("top-right", scroll.id)
    table.pile(top=[table.reserve[0]])
    red.acts("travel", "white-1")
    forecast = Forecast(table).also(silver=-4, gold=1).expects(read("influence purple and influence purple"))
    forecast.expects(Advance(scroll.track))

    red.plays("deliver purple")

    forecast.happens()
    assert table.scroll_at("wisdom-purple-top") == scroll.id
    red.plays("end-turn")


# Scoring: each bonus is brought from limit to limit, and tells what it is worth at each


@singledispatch
def limits(bonus: Bonus, red: Seat, scroll: Scroll) -> Iterator[int]:  # noqa: ARG001 - this bonus has no function
    """Change what a bonus looks at; its VP after every change."""
    raise AssertionError(f'nobody says what "{bonus}" is worth')


@limits.register
def _(_bonus: NoneBonus, _red: Seat, _scroll: Scroll) -> Iterator[int]:
    yield 0


@limits.register
def _(bonus: GuildBonus, red: Seat, _scroll: Scroll) -> Iterator[int]:
    for worth in (0, 2, 2, 4, 4):  # with 1, 2, 3, 4, 5 Influence
        red.influences(bonus.guild)
        yield worth


@limits.register
def _(bonus: LanguageBonus, red: Seat, scroll: Scroll) -> Iterator[int]:
    yield from scrolls_of_every_language(red, scroll, (bonus.language,))


@limits.register
def _(bonus: TwoLanguagesBonus, red: Seat, scroll: Scroll) -> Iterator[int]:
    yield from scrolls_of_every_language(red, scroll, (bonus.language, bonus.other))


def scrolls_of_every_language(red: Seat, scroll: Scroll, named: tuple[str, ...]) -> Iterator[int]:
    """Scrolls of every language, one after the other; those of the named ones count, this one too."""
    red.goal(next(goal.id for goal in CATALOGUE.goal_cards if not goal.scroll.endswith((*named, scroll.language))))
    worth = int(scroll.language in named)
    yield worth
    for other in SCROLLS:
        if other is not scroll and other.id[-1] in "abh":
            red.translated(other.id)
            worth += other.language in named
            yield worth


@limits.register
def _(bonus: DiceBonus, red: Seat, _scroll: Scroll) -> Iterator[int]:
    others = [str(colour) for colour in Colour if colour not in (bonus.secondary, bonus.primary, Colour.BLACK)]
    for secondary, primary, worth in ((0, 0, 0), (1, 0, 1), (3, 0, 3), (0, 3, 0), (0, 4, 2), (0, 6, 2), (2, 4, 4)):
        red.has(bag=" ".join([*others * 2, *[bonus.secondary] * secondary, *[bonus.primary] * primary]))
        yield worth


@limits.register
def _(bonus: TrackBonus, red: Seat, _scroll: Scroll) -> Iterator[int]:
    red.researched(**{track: 7 for track in BASE_TRACKS if track is not bonus.track})  # none of them counts
    for level, worth in ((0, 0), (3, 0), (4, 2), (6, 2), (7, 4)):
        red.researched(**{bonus.track: level})
        yield worth


@limits.register
def _(_bonus: WhiteDiceBonus, red: Seat, _scroll: Scroll) -> Iterator[int]:
    for whites, worth in ((0, 4), (1, 2), (3, 2), (4, 0), (9, 0)):
        red.has(hand="red-1", bag=" ".join(["white"] * whites))
        yield worth


@limits.register
def _(_bonus: RetireesBonus, red: Seat, _scroll: Scroll) -> Iterator[int]:
    for letter, worth in zip("abcdefgh", (0, 0, 0, 2, 2, 2, 4, 4), strict=True):  # with 1 to 8 Retirees
        red.retired("recruit" if letter < "d" else "translate", f"greek-{letter}")
        yield worth


@limits.register
def _(_bonus: BreadthBonus, red: Seat, _scroll: Scroll) -> Iterator[int]:
    yield 0
    for number, track in enumerate(BASE_TRACKS):
        red.researched(**{track: 2})
        yield number
        red.researched(**{track: min(3 + number, 7)})
        yield number + 1


@each("scroll", SCROLLS, "vp", "bonus")
def test_a_scroll_scores_its_vp_and_its_bonus(table_of: TableOf, scroll: Scroll) -> None:
    """The printed VP, and what the bonus is worth at each of its limits."""
    table = table_of(scroll)
    table.red.translated(scroll.id)

    for worth in limits(scroll.bonus, table.red, scroll):
        assert table.red.vp(scroll.id) == scroll.vp + worth


@each("scroll", SCROLLS)
def test_a_scroll_scores_for_nobody_else(table_of: TableOf, scroll: Scroll) -> None:
    """Only the player above whose board it lies scores a Scroll."""
    table = table_of(scroll)
    table.red.translated(scroll.id)

    assert table.blue.vp(scroll.id) == 0


# Starting Scrolls


@pytest.mark.parametrize(
    ("gold", "silver", "worth"),
    [(0, 0, 0), (1, 1, 0), (2, 0, 1), (1, 2, 1), (0, 4, 1), (0, 3, 0), (3, 1, 1), (3, 2, 2), (5, 7, 4)],
)
@each("scroll", STARTING, "vp", "bonus")
def test_a_starting_scroll_turns_silver_and_gold_into_vp(
    table: Table, scroll: StartingScroll, gold: int, silver: int, worth: int
) -> None:
    """Every 2 Silver become 1 Gold, and every 2 Gold 1 VP, besides the printed VP."""
    assert isinstance(scroll.bonus, StartingBonus)
    table.red.goal(goal_of(scroll)).has(gold=gold, silver=silver)

    assert table.red.vp(scroll.id) == scroll.vp + worth


@pytest.mark.parametrize(("whites", "lost"), [(0, 0), (5, 0), (6, 3), (9, 3)])
@each("scroll", STARTING)
def test_a_starting_scroll_loses_3_vp_with_6_white_dice(
    table: Table, scroll: StartingScroll, whites: int, lost: int
) -> None:
    """From the sixth White Die on, 3 VP are lost."""
    table.red.goal(goal_of(scroll)).has(hand="red-1", bag=" ".join(["white"] * whites))

    assert table.red.vp(scroll.id) == scroll.vp - lost


@each("scroll", STARTING, "language")
def test_a_starting_scroll_counts_for_its_language(table: Table, scroll: StartingScroll) -> None:
    """A Scroll that scores for the language counts the Starting Scroll."""
    counting = f"scroll-{scroll.language}-c"  # 1 VP for each Scroll of its own language
    printed = next(one.vp for one in SCROLLS if one.id == counting)
    table.red.goal(goal_of(scroll)).translated(counting)

    assert table.red.vp(counting) == printed + 2


def goal_of(scroll: StartingScroll) -> str:
    """The Goal Card a Starting Scroll comes with."""
    return next(goal.id for goal in CATALOGUE.goal_cards if goal.scroll == scroll.id)
