"""Rows of tucked cards: what tucking costs, and what a filled row gives. (BOB-19, BOB-20)"""

from scholars.engine import events
from scholars.engine.layout import BROWN_SLOTS
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.expansions.body_of_books.books import Books, printed
from scholars.rules import resolve as resolving


def cost(state: State, books: Books, seat: i64, slot: i64) -> i64:
    """What the row costs on which the next card under a slot would lie; lower rows cost nothing. (BOB-19)"""
    row = i64(len(state.players[seat].retirees[slot])) - books.rows[seat]
    costs = printed(state).row_costs
    return costs[row] if row < len(costs) else 0


def look_at_row(state: State, books: Books, seat: i64) -> None:
    """A filled row: the Reference Tile slides down, and the highest Row Bonus Tile is resolved. (BOB-20)"""
    tables = printed(state)
    filled = books.rows[seat]
    for slot in range(BROWN_SLOTS):
        if len(state.players[seat].retirees[slot]) <= filled:
            return
    books.rows[seat] = filled + 1
    state.note(events.ROW_FILLED, seat, filled)
    if filled < len(tables.row_effect):
        resolving.resolve(state, seat, tables.row_effect[filled])
