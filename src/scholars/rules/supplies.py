"""Silver, Gold and Workers: what players gain, pay and spend. They never run out. (SUP-01)"""

from scholars.engine import events
from scholars.engine.layout import NONE
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.rules import reasons


def gain_silver(state: State, seat: i64, amount: i64) -> None:
    """Silver from the Main Supply."""
    if amount > 0 and not state.opponent.took_silver(state, seat, amount):
        state.players[seat].silver += amount
        state.note(events.SILVER_GAINED, seat, amount)


def why_not_pay_silver(state: State, seat: i64, amount: i64) -> i64:
    """Why a player cannot pay so much Silver; 0 if they can."""
    silver = state.players[seat].silver
    return reasons.short(reasons.TOO_LITTLE_SILVER, amount, silver) if silver < amount else 0


def pay_silver(state: State, seat: i64, amount: i64, to: i64 = NONE) -> None:
    """Silver to another player, or to the Main Supply."""
    if amount > 0:
        state.players[seat].silver -= amount
        state.note(events.SILVER_PAID, seat, amount, to)
        if to != NONE and not state.opponent.took_silver(state, to, amount):
            state.players[to].silver += amount


def gain_gold(state: State, seat: i64, amount: i64) -> None:
    """Gold from the Main Supply."""
    if amount > 0:
        state.players[seat].gold += amount
        state.note(events.GOLD_GAINED, seat, amount)


def why_not_pay_gold(state: State, seat: i64, amount: i64) -> i64:
    """Why a player cannot pay so much Gold; 0 if they can."""
    gold = state.players[seat].gold
    return reasons.short(reasons.TOO_LITTLE_GOLD, amount, gold) if gold < amount else 0


def pay_gold(state: State, seat: i64, amount: i64) -> None:
    """Gold to the Main Supply."""
    if amount > 0:
        state.players[seat].gold -= amount
        state.note(events.GOLD_PAID, seat, amount)


def gain_worker(state: State, seat: i64, colour: i64, amount: i64) -> None:
    """Workers of a colour from the Main Supply."""
    if amount > 0:
        state.players[seat].workers[colour] += amount
        state.note(events.WORKER_GAINED, seat, colour, amount)


def spend_worker(state: State, seat: i64, colour: i64) -> None:
    """A Worker from the supply to the Main Supply. (WKR-06)"""
    state.players[seat].workers[colour] -= 1
    state.note(events.WORKER_SPENT, seat, colour)
