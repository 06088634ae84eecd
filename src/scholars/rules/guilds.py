"""Influence in the Guilds and who controls them. (INF-03, GLD, CAL-06)"""

from scholars.engine import events
from scholars.engine.layout import NONE, SEATS
from scholars.engine.native import i64
from scholars.engine.state import State


def add_to_guild(state: State, seat: i64, guild: i64) -> None:
    """One Influence more in a Guild: whoever has more than the controller, or than everybody, takes control. (GLD)"""
    state.guild[guild * SEATS + seat] += 1
    state.note(events.INFLUENCE_IN_GUILD, seat, guild)
    if state.control[guild] != seat and leader(state, guild) == seat:
        take_control(state, seat, guild)


def look_at_control(state: State, guild: i64) -> None:
    """See whether the controller keeps a Guild that Influence has left. (CAL-06, GLD-03)

    They do while nobody has more. Else the one with strictly the most takes control; if two share the most, nobody
    does. A Guild without a controller stays so: only placing gives control then.
    """
    controller = state.control[guild]
    if controller == NONE:
        return
    there = state.guild[guild * SEATS + controller]
    kept = there > 0
    for seat in range(SEATS):
        if state.guild[guild * SEATS + seat] > there:
            kept = False
    if not kept:
        take_control(state, leader(state, guild), guild)


def leader(state: State, guild: i64) -> i64:
    """Who has strictly the most Influence in a Guild."""
    most: i64 = 0
    found: i64 = NONE
    for seat in range(SEATS):
        here = state.guild[guild * SEATS + seat]
        if here > most:
            most = here
            found = seat
        elif here == most:
            found = NONE
    return found


def take_control(state: State, seat: i64, guild: i64) -> None:
    """A Guild is controlled by another player, or by nobody."""
    state.control[guild] = seat
    state.note(events.GUILD_CONTROLLED, guild, seat)
