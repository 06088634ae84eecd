"""Dice and Bags, and what happens when Dice run out. (DICE, SUP-02 to SUP-04)"""

from typing import ClassVar

from scholars.engine import events, verbs
from scholars.engine.domains import AMOUNT, DICE_PICKED, FLAG, WHITE_DICE_PICKED
from scholars.engine.layout import (
    DICE,
    FACES,
    FROM_BAG,
    FROM_BOARD,
    FROM_CARD_IN_USE,
    FROM_HAND,
    NONE,
    SLOTS,
    SOURCES,
    WHITE,
    YELLOW,
    colour_of,
    die,
)
from scholars.engine.native import i64
from scholars.engine.sets import MOST_WHITE_DICE, PUT_BACK_DIE, PUT_BACK_WHITE_DIE, WHITE_DICE_SETS, Sets
from scholars.engine.state import State
from scholars.engine.steps import Question, Task
from scholars.rules import reasons
from scholars.rules.sets import ChooseSet, sorted_and_there


def come_to_hand(state: State, seat: i64, colour: i64, source: i64) -> None:
    """A Die comes to hand, from a source or the Main Supply (NONE), and is rolled. (DICE-01, DICE-06)"""
    state.expansion.came_to_hand(state, seat, roll(state, seat, colour, source))


def roll(state: State, seat: i64, colour: i64, source: i64) -> i64:
    """A Die is rolled into the hand; what it shows. (DICE-05)"""
    rolled = die(colour, side(colour, state.chance.below(FACES)))
    state.players[seat].hand[rolled] += 1
    state.reveals += 1
    state.note(events.DIE_ROLLED, seat, rolled, source)
    return rolled


def side(colour: i64, number: i64) -> i64:
    """What one of the six sides of a Die shows. (DICE-05)"""
    return number + 1 if colour <= YELLOW else 4 + number // 2


def draw(state: State, seat: i64, amount: i64) -> None:
    """Draw Dice from the Bag and roll them; an empty Bag is refilled from the board. (DICE-02, DICE-03)"""
    amount = draw_from_bag(state, seat, amount)
    if amount > 0 and refill_bag(state, seat) > 0:
        draw_from_bag(state, seat, amount)


def draw_from_bag(state: State, seat: i64, amount: i64) -> i64:
    """Draw as many Dice as the Bag has; how many are still to come."""
    player = state.players[seat]
    size = player.bag_size()
    while amount > 0 and size > 0:
        lot = state.chance.below(size)
        colour: i64 = 0
        while lot >= player.bag[colour]:
            lot -= player.bag[colour]
            colour += 1
        player.bag[colour] -= 1
        come_to_hand(state, seat, colour, FROM_BAG)
        amount -= 1
        size -= 1
    return amount


class DrawUpTo(Question):
    """Draw up to so many Dice: one may stop before Dice on the board go back into the Bag. (DICE-09)"""

    KIND: ClassVar = "choose_to_refill"
    VERBS: ClassVar = (verbs.REFILL_BAG, verbs.ENOUGH)
    FIELDS: ClassVar = {"amount": AMOUNT}

    __slots__ = ("amount",)

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def ask(self, state: State) -> None:
        if state.players[self.seat].bag_size() > 0:
            left = draw_from_bag(state, self.seat, self.amount)
            if left > 0:
                state.then(DrawUpTo(self.seat, left))
        else:
            super().ask(state)

    def why_not(self, state: State, verb: i64, operand: i64) -> i64:
        return 0 if can_draw(state, self.seat) else reasons.NOTHING_TO_DO

    def choose(self, state: State, verb: i64, operand: i64) -> None:
        if verb == verbs.REFILL_BAG:
            draw(state, self.seat, self.amount)


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
    elif not state.expansion.instead_of_die(state, seat, colour, to_hand):
        state.then(ReturnDice(seat, 1, 1))


def everybody_else_returns(state: State, seat: i64) -> None:
    """Each other player, clockwise, returns a White Die if they have one. (SUP-02)"""
    count: i64 = len(state.players)
    other: i64 = count - 1
    while other > 0:
        state.then(ReturnDice((seat + other) % count, 1, 0))
        other -= 1


def can_gain_die(state: State, seat: i64, colour: i64) -> bool:
    """Whether gaining a Die of a colour does anything: it is taken, or a White Die goes back instead."""
    if state.supply[colour] > 0 or colour == WHITE or can_return(state, seat):
        return True
    return state.expansion.can_gain_instead(state, seat, colour)


class GainPrimaryDie(Question):
    """A primary Die of the player's choice, of the colours left. (SUP-03)"""

    KIND: ClassVar = "choose_primary_die"
    VERBS: ClassVar = (verbs.GAIN_DIE,)
    FIELDS: ClassVar = {"to_hand": FLAG}

    __slots__ = ("to_hand",)

    def __init__(self, seat: i64, to_hand: i64) -> None:
        super().__init__(seat)
        self.to_hand: i64 = to_hand

    def ask(self, state: State) -> None:
        super().ask(state)
        if state.offered == 0:
            state.then(ReturnDice(self.seat, 1, 1))

    def why_not(self, state: State, verb: i64, colour: i64) -> i64:
        return why_not_gain_primary(state, colour)

    def choose(self, state: State, verb: i64, colour: i64) -> None:
        gain_die(state, self.seat, colour, self.to_hand == 1)


def why_not_gain_primary(state: State, colour: i64) -> i64:
    """Why a primary Die cannot be gained in a colour; 0 if it can. (SUP-03)"""
    if colour == WHITE or colour > YELLOW:
        return reasons.NOT_PRIMARY
    return 0 if state.supply[colour] > 0 else reasons.NO_DIE_LEFT


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
    if source == FROM_BOARD:
        return whites_on_board(state, seat)
    if source < FROM_CARD_IN_USE:
        return player.hand[source - FROM_HAND]
    return whites_in_use(state, seat, source - FROM_CARD_IN_USE)


def whites_on_board(state: State, seat: i64) -> i64:
    """How many White Dice lie on a Player Board, but for the card in use."""
    count: i64 = 0
    in_use = slot_in_use(state, seat)
    for place in range(2 * SLOTS):
        if place // 2 != in_use and is_white_at(state, seat, place):
            count += 1
    return count


def whites_in_use(state: State, seat: i64, position: i64) -> i64:
    """How many White Dice of the card in use go by a position; two that make no difference go by the first."""
    slot = slot_in_use(state, seat)
    if slot == NONE or not is_white_at(state, seat, 2 * slot + position):
        return 0
    if not is_white_at(state, seat, 2 * slot + 1 - position) or differ(state):
        return 1
    return 2 if position == 0 else 0


def differ(state: State) -> bool:
    """Whether the two Dice of the card in use count differently for the action, which is still open. (DICE-07)"""
    work = state.work
    return not is_fixed(state) and (work.first != work.second or work.first_workers != work.second_workers)


def is_fixed(state: State) -> bool:
    """Whether colour and value of the action are fixed: it was taken, or a Page has looked. (DICE-07, BOB-22)"""
    return state.work.main != NONE or state.work.colour != NONE


def is_white_at(state: State, seat: i64, place: i64) -> bool:
    """Whether a White Die lies at a place of the Player Board."""
    lying = state.players[seat].dice[place]
    return lying != NONE and colour_of(lying) == WHITE


def return_white(state: State, seat: i64, source: i64) -> None:
    """A White Die goes back to the Main Supply; Workers on it stay on the card. (DICE-07)"""
    player = state.players[seat]
    if source == FROM_BAG:
        player.bag[WHITE] -= 1
    elif source == FROM_BOARD:
        place: i64 = 0
        while place // 2 == slot_in_use(state, seat) or not is_white_at(state, seat, place):
            place += 1
        player.dice[place] = NONE
    elif source < FROM_CARD_IN_USE:
        player.hand[source - FROM_HAND] -= 1
    else:
        return_die_in_use(state, seat, source - FROM_CARD_IN_USE)
    state.supply[WHITE] += 1
    state.note(events.DIE_RETURNED, seat, WHITE, source)


def return_die_in_use(state: State, seat: i64, position: i64) -> None:
    """A White Die of the card in use goes back; it counts no more for an action that is still open. (DICE-07)"""
    work = state.work
    if not is_white_at(state, seat, 2 * work.slot + position):
        position = 1 - position  # the first of two that make no difference has gone already
    state.players[seat].dice[2 * work.slot + position] = NONE
    if is_fixed(state):
        return
    if position == 0:
        work.first = NONE
    else:
        work.second = NONE


class ReturnDice(ChooseSet):
    """Return so many White Dice, or up to so many, each from a source. (DICE-07, EFF-06)"""

    KIND: ClassVar = "choose_white_die"
    VERBS: ClassVar = (verbs.RETURN_DIE, verbs.PUT_BACK, verbs.ENOUGH)
    FIELDS: ClassVar = {"amount": AMOUNT, "optional": FLAG, "picked": WHITE_DICE_PICKED}

    def members(self, state: State) -> tuple[int, ...]:
        found: list[int] = []
        for source in range(SOURCES):
            for _again in range(min(whites(state, self.seat, source), self.amount)):
                found.append(int(source))
        return tuple(found)

    def why_not_there(self, state: State, chosen: tuple[int, ...]) -> i64:
        return why_not_return(state, self.seat, chosen)

    def put_back(self) -> i64:
        return PUT_BACK_WHITE_DIE

    def sets(self) -> Sets:
        return WHITE_DICE_SETS

    def most_at_once(self) -> i64:
        return MOST_WHITE_DICE

    def again(self, picked: tuple[int, ...]) -> ChooseSet:
        return ReturnDice(self.seat, self.amount, self.optional, picked)

    def confirmed(self, state: State, chosen: tuple[int, ...]) -> None:
        for source in chosen:
            return_white(state, self.seat, source)


def why_not_return(state: State, seat: i64, chosen: tuple[int, ...]) -> i64:
    """Why a player has not all White Dice of a set, each told by its source; 0 if they have. (DICE-07)"""
    if FROM_CARD_IN_USE + 1 in chosen and whites_in_use(state, seat, 0) > 1:
        return _why_not_second_of_two(state, seat, chosen)
    for source in chosen:
        if whites(state, seat, source) < chosen.count(source):
            if source == FROM_BAG:
                return reasons.NO_WHITE_IN_BAG
            in_hand = FROM_HAND <= source < FROM_CARD_IN_USE
            return reasons.DIE_NOT_IN_HAND if in_hand else reasons.NO_WHITE_ON_BOARD
    return 0


def _why_not_second_of_two(state: State, seat: i64, chosen: tuple[int, ...]) -> i64:
    """Why a set with the second of two equal Dice is not open: both go by the first. (DICE-07)"""
    by_first: list[int] = []
    for source in chosen:
        by_first.append(int(FROM_CARD_IN_USE) if source == FROM_CARD_IN_USE + 1 else source)
    renamed = tuple(sorted(by_first))
    why = why_not_return(state, seat, renamed)
    return why if why != 0 else reasons.short(reasons.SAME_AS_ANOTHER, WHITE_DICE_SETS.index(renamed))


class Reroll(ChooseSet):
    """Choose any of the Dice that were in hand before a top-up, and reroll them together. (REST-09, EFF-06)"""

    KIND: ClassVar = "choose_reroll"
    VERBS: ClassVar = (verbs.REROLL, verbs.PUT_BACK, verbs.ENOUGH)
    FIELDS: ClassVar = {"among": DICE_PICKED, "picked": DICE_PICKED}

    __slots__ = ("among",)

    def __init__(self, seat: i64, among: tuple[int, ...], picked: tuple[int, ...] = ()) -> None:
        super().__init__(seat, len(among), 1, picked)
        self.among: tuple[int, ...] = among

    def fits(self, state: State) -> bool:
        return sorted_and_there(self.among, dice_in_hand(state, self.seat)) and super().fits(state)

    def members(self, state: State) -> tuple[int, ...]:
        return self.among

    def why_not_there(self, state: State, chosen: tuple[int, ...]) -> i64:
        if chosen[0] in self.among:
            return 0
        return reasons.JUST_DRAWN if state.players[self.seat].hand[chosen[0]] > 0 else reasons.DIE_NOT_IN_HAND

    def put_back(self) -> i64:
        return PUT_BACK_DIE

    def again(self, picked: tuple[int, ...]) -> ChooseSet:
        return Reroll(self.seat, self.among, picked)

    def confirmed(self, state: State, chosen: tuple[int, ...]) -> None:
        hand = state.players[self.seat].hand
        for a_die in chosen:
            hand[a_die] -= 1
        rolled: list[int] = []
        for a_die in chosen:
            rolled.append(int(roll(state, self.seat, colour_of(a_die), FROM_HAND + a_die % FACES)))
        state.expansion.rerolled(state, self.seat, chosen, tuple(rolled))


class TopUp(Task):
    """Draw until so many Dice are in hand; then those that were there may be rerolled. (REST-09, REST-10)"""

    FIELDS: ClassVar = {"amount": AMOUNT}

    __slots__ = ("amount",)

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def do(self, state: State) -> None:
        before = dice_in_hand(state, self.seat)
        state.then(Reroll(self.seat, before))
        draw(state, self.seat, self.amount - i64(len(before)))


def dice_in_hand(state: State, seat: i64) -> tuple[int, ...]:
    """Every Die in hand, sorted."""
    hand = state.players[seat].hand
    dice: list[int] = []
    for a_die in range(DICE):
        for _again in range(hand[a_die]):
            dice.append(int(a_die))
    return tuple(dice)
