"""Harvesting a Track that was raised, or the blue field of a card in hand. (BOB-33, BOB-34)"""

from typing import ClassVar

from scholars.engine import verbs
from scholars.engine.layout import ACTION_CARDS, GOAL_CARD
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.expansions.body_of_books.books import Books, books_of
from scholars.rules import reasons, research
from scholars.rules import resolve as resolving


def why_not_harvest_track(state: State, books: Books, seat: i64, track: i64) -> i64:
    """Why harvesting a Track does nothing, or it was not raised this turn; 0 if it can be harvested."""
    if seat != state.turn or not (books.raised >> track) & 1:
        return reasons.TRACK_NOT_RAISED
    does = resolving.can_do(state, seat, research.harvested(state, seat, track))
    return 0 if does else reasons.NOTHING_TO_DO


def can_harvest_any(state: State, books: Books, seat: i64) -> bool:
    """Whether there is such a Track."""
    for track in range(state.tables.tracks):
        if why_not_harvest_track(state, books, seat, track) == 0:
            return True
    return False


class HarvestRaisedTrack(Question):
    """Harvest a Track on which the player's Marker rose this turn. (BOB-33)"""

    KIND: ClassVar = "choose_track_to_harvest"
    VERBS: ClassVar = (verbs.HARVEST,)

    def why_not(self, state: State, verb: i64, track: i64) -> i64:
        return why_not_harvest_track(state, books_of(state), self.seat, track)

    def choose(self, state: State, verb: i64, track: i64) -> None:
        research.harvest(state, self.seat, track)


def blue_field(state: State, seat: i64, card: i64) -> i64:
    """What a player's Action Card gives at a Rest."""
    if card == GOAL_CARD:
        return state.tables.goal_rest[state.players[seat].goal]
    return state.tables.action_rest[state.expansion.card_face(state, seat, card)]


def why_not_harvest_card(state: State, seat: i64, card: i64) -> i64:
    """Why the blue field of a card does nothing, or it is not in hand; 0 if it can be resolved."""
    if not state.players[seat].has_card(card):
        return reasons.NO_CARD_IN_HAND
    return 0 if resolving.can_do(state, seat, blue_field(state, seat, card)) else reasons.NOTHING_TO_DO


def can_harvest_any_card(state: State, seat: i64) -> bool:
    """Whether there is such a card."""
    for card in range(ACTION_CARDS):
        if why_not_harvest_card(state, seat, card) == 0:
            return True
    return False


class HarvestCardInHand(Question):
    """Resolve the blue field of a card in hand. (BOB-34)"""

    KIND: ClassVar = "choose_card_to_harvest"
    VERBS: ClassVar = (verbs.HARVEST_CARD,)

    def why_not(self, state: State, verb: i64, card: i64) -> i64:
        return why_not_harvest_card(state, self.seat, card)

    def choose(self, state: State, verb: i64, card: i64) -> None:
        resolving.resolve(state, self.seat, blue_field(state, self.seat, card))
