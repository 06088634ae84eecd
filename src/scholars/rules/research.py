"""Research and the Research Tracks. (RES, REST-08)"""

from scholars.engine import events, verbs
from scholars.engine.layout import TOP_LEVEL, WHITE
from scholars.engine.native import i64
from scholars.engine.state import State, Step
from scholars.engine.verbs import OPERAND
from scholars.rules import goals, reasons
from scholars.rules import resolve as resolving
from scholars.rules.supplies import pay_gold


class Advance(Step):
    """One step on a Track, finished with its benefit before anything else. (RES-05)"""

    __slots__ = ("track",)

    def __init__(self, seat: i64, track: i64) -> None:
        super().__init__(seat)
        self.track: i64 = track

    def ask(self, state: State) -> None:
        advance(state, self.seat, self.track)

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.track)


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


class AdvanceChoice(Step):
    """One step on a Track of the player's choice."""

    __slots__ = ("group",)

    def __init__(self, seat: i64, group: i64) -> None:
        super().__init__(seat)
        self.group: i64 = group  # any Track, those of primary colours, or any with Medicine

    def ask(self, state: State) -> None:
        for track in range(state.tables.tracks):
            if may_choose(state, track, self.group) and can_advance(state, self.seat, track):
                state.offer(verbs.ADVANCE, track)

    def choose(self, state: State, choice: i64) -> None:
        advance(state, self.seat, choice & OPERAND)

    def kind(self) -> str:
        return "choose_track"

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.group)


# The main action


def why_not_research(state: State, seat: i64, option: i64, colour: i64, value: i64) -> i64:
    """Why an option of Research is not open to an action; 0 if it is. (RES-01 to RES-04)"""
    needed, coloured, gold, _, _ = state.tables.research[option]
    if value < needed:
        return reasons.VALUE_TOO_LOW
    if coloured and (colour == WHITE or state.tables.track_of_colour[colour] < 0):
        return reasons.NO_COLOUR
    if state.players[seat].gold < gold:
        return reasons.TOO_LITTLE_GOLD
    return 0


class Research(Step):
    """The Research action: one of its options. (RES-01 to RES-04)"""

    __slots__ = ("colour", "value")

    def __init__(self, seat: i64, colour: i64, value: i64) -> None:
        super().__init__(seat)
        self.colour: i64 = colour
        self.value: i64 = value

    def ask(self, state: State) -> None:
        for option in range(len(state.tables.research)):
            if why_not_research(state, self.seat, option, self.colour, self.value) == 0:
                state.offer(verbs.RESEARCH, option)

    def choose(self, state: State, choice: i64) -> None:
        _, _, gold, steps, gain = state.tables.research[choice & OPERAND]
        pay_gold(state, self.seat, gold)
        track = state.tables.track_of_colour[self.colour]
        for _ in range(steps):
            state.then(Advance(self.seat, track))
        resolving.resolve(state, self.seat, gain)

    def kind(self) -> str:
        return "choose_research"

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.colour, self.value)
