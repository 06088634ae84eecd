"""Harvesting a Track that was raised, or the blue field of a card in hand. (BOB-33, BOB-34)"""

from scholars.engine import verbs
from scholars.engine.layout import ACTION_CARDS, GOAL_CARD
from scholars.engine.native import i64
from scholars.engine.state import State, Step
from scholars.engine.verbs import OPERAND
from scholars.expansions.body_of_books.books import Books, books_of
from scholars.rules import research
from scholars.rules import resolve as resolving


def can_harvest_track(state: State, books: Books, seat: i64, track: i64) -> bool:
    """Whether a Track was raised this turn, and harvesting it does anything."""
    if seat != state.turn or not (books.raised >> track) & 1:
        return False
    return resolving.can_do(state, seat, research.harvested(state, seat, track))


def can_harvest_any(state: State, books: Books, seat: i64) -> bool:
    """Whether there is such a Track."""
    for track in range(state.tables.tracks):
        if can_harvest_track(state, books, seat, track):
            return True
    return False


class HarvestRaisedTrack(Step):
    """Harvest a Track on which the player's Marker rose this turn. (BOB-33)"""

    def ask(self, state: State) -> None:
        books = books_of(state)
        for track in range(state.tables.tracks):
            if can_harvest_track(state, books, self.seat, track):
                state.offer(verbs.HARVEST, track)

    def choose(self, state: State, choice: i64) -> None:
        research.harvest(state, self.seat, choice & OPERAND)

    def kind(self) -> str:
        return "choose_track_to_harvest"


def blue_field(state: State, seat: i64, card: i64) -> i64:
    """What a player's Action Card gives at a Rest."""
    if card == GOAL_CARD:
        return state.tables.goal_rest[state.players[seat].goal]
    return state.tables.action_rest[state.expansion.card_face(state, seat, card)]


def can_harvest_card(state: State, seat: i64, card: i64) -> bool:
    """Whether a card is in hand and its blue field does anything."""
    return state.players[seat].has_card(card) and resolving.can_do(state, seat, blue_field(state, seat, card))


def can_harvest_any_card(state: State, seat: i64) -> bool:
    """Whether there is such a card."""
    for card in range(ACTION_CARDS):
        if can_harvest_card(state, seat, card):
            return True
    return False


class HarvestCardInHand(Step):
    """Resolve the blue field of a card in hand. (BOB-34)"""

    def ask(self, state: State) -> None:
        for card in range(ACTION_CARDS):
            if can_harvest_card(state, self.seat, card):
                state.offer(verbs.HARVEST_CARD, card)

    def choose(self, state: State, choice: i64) -> None:
        resolving.resolve(state, self.seat, blue_field(state, self.seat, choice & OPERAND))

    def kind(self) -> str:
        return "choose_card_to_harvest"
