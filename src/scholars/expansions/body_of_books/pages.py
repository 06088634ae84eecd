"""Page Cards: gaining them from the Books, and where they may be tucked. (BOB-14 to BOB-18, BOB-37)"""

from typing import ClassVar, Final

from scholars.engine import events, verbs, words
from scholars.engine.layout import BOOK_SPACES, NONE
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.expansions.body_of_books import conditions, ending
from scholars.expansions.body_of_books.books import Books, books_of, printed
from scholars.expansions.body_of_books.xp import gain_xp, pay_xp
from scholars.rules import reasons
from scholars.rules.work import actions_at

XP_INSTEAD: Final = 2  # of a Page Card


class GainPage(Question):
    """A Page Card or 2 XP; it may be declined. (BOB-14)"""

    KIND: ClassVar = "choose_page"
    VERBS: ClassVar = (verbs.PAGE, verbs.GAIN_XP, verbs.DECLINE)

    def why_not(self, state: State, verb: i64, space: i64) -> i64:
        return why_not_page(state, self.seat, space) if verb == verbs.PAGE else 0

    def choose(self, state: State, verb: i64, space: i64) -> None:
        books = books_of(state)
        if verb == verbs.PAGE:
            gain_page(state, books, self.seat, space)
        elif verb == verbs.GAIN_XP:
            gain_xp(state, books, self.seat, XP_INSTEAD)


def why_not_page(state: State, seat: i64, space: i64) -> i64:
    """Why a player cannot gain the Page Card at a place; 0 if they can."""
    books = books_of(state)
    if books.spaces[space] == NONE:
        return reasons.NO_PAGE
    needed, xp = cost(state, books, space), books.xp[seat]
    return 0 if xp >= needed else reasons.short(reasons.TOO_LITTLE_XP, needed, xp)


def cost(state: State, books: Books, space: i64) -> i64:
    """The printed XP, 1 less for a Page that lies alone on its Book. (BOB-15)"""
    xp: i64 = printed(state).page_xp[books.spaces[space] - state.tables.pages]
    return max(xp - 1, 0) if books.spaces[other_page(space)] == NONE else xp


def page_costs(state: State) -> list[int | None]:
    """What each Page Card on the Books costs now."""
    books = books_of(state)
    return [None if page == NONE else int(cost(state, books, space)) for space, page in enumerate(books.spaces)]


def other_page(space: i64) -> i64:
    """The other page of the same Book."""
    return space ^ 1


def gain_page(state: State, books: Books, seat: i64, space: i64) -> None:
    """Pay for a Page Card and set it aside, to be tucked at the end of the turn. (BOB-15, BOB-18)"""
    xp = cost(state, books, space)
    pay_xp(state, books, seat, xp)
    page = take_page(books, space)
    player = state.players[seat]
    player.set_aside = (*player.set_aside, int(page))
    if books.at_the_end == 1 and seat != state.turn:
        books.resolved = (*books.resolved, int(page))  # it only scores (BOB-36)
    state.note(events.PAGE_GAINED, seat, page, space)
    refill(state, books, space)
    state.expansion.set_aside(state)


def take_page(books: Books, space: i64) -> i64:
    """Take a Page Card off its Book."""
    page = books.spaces[space]
    books.spaces[space] = NONE
    return page


def refill(state: State, books: Books, space: i64) -> None:
    """An empty Book gets two new Pages; if each Book has just one, every space is filled. (BOB-16, BOB-37)"""
    if books.spaces[other_page(space)] == NONE:
        left = space & ~1
        turn_up(state, books, left)
        turn_up(state, books, left + 1)
    elif all_have_one(books):
        for empty in range(BOOK_SPACES):
            turn_up(state, books, empty)


def wait_for_more(books: Books) -> bool:
    """Whether a refill is due: a Book is empty, or each has just one Page Card. (BOB-16)"""
    for left in range(0, BOOK_SPACES, 2):
        if books.spaces[left] == NONE and books.spaces[left + 1] == NONE:
            return True
    return all_have_one(books)


def all_have_one(books: Books) -> bool:
    """Whether every Book has just one Page Card."""
    for left in range(0, BOOK_SPACES, 2):
        if (books.spaces[left] == NONE) == (books.spaces[left + 1] == NONE):
            return False
    return True


def turn_up(state: State, books: Books, space: i64) -> None:
    """The next Page Card of the pile comes to an empty place, if there is one. (BOB-37)"""
    if books.spaces[space] != NONE or len(books.pile) == 0:
        return
    page: i64 = books.pile[0]
    books.pile = books.pile[1:]
    books.spaces[space] = page
    state.reveals += 1
    state.note(events.PAGE_TURNED_UP, page, space)


def why_not_tuck(state: State, seat: i64, card: i64, slot: i64) -> i64:
    """A red banner goes under its own slot or where its action is allowed instead, a gold one anywhere. (BOB-17)"""
    if card < state.tables.pages:
        return 0
    action = printed(state).page_slot[card - state.tables.pages]
    if action == NONE or (actions_at(state, seat, slot) >> action) & 1:
        return 0
    return reasons.PAGE_OTHER_SLOT


def why_not_act(state: State, books: Books, seat: i64, card: i64) -> i64:
    """Why a tucked Page has no action: it never has one, or does not find what it looks for. (BOB-21, BOB-22)"""
    if card < state.tables.pages:
        return 0
    if card == printed(state).starting_page:
        return reasons.STARTING_PAGE
    if ending.gold_banner(state, card) != 0:
        return reasons.PAGE_AT_THE_END
    effect = state.tables.effects[state.tables.retiree[card]]
    if effect.word == words.IF and not conditions.holds(state, books, seat, effect):
        return reasons.short(reasons.PAGE_CONDITION, effect.number)
    return 0
