"""Options of effects: their parts, paying for them, taking them, and leaving them."""

from scholars.effects import Pay
from scholars.engine import verbs
from scholars.locales import Message, clause, message
from scholars.locales.effects import cost_clause
from scholars.rules import costs, resolve, travel
from scholars.rules.deliver import Deliver
from scholars.rules.translate import EFFECT, AfterTranslation
from scholars.wording.options.board import at_level, at_spot, step_on
from scholars.wording.waiting import NOTHING, Telling, Waiting, Worded, worded


def _part(asked: Waiting, _: int, part: int) -> Worded:
    """What a part does; of parts in any order, that it comes first."""
    does, *lines = _does(asked, part)
    title = does if isinstance(asked.step, resolve.OneOf) else message("option-first", clause=does)
    return worded(title, *lines)


def _does(asked: Waiting, part: int) -> tuple[Message, ...]:
    """What a part does, and more about that if there is more to tell."""
    tables = asked.state.tables
    match asked.step:
        case resolve.OneOf() | resolve.InAnyOrder() as step:
            return (asked.clause(int(tables.effects[step.effect].parts[part].number)),)
        case travel.AfterMove() as step if part == travel.PATH:
            return (asked.clause(int(step.path)),)
        case AfterTranslation() as step if part == EFFECT:
            return (asked.clause(int(tables.scroll_effect[step.scroll])),)
        case AfterTranslation() as step:
            track = int(tables.scroll_track[step.scroll])
            return _some(step_on(track), at_level(asked, track, int(asked.player.tracks[track]) + 1))
        case _:
            return _some(message("option-spot"), at_spot(asked, int(asked.player.spot)))


def _some(does: Message, more: Message | None) -> tuple[Message, ...]:
    return (does,) if more is None else (does, more)


def offer_of(asked: Waiting) -> Pay | None:
    """The cost and the gain that a step offers."""
    found = asked.printed(int(asked.step.effect)) if isinstance(asked.step, costs.Pay) else None
    return found if isinstance(found, Pay) else None


def _pay(asked: Waiting, _: int, __: int) -> Worded:
    """The cost, and what it buys."""
    offer = offer_of(asked)
    assert offer is not None
    return worded(cost_clause(offer.cost), message("line-buys", gain=clause(offer.gain)))


def _accept(asked: Waiting, _: int, __: int) -> Worded:
    step = asked.step
    assert isinstance(step, resolve.Benefit)
    return worded(asked.clause(int(step.effect)))


def _decline(asked: Waiting, _: int, __: int) -> Worded:
    """What is declined, and that it changes nothing."""
    return worded(message("option-decline", kind=asked.step.kind()), _left_out(asked))


def _left_out(asked: Waiting) -> Message:
    offer, step = offer_of(asked), asked.step
    if offer is not None:
        return message("line-without", effect=clause(offer.gain, ".infinitive"))
    if isinstance(step, resolve.Benefit):
        return message("line-without", effect=asked.clause(int(step.effect), ".infinitive"))
    if isinstance(step, Deliver):
        scroll = int(asked.state.map[asked.player.spot // 2])
        return message("line-scroll-stays", scroll=asked.names.scroll(scroll))
    return NOTHING


def _enough(asked: Waiting, _: int, __: int) -> Worded:
    return worded(message("option-enough", kind=asked.step.kind()), NOTHING)


def _gain(asked: Waiting, verb: int, operand: int) -> Worded:
    return worded(asked.choice(verb, operand))


TOLD: dict[int, Telling] = {
    verbs.PART: _part,
    verbs.PAY: _pay,
    verbs.ACCEPT: _accept,
    verbs.DECLINE: _decline,
    verbs.ENOUGH: _enough,
    verbs.GAIN_DIE: _gain,
    verbs.GAIN_GOLD: _gain,
    verbs.REFILL_BAG: _gain,
}
