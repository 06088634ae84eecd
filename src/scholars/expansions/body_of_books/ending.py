"""Gold banners, after the last turn and before the Gold is taken. (BOB-27, BOB-36)"""

from typing import ClassVar

from scholars.engine import events, verbs
from scholars.engine.choices import MOST_CARDS
from scholars.engine.layout import BROWN_SLOTS
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.expansions.body_of_books.books import Books, books_of, printed
from scholars.rules import reasons
from scholars.rules import resolve as resolving
from scholars.rules.retire import RETIRE_TRANSLATORS


def begin(state: State, books: Books) -> None:
    """From the First Player on, each player in turn."""
    books.at_the_end = 1
    count: i64 = len(state.players)
    for place in range(count - 1, -1, -1):
        seat = (state.first_player + place) % count
        if not state.opponent.plays(seat):
            state.then(ResolvePages(seat))


class ResolvePages(Question):
    """A player resolves gold banners in any order, as many as they like, each once. (BOB-27)"""

    KIND: ClassVar = "choose_page_to_resolve"
    VERBS: ClassVar = (verbs.RESOLVE, verbs.ENOUGH)

    def fits(self, state: State) -> bool:
        return books_of(state).at_the_end == 1

    def ask(self, state: State) -> None:
        if state.turn != self.seat:
            state.turn = self.seat
            books_of(state).begin_turn()
        for slot in range(BROWN_SLOTS):
            under = state.players[self.seat].retirees[slot]
            for index in range(len(under)):
                if why_not_resolve(state, self.seat, under[index]) == 0:
                    state.offer(verbs.RESOLVE, slot * MOST_CARDS + index)
        if state.offered > 0:
            state.offer(verbs.ENOUGH, 0)

    def why_not(self, state: State, verb: i64, operand: i64) -> i64:
        under, index = state.players[self.seat].retirees[operand // MOST_CARDS], operand % MOST_CARDS
        return why_not_resolve(state, self.seat, under[index]) if index < len(under) else reasons.NO_GOLD_BANNER

    def choose(self, state: State, verb: i64, operand: i64) -> None:
        if verb == verbs.ENOUGH:
            return
        books = books_of(state)
        page = state.players[self.seat].retirees[operand // MOST_CARDS][operand % MOST_CARDS]
        books.resolved = (*books.resolved, page)
        state.note(events.PAGE_RESOLVED, self.seat, page)
        state.then(RETIRE_TRANSLATORS[self.seat], self)
        resolving.resolve(state, self.seat, gold_banner(state, page))


def gold_banner(state: State, card: i64) -> i64:
    """The effect of a gold banner; 0 for every other card."""
    tables = printed(state)
    page = card - state.tables.pages
    return tables.page_gold[page] if 0 <= page < len(tables.page_gold) else 0


def why_not_resolve(state: State, seat: i64, card: int) -> i64:
    """Why a card has no gold banner to resolve; 0 if it has. (BOB-27)"""
    banner = gold_banner(state, card)
    if banner == 0:
        return reasons.NO_GOLD_BANNER
    if card in books_of(state).resolved:
        return reasons.PAGE_RESOLVED
    return 0 if resolving.can_do(state, seat, banner) else reasons.NOTHING_TO_DO


def retire_at_once(state: State, books: Books) -> None:
    """In this step nothing waits for the end of a turn: who has the Gold Retires, and cards are tucked. (BOB-36)"""
    if books.at_the_end == 1:
        state.then(RETIRE_TRANSLATORS[state.turn])
