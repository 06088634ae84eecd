"""Main actions of a Black colour: Travel past the Neutral Marker, and Translate without a Scroll. (BOB-10, BOB-13)"""

from scholars.engine import verbs
from scholars.engine.layout import BLACK, SPOTS, TRANSLATE
from scholars.engine.native import Ints, append, i64, vec
from scholars.engine.state import State, Step
from scholars.engine.verbs import OPERAND
from scholars.expansions.body_of_books.books import Books, printed
from scholars.expansions.body_of_books.xp import gain_xp
from scholars.rules import goals
from scholars.rules import resolve as resolving
from scholars.rules.gold import fee, place_gold, why_not_use
from scholars.rules.work import value_of


def travelled(state: State, books: Books, seat: i64, colour: i64, start: i64, steps: i64) -> None:
    """Black Travel on or past the Neutral Marker gives 1 XP; starting on it does not count. (BOB-10)"""
    if seat == state.turn:
        books.on_white = (start + steps) % 2
    if colour == BLACK and (state.neutral_spot - start - 1) % SPOTS < steps:
        gain_xp(state, books, seat, 1)


def can_translate(state: State, seat: i64) -> bool:
    """Whether a Black Translate does anything: it needs its value, the Gold and the Silver. (BOB-13)"""
    for option in range(len(printed(state).black_translate)):
        if len(sets_of_rooms(state, seat, option, 1)) > 0:
            return True
    return False


def sets_of_rooms(state: State, seat: i64, option: i64, most: i64) -> Ints:
    """The sets of Translators, as bits of Rooms, on which an option's Gold could be placed."""
    value, gold, _ = printed(state).black_translate[option]
    found = vec[i64]()
    if value_of(state, seat, TRANSLATE, BLACK) < value or state.players[seat].gold < gold:
        return found
    return _sets_from(state, seat, 0, 0, gold, state.players[seat].silver, most, found)


def _sets_from(state: State, seat: i64, first: i64, used: i64, gold: i64, silver: i64, most: i64, found: Ints) -> Ints:
    """Go on with a set from a Room."""
    if gold == 0:
        return append(found, used)
    for room in range(first, state.tables.rooms):
        owed = fee(state, seat, room)
        if why_not_use(state, seat, room) == 0 and owed <= silver and len(found) < most:
            found = _sets_from(state, seat, room + 1, used | (1 << room), gold - 1, silver - owed, most, found)
    return found


class BlackTranslate(Step):
    """1 Gold on a Translator, or with a higher value on each of two; then XP and a Page gain. (BOB-13)"""

    def ask(self, state: State) -> None:
        for option in range(len(printed(state).black_translate)):
            for rooms in sets_of_rooms(state, self.seat, option, 1 << 11):
                state.offer(verbs.LINE, rooms)

    def choose(self, state: State, choice: i64) -> None:
        rooms = choice & OPERAND
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

    def kind(self) -> str:
        return "choose_black_translate"
