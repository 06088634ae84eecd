"""Caliph Cards: the opponent's spaces, rewards and consolations. (SOL-22, SOL-23)"""

from typing import ClassVar, Final

from scholars.engine import events, solo_tables, words
from scholars.engine.domains import CALIPH_SPACE, EFFECT, GUILD
from scholars.engine.layout import NONE, WHITE
from scholars.engine.native import i64
from scholars.engine.solo_tables import Action, SoloTables
from scholars.engine.state import State
from scholars.engine.steps import Task
from scholars.engine.tables import Effect
from scholars.rules.caliph import BOTTOM, MIDDLE, can_take_space, move_to_space
from scholars.solo import actions, gold, grounds
from scholars.solo.board import SoloBoard, board_of, move_dice_sum
from scholars.solo.scheme import majority

DICE_SUM_FOR_DIE: Final = 1
DICE_SUM_FOR_RETIRING: Final = -1


class TakeCaliphSpace(Task):
    """With a Blue majority the highest free space, with a Red one the lowest. (SOL-22)"""

    FIELDS: ClassVar = {"guild": GUILD, "space": CALIPH_SPACE}

    __slots__ = ("guild", "space")

    def __init__(self, seat: i64, guild: i64, space: i64) -> None:
        super().__init__(seat)
        self.guild: i64 = guild
        self.space: i64 = space

    def fits(self, state: State) -> bool:
        return can_take_space(state, self.seat, self.guild, self.space)

    def do(self, state: State) -> None:
        board = board_of(state)
        colour, because = majority(state.tables.solo, board)
        free: i64 = 0  # bits: rows
        for row in range(3):
            if state.caliph_marks[3 * self.space + row] == NONE:
                free |= 1 << row
        row = row_taken(colour, free)
        if row == NONE:
            return
        state.note(events.CALIPH_SPACE_FOUND, colour, row, because)
        move_to_space(state, self.seat, self.guild, self.space, row)
        card: i64 = state.caliphs[self.space]
        if row == MIDDLE:
            gain(state, board, state.tables.effects[state.tables.caliph_middle[card]])
        elif row == BOTTOM:
            retire_pictured(state, board, card)


def row_taken(colour: i64, free: i64) -> i64:
    """Of the free rows (as bits) the highest with a Blue majority, the lowest with a Red one; NONE of none. (SOL-22)"""
    taken: i64 = NONE
    for row in range(3):
        if (free >> row) & 1 and (taken == NONE or colour == solo_tables.SCHEME_RED):
            taken = row
    return taken


def retire_pictured(state: State, board: SoloBoard, card: i64) -> None:
    """It Retires the pictured Translator with more VP, the left one if tied; with neither left it takes the Gold."""
    best: i64 = NONE
    because: i64 = grounds.THE_ONLY_ONE
    for pictured in range(2):
        deck = state.tables.caliph_retire[2 * card + pictured]
        if len(state.decks[deck]) == 0:
            continue
        if best == NONE:
            best = deck
            continue
        left, right = top_vp(state, best), top_vp(state, deck)
        because = grounds.LEFT_OF_TWO if left == right else grounds.MORE_VP
        if right > left:
            best = deck
    if best == NONE:
        gold.gold_on_leftmost_neutral(state)
        return
    actions.retire_top(state, best, because)
    move_dice_sum(state, board, DICE_SUM_FOR_RETIRING, grounds.RETIRING)


def top_vp(state: State, deck: i64) -> i64:
    """The VP of a deck's top card."""
    return state.tables.translator_vp[state.decks[deck][0]]


class Consolation(Task):
    """A Worker or a Silver moves its marker, a Gold goes to the leftmost Neutral Translator. (SOL-23)"""

    FIELDS: ClassVar = {"effect": EFFECT}

    __slots__ = ("effect",)

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect: i64 = effect

    def do(self, state: State) -> None:
        gain(state, board_of(state), state.tables.effects[self.effect])


def gain(state: State, board: SoloBoard, effect: Effect) -> None:
    """What a player would gain, as it counts for the opponent; what means nothing to it is not. (SOL-22, SOL-23)"""
    word = effect.word
    if word == words.AND:
        for part in effect.parts:
            gain(state, board, part)
    elif word == words.PRIMARY_DIE or (word == words.DIE and effect.operand != WHITE):
        move_dice_sum(state, board, DICE_SUM_FOR_DIE, grounds.DIE_REWARD)
    for action in consolations(state.tables.solo, effect):
        actions.do_at_once(state, board, action)


def consolations(solo: SoloTables, effect: Effect) -> list[Action]:
    """A Worker, a Silver or a Gold of a player, as the actions they are for the opponent. (SOL-23)"""
    if effect.word not in solo.consolation:
        return []
    return [solo.consolation[int(effect.word)]] * int(effect.amount)
