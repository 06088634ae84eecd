"""Costs before an arrow, and whether they can be paid. (EFF-01, EFF-02, WKR-06)"""

from typing import ClassVar

from scholars.engine import verbs, words
from scholars.engine.domains import EFFECT
from scholars.engine.layout import NONE, WHITE, WORKER_COLOURS
from scholars.engine.native import i64
from scholars.engine.player import Player
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.engine.tables import Effect
from scholars.rules import reasons, workers
from scholars.rules import resolve as resolving
from scholars.rules.supplies import pay_gold, pay_silver, spend_worker


class Pay(Question):
    """A cost before an arrow: paid in full for all it buys, or declined. (EFF-01, EFF-02)"""

    KIND: ClassVar = "choose_to_pay"
    VERBS: ClassVar = (verbs.PAY, verbs.DECLINE)
    FIELDS: ClassVar = {"effect": EFFECT}

    __slots__ = ("effect",)

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect: i64 = effect

    def why_not(self, state: State, verb: i64, operand: i64) -> i64:
        return 0 if can_pay(state, self.seat, state.tables.effects[self.effect]) else reasons.NOTHING_TO_DO

    def choose(self, state: State, verb: i64, operand: i64) -> None:
        if verb == verbs.PAY:
            effect = state.tables.effects[self.effect]
            state.then(resolving.Gain(self.seat, effect.parts[1].number))
            pay(state, self.seat, effect.parts[0])


def can_pay(state: State, seat: i64, effect: Effect) -> bool:
    """Whether a cost can be paid in full, and what it buys be done at least in part once it is paid. (EFF-02)"""
    cost = effect.parts[0]
    player = state.players[seat]
    silver, gold = asked(cost, words.SILVER), asked(cost, words.GOLD)
    if player.silver < silver or player.gold < gold or not has_workers(player, cost):
        return False
    if not state.expansion.can_pay(state, seat, cost):
        return False
    dice = min(asked(cost, words.DIE), state.supply[WHITE])  # without one left it counts as taken (SUP-02)
    player.silver -= silver
    player.gold -= gold
    player.bag[WHITE] += dice
    state.supply[WHITE] -= dice
    buys = resolving.can_do_effect(state, seat, effect.parts[1])
    player.silver += silver
    player.gold += gold
    player.bag[WHITE] -= dice
    state.supply[WHITE] += dice
    return buys


def asked(cost: Effect, word: i64, colour: i64 = NONE) -> i64:
    """How much of a word a cost asks for, in all or of a colour."""
    if cost.word != words.AND:
        return cost.amount if cost.word == word and (colour == NONE or cost.operand == colour) else 0
    total: i64 = 0
    for part in cost.parts:
        total += asked(part, word, colour)
    return total


def has_workers(player: Player, cost: Effect) -> bool:
    """Whether a player has the Workers a cost asks for: those of named colours, and so many in all. (WKR-07)"""
    for colour in range(WORKER_COLOURS):
        if player.workers[colour] < asked(cost, words.COLOURED_WORKER, colour):
            return False
    return player.worker_count() >= asked(cost, words.WORKER) + asked(cost, words.COLOURED_WORKER)


def pay(state: State, seat: i64, cost: Effect) -> None:
    """Pay a cost to the Main Supply."""
    word = cost.word
    if word == words.AND:
        for part in cost.parts:
            pay(state, seat, part)
    elif word == words.SILVER:
        pay_silver(state, seat, cost.amount)
    elif word == words.GOLD:
        pay_gold(state, seat, cost.amount)
    elif word == words.WORKER:
        state.then(workers.SpendWorkers(seat, cost.amount))
    elif word == words.COLOURED_WORKER:
        for _ in range(cost.amount):
            spend_worker(state, seat, cost.operand)
    elif word > words.SAME:
        state.expansion.pay(state, seat, cost)
    else:
        state.then(resolving.Gain(seat, cost.number))  # a White Die; each is taken before the next (SUP-02)
