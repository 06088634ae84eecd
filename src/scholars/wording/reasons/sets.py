"""Why not: Workers and Dice that are chosen together, as a set. (EFF-06)"""

from scholars.engine.layout import FACES, FROM_BAG, FROM_HAND
from scholars.engine.sets import WHITE_DICE_SETS, WORKER_SETS
from scholars.engine.state import State
from scholars.locales import Message, message
from scholars.rules import reasons
from scholars.rules.dice import Reroll, whites
from scholars.rules.sets import ChooseSet
from scholars.wording.reasons.told import told


def gain_workers(state: State, _seat: int, number: int) -> Message:
    """Workers to gain."""
    return _size(state, len(WORKER_SETS[number]))


def spend_workers(state: State, seat: int, number: int) -> Message:
    """Workers as a cost."""
    chosen, workers = WORKER_SETS[number], state.players[seat].workers
    if any(workers[colour] < chosen.count(colour) for colour in chosen):
        return told(reasons.NO_WORKER)
    return _size(state, len(chosen))


def return_dice(state: State, seat: int, number: int) -> Message:
    """White Dice to return."""
    chosen = WHITE_DICE_SETS[number]
    for source in chosen:
        if whites(state, seat, source) < chosen.count(source):
            return no_white(source)
    return _size(state, len(chosen))


def return_one(state: State, seat: int, number: int) -> Message:
    """A White Die to return where only one is."""
    chosen = WHITE_DICE_SETS[number]
    one = len(chosen) == 1 and whites(state, seat, chosen[0]) == 0
    return no_white(chosen[0]) if one else message("why-other-number", needed=1, choose="exactly")


def no_white(source: int) -> Message:
    """There are not so many White Dice at a place."""
    if source == FROM_BAG:
        return message("why-no-white-in-bag")
    in_hand = FROM_HAND <= source < FROM_HAND + FACES
    return message("why-die-not-in-hand" if in_hand else "why-no-white-on-board")


def reroll(state: State, seat: int, die: int) -> Message:
    """A Die to reroll."""
    step = state.agenda[-1]
    assert isinstance(step, Reroll)
    if die in step.among:
        return message("why-already-picked")
    return message("why-just-drawn" if state.players[seat].hand[die] > 0 else "why-die-not-in-hand")


def enough(state: State) -> Message:
    """A set that is picked one by one and not whole yet; anything else cannot be declined."""
    step = state.agenda[-1]
    if isinstance(step, ChooseSet) and step.amount > step.most_at_once():
        return _number(state, step)
    return message("why-not-optional")


def put_back(_state: State, _seat: int, _member: int) -> Message:
    """Something to put back."""
    return message("why-not-picked")


def _size(state: State, size: int) -> Message:
    """A set of another size is asked for; a large one is picked one by one."""
    step = state.agenda[-1]
    assert isinstance(step, ChooseSet)
    if step.amount > step.most_at_once():
        return message("why-one-by-one" if size > 1 else "why-already-picked")
    return _number(state, step)


def _number(state: State, step: ChooseSet) -> Message:
    """So many, or up to so many, are chosen."""
    needed = min(int(step.amount), len(step.members(state)))
    return message("why-other-number", needed=needed, choose="up-to" if step.optional else "exactly")
