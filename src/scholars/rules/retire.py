"""Retiring Translators at the end of a turn, and tucking them. (RET, TURN-05)"""

from typing import ClassVar, Final

from scholars.engine import events, verbs
from scholars.engine.domains import BROWN_SLOT, CARDS, TRANSLATOR
from scholars.engine.layout import BROWN_SLOTS, NONE, WHITE
from scholars.engine.native import i64
from scholars.engine.piles import with_pile
from scholars.engine.state import State
from scholars.engine.steps import Question, Task, each_seat
from scholars.rules import decks, goals, reasons
from scholars.rules.dice import gain_die
from scholars.rules.supplies import pay_silver, why_not_pay_silver


class RetireTranslators(Task):
    """The end of a turn: all who have their Gold leave together, then everybody tucks, while there is more. (RET-11)"""

    def do(self, state: State) -> None:
        leave_rooms(state, self.seat)
        count: i64 = len(state.players)
        waiting = False
        for place in range(count):
            if len(state.players[place].set_aside) > 0:
                waiting = True
        if not waiting:
            return
        state.then(RETIRE_TRANSLATORS[self.seat])
        for place in range(count - 1, -1, -1):
            state.then(Tuck((self.seat + place) % count))


RETIRE_TRANSLATORS: Final = each_seat(RetireTranslators)


def leave_rooms(state: State, seat: i64) -> None:
    """Every Translator with the Gold its Room asks for leaves it. (RET-01, RET-02, RET-06)"""
    count: i64 = len(state.players)
    leaving: i64 = 0  # bits
    for room in range(state.tables.rooms):
        if state.room_card[room] != NONE and state.room_gold[room] >= state.tables.room_need[room]:
            leaving |= 1 << room
    if leaving == 0:
        return
    for place in range(count):  # Goals are met in the order of EFF-04
        owner = (seat + place) % count
        for room in range(state.tables.rooms):
            if (leaving >> room) & 1 and state.room_owner[room] == owner:
                leave_room(state, room)
    for room in range(state.tables.rooms):
        if (leaving >> room) & 1 and state.room_card[room] != NONE and state.room_owner[room] == NONE:
            leave_room(state, room)


def leave_room(state: State, room: i64) -> None:
    """Gold to the Main Supply; an owner sets the card aside, a Neutral one goes under its deck. (RET-02, RET-06)"""
    card, owner = state.room_card[room], state.room_owner[room]
    deck: i64 = state.tables.translator_deck[card]
    state.room_card[room] = NONE
    state.room_owner[room] = NONE
    state.room_gold[room] = 0
    state.note(events.TRANSLATOR_RETIRED, owner, card, room)
    if owner != NONE:
        player = state.players[owner]
        player.influence += 1
        player.set_aside = (*player.set_aside, int(card))
        goals.interact(state, owner, deck)
    elif not state.opponent.kept_neutral(state, card) and deck != NONE:
        decks.put_under(state, deck, card)


class Tuck(Question):
    """A player tucks the cards set aside, one at a time in any order. (RET-05)"""

    KIND: ClassVar = "choose_card_to_tuck"
    VERBS: ClassVar = (verbs.CARD,)

    def operands(self, state: State, verb: i64) -> i64:
        return len(state.players[self.seat].set_aside)

    def why_not(self, state: State, verb: i64, index: i64) -> i64:
        return 0 if index < len(state.players[self.seat].set_aside) else reasons.NO_SUCH_CARD

    def choose(self, state: State, verb: i64, index: i64) -> None:
        card: i64 = state.players[self.seat].set_aside[index]
        state.then(TuckUnder(self.seat, card), Tuck(self.seat))


class TuckUnder(Question):
    """A card goes under one of the four brown slots. (RET-03)"""

    KIND: ClassVar = "choose_slot_to_tuck"
    VERBS: ClassVar = (verbs.TUCK,)
    FIELDS: ClassVar = {"card": TRANSLATOR}

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def fits(self, state: State) -> bool:
        return self.card in state.players[self.seat].set_aside

    def why_not(self, state: State, verb: i64, slot: i64) -> i64:
        if slot >= BROWN_SLOTS:
            return reasons.BROWN_SLOTS
        return state.expansion.why_not_tuck(state, self.seat, self.card, slot)

    def choose(self, state: State, verb: i64, slot: i64) -> None:
        lying: i64 = len(state.players[self.seat].retirees[slot])
        cost = state.expansion.tuck_cost(state, self.seat, slot, lying)
        if cost > 0:
            state.then(PayTuck(self.seat, cost), PutUnder(self.seat, self.card, slot))
        else:
            put_under(state, self.seat, self.card, slot)


def put_under(state: State, seat: i64, card: i64, slot: i64) -> None:
    """The card lies under its slot."""
    player = state.players[seat]
    index = player.set_aside.index(card)
    player.set_aside = player.set_aside[:index] + player.set_aside[index + 1 :]
    player.retirees = with_pile(player.retirees, slot, (*player.retirees[slot], int(card)))
    state.note(events.TRANSLATOR_TUCKED, seat, card, slot)
    state.expansion.tucked(state, seat)


class PutUnder(Task):
    """Tuck, once the cost is paid."""

    FIELDS: ClassVar = {"card": TRANSLATOR, "slot": BROWN_SLOT}

    __slots__ = ("card", "slot")

    def __init__(self, seat: i64, card: i64, slot: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.slot: i64 = slot

    def fits(self, state: State) -> bool:
        return self.card in state.players[self.seat].set_aside

    def do(self, state: State) -> None:
        put_under(state, self.seat, self.card, self.slot)


class PayTuck(Question):
    """1 Silver or 1 White Die to the Bag for each Retiree already there, in any mix. (RET-04)"""

    KIND: ClassVar = "choose_tuck_cost"
    VERBS: ClassVar = (verbs.SILVER,)
    FIELDS: ClassVar = {"cost": CARDS}

    __slots__ = ("cost",)

    def __init__(self, seat: i64, cost: i64) -> None:
        super().__init__(seat)
        self.cost: i64 = cost

    def operands(self, state: State, verb: i64) -> i64:
        return self.cost + 1

    def why_not(self, state: State, verb: i64, silver: i64) -> i64:
        if silver > self.cost:
            return reasons.short(reasons.COSTS_LESS, self.cost)
        return why_not_pay_silver(state, self.seat, silver)

    def choose(self, state: State, verb: i64, silver: i64) -> None:
        pay_silver(state, self.seat, silver)
        for _ in range(self.cost - silver):
            state.then(WhiteDie(self.seat))


class WhiteDie(Task):
    """A White Die to the Bag."""

    def do(self, state: State) -> None:
        gain_die(state, self.seat, WHITE, to_hand=False)
