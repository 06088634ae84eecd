"""Retiring Translators at the end of a turn, and tucking them. (RET, TURN-05)"""

from scholars.engine import events, verbs
from scholars.engine.layout import BROWN_SLOTS, NONE, WHITE
from scholars.engine.native import i64
from scholars.engine.state import State, Step
from scholars.engine.verbs import OPERAND
from scholars.rules import decks, goals
from scholars.rules.dice import gain_die
from scholars.rules.supplies import pay_silver


class RetireTranslators(Step):
    """The end of a turn: all who have their Gold leave together, then everybody tucks, while there is more. (RET-11)"""

    def ask(self, state: State) -> None:
        leave_rooms(state, self.seat)
        count: i64 = len(state.players)
        waiting = False
        for place in range(count):
            if len(state.players[place].set_aside) > 0:
                waiting = True
        if not waiting:
            return
        state.then(RetireTranslators(self.seat))
        for place in range(count - 1, -1, -1):
            state.then(Tuck((self.seat + place) % count))


def leave_rooms(state: State, seat: i64) -> None:
    """Every Translator with the Gold its Room asks for leaves it. (RET-01, RET-02, RET-06)"""
    count: i64 = len(state.players)
    leaving: i64 = 0  # bits
    for room in range(state.tables.rooms):
        if state.room_card[room] != NONE and state.room_gold[room] >= state.tables.room_need[room]:
            leaving |= 1 << room
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


class Tuck(Step):
    """A player tucks the cards set aside, one at a time in any order. (RET-05)"""

    def ask(self, state: State) -> None:
        for index in range(len(state.players[self.seat].set_aside)):
            state.offer(verbs.CARD, index)

    def choose(self, state: State, choice: i64) -> None:
        player = state.players[self.seat]
        index = choice & OPERAND
        card: i64 = player.set_aside[index]
        state.then(TuckUnder(self.seat, card), Tuck(self.seat))

    def kind(self) -> str:
        return "choose_card_to_tuck"


class TuckUnder(Step):
    """A card goes under one of the four brown slots. (RET-03)"""

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def ask(self, state: State) -> None:
        for slot in range(BROWN_SLOTS):
            if state.expansion.fits(state, self.seat, self.card, slot):
                state.offer(verbs.TUCK, slot)

    def choose(self, state: State, choice: i64) -> None:
        slot = choice & OPERAND
        lying: i64 = len(state.players[self.seat].retirees[slot])
        cost = state.expansion.tuck_cost(state, self.seat, slot, lying)
        if cost > 0:
            state.then(PayTuck(self.seat, cost), PutUnder(self.seat, self.card, slot))
        else:
            put_under(state, self.seat, self.card, slot)

    def kind(self) -> str:
        return "choose_slot_to_tuck"

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card)


def put_under(state: State, seat: i64, card: i64, slot: i64) -> None:
    """The card lies under its slot."""
    player = state.players[seat]
    index = player.set_aside.index(card)
    player.set_aside = player.set_aside[:index] + player.set_aside[index + 1 :]
    player.retirees[slot] = (*player.retirees[slot], int(card))
    state.note(events.TRANSLATOR_TUCKED, seat, card, slot)
    state.expansion.tucked(state, seat)


class PutUnder(Step):
    """Tuck, once the cost is paid."""

    __slots__ = ("card", "slot")

    def __init__(self, seat: i64, card: i64, slot: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.slot: i64 = slot

    def ask(self, state: State) -> None:
        put_under(state, self.seat, self.card, self.slot)

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.slot)


class PayTuck(Step):
    """1 Silver or 1 White Die to the Bag for each Retiree already there, in any mix. (RET-04)"""

    __slots__ = ("cost",)

    def __init__(self, seat: i64, cost: i64) -> None:
        super().__init__(seat)
        self.cost: i64 = cost

    def ask(self, state: State) -> None:
        silver = state.players[self.seat].silver
        for amount in range(self.cost + 1):
            if amount <= silver:
                state.offer(verbs.SILVER, amount)

    def choose(self, state: State, choice: i64) -> None:
        silver = choice & OPERAND
        pay_silver(state, self.seat, silver)
        for _ in range(self.cost - silver):
            state.then(WhiteDie(self.seat))

    def kind(self) -> str:
        return "choose_tuck_cost"

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.cost)


class WhiteDie(Step):
    """A White Die to the Bag."""

    def ask(self, state: State) -> None:
        gain_die(state, self.seat, WHITE, to_hand=False)
