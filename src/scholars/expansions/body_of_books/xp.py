"""XP: gained, paid, and where the first of it lies. It never runs out. (BOB-03, BOB-30)"""

from typing import Final

from scholars.engine import events
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.expansions.body_of_books.books import Books

XP_LEVEL: Final = 3  # the space of each Track with an XP
FIRST_CALIPH: Final = 0


def gain_xp(state: State, books: Books, seat: i64, amount: i64) -> None:
    """XP from the Main Supply, or from where it lay."""
    if amount > 0:
        books.xp[seat] += amount
        state.note(events.XP_GAINED, seat, amount)


def pay_xp(state: State, books: Books, seat: i64, amount: i64) -> None:
    """XP to the Main Supply."""
    if amount > 0:
        books.xp[seat] -= amount
        state.note(events.XP_PAID, seat, amount)


def step_reached(state: State, books: Books, seat: i64, track: i64, level: i64) -> None:
    """The first player on space 3 of a Track takes the XP there. (BOB-03)"""
    if level == XP_LEVEL and (books.track_xp >> track) & 1:
        books.track_xp &= ~(1 << track)
        gain_xp(state, books, seat, 1)


def caliph_revealed(state: State, books: Books, space: i64) -> None:
    """Each player takes one XP when the first Caliph Card is revealed. (BOB-03, BBS-01)"""
    if space != FIRST_CALIPH:
        return
    for seat in range(len(state.players)):
        if books.caliph_xp > 0 and not state.opponent.plays(seat):
            books.caliph_xp -= 1
            gain_xp(state, books, seat, 1)
