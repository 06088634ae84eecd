"""Influence in the Guilds and who controls them. (INF-03, GLD, CAL-06)"""

from scholars.engine import events
from scholars.engine.layout import NONE, SEATS
from scholars.engine.native import i64
from scholars.engine.state import State


def add_to_guild(state: State, seat: i64, guild: i64) -> None:
    """One Influence more in a Guild."""
    state.guild[guild * SEATS + seat] += 1
    state.note(events.INFLUENCE_IN_GUILD, seat, guild)
    look_at_control(state, guild)


def look_at_control(state: State, guild: i64) -> None:
    """See who controls a Guild after a change. (GLD-01 to GLD-03, CAL-06)

    The controller stays while nobody has more. Else the one with strictly the most takes control; if two share the
    most, nobody does.
    """
    most: i64 = 0
    leader: i64 = NONE
    for seat in range(SEATS):
        here = state.guild[guild * SEATS + seat]
        if here > most:
            most = here
            leader = seat
        elif here == most:
            leader = NONE
    controller = state.control[guild]
    if controller != NONE and most > 0 and state.guild[guild * SEATS + controller] == most:
        return
    if leader != controller:
        state.control[guild] = leader
        state.note(events.GUILD_CONTROLLED, guild, leader)
