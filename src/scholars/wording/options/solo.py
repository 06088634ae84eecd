"""Options about the solo opponent: how strong it is, and whether it may have a Scroll. (SOL)"""

from scholars.engine import verbs
from scholars.locales import Message, joined, message
from scholars.locales.effects import worded as word
from scholars.rules.influence import scroll_at
from scholars.solo.translate import LetOrDeny
from scholars.wording.solo_meanings import signed
from scholars.wording.waiting import Telling, Waiting, Worded, worded


def _difficulty(asked: Waiting, verb: int, number: int) -> Worded:
    """Everything the opponent begins with."""
    printed = asked.names.catalogue.find(asked.state.tables.solo.difficulty_ids[number]).thing
    first = [message("choice-begins-with-sum", sum=signed(printed.dice_sum))]
    if printed.scroll is not None:
        first.append(message("choice-begins-with-scroll", language=str(printed.scroll)))
    second = [*map(word, printed.influence)]
    if printed.gold_on_neutral:
        second.append(message("choice-begins-with-gold", amount=printed.gold_on_neutral))
    return worded(asked.choice(verb, number), _list(first), _list(second))


def _list(things: list[Message]) -> Message | None:
    return joined(tuple(things), "list-and") if things else None


def _wanted(asked: Waiting, verb: int, _: int) -> Worded:
    """The Scroll the opponent wants."""
    step = asked.step
    assert isinstance(step, LetOrDeny)
    return worded(asked.choice(verb), asked.names.scroll(int(scroll_at(asked.state, step.place))))


TOLD: dict[int, Telling] = {verbs.DIFFICULTY: _difficulty, verbs.LET: _wanted, verbs.DENY: _wanted}
