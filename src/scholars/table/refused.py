"""What one may look for and cannot choose now: why not, and the smallest change that would make it possible."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from scholars.components import Place
from scholars.engine import choices, verbs
from scholars.engine.layout import ACTION_CARDS, NONE, SLOTS
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.locales import Message
from scholars.rules import reasons
from scholars.rules.translate import ChooseLine, why_not_translate
from scholars.rules.turn import Turn
from scholars.rules.work import Act
from scholars.table.help import Help, help_for
from scholars.table.options import places_of
from scholars.wording.questions import Wording
from scholars.wording.reasons import told

MOST = 12
_LOOKED_FOR = {
    "choose_action",
    "choose_delivery",
    "choose_page",
    "choose_research",
    "choose_room",
    "choose_scroll",
    "choose_translator",
    "choose_upgrade",
}
_NOT_THERE = {  # reasons that say there is nothing to look for
    reasons.ALREADY_USED,
    reasons.MAIN_ACTION_DONE,
    reasons.NOBODY_THERE,
    reasons.NO_PAGE,
    reasons.NO_SCROLL,
    reasons.NO_SUCH_ACTION,
    reasons.NO_SUCH_CARD,
    reasons.NO_SUCH_ROOM,
    reasons.NO_UPGRADE,
    reasons.ONLY_DISPATCH,
    reasons.ONLY_EMPLOY,
    reasons.OTHER_DECK,
    reasons.OTHER_GUILD,
    reasons.OTHER_SLOT,
    reasons.OTHER_TRACK,
    reasons.ROOM_TAKEN,
    reasons.SAME_AS_ANOTHER,
}


@dataclass(frozen=True, slots=True)
class RefusedOption:
    """A choice that is not open, why, and what would help: a plan from where the present one began."""

    notation: str
    places: tuple[Place, ...]
    title: Message
    reason: Message
    help: Help | None = None


def refused_options(start: State, taken: Sequence[int], wording: Wording) -> tuple[RefusedOption, ...]:
    """What is refused after the choices of a plan; the state it begins in is one that was dealt anew."""
    state = start.clone() if taken else start
    for code in taken:
        state.apply(code)
    found = () if state.over() else islice(_found(state), MOST)
    return tuple(
        RefusedOption(
            choices.write(code),
            places_of(state, code),
            wording.title(code),
            reason,
            help_for(start, taken, code),
        )
        for code, reason in found
    )


def _found(state: State) -> Iterator[tuple[int, Message]]:
    step = state.question()
    if isinstance(step, Turn):
        return _ways(state, step)
    if isinstance(step, ChooseLine):
        return _other_scrolls(state, step)
    if isinstance(step, Question) and step.KIND in _LOOKED_FOR:
        return _shortages(state, step)
    return iter(())


def _shortages(state: State, step: Question) -> Iterator[tuple[int, Message]]:
    """Answers that something is missing for."""
    asked = (verbs.MAIN,) if isinstance(step, Act) else step.VERBS
    for verb in asked:
        if verb in (verbs.DECLINE, verbs.ENOUGH):
            continue
        for operand in range(int(step.operands(state, verb))):
            if verb == verbs.SCROLL and state.wisdom[operand] == NONE:
                continue  # the colour is wrong there too, and comes first among the reasons
            why = int(step.why_not(state, verb, operand))
            if why != 0 and reasons.number_of(why) not in _NOT_THERE:
                yield verb << SHIFT | operand, told(state, why)


def _ways(state: State, turn: Turn) -> Iterator[tuple[int, Message]]:
    """Slots that nothing can be put on, each once, and the Rest."""
    usable = {int(code & OPERAND) % SLOTS for code in state.options if code >> SHIFT == verbs.WORK}
    player = state.players[turn.seat]
    card = next(card for card in range(ACTION_CARDS) if player.has_card(card))  # there are more than slots
    for slot in range(SLOTS):
        if slot not in usable:
            operand = card * SLOTS + slot
            yield verbs.WORK << SHIFT | operand, told(state, int(turn.why_not(state, verbs.WORK, operand)))
    rest = int(turn.why_not(state, verbs.REST, 0))
    if rest != 0:
        yield verbs.REST << SHIFT, told(state, rest)


def _other_scrolls(state: State, line: ChooseLine) -> Iterator[tuple[int, Message]]:
    """Scrolls that the action cannot Translate, where it was clear which it does."""
    if state.work.colour == NONE:
        return
    for space, scroll in enumerate(state.wisdom):
        why = int(why_not_translate(state, line.seat, space, state.work.colour))
        if scroll != NONE and why != 0:
            yield verbs.SCROLL << SHIFT | space, told(state, why)
