"""Caliph Cards: their events, rewards and consolations. (CAL)"""

from typing import ClassVar, Final

from scholars.engine import events, verbs
from scholars.engine.domains import CALIPH, CALIPH_SPACE, GUILD
from scholars.engine.layout import CALIPHS, GUILDS, NONE, SEATS
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.steps import Question, Task
from scholars.rules import reasons
from scholars.rules import resolve as resolving
from scholars.rules.decks import take_top
from scholars.rules.guilds import look_at_control
from scholars.rules.recruit import retire_top
from scholars.rules.supplies import gain_gold, gain_silver

GOLD_ON_STARTING_TRANSLATORS: Final[i64] = 1  # as the vocabulary of Caliph events counts them
NEUTRAL_TRANSLATOR: Final[i64] = 2
TOP: Final[i64] = 0
MIDDLE: Final[i64] = 1
BOTTOM: Final[i64] = 2


class RevealCaliph(Task):
    """A Caliph Card comes to its space: its event, then the Guilds from left to right. (CAL-01, CAL-03, END-01)"""

    FIELDS: ClassVar = {"card": CALIPH}

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def fits(self, state: State) -> bool:
        return self.card not in state.caliphs and self.card + state.tables.first_caliph not in state.draw_pile

    def do(self, state: State) -> None:
        space: i64 = len(state.caliphs)
        state.caliphs = (*state.caliphs, int(self.card))
        state.note(events.CALIPH_REVEALED, self.card, space)
        if len(state.caliphs) == CALIPHS:
            state.last_round = state.round + 1
            state.note(events.LAST_ROUND_KNOWN, state.last_round)
        for guild in range(GUILDS - 1, -1, -1):  # they come after the event and what it sets off
            state.then(CaliphAtGuild(self.seat, guild, space))
        state.expansion.caliph_revealed(state, space)
        event = state.tables.caliph_event[space]
        if event == GOLD_ON_STARTING_TRANSLATORS:
            reward_starting_translators(state)
        elif event == NEUTRAL_TRANSLATOR:
            neutral_translator_comes(state, space)


def reward_starting_translators(state: State) -> None:
    """1 Gold on every Starting Translator in a Room, 1 Silver to the owner of every Retired one. (CAL-01)"""
    for room in range(state.tables.rooms):
        if state.room_card[room] >= state.tables.starting:
            state.room_gold[room] += 1
            state.note(events.GOLD_PLACED, NONE, room, 1)
            state.expansion.gold_placed(state)
    for seat in range(len(state.players)):
        for under in state.players[seat].retirees:
            for card in under:
                if state.tables.starting <= card < state.tables.pages:
                    gain_silver(state, seat, 1)


def neutral_translator_comes(state: State, space: i64) -> None:
    """The top card of the topmost pictured character in no Room enters the leftmost empty Room. (CAL-02)"""
    room = leftmost_empty_room(state)
    deck = neutral_deck(state, space)
    if room == NONE or deck == NONE:
        return
    card = take_top(state, deck)
    state.room_card[room] = card
    state.room_owner[room] = NONE
    state.note(events.NEUTRAL_TRANSLATOR_CAME, card, room)


def leftmost_empty_room(state: State) -> i64:
    """The leftmost Room without a Translator."""
    for room in range(state.tables.rooms):
        if state.room_card[room] == NONE:
            return room
    return NONE


def neutral_deck(state: State, space: i64) -> i64:
    """The deck a Neutral Translator comes from; decks without cards are passed over. (CAL-02)"""
    topmost: i64 = NONE
    for character in state.tables.caliph_event_characters[space]:
        if len(state.decks[character]) == 0:
            continue
        if not in_a_room(state, character):
            return character
        if topmost == NONE:
            topmost = character
    return topmost


def in_a_room(state: State, character: i64) -> bool:
    """Whether a Translator of a deck stands in a Room."""
    for room in range(state.tables.rooms):
        card = state.room_card[room]
        if card != NONE and state.tables.translator_deck[card] == character:
            return True
    return False


class CaliphAtGuild(Task):
    """One Guild: the controller's Influence and reward, the others' consolation, then control. (CAL-03 to CAL-06)"""

    FIELDS: ClassVar = {"guild": GUILD, "space": CALIPH_SPACE}

    __slots__ = ("guild", "space")

    def __init__(self, seat: i64, guild: i64, space: i64) -> None:
        super().__init__(seat)
        self.guild: i64 = guild
        self.space: i64 = space

    def fits(self, state: State) -> bool:
        return self.space < len(state.caliphs)

    def do(self, state: State) -> None:
        controller = state.control[self.guild]
        state.then(LookAtControl(self.seat, self.guild))
        count: i64 = len(state.players)
        for place in range(count - 1, -1, -1):
            seat = (self.seat + place) % count
            if seat != controller and state.guild[self.guild * SEATS + seat] > 0:
                state.then(state.opponent.instead(state, resolving.Gain(seat, state.tables.consolation[self.guild])))
        if controller != NONE:
            state.then(state.opponent.instead(state, ChooseCaliphSpace(controller, self.guild, self.space)))


class LookAtControl(Task):
    """Control is looked at again. (CAL-06)"""

    FIELDS: ClassVar = {"guild": GUILD}

    __slots__ = ("guild",)

    def __init__(self, seat: i64, guild: i64) -> None:
        super().__init__(seat)
        self.guild: i64 = guild

    def do(self, state: State) -> None:
        look_at_control(state, self.guild)


class ChooseCaliphSpace(Question):
    """The controller moves 1 Influence to a free space of the card and takes its reward. (CAL-03, CAL-07, CAL-08)"""

    KIND: ClassVar = "choose_caliph_space"
    VERBS: ClassVar = (verbs.CALIPH,)
    FIELDS: ClassVar = {"guild": GUILD, "space": CALIPH_SPACE}

    __slots__ = ("guild", "space")

    def __init__(self, seat: i64, guild: i64, space: i64) -> None:
        super().__init__(seat)
        self.guild: i64 = guild
        self.space: i64 = space

    def fits(self, state: State) -> bool:
        return can_take_space(state, self.seat, self.guild, self.space)

    def why_not(self, state: State, verb: i64, row: i64) -> i64:
        return 0 if state.caliph_marks[3 * self.space + row] == NONE else reasons.SPACE_TAKEN

    def choose(self, state: State, verb: i64, row: i64) -> None:
        card: i64 = state.caliphs[self.space]
        move_to_space(state, self.seat, self.guild, self.space, row)
        if row == MIDDLE:
            resolving.resolve(state, self.seat, state.tables.caliph_middle[card])
        elif row == BOTTOM:
            state.then(CaliphBottom(self.seat, card))


def can_take_space(state: State, seat: i64, guild: i64, space: i64) -> bool:
    """Whether a Caliph Card is there, and a player controls a Guild with Influence to move to it."""
    return space < len(state.caliphs) and state.control[guild] == seat and state.guild[guild * SEATS + seat] > 0


def move_to_space(state: State, seat: i64, guild: i64, space: i64, row: i64) -> None:
    """An Influence moves from a Guild to a space of a Caliph Card. (CAL-03)"""
    state.guild[guild * SEATS + seat] -= 1
    state.caliph_marks[3 * space + row] = seat
    state.note(events.INFLUENCE_ON_CALIPH, seat, space, row)


class CaliphBottom(Question):
    """The bottom space: Retire one of two pictured characters with a White Die, or gain 1 Gold. (CAL-07, REC-07)"""

    KIND: ClassVar = "choose_caliph_reward"
    VERBS: ClassVar = (verbs.RETIRE, verbs.GAIN_GOLD)
    FIELDS: ClassVar = {"card": CALIPH}

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def why_not(self, state: State, verb: i64, deck: i64) -> i64:
        if verb == verbs.GAIN_GOLD:
            return 0
        pictured, place = state.tables.caliph_retire, 2 * self.card
        if deck != pictured[place] and deck != pictured[place + 1]:
            return reasons.OTHER_DECK
        return reasons.DECK_EMPTY if len(state.decks[deck]) == 0 else 0

    def choose(self, state: State, verb: i64, deck: i64) -> None:
        if verb == verbs.RETIRE:
            retire_top(state, self.seat, deck)
        else:
            gain_gold(state, self.seat, 1)
