"""What the engine's numbers stand for: each domain of operands and fields, named once.

A domain is a list of names; number 3 of it is the fourth. Where its members are places, or lie at some, it knows them.
Cards are named by the catalogue, so their domains look into the tables of a game.
"""

from collections.abc import Iterable
from typing import Any, Final

from scholars.components import (
    SCROLL_LANGUAGES,
    WORKER_COLOURS,
    Character,
    Colour,
    Difficulty,
    Guild,
    MainAction,
    Place,
    SchemeColour,
    Subject,
    Track,
    places,
)
from scholars.engine.layout import BROWN_SLOTS, DECKS, DICE, FACES, GUILDS, MAP, NONE, PURPLE, TRACK_GROUPS
from scholars.engine.layout import WISDOM as WISDOM_SPACES
from scholars.engine.tables import Tables


class Domain:
    """Names by number, and their places. A number without a name is none of the domain's."""

    def __init__(
        self,
        names: Iterable[str] = (),
        at: Iterable[Place] = (),
        *,
        ids: str = "",
        of: str = "",
        count: int = 0,
        first: int = 0,
        sets_of: "Domain | None" = None,
    ) -> None:
        self.names: tuple[str, ...] = tuple(str(name) for name in names)
        self.places: tuple[Place, ...] = tuple(at)
        self.ids = ids  # the field of the tables that names these cards
        self.of = of or ids  # the field that has as many of them as there are in a game
        self.count = count  # how many there are besides
        self.first = first
        self.sets_of = sets_of  # the domain of the members of these sets

    def name(self, number: int, tables: Tables) -> str | int:
        """What a number stands for; a domain without names is a count."""
        if self.ids:
            named: list[str] = _field(tables, self.ids)
            return named[number]
        return self.names[number] if self.names else number

    def numbers(self, tables: Tables) -> range:
        """The numbers there are in a game."""
        there = _field(tables, self.of) if self.of else 0 if self.count else len(self.names)
        return range(self.first, self.first + self.count + (there if isinstance(there, int) else len(there)))

    def places_of(self, number: int) -> tuple[Place, ...]:
        """Where it is, and where each member of a set is, if these are places."""
        if self.sets_of is not None:
            members = [self.sets_of.names.index(name) for name in self.names[number].split() if name != "none"]
            return tuple(place for member in members for place in self.sets_of.places_of(member))
        return self.places[number : number + 1] if number >= 0 else ()


def _field(tables: Tables, name: str) -> Any:
    return getattr(tables.solo if name == "scheme_ids" else tables, name)


def _numbered(name: str, count: int) -> list[str]:
    return [f"{name}-{number}" for number in range(1, count + 1)]


COUNT: Final = Domain()
COLOUR: Final = Domain(Colour)
WORKER: Final = Domain(WORKER_COLOURS, places.WORKERS)
DIE: Final = Domain((place.removeprefix("die-") for place in places.DICE), places.DICE)
CHARACTER: Final = Domain(Character, places.DECKS)
GUILD: Final = Domain(Guild, places.GUILDS)
TRACK: Final = Domain(Track, places.TRACKS, of="tracks")
ACTION: Final = Domain(MainAction)
CARD: Final = Domain((*Subject, "goal"), places.CARDS)
SLOT: Final = Domain(places.SLOTS, places.SLOTS)
ROOM: Final = Domain(places.ROOMS, places.ROOMS, of="rooms")
SPOT: Final = Domain(places.SPOTS, places.SPOTS)
PATH: Final = Domain(Colour)  # by colour
WISDOM: Final = Domain(places.WISDOM, places.WISDOM)
SCROLL_SPACE: Final = Domain((*places.MAP, *places.WISDOM), (*places.MAP, *places.WISDOM))
INFLUENCE_SPACE: Final = Domain(
    (*places.MAP, *places.WISDOM, *places.GUILDS), (*places.MAP, *places.WISDOM, *places.GUILDS)
)
CALIPH_SPACE: Final = Domain(places.CALIPH_SPACES, places.CALIPH_SPACES)
CALIPH_ROW: Final = Domain(places.CALIPH_ROW_NAMES)
POSITION: Final = Domain(("die-1", "die-2"), places.PLACED_DICE)  # the Dice of the card in use
SOURCE: Final = Domain(("bag", "board", *_numbered("hand", FACES), *POSITION.names))
SMALL_ACTION: Final = Domain(_numbered("action", 4), places.SMALL_ACTIONS)
BOOK: Final = Domain(places.BOOKS, places.BOOKS)
UPGRADE_SPACE: Final = Domain(_numbered("space", 6), places.UPGRADES)
TUCKED_ROW: Final = Domain(_numbered("row", places.MOST_TUCKED // BROWN_SLOTS), places.ROWS)  # four are drawn
DIFFICULTY: Final = Domain(Difficulty)
LANGUAGE: Final = Domain(SCROLL_LANGUAGES)
FOCUS: Final = Domain(places.FOCUSES, places.FOCUSES)
MAJORITY: Final = Domain(SchemeColour)
TRANSLATOR: Final = Domain(ids="translator_ids")  # Page Cards too, which are tucked as they are
SCROLL: Final = Domain(ids="scroll_ids")
CALIPH: Final = Domain(ids="caliph_ids")
RESOURCE: Final = Domain(ids="resource_ids")
SCHEME: Final = Domain(ids="scheme_ids")

# What only steps are made of
FLAG: Final = Domain(count=2)
AMOUNT: Final = Domain(count=DICE + 1)
CARDS: Final = Domain(of="translator_ids")  # how many
PARTS_DONE: Final = Domain(count=2**10)  # bits
EFFECT: Final = Domain(of="effects")
PILE_SCROLL: Final = Domain(of="scrolls")  # not those of Goal Cards
CHARACTER_OR_NONE: Final = Domain(count=DECKS + 1, first=NONE)
GUILD_OR_ANY: Final = Domain(count=GUILDS + 1, first=NONE)
GUILD_COLOUR: Final = Domain(count=GUILDS, first=PURPLE)
TRACK_GROUP: Final = Domain(count=TRACK_GROUPS)
BROWN_SLOT: Final = Domain(SLOT.names[:BROWN_SLOTS])
MAP_SPACE: Final = Domain(places.MAP, places.MAP)
SCROLL_SPACES: Final = Domain(count=1 << MAP + WISDOM_SPACES)  # bits
DICE_PICKED: Final = Domain(sets_of=DIE)
WHITE_DICE_PICKED: Final = Domain(sets_of=SOURCE)
WORKERS_PICKED: Final = Domain(sets_of=WORKER)
