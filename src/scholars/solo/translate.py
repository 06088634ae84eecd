"""The opponent Translates and Delivers, unless the human denies it a Scroll. (SOL-13 to SOL-15, SOL-20)"""

from typing import ClassVar

from scholars.engine import events, verbs
from scholars.engine.domains import FLAG, SCHEME, SCROLL_SPACE, SCROLL_SPACES
from scholars.engine.layout import GUILDS, MAP, NONE, ROWS
from scholars.engine.native import i64
from scholars.engine.solo_tables import AS_THE_SPACE_SHOWS, FOCUSES, SoloTables
from scholars.engine.state import State
from scholars.engine.steps import Question, Task
from scholars.rules import reasons
from scholars.rules.deliver import open_space
from scholars.rules.influence import mark_of, scroll_at, take_back
from scholars.rules.pile import FillMap
from scholars.rules.supplies import gain_silver, pay_silver, why_not_pay_silver
from scholars.rules.translate import SlideUp
from scholars.solo import gold, grounds, influence, scrolls
from scholars.solo.board import HUMAN, OPPONENT, SoloBoard, board_of
from scholars.solo.focus import by_colour


class TakeScroll(Task):
    """Find the Scroll to Translate or Deliver; one under the human's Influence may be denied it. (SOL-20)"""

    FIELDS: ClassVar = {"scheme": SCHEME, "wisdom": FLAG, "denied": SCROLL_SPACES}

    __slots__ = ("denied", "scheme", "wisdom")

    def __init__(self, seat: i64, scheme: i64, wisdom: i64, denied: i64) -> None:
        super().__init__(seat)
        self.scheme: i64 = scheme  # the Scheme Card
        self.wisdom: i64 = wisdom  # 1 to Translate from the House of Wisdom, 0 to Deliver from the Map
        self.denied: i64 = denied  # bits: places

    def do(self, state: State) -> None:
        board = board_of(state)
        if self.wisdom == 0 and delivery_space(state, board) == NONE:
            state.note(events.NOTHING_FOUND, grounds.SPACE)
            return
        place = scrolls.found(state, board, self.wisdom == 1, self.denied)
        if place == NONE:
            nothing = grounds.SCROLL_TO_TRANSLATE if self.wisdom == 1 else grounds.SCROLL_TO_DELIVER
            state.note(events.NOTHING_FOUND, nothing)
            return
        scrolls.note_found(state, board, place, self.denied)
        if mark_of(state, place) == HUMAN:
            state.then(LetOrDeny(HUMAN, self.scheme, place, self.denied))
        else:
            take_scroll(state, board, place, self.scheme)


class LetOrDeny(Question):
    """The human lets the opponent have a Scroll, or pays for it to look for another. (SOL-20)"""

    KIND: ClassVar = "choose_to_let"
    VERBS: ClassVar = (verbs.LET, verbs.DENY)
    FIELDS: ClassVar = {"scheme": SCHEME, "place": SCROLL_SPACE, "denied": SCROLL_SPACES}

    __slots__ = ("denied", "place", "scheme")

    def __init__(self, seat: i64, scheme: i64, place: i64, denied: i64) -> None:
        super().__init__(seat)
        self.scheme: i64 = scheme
        self.place: i64 = place
        self.denied: i64 = denied

    def fits(self, state: State) -> bool:
        return mark_of(state, self.place) == HUMAN and not (self.denied >> self.place) & 1

    def why_not(self, state: State, verb: i64, operand: i64) -> i64:
        return why_not_deny(state, self.place, self.denied) if verb == verbs.DENY else 0

    def choose(self, state: State, verb: i64, operand: i64) -> None:
        scroll = scroll_at(state, self.place)
        if verb == verbs.DENY:
            state.note(events.SCROLL_DENIED, HUMAN, scroll)
            pay_silver(state, HUMAN, 1)
            wisdom: i64 = 1 if self.place >= MAP else 0
            state.then(TakeScroll(OPPONENT, self.scheme, wisdom, self.denied | (1 << self.place)))
            return
        state.note(events.SCROLL_LET, HUMAN, scroll)
        gain_silver(state, HUMAN, 1)
        take_back(state, self.place)
        take_scroll(state, board_of(state), self.place, self.scheme)


def why_not_deny(state: State, place: i64, denied: i64) -> i64:
    """Why a Scroll is not denied: the human cannot pay, or the opponent has no other choice; 0 if it may. (SOL-20)"""
    why = why_not_pay_silver(state, HUMAN, 1)
    if why == 0 and scrolls.found(state, board_of(state), place >= MAP, denied | (1 << place)) == NONE:
        return reasons.NO_SCROLL
    return why


def take_scroll(state: State, board: SoloBoard, place: i64, card: i64) -> None:
    """The Scroll is the opponent's."""
    if place >= MAP:
        translate(state, board, place)
    else:
        deliver(state, board, place, state.tables.solo.influence[card])


def translate(state: State, board: SoloBoard, place: i64) -> None:
    """The Scroll goes face down to its language, then Gold is placed. (SOL-13, SOL-14)"""
    space = place - MAP
    scroll = scroll_at(state, place)
    language: i64 = state.tables.scroll_language[scroll]
    take_back(state, place)  # its own Influence
    state.wisdom[space] = NONE
    player = state.players[OPPONENT]
    player.scrolls = (*player.scrolls, int(scroll))
    board.shelves[language] += 1
    state.note(events.SCROLL_TRANSLATED, OPPONENT, scroll, space)
    state.then(SlideUp(OPPONENT, space // ROWS))
    gold.gold_for_translation(state, language, gold_of(state.tables.solo, language))


def gold_of(solo: SoloTables, language: i64) -> i64:
    """How much Gold a language shows on the Solo Board."""
    for focus in range(FOCUSES):
        if solo.focus_language[focus] == language:
            return solo.focus_gold[focus]
    return 0


def delivery_space(state: State, board: SoloBoard) -> i64:
    """The highest open space, of several that of the focus colour; NONE if the House of Wisdom is full. (SOL-15)"""
    for row in range(ROWS):
        guilds = open_in_row(state, row)
        if guilds != 0:
            return ROWS * by_colour(state.tables.solo, board, guilds) + row
    return NONE


def open_in_row(state: State, row: i64) -> i64:
    """The Guilds, as bits, whose next open space is in a row."""
    guilds: i64 = 0
    for guild in range(GUILDS):
        if open_space(state, guild) == ROWS * guild + row:
            guilds |= 1 << guild
    return guilds


def deliver(state: State, board: SoloBoard, place: i64, shown: i64) -> None:
    """The Scroll goes to the House of Wisdom and brings Influence there; the Map space is filled. (SOL-15)"""
    space = delivery_space(state, board)
    guilds = open_in_row(state, space % ROWS)
    because = grounds.FOCUS_COLOUR if guilds & (guilds - 1) else grounds.HIGHEST_ROW
    state.note(events.SPACE_FOUND, board.marker, space, because)
    scroll = scroll_at(state, place)
    state.wisdom[space] = scroll
    state.wisdom_mark[space] = state.map_mark[place]
    state.map[place] = NONE
    state.map_mark[place] = NONE
    state.note(events.SCROLL_DELIVERED, OPPONENT, scroll, space)
    gained = state.tables.deliver_influence[space] if shown == AS_THE_SPACE_SHOWS else shown
    for _ in range(gained):
        influence.influence_guild(state, space // ROWS)
    state.then(FillMap(OPPONENT, place))
