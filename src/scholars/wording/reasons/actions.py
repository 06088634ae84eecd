"""Why not: turns, Work, and the main actions."""

from scholars.engine import words
from scholars.engine.layout import DICE, GUILDS, NONE, PURPLE, RECRUIT, ROWS, SLOTS, TRANSLATE
from scholars.engine.state import State
from scholars.locales import Message, message
from scholars.rules import deliver, reasons, recruit, research, translate, turn, work
from scholars.rules.colours import MOST_WORKERS, action_colours
from scholars.rules.gold import fee
from scholars.rules.travel import Travel
from scholars.wording.reasons.told import told, too_little_gold, too_little_silver, value_too_low

# The turn


def work_with(state: State, seat: int, operand: int) -> Message:
    """Work with a card on a slot."""
    return told(int(turn.why_not_work(state, seat, operand // SLOTS, operand % SLOTS)))


def rest(state: State, seat: int, _: int) -> Message:
    """Rest."""
    return told(int(turn.why_not_rest(state, seat)))


def dice(state: State, seat: int, operand: int) -> Message:
    """Dice on the card in use."""
    hand = state.players[seat].hand
    wanted = [code for code in (operand // (DICE + 1), operand % (DICE + 1)) if code < DICE]
    if any(hand[code] < wanted.count(code) for code in wanted):
        return message("why-die-not-in-hand")
    return message("why-printed-die" if len(wanted) == 2 else "why-die-needed")


# The actions of a Work


def place_worker(state: State, seat: int, operand: int) -> Message:
    """A Worker on a Die."""
    now = state.work
    if now.main != NONE:
        return told(reasons.MAIN_ACTION_DONE)
    if now.colour != NONE:
        return told(reasons.COLOUR_NAMED)
    if now.first == NONE and now.second == NONE:
        return told(reasons.NO_DIE_ON_CARD)
    if (now.first, now.second)[operand % 2] == NONE:
        return message("why-no-second-die" if operand % 2 else "why-die-gone")
    if (now.first_workers, now.second_workers)[operand % 2] >= MOST_WORKERS:
        return told(reasons.DIE_FULL)
    return told(reasons.NO_WORKER if state.players[seat].workers[operand // 2] == 0 else 0)


def main_action(state: State, seat: int, action: int) -> Message:
    """A main action."""
    if state.work.main != NONE:
        return told(reasons.MAIN_ACTION_DONE)
    if not (work.main_actions(state, seat) >> action) & 1:
        return message("why-other-slot")
    if state.work.first == NONE and state.work.second == NONE:
        return told(reasons.NO_DIE_ON_CARD)
    if action == RECRUIT:
        return _no_deck_in_reach(state, int(work.best_value(state, seat, RECRUIT)))
    return _nothing_to_translate(state, seat, int(action_colours(state, seat))) if action == TRANSLATE else told(0)


def _no_deck_in_reach(state: State, value: int) -> Message:
    """The lowest value that would do, if any deck has a card."""
    values = [int(needed) for needed, deck in zip(state.tables.recruit_value, state.decks, strict=True) if deck]
    if not values:
        return told(reasons.DECK_EMPTY)
    return value_too_low(min(values), value)


def _nothing_to_translate(state: State, seat: int, colours: int) -> Message:
    """No Guild has one of the colours, or no Scroll, or none that a line leads from."""
    guilds = [guild for guild in range(GUILDS) if (colours >> (PURPLE + guild)) & 1]
    spaces = [ROWS * guild + row for guild in guilds for row in range(ROWS)]
    if not spaces:
        return told(reasons.WRONG_COLOUR)
    found = {int(translate.why_not_translate(state, seat, space, PURPLE + space // ROWS)) for space in spaces}
    return told(reasons.NO_LINE if reasons.NO_LINE in found else reasons.NO_SCROLL)


def colour(state: State, seat: int, named: int) -> Message:
    """The colour of an action."""
    if not (action_colours(state, seat) >> named) & 1:
        return message("why-other-colour")
    return _nothing_to_translate(state, seat, 1 << named)


def small_action(state: State, seat: int, index: int) -> Message:
    """A small action of the card."""
    small = work.small_actions(state, seat)
    if index >= len(small):
        return message("why-no-such-action")
    if (state.work.small >> index) & 1:
        return told(reasons.ALREADY_USED)
    before = [earlier for earlier in range(index) if not (state.work.small >> earlier) & 1]
    if any(small[earlier] == small[index] for earlier in before):
        return message("why-same-as-another")
    return told(reasons.NOTHING_TO_DO)


def retiree(state: State, seat: int, index: int) -> Message:
    """The action of a Retiree."""
    slot, retirees = int(state.work.slot), state.players[seat].retirees
    under = retirees[slot] if slot < len(retirees) else ()
    if index >= len(under):
        return message("why-no-such-action")
    if state.tables.effects[state.tables.retiree[under[index]]].word in (words.BOOST, words.INSTEAD, words.SAME):
        return message("why-lasting")
    return told(reasons.ALREADY_USED if (state.work.retirees >> index) & 1 else reasons.NOTHING_TO_DO)


# Recruit


def dispatch(state: State, _seat: int, deck: int) -> Message:
    """A Translator to Dispatch."""
    step = state.agenda[-1]
    assert isinstance(step, recruit.Recruit)
    return message("why-only-employ") if step.dispatches == 0 else _out_of_reach(state, deck, int(step.value))


def employ(state: State, seat: int, deck: int) -> Message:
    """A Translator to Employ."""
    step = state.agenda[-1]
    assert isinstance(step, recruit.Recruit)
    if step.employs == 0:
        return message("why-only-dispatch")
    if recruit.why_not_recruit(state, deck, step.value):
        return _out_of_reach(state, deck, int(step.value))
    return no_room(state, seat)


def _out_of_reach(state: State, deck: int, value: int) -> Message:
    reason = int(recruit.why_not_recruit(state, deck, value))
    return (
        value_too_low(int(state.tables.recruit_value[deck]), value) if reason == reasons.VALUE_TOO_LOW else told(reason)
    )


def no_room(state: State, seat: int) -> Message:
    """Nobody can be Employed."""
    reason = int(recruit.why_not_employ(state, seat))
    if reason != reasons.TOO_LITTLE_SILVER:
        return told(reason)
    empty = [room for room in range(state.tables.rooms) if state.room_card[room] == NONE]
    return too_little_silver(state, seat, min(int(state.tables.room_silver[room]) for room in empty))


def room(state: State, seat: int, number: int) -> Message:
    """A Room to Employ into."""
    if number >= state.tables.rooms:
        return message("why-no-such-room")
    reason = int(recruit.why_not_room(state, seat, number))
    if reason == reasons.TOO_LITTLE_SILVER:
        return too_little_silver(state, seat, int(state.tables.room_silver[number]))
    return told(reason)


# Travel, Research, Translate


def move(state: State, _seat: int, steps: int) -> Message:
    """A distance to Travel."""
    step = state.agenda[-1]
    assert isinstance(step, Travel)
    return value_too_low(steps, int(step.value))


def delivery(state: State, seat: int, guild: int) -> Message:
    """A Guild to Deliver to."""
    reason = int(deliver.why_not_deliver(state, seat, guild))
    if reason != reasons.TOO_LITTLE_SILVER:
        return told(reason)
    mark = state.map_mark[state.players[seat].spot // 2]
    return too_little_silver(state, seat, int(state.tables.deliver_silver + deliver.owed(seat, mark)))


def research_option(state: State, seat: int, option: int) -> Message:
    """One of the options of Research."""
    step = state.agenda[-1]
    assert isinstance(step, research.Research)
    if option >= len(state.tables.research):
        return message("why-no-such-action")
    needed, _, gold, _, _ = state.tables.research[option]
    reason = int(research.why_not_research(state, seat, option, step.colour, step.value))
    if reason == reasons.TOO_LITTLE_GOLD:
        return too_little_gold(state, seat, gold)
    return value_too_low(needed, int(step.value)) if reason == reasons.VALUE_TOO_LOW else told(reason)


def scroll(state: State, seat: int, space: int) -> Message:
    """A Scroll to Translate."""
    step = state.agenda[-1]
    assert isinstance(step, translate.Translate)
    return told(int(translate.why_not_translate(state, seat, space, step.colour)))


def line(state: State, seat: int, bits: int) -> Message:
    """A line of Translators."""
    step = state.agenda[-1]
    assert isinstance(step, translate.ChooseLine)
    rooms = [number for number in range(bits.bit_length()) if (bits >> number) & 1]
    if rooms[-1] >= state.tables.rooms:
        return message("why-no-such-room")
    if any(state.room_card[number] == NONE for number in rooms):
        return told(reasons.NOBODY_THERE)
    silver = deliver.owed(seat, state.wisdom_mark[step.space]) + sum(fee(state, seat, number) for number in rooms)
    if len(rooms) > state.players[seat].gold:
        return too_little_gold(state, seat, len(rooms))
    if silver > state.players[seat].silver:
        return too_little_silver(state, seat, int(silver))
    return message("why-not-a-line")
