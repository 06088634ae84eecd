"""The 11 Rooms: what Employing there costs and gives, and when a Translator Retires from there."""

from kit import Seat, Table
from kit.book_forecast import rich
from kit.exercised import TableOf, each
from kit.forecast import CATALOGUE, Forecast, may_be_declined
from scholars.catalogue.main_board import Room

ROOMS = (*CATALOGUE.board.room, *CATALOGUE.body_of_books.extension.room)


def about_to_employ(table: Table) -> Seat:
    """The first seat Employs the top card of the first deck; a Room is to be chosen."""
    red = rich(table)
    table.empty_room(1)
    red.acts("recruit", "white-1")
    return red


def employed(table: Table, room: Room, willing: bool = True) -> Forecast:
    """A Translator comes for the Room's Silver, and an Influence on it; the Room gives its effect."""
    forecast = Forecast(table, willing).also(silver=-room.silver, influence=-1, translators_in_rooms=1)
    return forecast.expects(room.effect)


@each("room", ROOMS, "number", "silver", "effect")
def test_employing_costs_silver_and_gives_the_rooms_effect(table_of: TableOf, room: Room) -> None:
    """Pay the cost of the Room and resolve its immediate effects; the Translator is the player's."""
    table = table_of(room)
    red = about_to_employ(table)
    top = table.deck("chinese")[0]
    forecast = employed(table, room)

    red.plays("employ chinese", f"room {room.id}")

    forecast.happens()
    assert table.translator_in(room.number) == top
    assert table.owner_of(room.number) is red
    red.plays("end-turn")


@each("room", [room for room in ROOMS if may_be_declined(room.effect)])
def test_influence_from_a_room_may_be_declined(table_of: TableOf, room: Room) -> None:
    """The rest of the Room's effect is gained."""
    table = table_of(room)
    red = about_to_employ(table)
    forecast = employed(table, room, willing=False)

    red.plays("employ chinese", f"room {room.id}")

    forecast.happens()
    red.plays("end-turn")


@each("room", ROOMS, "silver")
def test_a_room_is_open_for_its_silver_and_for_no_less(table_of: TableOf, room: Room) -> None:
    """A Room must be paid in full; what can be paid is open."""
    table = table_of(room)
    there = ROOMS[: table.tables.rooms]
    affordable = [f"room {one.id}" for one in there if one.silver <= room.silver]
    table.red.has(silver=room.silver).acts("recruit", "white-1")

    table.red.plays("employ chinese")

    assert table.options == affordable
    table.stay_open()


@each("room", ROOMS, "gold")
def test_a_translator_retires_with_the_gold_of_its_room(table_of: TableOf, room: Room) -> None:
    """Translators Retire when they have met the Gold requirement indicated above their Room."""
    table = table_of(room)
    table.room(room.number, "chinese-a", table.red, gold=room.gold)

    table.red.works("choice", "white-1")
    table.red.plays("end-turn")

    assert table.red.set_aside == ["chinese-a"]
    table.red.plays("tuck slot-1")
    assert table.translator_in(room.number) is None


@each("room", ROOMS, "gold")
def test_a_translator_stays_with_1_gold_less(table_of: TableOf, room: Room) -> None:
    """Before the requirement is met nobody Retires."""
    table = table_of(room)
    table.room(room.number, "chinese-a", table.red, gold=room.gold - 1)

    table.red.works("choice", "white-1")
    table.red.plays("end-turn")

    assert table.translator_in(room.number) == "chinese-a"
