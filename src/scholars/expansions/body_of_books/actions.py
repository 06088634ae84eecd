"""Main actions of a Black colour: Travel past the Neutral Marker, and Translate without a Scroll. (BOB-10, BOB-13)"""

from typing import ClassVar

from scholars.engine import verbs
from scholars.engine.layout import BLACK, NONE, SPOTS, TRANSLATE
from scholars.engine.native import Ints, append, i64, vec
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.expansions.body_of_books.books import Books, printed
from scholars.expansions.body_of_books.xp import gain_xp
from scholars.rules import goals, reasons
from scholars.rules import resolve as resolving
from scholars.rules.gold import fee, place_gold
from scholars.rules.supplies import why_not_pay_gold, why_not_pay_silver
from scholars.rules.work import value_of


def travelled(state: State, books: Books, seat: i64, colour: i64, start: i64, steps: i64) -> None:
    """Black Travel on or past the Neutral Marker gives 1 XP; starting on it does not count. (BOB-10)"""
    if seat == state.turn:
        books.on_white = (start + steps) % 2
    if colour == BLACK and (state.neutral_spot - start - 1) % SPOTS < steps:
        gain_xp(state, books, seat, 1)


def why_not_translate(state: State, seat: i64) -> i64:
    """Why a Black Translate does nothing; 0 if it does, else what its first option lacks. (BOB-13)"""
    found: i64 = 0
    for option in range(len(printed(state).black_translate)):
        why = why_not_option(state, seat, option)
        if why == 0:
            return 0
        if option == 0:
            found = why
    return found


def why_not_option(state: State, seat: i64, option: i64) -> i64:
    """Why an option of Black Translate is not open: its value, the Gold, the Translators, or the Silver. (BOB-13)"""
    _, gold, _ = printed(state).black_translate[option]
    standing: i64 = 0
    own: i64 = 0
    for room in range(state.tables.rooms):
        if state.room_card[room] != NONE:
            standing += 1
            own += 1 - fee(state, seat, room)
    why = why_not_place(state, seat, option)
    if why == 0 and standing < gold:
        return reasons.NOBODY_THERE
    return why if why != 0 else why_not_pay_silver(state, seat, gold - min(own, gold))


def why_not_place(state: State, seat: i64, option: i64) -> i64:
    """Why the Gold of an option cannot be placed anywhere: the value, or the Gold itself."""
    needed, gold, _ = printed(state).black_translate[option]
    value = value_of(state, seat, TRANSLATE, BLACK)
    if value < needed:
        return reasons.short(reasons.VALUE_TOO_LOW, needed, value)
    return why_not_pay_gold(state, seat, gold)


def sets_of_rooms(state: State, seat: i64, option: i64) -> Ints:
    """The sets of Translators, as bits of Rooms, on which an option's Gold could be placed."""
    found = vec[i64]()
    if why_not_place(state, seat, option) != 0:
        return found
    _, gold, _ = printed(state).black_translate[option]
    return _sets_from(state, seat, 0, 0, gold, state.players[seat].silver, found)


def _sets_from(state: State, seat: i64, first: i64, used: i64, gold: i64, silver: i64, found: Ints) -> Ints:
    """Go on with a set from a Room."""
    if gold == 0:
        return append(found, used)
    for room in range(first, state.tables.rooms):
        owed = fee(state, seat, room)
        if state.room_card[room] != NONE and owed <= silver:
            found = _sets_from(state, seat, room + 1, used | (1 << room), gold - 1, silver - owed, found)
    return found


class BlackTranslate(Question):
    """1 Gold on a Translator, or with a higher value on each of two; then XP and a Page gain. (BOB-13)"""

    KIND: ClassVar = "choose_black_translate"
    VERBS: ClassVar = (verbs.LINE,)

    def fits(self, state: State) -> bool:
        return state.work.slot != NONE and state.work.first != NONE and self.seat == state.turn

    def ask(self, state: State) -> None:
        for option in range(len(printed(state).black_translate)):
            for rooms in sets_of_rooms(state, self.seat, option):
                state.offer(verbs.LINE, rooms)

    def why_not(self, state: State, verb: i64, rooms: i64) -> i64:
        gold: i64 = 0
        silver: i64 = 0
        for room in range(state.tables.rooms):
            if (rooms >> room) & 1:
                if state.room_card[room] == NONE:
                    return reasons.NOBODY_THERE
                gold += 1
                silver += fee(state, self.seat, room)
        for option in range(len(printed(state).black_translate)):
            if printed(state).black_translate[option][1] == gold:
                why = why_not_place(state, self.seat, option)
                return why if why != 0 else why_not_pay_silver(state, self.seat, silver)
        return reasons.ONE_OR_TWO_TRANSLATORS

    def choose(self, state: State, verb: i64, rooms: i64) -> None:
        gold: i64 = 0
        for room in range(state.tables.rooms):
            if (rooms >> room) & 1:
                place_gold(state, self.seat, room)
                gold += 1
        for room in range(state.tables.rooms):
            if (rooms >> room) & 1:
                goals.interact(state, self.seat, state.tables.translator_deck[state.room_card[room]])
        for _, needed, gain in printed(state).black_translate:
            if needed == gold:
                resolving.resolve(state, self.seat, gain)
