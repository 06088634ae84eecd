"""The 6 Goal Cards: three targets and their rewards; flipped, an Action Card with a printed Die."""

import pytest

from kit import Seat, Table
from kit.exercised import each
from kit.forecast import BASE_TRACKS, Forecast
from kit.table import GUILDS
from scholars import Game
from scholars.catalogue import load
from scholars.catalogue.cards import GoalCard
from scholars.components import TRACK_COLOURS, Character, Track
from scholars.effects.words import Advance

CATALOGUE = load()
GOALS = CATALOGUE.goal_cards
FREE = next(room for room in CATALOGUE.board.room if room.silver == 0)
ALL = 7  # the three targets as bits
SCROLL = next(scroll for scroll in CATALOGUE.scrolls if scroll.id == "scroll-persian-d")  # it has no effect


@each("goal", GOALS, "scroll")
def test_a_goal_card_comes_with_its_starting_scroll(goal: GoalCard) -> None:
    """Whoever is dealt the card has the Starting Scroll with the same character."""
    for seed in range(40):
        players = Game.new(players=4, seed=seed).position()["players"]
        assert isinstance(players, list)
        for player in players:
            if player["goal"] == goal.id:
                assert player["scrolls"] == [goal.scroll]
                return
    raise AssertionError(f"{goal.id} is never dealt")


# The pictured character


@pytest.mark.parametrize("character", Character)
@each("goal", GOALS, "character")
def test_dispatching_the_pictured_translator_gives_the_white_worker(
    table: Table, goal: GoalCard, character: Character
) -> None:
    """Only the pictured character meets the first target."""
    table.red.goal(goal.id).has(hand="white-6 white-6").acts("recruit", "white-6", "white-6")

    told = table.red.plays(f"dispatch {character}")
    while table.kind != "choose_action":
        told += table.play(table.options[-1])

    assert told.count("goal_target_met") == (character is goal.character)
    table.red.plays("end-turn")


@each("goal", GOALS, "character")
def test_employing_the_pictured_translator_gives_the_white_worker(table: Table, goal: GoalCard) -> None:
    """The reward of the first target is the White Worker on the card."""
    table.red.goal(goal.id).has(hand="white-6 white-6").acts("recruit", "white-6", "white-6")
    forecast = Forecast(table).also(influence=-1, translators_in_rooms=1).expects(FREE.effect).also(white_worker=1)

    table.red.plays(f"employ {goal.character}", f"room {FREE.id}")

    forecast.happens()
    table.red.plays("end-turn")


# The indicated Guild


@pytest.mark.parametrize("guild", GUILDS)
@each("goal", GOALS, "guild", "worker")
def test_translating_from_the_indicated_guild_gives_the_coloured_worker(
    table: Table, goal: GoalCard, guild: str
) -> None:
    """Only a Scroll from the indicated Guild meets the second target."""
    red = table.red.goal(goal.id)
    translates = about_to_translate(red, guild)
    forecast = Forecast(table).also(gold=-1, gold_in_rooms=1, scrolls=1).expects(Advance(SCROLL.track))
    forecast.changes[f"{goal.worker} worker"] += guild == goal.guild

    red.plays(translates)

    forecast.happens()
    red.plays("end-turn")


def about_to_translate(red: Seat, guild: str) -> str:
    """Everything is there to Translate a Scroll from a Guild; the choice that does it."""
    red.table.wisdom(f"{guild}-top", SCROLL.id)
    red.table.room(1, "starting-1", red)  # Persian to Arabic
    red.has(gold=1, hand=f"{guild}-4").works("translate", f"{guild}-4")
    return "main translate"


# The indicated Track


@pytest.mark.parametrize("track", BASE_TRACKS)
@each("goal", GOALS, "track", "die")
def test_level_3_of_the_indicated_track_gives_the_secondary_die(table: Table, goal: GoalCard, track: Track) -> None:
    """Only level 3 of the indicated Track meets the third target; the Die goes to the Bag."""
    red = table.red.goal(goal.id)
    researches = about_to_reach(red, track, 3)
    forecast = Forecast(table).also(silver=2).expects(Advance(track))
    if track is goal.track:
        forecast.also(**{f"{goal.die}_die": 1, "in_bag": 1})

    red.plays(researches)

    forecast.happens()
    red.plays("end-turn")


@pytest.mark.parametrize("level", [1, 2, 4, 5, 6, 7])
@each("goal", GOALS)
def test_no_other_level_gives_the_secondary_die(table: Table, goal: GoalCard, level: int) -> None:
    """Neither a level below 3 nor one beyond it meets the third target."""
    red = table.red.goal(goal.id)

    told = red.plays(about_to_reach(red, goal.track, level))

    assert "track_advanced" in told
    assert "goal_target_met" not in told
    table.stay_open()


def about_to_reach(red: Seat, track: Track, level: int) -> str:
    """The Marker is one below a level and the Research action begun; the choice that takes the step."""
    colour = TRACK_COLOURS[track]
    red.researched(**{track: level - 1}).has(bag="white white blue", hand=f"{colour}-6 {colour}-6 white-1")
    red.acts("research", f"{colour}-6", f"{colour}-6")
    return "research option-3"


# All three


@pytest.mark.parametrize("last", [1, 2, 4])
@each("goal", GOALS)
def test_with_all_three_targets_the_card_joins_the_hand(table: Table, goal: GoalCard, last: int) -> None:
    """Once all 3 are met the card is flipped and added to the hand, and its space is an Action Slot."""
    red = table.red.goal(goal.id, targets=ALL - last)
    if last == 1:
        red.has(hand="white-6 white-6").acts("recruit", "white-6", "white-6")
        choices = [f"employ {goal.character}", f"room {FREE.id}"]
    else:
        choices = [about_to_translate(red, goal.guild) if last == 2 else about_to_reach(red, goal.track, 3)]
    assert "goal" not in red.cards

    told = red.plays(*choices)

    assert "goal_card_flipped" in told
    assert "goal" in red.cards
    table.stay_open()


# Flipped


@each("goal", GOALS, "printed_die")
def test_the_flipped_card_is_played_with_its_printed_die(table: Table, goal: GoalCard) -> None:
    """Played without a Die from hand, the card itself is a White 5."""
    red = table.red.goal(goal.id, targets=ALL)
    red.plays("work goal slot-5", "dice none")

    assert red.makes() == f"{goal.printed_die.colour} {goal.printed_die.value}"
    assert red.hand == ["white-1"]


@each("goal", GOALS, "printed_die")
def test_a_second_die_adds_to_the_printed_one(table: Table, goal: GoalCard) -> None:
    """One Die from hand may join the printed one."""
    red = table.red.goal(goal.id, targets=ALL).has(hand="red-2")
    red.plays("work goal slot-5", "dice red-2")

    assert red.makes() == f"red {goal.printed_die.value + 2}"


@pytest.mark.parametrize(("worker", "makes"), [("white", "white 6"), ("blue", "blue 5")])
@each("goal", GOALS, "printed_die")
def test_workers_change_the_printed_die(table: Table, goal: GoalCard, worker: str, makes: str) -> None:
    """A White Worker raises it to a 6; a coloured Worker colours it."""
    red = table.red.goal(goal.id, targets=ALL).has(workers=worker)
    red.plays("work goal slot-5", "dice none")

    red.plays(f"place-worker {worker} die-1")

    assert red.makes() == makes


@each("goal", GOALS, "rest")
def test_the_flipped_card_has_a_rest_effect(table: Table, goal: GoalCard) -> None:
    """Lying on the sixth slot it gives its own income, in place of the slot's."""
    red = table.red.goal(goal.id, targets=ALL).has(hand="white-1 white-2 white-3 white-4", bag="white white")
    red.lies("goal", "goal", "red-3")
    table.pile(bottom=[table.reserve[0]])
    forecast = Forecast(table).expects(CATALOGUE.board.player_aid.rest).expects(goal.rest)
    forecast.also(on_board=-1, in_bag=1, action_cards=1)

    red.rests()

    forecast.happens()
