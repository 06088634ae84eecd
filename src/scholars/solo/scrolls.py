"""Which Scroll the opponent takes: by language, then by row or round the Map, then by colour. (SOL-13, SOL-15)

A place is numbered as everywhere: the Map, then the House of Wisdom. Places to pass over are bits.
"""

from scholars.engine import events
from scholars.engine.layout import GUILDS, MAP, NONE, ROWS, WISDOM
from scholars.engine.native import i64
from scholars.engine.solo_tables import FOCUSES
from scholars.engine.state import State
from scholars.rules.influence import SCROLLS, mark_of, scroll_at
from scholars.solo import grounds
from scholars.solo.board import SoloBoard
from scholars.solo.focus import by_colour, focus


def marked(state: State) -> i64:
    """The places whose Scrolls have Influence on them."""
    found: i64 = 0
    for place in range(SCROLLS):
        if mark_of(state, place) != NONE:
            found |= 1 << place
    return found


def in_house_of_wisdom(state: State, board: SoloBoard, but: i64) -> i64:
    """The place of its Scroll in the House of Wisdom; NONE without one. (SOL-13)"""
    for number in range(FOCUSES):
        language = focus(state.tables.solo, board, number)
        for row in range(ROWS - 1, -1, -1):
            guilds = guilds_in_row(state, row, language, but)
            if guilds != 0:
                return MAP + ROWS * by_colour(state.tables.solo, board, guilds) + row
    return NONE


def guilds_in_row(state: State, row: i64, language: i64, but: i64) -> i64:
    """The Guilds, as bits, with a Scroll of a language in a row."""
    guilds: i64 = 0
    for guild in range(GUILDS):
        if is_of(state, MAP + ROWS * guild + row, language, but):
            guilds |= 1 << guild
    return guilds


def on_map(state: State, board: SoloBoard, but: i64) -> i64:
    """Clockwise from after the Neutral Marker; the Scroll beside it comes last. NONE without one. (SOL-15)"""
    beside = state.neutral_spot // 2
    for number in range(FOCUSES):
        language = focus(state.tables.solo, board, number)
        for further in range(1, MAP + 1):
            place = (beside + further) % MAP
            if is_of(state, place, language, but):
                return place
    return NONE


def is_of(state: State, place: i64, language: i64, but: i64) -> bool:
    """Whether a Scroll of a language lies at a place that is not passed over."""
    scroll = scroll_at(state, place)
    return scroll != NONE and not (but >> place) & 1 and state.tables.scroll_language[scroll] == language


def found(state: State, board: SoloBoard, wisdom: bool, but: i64) -> i64:
    """Its Scroll in the House of Wisdom, or on the Map."""
    return in_house_of_wisdom(state, board, but) if wisdom else on_map(state, board, but)


def note_found(state: State, board: SoloBoard, place: i64, but: i64) -> None:
    """Tell which Scroll it found, and why that one."""
    state.note(events.SCROLL_FOUND, board.marker, scroll_at(state, place), because(state, place, but))


def because(state: State, place: i64, but: i64) -> i64:
    """Why it is this Scroll and no other of its language."""
    language: i64 = state.tables.scroll_language[scroll_at(state, place)]
    first: i64 = 0 if place < MAP else MAP
    others: i64 = 0
    for other in range(first, MAP if place < MAP else MAP + WISDOM):
        if other != place and is_of(state, other, language, but):
            others += 1
    if place < MAP and place == state.neutral_spot // 2:
        return grounds.FULL_LOOP
    if others == 0:
        return grounds.THE_ONLY_ONE
    if place < MAP:
        return grounds.CLOCKWISE
    row = (place - MAP) % ROWS
    guilds = guilds_in_row(state, row, language, but)
    return grounds.FOCUS_COLOUR if guilds & (guilds - 1) else grounds.LOWEST_ROW
