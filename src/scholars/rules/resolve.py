"""Resolving effects: one small interpreter for everything printed, wherever it is printed. (EFF)

`resolve` does at once what asks nothing, and schedules the rest. An effect is mandatory as far as it can be done,
except what may always be declined; that is part of the steps it schedules. (EFF-01)
"""

from typing import ClassVar

from scholars.engine import verbs, words
from scholars.engine.domains import EFFECT, PARTS_DONE
from scholars.engine.layout import ANY_TRACK, NONE, PRIMARY_TRACK
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question, Task
from scholars.engine.tables import Effect
from scholars.rules import costs, gold, reasons, recruit, research, workers
from scholars.rules.dice import (
    DrawUpTo,
    GainPrimaryDie,
    ReturnDice,
    TopUp,
    can_draw,
    can_gain_die,
    can_return,
    draw,
    gain_die,
)
from scholars.rules.influence import InfluenceGuild, InfluenceScroll, can_influence_guild, can_influence_scroll
from scholars.rules.supplies import gain_gold, gain_silver, gain_worker


def resolve(state: State, seat: i64, number: i64) -> None:
    """Resolve a printed effect for a player."""
    if number != 0:
        _resolve(state, seat, state.tables.effects[number])


def _resolve(state: State, seat: i64, effect: Effect) -> None:
    word = effect.word
    if word == words.SILVER:
        gain_silver(state, seat, effect.amount)
    elif word == words.GOLD:
        gain_gold(state, seat, effect.amount)
    elif word == words.COLOURED_WORKER:
        gain_worker(state, seat, effect.operand, effect.amount)
    elif word == words.WORKER:
        state.then(workers.GainWorkers(seat, effect.amount))
    elif word == words.AND:
        state.then(InAnyOrder(seat, effect.number, 0))
    elif word == words.OR:
        state.then(OneOf(seat, effect.number))
    elif word == words.PAY:
        state.then(costs.Pay(seat, effect.number))
    elif word <= words.DESTROY_UP_TO:
        _resolve_dice(state, seat, effect)
    elif word <= words.HARVEST:
        _resolve_board(state, seat, effect)
    else:
        _resolve_translators(state, seat, effect)


def _resolve_dice(state: State, seat: i64, effect: Effect) -> None:
    word = effect.word
    if word == words.DRAW:
        draw(state, seat, effect.amount)
    elif word == words.DRAW_UP_TO:
        state.then(DrawUpTo(seat, effect.amount))
    elif word == words.TOP_UP:
        state.then(TopUp(seat, effect.amount))
    elif word == words.DIE:
        gain_die(state, seat, effect.operand, effect.other == words.HAND)
    elif word == words.PRIMARY_DIE:
        state.then(GainPrimaryDie(seat, effect.operand))
    elif word == words.DESTROY:
        state.then(ReturnDice(seat, effect.amount, 0))
    else:
        state.then(ReturnDice(seat, effect.amount, 1))


def _resolve_board(state: State, seat: i64, effect: Effect) -> None:
    word = effect.word
    if word == words.INFLUENCE_GUILD:
        state.then(InfluenceGuild(seat, effect.operand))
    elif word == words.INFLUENCE_ANY_GUILD:
        state.then(InfluenceGuild(seat, NONE))
    elif word == words.INFLUENCE_SCROLL:
        state.then(InfluenceScroll(seat))
    elif word == words.ADVANCE:
        research.advance(state, seat, effect.operand)
    elif word == words.ADVANCE_PRIMARY:
        state.then(research.AdvanceChoice(seat, PRIMARY_TRACK))
    elif word == words.ADVANCE_ANY:
        state.then(research.AdvanceChoice(seat, ANY_TRACK))
    else:
        research.harvest(state, seat, effect.operand)


def _resolve_translators(state: State, seat: i64, effect: Effect) -> None:
    word = effect.word
    if word == words.MOVE_GOLD:
        state.then(gold.MoveGold(seat))
    elif word == words.DISPATCH_ANY:
        state.then(recruit.Recruit(seat, recruit.ANY_VALUE, 1, 0))
    elif word == words.EMPLOY_ANY:
        state.then(recruit.Recruit(seat, recruit.ANY_VALUE, 0, 1))
    elif word == words.EMPLOY_OR_RETIRE:
        state.then(recruit.EmployOrRetire(seat, effect.operand))
    else:
        state.expansion.resolve(state, seat, effect)


# What can be done


def can_do(state: State, seat: i64, number: i64) -> bool:
    """Whether at least a part of a printed effect can be done now. (EFF-02)"""
    return number != 0 and can_do_effect(state, seat, state.tables.effects[number])


def can_do_effect(state: State, seat: i64, effect: Effect) -> bool:
    """Whether at least a part of an effect can be done now."""
    word = effect.word
    if word == words.AND or word == words.OR:
        for part in effect.parts:
            if can_do_effect(state, seat, part):
                return True
        return False
    if word == words.PAY:
        return costs.can_pay(state, seat, effect)
    if word == words.DRAW or word == words.DRAW_UP_TO:
        return can_draw(state, seat)
    if word == words.TOP_UP:
        return can_draw(state, seat) or state.players[seat].has_dice()
    if word == words.DIE:
        return can_gain_die(state, seat, effect.operand)
    if word == words.PRIMARY_DIE:
        return can_gain_die(state, seat, 1) or can_gain_die(state, seat, 2) or can_gain_die(state, seat, 3)
    if word == words.DESTROY or word == words.DESTROY_UP_TO:
        return can_return(state, seat)
    return _can_do_on_board(state, seat, effect)


def _can_do_on_board(state: State, seat: i64, effect: Effect) -> bool:
    word = effect.word
    if word == words.INFLUENCE_GUILD:
        return can_influence_guild(state, seat, effect.operand)
    if word == words.INFLUENCE_ANY_GUILD:
        return can_influence_guild(state, seat, NONE)
    if word == words.INFLUENCE_SCROLL:
        return can_influence_scroll(state, seat)
    if word == words.ADVANCE:
        return research.can_advance(state, seat, effect.operand)
    if word == words.ADVANCE_PRIMARY:
        return research.can_advance_any(state, seat, PRIMARY_TRACK)
    if word == words.ADVANCE_ANY:
        return research.can_advance_any(state, seat, ANY_TRACK)
    if word == words.HARVEST:
        return can_do(state, seat, research.harvested(state, seat, effect.operand))
    return _can_do_with_translators(state, seat, effect)


def _can_do_with_translators(state: State, seat: i64, effect: Effect) -> bool:
    word = effect.word
    if word == words.MOVE_GOLD:
        return gold.can_move_gold(state, seat)
    if word == words.DISPATCH_ANY:
        return recruit.can_dispatch_any(state)
    if word == words.EMPLOY_ANY:
        return recruit.can_employ_any(state, seat)
    if word == words.EMPLOY_OR_RETIRE:
        return len(state.decks[effect.operand]) > 0
    if word > words.SAME:
        return state.expansion.can_do(state, seat, effect)
    return word < words.BOOST  # Silver, Gold and Workers can always be had; what lasts is never resolved


# Benefits one may decline


def offer_benefit(state: State, seat: i64, number: i64) -> None:
    """A Track's benefit: resolved at once if nobody would decline it, else offered. (EFF-01)"""
    if number == 0:
        return
    if state.tables.effects[number].harmless:
        resolve(state, seat, number)
    else:
        state.then(Benefit(seat, number))


class Benefit(Question):
    """Take a benefit, or leave it."""

    KIND: ClassVar = "choose_benefit"
    VERBS: ClassVar = (verbs.ACCEPT, verbs.DECLINE)
    FIELDS: ClassVar = {"effect": EFFECT}

    __slots__ = ("effect",)

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect: i64 = effect

    def why_not(self, state: State, verb: i64, operand: i64) -> i64:
        return 0 if can_do(state, self.seat, self.effect) else reasons.NOTHING_TO_DO

    def choose(self, state: State, verb: i64, operand: i64) -> None:
        if verb == verbs.ACCEPT:
            resolve(state, self.seat, self.effect)


# Joins


class InAnyOrder(Question):
    """All parts of an effect; those that neither ask nor reveal first, the others in the player's order. (EFF-02)"""

    KIND: ClassVar = "choose_order"
    VERBS: ClassVar = (verbs.PART,)
    FIELDS: ClassVar = {"effect": EFFECT, "done": PARTS_DONE}

    __slots__ = ("done", "effect")

    def __init__(self, seat: i64, effect: i64, done: i64) -> None:
        super().__init__(seat)
        self.effect: i64 = effect
        self.done: i64 = done  # bits

    def ask(self, state: State) -> None:
        parts = state.tables.effects[self.effect].parts
        done = self.done
        for index in range(len(parts)):
            if not (done >> index) & 1 and parts[index].at_once:
                _resolve(state, self.seat, parts[index])
                done |= 1 << index
        if done != self.done:
            state.then(InAnyOrder(self.seat, self.effect, done))
        else:
            super().ask(state)

    def operands(self, state: State, verb: i64) -> i64:
        return len(state.tables.effects[self.effect].parts)

    def why_not(self, state: State, verb: i64, index: i64) -> i64:
        parts = state.tables.effects[self.effect].parts
        if index >= len(parts):
            return reasons.NO_SUCH_ACTION
        if (self.done >> index) & 1:
            return reasons.ALREADY_USED
        for earlier in range(index):
            if not (self.done >> earlier) & 1 and parts[earlier] is parts[index]:
                return reasons.short(reasons.SAME_AS_ANOTHER, earlier)
        return 0 if can_do_effect(state, self.seat, parts[index]) else reasons.NOTHING_TO_DO

    def choose(self, state: State, verb: i64, index: i64) -> None:
        state.then(InAnyOrder(self.seat, self.effect, self.done | (1 << index)))
        _resolve(state, self.seat, state.tables.effects[self.effect].parts[index])


class OneOf(Question):
    """One of the parts that can be done. (EFF-02)"""

    KIND: ClassVar = "choose_one"
    VERBS: ClassVar = (verbs.PART,)
    FIELDS: ClassVar = {"effect": EFFECT}

    __slots__ = ("effect",)

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect: i64 = effect

    def operands(self, state: State, verb: i64) -> i64:
        return len(state.tables.effects[self.effect].parts)

    def why_not(self, state: State, verb: i64, index: i64) -> i64:
        parts = state.tables.effects[self.effect].parts
        if index >= len(parts):
            return reasons.NO_SUCH_ACTION
        return 0 if can_do_effect(state, self.seat, parts[index]) else reasons.NOTHING_TO_DO

    def choose(self, state: State, verb: i64, index: i64) -> None:
        _resolve(state, self.seat, state.tables.effects[self.effect].parts[index])


class Gain(Task):
    """An effect whose moment has come: bought by a cost, printed on a space, or a consolation."""

    FIELDS: ClassVar = {"effect": EFFECT}

    __slots__ = ("effect",)

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect: i64 = effect

    def do(self, state: State) -> None:
        resolve(state, self.seat, self.effect)
