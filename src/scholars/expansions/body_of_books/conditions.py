"""What Pages look at: the action's colour and value, and what was done this turn. (BOB-22, BOB-23, BOB-33)"""

from typing import ClassVar

from scholars.engine import events, verbs, words
from scholars.engine.domains import EFFECT
from scholars.engine.layout import NONE
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.engine.tables import Effect
from scholars.expansions.body_of_books.books import Books, books_of
from scholars.rules import reasons
from scholars.rules.colours import action_colours
from scholars.rules.resolve import Gain
from scholars.rules.work import value_of


def holds(state: State, books: Books, seat: i64, effect: Effect) -> bool:
    """Whether the condition of an "if" holds now."""
    looked_at, looked_for = effect.operand, effect.other
    if seat != state.turn or state.work.slot == NONE:
        return False
    if looked_at == words.IF_ACTION_COLOUR:
        return action_colours(state, seat) & looked_for != 0
    if looked_at == words.IF_ACTION_VALUE:
        return full_value(state, seat) >= looked_for
    if looked_at == words.IF_DELIVERED:
        return books.delivered_to & looked_for != 0
    if looked_at == words.IF_TRANSLATED:
        return books.translated_from & looked_for != 0
    if looked_at == words.IF_STOPPED_ON_WHITE:
        return books.on_white == 1
    if looked_at == words.IF_INTERACTED:
        return books.characters & looked_for != 0
    return looked_at == words.IF_RAISED and books.raised & looked_for != 0


def full_value(state: State, seat: i64) -> i64:
    """The action's value, boosts included; what a main action adds counts once it is taken. (BOB-08, BOB-22)"""
    return value_of(state, seat, state.work.main, state.work.colour)


def resolve_if(state: State, seat: i64, effect: Effect) -> None:
    """A Page that looks at colour or value fixes both for the rest of the turn. (BOB-22)"""
    if effect.operand <= words.IF_ACTION_VALUE:
        state.then(NameColourForPage(seat, effect.number))
    else:
        state.then(Gain(seat, effect.parts[0].number))


class NameColourForPage(Question):
    """The colour the action has from now on, of those the Page allows."""

    KIND: ClassVar = "choose_colour_for_page"
    VERBS: ClassVar = (verbs.COLOUR,)
    FIELDS: ClassVar = {"effect": EFFECT}

    __slots__ = ("effect",)

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect: i64 = effect

    def fits(self, state: State) -> bool:
        effect = state.tables.effects[self.effect]
        return state.work.first != NONE and holds(state, books_of(state), self.seat, effect)

    def why_not(self, state: State, verb: i64, colour: i64) -> i64:
        effect = state.tables.effects[self.effect]
        if not (action_colours(state, self.seat) >> colour) & 1:
            return reasons.OTHER_COLOUR
        if effect.operand == words.IF_ACTION_COLOUR and not (effect.other >> colour) & 1:
            return reasons.PAGE_OTHER_COLOUR
        return 0

    def choose(self, state: State, verb: i64, colour: i64) -> None:
        work = state.work
        if work.colour == NONE:
            work.colour = colour
            state.note(events.COLOUR_FIXED, self.seat, colour)
        state.then(Gain(self.seat, state.tables.effects[self.effect].parts[0].number))


def tracks_at(state: State, seat: i64, level: i64) -> i64:
    """How many of a player's Markers are at or above a level. (BOB-33)"""
    count: i64 = 0
    for track in range(state.tables.tracks):
        if state.players[seat].tracks[track] >= level:
            count += 1
    return count
