"""Why a place is not open: what could be meant by pointing at it, and what comes nearest to being possible."""

from collections import defaultdict
from functools import cache

from scholars.components import Place
from scholars.engine import choices
from scholars.engine.state import State
from scholars.engine.verbs import SHIFT
from scholars.locales import Message, message
from scholars.table.options import at_the_table, places_of
from scholars.wording.reasons import answers, why_not

MOST_MEANT = 40  # choices looked at for one place


def why_not_place(state: State, place: Place) -> Message | None:
    """Why nothing can be chosen at a place; None if something can."""
    if state.over():
        return message("why-game-over")
    if any(place in places_of(state, int(option)) for option in state.options):
        return None
    reasons = [why_not(state, code) for code in meant_at(state, place)]
    return min(reasons, key=_distance) if reasons else message("why-not-asked")


def meant_at(state: State, place: Place) -> list[int]:
    """The choices that answer the question and are about the place; those about nothing else first."""
    verbs = answers(state)
    fixed = [code for code in _by_place()[place] if code >> SHIFT in verbs]
    looked_up = [code for code in at_the_table(verbs) if place in places_of(state, code)]
    return sorted({*fixed, *looked_up}, key=lambda code: len(places_of(state, code)))[:MOST_MEANT]


@cache
def _by_place() -> defaultdict[Place, list[int]]:
    """Every choice by the places it names, whatever the table."""
    found = defaultdict[Place, list[int]](list)
    for code in choices.every_choice():
        for place in choices.places_of(code):
            found[place].append(code)
    return found


def _distance(reason: Message) -> tuple[int, int, str]:
    """How far a choice is from being open: what is short by a little comes first, what is not asked last."""
    if reason.key == "why-not-asked":
        return (2, 0, reason.key)
    needed, has = reason.values.get("needed"), reason.values.get("has")
    if isinstance(needed, int) and isinstance(has, int):
        return (0, needed - has, reason.key)
    return (1, 0, reason.key)
