"""Options on the Main Board: the Map, the Research Tracks, Scrolls to Translate and Caliph Cards."""

from scholars.engine import domains, verbs
from scholars.engine.layout import MAP, NONE, SPOTS, TOP_LEVEL
from scholars.locales import Message, message
from scholars.rules.caliph import BOTTOM, MIDDLE, ChooseCaliphSpace
from scholars.rules.influence import scroll_at
from scholars.rules.research import Research
from scholars.rules.travel import Travel, crosses
from scholars.wording.options.rooms import dotted, scroll_points
from scholars.wording.waiting import Telling, Waiting, Worded, worded


def _move(asked: Waiting, verb: int, steps: int) -> Worded:
    """How far, the Spot there, and the path on the way."""
    step, state = asked.step, asked.state
    assert isinstance(step, Travel)
    start = int(asked.player.spot)
    crossed = crosses(state, start, steps, step.colour)
    path = asked.labelled("line-path", int(state.tables.path_effect[step.colour])) if crossed else None
    spot = (start + steps) % SPOTS
    title = message("option-move", steps=asked.choice(verb, steps), spot=spot)
    return worded(title, at_spot(asked, spot), path)


def at_spot(asked: Waiting, spot: int) -> Message | None:
    """What a Spot does: an effect, or the Scroll beside it that could be Delivered."""
    if spot % 2 == 1:
        return asked.effect(int(asked.state.tables.spot_effect[spot]))
    scroll = int(asked.state.map[spot // 2])
    return message("line-no-scroll") if scroll == NONE else deliver_from(asked, scroll)


def deliver_from(asked: Waiting, scroll: int) -> Message:
    """That a Scroll may be Delivered."""
    return message("choice-deliver-scroll", scroll=asked.names.scroll(scroll))


# Research


def _research(asked: Waiting, _: int, option: int) -> Worded:
    """Steps on the Track of the action's colour, or something else; and what that costs."""
    step, tables = asked.step, asked.state.tables
    assert isinstance(step, Research)
    _, _, gold, steps, effect = tables.research[option]
    if not steps:
        return worded(asked.clause(effect), message("line-costs-nothing") if gold == 0 else None)
    track = int(tables.track_of_colour[step.colour])
    more = None if tables.effects[effect].at_once else asked.labelled("line-and", effect)
    title = step_on(track, steps)
    if gold:
        title = message("option-for-gold", choice=title, amount=int(gold))
    return worded(title, more, at_level(asked, track, int(asked.player.tracks[track]) + steps))


def step_on(track: int, steps: int = 1) -> Message:
    """A step on a Track, or several."""
    return message("option-research", steps=steps, track=message("track", item=domains.TRACK.names[track]))


def _advance(asked: Waiting, _: int, track: int) -> Worded:
    name = message("track", item=domains.TRACK.names[track])
    return worded(name, at_level(asked, track, int(asked.player.tracks[track]) + 1))


def at_level(asked: Waiting, track: int, level: int) -> Message | None:
    """What a level of a Track gives: at once, or at every Rest; beyond the highest, what the Track shows there."""
    tables = asked.state.tables
    if level > TOP_LEVEL:
        return asked.labelled("line-now", int(tables.overflow[track]))
    if level % 2 == 1:
        return asked.labelled("line-now", int(tables.immediate[4 * track + level // 2]))
    return asked.labelled("line-harvest", int(tables.harvest[4 * track + level // 2]))


# Scrolls


def _scroll(asked: Waiting, _: int, space: int) -> Worded:
    """A Scroll to Translate: what it is worth and does."""
    scroll = int(scroll_at(asked.state, space + MAP))
    place = message("line-place", first=domains.WISDOM.names[space])
    points = dotted(scroll_points(asked, scroll), place)
    return worded(asked.names.scroll(scroll), points, asked.effect(int(asked.state.tables.scroll_effect[scroll])))


# Caliph Cards


def _caliph(asked: Waiting, verb: int, row: int) -> Worded:
    step, tables = asked.step, asked.state.tables
    assert isinstance(step, ChooseCaliphSpace)
    card = int(asked.state.caliphs[step.space])
    line = None
    if row == MIDDLE:
        line = asked.effect(int(tables.caliph_middle[card]))
    elif row == BOTTOM:
        first, second = (domains.CHARACTER.names[tables.caliph_retire[2 * card + place]] for place in (0, 1))
        line = message(
            "line-caliph-bottom", first=message("character", item=first), second=message("character", item=second)
        )
    return worded(asked.choice(verb, row), line)


TOLD: dict[int, Telling] = {
    verbs.MOVE: _move,
    verbs.RESEARCH: _research,
    verbs.ADVANCE: _advance,
    verbs.SCROLL: _scroll,
    verbs.CALIPH: _caliph,
}
