"""Black Dice: what one gets when none is left, and giving one back from hand. (BOB-07, DICE-06)"""

from typing import ClassVar

from scholars.engine import events, verbs
from scholars.engine.domains import FLAG
from scholars.engine.layout import BLACK, FACES, colour_of, die, face_of
from scholars.engine.native import i64
from scholars.engine.sets import WHITE_DICE_SETS
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.expansions.body_of_books.books import Books, books_of
from scholars.rules import reasons
from scholars.rules.dice import gain_die, return_white, why_not_gain_primary, why_not_return


def primary_left(state: State) -> bool:
    """Whether a primary Die is left."""
    for colour in range(1, 4):
        if state.supply[colour] > 0:
            return True
    return False


class InsteadOfBlackDie(Question):
    """No Black Die is left: a primary Die to the same place, or Destroy a White Die; or neither. (BOB-07)"""

    KIND: ClassVar = "choose_instead_of_black_die"
    VERBS: ClassVar = (verbs.GAIN_DIE, verbs.RETURN_DIE, verbs.DECLINE)
    FIELDS: ClassVar = {"to_hand": FLAG}

    __slots__ = ("to_hand",)

    def __init__(self, seat: i64, to_hand: i64) -> None:
        super().__init__(seat)
        self.to_hand: i64 = to_hand

    def why_not(self, state: State, verb: i64, operand: i64) -> i64:
        if verb == verbs.GAIN_DIE:
            return why_not_gain_primary(state, operand)
        chosen = WHITE_DICE_SETS[operand]  # those of one Die come first, by its source
        return why_not_return(state, self.seat, chosen) if len(chosen) == 1 else reasons.short(reasons.JUST_SO_MANY, 1)

    def choose(self, state: State, verb: i64, operand: i64) -> None:
        if verb == verbs.GAIN_DIE:
            gain_die(state, self.seat, operand, self.to_hand == 1)
        elif verb == verbs.RETURN_DIE:
            return_white(state, self.seat, operand)


def usable(state: State, books: Books, seat: i64, face: i64) -> i64:
    """How many Black Dice of a face a player may give back: none that came to hand this turn. (DICE-06)"""
    in_hand = state.players[seat].hand[die(BLACK, face)]
    return in_hand - books.fresh[face - 1] if seat == state.turn else in_hand


def rerolled(state: State, books: Books, seat: i64, before: tuple[int, ...], after: tuple[int, ...]) -> None:
    """A Die that came to hand this turn stays one, whatever it shows now; one that did not is none. (DICE-06)"""
    if seat != state.turn:
        return
    moved: list[int] = []
    for index in range(len(before)):
        a_die: i64 = before[index]
        if colour_of(a_die) == BLACK:
            stayed = state.players[seat].hand[a_die] - after.count(int(a_die))
            if books.fresh[a_die % FACES] > stayed:
                books.fresh[a_die % FACES] -= 1
                moved.append(after[index] % FACES)
    for face in moved:
        books.fresh[face] += 1


def can_give_back(state: State, books: Books, seat: i64) -> bool:
    """Whether a player has a Black Die in hand to give back."""
    for face in range(1, FACES + 1):
        if usable(state, books, seat, face) > 0:
            return True
    return False


class GiveBackBlackDie(Question):
    """A Black Die from hand to the Bag, as a cost."""

    KIND: ClassVar = "choose_black_die"
    VERBS: ClassVar = (verbs.TO_BAG,)

    def fits(self, state: State) -> bool:
        return can_give_back(state, books_of(state), self.seat)

    def why_not(self, state: State, verb: i64, a_die: i64) -> i64:
        if colour_of(a_die) != BLACK:
            return reasons.NOT_BLACK
        if state.players[self.seat].hand[a_die] == 0:
            return reasons.DIE_NOT_IN_HAND
        return 0 if usable(state, books_of(state), self.seat, face_of(a_die)) > 0 else reasons.DIE_OF_THIS_TURN

    def choose(self, state: State, verb: i64, a_die: i64) -> None:
        player = state.players[self.seat]
        player.hand[a_die] -= 1
        player.bag[BLACK] += 1
        state.note(events.DIE_BACK_TO_BAG, self.seat, a_die)
