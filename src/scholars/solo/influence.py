"""Where the opponent places Influence: in Guilds and on Scrolls. (SOL-16, SOL-17, SOL-27)"""

from scholars.engine import events
from scholars.engine.layout import GUILDS, NONE, SEATS
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.rules.influence import SCROLLS, put
from scholars.solo import grounds, scrolls
from scholars.solo.board import OPPONENT, SoloBoard
from scholars.solo.focus import by_colour


def has_influence(state: State) -> bool:
    """Whether the opponent has Influence in supply; without any it places none. (SOL-27)"""
    if state.players[OPPONENT].influence > 0:
        return True
    state.note(events.NOTHING_FOUND, grounds.INFLUENCE)
    return False


def influence_guild(state: State, guild: i64) -> None:
    """1 Influence in a Guild."""
    if has_influence(state):
        put(state, OPPONENT, SCROLLS + guild)


def influence_any_guild(state: State, board: SoloBoard) -> None:
    """1 Influence where nobody has any, else where it has none itself; ties by the focus colour. (SOL-16)"""
    if not has_influence(state):
        return
    nobody: i64 = 0  # bits: Guilds
    not_its_own: i64 = 0
    for guild in range(GUILDS):
        there: i64 = 0
        for seat in range(SEATS):
            there += state.guild[guild * SEATS + seat]
        if there == 0:
            nobody |= 1 << guild
        if state.guild[guild * SEATS + OPPONENT] == 0:
            not_its_own |= 1 << guild
    if nobody != 0:
        found, because = by_colour(state.tables.solo, board, nobody), grounds.NOBODY_THERE
        because = grounds.NOBODY_THERE_BY_COLOUR if nobody & (nobody - 1) else because
    elif not_its_own != 0:
        found, because = by_colour(state.tables.solo, board, not_its_own), grounds.NONE_OF_ITS_OWN
        because = grounds.NONE_OF_ITS_OWN_BY_COLOUR if not_its_own & (not_its_own - 1) else because
    else:
        found, because = by_colour(state.tables.solo, board, (1 << GUILDS) - 1), grounds.FOCUS_COLOUR
    state.note(events.GUILD_FOUND, board.marker, found, because)
    put(state, OPPONENT, SCROLLS + found)


def influence_scroll(state: State, board: SoloBoard) -> None:
    """1 Influence on a Scroll without any: in the House of Wisdom, and if there is none, on the Map. (SOL-17)"""
    if not has_influence(state):
        return
    place = scrolls.in_house_of_wisdom(state, board, scrolls.marked(state))
    if place == NONE:
        place = scrolls.on_map(state, board, scrolls.marked(state))
    if place == NONE:
        state.note(events.NOTHING_FOUND, grounds.SCROLL_TO_INFLUENCE)
        return
    scrolls.note_found(state, board, place, scrolls.marked(state))
    put(state, OPPONENT, place)
