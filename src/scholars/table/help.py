"""The smallest change of Dice or Workers that makes a choice possible, as long as they can still be changed."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scholars.engine import choices, domains, verbs
from scholars.engine.layout import COLOURS, NONE, RECRUIT, RESEARCH
from scholars.engine.state import State
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.locales import Message, joined, message
from scholars.rules.colours import action_colours
from scholars.rules.recruit import why_not_employ, why_not_recruit
from scholars.rules.research import why_not_research
from scholars.rules.translate import why_not_translate
from scholars.rules.work import Act, best_value, value_of
from scholars.table.action import live_action

_BY_DICE = {verbs.MAIN, verbs.SCROLL, verbs.RESEARCH, verbs.DISPATCH, verbs.EMPLOY}  # what Dice and Workers decide


@dataclass(frozen=True, slots=True)
class Help:
    """What would help, in a sentence, and the plan with that change made."""

    text: Message
    instead: tuple[str, ...]


def help_for(start: State, taken: Sequence[int], wanted: int) -> Help | None:
    """The smallest change to a plan with which something wanted, which is refused, is open; None if there is none."""
    if wanted >> SHIFT not in _BY_DICE or start.work.main != NONE:
        return None
    mains = [number for number, code in enumerate(taken) if code >> SHIFT == verbs.MAIN]
    before, later = (taken[: mains[0]], taken[mains[0] :]) if mains else (taken, ())
    here = _after(start, before)
    if here is None or not isinstance(here.question(), Act):
        return None
    for changed, text in _changes(start, here, before):
        state = _after(start, changed)
        if state is not None and isinstance(state.question(), Act) and _opens(state, wanted):
            action = live_action(state)
            assert action is not None
            told = message(text.key, **text.values, action=action.told())
            return Help(told, tuple(map(choices.write, _as_far_as_open(state, changed, later))))
    return None


def _after(start: State, taken: Sequence[int]) -> State | None:
    """The state after some choices; None if one of them is not open."""
    state = start.clone()
    for code in taken:
        if not state.allows(code):
            return None
        state.apply(code)
    return state


def _as_far_as_open(state: State, changed: Sequence[int], later: Sequence[int]) -> list[int]:
    """A changed plan, and what was to follow as far as it still can."""
    found = list(changed)
    for code in later:
        if not state.allows(code):
            break
        state.apply(code)
        found.append(code)
    return found


def _opens(state: State, wanted: int) -> bool:
    """Whether something wanted is open to the main action as it could be taken now."""
    seat, verb, operand = int(state.turn), wanted >> SHIFT, wanted & OPERAND
    if verb == verbs.MAIN:
        return bool(state.allows(wanted))
    if verb in (verbs.DISPATCH, verbs.EMPLOY):
        reached = why_not_recruit(state, operand, best_value(state, seat, RECRUIT)) == 0
        return reached and (verb == verbs.DISPATCH or why_not_employ(state, seat) == 0)
    bits = int(action_colours(state, seat))
    colours = [colour for colour in range(COLOURS) if (bits >> colour) & 1]
    if verb == verbs.SCROLL:
        return any(why_not_translate(state, seat, operand, colour) == 0 for colour in colours)
    values = ((colour, value_of(state, seat, RESEARCH, colour)) for colour in colours)
    return any(why_not_research(state, seat, operand, colour, value) == 0 for colour, value in values)


def _changes(start: State, here: State, before: Sequence[int]) -> Iterator[tuple[tuple[int, ...], Message]]:
    """Changed plans, from the smallest change: another Die, a Worker, two other Dice."""
    dice = sorted(_other_dice(start, before), key=lambda one: one[0])
    yield from ((changed, text) for difference, changed, text in dice if difference == 1)
    yield from _workers(here, before)
    yield from ((changed, text) for difference, changed, text in dice if difference > 1)


def _workers(here: State, before: Sequence[int]) -> Iterator[tuple[tuple[int, ...], Message]]:
    for code in map(int, here.options):
        if code >> SHIFT == verbs.PLACE_WORKER:
            colour, position = divmod(code & OPERAND, 2)
            die = domains.DIE.names[here.work.second if position else here.work.first]
            yield (*before, code), message("help-worker", first=domains.COLOUR.names[colour], die=_die(die))


def _other_dice(start: State, before: Sequence[int]) -> Iterator[tuple[int, tuple[int, ...], Message]]:
    """Plans with other Dice, each with the number of Dice that are taken instead or besides."""
    places = [number for number, code in enumerate(before) if code >> SHIFT == verbs.DICE]
    state = _after(start, before[: places[0]]) if places else None
    if state is None:
        return
    place, now = places[0], Counter(_dice(before[places[0]]))
    for code in map(int, state.options):
        come, go = Counter(_dice(code)) - now, now - Counter(_dice(code))
        if come:
            text = _instead(_dice(code), list(come.elements()), list(go.elements()))
            yield come.total() + go.total() // 2, (*before[:place], code, *before[place + 1 :]), text


def _instead(dice: list[str], come: list[str], go: list[str]) -> Message:
    """To take these Dice, some of which come and some of which go: the one that is different, or all of them."""
    match come, go:
        case [new], []:
            return message("help-die-too", die=_die(new))
        case [new], [old]:
            return message("help-die", die=_die(new), other=_die(old))
        case _:
            return message("help-dice", dice=joined(tuple(map(_die, dice)), "list-and"))


def _dice(code: int) -> list[str]:
    """The names of the Dice of a choice."""
    (words,) = choices.parts(code)[1]
    return [] if words == "none" else words.split()


def _die(name: str) -> Message:
    colour, _, face = name.rpartition("-")
    return message("die", item=colour, face=int(face))
