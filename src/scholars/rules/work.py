"""Work: a card, its Dice, Workers, and the available actions in any order. (WORK)"""

from typing import ClassVar, Final

from scholars.engine import events, verbs, words
from scholars.engine.layout import (
    BROWN_SLOTS,
    COLOURS,
    DECKS,
    DICE,
    NONE,
    RECRUIT,
    RESEARCH,
    TRANSLATE,
    TRAVEL,
    WORKER_COLOURS,
)
from scholars.engine.native import i64
from scholars.engine.player import Player
from scholars.engine.state import State
from scholars.engine.steps import Question, each_seat
from scholars.rules import reasons, recruit, research, translate
from scholars.rules import resolve as resolving
from scholars.rules.colours import MOST_VALUE, MOST_WORKERS, action_colours, action_value, place_worker
from scholars.rules.travel import Travel

NO_DIE: Final[i64] = DICE  # the second Die of a choice that places only one


def begin_work(state: State, seat: i64, card: i64, slot: i64) -> None:
    """Place an Action Card on an empty slot; then Dice, then actions. (WORK-01)"""
    player, work = state.players[seat], state.work
    player.cards &= ~(1 << card)
    player.slots[slot] = card
    work.clear()
    work.slot = slot
    work.card = card
    state.note(events.CARD_PLAYED, seat, card, slot)
    state.then(PLACE_DICE[seat], ACT[seat])


def is_working(state: State, seat: i64) -> bool:
    """Whether it is a player's turn, and the card in use lies on its slot."""
    work = state.work
    return work.slot != NONE and seat == state.turn and state.players[seat].slots[work.slot] == work.card


def printed_die(state: State, seat: i64, card: i64) -> i64:
    """The Die printed on a player's Action Card; NONE without one. (GOAL-08)"""
    return state.tables.printed_die[state.expansion.card_face(state, seat, card)]


def has_printed_die(state: State, seat: i64, card: i64) -> bool:
    """Whether a Die is printed on a player's Action Card."""
    return printed_die(state, seat, card) != NONE


class PlaceDice(Question):
    """1 or 2 Dice from hand; 0 or 1 on a card with a printed Die. (WORK-01, GOAL-08)"""

    KIND: ClassVar = "choose_dice"
    VERBS: ClassVar = (verbs.DICE,)

    def fits(self, state: State) -> bool:
        dice, slot = state.players[self.seat].dice, state.work.slot
        return is_working(state, self.seat) and dice[2 * slot] == NONE and dice[2 * slot + 1] == NONE

    def ask(self, state: State) -> None:
        player = state.players[self.seat]
        kinds = player.kinds_in_hand()
        printed = has_printed_die(state, self.seat, state.work.card)
        for place in range(len(kinds)):
            first = kinds[place]
            if not printed:
                start: i64 = place if player.hand[first] > 1 else place + 1
                for other in range(start, len(kinds)):
                    state.offer(verbs.DICE, first * (DICE + 1) + kinds[other])
            state.offer(verbs.DICE, first * (DICE + 1) + NO_DIE)
        if printed:
            state.offer(verbs.DICE, DICE * (DICE + 1) + NO_DIE)

    def why_not(self, state: State, verb: i64, operand: i64) -> i64:
        hand = state.players[self.seat].hand
        first, second = operand // (DICE + 1), operand % (DICE + 1)
        if first != NO_DIE and hand[first] == 0:
            return reasons.DIE_NOT_IN_HAND
        if second != NO_DIE and hand[second] < (2 if first == second else 1):
            return reasons.DIE_NOT_IN_HAND
        printed = has_printed_die(state, self.seat, state.work.card)
        if printed:
            return 0 if second == NO_DIE else reasons.PRINTED_DIE
        return 0 if first != NO_DIE else reasons.DIE_NEEDED

    def choose(self, state: State, verb: i64, operand: i64) -> None:
        work = state.work
        first, second = operand // (DICE + 1), operand % (DICE + 1)
        printed = printed_die(state, self.seat, work.card)
        if printed != NONE:  # it lies on the card's first place
            first, second = printed, first
        else:
            put_die(state, self.seat, first, 0)
        work.first = first
        if second != NO_DIE:
            put_die(state, self.seat, second, 1)
            work.second = second


def put_die(state: State, seat: i64, a_die: i64, position: i64) -> None:
    """A Die from hand on the card in use."""
    player = state.players[seat]
    player.hand[a_die] -= 1
    player.dice[2 * state.work.slot + position] = a_die
    state.note(events.DIE_PLACED, seat, a_die, state.work.slot)


class Act(Question):
    """What next: a Worker on a Die, one of the available actions, or the end of the turn. (WORK-03, WORK-04)"""

    KIND: ClassVar = "choose_action"
    VERBS: ClassVar = (verbs.PLACE_WORKER, verbs.MAIN, verbs.SMALL, verbs.RETIREE, verbs.END_TURN)

    def fits(self, state: State) -> bool:
        return is_working(state, self.seat)

    def ask(self, state: State) -> None:
        player, work = state.players[self.seat], state.work
        if work.main == NONE:
            if work.colour == NONE:  # a colour that was named stays, and so do the Dice (BOB-22)
                offer_workers(state, player)
            offer_main_actions(state, self.seat)
        offer_small_actions(state, self.seat)
        if work.slot < BROWN_SLOTS:
            offer_retirees(state, self.seat)
        state.offer(verbs.END_TURN, 0)

    def waits(self) -> bool:
        return True

    def why_not(self, state: State, verb: i64, operand: i64) -> i64:
        if verb == verbs.PLACE_WORKER:
            return why_not_place_worker(state, self.seat, operand // 2, operand % 2)
        if verb == verbs.MAIN:
            return why_not_main(state, self.seat, operand)
        if verb == verbs.SMALL:
            return why_not_small(state, self.seat, operand)
        return why_not_retiree(state, self.seat, operand) if verb == verbs.RETIREE else 0

    def choose(self, state: State, verb: i64, operand: i64) -> None:
        if verb == verbs.END_TURN:
            return
        state.then(self)
        work = state.work
        if verb == verbs.PLACE_WORKER:
            place_worker(state, self.seat, operand // 2, operand % 2)
        elif verb == verbs.MAIN:
            begin_main_action(state, self.seat, operand)
        elif verb == verbs.SMALL:
            take_small_action(state, self.seat, operand)
        else:
            work.retirees |= 1 << operand
            card = state.players[self.seat].retirees[work.slot][operand]
            state.note(events.RETIREE_USED, self.seat, card)
            resolving.resolve(state, self.seat, state.tables.retiree[card])


PLACE_DICE: Final = each_seat(PlaceDice)
ACT: Final = each_seat(Act)

# Workers


def why_not_place_worker(state: State, seat: i64, colour: i64, position: i64) -> i64:
    """Why a player cannot place a Worker on a Die of the card; 0 if they can. (WKR-01, WORK-06, BOB-22)"""
    work = state.work
    if work.main != NONE:
        return reasons.MAIN_ACTION_DONE
    if work.colour != NONE:
        return reasons.COLOUR_NAMED
    if work.first == NONE and work.second == NONE:
        return reasons.NO_DIE_ON_CARD
    if (work.first if position == 0 else work.second) == NONE:
        return reasons.DIE_GONE if position == 0 else reasons.NO_SECOND_DIE
    if (work.first_workers if position == 0 else work.second_workers) >= MOST_WORKERS:
        return reasons.DIE_FULL
    return 0 if state.players[seat].workers[colour] > 0 else reasons.NO_WORKER


def offer_workers(state: State, player: Player) -> None:
    """Up to 2 Workers for each Die of the card, before the main action. (WKR-01, WORK-06)"""
    work = state.work
    for colour in range(WORKER_COLOURS):
        if player.workers[colour] > 0:
            if work.first != NONE and work.first_workers < MOST_WORKERS:
                state.offer(verbs.PLACE_WORKER, 2 * colour)
            if work.second != NONE and work.second_workers < MOST_WORKERS:
                state.offer(verbs.PLACE_WORKER, 2 * colour + 1)


# Main actions


def offer_main_actions(state: State, seat: i64) -> None:
    """The slot's main action, or one that a Retiree allows instead, if it can be done. (WORK-02, WORK-09, RET-08)"""
    allowed = main_actions(state, seat)
    for action in range(4):
        if (allowed >> action) & 1 and why_not_with_dice(state, seat, action) == 0:
            state.offer(verbs.MAIN, action)


def why_not_main(state: State, seat: i64, action: i64) -> i64:
    """Why a player cannot take a main action now; 0 if they can."""
    if state.work.main != NONE:
        return reasons.MAIN_ACTION_DONE
    if not (main_actions(state, seat) >> action) & 1:
        return reasons.OTHER_SLOT
    return why_not_with_dice(state, seat, action)


def main_actions(state: State, seat: i64) -> i64:
    """The main actions of the current slot, as bits."""
    return actions_at(state, seat, state.work.slot)


def actions_at(state: State, seat: i64, slot: i64) -> i64:
    """The main actions of a slot, those of "instead" Retirees included, as bits. (RET-08)"""
    allowed = state.tables.slot_actions[slot]
    if slot < BROWN_SLOTS:
        for card in state.players[seat].retirees[slot]:
            effect = state.tables.effects[state.tables.retiree[card]]
            if effect.word == words.INSTEAD:
                allowed |= 1 << effect.operand
    return allowed


def why_not_with_dice(state: State, seat: i64, action: i64) -> i64:
    """Why a main action cannot be done with the Dice as they are; 0 if it can."""
    if state.work.first == NONE and state.work.second == NONE:
        return reasons.NO_DIE_ON_CARD
    if action == RECRUIT:
        return why_not_recruit_any(state, best_value(state, seat, RECRUIT))
    if action == TRANSLATE:
        return why_not_translate_by_any(state, seat, action_colours(state, seat))
    return 0  # one can always Travel, and Research always has its first option


def why_not_recruit_any(state: State, value: i64) -> i64:
    """Why no deck is within reach of a value; 0 if one is."""
    found: i64 = reasons.DECK_EMPTY
    for deck in range(DECKS):
        why = recruit.why_not_recruit(state, deck, value)
        if why == 0:
            return 0
        if len(state.decks[deck]) > 0 and (found == reasons.DECK_EMPTY or why < found):
            found = why  # the least value that is needed
    return found


def why_not_translate_by_any(state: State, seat: i64, colours: i64) -> i64:
    """Why a Translate action does nothing in any of some colours, as bits; 0 if it does. (TRN-01, BOB-13)"""
    found: i64 = reasons.short(reasons.WRONG_COLOUR, translate.GUILD_COLOURS, colours)
    for colour in range(COLOURS - 1, -1, -1):
        if (colours >> colour) & 1:
            why = why_not_translate_by(state, seat, colour)
            if why == 0:
                return 0
            if reasons.number_of(why) != reasons.WRONG_COLOUR and found != reasons.NO_LINE:
                found = why  # that of a Guild says more, above all that there is a Scroll
    return found


def why_not_translate_by(state: State, seat: i64, colour: i64) -> i64:
    """Why a Translate action of a colour does nothing; 0 if it does. (TRN-01, BOB-13)"""
    if state.expansion.translates(colour):
        return state.expansion.why_not_translate(state, seat, colour)
    return translate.why_not_translate_any(state, seat, colour)


def value_of(state: State, seat: i64, action: i64, colour: i64) -> i64:
    """The value of a main action of a colour. (COL-07, BOB-08)"""
    return min(action_value(state, seat) + state.expansion.more_value(action, colour), MOST_VALUE)


def best_value(state: State, seat: i64, action: i64) -> i64:
    """The highest value a main action can have, whatever colour is named."""
    best = value_of(state, seat, action, NONE)
    if not state.expansion.names_colour():
        return best
    colours = action_colours(state, seat)
    for colour in range(COLOURS):
        if (colours >> colour) & 1:
            best = max(best, value_of(state, seat, action, colour))
    return best


def begin_main_action(state: State, seat: i64, action: i64) -> None:
    """Take the main action with the colour and value as they stand now. (WORK-06)"""
    state.work.main = action
    if action == RECRUIT and not state.expansion.names_colour():
        take_main_action(state, seat, NONE)
    else:
        state.then(NameColour(seat))


class NameColour(Question):
    """Where several colours are possible the player names one. (COL-06, COL-08)"""

    KIND: ClassVar = "choose_colour"
    VERBS: ClassVar = (verbs.COLOUR,)

    def fits(self, state: State) -> bool:
        return is_working(state, self.seat) and (state.work.first != NONE or state.work.second != NONE)

    def ask(self, state: State) -> None:
        colours = action_colours(state, self.seat)
        for colour in range(COLOURS):
            if (colours >> colour) & 1 and why_not_colour(state, self.seat, colour) == 0:
                state.offer(verbs.COLOUR, colour)

    def why_not(self, state: State, verb: i64, colour: i64) -> i64:
        if not (action_colours(state, self.seat) >> colour) & 1:
            return reasons.OTHER_COLOUR
        return why_not_colour(state, self.seat, colour)

    def choose(self, state: State, verb: i64, colour: i64) -> None:
        take_main_action(state, self.seat, colour)


def why_not_colour(state: State, seat: i64, colour: i64) -> i64:
    """Why a colour that the Dice make does not serve the main action; 0 if it does."""
    action = state.work.main
    if action == RECRUIT:
        return why_not_recruit_any(state, value_of(state, seat, RECRUIT, colour))
    return why_not_translate_by(state, seat, colour) if action == TRANSLATE else 0


def take_main_action(state: State, seat: i64, colour: i64) -> None:
    """Resolve the main action."""
    action = state.work.main
    value = value_of(state, seat, action, colour)
    state.work.colour = colour
    state.note(events.MAIN_ACTION_TAKEN, seat, action, value)
    if colour != NONE:
        state.note(events.COLOUR_NAMED, seat, colour)
    if action == RECRUIT:
        state.then(recruit.Recruit(seat, value, 1, 1))
    elif action == TRAVEL:
        state.then(Travel(seat, colour, value))
    elif action == RESEARCH:
        state.then(research.Research(seat, colour, value))
    elif state.expansion.translates(colour):
        state.expansion.translate(state, seat, colour)
    else:
        state.then(translate.Translate(seat, colour))


# Small actions and Retirees


def small_actions(state: State, seat: i64) -> tuple[int, ...]:
    """The small actions of the card in use."""
    return state.tables.action_small[state.expansion.card_face(state, seat, state.work.card)]


def take_small_action(state: State, seat: i64, number: i64) -> None:
    """Resolve a small action of the card in use. (WORK-05)"""
    work = state.work
    work.small |= 1 << number
    state.note(events.SMALL_ACTION_TAKEN, seat, work.card, number)
    resolving.resolve(state, seat, small_actions(state, seat)[number])


def why_not_small(state: State, seat: i64, index: i64) -> i64:
    """Why a small action of the card is not open; 0 if it is. Of equal ones only the first is told. (WORK-03)"""
    small, work = small_actions(state, seat), state.work
    if index >= len(small):
        return reasons.NO_SUCH_ACTION
    if (work.small >> index) & 1:
        return reasons.ALREADY_USED
    for earlier in range(index):
        if small[earlier] == small[index] and not (work.small >> earlier) & 1:
            return reasons.short(reasons.SAME_AS_ANOTHER, earlier)
    return 0 if resolving.can_do(state, seat, small[index]) else reasons.NOTHING_TO_DO


def offer_small_actions(state: State, seat: i64) -> None:
    """Each small action of the card once. (WORK-03, WORK-05)"""
    for index in range(len(small_actions(state, seat))):
        if why_not_small(state, seat, index) == 0:
            state.offer(verbs.SMALL, index)


def why_not_retiree(state: State, seat: i64, index: i64) -> i64:
    """Why a card under the slot has no action now; 0 if it has. (WORK-03)"""
    work = state.work
    if work.slot >= BROWN_SLOTS or index >= len(state.players[seat].retirees[work.slot]):
        return reasons.NO_SUCH_ACTION
    card: i64 = state.players[seat].retirees[work.slot][index]
    effect = state.tables.retiree[card]
    if words.BOOST <= state.tables.effects[effect].word <= words.SAME:
        return reasons.LASTING
    if (work.retirees >> index) & 1:
        return reasons.ALREADY_USED
    if resolving.can_do(state, seat, effect):
        return 0
    why = state.expansion.why_not_card(state, seat, card)
    return why if why != 0 else reasons.NOTHING_TO_DO


def offer_retirees(state: State, seat: i64) -> None:
    """Each Retiree under the slot once, if it has an action that can be done. (WORK-03)"""
    work = state.work
    under = state.players[seat].retirees[work.slot]
    for index in range(len(under)):
        if not (work.retirees >> index) & 1 and resolving.can_do(state, seat, state.tables.retiree[under[index]]):
            state.offer(verbs.RETIREE, index)
