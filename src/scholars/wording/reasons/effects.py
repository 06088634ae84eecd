"""Why not: parts of effects, Dice, Gold, Influence, Caliph Cards and Retirees."""

from scholars.engine.layout import NONE, PURPLE, WHITE
from scholars.engine.state import State
from scholars.engine.tables import Effect
from scholars.locales import Message, message
from scholars.rules import gold, influence, reasons, recruit, research, resolve, translate, travel
from scholars.rules.caliph import CaliphBottom
from scholars.rules.retire import PayTuck
from scholars.wording.reasons.actions import no_room
from scholars.wording.reasons.told import told, too_little_gold, too_little_silver

# Parts


def part(state: State, _seat: int, index: int) -> Message:
    """A part of an effect, or of what follows a move or a Translation."""
    step = state.agenda[-1]
    done, parts = 0, list[Effect]()
    match step:
        case resolve.InAnyOrder():
            done, parts = int(step.done), state.tables.effects[step.effect].parts
        case resolve.OneOf():
            parts = state.tables.effects[step.effect].parts
        case travel.AfterMove() | translate.AfterTranslation():
            done = int(step.done)
    if index >= (len(parts) or 2):
        return message("why-no-such-action")
    if (done >> index) & 1:
        return told(reasons.ALREADY_USED)
    if any(parts[earlier] is parts[index] and not (done >> earlier) & 1 for earlier in range(min(index, len(parts)))):
        return message("why-same-as-another")
    return told(reasons.NOTHING_TO_DO)


def advance(state: State, _seat: int, track: int) -> Message:
    """A Track to advance on."""
    step = state.agenda[-1]
    assert isinstance(step, research.AdvanceChoice)
    if track >= state.tables.tracks or not research.may_choose(state, track, step.group):
        return message("why-other-track")
    return told(reasons.NOTHING_TO_DO)


# Dice


def gain_die(_state: State, _seat: int, colour: int) -> Message:
    """A primary Die to gain."""
    return message("why-no-die-left" if WHITE < colour < PURPLE else "why-not-primary")


# Gold


def place_gold(state: State, seat: int, room: int) -> Message:
    """Gold on a Translator."""
    if room >= state.tables.rooms:
        return message("why-no-such-room")
    reason = int(gold.why_not_place_gold(state, seat, room))
    return too_little_gold(state, seat, 1) if reason == reasons.TOO_LITTLE_GOLD else _fee(state, seat, room, reason)


def take_gold(state: State, seat: int, room: int) -> Message:
    """Gold off a Translator."""
    if room >= state.tables.rooms:
        return message("why-no-such-room")
    return _fee(state, seat, room, int(gold.why_not_take_gold(state, seat, room)))


def _fee(state: State, seat: int, room: int, reason: int) -> Message:
    if reason == reasons.TOO_LITTLE_SILVER:
        return too_little_silver(state, seat, int(gold.fee(state, seat, room)))
    return told(reason)


# Influence


def influence_guild(state: State, _seat: int, guild: int) -> Message:
    """Influence in a Guild."""
    step = state.agenda[-1]
    assert isinstance(step, influence.InfluenceGuild)
    return message("why-other-guild") if step.guild not in (NONE, guild) else told(reasons.NO_INFLUENCE)


def mark(state: State, _seat: int, place: int) -> Message:
    """Influence on a Scroll."""
    if influence.scroll_at(state, place) == NONE:
        return told(reasons.NO_SCROLL)
    if influence.mark_of(state, place) != NONE:
        return message("why-scroll-has-influence")
    return told(reasons.NO_INFLUENCE)


def move_influence(state: State, seat: int, place: int) -> Message:
    """Influence that is moved because none is in supply."""
    there = influence.can_move_from(state, seat, place)
    return message("why-same-place" if there else "why-no-influence-there")


# Caliph Cards and Retirees


def caliph_retire(state: State, _seat: int, deck: int) -> Message:
    """A Translator to Retire on the bottom space of a Caliph Card."""
    step = state.agenda[-1]
    assert isinstance(step, CaliphBottom)
    pictured = [int(state.tables.caliph_retire[2 * step.card + place]) for place in range(2)]
    return told(reasons.DECK_EMPTY) if deck in pictured else message("why-other-deck")


def employ_offered(state: State, seat: int, deck: int) -> Message:
    """The Translator that a Scroll offers, to Employ."""
    step = state.agenda[-1]
    assert isinstance(step, recruit.EmployOrRetire)
    return message("why-other-deck") if step.deck != deck else no_room(state, seat)


def tuck_cost(state: State, seat: int, amount: int) -> Message:
    """Silver towards the cost of tucking."""
    step = state.agenda[-1]
    assert isinstance(step, PayTuck)
    if amount > step.cost:
        return message("why-costs-less", needed=int(step.cost))
    return too_little_silver(state, seat, amount)
