"""Translating Scrolls along a line of Translators. (TRN)"""

from typing import ClassVar, Final

from scholars.engine import events, verbs
from scholars.engine.domains import GUILD, GUILD_COLOUR, PARTS_DONE, PILE_SCROLL, WISDOM
from scholars.engine.layout import ARABIC, GUILDS, LANGUAGES, MAP, NONE, PURPLE, ROWS
from scholars.engine.native import Ints, append, i64, vec
from scholars.engine.state import State
from scholars.engine.steps import Question, Task
from scholars.rules import goals, reasons
from scholars.rules import resolve as resolving
from scholars.rules.deliver import owed
from scholars.rules.gold import fee, place_gold
from scholars.rules.influence import take_back
from scholars.rules.research import Advance
from scholars.rules.supplies import pay_silver, why_not_pay_gold, why_not_pay_silver

STEP: Final[i64] = 0
EFFECT: Final[i64] = 1
PARTS: Final[i64] = 2
GUILD_COLOURS: Final[i64] = ((1 << GUILDS) - 1) << PURPLE  # as bits


def why_not_translate(state: State, seat: i64, space: i64, colour: i64) -> i64:
    """Why a Scroll cannot be Translated by an action of a colour; 0 if it can. (TRN-01, TRN-03 to TRN-05)"""
    if colour != PURPLE + space // ROWS:
        return reasons.short(reasons.WRONG_COLOUR, 1 << (PURPLE + space // ROWS), 1 << colour)
    if state.wisdom[space] == NONE:
        return reasons.NO_SCROLL
    return 0 if len(lines(state, seat, space, 1)) > 0 else reasons.NO_LINE


def why_not_translate_any(state: State, seat: i64, colour: i64) -> i64:
    """Why no Scroll can be Translated by an action of a colour; 0 if one can."""
    if colour < PURPLE or colour >= PURPLE + GUILDS:
        return reasons.short(reasons.WRONG_COLOUR, GUILD_COLOURS, 1 << colour)
    found: i64 = reasons.NO_SCROLL
    for row in range(ROWS):
        why = why_not_translate(state, seat, ROWS * (colour - PURPLE) + row, colour)
        if why == 0:
            return 0
        if why != reasons.NO_SCROLL:
            found = why
    return found


def why_not_line(state: State, seat: i64, space: i64, line: i64) -> i64:
    """Why a set of Translators, as bits of Rooms, is no line to Translate along; 0 if it is. (TRN-03 to TRN-06)"""
    if line >> state.tables.rooms:
        return reasons.NO_SUCH_ROOM
    gold: i64 = 0
    silver = owed(seat, state.wisdom_mark[space])
    for room in range(state.tables.rooms):
        if (line >> room) & 1:
            if state.room_card[room] == NONE:
                return reasons.NOBODY_THERE
            gold += 1
            silver += fee(state, seat, room)
    why = why_not_pay_gold(state, seat, gold)
    if why == 0:
        why = why_not_pay_silver(state, seat, silver)
    if why != 0:
        return why
    start: i64 = state.tables.scroll_language[state.wisdom[space]]
    return 0 if leads_to_arabic(state, start, 1 << start, line) else reasons.NOT_A_LINE


def leads_to_arabic(state: State, language: i64, seen: i64, line: i64) -> bool:
    """Whether a line of these Translators goes on from a language; no language and no Translator twice. (TRN-03)"""
    if language == ARABIC:
        return line == 0
    for room in range(state.tables.rooms):
        if not (line >> room) & 1:
            continue
        knows: i64 = state.tables.translator_languages[state.room_card[room]]
        onward = knows & ~seen if (knows >> language) & 1 else 0
        for to in range(LANGUAGES):
            if (onward >> to) & 1 and leads_to_arabic(state, to, seen | (1 << to), line & ~(1 << room)):
                return True
    return False


def lines(state: State, seat: i64, space: i64, most: i64) -> Ints:
    """Sets of Translators, as bits of Rooms, that lead from a Scroll to Arabic and can be paid. (TRN-03 to TRN-06)

    Two orders of one set do the same, so each set is told once; no more than `most` are looked for.
    """
    player = state.players[seat]
    start: i64 = state.tables.scroll_language[state.wisdom[space]]
    silver = player.silver - owed(seat, state.wisdom_mark[space])
    found = vec[i64]()
    if silver < 0:
        return found
    return _lines_from(state, seat, start, 1 << start, 0, player.gold, silver, most, found)


def _lines_from(
    state: State, seat: i64, language: i64, seen: i64, used: i64, gold: i64, silver: i64, most: i64, found: Ints
) -> Ints:
    """Go on with a line from a language; no language and no Translator twice. (TRN-03)"""
    if language == ARABIC:
        for line in found:
            if line == used:
                return found
        return append(found, used)
    if gold == 0:
        return found
    for room in range(state.tables.rooms):
        if (used >> room) & 1 or state.room_card[room] == NONE or fee(state, seat, room) > silver:
            continue
        knows: i64 = state.tables.translator_languages[state.room_card[room]]
        if not (knows >> language) & 1:
            continue
        left = silver - fee(state, seat, room)
        onward = knows & ~seen
        for to in range(LANGUAGES):
            if (onward >> to) & 1 and len(found) < most:
                found = _lines_from(state, seat, to, seen | (1 << to), used | (1 << room), gold - 1, left, most, found)
    return found


MOST_LINES: Final[i64] = 4096


class Translate(Question):
    """Choose a Scroll of the Guild of the action's colour. (TRN-01)"""

    KIND: ClassVar = "choose_scroll"
    VERBS: ClassVar = (verbs.SCROLL,)
    FIELDS: ClassVar = {"colour": GUILD_COLOUR}

    __slots__ = ("colour",)

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour: i64 = colour

    def why_not(self, state: State, verb: i64, space: i64) -> i64:
        return why_not_translate(state, self.seat, space, self.colour)

    def choose(self, state: State, verb: i64, space: i64) -> None:
        state.then(ChooseLine(self.seat, space))


class ChooseLine(Question):
    """Choose the Translators of the line. (TRN-09)"""

    KIND: ClassVar = "choose_line"
    VERBS: ClassVar = (verbs.LINE,)
    FIELDS: ClassVar = {"space": WISDOM}

    __slots__ = ("space",)

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space

    def fits(self, state: State) -> bool:
        return state.wisdom[self.space] != NONE

    def ask(self, state: State) -> None:
        for line in lines(state, self.seat, self.space, MOST_LINES):
            state.offer(verbs.LINE, line)

    def why_not(self, state: State, verb: i64, line: i64) -> i64:
        return why_not_line(state, self.seat, self.space, line)

    def choose(self, state: State, verb: i64, line: i64) -> None:
        translate(state, self.seat, self.space, line)


def translate(state: State, seat: i64, space: i64, line: i64) -> None:
    """Gold on each Translator, Silver to the owners, and the Scroll is taken. (TRN-04 to TRN-07, GOAL-10)"""
    scroll = state.wisdom[space]
    guild = space // ROWS
    mark = state.wisdom_mark[space]
    for room in range(state.tables.rooms):
        if (line >> room) & 1:
            place_gold(state, seat, room)
    pay_silver(state, seat, owed(seat, mark), mark)
    take_back(state, MAP + space)
    state.wisdom[space] = NONE
    player = state.players[seat]
    player.scrolls = (*player.scrolls, int(scroll))
    state.note(events.SCROLL_TRANSLATED, seat, scroll, space)
    for room in range(state.tables.rooms):
        if (line >> room) & 1:
            goals.interact(state, seat, state.tables.translator_deck[state.room_card[room]])
    goals.translated_from(state, seat, guild)
    state.then(AfterTranslation(seat, scroll, 0), SlideUp(seat, guild))


class AfterTranslation(Question):
    """One step on the Scroll's Track and the Scroll's effect, in either order. (TRN-07)"""

    KIND: ClassVar = "choose_step_or_effect"
    VERBS: ClassVar = (verbs.PART,)
    FIELDS: ClassVar = {"scroll": PILE_SCROLL, "done": PARTS_DONE}

    __slots__ = ("done", "scroll")

    def __init__(self, seat: i64, scroll: i64, done: i64) -> None:
        super().__init__(seat)
        self.scroll: i64 = scroll
        self.done: i64 = done  # bits

    def operands(self, state: State, verb: i64) -> i64:
        return PARTS

    def why_not(self, state: State, verb: i64, part: i64) -> i64:
        if part >= PARTS:
            return reasons.NO_SUCH_ACTION
        if (self.done >> part) & 1:
            return reasons.ALREADY_USED
        if part == STEP or resolving.can_do(state, self.seat, state.tables.scroll_effect[self.scroll]):
            return 0
        return reasons.NOTHING_TO_DO

    def choose(self, state: State, verb: i64, part: i64) -> None:
        state.then(AfterTranslation(self.seat, self.scroll, self.done | (1 << part)))
        if part == STEP:
            state.then(Advance(self.seat, state.tables.scroll_track[self.scroll]))
        else:
            resolving.resolve(state, self.seat, state.tables.scroll_effect[self.scroll])


class SlideUp(Task):
    """The Scrolls below a gap slide up. (TRN-08)"""

    FIELDS: ClassVar = {"guild": GUILD}

    __slots__ = ("guild",)

    def __init__(self, seat: i64, guild: i64) -> None:
        super().__init__(seat)
        self.guild: i64 = guild

    def do(self, state: State) -> None:
        to: i64 = ROWS * self.guild
        for row in range(ROWS):
            space: i64 = ROWS * self.guild + row
            scroll, mark = state.wisdom[space], state.wisdom_mark[space]
            if scroll != NONE:
                state.wisdom[space] = NONE
                state.wisdom_mark[space] = NONE
                state.wisdom[to] = scroll
                state.wisdom_mark[to] = mark
                to += 1
