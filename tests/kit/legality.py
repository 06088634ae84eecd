"""What is open, as the question itself says it: to hold against the options it offers."""

from collections import defaultdict
from functools import cache

from scholars.engine import choices, verbs
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.engine.verbs import OPERAND, SHIFT

STOPS = (verbs.DECLINE, verbs.ENOUGH)


@cache
def by_verb() -> dict[int, list[int]]:
    """Every choice there can be, by its verb."""
    found = defaultdict[int, list[int]](list)
    for choice in choices.every_choice():
        found[choice >> SHIFT].append(choice)
    return found


def open_choices(state: State) -> list[int]:
    """Every choice of the question's verbs that nothing is said against; to decline or have enough, only beside one."""
    question = state.agenda[-1]
    assert isinstance(question, Question)
    taken = [verb for verb in question.VERBS if verb not in STOPS]
    found = [
        choice for verb in taken for choice in by_verb()[verb] if question.why_not(state, verb, choice & OPERAND) == 0
    ]
    stops = [verb << SHIFT for verb in question.VERBS if verb in STOPS and found and question.why_not_stop(state) == 0]
    return sorted((*found, *stops))


def check_legality(state: State) -> None:
    """The options are just that."""
    told, offered = open_choices(state), [int(option) for option in state.options]
    assert [choices.write(choice) for choice in offered] == [choices.write(choice) for choice in told]
