"""Dice and Bags, and what happens when Dice run out. (DICE, SUP-02 to SUP-04)"""

from typing import Final

from scholars.engine import events, verbs
from scholars.engine.layout import COLOURS, FACES, NONE, SLOTS, WHITE, YELLOW, colour_of, die
from scholars.engine.native import i64
from scholars.engine.state import State, Step
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.rules import joints

# Where a White Die can be returned from: the Bag, the Player Board, the hand by its face, or the card in use. The last
# stands apart from the board because an empty Bag is not refilled from it. (DICE-03, DICE-07)
FROM_BAG: Final = 0
FROM_BOARD: Final = 1
FROM_HAND: Final = 2
FROM_CARD_IN_USE: Final = 8
SOURCES: Final = 9


def come_to_hand(state: State, seat: i64, colour: i64, source: i64) -> None:
    """A Die comes to hand, from a source or the Main Supply (NONE), and is rolled. (DICE-01, DICE-06)"""
    joints.came_to_hand(state, seat, roll(state, seat, colour, source))


def roll(state: State, seat: i64, colour: i64, source: i64) -> i64:
    """A Die is rolled into the hand; what it shows. (DICE-05)"""
    outcome = state.chance.below(FACES)
    face = outcome + 1 if colour <= YELLOW else 4 + outcome // 2
    rolled = die(colour, face)
    state.players[seat].hand[rolled] += 1
    state.reveals += 1
    state.note(events.DIE_ROLLED, seat, rolled, source)
    return rolled


def draw(state: State, seat: i64, amount: i64) -> None:
    """Draw Dice from the Bag and roll them; an empty Bag is refilled from the board. (DICE-02, DICE-03, DICE-09)"""
    player = state.players[seat]
    while amount > 0:
        size = player.bag_size()
        if size == 0:
            size = refill_bag(state, seat)
            if size == 0:
                return
        lot = state.chance.below(size)
        colour: i64 = 0
        while lot >= player.bag[colour]:
            lot -= player.bag[colour]
            colour += 1
        player.bag[colour] -= 1
        come_to_hand(state, seat, colour, FROM_BAG)
        amount -= 1


def refill_bag(state: State, seat: i64) -> i64:
    """All Dice on the board but those of the current action go back into the Bag; how many. (DICE-03)"""
    player = state.players[seat]
    in_use = slot_in_use(state, seat)
    returned: i64 = 0
    for place in range(2 * SLOTS):
        lying = player.dice[place]
        if lying != NONE and place // 2 != in_use:
            player.bag[colour_of(lying)] += 1
            player.dice[place] = NONE
            returned += 1
    if returned > 0:
        state.note(events.BAG_REFILLED, seat)
    return returned


def slot_in_use(state: State, seat: i64) -> i64:
    """The slot of the card played this turn; none at a Rest and outside one's own turn. (DICE-03)"""
    return state.work.slot if state.turn == seat else NONE


def can_draw(state: State, seat: i64) -> bool:
    """Whether at least one Die could be drawn."""
    player = state.players[seat]
    if player.bag_size() > 0:
        return True
    in_use = slot_in_use(state, seat)
    for place in range(2 * SLOTS):
        if player.dice[place] != NONE and place // 2 != in_use:
            return True
    return False


def return_board_dice(state: State, seat: i64) -> None:
    """At a Rest every Die on the board goes back into the Bag. (REST-01)"""
    player = state.players[seat]
    for place in range(2 * SLOTS):
        if player.dice[place] != NONE:
            player.bag[colour_of(player.dice[place])] += 1
            player.dice[place] = NONE


# Gaining Dice


def gain_die(state: State, seat: i64, colour: i64, to_hand: bool) -> None:
    """A Die from the Main Supply; without one left SUP-02, SUP-03 or SUP-04 holds."""
    if state.supply[colour] > 0:
        state.supply[colour] -= 1
        if to_hand:
            come_to_hand(state, seat, colour, NONE)
        else:
            state.players[seat].bag[colour] += 1
            state.note(events.DIE_TO_BAG, seat, colour)
    elif colour == WHITE:
        everybody_else_returns(state, seat)
    elif not joints.instead_of_die(state, seat, colour, to_hand):
        state.then(ReturnDie(seat, 1, 1))


def everybody_else_returns(state: State, seat: i64) -> None:
    """Each other player, clockwise, returns a White Die if they have one. (SUP-02)"""
    count: i64 = len(state.players)
    other: i64 = count - 1
    while other > 0:
        state.then(ReturnDie((seat + other) % count, 1, 0))
        other -= 1


def can_gain_die(state: State, seat: i64, colour: i64) -> bool:
    """Whether gaining a Die of a colour does anything: it is taken, or a White Die goes back instead."""
    if state.supply[colour] > 0 or colour == WHITE or can_return(state, seat):
        return True
    return joints.can_gain_instead(state, seat, colour)


class GainPrimaryDie(Step):
    """A primary Die of the player's choice, of the colours left. (SUP-03)"""

    __slots__ = ("to_hand",)

    def __init__(self, seat: i64, to_hand: i64) -> None:
        super().__init__(seat)
        self.to_hand: i64 = to_hand

    def ask(self, state: State) -> None:
        for colour in range(1, 4):
            if state.supply[colour] > 0:
                state.offer(verbs.GAIN_DIE, colour)
        if len(state.options) == 0:
            state.then(ReturnDie(self.seat, 1, 1))

    def choose(self, state: State, choice: i64) -> None:
        gain_die(state, self.seat, choice & OPERAND, self.to_hand == 1)

    def kind(self) -> str:
        return "choose_primary_die"

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.to_hand)


# Returning White Dice


def can_return(state: State, seat: i64) -> bool:
    """Whether a player has a White Die they could return now. (DICE-07)"""
    for source in range(SOURCES):
        if whites(state, seat, source) > 0:
            return True
    return False


def whites(state: State, seat: i64, source: i64) -> i64:
    """How many White Dice a player could return from a source. (DICE-07)"""
    player = state.players[seat]
    if source == FROM_BAG:
        return player.bag[WHITE]
    if source != FROM_BOARD and source != FROM_CARD_IN_USE:
        return player.hand[source - FROM_HAND]
    count: i64 = 0
    for place in range(2 * SLOTS):
        if is_white_at(state, seat, place, source):
            count += 1
    return count


def is_white_at(state: State, seat: i64, place: i64, source: i64) -> bool:
    """Whether a White Die of a source lies at a place; one of an unresolved action may not be returned. (DICE-07)"""
    lying = state.players[seat].dice[place]
    if lying == NONE or colour_of(lying) != WHITE:
        return False
    if place // 2 == slot_in_use(state, seat):
        return source == FROM_CARD_IN_USE and state.work.resolved == 1
    return source == FROM_BOARD


def return_white(state: State, seat: i64, source: i64) -> None:
    """A White Die goes back to the Main Supply; Workers on it stay on the card. (DICE-07)"""
    player = state.players[seat]
    if source == FROM_BAG:
        player.bag[WHITE] -= 1
    elif source == FROM_BOARD or source == FROM_CARD_IN_USE:
        place: i64 = 0
        while not is_white_at(state, seat, place, source):
            place += 1
        player.dice[place] = NONE
    else:
        player.hand[source - FROM_HAND] -= 1
    state.supply[WHITE] += 1
    state.note(events.DIE_RETURNED, seat, WHITE, source)


class ReturnDie(Step):
    """Return White Dice, one at a time, each no earlier in the list than the one before, so that no set comes twice."""

    __slots__ = ("amount", "least", "optional")

    def __init__(self, seat: i64, amount: i64, optional: i64, least: i64 = 0) -> None:
        super().__init__(seat)
        self.amount: i64 = amount
        self.optional: i64 = optional
        self.least: i64 = least

    def ask(self, state: State) -> None:
        left: i64 = 0
        for source in range(self.least, SOURCES):
            left += whites(state, self.seat, source)
        needed = min(self.amount, left)
        for source in range(self.least, SOURCES):
            count = whites(state, self.seat, source)
            if count > 0 and (left >= needed or self.optional == 1):
                state.offer(verbs.RETURN_DIE, source)
            left -= count
        if self.optional == 1 and len(state.options) > 0:
            state.offer(verbs.ENOUGH, 0)

    def choose(self, state: State, choice: i64) -> None:
        if choice >> SHIFT == verbs.ENOUGH:
            return
        source = choice & OPERAND
        return_white(state, self.seat, source)
        if self.amount > 1:
            state.then(ReturnDie(self.seat, self.amount - 1, self.optional, source))

    def kind(self) -> str:
        return "choose_white_die"

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.amount, self.optional, self.least)


class Reroll(Step):
    """Choose any Dice in hand, in sorted order, and reroll them together. (REST-09)"""

    __slots__ = ("picked",)

    def __init__(self, seat: i64, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.picked: tuple[int, ...] = picked

    def ask(self, state: State) -> None:
        hand = state.players[self.seat].hand
        last: i64 = self.picked[-1] if len(self.picked) > 0 else 0
        for a_die in range(last, COLOURS * FACES):
            left = hand[a_die]
            for taken in self.picked:
                if taken == a_die:
                    left -= 1
            if left > 0:
                state.offer(verbs.REROLL, a_die)
        if len(state.options) > 0 or len(self.picked) > 0:
            state.offer(verbs.ENOUGH, 0)

    def choose(self, state: State, choice: i64) -> None:
        if choice >> SHIFT == verbs.REROLL:
            state.then(Reroll(self.seat, (*self.picked, int(choice & OPERAND))))
            return
        hand = state.players[self.seat].hand
        for a_die in self.picked:
            hand[a_die] -= 1
        rolled: list[int] = []
        for a_die in self.picked:
            rolled.append(int(roll(state, self.seat, colour_of(a_die), FROM_HAND + a_die % FACES)))
        joints.rerolled(state, self.seat, self.picked, tuple(rolled))

    def kind(self) -> str:
        return "choose_reroll"

    def fields(self) -> tuple[int, ...]:
        return (self.seat, *self.picked)


class TopUp(Step):
    """Draw until so many Dice are in hand; a fuller hand stays as it is. (REST-10)"""

    __slots__ = ("amount",)

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def ask(self, state: State) -> None:
        draw(state, self.seat, self.amount - state.players[self.seat].hand_size())

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.amount)
