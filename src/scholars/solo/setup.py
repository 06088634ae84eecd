"""Setting up the board, and its difficulty. (SOL-01 to SOL-04)"""

from typing import ClassVar

from scholars.engine import events, solo_tables, verbs
from scholars.engine.layout import MAP, NONE, ROWS
from scholars.engine.native import append, i64
from scholars.engine.player import new_player
from scholars.engine.solo_tables import Action
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.rules import reasons
from scholars.rules.influence import mark_of, put, scroll_at
from scholars.solo import gold, grounds, influence
from scholars.solo.board import HUMAN, OPPONENT, SoloBoard, board_of


def set_up(state: State, board: SoloBoard) -> None:
    """A Solo Board instead of a Player Board: 19 Influence in supply, six Scheme Cards shuffled. (SOL-01)"""
    player = new_player()
    player.influence = state.tables.influence - 1
    state.players = append(state.players, player)
    board.pile = state.chance.shuffled(tuple(range(len(state.tables.solo.scheme_ids))))
    state.then(ChooseDifficulty(HUMAN))  # after the starting pick (SOL-03)


class ChooseDifficulty(Question):
    """The difficulty, once the human has picked; one given before answers the question. (SOL-03)"""

    KIND: ClassVar = "choose_difficulty"
    VERBS: ClassVar = (verbs.DIFFICULTY,)

    def why_not(self, state: State, verb: i64, difficulty: i64) -> i64:
        wanted = board_of(state).wanted
        return 0 if wanted == NONE or wanted == difficulty else reasons.NOT_ASKED

    def choose(self, state: State, verb: i64, difficulty: i64) -> None:
        begin_with(state, board_of(state), difficulty)


def begin_with(state: State, board: SoloBoard, difficulty: i64) -> None:
    """What the opponent begins with at a difficulty. (SOL-03, SOL-04)"""
    solo = state.tables.solo
    board.difficulty = difficulty
    board.on_banner = solo.difficulty_dice_sum[difficulty]
    state.note(events.DIFFICULTY_CHOSEN, difficulty)
    language: i64 = solo.difficulty_scroll[difficulty]
    if language != NONE and len(state.reserve) > 0:
        board.face_down = state.reserve[0]  # the reserve is shuffled already
        state.reserve = state.reserve[1:]
        board.shelves[language] += 1
        state.note(events.FACE_DOWN_SCROLL_GAINED, OPPONENT, language)
    for start in solo.difficulty_influence[difficulty]:
        begin_with_influence(state, start)
    room: i64 = NONE
    for _ in range(solo.difficulty_gold[difficulty]):  # each on another Translator
        room = gold.gold_on_leftmost_neutral(state, room)
        if room == NONE:
            break


def begin_with_influence(state: State, start: Action) -> None:
    """1 Influence in a Guild, on the Scroll in a Guild, or on the Scroll beside the Neutral Marker."""
    word, guild = start
    if word == solo_tables.START_IN_GUILD:
        influence.influence_guild(state, guild)
        return
    place: i64 = MAP + ROWS * guild if word == solo_tables.START_ON_WISDOM_SCROLL else state.neutral_spot // 2
    if scroll_at(state, place) == NONE or mark_of(state, place) != NONE:  # the starting pick may have marked it
        state.note(events.NOTHING_FOUND, grounds.SCROLL_TO_INFLUENCE)
    else:
        put(state, OPPONENT, place)
