"""Placing Influence: in Guilds, on Scrolls, on Translators; and moving it when none is in supply. (INF, SUP-05)

A place is one number: the Scrolls of the Map, those of the House of Wisdom, then the Guilds.
"""

from typing import ClassVar, Final

from scholars.engine import events, verbs
from scholars.engine.domains import GUILD_OR_ANY, ROOM, Domain
from scholars.engine.layout import GUILDS, MAP, NONE, SEATS, WISDOM
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question, Task
from scholars.rules import reasons
from scholars.rules.guilds import add_to_guild, look_at_control

SCROLLS: Final = MAP + WISDOM
PLACES: Final = SCROLLS + GUILDS
ON_TRANSLATOR: Final = PLACES  # the first Room, as a place Influence goes to
TARGET: Final = Domain(count=ON_TRANSLATOR, of="rooms")


def mark_of(state: State, place: i64) -> i64:
    """Whose Influence lies on the Scroll at a place."""
    return state.map_mark[place] if place < MAP else state.wisdom_mark[place - MAP]


def scroll_at(state: State, place: i64) -> i64:
    """The Scroll at a place of the Map or the House of Wisdom."""
    return state.map[place] if place < MAP else state.wisdom[place - MAP]


def set_mark(state: State, place: i64, seat: i64) -> None:
    """Put a player's Influence on the Scroll at a place, or take it off."""
    if place < MAP:
        state.map_mark[place] = seat
    else:
        state.wisdom_mark[place - MAP] = seat


def take_back(state: State, place: i64) -> None:
    """The Influence on a Scroll goes back to its owner's supply."""
    owner = mark_of(state, place)
    if owner != NONE:
        set_mark(state, place, NONE)
        state.players[owner].influence += 1
        state.note(events.INFLUENCE_TAKEN_BACK, owner, place, scroll_at(state, place))


def can_move_from(state: State, seat: i64, place: i64) -> bool:
    """Whether a player's Influence lies at a place from which it may be moved. (SUP-05)"""
    if place < SCROLLS:
        return mark_of(state, place) == seat
    return state.guild[(place - SCROLLS) * SEATS + seat] > 0


def can_place(state: State, seat: i64, target: i64) -> bool:
    """Whether a player has an Influence to put at a place: in supply, or somewhere else to move it from. (SUP-05)"""
    if state.players[seat].influence > 0:
        return True
    for place in range(PLACES):
        if place != target and can_move_from(state, seat, place):
            return True
    return False


def put(state: State, seat: i64, target: i64) -> None:
    """Put an Influence, which the player has in supply, at a place."""
    state.players[seat].influence -= 1
    if target < SCROLLS:
        set_mark(state, target, seat)
        state.note(events.INFLUENCE_ON_SCROLL, seat, target, scroll_at(state, target))
    elif target < PLACES:
        add_to_guild(state, seat, target - SCROLLS)
    else:
        room = target - ON_TRANSLATOR
        state.note(events.INFLUENCE_ON_TRANSLATOR, seat, room, state.room_card[room])


def place_influence(state: State, seat: i64, target: i64) -> None:
    """Put an Influence at a place; with none in supply, one is moved. (SUP-05)"""
    if state.players[seat].influence > 0:
        put(state, seat, target)
    else:
        state.then(MoveInfluence(seat, target))


class MoveInfluence(Question):
    """Choose which Influence is moved, as none is in supply. (SUP-05)"""

    KIND: ClassVar = "choose_influence"
    VERBS: ClassVar = (verbs.FROM,)
    FIELDS: ClassVar = {"target": TARGET}

    __slots__ = ("target",)

    def __init__(self, seat: i64, target: i64) -> None:
        super().__init__(seat)
        self.target: i64 = target

    def fits(self, state: State) -> bool:
        if self.target < SCROLLS:
            return scroll_at(state, self.target) != NONE and mark_of(state, self.target) == NONE
        return self.target < ON_TRANSLATOR or state.room_owner[self.target - ON_TRANSLATOR] == self.seat

    def why_not(self, state: State, verb: i64, place: i64) -> i64:
        if not can_move_from(state, self.seat, place):
            return reasons.NO_INFLUENCE_THERE
        return reasons.SAME_PLACE if place == self.target else 0

    def choose(self, state: State, verb: i64, place: i64) -> None:
        if place < SCROLLS:
            take_back(state, place)
        else:
            guild = place - SCROLLS
            state.guild[guild * SEATS + self.seat] -= 1
            state.players[self.seat].influence += 1
            state.note(events.INFLUENCE_TAKEN_BACK, self.seat, place)
            look_at_control(state, guild)
        put(state, self.seat, self.target)


class InfluenceGuild(Question):
    """An Influence in a Guild, the named one or any; it may be declined. (INF-03)"""

    KIND: ClassVar = "choose_guild"
    VERBS: ClassVar = (verbs.INFLUENCE, verbs.DECLINE)
    FIELDS: ClassVar = {"guild": GUILD_OR_ANY}

    __slots__ = ("guild",)

    def __init__(self, seat: i64, guild: i64) -> None:
        super().__init__(seat)
        self.guild: i64 = guild  # NONE for any

    def why_not(self, state: State, verb: i64, guild: i64) -> i64:
        if self.guild != NONE and self.guild != guild:
            return reasons.OTHER_GUILD
        return 0 if can_place(state, self.seat, SCROLLS + guild) else reasons.NO_INFLUENCE

    def choose(self, state: State, verb: i64, guild: i64) -> None:
        if verb == verbs.INFLUENCE:
            place_influence(state, self.seat, SCROLLS + guild)


def can_influence_guild(state: State, seat: i64, guild: i64) -> bool:
    """Whether an Influence can go into a Guild, or into any of them."""
    if guild != NONE:
        return can_place(state, seat, SCROLLS + guild)
    for each in range(GUILDS):
        if can_place(state, seat, SCROLLS + each):
            return True
    return False


class InfluenceScroll(Question):
    """An Influence on a Scroll without any; it may be declined. (INF-02)"""

    KIND: ClassVar = "choose_scroll_to_influence"
    VERBS: ClassVar = (verbs.MARK, verbs.DECLINE)

    def why_not(self, state: State, verb: i64, place: i64) -> i64:
        return why_not_mark(state, self.seat, place)

    def choose(self, state: State, verb: i64, place: i64) -> None:
        if verb == verbs.MARK:
            place_influence(state, self.seat, place)


def why_not_mark(state: State, seat: i64, place: i64) -> i64:
    """Why a player cannot put Influence on the Scroll at a place; 0 if they can."""
    if scroll_at(state, place) == NONE:
        return reasons.NO_SCROLL
    if mark_of(state, place) != NONE:
        return reasons.SCROLL_HAS_INFLUENCE
    return 0 if can_place(state, seat, place) else reasons.NO_INFLUENCE


def can_influence_scroll(state: State, seat: i64) -> bool:
    """Whether there is a Scroll to put Influence on."""
    for place in range(SCROLLS):
        if why_not_mark(state, seat, place) == 0:
            return True
    return False


class MarkTranslator(Task):
    """The last part of Employing: an Influence on the Translator. (REC-04)"""

    FIELDS: ClassVar = {"room": ROOM}

    __slots__ = ("room",)

    def __init__(self, seat: i64, room: i64) -> None:
        super().__init__(seat)
        self.room: i64 = room

    def fits(self, state: State) -> bool:
        return state.room_owner[self.room] == self.seat

    def do(self, state: State) -> None:
        place_influence(state, self.seat, ON_TRANSLATOR + self.room)
