"""The table as it is sent: the shape of what `scholars.table.plain` writes. It describes and does not convert."""

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from scholars.components import Colour, Language, MainAction, Place
from scholars.components.places import is_place
from scholars.server.wire.shapes import Shape


class Name:
    """In an annotation: a name of some kind, and what the browser calls its type."""

    def __init__(self, browser_type: str, known: Callable[[str], bool]) -> None:
        self.browser_type = browser_type
        self.known = known

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_after_validator_function(self._checked, handler(source))

    def __get_pydantic_json_schema__(self, _schema: CoreSchema, _handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {"type": "string", "x-type": self.browser_type}

    def _checked(self, name: str) -> str:
        if not self.known(name):
            raise ValueError(f"{name} is no {self.browser_type}")
        return name


def _place(kind: str) -> Name:
    return Name(f"PlaceOf<'{kind}'>", lambda name: is_place(name) and Place(name).kind.name == kind)


def _one_of(names: type[StrEnum], browser_type: str) -> Name:
    return Name(browser_type, lambda name: name in tuple(names))


PlaceName: TypeAlias = Annotated[str, Name("Place", is_place)]
RoomPlace: TypeAlias = Annotated[str, _place("room")]
MapPlace: TypeAlias = Annotated[str, _place("map")]
WisdomPlace: TypeAlias = Annotated[str, _place("wisdom")]
GuildPlace: TypeAlias = Annotated[str, _place("guild")]
DeckPlace: TypeAlias = Annotated[str, _place("deck")]
TrackPlace: TypeAlias = Annotated[str, _place("track")]
SpotPlace: TypeAlias = Annotated[str, _place("spot")]
CaliphPlace: TypeAlias = Annotated[str, _place("caliph-space")]
CaliphRowPlace: TypeAlias = Annotated[str, _place("caliph-row")]
FocusPlace: TypeAlias = Annotated[str, _place("focus")]
BookPlace: TypeAlias = Annotated[str, _place("book")]
UpgradePlace: TypeAlias = Annotated[str, _place("upgrade")]
SlotPlace: TypeAlias = Annotated[str, _place("slot")]
PlacedDiePlace: TypeAlias = Annotated[str, _place("placed-die")]
SmallActionPlace: TypeAlias = Annotated[str, _place("small-action")]
RetireePlace: TypeAlias = Annotated[str, _place("retiree")]
ColourName: TypeAlias = Annotated[str, _one_of(Colour, "Colour")]
ActionName: TypeAlias = Annotated[str, _one_of(MainAction, "Action")]
LanguageName: TypeAlias = Annotated[str, _one_of(Language, "Language")]
DieName: TypeAlias = Annotated[str, Name("DieName", lambda name: is_place(f"die-{name}"))]


class Seen(BaseModel):
    """A part of a table, with nothing that is not described."""

    model_config = ConfigDict(extra="forbid")


class EmployedTranslator(Seen):
    """A Translator in a Room; one without an owner is Neutral."""

    translator: str
    owner: int | None
    gold: int


class MarkedScroll(Seen):
    """A Scroll on the Map or in the House of Wisdom, and whose Influence lies on it."""

    scroll: str
    influence: int | None


class GuildHouse(Seen):
    """A Guild: the Influence of each seat, and who controls it."""

    influence: list[int]
    controller: int | None


class Deck(Seen):
    """A deck of Translators: the top card, how many there are, and those everybody saw going under it."""

    top: str
    size: int
    known_bottom: list[str]


class ResearchLevels(Seen):
    """A Research Track: the level of each seat, and whether the XP of its third space still lies there."""

    levels: list[int]
    xp: bool


class RevealedCaliph(Seen):
    """A Caliph Card, and whose Influence lies on its rows."""

    card: str
    influence: dict[CaliphRowPlace, int]


class Work(Seen):
    """The Work of the player whose turn it is: the card, its Dice as they count, and what was done of it."""

    slot: SlotPlace
    card: str
    dice: dict[PlacedDiePlace, DieName]
    main: ActionName | None
    colour: ColourName | None
    small_actions_used: list[SmallActionPlace]
    retirees_used: list[RetireePlace]


class SoloBoard(Seen):
    """What everybody sees of the solo opponent's board."""

    difficulty: str | None
    focus: FocusPlace
    research_markers: int
    dice_sum: int
    schemes_left: int
    face_up: list[str]
    scrolls: dict[LanguageName, int]
    face_down_scroll: bool


class BookSpace(Seen):
    """A page of a Book: the Page Card on it, and whether the solo opponent's Research Marker lies there."""

    page: str | None
    research_marker: bool


class UpgradeSpace(Seen):
    """An Upgraded Action Card on offer, and the XP on it."""

    card: str
    xp: int


class Books(Seen):
    """What Body of Books puts on the table."""

    spaces: dict[BookPlace, BookSpace]
    upgrades: dict[UpgradePlace, UpgradeSpace]
    pages_left: int
    caliph_xp: int
    opponents_pages: list[str]


class PlacedDie(Seen):
    """A Die on a card, which may have left, and the Workers on it, who stay."""

    die: DieName | None
    workers: list[ColourName]


class UsedSlot(Seen):
    """What lies on an Action Slot and under it."""

    card: str | None
    placed: dict[PlacedDiePlace, PlacedDie]
    tucked: list[str]


class Goal(Seen):
    """A Goal Card and which of its targets are met."""

    card: str
    interacted: bool
    translated: bool
    researched: bool


class Player(Seen):
    """A player's things; what is in a Bag is told to its owner only."""

    name: str
    silver: int
    gold: int
    influence: int
    xp: int | None
    spot: SpotPlace
    workers: dict[ColourName, int]
    hand: list[DieName]
    bag: dict[ColourName, int] | None
    bag_size: int
    cards: list[str]
    slots: dict[SlotPlace, UsedSlot]
    scrolls: list[str]
    set_aside: list[str]
    goal: Goal | None
    resource: str | None
    rows_filled: int


class Table(Seen):
    """What a seat may see of a game; seat null is a spectator. Empty places are left out."""

    seat: int | None
    asked: int | None
    catalogue: str
    mode: Literal["casual", "epic"]
    expansions: list[str]
    round: int
    last_round: int | None
    turn: int
    first_player: int
    passes_in_a_row: int
    rooms: dict[RoomPlace, EmployedTranslator]
    resources: dict[RoomPlace, str]
    map: dict[MapPlace, MarkedScroll]
    wisdom: dict[WisdomPlace, MarkedScroll]
    guilds: dict[GuildPlace, GuildHouse]
    decks: dict[DeckPlace, Deck]
    tracks: dict[TrackPlace, ResearchLevels]
    caliphs: dict[CaliphPlace, RevealedCaliph]
    neutral_spot: SpotPlace
    supply: dict[ColourName, int]
    draw_pile: int
    reserve: int
    discard: list[str]
    work: Work | None
    solo: SoloBoard | None
    books: Books | None
    players: list[Player]


SeenTable: TypeAlias = Annotated[dict[str, Any], Shape(Table)]


def problems(table: dict[str, Any]) -> str:
    """What a table has otherwise than described; nothing if all is as it should be."""
    try:
        Table.model_validate(table, strict=True)
    except ValueError as fault:
        return str(fault)
    return ""
