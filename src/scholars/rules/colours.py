"""The colour and value an action has, and Workers on Dice. (COL, WKR, RET-09, RET-10)"""

from typing import Final

from scholars.engine import events, words
from scholars.engine.domains import Domain
from scholars.engine.layout import BLACK, BROWN_SLOTS, FACES, NONE, PURPLE, WHITE, colour_of, die, face_of
from scholars.engine.native import i64
from scholars.engine.state import State

MOST_VALUE: Final[i64] = 12
VALUE: Final = Domain(count=MOST_VALUE + 1)
MOST_WORKERS: Final[i64] = 2  # on a Die (WKR-01)


def mixed(one: i64, other: i64) -> i64:
    """The colours two Dice can make together, as bits. (COL-02 to COL-06, BOB-06)"""
    if one == other:
        return 1 << one
    if one == BLACK or other == BLACK:
        return 1 << BLACK
    if one >= PURPLE and other >= PURPLE:
        return (1 << one) | (1 << other)
    if one >= PURPLE or other == WHITE:
        return 1 << one
    if other >= PURPLE or one == WHITE:
        return 1 << other
    return 1 << (one + other + 1)  # Red 1 and Blue 2 make Purple 4, Red and Yellow 3 Orange 5, Blue and Yellow Green 6


def action_value(state: State, seat: i64) -> i64:
    """The value of the current action: its Dice and boosts, never above 12; none without a Die. (COL-07, RET-10)"""
    work = state.work
    value = face_of(work.first) if work.first != NONE else 0
    if work.second != NONE:
        value += face_of(work.second)
    if value == 0:
        return 0
    if work.slot < BROWN_SLOTS:
        for card in state.players[seat].retirees[work.slot]:
            effect = state.tables.effects[state.tables.retiree[card]]
            if effect.word == words.BOOST:
                value += effect.amount
    return min(value, MOST_VALUE)


def action_colours(state: State, seat: i64) -> i64:
    """Every colour the current action can have, as bits. (COL, RET-09)"""
    work = state.work
    if work.colour != NONE:
        return 1 << work.colour  # it was named, and stays (COL-08)
    if work.second == NONE:
        return counts_as(state, seat, work.first)
    if work.first == NONE:
        return counts_as(state, seat, work.second)
    ones = counts_as(state, seat, work.first)
    others = counts_as(state, seat, work.second)
    found: i64 = 0
    one: i64 = 0
    while one <= BLACK:
        if (ones >> one) & 1:
            other: i64 = 0
            while other <= BLACK:
                if (others >> other) & 1:
                    found |= mixed(one, other)
                other += 1
        one += 1
    return found


def counts_as(state: State, seat: i64, a_die: i64) -> i64:
    """The colours a Die on the current slot counts as, as bits: pairs with a colour in common join. (RET-09, BOB-31)"""
    if a_die == NONE:
        return 0
    colours: i64 = 1 << colour_of(a_die)
    if state.work.slot >= BROWN_SLOTS:
        return colours
    before: i64 = 0
    while colours != before:
        before = colours
        for card in state.players[seat].retirees[state.work.slot]:
            effect = state.tables.effects[state.tables.retiree[card]]
            if effect.word == words.SAME and (colours >> effect.operand | colours >> effect.other) & 1:
                colours |= (1 << effect.operand) | (1 << effect.other)
    return colours


def place_worker(state: State, seat: i64, colour: i64, position: i64) -> None:
    """A Worker on a Die of the current card: it raises the Die to 6, or gives it its colour. (WKR-01 to WKR-04)"""
    player, work = state.players[seat], state.work
    player.workers[colour] -= 1
    if position == 0:
        player.workers_placed[4 * work.slot + work.first_workers] = colour
        work.first_workers += 1
        work.first = worked(state, seat, work.first, colour)
    else:
        player.workers_placed[4 * work.slot + 2 + work.second_workers] = colour
        work.second_workers += 1
        work.second = worked(state, seat, work.second, colour)
    state.note(events.WORKER_PLACED, seat, colour, position)


def worked(state: State, seat: i64, a_die: i64, worker: i64) -> i64:
    """A Die as a Worker leaves it. (WKR-02, WKR-03, RET-09)"""
    if (counts_as(state, seat, a_die) >> worker) & 1:
        return die(colour_of(a_die), FACES)
    return die(worker, face_of(a_die))
