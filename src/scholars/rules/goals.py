"""Goal Cards: three targets, their rewards, and the Action Card behind them. (GOAL)"""

from typing import ClassVar, Final

from scholars.engine import events
from scholars.engine.domains import CHARACTER_OR_NONE
from scholars.engine.layout import GOAL_CARD, NONE, WHITE
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Task
from scholars.rules.supplies import gain_worker

INTERACT: Final[i64] = 1
TRANSLATED: Final[i64] = 2
RESEARCHED: Final[i64] = 4
ALL_TARGETS: Final[i64] = 7
GOAL_LEVEL: Final[i64] = 3


def interact(state: State, seat: i64, character: i64) -> None:
    """A player interacted with a character; Starting Translators are none. (GOAL-01, GOAL-09, GOAL-10)"""
    state.expansion.interacted(state, seat, character)
    goal = state.players[seat].goal
    if goal != NONE and character != NONE and state.tables.goal_character[goal] == character:
        meet_target(state, seat, INTERACT)


def translated_from(state: State, seat: i64, guild: i64) -> None:
    """A player Translated a Scroll from a Guild. (GOAL-02)"""
    state.expansion.translated(state, seat, guild)
    goal = state.players[seat].goal
    if goal != NONE and state.tables.goal_guild[goal] == guild:
        meet_target(state, seat, TRANSLATED)


def reached_level(state: State, seat: i64, track: i64, level: i64) -> None:
    """A player's Marker reached a level. (GOAL-03)"""
    goal = state.players[seat].goal
    if level == GOAL_LEVEL and goal != NONE and state.tables.goal_track[goal] == track:
        meet_target(state, seat, RESEARCHED)


def meet_target(state: State, seat: i64, target: i64) -> None:
    """Each reward is gained at once, once; with all three the card is flipped. (GOAL-04, GOAL-05)"""
    player = state.players[seat]
    if player.targets & target:
        return
    player.targets |= target
    state.note(events.GOAL_TARGET_MET, seat, target)
    tables = state.tables
    if target == INTERACT:
        gain_worker(state, seat, WHITE, 1)
    elif target == TRANSLATED:
        gain_worker(state, seat, tables.goal_worker[player.goal], 1)
    else:
        die = tables.goal_die[player.goal]
        player.bag[die] += 1
        state.note(events.DIE_TO_BAG, seat, die)
    if player.targets == ALL_TARGETS:
        player.cards |= 1 << GOAL_CARD
        state.note(events.GOAL_CARD_FLIPPED, seat)


def goal_complete(state: State, seat: i64) -> bool:
    """Whether the Goal Card is flipped and its slot open."""
    return state.players[seat].targets == ALL_TARGETS


class Interact(Task):
    """The moment an interaction is complete. (GOAL-10)"""

    FIELDS: ClassVar = {"character": CHARACTER_OR_NONE}

    __slots__ = ("character",)

    def __init__(self, seat: i64, character: i64) -> None:
        super().__init__(seat)
        self.character: i64 = character

    def do(self, state: State) -> None:
        interact(state, self.seat, self.character)
