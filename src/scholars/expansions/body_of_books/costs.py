"""Costs in XP and Black Dice. (EFF-02)"""

from scholars.engine import words
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.tables import Effect
from scholars.expansions.body_of_books import dice
from scholars.expansions.body_of_books.books import Books
from scholars.expansions.body_of_books.xp import pay_xp
from scholars.rules.costs import asked


def can_pay(state: State, books: Books, seat: i64, cost: Effect) -> bool:
    """Whether a player has the XP and the Black Die a cost asks for."""
    if books.xp[seat] < asked(cost, words.XP):
        return False
    return asked(cost, words.BLACK_DIE_FROM_HAND) == 0 or dice.can_give_back(state, books, seat)


def pay(state: State, books: Books, seat: i64, cost: Effect) -> None:
    """Pay one word of a cost."""
    if cost.word == words.XP:
        pay_xp(state, books, seat, cost.amount)
    elif cost.word == words.BLACK_DIE_FROM_HAND:
        state.then(dice.GiveBackBlackDie(seat))
