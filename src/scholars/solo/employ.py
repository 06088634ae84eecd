"""The opponent Employs: a character from its focus on, in a Room by the Target Sum. (SOL-11, SOL-12)"""

from typing import Final

from scholars.engine import events
from scholars.engine.layout import NONE
from scholars.engine.native import i64
from scholars.engine.solo_tables import FOCUSES, SoloTables
from scholars.engine.state import State
from scholars.rules.caliph import in_a_room
from scholars.rules.decks import take_top
from scholars.solo import grounds
from scholars.solo.board import OPPONENT, SoloBoard
from scholars.solo.focus import focus

COSTS: Final = 5  # from 0 to 4 Silver


def employ(state: State, board: SoloBoard) -> None:
    """Its character enters its Room: no cost, no Room effect, no Influence. (SOL-12)"""
    total = target_sum(state.tables.solo, board)
    room = target_room(state, total)
    if room == NONE:
        state.note(events.NOTHING_FOUND, grounds.ROOM)
        return
    deck = focus_character(state, board)
    if deck == NONE:
        state.note(events.NOTHING_FOUND, grounds.CHARACTER)
        return
    because = grounds.ALL_IN_ROOMS if in_a_room(state, deck) else grounds.IN_NO_ROOM
    state.note(events.CHARACTER_FOUND, board.marker, deck, because)
    because = grounds.COSTS_TARGET_SUM if state.tables.room_silver[room] == total else grounds.NEXT_COST
    state.note(events.ROOM_FOUND, total, room, because)
    card = take_top(state, deck)
    state.room_card[room] = card
    state.room_owner[room] = NONE
    state.note(events.TRANSLATOR_EMPLOYED, OPPONENT, card, room)


def focus_character(state: State, board: SoloBoard) -> i64:
    """The first character from the focus on who is in no Room; if there is none, the focus; never an empty deck."""
    for avoiding in range(2):
        for number in range(FOCUSES):
            deck = focus(state.tables.solo, board, number)
            if len(state.decks[deck]) > 0 and (avoiding == 1 or not in_a_room(state, deck)):
                return deck
    return NONE


def target_sum(solo: SoloTables, board: SoloBoard) -> i64:
    """The Silver values of the last two Scheme Cards added, or the only one. (SOL-11)"""
    total: i64 = 0
    for card in board.face_up[-2:]:
        total += solo.silver[card]
    return total


def cost_sought(total: i64, more: i64) -> i64:
    """The so-manieth cost it looks for, from its Target Sum on; after 4 comes 0. (SOL-12)"""
    return (total + more) % COSTS


def target_room(state: State, total: i64) -> i64:
    """The rightmost empty Room that costs the Target Sum, else the next sum; NONE if all are full. (SOL-12)"""
    rooms = state.tables.rooms
    for more in range(COSTS):
        cost = cost_sought(total, more)
        for place in range(rooms):
            room = rooms - 1 - place
            if state.room_card[room] == NONE and state.tables.room_silver[room] == cost:
                return room
    return NONE
