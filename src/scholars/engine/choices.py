"""Every choice there can be, from one table of verbs and what they take.

A choice is one integer: a verb and an operand. From this table come how it is packed, how it is written and read, and
its dense number for training. Notation names places and kinds, never what lies there: it depends on the choice alone.
"""

from functools import cache
from itertools import product
from typing import Final, TypeAlias

from scholars.components import Character, Colour, Difficulty, Guild, MainAction, Subject, Track
from scholars.engine import verbs
from scholars.engine.layout import BOOK_SPACES, BROWN_SLOTS, FACES, ROOMS, SLOTS, UPGRADE_SPACES, WORKER_COLOURS
from scholars.engine.sets import WHITE_DICE_SETS, WORKER_SETS, Sets
from scholars.engine.verbs import OPERAND, SHIFT

MOST_CARDS: Final = 160  # more than there are Translators and Page Cards: all of them may lie under one slot

_COLOURS: Final = tuple(str(colour) for colour in Colour)
_ROOMS: Final = tuple(f"room-{number}" for number in range(1, ROOMS + 1))
_DICE: Final = tuple(f"{colour}-{face}" for colour in _COLOURS for face in range(1, FACES + 1))
_CARDS: Final = (*(str(subject) for subject in Subject), "goal")
_SLOTS: Final = tuple(f"slot-{number}" for number in range(1, SLOTS + 1))
_GUILDS: Final = tuple(str(guild) for guild in Guild)
_CHARACTERS: Final = tuple(str(character) for character in Character)
_MAP: Final = (
    "top-middle",
    "top-right",
    "bottom-right",
    "bottom-middle",
    "bottom-left",
    "top-left",
)  # beside Spots 0, 2 ...
_WISDOM: Final = tuple(f"wisdom-{guild}-{row}" for guild in _GUILDS for row in ("top", "middle", "lowest"))
_SCROLLS: Final = (*(f"map-{place}" for place in _MAP), *_WISDOM)
_WORKERS: Final = _COLOURS[:WORKER_COLOURS]
_POSITIONS: Final = ("die-1", "die-2")  # the Dice of the card in use
_SOURCES: Final = ("bag", "board", *(f"hand-{face}" for face in range(1, FACES + 1)), *_POSITIONS)


_Domain: TypeAlias = tuple[str | None, ...]  # what an operand can be, by its number; None where no choice has it


def _numbered(name: str, count: int) -> tuple[str, ...]:
    return tuple(f"{name}-{number}" for number in range(1, count + 1))


def _counted(count: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(count))


def _one_or_two_dice() -> _Domain:
    """Two Dice in their order, one, or none beside a printed one; "none" stands after all Dice."""
    last = len(_DICE)
    names: list[str | None] = []
    for first in range(last + 1):
        for second in range(last + 1):
            if second == last:
                names.append("none" if first == last else _DICE[first])
            else:
                names.append(f"{_DICE[first]} {_DICE[second]}" if first <= second else None)
    return tuple(names)


def _sets_of_rooms() -> _Domain:
    """Every set of Rooms with anybody in it, by its bits."""
    sets = [" ".join(room for number, room in enumerate(_ROOMS) if (bits >> number) & 1) for bits in range(1 << ROOMS)]
    return (None, *sets[1:])


def _sets(names: tuple[str, ...], sets: Sets) -> _Domain:
    """Every set of some things, each named as often as it is in it."""
    return tuple(" ".join(names[kind] for kind in chosen) for chosen in sets)


_TABLE: Final[dict[int, tuple[str, tuple[_Domain, ...]]]] = {
    verbs.PICK: ("pick", (_ROOMS,)),
    verbs.WORK: ("work", (_CARDS, _SLOTS)),
    verbs.REST: ("rest", ()),
    verbs.PASS: ("pass", ()),
    verbs.DICE: ("dice", (_one_or_two_dice(),)),
    verbs.PLACE_WORKER: ("place-worker", (_WORKERS, _POSITIONS)),
    verbs.MAIN: ("main", (tuple(str(action) for action in MainAction),)),
    verbs.SMALL: ("small", (_numbered("action", 4),)),
    verbs.RETIREE: ("retiree", (_numbered("card", MOST_CARDS),)),
    verbs.COLOUR: ("colour", (_COLOURS,)),
    verbs.DISPATCH: ("dispatch", (_CHARACTERS,)),
    verbs.EMPLOY: ("employ", (_CHARACTERS,)),
    verbs.RETIRE: ("retire", (_CHARACTERS,)),
    verbs.ROOM: ("room", (_ROOMS,)),
    verbs.MOVE: ("move", ((None, *_counted(13)[1:]),)),
    verbs.DELIVER: ("deliver", (_GUILDS,)),
    verbs.RESEARCH: ("research", (_numbered("option", 4),)),
    verbs.SCROLL: ("scroll", (_WISDOM,)),
    verbs.LINE: ("line", (_sets_of_rooms(),)),
    verbs.PART: ("part", (_counted(9)[1:],)),
    verbs.PAY: ("pay", ()),
    verbs.ACCEPT: ("accept", ()),
    verbs.GAIN_WORKER: ("gain-worker", (_sets(_WORKERS, WORKER_SETS),)),
    verbs.SPEND_WORKER: ("spend-worker", (_sets(_WORKERS, WORKER_SETS),)),
    verbs.GAIN_DIE: ("gain-die", (_COLOURS,)),
    verbs.GAIN_GOLD: ("gain-gold", ()),
    verbs.RETURN_DIE: ("return-die", (_sets(_SOURCES, WHITE_DICE_SETS),)),
    verbs.INFLUENCE: ("influence", (_GUILDS,)),
    verbs.MARK: ("mark", (_SCROLLS,)),
    verbs.FROM: ("from", ((*_SCROLLS, *(f"guild-{guild}" for guild in _GUILDS)),)),
    verbs.ADVANCE: ("advance", (tuple(str(track) for track in Track),)),
    verbs.PLACE_GOLD: ("place-gold", (_ROOMS,)),
    verbs.TAKE_GOLD: ("take-gold", (_ROOMS,)),
    verbs.REROLL: ("reroll", (_DICE,)),
    verbs.CARD: ("card", (_numbered("aside", MOST_CARDS),)),
    verbs.TUCK: ("tuck", (_SLOTS,)),
    verbs.SILVER: ("silver", (_counted(MOST_CARDS + 1),)),
    verbs.CALIPH: ("caliph", (("top", "middle", "bottom"),)),
    verbs.ENOUGH: ("enough", ()),
    verbs.DECLINE: ("decline", ()),
    verbs.END_TURN: ("end-turn", ()),
    verbs.DIFFICULTY: ("difficulty", (tuple(str(difficulty) for difficulty in Difficulty),)),
    verbs.LET: ("let", ()),
    verbs.DENY: ("deny", ()),
    verbs.PAGE: ("page", (_numbered("book", BOOK_SPACES),)),
    verbs.GAIN_XP: ("gain-xp", ()),
    verbs.UPGRADE: ("upgrade", (_numbered("space", UPGRADE_SPACES),)),
    verbs.HARVEST: ("harvest", (tuple(str(track) for track in Track),)),
    verbs.HARVEST_CARD: ("harvest-card", (_CARDS,)),
    verbs.RESOLVE: ("resolve", (_SLOTS[:BROWN_SLOTS], _numbered("card", MOST_CARDS))),
    verbs.TO_BAG: ("to-bag", (_DICE,)),
    verbs.PUT_BACK: ("put-back", ((*_WORKERS, *_DICE, *_SOURCES),)),
    verbs.REFILL_BAG: ("refill-bag", ()),
}


@cache
def _written() -> dict[int, str]:
    """Every choice and how it is written."""
    texts: dict[int, str] = {}
    for verb, (name, domains) in _TABLE.items():
        for operand, words in enumerate(product(*domains)):
            named = [word for word in words if word is not None]
            if len(named) == len(words):
                texts[(verb << SHIFT) | operand] = " ".join((name, *named))
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
    """The choice a notation means; KeyError if there is none."""
    return _read()[text]


def verbs_and_places() -> tuple[str, ...]:
    """Every notation there is, for finding the nearest to a mistyped one."""
    return tuple(_read())


def parts(choice: int) -> tuple[str, tuple[str, ...]]:
    """The verb of a choice and what it is about: `("work", ("physics", "slot-3"))`."""
    verb, operand = choice >> SHIFT, choice & OPERAND
    name, domains = _TABLE[verb]
    words: list[str] = []
    for domain in reversed(domains):
        words.append(str(domain[operand % len(domain)]))
        operand //= len(domain)
    return name, tuple(reversed(words))


def verb_names() -> tuple[str, ...]:
    """Every verb, as it is written."""
    return tuple(name for name, _ in _TABLE.values())


def action_number(choice: int) -> int:
    """The dense number of a choice among all there can be."""
    return _numbers()[choice]


def action_count() -> int:
    """How many choices there can be."""
    return len(_written())
