"""Where an option lies."""

from collections.abc import Callable, Container, Iterator

from scholars.components import Place, places
from scholars.engine import choices, verbs
from scholars.engine.layout import BROWN_SLOTS, FROM_BAG, FROM_BOARD, FROM_CARD_IN_USE, FROM_HAND, NONE, SLOTS, SPOTS
from scholars.engine.sets import PUT_BACK_WHITE_DIE, WHITE_DICE_SETS
from scholars.engine.state import State
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.rules.caliph import ChooseCaliphSpace
from scholars.rules.dice import is_white_at, slot_in_use, whites_in_use
from scholars.rules.influence import SCROLLS
from scholars.rules.research import Research
from scholars.rules.sets import ChooseSet
from scholars.solo.translate import LetOrDeny

Places = tuple[Place, ...]


def places_of(state: State, code: int) -> Places:
    """The places an option is about; on a Player Board, that of the seat that is asked."""
    at_the_table = _AT_THE_TABLE.get(code >> SHIFT)
    return choices.places_of(code) if at_the_table is None else at_the_table(state, code & OPERAND)


def at_the_table(asked: Container[int]) -> Iterator[int]:
    """Every choice of some verbs whose places only the table tells."""
    for code in choices.every_choice():
        if code >> SHIFT in _AT_THE_TABLE and code >> SHIFT in asked:
            yield code


def _move(state: State, steps: int) -> Places:
    return (places.SPOTS[(int(state.players[state.seat()].spot) + steps) % SPOTS],)


def _slot_in_use(state: State, _operand: int) -> Places:
    return (places.SLOTS[state.work.slot],)


def _retiree(state: State, card: int) -> Places:
    return (places.retiree(int(state.work.slot), card),) if state.work.slot < BROWN_SLOTS else ()


def _resolve(_state: State, operand: int) -> Places:
    return (places.RETIREES[operand],)


def _white_dice(state: State, number: int) -> Places:
    return tuple(place for source in WHITE_DICE_SETS[number] for place in _source(state, source))


def _source(state: State, source: int) -> Places:
    """Where the White Dice of a source lie; a place as often as one lies there."""
    if source == FROM_BAG:
        return (places.BAG,)
    seat = state.seat()
    if source >= FROM_CARD_IN_USE:
        position = source - FROM_CARD_IN_USE
        return places.PLACED_DICE if whites_in_use(state, seat, position) > 1 else places.PLACED_DICE[position:][:1]
    if source != FROM_BOARD:
        return (places.DICE[source - FROM_HAND],)
    others = [slot for slot in range(SLOTS) if slot != slot_in_use(state, seat)]
    return tuple(places.SLOTS[slot] for slot in others for at in range(2) if is_white_at(state, seat, 2 * slot + at))


def members_of(state: State, asked: ChooseSet) -> dict[str, Places]:
    """What can be in a set, as options name it, and where it is."""
    found: dict[str, Places] = {}
    for member in dict.fromkeys(asked.members(state)):
        code = (verbs.PUT_BACK << SHIFT) | int(asked.put_back() + member)
        (name,) = choices.parts(code)[1]
        found[name] = places_of(state, code)
    return found


def _put_back(state: State, member: int) -> Places:
    if member >= PUT_BACK_WHITE_DIE:
        return _source(state, member - PUT_BACK_WHITE_DIE)
    return choices.places_of((verbs.PUT_BACK << SHIFT) | member)


def _research(state: State, option: int) -> Places:
    """The Track of the action's colour, where the option has steps on it."""
    step, research = state.question(), state.tables.research
    if not isinstance(step, Research) or option >= len(research):
        return ()
    _, _, _, steps, _ = research[option]
    track = int(state.tables.track_of_colour[step.colour])
    return (places.TRACKS[track],) if steps and track != NONE else ()


def _caliph(state: State, row: int) -> Places:
    step = state.question()
    return (places.CALIPH_ROWS[3 * int(step.space) + row],) if isinstance(step, ChooseCaliphSpace) else ()


def _wanted(state: State, _operand: int) -> Places:
    """The Scroll the solo opponent wants."""
    step = state.question()
    return ((*places.MAP, *places.WISDOM)[:SCROLLS][step.place],) if isinstance(step, LetOrDeny) else ()


_AT_THE_TABLE: dict[int, Callable[[State, int], Places]] = {
    verbs.MOVE: _move,
    verbs.MAIN: _slot_in_use,
    verbs.RETIREE: _retiree,
    verbs.RESOLVE: _resolve,
    verbs.RETURN_DIE: _white_dice,
    verbs.PUT_BACK: _put_back,
    verbs.RESEARCH: _research,
    verbs.CALIPH: _caliph,
    verbs.LET: _wanted,
    verbs.DENY: _wanted,
    verbs.CARD: lambda _state, card: (places.ASIDE[card],),
    verbs.SILVER: lambda _state, _amount: (places.SILVER,),
    verbs.GAIN_GOLD: lambda _state, _operand: (places.GOLD,),
    verbs.GAIN_XP: lambda _state, _operand: (places.XP,),
}
