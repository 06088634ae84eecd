"""Black Dice: what one gets when none is left, and giving one back from hand. (BOB-07, DICE-06)"""

from scholars.engine import events, verbs
from scholars.engine.layout import BLACK, FACES, SOURCES, colour_of, die
from scholars.engine.native import i64
from scholars.engine.state import State, Step
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.expansions.body_of_books.books import Books, books_of
from scholars.rules.dice import gain_die, return_white, whites


def primary_left(state: State) -> bool:
    """Whether a primary Die is left."""
    for colour in range(1, 4):
        if state.supply[colour] > 0:
            return True
    return False


class InsteadOfBlackDie(Step):
    """No Black Die is left: a primary Die to the same place, or Destroy a White Die; or neither. (BOB-07)"""

    __slots__ = ("to_hand",)

    def __init__(self, seat: i64, to_hand: i64) -> None:
        super().__init__(seat)
        self.to_hand: i64 = to_hand

    def ask(self, state: State) -> None:
        for colour in range(1, 4):
            if state.supply[colour] > 0:
                state.offer(verbs.GAIN_DIE, colour)
        for source in range(SOURCES):
            if whites(state, self.seat, source) > 0:
                state.offer(verbs.RETURN_DIE, source)
        if len(state.options) > 0:
            state.offer(verbs.DECLINE, 0)

    def choose(self, state: State, choice: i64) -> None:
        verb = choice >> SHIFT
        if verb == verbs.GAIN_DIE:
            gain_die(state, self.seat, choice & OPERAND, self.to_hand == 1)
        elif verb == verbs.RETURN_DIE:
            return_white(state, self.seat, choice & OPERAND)

    def kind(self) -> str:
        return "choose_instead_of_black_die"

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.to_hand)


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


class GiveBackBlackDie(Step):
    """A Black Die from hand to the Bag, as a cost."""

    def ask(self, state: State) -> None:
        books = books_of(state)
        for face in range(1, FACES + 1):
            if usable(state, books, self.seat, face) > 0:
                state.offer(verbs.TO_BAG, die(BLACK, face))

    def choose(self, state: State, choice: i64) -> None:
        a_die = choice & OPERAND
        player = state.players[self.seat]
        player.hand[a_die] -= 1
        player.bag[BLACK] += 1
        state.note(events.DIE_BACK_TO_BAG, self.seat, a_die)

    def kind(self) -> str:
        return "choose_black_die"
