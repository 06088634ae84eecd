"""Options that are sets, or a member of one: Workers, White Dice, Dice to reroll. (EFF-06)"""

from scholars.engine import verbs
from scholars.engine.choices import parts
from scholars.engine.verbs import SHIFT
from scholars.locales import Message, message
from scholars.rules.sets import ChooseSet
from scholars.wording.choices import members
from scholars.wording.options import effects
from scholars.wording.waiting import NOTHING, Telling, Waiting, Worded, worded


def names_of(step: ChooseSet, some: tuple[int, ...]) -> list[str]:
    """Members of a set, as choices name them."""
    return [parts((verbs.PUT_BACK << SHIFT) | int(step.put_back() + one))[1][0] for one in some]


def _confirm(verb: int, names: list[str]) -> Message:
    return message("choice-confirm", members=members(names), verb=parts(verb << SHIFT)[0])


def _set(_: Waiting, verb: int, operand: int) -> Worded:
    """A whole set, or one more of it."""
    return worded(_confirm(verb, parts((verb << SHIFT) | operand)[1][0].split()))


def _put_back(asked: Waiting, verb: int, operand: int) -> Worded:
    return worded(asked.choice(verb, operand))


def _enough(asked: Waiting, verb: int, operand: int) -> Worded:
    """What confirming a set means."""
    step = asked.step
    if not isinstance(step, ChooseSet):
        return effects.TOLD[verb](asked, verb, operand)
    if step.picked:
        return worded(message("option-confirm", set=_confirm(int(step.verb()), names_of(step, step.picked))))
    key = "choice-reroll-none" if step.verb() == verbs.REROLL else "choice-return-die-none"
    return worded(message(key), NOTHING)


TOLD: dict[int, Telling] = {
    **dict.fromkeys((verbs.GAIN_WORKER, verbs.SPEND_WORKER, verbs.RETURN_DIE, verbs.REROLL), _set),
    verbs.PUT_BACK: _put_back,
    verbs.ENOUGH: _enough,
}
