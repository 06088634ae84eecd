"""Why a choice is not among the options: the question says it in a number, and here it is a message."""

from typing import Final

from scholars.effects.joins import If
from scholars.engine import domains, verbs
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.locales import Message, joined, message
from scholars.locales.effects import worded
from scholars.rules import reasons
from scholars.wording.choices import choice_message

_STOPS: Final = (verbs.DECLINE, verbs.ENOUGH)
_SO_MANY: Final = {reasons.JUST_SO_MANY: "exactly", reasons.AT_MOST_SO_MANY: "up-to"}
_SHORT: Final = (reasons.VALUE_TOO_LOW, reasons.TOO_LITTLE_SILVER, reasons.TOO_LITTLE_GOLD, reasons.TOO_LITTLE_XP)
KEYS: Final = {  # of the messages, by the number of the reason
    number: "why-other-number" if number in _SO_MANY else f"why-{name.lower().replace('_', '-')}"
    for name, number in vars(reasons).items()
    if name.isupper() and not name.startswith("_")
}


def why_not(state: State, choice: int) -> Message:
    """Why a choice, which is not among the options, is not."""
    if state.over():
        return message("why-game-over")
    question, verb = _question(state), choice >> SHIFT
    if verb not in question.VERBS:
        stops = any(state.allows(stop << SHIFT) for stop in _STOPS)
        return told(state, reasons.NOT_OPTIONAL if verb in _STOPS and not stops else reasons.NOT_ASKED)
    if verb in _STOPS:
        return told(state, int(question.why_not_stop(state)))
    why = int(question.why_not(state, verb, choice & OPERAND))
    if reasons.number_of(why) == reasons.SAME_AS_ANOTHER:
        option = verb << SHIFT | int(reasons.needed_in(why))
        return message("why-same-as", option=choice_message(option))
    return told(state, why)


def answers(state: State) -> frozenset[int]:
    """The verbs that answer the question that waits."""
    return frozenset(_question(state).VERBS)


def _question(state: State) -> Question:
    step = state.question()
    assert isinstance(step, Question)
    return step


def told(state: State, why: int) -> Message:
    """A reason in words, with the numbers that explain it."""
    reason, needed, has = int(reasons.number_of(why)), int(reasons.needed_in(why)), int(reasons.had_in(why))
    key = KEYS[reason]
    if reason in _SHORT:
        return message(key, needed=needed, has=has)
    if reason in _SO_MANY:
        return message(key, needed=needed, choose=_SO_MANY[reason])
    if reason == reasons.WRONG_COLOUR:
        return message(key, needed=_colours(needed), has=_colours(has))
    if reason == reasons.COSTS_LESS:
        return message(key, needed=needed)
    if reason == reasons.PAGE_CONDITION:
        page = state.tables.printed[needed]
        assert isinstance(page, If)
        return message(key, condition=worded(page.condition))
    return message(key)


def _colours(bits: int) -> Message:
    """Colours, as bits, one of which is meant."""
    names = (name for number, name in enumerate(domains.COLOUR.names) if (bits >> number) & 1)
    return joined(tuple(message("action-colour", item=name) for name in names), "list-or")
