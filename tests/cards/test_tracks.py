"""The 7 Research Tracks: all their Harvests, immediate benefits and what lies beyond; and the 4 options of Research."""

import pytest

from kit import Seat, Table
from kit.book_forecast import rich
from kit.exercised import TableOf, each
from kit.forecast import CATALOGUE, TRACKS, Forecast
from scholars.catalogue.main_board import ResearchOption, ResearchTrack
from scholars.components import Track
from scholars.effects.words import Advance

OPTIONS = CATALOGUE.board.research
LEVELS = range(8)
VP = (0, 1, 1, 2, 2, 3, 4, 5)


# Harvest


@pytest.mark.parametrize("willing", [True, False])
@pytest.mark.parametrize("level", LEVELS)
@each("track", TRACKS, "track", "harvest")
def test_a_harvest_gives_the_highest_coloured_space_reached(
    table_of: TableOf, track: ResearchTrack, level: int, willing: bool
) -> None:
    """Players only harvest the single highest even space their Marker has reached; on an odd one, the space below."""
    table = table_of(track)
    red = rich(table).goal("goal-chinese", targets=0).researched(**{track.track: level})
    table.pile(bottom=[table.reserve[0]])
    forecast = Forecast(table, willing)
    if track.track is Track.ASTRONOMY:  # it is harvested by the Player Aid, after the cards
        red.lies("recruit", "mathematics")
        forecast.expects(TRACKS[0].harvest[0]).expects(track.harvest[level // 2])
    else:
        red.lies("recruit", track.track)
        forecast.expects(track.harvest[level // 2]).expects(CATALOGUE.board.player_aid.rest)

    red.rests()

    forecast.happens()


# Steps


def researching(table: Table, track: ResearchTrack, level: int) -> Seat:
    """A Research action of the Track's colour is begun, with the Marker on a level."""
    red = rich(table).researched(**{track.track: level})
    red.has(hand=f"{track.colour}-5 {track.colour}-5 white-1")
    red.acts("research", f"{track.colour}-5", f"{track.colour}-5")
    return red


@pytest.mark.parametrize("willing", [True, False])
@pytest.mark.parametrize("level", LEVELS)
@each("track", TRACKS, "colour", "immediate", "overflow")
def test_a_step_gives_what_its_space_shows(table_of: TableOf, track: ResearchTrack, level: int, willing: bool) -> None:
    """An odd space offers its benefit, an even one nothing; beyond 7 the Marker stays, and the Track gives its own."""
    table = table_of(track)
    red = researching(table, track, level)
    forecast = Forecast(table, willing).also(silver=2).expects(Advance(track.track))

    red.plays("research option-3")

    forecast.happens()
    assert red.track(track.track) == min(level + 1, 7)
    red.plays("end-turn")


@pytest.mark.parametrize("level", LEVELS)
@each("track", TRACKS, "immediate", "overflow")
def test_two_steps_give_what_both_spaces_show(table_of: TableOf, track: ResearchTrack, level: int) -> None:
    """Moving 2 spaces offers each odd space passed, and each step beyond 7 counts once."""
    table = table_of(track)
    red = researching(table, track, level)
    forecast = Forecast(table).also(silver=2, gold=-2).expects(Advance(track.track)).expects(Advance(track.track))

    red.plays("research option-4")

    forecast.happens()
    assert red.track(track.track) == min(level + 2, 7)
    red.plays("end-turn")


@pytest.mark.parametrize("level", LEVELS)
@each("track", TRACKS, "track")
def test_a_track_scores_by_its_level(table_of: TableOf, track: ResearchTrack, level: int) -> None:
    """For the player whose Marker it is."""
    table = table_of(track)
    table.red.researched(**{track.track: level})

    assert table.red.vp(track.id) == VP[level]
    assert table.blue.vp(track.id) == 0


# The options of Research


def offers(table: Table, colour: str, value: int, gold: int) -> set[str]:
    """The options a Research action of Dice of one colour has."""
    dice = [f"{colour}-{value}"] if value <= 6 else [f"{colour}-6", f"{colour}-{value - 6}"]
    told = table.red.has(gold=gold, hand=" ".join(["white-1", *dice])).acts("research", *dice)
    table.stay_open()
    if table.kind == "choose_research":
        return set(told)
    return {name_of(OPTIONS[0])}  # the only one there is was taken by itself


def name_of(option: ResearchOption) -> str:
    """The choice that takes an option."""
    return f"research option-{OPTIONS.index(option) + 1}"


@pytest.mark.parametrize("value", range(1, 13))
@each("option", OPTIONS, "value")
def test_an_option_needs_its_value(table: Table, option: ResearchOption, value: int) -> None:
    """This option requires a value of at least so much."""
    colour = "purple" if value not in (1, 2, 3, 7, 8, 9) else "blue"  # no secondary Die shows less than 4

    assert (name_of(option) in offers(table, colour, value, gold=9)) == (value >= option.value)


@each("option", OPTIONS, "coloured")
def test_an_option_with_a_step_needs_a_colour(table: Table, option: ResearchOption) -> None:
    """With a White action only the options that ask for no colour are there."""
    assert (name_of(option) in offers(table, "white", 12, gold=9)) == (not option.coloured)


@pytest.mark.parametrize("gold", [0, 1, 2])
@each("option", OPTIONS, "gold")
def test_an_option_needs_its_gold(table: Table, option: ResearchOption, gold: int) -> None:
    """Without the Gold it costs an option is not there."""
    assert (name_of(option) in offers(table, "blue", 12, gold)) == (gold >= option.gold)


@pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.id)
@each("option", OPTIONS, "gold", "steps", "gain")
def test_an_option_gives_its_steps_and_its_gain(
    table_of: TableOf, option: ResearchOption, track: ResearchTrack
) -> None:
    """Its Gold is paid, the Marker of the action's colour moves, and the Silver or the Worker is gained."""
    table = table_of(track)
    red = researching(table, track, 1)
    forecast = Forecast(table).also(gold=-option.gold).expects(option.gain)
    for _ in range(option.steps):
        forecast.expects(Advance(track.track))

    red.plays(name_of(option))

    forecast.happens()
    red.plays("end-turn")
