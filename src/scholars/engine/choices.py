"""Every choice there can be, from one table of verbs and what they take.

A choice is one integer: a verb and an operand. From this table come how it is packed, how it is written and read, and
its dense number for training. Notation names places and kinds, never what lies there: it depends on the choice alone.
"""

from functools import cache
from itertools import product
from math import prod
from typing import Final

from scholars.components import places
from scholars.engine import verbs
from scholars.engine.domains import (
    ACTION,
    BOOK,
    BROWN_SLOT,
    CALIPH_ROW,
    CARD,
    CHARACTER,
    COLOUR,
    DIE,
    DIFFICULTY,
    GUILD,
    INFLUENCE_SPACE,
    POSITION,
    ROOM,
    SCROLL_SPACE,
    SLOT,
    SMALL_ACTION,
    SOURCE,
    TRACK,
    UPGRADE_SPACE,
    WISDOM,
    WORKER,
    Domain,
)
from scholars.engine.layout import ROOMS
from scholars.engine.sets import WHITE_DICE_SETS, WORKER_SETS, Sets
from scholars.engine.verbs import OPERAND, SHIFT

MOST_CARDS: Final = places.MOST_TUCKED


def _numbered(name: str, count: int) -> Domain:
    return Domain(f"{name}-{number}" for number in range(1, count + 1))


def _counted(first: int, last: int) -> Domain:
    return Domain((*([""] * first), *(str(number) for number in range(first, last + 1))))


def _one_or_two_dice() -> Domain:
    """Two Dice in their order, one, or none beside a printed one; "none" stands after all Dice."""
    dice, last = DIE.names, len(DIE.names)
    names: list[str] = []
    for first in range(last + 1):
        for second in range(last + 1):
            if second == last:
                names.append("none" if first == last else dice[first])
            else:
                names.append(f"{dice[first]} {dice[second]}" if first <= second < last else "")
    return Domain(names, sets_of=DIE)


def _sets_of_rooms() -> Domain:
    """Every set of Rooms with anybody in it, by its bits."""
    rooms = tuple(enumerate(ROOM.names))
    sets = (" ".join(room for number, room in rooms if (bits >> number) & 1) for bits in range(1 << ROOMS))
    return Domain(sets, sets_of=ROOM)


def _sets(members: Domain, sets: Sets) -> Domain:
    """Every set of some things, each named as often as it is in it."""
    return Domain((" ".join(members.names[kind] for kind in chosen) for chosen in sets), sets_of=members)


_PICKED: Final = Domain((*WORKER.names, *DIE.names, *SOURCE.names), (*WORKER.places, *DIE.places))

_TABLE: Final[dict[int, tuple[str, tuple[Domain, ...]]]] = {
    verbs.PICK: ("pick", (ROOM,)),
    verbs.WORK: ("work", (CARD, SLOT)),
    verbs.REST: ("rest", ()),
    verbs.PASS: ("pass", ()),
    verbs.DICE: ("dice", (_one_or_two_dice(),)),
    verbs.PLACE_WORKER: ("place-worker", (WORKER, POSITION)),
    verbs.MAIN: ("main", (ACTION,)),
    verbs.SMALL: ("small", (SMALL_ACTION,)),
    verbs.RETIREE: ("retiree", (_numbered("card", MOST_CARDS),)),
    verbs.COLOUR: ("colour", (COLOUR,)),
    verbs.DISPATCH: ("dispatch", (CHARACTER,)),
    verbs.EMPLOY: ("employ", (CHARACTER,)),
    verbs.RETIRE: ("retire", (CHARACTER,)),
    verbs.ROOM: ("room", (ROOM,)),
    verbs.MOVE: ("move", (_counted(1, 12),)),
    verbs.DELIVER: ("deliver", (GUILD,)),
    verbs.RESEARCH: ("research", (_numbered("option", 4),)),
    verbs.SCROLL: ("scroll", (WISDOM,)),
    verbs.LINE: ("line", (_sets_of_rooms(),)),
    verbs.PART: ("part", (Domain(str(number) for number in range(1, 9)),)),
    verbs.PAY: ("pay", ()),
    verbs.ACCEPT: ("accept", ()),
    verbs.GAIN_WORKER: ("gain-worker", (_sets(WORKER, WORKER_SETS),)),
    verbs.SPEND_WORKER: ("spend-worker", (_sets(WORKER, WORKER_SETS),)),
    verbs.GAIN_DIE: ("gain-die", (COLOUR,)),
    verbs.GAIN_GOLD: ("gain-gold", ()),
    verbs.RETURN_DIE: ("return-die", (_sets(SOURCE, WHITE_DICE_SETS),)),
    verbs.INFLUENCE: ("influence", (GUILD,)),
    verbs.MARK: ("mark", (SCROLL_SPACE,)),
    verbs.FROM: ("from", (INFLUENCE_SPACE,)),
    verbs.ADVANCE: ("advance", (TRACK,)),
    verbs.PLACE_GOLD: ("place-gold", (ROOM,)),
    verbs.TAKE_GOLD: ("take-gold", (ROOM,)),
    verbs.REROLL: ("reroll", (DIE,)),
    verbs.CARD: ("card", (_numbered("aside", MOST_CARDS),)),
    verbs.TUCK: ("tuck", (SLOT,)),
    verbs.SILVER: ("silver", (_counted(0, MOST_CARDS),)),
    verbs.CALIPH: ("caliph", (CALIPH_ROW,)),
    verbs.ENOUGH: ("enough", ()),
    verbs.DECLINE: ("decline", ()),
    verbs.END_TURN: ("end-turn", ()),
    verbs.DIFFICULTY: ("difficulty", (DIFFICULTY,)),
    verbs.LET: ("let", ()),
    verbs.DENY: ("deny", ()),
    verbs.PAGE: ("page", (BOOK,)),
    verbs.GAIN_XP: ("gain-xp", ()),
    verbs.UPGRADE: ("upgrade", (UPGRADE_SPACE,)),
    verbs.HARVEST: ("harvest", (TRACK,)),
    verbs.HARVEST_CARD: ("harvest-card", (CARD,)),
    verbs.RESOLVE: ("resolve", (BROWN_SLOT, _numbered("card", MOST_CARDS))),
    verbs.TO_BAG: ("to-bag", (DIE,)),
    verbs.PUT_BACK: ("put-back", (_PICKED,)),
    verbs.REFILL_BAG: ("refill-bag", ()),
}

OPERANDS: Final[tuple[int, ...]] = tuple(  # how many each verb has, by its number
    prod(len(domain.names) for domain in _TABLE[verb][1]) if verb in _TABLE else 0 for verb in range(max(_TABLE) + 1)
)


@cache
def _written() -> dict[int, str]:
    """Every choice and how it is written."""
    texts: dict[int, str] = {}
    for verb, (name, taken) in _TABLE.items():
        for operand, words in enumerate(product(*(domain.names for domain in taken))):
            if all(words):
                texts[(verb << SHIFT) | operand] = " ".join((name, *words))
    return texts


@cache
def _read() -> dict[str, int]:
    return {text: choice for choice, text in _written().items()}


@cache
def _numbers() -> dict[int, int]:
    return {choice: number for number, choice in enumerate(_written())}


def write(choice: int) -> str:
    """A choice in its notation, as `employ greek`."""
    return _written()[choice]


def read(text: str) -> int:
    """The choice a notation means, with the members of a set in any order; KeyError if there is none."""
    known = _read()
    return known[text] if text in known else known[_in_order(text)]


def _in_order(text: str) -> str:
    """A notation with the members of its set in the order in which they are written."""
    verb, *words = text.split(" ")
    members = _set_members().get(verb, ())
    return " ".join((verb, *sorted(words, key=members.index))) if set(words) <= set(members) else text


@cache
def _set_members() -> dict[str, tuple[str, ...]]:
    """What the sets of a verb are made of, by the verb."""
    domains = {name: taken[0].sets_of for name, taken in _TABLE.values() if taken}
    return {name: tuple(members.names) for name, members in domains.items() if members is not None}


def verbs_and_places() -> tuple[str, ...]:
    """Every notation there is, for finding the nearest to a mistyped one."""
    return tuple(_read())


def parts(choice: int) -> tuple[str, tuple[str, ...]]:
    """The verb of a choice and what it is about: `("work", ("physics", "slot-3"))`."""
    name, operands = _operands(choice)
    return name, tuple(domain.names[number] for domain, number in operands)


def places_of(choice: int) -> tuple[places.Place, ...]:
    """The places a choice names; some verbs mean others, which only the table tells (`table/options.py`)."""
    return tuple(place for domain, number in _operands(choice)[1] for place in domain.places_of(number))


def _operands(choice: int) -> tuple[str, tuple[tuple[Domain, int], ...]]:
    """The verb of a choice, and the number of each of its operands in its domain."""
    verb, operand = choice >> SHIFT, choice & OPERAND
    name, taken = _TABLE[verb]
    numbers: list[tuple[Domain, int]] = []
    for domain in reversed(taken):
        numbers.append((domain, operand % len(domain.names)))
        operand //= len(domain.names)
    return name, tuple(reversed(numbers))


def every_choice() -> tuple[int, ...]:
    """Every choice there can be, in the order of their dense numbers."""
    return tuple(_written())


def verb_names() -> tuple[str, ...]:
    """Every verb, as it is written."""
    return tuple(name for name, _ in _TABLE.values())


def action_number(choice: int) -> int:
    """The dense number of a choice among all there can be."""
    return _numbers()[choice]


def action_count() -> int:
    """How many choices there can be."""
    return len(_written())
