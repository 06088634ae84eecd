"""Research and the Research Tracks. (RES, REST-08)"""

from typing import ClassVar

from scholars.engine import events, verbs
from scholars.engine.domains import COLOUR, TRACK, TRACK_GROUP
from scholars.engine.layout import TOP_LEVEL, WHITE
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question, Task
from scholars.rules import goals, reasons
from scholars.rules import resolve as resolving
from scholars.rules.colours import VALUE
from scholars.rules.supplies import pay_gold, why_not_pay_gold


class Advance(Task):
    """One step on a Track, finished with its benefit before anything else. (RES-05)"""

    FIELDS: ClassVar = {"track": TRACK}

    __slots__ = ("track",)

    def __init__(self, seat: i64, track: i64) -> None:
        super().__init__(seat)
        self.track: i64 = track

    def do(self, state: State) -> None:
        advance(state, self.seat, self.track)


def advance(state: State, seat: i64, track: i64) -> None:
    """Move a Marker up: an odd space offers its benefit, beyond 7 the Track its own. (RES-05, RES-06, EFF-03)"""
    player = state.players[seat]
    level = player.tracks[track] + 1
    if level > TOP_LEVEL:
        resolving.offer_benefit(state, seat, state.tables.overflow[track])
        return
    player.tracks[track] = level
    state.note(events.TRACK_ADVANCED, seat, track, level)
    goals.reached_level(state, seat, track, level)
    state.expansion.step_reached(state, seat, track, level)
    if level % 2 == 1:
        resolving.offer_benefit(state, seat, state.tables.immediate[4 * track + level // 2])


def can_advance(state: State, seat: i64, track: i64) -> bool:
    """Whether a step on a Track does anything: beyond 7 it only gives what the Track shows there. (RES-06, EFF-02)"""
    return state.players[seat].tracks[track] < TOP_LEVEL or resolving.can_do(state, seat, state.tables.overflow[track])


def can_advance_any(state: State, seat: i64, group: i64) -> bool:
    """Whether a step on any Track of a group does anything."""
    for track in range(state.tables.tracks):
        if may_choose(state, track, group) and can_advance(state, seat, track):
            return True
    return False


def may_choose(state: State, track: i64, group: i64) -> bool:
    """Whether a Track belongs to a group one may choose from."""
    return (state.tables.track_groups[group] >> track) & 1 == 1


def harvested(state: State, seat: i64, track: i64) -> i64:
    """What harvesting a Track gives: only the highest even space reached. (REST-08)"""
    return state.tables.harvest[4 * track + state.players[seat].tracks[track] // 2]


def harvest(state: State, seat: i64, track: i64) -> None:
    """Harvest a Track. (REST-08)"""
    state.note(events.TRACK_HARVESTED, seat, track, state.players[seat].tracks[track])
    resolving.resolve(state, seat, harvested(state, seat, track))


class AdvanceChoice(Question):
    """One step on a Track of the player's choice."""

    KIND: ClassVar = "choose_track"
    VERBS: ClassVar = (verbs.ADVANCE,)
    FIELDS: ClassVar = {"group": TRACK_GROUP}

    __slots__ = ("group",)

    def __init__(self, seat: i64, group: i64) -> None:
        super().__init__(seat)
        self.group: i64 = group  # any Track, those of primary colours, or any with Medicine

    def why_not(self, state: State, verb: i64, track: i64) -> i64:
        if track >= state.tables.tracks or not may_choose(state, track, self.group):
            return reasons.OTHER_TRACK
        return 0 if can_advance(state, self.seat, track) else reasons.NOTHING_TO_DO

    def choose(self, state: State, verb: i64, track: i64) -> None:
        advance(state, self.seat, track)


# The main action


def why_not_research(state: State, seat: i64, option: i64, colour: i64, value: i64) -> i64:
    """Why an option of Research is not open to an action; 0 if it is. (RES-01 to RES-04)"""
    if option >= len(state.tables.research):
        return reasons.NO_SUCH_ACTION
    needed, coloured, gold, _, _ = state.tables.research[option]
    if value < needed:
        return reasons.short(reasons.VALUE_TOO_LOW, needed, value)
    if coloured and (colour == WHITE or state.tables.track_of_colour[colour] < 0):
        return reasons.NO_COLOUR
    return why_not_pay_gold(state, seat, gold)


class Research(Question):
    """The Research action: one of its options. (RES-01 to RES-04)"""

    KIND: ClassVar = "choose_research"
    VERBS: ClassVar = (verbs.RESEARCH,)
    FIELDS: ClassVar = {"colour": COLOUR, "value": VALUE}

    __slots__ = ("colour", "value")

    def __init__(self, seat: i64, colour: i64, value: i64) -> None:
        super().__init__(seat)
        self.colour: i64 = colour
        self.value: i64 = value

    def why_not(self, state: State, verb: i64, option: i64) -> i64:
        return why_not_research(state, self.seat, option, self.colour, self.value)

    def choose(self, state: State, verb: i64, option: i64) -> None:
        _, _, gold, steps, gain = state.tables.research[option]
        pay_gold(state, self.seat, gold)
        track = state.tables.track_of_colour[self.colour]
        for _ in range(steps):
            state.then(Advance(self.seat, track))
        resolving.resolve(state, self.seat, gain)
