"""The 4 Row Bonus Tiles: both effects of each, and its VP once flipped."""

import pytest

from kit.book_forecast import well_read
from kit.book_table import BookSeat, BookTable
from kit.exercised import each
from kit.forecast import CATALOGUE, Forecast
from kit.table import SLOT_NAMES
from scholars.catalogue.body_of_books import RowBonusTile
from scholars.effects import Or
from scholars.effects.words import EmployAny

TILES = CATALOGUE.body_of_books.row_bonus_tiles
EMPLOYING = [tile for tile in TILES if isinstance(tile.effect, Or) and isinstance(tile.effect.parts[0], EmployAny)]
BROWN = SLOT_NAMES[:4]
FILLING = ("greek", "hebrew", "syriac", "persian")  # the Translators under each slot
UNDER = {slot: [f"{deck}-{letter}" for letter in "abcde"] for slot, deck in zip(BROWN, FILLING, strict=True)}


def rows_filled(books: BookTable, count: int) -> BookSeat:
    """So many rows are full, and of the next one only the place under Translate is empty."""
    red = well_read(books)
    for slot in BROWN[:3]:
        red.retired(slot, *UNDER[slot][: count + (slot != "recruit")])  # the Starting Page is under Recruit
    return red.retired("translate", *UNDER["translate"][:count])


def fills_row(books: BookTable, tile: RowBonusTile) -> BookSeat:
    """The row of a Tile is filled at the end of a turn; the Tile is to be resolved."""
    red = rows_filled(books, TILES.index(tile)).puts_aside("chinese-a")
    red.ends_turn()
    red.plays("tuck slot-4")
    if books.kind == "choose_tuck_cost":
        red.plays(books.options[0])
    return red


@each("tile", TILES, "effect")
def test_a_filled_row_offers_both_effects(books: BookTable, tile: RowBonusTile) -> None:
    """One of the two, the player's choice. (BOB-20)"""
    red = fills_row(books, tile)

    assert books.asked is red
    assert books.options == ["part 1", "part 2"]
    books.stay_open()


@pytest.mark.parametrize("part", [1, 2])
@each("tile", [tile for tile in TILES if tile not in EMPLOYING], "effect")
def test_a_tile_gives_the_effect_that_is_chosen(books: BookTable, tile: RowBonusTile, part: int) -> None:
    """An Upgraded card or what stands beside it; then the row is done. (BOB-20)"""
    red = fills_row(books, tile)
    forecast = Forecast(books, part=part).expects(tile.effect)

    forecast.happens("choose_turn")

    assert red.rows == TILES.index(tile) + 1


@each("tile", EMPLOYING, "effect")
def test_a_tile_employs_anybody(books: BookTable, tile: RowBonusTile) -> None:
    """For the Room's Silver, whatever the deck costs."""
    red, top, room = fills_row(books, tile), books.deck("chinese")[0], CATALOGUE.board.room[1]
    forecast = Forecast(books).also(influence=-1, translators_in_rooms=1, silver=-room.silver).expects(room.effect)

    red.plays("part 1", "employ chinese", f"room {room.id}")

    forecast.happens("choose_turn")
    assert books.translator_in(room.number) == top


@each("tile", EMPLOYING, "effect")
def test_a_tile_steps_on_any_track_instead(books: BookTable, tile: RowBonusTile) -> None:
    """Medicine included. (BOB-12)"""
    fills_row(books, tile)
    forecast = Forecast(books, part=2).expects(tile.effect)

    forecast.happens("choose_turn")

    assert books.red.track("medicine") == 1


@each("tile", TILES, "vp")
def test_a_flipped_tile_scores_its_vp(books: BookTable, tile: RowBonusTile) -> None:
    """With all those above it, and for nobody else. (BOB-28)"""
    place = TILES.index(tile)
    red = rows_filled(books, place)
    assert red.vp(tile.id) == 0
    before = sum(one.vp for one in TILES[:place])
    assert red.score.by_category.get("rows", 0) == before

    red.retired("translate", "chinese-b")

    assert red.vp(tile.id) == tile.vp
    assert red.score.by_category["rows"] == before + tile.vp
    assert books.blue.vp(tile.id) == 0


def test_a_fifth_row_has_no_tile(books: BookTable) -> None:
    """The Reference Tile slides on, and nothing is offered or scored. (BOB-20)"""
    red = rows_filled(books, 4).puts_aside("chinese-a")
    red.ends_turn()

    red.plays("tuck slot-4")

    assert books.kind == "choose_turn"
    assert red.rows == 5
    assert red.score.by_category["rows"] == sum(tile.vp for tile in TILES)
