"""Recruit: Dispatching and Employing Translators. (REC, TRN-10)"""

from typing import ClassVar, Final

from scholars.engine import events, verbs
from scholars.engine.domains import CHARACTER, FLAG, TRANSLATOR
from scholars.engine.layout import DECKS, NONE, WHITE
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question, Task
from scholars.rules import goals, reasons
from scholars.rules import resolve as resolving
from scholars.rules.colours import VALUE
from scholars.rules.decks import put_under, take_top
from scholars.rules.dice import gain_die
from scholars.rules.influence import ON_TRANSLATOR, MarkTranslator, can_place
from scholars.rules.supplies import pay_silver, why_not_pay_silver

ANY_VALUE: Final[i64] = 12


def why_not_recruit(state: State, deck: i64, value: i64) -> i64:
    """Why a deck is out of reach of an action; 0 if it is not. (REC-01, REC-07)"""
    needed = state.tables.recruit_value[deck]
    if value < needed:
        return reasons.short(reasons.VALUE_TOO_LOW, needed, value)
    return reasons.DECK_EMPTY if len(state.decks[deck]) == 0 else 0


def why_not_employ(state: State, seat: i64) -> i64:
    """Why a player cannot Employ anybody; 0 if they can. (REC-05, SUP-05)"""
    if not can_place(state, seat, ON_TRANSLATOR):
        return reasons.NO_INFLUENCE
    found: i64 = reasons.ROOMS_FULL
    for room in range(state.tables.rooms):
        why = why_not_room(state, seat, room)
        if why == 0:
            return 0
        if why != reasons.ROOM_TAKEN and (found == reasons.ROOMS_FULL or why < found):
            found = why  # the least Silver that is needed
    return found


def why_not_room(state: State, seat: i64, room: i64) -> i64:
    """Why a player cannot Employ into a Room; 0 if they can. (REC-04)"""
    if room >= state.tables.rooms:
        return reasons.NO_SUCH_ROOM
    if state.room_card[room] != NONE:
        return reasons.ROOM_TAKEN
    return why_not_pay_silver(state, seat, state.tables.room_silver[room])


def can_dispatch_any(state: State) -> bool:
    """Whether any deck has a card."""
    for deck in range(DECKS):
        if len(state.decks[deck]) > 0:
            return True
    return False


def can_employ_any(state: State, seat: i64) -> bool:
    """Whether a player can Employ the top card of any deck."""
    return can_dispatch_any(state) and why_not_employ(state, seat) == 0


class Recruit(Question):
    """Dispatch or Employ the top card of a deck within reach. (REC-02, REC-06)"""

    KIND: ClassVar = "choose_translator"
    VERBS: ClassVar = (verbs.DISPATCH, verbs.EMPLOY)
    FIELDS: ClassVar = {"value": VALUE, "dispatches": FLAG, "employs": FLAG}

    __slots__ = ("dispatches", "employs", "value")

    def __init__(self, seat: i64, value: i64, dispatches: i64, employs: i64) -> None:
        super().__init__(seat)
        self.value: i64 = value
        self.dispatches: i64 = dispatches
        self.employs: i64 = employs

    def ask(self, state: State) -> None:
        if self.dispatches == 1:
            for deck in range(DECKS):
                if why_not_recruit(state, deck, self.value) == 0:
                    state.offer(verbs.DISPATCH, deck)
        if self.employs == 1 and why_not_employ(state, self.seat) == 0:
            for deck in range(DECKS):
                if why_not_recruit(state, deck, self.value) == 0:
                    state.offer(verbs.EMPLOY, deck)

    def why_not(self, state: State, verb: i64, deck: i64) -> i64:
        if verb == verbs.DISPATCH and self.dispatches == 0:
            return reasons.ONLY_EMPLOY
        if verb == verbs.EMPLOY and self.employs == 0:
            return reasons.ONLY_DISPATCH
        why = why_not_recruit(state, deck, self.value)
        return why if why != 0 or verb == verbs.DISPATCH else why_not_employ(state, self.seat)

    def choose(self, state: State, verb: i64, deck: i64) -> None:
        if verb == verbs.DISPATCH:
            dispatch(state, self.seat, deck)
        else:
            state.then(ChooseRoom(self.seat, deck))


def dispatch(state: State, seat: i64, deck: i64) -> None:
    """Take a deck's top card and resolve its Dispatch effects; then it goes to the bottom. (REC-03)"""
    card = take_top(state, deck)
    state.then(UnderDeck(seat, card))
    state.note(events.TRANSLATOR_DISPATCHED, seat, card)
    resolving.resolve(state, seat, state.tables.dispatch[card])


class UnderDeck(Task):
    """The Dispatched card goes under its deck, and the interaction is complete. (REC-03, GOAL-10)"""

    FIELDS: ClassVar = {"card": TRANSLATOR}

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def do(self, state: State) -> None:
        deck: i64 = state.tables.translator_deck[self.card]
        put_under(state, deck, self.card)
        goals.interact(state, self.seat, deck)


class ChooseRoom(Question):
    """Employ: choose an empty Room and pay for it. (REC-04)"""

    KIND: ClassVar = "choose_room"
    VERBS: ClassVar = (verbs.ROOM,)
    FIELDS: ClassVar = {"deck": CHARACTER}

    __slots__ = ("deck",)

    def __init__(self, seat: i64, deck: i64) -> None:
        super().__init__(seat)
        self.deck: i64 = deck

    def fits(self, state: State) -> bool:
        return len(state.decks[self.deck]) > 0

    def why_not(self, state: State, verb: i64, room: i64) -> i64:
        return why_not_room(state, self.seat, room)

    def choose(self, state: State, verb: i64, room: i64) -> None:
        employ(state, self.seat, self.deck, room)


def employ(state: State, seat: i64, deck: i64, room: i64) -> None:
    """Put the top Translator of a deck into an empty Room, for its Silver. (REC-04, REC-08)"""
    pay_silver(state, seat, state.tables.room_silver[room])
    card = take_top(state, deck)
    state.room_card[room] = card
    state.room_owner[room] = seat
    state.note(events.TRANSLATOR_EMPLOYED, seat, card, room)
    state.then(MarkTranslator(seat, room), goals.Interact(seat, deck))
    resolving.resolve(state, seat, state.tables.room_effect[room])


class EmployOrRetire(Question):
    """A Scroll's offer: Employ the top card of a deck, or Retire it with a White Die. (TRN-10)"""

    KIND: ClassVar = "choose_employ_or_retire"
    VERBS: ClassVar = (verbs.EMPLOY, verbs.RETIRE, verbs.DECLINE)
    FIELDS: ClassVar = {"deck": CHARACTER}

    __slots__ = ("deck",)

    def __init__(self, seat: i64, deck: i64) -> None:
        super().__init__(seat)
        self.deck: i64 = deck

    def why_not(self, state: State, verb: i64, deck: i64) -> i64:
        if deck != self.deck:
            return reasons.OTHER_DECK
        if len(state.decks[deck]) == 0:
            return reasons.DECK_EMPTY
        return why_not_employ(state, self.seat) if verb == verbs.EMPLOY else 0

    def choose(self, state: State, verb: i64, deck: i64) -> None:
        if verb == verbs.EMPLOY:
            state.then(ChooseRoom(self.seat, self.deck))
        elif verb == verbs.RETIRE:
            retire_top(state, self.seat, self.deck)


def retire_top(state: State, seat: i64, deck: i64) -> None:
    """Set the top card of a deck aside for a White Die; it is tucked at the end of the turn. (RET-07, CAL-07)"""
    card = take_top(state, deck)
    player = state.players[seat]
    player.set_aside = (*player.set_aside, int(card))
    state.note(events.TRANSLATOR_SET_ASIDE, seat, card)
    state.expansion.set_aside(state)
    goals.interact(state, seat, deck)
    gain_die(state, seat, WHITE, to_hand=False)
