"""What the rating rules must know when a game begins, noted as players sit down and stored with its first position."""

from typing import TYPE_CHECKING

from scholars.server.people.rating_rules import Reason, StartingSeat, unrated_from_start
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables

if TYPE_CHECKING:
    from scholars.server.storage.kept import Part


async def note_rating(tables: OpenTables, table: OpenTable) -> list["Part"]:
    """Note why a table with these players would not count; when its game begins, also whose ratings it changes.

    Returns:
        What has to be stored together with the table.
    """
    row = table.row
    if not table.options.rated:
        return []
    for seat in table.seats:
        if seat.identity is not None and seat.household is None:
            seat.household = tables.household(seat.identity)
    hidden = await tables.database.hidden_ratings(table.people())
    taken = [seat for seat in table.seats if seat.kind != "open"]
    seats = [StartingSeat(seat.identity, seat.identity in hidden, seat.household) for seat in taken]
    reason = unrated_from_start(seats, is_special(table))
    row.unrated = None if reason is None else reason.value
    if row.status == "waiting" or reason is not None:
        return []
    return [tables.database.rated_seat_part(seat) for seat in table.seats]


async def note_arrival(tables: OpenTables, identity: str, table_id: str) -> None:
    """Note the connection of a player who did not sit down themselves: a rematch seats those of the last game."""
    async with tables.change(table_id) as table:
        unknown = [seat for seat in table.seats_of(identity) if seat.household is None]
        if table.row.status != "running" or not is_rated(table) or not unknown:
            return
        household = tables.household(identity)
        if household is None:
            return
        if any(seat.household == household for seat in table.seats):
            table.row.unrated = Reason.HOUSEHOLD.value
        for seat in unknown:
            seat.household = household
        await tables.store(table)


def is_rated(table: OpenTable) -> bool:
    """Whether the game of a table counts, as far as is known by now."""
    return table.options.rated and table.row.unrated is None and not is_special(table)


def is_special(table: OpenTable) -> bool:
    """Whether a table is played in a way that is never rated."""
    row = table.row
    return row.lesson is not None or row.solo is not None or row.pack is not None or row.continues


def unrated_with(tables: OpenTables, table: OpenTable, identity: str) -> Reason | None:
    """Return why a table that waits would not count if a guest sat down at it, as far as the connection tells."""
    household = tables.household(identity)
    shared = household is not None and any(seat.household == household for seat in table.seats)
    return Reason.HOUSEHOLD if shared and not table.seats_of(identity) else None
