"""Where the opponent's Gold goes: always from the Main Supply. (SOL-07, SOL-14)"""

from scholars.engine import events
from scholars.engine.layout import NONE
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.rules.supplies import gain_silver
from scholars.solo import grounds
from scholars.solo.board import HUMAN, OPPONENT


def gold_on_leftmost_neutral(state: State, after: i64 = NONE) -> i64:
    """1 Gold on the leftmost Neutral Translator, or the leftmost after a Room; the Room, NONE without one. (SOL-07)"""
    for room in range(after + 1, state.tables.rooms):
        if is_neutral(state, room):
            put_gold(state, room, grounds.LEFTMOST_NEUTRAL)
            return room
    state.note(events.NOTHING_FOUND, grounds.NEUTRAL_TRANSLATOR)
    return NONE


def is_neutral(state: State, room: i64) -> bool:
    """Whether a Neutral Translator stands in a Room. (SOL-02)"""
    return state.room_card[room] != NONE and state.room_owner[room] == NONE


def put_gold(state: State, room: i64, because: i64) -> None:
    """1 Gold from the Main Supply on a Translator."""
    state.note(events.TRANSLATOR_FOUND, room, because)
    state.room_gold[room] += 1
    state.note(events.GOLD_PLACED, OPPONENT, room, 1)
    state.expansion.gold_placed(state)


def gold_for_translation(state: State, language: i64, amount: i64) -> None:
    """Gold on different Translators: those who know the language first, the human is paid. (SOL-14)"""
    left = amount
    rooms = state.tables.rooms
    for knowing in range(1, -1, -1):
        for place in range(rooms):
            room = rooms - 1 - place
            if left > 0 and is_neutral(state, room) and knows(state, room, language) == knowing:
                put_gold(state, room, grounds.NEUTRAL_WHO_KNOWS if knowing else grounds.NEUTRAL_WHO_DOES_NOT)
                left -= 1
        for room in range(rooms):
            if left > 0 and state.room_owner[room] == HUMAN and knows(state, room, language) == knowing:
                put_gold(state, room, grounds.YOURS_WHO_KNOWS if knowing else grounds.YOURS_WHO_DOES_NOT)
                gain_silver(state, HUMAN, 1)
                left -= 1
    if left == amount:
        state.note(events.NOTHING_FOUND, grounds.TRANSLATOR)


def knows(state: State, room: i64, language: i64) -> i64:
    """1 if the Translator in a Room knows a language, else 0."""
    knowing: i64 = state.tables.translator_languages[state.room_card[room]]
    return (knowing >> language) & 1
