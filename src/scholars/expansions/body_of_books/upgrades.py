"""Upgraded Action Cards. (BOB-24 to BOB-26, BBS-04)"""

from typing import ClassVar, Final

from scholars.engine import events, verbs
from scholars.engine.layout import NONE, UPGRADE_COLUMNS, UPGRADE_SPACES
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.expansions.body_of_books.books import Books, books_of, printed
from scholars.expansions.body_of_books.solo import opponent_of
from scholars.expansions.body_of_books.xp import gain_xp
from scholars.rules import reasons
from scholars.rules.work import Act, take_small_action, why_not_small

EVERY_SMALL_ACTION: Final = 0b1111


def why_not_upgrade(state: State, space: i64) -> i64:
    """Why the Upgraded card at a space cannot be gained; 0 if it can. There is one of each subject. (BOB-26)"""
    return reasons.NO_UPGRADE if books_of(state).upgrades[space] == NONE else 0


def can_upgrade(state: State) -> bool:
    """Whether there is an Upgraded card left."""
    for space in range(UPGRADE_SPACES):
        if why_not_upgrade(state, space) == 0:
            return True
    return False


class Upgrade(Question):
    """Swap a card for its Upgraded one; it may be declined. (BOB-24)"""

    KIND: ClassVar = "choose_upgrade"
    VERBS: ClassVar = (verbs.UPGRADE, verbs.DECLINE)

    def why_not(self, state: State, verb: i64, space: i64) -> i64:
        return why_not_upgrade(state, space)

    def choose(self, state: State, verb: i64, space: i64) -> None:
        if verb == verbs.UPGRADE:
            upgrade(state, books_of(state), self.seat, space)


def upgrade(state: State, books: Books, seat: i64, space: i64) -> None:
    """The Upgraded card takes the place of the old one, wherever that is; the XP there is gained. (BOB-24)"""
    tables = printed(state)
    subject: i64 = tables.upgrade_subject[books.upgrades[space]]
    books.upgrades[space] = NONE
    books.upgraded[seat] |= 1 << subject
    state.note(events.CARD_UPGRADED, seat, subject, space)
    gain_xp(state, books, seat, tables.upgrade_xp[space // UPGRADE_COLUMNS])
    other = (space + UPGRADE_COLUMNS) % UPGRADE_SPACES
    if books.upgrades[other] != NONE and opponent_of(state) != NONE:
        state.note(events.UPGRADE_LEFT, tables.upgrade_subject[books.upgrades[other]], other)
        books.left = (*books.left, int(books.upgrades[other]))  # BBS-04
        books.upgrades[other] = NONE
    if state.turn == seat and state.work.slot != NONE and state.players[seat].slots[state.work.slot] == subject:
        arrive_on_slot_in_use(state, seat)


def arrive_on_slot_in_use(state: State, seat: i64) -> None:
    """Its brown field is offered at once, unless one of the replaced card's actions was used. (BOB-25)"""
    if state.work.small != 0:
        state.work.small = EVERY_SMALL_ACTION
        return
    for step in state.agenda:
        if isinstance(step, Act):
            return  # the Work goes on, and offers them itself
    state.then(BrownField(seat))


class BrownField(Question):
    """The small actions of an Upgraded card that came after the Work was done. (BOB-25)"""

    KIND: ClassVar = "choose_brown_field"
    VERBS: ClassVar = (verbs.SMALL, verbs.ENOUGH)

    def fits(self, state: State) -> bool:
        return state.work.slot != NONE and self.seat == state.turn

    def why_not(self, state: State, verb: i64, index: i64) -> i64:
        return why_not_small(state, self.seat, index)

    def choose(self, state: State, verb: i64, index: i64) -> None:
        if verb == verbs.SMALL:
            state.then(self)
            take_small_action(state, self.seat, index)
