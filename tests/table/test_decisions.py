"""Options with their places, costs and gains; events with their names; and why a place is not open."""

import random

import pytest

from kit.table import Table
from scholars import Game, Option
from scholars.components.places import every_place
from scholars.engine.events import NAMES
from scholars.table.events import FIELDS


def seats_of(seed: int, **setup: object) -> Game:
    """A game with random choices to its middle."""
    game, chance = Game.new(seed=seed, **setup), random.Random(seed)  # type: ignore[arg-type]  # noqa: S311
    for _ in range(80):
        if game.decision is not None:
            game.play(chance.choice(game.decision.options))
    return game


def test_an_option_equals_its_notation() -> None:
    """And is found by it."""
    game = Game.new(players=2, seed=1)
    assert game.decision is not None
    first = game.decision.options[0]
    assert isinstance(first, Option)
    assert first == str(first)
    assert str(first) in game.decision.options
    assert game.decision.options[:2] == [str(option) for option in game.decision.options][:2]
    assert "employ greek" not in game.decision.options


def test_an_option_is_one_still_when_the_game_has_gone_on() -> None:
    """It tells what it told, of the table as it was."""
    game = Game.new(players=2, seed=1)
    assert game.decision is not None
    options = list(game.decision.options)
    told = [(option.text(), option.places, option.costs, option.gains, option.ends_undo) for option in options]
    later = list(game.decision.options)
    while not game.over:
        game.play(0)
    assert [(option.text(), option.places, option.costs, option.gains, option.ends_undo) for option in later] == told


def test_a_decision_is_one_still_when_the_game_has_gone_on() -> None:
    """Who was asked, what, and what was open: every decision of a game keeps it, without being looked at."""
    game, asked, told = Game.new(players=3, seed=1), [], []
    while game.decision is not None:
        asked.append(game.decision)
        told.append(str(game.clone().decision))
        game.play(len(game.decision.options) // 2)
    assert [str(decision) for decision in asked] == told
    assert [decision.number for decision in asked] == list(range(len(told)))


def test_a_room_costs_its_silver_and_an_influence(table: Table) -> None:
    """Employing: what is certain is told beforehand."""
    table.red.has(silver=9, hand="white-6 white-6")
    table.play("work patron slot-1", "dice white-6 white-6", "main recruit", "employ greek")
    assert table.game.decision is not None
    for option in table.game.decision.options:
        (place,) = option.places
        assert option.costs.get("silver", 0) == table.game.table[place].silver
    table.stay_open()


@pytest.mark.parametrize("seed", range(12))
def test_places_costs_and_gains_of_every_option(seed: int) -> None:
    """Places are places of the game; costs are what the seat has less of afterwards, as far as it is certain."""
    game = Game.new(players=1 + seed % 4, seed=seed, expansions=["body-of-books"] * (seed % 2))
    chance = random.Random(seed)  # noqa: S311 - any choices will do
    while game.decision is not None and len(game.history) < 150:
        table, seat = game.table, game.decision.seat
        for option in game.decision.options:
            for place in option.places:
                assert place in every_place()
                table.players[seat][place] if place.personal else table[place]
            after = game.determinise(seat, 0)
            after.play(str(option))
            if not option.ends_undo:
                had, has = table.players[seat], after.table.players[seat]
                assert has.silver - had.silver == option.gains.get("silver", 0) - option.costs.get("silver", 0)
                assert has.gold - had.gold == option.gains.get("gold", 0) - option.costs.get("gold", 0)
        game.play(chance.choice(game.decision.options))


@pytest.mark.parametrize("seed", range(6))
def test_options_end_undo_as_the_game_says(seed: int) -> None:
    """What an option says of undo is what the game allows after it."""
    game, chance = Game.new(players=2, seed=seed), random.Random(seed)  # noqa: S311 - any choices will do
    while game.decision is not None and len(game.history) < 120:
        seat = game.decision.seat
        seen = game.determinise(seat, 0)
        for option in game.decision.options:
            assert option.ends_undo != seen.after(str(option)).can_undo(seat)
        game.play(chance.choice(game.decision.options))


def test_a_step_on_a_track_lies_there(table: Table) -> None:
    """On the Track of the action's colour; what has no step is at no place."""
    table.red.has(hand="red-5 red-5")
    table.red.works("research", "red-5", "red-5")
    table.red.plays("main research")
    options = {str(option): option.places for option in table.game.decision.options} if table.game.decision else {}
    assert options["research option-1"] == ()
    assert options["research option-3"] == ("track-physics",)
    table.stay_open()


def test_an_option_is_free_if_it_only_gains(table: Table) -> None:
    """Silver from a small action is; a Worker placed, a main action, the end of the turn and what asks are not."""
    table.red.has(hand="white-4 white-3", workers="red")
    table.red.works("research", "white-4", card="patron")
    table.stay_open()
    assert table.game.decision is not None
    free = {str(option) for option in table.game.decision.options if option.free}
    assert free == {"small action-1"}
    gains = next(option.gains for option in table.game.decision.options if option == "small action-1")
    assert gains == {"silver": 2}


@pytest.mark.parametrize("seed", range(3))
def test_after_a_free_option_the_same_is_asked(seed: int) -> None:
    """And nothing else that was open is lost by it."""
    game, chance, found = Game.new(players=2, seed=seed), random.Random(seed), 0  # noqa: S311 - the test's own
    for _ in range(150):
        assert game.decision is not None
        for option in (option for option in game.decision.options if option.free):
            after = game.after(option).decision
            assert after is not None
            assert {str(one) for one in game.decision.options} - {str(option)} <= {str(one) for one in after.options}
            found += 1
        game.play(chance.choice(game.decision.options))
    assert found > 0


def test_every_field_of_an_event_has_its_domain() -> None:
    """So that whatever is told has a name."""
    assert {field for _, fields in NAMES.values() for field in fields} == set(FIELDS)


@pytest.mark.parametrize("seed", range(8))
def test_events_by_name(seed: int) -> None:
    """Values are names, places are places, and each event has its sentence."""
    game = Game.new(players=1 + seed % 4, seed=seed, expansions=["body-of-books"] * (seed % 2))
    chance = random.Random(seed)  # noqa: S311 - any choices will do
    while game.decision is not None:
        events = game.play(chance.choice(game.decision.options))
        assert events.text("fr").count("\n") < max(1, len(events))
        for event in events:
            assert set(event.values) == set(event.numbers)
            for field in event.values:
                assert getattr(event, field) == event.values[field]
            assert all(place in every_place() for place in event.places)
            assert event.text("pl")
            assert event.name in repr(event)
        with pytest.raises(AttributeError):
            _ = events[0].nonsense if events else object().nonsense  # type: ignore[attr-defined]


def test_why_not_of_a_place(table: Table) -> None:
    """What could be meant there, and the reason nearest to being met."""
    table.red.has(silver=2, hand="white-6 white-6")
    table.room(4, "greek-e", table.blue)
    table.play("work patron slot-1", "dice white-6 white-6", "main recruit", "employ greek")
    game = table.game
    open_rooms = {place for option in game.decision.options for place in option.places} if game.decision else set()
    assert open_rooms
    for place in game.table.rooms:
        reason = game.why_not(place)
        if place in open_rooms:
            assert reason is None
        elif place == "room-4":
            assert reason is not None
            assert reason.key == "why-room-taken"
        else:
            assert reason is not None
            assert reason.key == "why-too-little-silver"
            assert reason.values["has"] == 2
    nothing = game.why_not("track-physics")
    assert nothing is not None
    assert nothing.key == "why-not-asked"
    table.stay_open()


@pytest.mark.parametrize("choices", [8, pytest.param(120, marks=pytest.mark.soak)])
@pytest.mark.parametrize("seed", range(4))
def test_why_not_answers_about_every_place(seed: int, choices: int) -> None:
    """A place is open just when an option is about it; else there is a sentence."""
    game = seats_of(seed, players=2 + seed % 3, expansions=["body-of-books"] * (seed % 2))
    chance = random.Random(seed)  # noqa: S311 - any choices will do
    for _ in range(choices):
        if game.decision is None:
            break
        lit = {place for option in game.decision.options for place in option.places}
        for place in every_place()[:220]:
            reason = game.why_not(place)
            assert (reason is None) == (place in lit)
            assert reason is None or reason.text("fr")
        game.play(chance.choice(game.decision.options))


def test_the_score_at_any_moment() -> None:
    """By category and card by card, as if the game ended now; at the end it is the outcome's."""
    game = seats_of(2, players=3)
    for score in game.score():
        assert score.total == sum(score.by_category.values())
    while game.decision is not None:
        game.play(0)
        assert game.points() == [score.by_category for score in game.score()]
    assert game.outcome is not None
    assert game.score() == game.outcome.scores


def test_a_copy_after_a_choice() -> None:
    """The game itself stays as it is."""
    game = Game.new(players=2, seed=1)
    before = game.position()
    assert len(game.after(0).history) == 1
    assert game.position() == before
