"""The options of a turn: cards and slots, Dice, Workers, actions, Rest and the end."""

from collections.abc import Sequence

from scholars.engine import domains, verbs
from scholars.engine.layout import (
    BROWN_SLOTS,
    GOAL_CARD,
    GUILDS,
    NONE,
    PURPLE,
    RESEARCH,
    SLOTS,
    TRANSLATE,
    TRAVEL,
)
from scholars.engine.verbs import SHIFT
from scholars.locales import Message, message
from scholars.rules.work import small_actions, value_of
from scholars.wording.waiting import Telling, Waiting, Worded, action_line, die_name, listed, worded

_ACTIONS = (verbs.MAIN, verbs.SMALL, verbs.RETIREE)


def _work(asked: Waiting, _: int, operand: int) -> Worded:
    """The slot and the card, and what the card has."""
    card, slot = operand // SLOTS, operand % SLOTS
    title = message("option-work", slot=slot + 1, card=card_name(card))
    return worded(title, *asked.lines_of(card, lambda card: _fields(asked, card)))


def _fields(asked: Waiting, card: int) -> tuple[Message | None, ...]:
    """An Action Card: its brown field, and its blue one."""
    tables, face = asked.state.tables, asked.state.expansion.card_face(asked.state, asked.seat, card)
    rest = tables.goal_rest[asked.player.goal] if card == GOAL_CARD else tables.action_rest[face]
    small = [asked.clause(number) for number in tables.action_small[face]]
    return brown_field(small, int(tables.printed_die[face])), asked.at_rest(int(rest))


def card_name(card: int) -> Message:
    """An Action Card by its subject."""
    return message("option-goal-card") if card == GOAL_CARD else message("subject", item=domains.CARD.names[card])


def brown_field(small: Sequence[Message], printed_die: int) -> Message | None:
    """The small actions of a card, and the Die that is printed on it."""
    parts = [message("line-small-action", effect=effect) for effect in small]
    if printed_die != NONE:
        parts.append(message("line-printed-die", die=die_name(printed_die)))
    return listed(parts)


def _rest(asked: Waiting, verb: int, _: int) -> Worded:
    return worded(asked.choice(verb), message("line-rest"))


def _pass(asked: Waiting, verb: int, _: int) -> Worded:
    return worded(asked.choice(verb), message("line-nothing-possible"))


def _dice(asked: Waiting, verb: int, operand: int) -> Worded:
    """Dice, and the action they make."""
    return worded(asked.choice(verb, operand), _action(asked, verb, operand))


def _action(asked: Waiting, verb: int, operand: int) -> Message | None:
    """The action as it is after a choice."""
    return action_line(asked.after(verb, operand), asked.seat)


def _place_worker(asked: Waiting, verb: int, operand: int) -> Worded:
    """A Worker on a Die, and what both become."""
    colour, position = domains.WORKER.names[operand // 2], operand % 2
    work, after = asked.state.work, asked.after(verb, operand).work
    a_die, made = (work.first, after.first) if position == 0 else (work.second, after.second)
    nth = position + 1 if work.first == work.second else 0
    return worded(
        message("option-place-worker", first=colour, die=die_name(int(a_die)), nth=nth),
        message("line-becomes", before=die_name(int(a_die)), after=die_name(int(made))),
        _action(asked, verb, operand),
    )


def _main(asked: Waiting, _: int, action: int) -> Worded:
    return worded(message("action", item=domains.ACTION.names[action]), action_line(asked.state, asked.seat))


def _small(asked: Waiting, _: int, number: int) -> Worded:
    effect = int(small_actions(asked.state, asked.seat)[number])
    return _effect_of(asked, effect, message("line-of-card", card=card_name(int(asked.state.work.card))))


def _retiree(asked: Waiting, _: int, index: int) -> Worded:
    card = int(asked.player.retirees[asked.state.work.slot][index])
    return _effect_of(asked, int(asked.state.tables.retiree[card]), asked.names.translator(card))


def _effect_of(asked: Waiting, effect: int, source: Message) -> Worded:
    """An effect and its source; both in the title where two cards do the same."""
    state, clause = asked.state, asked.clause(effect)
    slot = int(state.work.slot)
    retirees = asked.player.retirees[slot] if slot < BROWN_SLOTS else ()
    effects = [*small_actions(state, asked.seat), *(state.tables.retiree[card] for card in retirees)]
    if [asked.clause(int(number)) for number in effects].count(clause) > 1:
        return worded(message("choice-with-detail", choice=clause, detail=source))
    return worded(clause, source)


def _colour(asked: Waiting, _: int, colour: int) -> Worded:
    """A colour for the action, and what it is good for."""
    state, action = asked.state, int(asked.state.work.main)
    value = int(value_of(state, asked.seat, action, colour))
    return worded(message("die", item=domains.COLOUR.names[colour], face=value), _serves(asked, action, colour))


def _serves(asked: Waiting, action: int, colour: int) -> Message | None:
    tables = asked.state.tables
    if action == TRAVEL:
        return asked.labelled("line-path", int(tables.path_effect[colour]))
    if action == RESEARCH and tables.track_of_colour[colour] != NONE:
        return message("track", item=domains.TRACK.names[tables.track_of_colour[colour]])
    if action == TRANSLATE and PURPLE <= colour < PURPLE + GUILDS:
        return message("guild", item=domains.GUILD.names[colour - PURPLE])
    return None


def _end_turn(asked: Waiting, verb: int, _: int) -> Worded:
    """The end of the turn, and how much is left undone."""
    left = sum(1 for code in asked.state.options if code >> SHIFT in _ACTIONS)
    return worded(asked.choice(verb), message("line-actions-left", count=left))


TOLD: dict[int, Telling] = {
    verbs.WORK: _work,
    verbs.REST: _rest,
    verbs.PASS: _pass,
    verbs.DICE: _dice,
    verbs.PLACE_WORKER: _place_worker,
    verbs.MAIN: _main,
    verbs.SMALL: _small,
    verbs.RETIREE: _retiree,
    verbs.COLOUR: _colour,
    verbs.END_TURN: _end_turn,
}
