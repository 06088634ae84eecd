"""The opponent's turn: it reveals a Scheme Card, or Rests. (SOL-05, SOL-08, SOL-21)"""

from typing import ClassVar, Final

from scholars.engine import events, solo_tables
from scholars.engine.chance import Chance
from scholars.engine.layout import NONE, WISDOM
from scholars.engine.native import i64
from scholars.engine.solo_tables import SoloTables
from scholars.engine.state import State
from scholars.engine.steps import Task
from scholars.rules.pile import REVEAL_BOTTOM
from scholars.rules.retire import RETIRE_TRANSLATORS
from scholars.rules.turn import NEXT_TURN
from scholars.solo import actions, grounds, track
from scholars.solo.board import SoloBoard, board_of, move_dice_sum

REST_AT: Final = 3  # Scheme Cards of one colour
FIRST: Final = 0
SECOND: Final = 1


class SchemeTurn(Task):
    """With three face-up cards of one colour it Rests, else it reveals one. (SOL-05)"""

    def do(self, state: State) -> None:
        board = board_of(state)
        state.note(events.TURN_BEGAN, self.seat)
        state.turn = self.seat
        state.passed = 0
        state.then(RETIRE_TRANSLATORS[self.seat], NEXT_TURN[self.seat])
        if rests(state.tables.solo, board):
            state.note(events.RESTED, self.seat)
            state.then(REVEAL_BOTTOM[self.seat], Rest(self.seat))
        else:
            reveal(state, board, self.seat)


def rests(solo: SoloTables, board: SoloBoard) -> bool:
    """Whether three face-up cards have one colour. (SOL-05)"""
    blue, red = colours(solo, board)
    return blue >= REST_AT or red >= REST_AT


def colours(solo: SoloTables, board: SoloBoard) -> tuple[i64, i64]:
    """How many Blue and how many Red Scheme Cards lie face up."""
    blue: i64 = 0
    for card in board.face_up:
        if solo.colour[card] == solo_tables.SCHEME_BLUE:
            blue += 1
    return blue, len(board.face_up) - blue


def majority(solo: SoloTables, board: SoloBoard) -> tuple[i64, i64]:
    """The colour of most Scheme Cards, and why: a tie goes by the latest, without cards it is Blue. (SOL-22)"""
    blue, red = colours(solo, board)
    if blue != red:
        return (solo_tables.SCHEME_BLUE if blue > red else solo_tables.SCHEME_RED), grounds.MAJORITY
    if blue == 0:
        return solo_tables.SCHEME_BLUE, grounds.NO_CARDS
    return solo.colour[board.face_up[-1]], grounds.LATEST_CARD


def reveal(state: State, board: SoloBoard, seat: i64) -> None:
    """The top Scheme Card: first its Silver, then one of its two actions. (SOL-06, SOL-08)"""
    card = turn_card(board)
    state.reveals += 1
    state.note(events.SCHEME_REVEALED, card)
    track.move_marker(state, board, state.tables.solo.silver[card])
    kind, needed = state.tables.solo.needs[card]
    there = translators_in_rooms(state) if kind == solo_tables.TRANSLATORS_NEEDED else scrolls_in_house(state)
    taken: i64 = FIRST if there >= needed else SECOND
    state.note(events.SCHEME_ACTION_FOUND, card, taken, there)
    listed: i64 = len(actions.actions_of(state, card, taken))
    for number in range(listed - 1, -1, -1):
        state.then(actions.Act(seat, card, taken, number))


def turn_card(board: SoloBoard) -> i64:
    """The top Scheme Card joins those that lie face up."""
    card: i64 = board.pile[0]
    board.pile = board.pile[1:]
    board.face_up = (*board.face_up, int(card))
    return card


def translators_in_rooms(state: State) -> i64:
    """The Translators in Rooms, whoever owns them. (SOL-09)"""
    count: i64 = 0
    for room in range(state.tables.rooms):
        if state.room_card[room] != NONE:
            count += 1
    return count


def scrolls_in_house(state: State) -> i64:
    """The Scrolls in the House of Wisdom. (SOL-09)"""
    count: i64 = 0
    for space in range(WISDOM):
        if state.wisdom[space] != NONE:
            count += 1
    return count


class Rest(Task):
    """After the bottom card: the Dice Sum, a benefit by the cards played, and all six are shuffled. (SOL-21)"""

    NAME: ClassVar = "scheme-rest"

    def fits(self, state: State) -> bool:
        return REST_AT <= len(board_of(state).face_up) < 2 * REST_AT

    def do(self, state: State) -> None:
        board = board_of(state)
        played: i64 = len(board.face_up)
        colour, because = majority(state.tables.solo, board)
        state.note(events.SCHEMES_COUNTED, played, colour, because)
        move_dice_sum(state, board, dice_sum_at_rest(colour), grounds.REST)
        for action in state.tables.solo.rest[int(played), int(colour)]:
            actions.do_at_once(state, board, action)
        shuffle(board, state.chance)
        state.note(events.SCHEMES_SHUFFLED)


def dice_sum_at_rest(colour: i64) -> i64:
    """The Dice Sum goes to the right with a Blue majority, to the left with a Red one. (SOL-21)"""
    return 1 if colour == solo_tables.SCHEME_BLUE else -1


def shuffle(board: SoloBoard, chance: Chance) -> None:
    """All Scheme Cards make a new pile. (SOL-21)"""
    board.pile = chance.shuffled(tuple(sorted(board.pile + board.face_up)))
    board.face_up = ()
