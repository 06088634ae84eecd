"""What certainly follows from a choice: never anything that chance decides, and nothing is changed by looking."""

import random

import pytest

from kit import Table
from kit.random_games import Setup, book_setups, moments, setups, solo_setups
from scholars import Event, Game, IllegalChoice
from scholars.table.choices import Choice

GAMES = [*setups(4), *setups(4, first=6), *setups(6, first=12), *solo_setups(5), *book_setups(40)[::5]]


def futures(game: Game, chance: random.Random, count: int) -> list[Game]:
    """The true future, and others that look the same now."""
    return [game.clone(), *(game.determinise(None, chance.getrandbits(64)) for _ in range(count))]


def check_preview(game: Game, option: Choice, chance: random.Random, count: int) -> list[Event]:
    """What is previewed happens first, in every future."""
    certain = list(game.preview(option))
    for future in futures(game, chance, count):
        assert list(future.play(option))[: len(certain)] == certain
    return certain


@pytest.mark.slow
@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_a_preview_is_how_every_future_begins(setup: Setup) -> None:
    """At every decision, some options in some futures; the game itself stays as it is."""
    chance = setup.chance()
    for number, moment in enumerate(moments(setup)):
        game = moment.game
        if game.decision is None:
            continue
        before = game.position() if number % 10 == 0 else None
        for option in chance.sample(game.decision.options, min(2, len(game.decision.options))):
            check_preview(game, option, chance, 2)
        assert before is None or game.position() == before


@pytest.mark.soak
@pytest.mark.parametrize("setup", setups(60, first=700), ids=str)
def test_every_preview_in_many_futures(setup: Setup) -> None:
    """Every option of every decision, in ten futures."""
    chance = setup.chance()
    for moment in moments(setup):
        for option in moment.game.decision.options if moment.game.decision else ():
            check_preview(moment.game, option, chance, 10)


def previewed(table: Table, notation: str) -> list[tuple[str, ...]]:
    """The events of a preview: names and values."""
    table.refresh()
    table.stay_open()
    return [(event.name, *map(str, event.numbers.values())) for event in table.game.preview(notation)]


def test_costs_and_gains(table: Table) -> None:
    """Employing in Room 1 costs nothing and gives a White Worker; in Room 10 it costs 4."""
    table.top("greek-c")
    table.red.has(silver=4)
    table.red.recruits(value=6)
    table.red.plays("employ greek")
    card = str(table.tables.translator_ids.index("greek-c"))
    assert previewed(table, "room room-1") == [
        ("translator_employed", "0", card, "0"),
        ("worker_gained", "0", "0", "1"),
        ("influence_on_translator", "0", "0", card),
    ]
    assert previewed(table, "room room-10")[0] == ("silver_paid", "0", "4", "-1")


def test_up_to_the_first_roll(table: Table) -> None:
    """That a small action is taken is certain; the Die is not."""
    table.red.has(bag="white white red")
    table.red.works("travel", "white-1", card="apprentice")
    assert [name for name, *_ in previewed(table, "small action-1")] == ["small_action_taken"]


def test_up_to_the_first_card(table: Table) -> None:
    """A Rest reveals the bottom card of the draw pile."""
    table.red.lies("travel", "physics", "white-1")
    assert [name for name, *_ in previewed(table, "rest")] == ["turn_began", "rested"]


def test_up_to_the_first_question(table: Table) -> None:
    """What another choice decides is not told."""
    table.red.has(hand="white-4")
    table.red.works("travel", "white-4")
    names = [name for name, *_ in previewed(table, "main travel")]
    assert names == ["main_action_taken", "colour_named"]


def test_only_options_have_a_preview(table: Table) -> None:
    """Others are refused as `play` does."""
    with pytest.raises(IllegalChoice) as refused:
        table.game.preview("pass")
    assert refused.value.reason.key == "why-something-to-do"
    assert len(table.game.preview(0)) > 0
