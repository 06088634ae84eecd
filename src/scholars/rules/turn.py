"""Turns and rounds, and the end of the game. (TURN, END)"""

from typing import ClassVar, Final

from scholars.engine import events, verbs
from scholars.engine.chance import SECRET_BITS, Chance
from scholars.engine.layout import ACTION_CARDS, GOAL_SLOT, NONE, SEATS, SLOTS
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question, Task, each_seat
from scholars.rules import reasons
from scholars.rules.goals import goal_complete
from scholars.rules.rest import rest
from scholars.rules.retire import RETIRE_TRANSLATORS
from scholars.rules.work import begin_work, has_printed_die


class Turn(Question):
    """A turn is Work or Rest; the player is asked even if only one is possible. (TURN-01)"""

    KIND: ClassVar = "choose_turn"
    VERBS: ClassVar = (verbs.WORK, verbs.REST, verbs.PASS)

    def ask(self, state: State) -> None:
        cards, slots = open_cards(state, self.seat), open_slots(state, self.seat)
        for card in range(ACTION_CARDS):
            if (cards >> card) & 1:
                for slot in range(SLOTS):
                    if (slots >> slot) & 1:
                        state.offer(verbs.WORK, card * SLOTS + slot)
        if why_not_rest(state, self.seat) == 0:
            state.offer(verbs.REST, 0)
        if state.offered == 0:
            state.offer(verbs.PASS, 0)

    def why_not(self, state: State, verb: i64, operand: i64) -> i64:
        if verb == verbs.WORK:
            return why_not_work(state, self.seat, operand // SLOTS, operand % SLOTS)
        return why_not_rest(state, self.seat) if verb == verbs.REST else why_not_pass(state, self.seat)

    def choose(self, state: State, verb: i64, operand: i64) -> None:
        state.note(events.TURN_BEGAN, self.seat)
        state.turn = self.seat
        state.then(RETIRE_TRANSLATORS[self.seat], NEXT_TURN[self.seat])
        state.passed = state.passed + 1 if verb == verbs.PASS else 0
        if verb == verbs.WORK:
            begin_work(state, self.seat, operand // SLOTS, operand % SLOTS)
        elif verb == verbs.REST:
            rest(state, self.seat)
        else:
            state.note(events.PASSED, self.seat)

    def waits(self) -> bool:
        return True


def why_not_pass(state: State, seat: i64) -> i64:
    """Why a player cannot pass: they can Work or Rest; 0 if they cannot. (TURN-04)"""
    if why_not_rest(state, seat) == 0:
        return reasons.SOMETHING_TO_DO
    for card in range(ACTION_CARDS):
        for slot in range(SLOTS):
            if why_not_work(state, seat, card, slot) == 0:
                return reasons.SOMETHING_TO_DO
    return 0


def why_not_rest(state: State, seat: i64) -> i64:
    """Why a player cannot Rest; 0 if they can. (TURN-02)"""
    return 0 if state.players[seat].cards_on_board() else reasons.NO_CARD_ON_BOARD


def why_not_work(state: State, seat: i64, card: i64, slot: i64) -> i64:
    """Why a player cannot Work with a card on a slot; 0 if they can. (TURN-03)"""
    why = why_not_slot(state, seat, slot) if state.players[seat].has_card(card) else reasons.NO_CARD_IN_HAND
    return why if why != 0 else why_not_card(state, seat, card)


def why_not_card(state: State, seat: i64, card: i64) -> i64:
    """Why a player cannot Work with a card on any slot; 0 if they can. (TURN-03)"""
    player = state.players[seat]
    if not player.has_card(card):
        return reasons.NO_CARD_IN_HAND
    return 0 if player.has_dice() or has_printed_die(state, seat, card) else reasons.NO_DICE_IN_HAND


def open_cards(state: State, seat: i64) -> i64:
    """The cards a player can Work with, as bits: without a Die in hand only those with a printed one. (TURN-03)"""
    player = state.players[seat]
    if player.has_dice():
        return player.cards
    found: i64 = 0
    for card in range(ACTION_CARDS):
        if player.has_card(card) and has_printed_die(state, seat, card):
            found |= 1 << card
    return found


def open_slots(state: State, seat: i64) -> i64:
    """The slots that take a card, as bits. (TURN-03)"""
    found: i64 = 0
    for slot in range(SLOTS):
        if why_not_slot(state, seat, slot) == 0:
            found |= 1 << slot
    return found


def why_not_slot(state: State, seat: i64, slot: i64) -> i64:
    """Why a slot takes no card; 0 if it does. (TURN-03)"""
    if slot == GOAL_SLOT and not goal_complete(state, seat):
        return reasons.SLOT_LOCKED
    return 0 if state.players[seat].slots[slot] == NONE else reasons.SLOT_TAKEN


class NextTurn(Task):
    """The turn passes clockwise; after the last one the game ends. (TURN-01, END-01, END-02, END-07)"""

    def do(self, state: State) -> None:
        state.work.clear()
        count: i64 = len(state.players)
        following = (self.seat + 1) % count
        if following == state.first_player:
            if (state.last_round != 0 and state.round >= state.last_round) or state.passed >= count:
                state.then(EndGame(state.first_player))
                state.expansion.ending(state)
                return
            state.round += 1
            state.note(events.ROUND_BEGAN, state.round)
        begin_turn(state, following)
        state.then(state.opponent.instead(state, TURN[following]))


TURN: Final = each_seat(Turn)
NEXT_TURN: Final = each_seat(NextTurn)


def begin_turn(state: State, seat: i64) -> None:
    """It is a seat's turn; with a secret seed, Dice already seen do not tell the next ones."""
    state.turn = seat
    state.expansion.turn_began(state, seat)
    if state.seed.bit_length() > SECRET_BITS:
        state.chance = Chance.of_turn(state.seed, state.round * SEATS + seat)


class EndGame(Task):
    """Everything was played. (END-02)"""

    def do(self, state: State) -> None:
        end_game(state)


def end_game(state: State) -> None:
    """Every player takes the Gold on their own Employed Translators. (END-04)"""
    for room in range(state.tables.rooms):
        owner = state.room_owner[room]
        if owner != NONE and state.room_gold[room] > 0:
            state.players[owner].gold += state.room_gold[room]
            state.note(events.GOLD_TAKEN, owner, room, state.room_gold[room])
            state.room_gold[room] = 0
    state.note(events.GAME_ENDED)
