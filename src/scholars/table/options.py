"""Where an option lies, and what it certainly costs and gains."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator

from scholars.components import Place, places
from scholars.engine import choices, domains, verbs
from scholars.engine.events import Fact
from scholars.engine.layout import BROWN_SLOTS, FROM_BAG, FROM_BOARD, FROM_CARD_IN_USE, FROM_HAND, SLOTS, SPOTS
from scholars.engine.sets import PUT_BACK_WHITE_DIE, WHITE_DICE_SETS
from scholars.engine.state import State
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.rules.caliph import ChooseCaliphSpace
from scholars.rules.dice import is_white_at, slot_in_use, whites_in_use
from scholars.rules.influence import SCROLLS
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
    verbs.CALIPH: _caliph,
    verbs.LET: _wanted,
    verbs.DENY: _wanted,
    verbs.CARD: lambda _state, card: (places.ASIDE[card],),
    verbs.SILVER: lambda _state, _amount: (places.SILVER,),
    verbs.GAIN_GOLD: lambda _state, _operand: (places.GOLD,),
    verbs.GAIN_XP: lambda _state, _operand: (places.XP,),
}


# What certainly follows for a seat: what each fact makes less or more of, named by what it tells

LESS, MORE = -1, 1
_CHANGES = {
    "silver_paid": (LESS, "silver"),
    "gold_paid": (LESS, "gold"),
    "gold_placed": (LESS, "gold"),
    "xp_paid": (LESS, "xp"),
    "worker_spent": (LESS, "{worker} worker"),
    "worker_placed": (LESS, "{worker} worker"),
    "influence_in_guild": (LESS, "influence"),
    "influence_on_scroll": (LESS, "influence"),
    "influence_on_translator": (LESS, "influence"),
    "die_back_to_bag": (LESS, "black die in hand"),
    "silver_gained": (MORE, "silver"),
    "gold_gained": (MORE, "gold"),
    "gold_taken": (MORE, "gold"),
    "xp_gained": (MORE, "xp"),
    "worker_gained": (MORE, "{worker} worker"),
    "die_to_bag": (MORE, "{colour} die"),
    "die_returned": (MORE, "white die destroyed"),
    "influence_taken_back": (MORE, "influence"),
    "track_advanced": (MORE, "{track} step"),
}
_NAMED = {"worker": domains.WORKER, "colour": domains.COLOUR, "track": domains.TRACK}


def costs_and_gains(facts: Iterable[Fact], seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """What a seat pays and what it gains, as far as it is certain."""
    counted = {LESS: Counter[str](), MORE: Counter[str]()}
    for fact in facts:
        if fact.name in _CHANGES and fact.numbers.get("seat") == seat:
            way, thing = _CHANGES[fact.name]
            named = {field: _NAMED[field].names[number] for field, number in fact.numbers.items() if field in _NAMED}
            counted[way][thing.format(**named)] += fact.numbers.get("amount", 1)
    return dict(counted[LESS]), dict(counted[MORE])
