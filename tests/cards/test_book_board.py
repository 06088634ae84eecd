"""The Extension: Room 11, the Medicine Track, the Black Translate action, the Starting Page, and what is counted."""

import pytest

from kit.book_forecast import well_read
from kit.book_table import BookSeat, BookTable
from kit.exercised import each
from kit.forecast import CATALOGUE, Forecast
from scholars import Game
from scholars.catalogue.body_of_books import BlackTranslate, StartingPage
from scholars.catalogue.main_board import ResearchTrack, Room
from scholars.components import Track
from scholars.effects.words import Advance

EXTENSION = CATALOGUE.body_of_books.extension
LEVELS = range(8)
BLACK_DICE = {6: "black-6", 9: "black-5 black-4", 10: "black-6 black-4", 12: "black-6 black-6"}


# Room 11


def about_to_employ(books: BookTable) -> BookSeat:
    """The first seat Employs the top card of the first deck; a Room is to be chosen."""
    red = well_read(books)
    red.acts("recruit", "white-1")
    return red


@pytest.mark.parametrize("willing", [True, False])
@each("room", EXTENSION.room, "number", "silver", "effect")
def test_employing_in_the_room(books: BookTable, room: Room, willing: bool) -> None:
    """Pay its Silver, and gain a Page, XP or nothing. (BOB-09)"""
    red = about_to_employ(books)
    top = books.deck("chinese")[0]
    forecast = Forecast(books, willing).also(silver=-room.silver, influence=-1, translators_in_rooms=1)
    forecast.expects(room.effect)

    red.plays("employ chinese", f"room {room.id}")

    forecast.happens()
    assert books.translator_in(room.number) == top
    assert books.owner_of(room.number) is red
    red.plays("end-turn")


@each("room", EXTENSION.room, "silver")
def test_the_room_is_open_for_its_silver_and_for_no_less(books: BookTable, room: Room) -> None:
    """A Room must be paid in full."""
    for silver in (room.silver - 1, room.silver):
        books.red.has(silver=silver, hand="white-1")
        copy = BookTable.around(books.game.clone())
        copy.changed()
        copy.red.acts("recruit", "white-1")
        copy.red.plays("employ chinese")
        assert (f"room {room.id}" in copy.options) == (silver == room.silver)


@pytest.mark.parametrize("less", [0, 1])
@each("room", EXTENSION.room, "gold")
def test_a_translator_retires_with_the_gold_of_the_room(books: BookTable, room: Room, less: int) -> None:
    """With 1 Gold less it stays."""
    books.room(room.number, "chinese-a", books.red, gold=room.gold - less)

    books.red.works("choice", "white-1")
    books.red.plays("end-turn")

    assert books.red.set_aside == ([] if less else ["chinese-a"])
    assert (books.translator_in(room.number) is None) == (not less)
    books.stay_open()


# The Medicine Track


@pytest.mark.parametrize("willing", [True, False])
@pytest.mark.parametrize("level", LEVELS)
@each("track", EXTENSION.track, "track", "harvest")
def test_a_harvest_gives_the_highest_coloured_space_reached(
    books: BookTable, track: ResearchTrack, level: int, willing: bool
) -> None:
    """The Medicine card at a Rest; on an odd space, what the space below shows."""
    red = well_read(books).goal("goal-chinese", targets=0).researched(**{track.track: level})
    books.pile(bottom=[books.reserve[0]])
    red.lies("recruit", track.track)
    forecast = Forecast(books, willing).expects(track.harvest[level // 2]).expects(CATALOGUE.board.player_aid.rest)

    red.rests()

    forecast.also(action_cards=1).happens()


def researching(books: BookTable, track: ResearchTrack, level: int) -> BookSeat:
    """A Research action of the Track's colour is begun, with the Marker on a level."""
    red = well_read(books).researched(**{track.track: level})
    red.has(hand=f"{track.colour}-5 {track.colour}-5 white-1")
    red.acts("research", f"{track.colour}-5", f"{track.colour}-5")
    return red


@pytest.mark.parametrize("willing", [True, False])
@pytest.mark.parametrize("level", LEVELS)
@each("track", EXTENSION.track, "colour", "immediate", "overflow")
def test_a_step_gives_what_its_space_shows(books: BookTable, track: ResearchTrack, level: int, willing: bool) -> None:
    """An odd space offers its benefit, an even one nothing; beyond 7 the Marker stays. (BOB-11)"""
    red = researching(books, track, level)
    forecast = Forecast(books, willing).also(silver=2).expects(Advance(track.track))

    red.plays("research option-3")

    forecast.happens()
    assert red.track(track.track) == min(level + 1, 7)
    red.plays("end-turn")


@pytest.mark.parametrize("level", LEVELS)
@each("track", EXTENSION.track, "immediate", "overflow")
def test_two_steps_give_what_both_spaces_show(books: BookTable, track: ResearchTrack, level: int) -> None:
    """At the usual costs. (BOB-11)"""
    red = researching(books, track, level)
    forecast = Forecast(books).also(silver=2, gold=-2).expects(Advance(track.track)).expects(Advance(track.track))

    red.plays("research option-4")

    forecast.happens()
    assert red.track(track.track) == min(level + 2, 7)
    red.plays("end-turn")


@pytest.mark.parametrize(("level", "vp"), list(zip(LEVELS, (0, 1, 1, 2, 2, 3, 4, 5), strict=True)))
@each("track", EXTENSION.track, "track")
def test_the_track_is_scored_like_the_others(books: BookTable, track: ResearchTrack, level: int, vp: int) -> None:
    """By its level. (BOB-28)"""
    books.red.researched(**{track.track: level})

    assert books.red.vp(track.id) == vp


# Black Translate


def translates_black(books: BookTable, dice: str, gold: int = 9, silver: int = 9) -> BookSeat:
    """A Work on Translate with Black Dice; three Translators stand in Rooms, two of them the player's own."""
    red = well_read(books).has(hand=f"white-1 {dice}", gold=gold, silver=silver)
    books.room(2, "chinese-a", red)
    books.room(3, "greek-a", red)
    red.works("translate", *dice.split())
    return red


@pytest.mark.parametrize("willing", [True, False])
@each("option", EXTENSION.black_translate, "gold", "gain")
def test_a_black_translate_places_gold_and_gives_its_gain(
    books: BookTable, option: BlackTranslate, willing: bool
) -> None:
    """1 Gold on each of so many Translators; no Scroll is taken. (BOB-13)"""
    red = translates_black(books, "black-6 black-6")
    rooms = " ".join(["room-2", "room-3"][: option.gold])
    forecast = Forecast(books, willing).also(gold=-option.gold, gold_in_rooms=option.gold).expects(option.gain)

    red.plays("main translate", f"line {rooms}")

    forecast.happens()
    red.plays("end-turn")


@pytest.mark.parametrize("value", BLACK_DICE)
@each("option", EXTENSION.black_translate, "value")
def test_a_black_translate_needs_its_value(books: BookTable, option: BlackTranslate, value: int) -> None:
    """From that value on. (BOB-13)"""
    red = translates_black(books, BLACK_DICE[value])
    red.plays("main translate")

    offered = {len(line.split()) - 1 for line in books.options}

    assert (option.gold in offered) == (value >= option.value)
    books.stay_open()


@each("option", EXTENSION.black_translate, "gold")
def test_a_black_translate_needs_its_gold(books: BookTable, option: BlackTranslate) -> None:
    """With less Gold than it places it is not there."""
    red = translates_black(books, "black-6 black-6", gold=option.gold - 1)
    if "main translate" in books.options:
        red.plays("main translate")

    assert option.gold not in {len(line.split()) - 1 for line in books.options if line.startswith("line")}
    books.stay_open()


@each("option", EXTENSION.black_translate, "gold")
def test_the_owner_of_a_translator_is_paid(books: BookTable, option: BlackTranslate) -> None:
    """1 Silver as always. (BOB-13)"""
    red = translates_black(books, "black-6 black-6")
    rooms = " ".join(["room-1", "room-2"][: option.gold])
    forecast = Forecast(books).also(gold=-option.gold, gold_in_rooms=option.gold, silver=-1).expects(option.gain)
    forecast.changes["blue: silver"] += 1

    red.plays("main translate", f"line {rooms}")

    forecast.happens()
    red.plays("end-turn")


# The Starting Page


@each("page", EXTENSION.starting_page, "slot", "vp")
def test_the_starting_page_lies_under_its_slot(books: BookTable, page: StartingPage) -> None:
    """Every player has one; it does nothing, and scores what is printed on it. (BOB-05, BOB-08)"""
    for seat in (books.red, books.blue):
        assert seat.under(page.slot) == [page.id]
        assert seat.vp(page.id) == page.vp
        assert page.id in [line.id for line in seat.score.lines]
    books.red.works(page.slot, "white-1")
    assert not any(option.startswith("retiree") for option in books.options)
    books.red.plays("end-turn")


# What is counted


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pieces_are_as_many_as_the_box_holds(players: int) -> None:
    """Black Dice in Bags and supply, Pages on Books, Upgraded cards on their spaces. (BOB-02 to BOB-05)"""
    position = Game.new(players=players, seed=players, expansions=["body-of-books"]).position()
    added = position["expansions"]["body-of-books"]
    bags = sum(player["bag"].get("black", 0) for player in position["players"])

    assert bags == players
    assert position["supply"]["black"] == EXTENSION.black_dice - players
    assert len(added["books"]) == 2 * EXTENSION.books
    assert len(added["upgrades"]) == 3 * len(EXTENSION.upgrade_rows)
    assert added["track_xp"] == [str(track) for track in Track]


@pytest.mark.parametrize("space", range(1, 7))
def test_an_upgraded_card_comes_with_the_xp_of_its_row(books: BookTable, space: int) -> None:
    """1 on each card of the top row, 2 on each of the bottom row. (BOB-02, BOB-24)"""
    books.red.resolves("upgrade")

    books.red.plays(f"upgrade space-{space}")

    assert books.red.xp == EXTENSION.upgrade_rows[(space - 1) // 3]


@pytest.mark.parametrize("there", range(6))
def test_tucking_costs_what_its_row_shows(books: BookTable, there: int) -> None:
    """The first row is free, the next cost more each, lower ones nothing. (BOB-19)"""
    cards = [f"greek-{letter}" for letter in "abcdef"]
    cost = (*EXTENSION.row_costs, 0, 0)[there]
    red = books.red.retired("travel", *cards[:there]).has(silver=9).puts_aside("chinese-a")
    red.ends_turn()

    red.plays("tuck slot-2")
    if cost:
        assert books.options == [f"silver {amount}" for amount in range(cost + 1)]
        red.plays(f"silver {cost}")

    assert red.silver == 9 - cost
    assert red.under("travel")[-1] == "chinese-a"
